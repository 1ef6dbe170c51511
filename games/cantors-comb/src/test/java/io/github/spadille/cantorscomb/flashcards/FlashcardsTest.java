package io.github.spadille.cantorscomb.flashcards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.Element;
import io.github.spadille.cantorscomb.Spectrum;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Guess;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlashcardsTest {
  private static final MoveSyntax<FlashcardsMove> SYNTAX = Flashcards.GAME.rules().syntax();

  private static TestTable drill(String... options) {
    return TestTable.of(Flashcards.GAME, options);
  }

  private static boolean isSeen(TestTable table, String pile) {
    return !table.seenBy(0).pile(pile).contains("??");
  }

  private static int size(TestTable table, String pile) {
    return table.table().pile(pile).size();
  }

  /** Returns what is said of an answer to a card. */
  private static String verdict(String card, String answer, String... options) {
    return drill(options).play("* shuffle " + card + " ...", "guess " + answer).fact("verdict");
  }

  private static String asked(String field, String card, String answer) {
    String show = field.equals("symbol") ? "name" : "symbol";
    return verdict(card, answer, "drill=element", "show=" + show, "ask=" + field);
  }

  private static void refused(String message, String... options) {
    assertThatThrownBy(() -> drill(options))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining(message);
  }

  @Test
  @Covers({"FLC-1", "FLC-3", "FLC-6"})
  void aKanaIsShownAndItsSoundIsAsked() {
    TestTable hiragana = drill().play("* shuffle 2.3 ...");
    assertThat(hiragana.fact("prompt")).isEqualTo("き");
    assertThat(hiragana.fact("drill")).isEqualTo("hiragana");
    assertThat(isSeen(hiragana, "shown")).isFalse();
    assertThat(hiragana.fact("answer")).isEqualTo("-");
    TestTable revealed = hiragana.play("guess ki");
    assertThat(revealed.fact("answer")).isEqualTo("ki");
    assertThat(revealed.fact("verdict")).isEqualTo("right");
    assertThat(drill("drill=katakana").play("* shuffle 2.3 ...").fact("prompt")).isEqualTo("キ");
    assertThat(size(drill(), "pack")).isEqualTo(64);
    assertThat(drill().told("* shuffle ...")).containsExactly("shown [あ]");
    TestTable reverse = drill("reverse=on").play("* shuffle 2.3 ...");
    assertThat(reverse.fact("prompt")).isEqualTo("ki");
    assertThat(reverse.play("reveal").fact("answer")).isEqualTo("き");
  }

  @Test
  @Covers("FLC-2")
  void aFieldOfAnElementIsShownAndAnotherAsked() {
    TestTable names = drill("drill=element").play("* shuffle 7.1 ...");
    assertThat(names.fact("prompt")).isEqualTo("Fe");
    assertThat(names.play("reveal").fact("answer")).isEqualTo("Iron");
    TestTable numbers =
        drill("drill=element", "show=configuration", "ask=number").play("* shuffle 7.1 ...");
    assertThat(numbers.fact("prompt")).isEqualTo("[Ar] 3d6 4s2");
    assertThat(numbers.play("reveal").fact("answer")).isEqualTo("26");
    refused("another field than show", "drill=element", "show=weight", "ask=weight");
    refused("symbol, unless with drill=element", "show=weight");
    refused("name, unless with drill=element", "ask=weight");
  }

  @Test
  @Covers({"FLC-4", "FLC-21", "FLC-22", "FLC-23", "FLC-24", "FLC-25"})
  void allKana() {
    List<Kana> all = Kana.FAMILY.cards();
    assertThat(size(drill("pack=full"), "pack")).isEqualTo(73);
    assertThat(Lists.transform(all, Kana::hiragana).stream().distinct()).hasSize(73);
    assertThat(String.join("", Lists.transform(all, Kana::hiragana)))
        .isEqualTo(
            "あいうえおかきくけこがぎぐげごさしすせそざじずぜぞたちつてとだぢづでどなにぬねの" + "はひふへほばびぶべぼぱぴぷぺぽまみむめもやゆよらりるれろわゐゑをん");
    for (Kana kana : all) { // In Unicode a katakana stands 96 places after its hiragana.
      assertThat(kana.katakana().charAt(0) - kana.hiragana().charAt(0)).isEqualTo(96);
    }
    List<String> odd = new ArrayList<>();
    for (Kana kana : all) {
      if (!kana.answers().get(0).equals(kana.code())) {
        odd.add(kana + " " + kana.answers());
      }
    }
    assertThat(odd)
        .containsExactly(
            "si [shi, si]",
            "zi [ji, zi]",
            "ti [chi, ti]",
            "tu [tsu, tu]",
            "di [ji, di, zi]",
            "du [zu, du, dzu]",
            "hu [fu, hu]");
    assertThat(Kana.FAMILY.parse("wo").answers()).containsExactly("wo", "o");
    assertThat(Kana.FAMILY.parse("wi").answers()).containsExactly("wi", "i");
    assertThat(Kana.FAMILY.parse("we").answers()).containsExactly("we", "e");
    assertThat(Kana.FAMILY.parse("n").answers()).containsExactly("n", "nn");
    assertThat(all.stream().filter(kana -> "gzdb".indexOf(kana.code().charAt(0)) >= 0)).hasSize(20);
    assertThat(all.stream().filter(kana -> kana.code().charAt(0) == 'p')).hasSize(5);
    assertThat(drill("pack=full").play("* shuffle wi we ...").fact("prompt")).isEqualTo("ゐ");
    for (String answer : List.of("zu", "du", "dzu")) {
      assertThat(verdict("du", answer, "drill=katakana", "pack=full")).isEqualTo("right");
    }
    assertThat(verdict("du", "tsu", "drill=katakana", "pack=full")).isEqualTo("wrong");
    refused("deck with drill=element", "drill=element", "pack=full");
  }

  @Test
  @Covers("FLC-31")
  void chanceSaysInWhichAlphabetTheNextCardIs() {
    TestTable start = drill("drill=kana");
    assertThat(start.refusal("* alphabet katakana")).isEqualTo("FLC-6 shuffle");
    TestTable tossing = start.play("* shuffle 2.3 5.1 ...");
    assertThat(tossing.fact("phase")).isEqualTo("alphabet");
    assertThat(tossing.fact("drill")).isEqualTo("kana");
    assertThat(tossing.fact("prompt")).isEqualTo("-");
    assertThat(tossing.pile("shown")).isEmpty();
    assertThat(tossing.moves()).isEmpty();
    assertThat(tossing.refusal("0 guess ki")).isEqualTo("FLC-31 toss");
    assertThat(tossing.refusal("0 stop")).isEqualTo("FLC-31 toss");
    assertThat(tossing.refusal("* shuffle ...")).isEqualTo("FLC-6 shuffled");
    assertThat(tossing.told("* alphabet katakana")).containsExactly("shown [キ]");
    TestTable katakana = tossing.play("* alphabet katakana");
    assertThat(katakana.fact("prompt")).isEqualTo("キ");
    assertThat(isSeen(katakana, "shown")).isFalse();
    assertThat(katakana.refusal("* alphabet katakana")).isEqualTo("FLC-8 answer-first");
    assertThat(katakana.moves()).hasSize(66).isEqualTo(drill().play("* shuffle ...").moves());
    assertThat(katakana.play("guess ki").fact("verdict")).isEqualTo("right");
    TestTable hiragana = tossing.play("* alphabet hiragana");
    assertThat(hiragana.fact("prompt")).isEqualTo("き");
    assertThat(hiragana.play("guess ki", "next").fact("phase")).isEqualTo("alphabet");
    assertThat(drill().play("* shuffle 2.3 ...").refusal("* alphabet hiragana"))
        .isEqualTo("FLC-8 answer-first");
  }

  @Test
  @Covers("FLC-31")
  void bothAlphabetsAreAsLikely() {
    int katakana = 0;
    for (int seed = 0; seed < 400; seed++) {
      Match<FlashcardsState, FlashcardsMove> match =
          Match.start(Flashcards.GAME.setup(1, ImmutableMap.of("drill", "kana")))
              .resolveChance(Dealer.seeded(seed));
      Alphabet alphabet = match.state().showing().alphabet();
      katakana += alphabet == Alphabet.KATAKANA ? 1 : 0;
    }
    assertThat(katakana).isBetween(150, 250);
  }

  @Test
  @Covers("FLC-32")
  void aWrongCardComesAgainInItsAlphabet() {
    TestTable drill =
        drill("drill=kana", "count=3", "repeat-wrong=on")
            .play("* shuffle 2.3 5.1 1.3 ...")
            .play("* alphabet katakana")
            .play("reveal", "next")
            .play("* alphabet katakana")
            .play("guess shi", "next")
            .play("* alphabet hiragana")
            .play("reveal", "next")
            .play("* shuffle 1.3 2.3 ...");
    assertThat(drill.fact("phase")).isEqualTo("guess");
    assertThat(drill.fact("prompt")).isEqualTo("う");
    TestTable last = drill.play("reveal", "next");
    assertThat(last.fact("prompt")).isEqualTo("キ");
    TestTable third = last.play("reveal", "next").play("* shuffle 2.3 ...");
    assertThat(third.fact("prompt")).isEqualTo("キ");
    assertThat(third.play("guess ki", "next").fact("prompt")).isEqualTo("う");
  }

  @Test
  @Covers("FLC-33")
  void theAlphabetIsShownBesideTheSound() {
    TestTable drill =
        drill("drill=kana", "reverse=on", "pack=full")
            .play("* shuffle di a ...")
            .play("* alphabet katakana");
    assertThat(drill.fact("prompt")).isEqualTo("ji katakana");
    assertThat(drill.play("guess ヂ").fact("verdict")).isEqualTo("right");
    assertThat(drill.play("guess ジ").fact("verdict")).isEqualTo("right");
    assertThat(drill.play("guess ぢ").fact("verdict")).isEqualTo("wrong");
    assertThat(drill.play("reveal").fact("answer")).isEqualTo("ヂ");
    assertThat(drill.moves()).hasSize(148).contains("guess ぢ", "guess ヂ");
    var deductions =
        Flashcards.GAME
            .rules(1, ImmutableMap.of("drill", "kana", "reverse", "on", "pack", "full"))
            .deductions();
    assertThat(deductions.mayMean("prompt", "ji hiragana", Kana.FAMILY.parse("zi"))).isTrue();
    assertThat(deductions.mayMean("prompt", "ji katakana", Kana.FAMILY.parse("zi"))).isTrue();
    assertThat(deductions.mayMean("prompt", "ji", Kana.FAMILY.parse("zi"))).isFalse();
    refused("off with drill=element", "reverse=on", "drill=element");
    refused("reverse=off", "romaji=hepburn", "reverse=on", "drill=kana");
  }

  @Test
  void thePromptOfASecondPassTellsTheAlphabetOfTheFirst() {
    TestTable first =
        drill("drill=kana", "reverse=on", "pack=full", "repeat-wrong=on", "count=2")
            .play("* shuffle zi di ...");
    TestTable second = first.play("* alphabet katakana").play("reveal", "next");
    assertThat(first.deduced("* alphabet katakana"))
        .isEqualTo(second.deduced("* alphabet katakana"));
    TestTable again = second.play("* alphabet hiragana", "reveal", "next");
    assertThat(again.deduced("* shuffle ...")).containsExactly("pack shows [zi]");
  }

  @Test
  @Covers("FLC-5")
  void someCardsAreDrilledAndTheOthersPutAside() {
    TestTable start = drill("count=2");
    assertThat(size(start, "pack")).isEqualTo(64);
    TestTable drill = start.play("* shuffle 2.3 5.1 ...");
    assertThat(drill.pile("shown")).isEqualTo("2.3");
    assertThat(drill.pile("pack")).isEqualTo("5.1");
    assertThat(size(drill, "aside")).isEqualTo(62);
    assertThat(isSeen(drill, "pack")).isFalse();
    assertThat(isSeen(drill, "aside")).isFalse();
    assertThat(drill.fact("count")).isEqualTo("2");
    assertThat(drill().fact("count")).isEqualTo("64");
    refused("up to 64 with pack=deck", "count=65");
    assertThat(drill("count=64").play("* shuffle ...").pile("aside")).isEmpty();
    assertThat(drill("pack=full", "count=73").fact("count")).isEqualTo("73");
    assertThat(start.refusal("* shuffle " + CombDeck.full().cards().first(63)))
        .isEqualTo("FLC-5 pack [64]");
  }

  @Test
  @Covers({"FLC-6", "FLC-7", "FLC-8", "FLC-9"})
  void oneAnswerToACard() {
    TestTable start = drill();
    String guess = "0 guess ki";
    assertThat(start.refusal(guess)).isEqualTo("FLC-6 shuffle");
    assertThat(start.moves()).isEmpty();
    TestTable shown = start.play("* shuffle 2.3 5.1 ...");
    assertThat(shown.refusal("0 next")).isEqualTo("FLC-8 answer-first");
    assertThat(shown.refusal("0 mark right")).isEqualTo("FLC-8 answer-first");
    assertThat(shown.refusal("* shuffle ...")).isEqualTo("FLC-6 shuffled");
    assertThat(shown.refusal("1 guess ki")).isEqualTo("FLC-27 alone [0]");
    assertThat(shown.refusal("1 stop")).isEqualTo("FLC-27 alone [0]");
    assertThat(shown.told(guess)).containsExactly("right [ki]");
    assertThat(shown.told("0 guess ku")).containsExactly("wrong [ki]");
    TestTable right = shown.play("guess ki");
    assertThat(isSeen(right, "shown")).isTrue();
    assertThat(right.moves()).containsExactly("next", "stop");
    assertThat(right.refusal(guess)).isEqualTo("FLC-7 next");
    assertThat(right.refusal("0 reveal")).isEqualTo("FLC-7 next");
    assertThat(right.told("0 next")).containsExactly("shown [し]");
    TestTable next = right.play("next");
    assertThat(next.pile("right.0")).isEqualTo("2.3");
    assertThat(next.pile("shown")).isEqualTo("5.1");
    assertThat(next.fact("last-guess")).isEqualTo("-");
    assertThat(next.fact("verdict")).isEqualTo("-");
    TestTable wrong = next.play("reveal");
    assertThat(wrong.fact("verdict")).isEqualTo("wrong");
    assertThat(wrong.play("next").pile("wrong.0")).isEqualTo("5.1");
  }

  @Test
  @Covers({"FLC-10", "FLC-10a"})
  void textsOfGuesses() {
    TestTable drill = drill().play("* shuffle 5.1 ...");
    assertThat(SYNTAX.format(new Guess(0, "  SHI  Si ÄÖ "))).isEqualTo("guess shi si ÄÖ");
    assertThat(drill.play("guess  SHI ").fact("last-guess")).isEqualTo("shi");
    assertThat(drill.play("guess  SHI ").fact("verdict")).isEqualTo("right");
    assertThat(drill.refusal(new Guess(0, "x".repeat(100)))).isEqualTo("legal");
    assertThat(drill.refusal(new Guess(0, "\uD83C\uDCA1".repeat(100)))).isEqualTo("legal");
    assertThat(drill.refusal(new Guess(0, "\u3000"))).isEqualTo("legal");
    for (String text :
        List.of(
            "",
            " ",
            "x".repeat(101),
            "a\tb",
            "a\u001b",
            "a\u0085",
            "a\u2028b",
            "\u2029",
            "\u202E",
            "a\u200B",
            "\uFEFFa",
            "\uD83C",
            "\uDCA1x")) {
      assertThat(drill.refusal(new Guess(0, text))).isEqualTo("FLC-10a text");
      assertThatThrownBy(() -> drill.play("guess " + text))
          .hasMessageContaining("expected an answer of 1 to 100 visible characters");
    }
    for (String text : List.of("か\u3000き", "\u3000", "??", "a; b", "# 1", "\u00a0x")) {
      assertThat(drill.play("guess " + text).fact("last-guess")).isEqualTo(text);
    }
  }

  @Test
  @Covers("FLC-10a")
  void everyTextThatMayBeGuessedIsReadBack() {
    TestTable drill = drill().play("* shuffle 5.1 ...");
    int legal = 0;
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      String character = Character.toString(point);
      for (String text : List.of(character + "a", "a" + character + "b", "b" + character)) {
        Guess guess = new Guess(0, text);
        if (GuessText.isText(guess.text())) {
          String written = SYNTAX.format(guess);
          assertThat(SYNTAX.parse(0, written)).isEqualTo(guess);
          legal++;
        }
      }
    }
    assertThat(legal).isGreaterThan(3_000_000);
  }

  @Test
  @Covers("FLC-10a")
  void aRecordHoldsEveryTextThatMayBeGuessed() {
    for (int point = 0; point <= Character.MAX_VALUE; point++) {
      if (Character.isSpaceChar(point) || Character.isWhitespace(point) || point % 101 == 0) {
        String character = Character.toString(point);
        for (String text : List.of(character + "a", "a" + character + "b", "b" + character)) {
          Match<FlashcardsState, FlashcardsMove> match =
              Match.start(Flashcards.GAME.setup(1)).resolveChance(Dealer.seeded(1));
          Guess guess = new Guess(0, text);
          if (match.refusal(guess).isEmpty()) {
            match = match.play(guess);
            GameRecord read = GameRecord.parse("drill", RecordWriter.of(match).format());
            assertThat(Replay.match(read, Flashcards.GAME).state()).isEqualTo(match.state());
          }
        }
      }
    }
  }

  @Test
  @Covers("FLC-10b")
  void theListNamesTheAnswersOfAllCards() {
    TestTable deck = drill("count=1").play("* shuffle 2.3 ...");
    assertThat(deck.moves())
        .hasSize(66)
        .startsWith("guess a", "guess i")
        .endsWith("reveal", "stop");
    TestTable full = drill("pack=full").play("* shuffle ...");
    assertThat(full.moves()).hasSize(73).contains("guess ji", "guess zu").doesNotHaveDuplicates();
    assertThat(drill("reverse=on", "pack=full").play("* shuffle ...").moves())
        .hasSize(75)
        .contains("guess ぢ");
    assertThat(drill("drill=element", "ask=configuration").play("* shuffle ...").moves())
        .hasSize(66)
        .contains("guess [ar] 3d6 4s2");
    assertThat(drill().play("* shuffle 5.1 ...").moves()).isEqualTo(deck.moves());
  }

  @Test
  @Covers("FLC-11")
  void soundsAndCharacters() {
    assertThat(verdict("5.1", "si")).isEqualTo("right");
    assertThat(verdict("5.1", "sh")).isEqualTo("wrong");
    assertThat(verdict("5.1", "si", "romaji=hepburn")).isEqualTo("wrong");
    assertThat(verdict("5.1", "SHI", "romaji=hepburn")).isEqualTo("right");
    assertThat(verdict("6.2", "じ", "reverse=on")).isEqualTo("right");
    assertThat(verdict("6.2", "ぢ", "reverse=on")).isEqualTo("right");
    assertThat(verdict("6.2", "ジ", "reverse=on")).isEqualTo("wrong");
    assertThat(verdict("6.2", "ヂ", "reverse=on", "drill=katakana")).isEqualTo("right");
    assertThat(verdict("6.2", "ず", "reverse=on")).isEqualTo("wrong");
    refused("reverse=off", "romaji=hepburn", "reverse=on");
    refused("checking=typed", "romaji=hepburn", "checking=self");
    refused("drill=hiragana, katakana or kana", "romaji=hepburn", "drill=element");
    refused("off with drill=element", "reverse=on", "drill=element");
  }

  @Test
  @Covers({"FLC-12", "FLC-13"})
  void symbolsNamesAndNumbers() {
    assertThat(asked("symbol", "7.1", "fE")).isEqualTo("right");
    assertThat(asked("symbol", "7.1", "f")).isEqualTo("wrong");
    assertThat(asked("name", "7.1", "IRON")).isEqualTo("right");
    assertThat(asked("name", "4.1", "aluminum")).isEqualTo("right");
    assertThat(asked("name", "4.1", "aluminium")).isEqualTo("right");
    assertThat(asked("name", "4.4", "sulphur")).isEqualTo("right");
    assertThat(asked("name", "4.4", "aluminum")).isEqualTo("wrong");
    assertThat(
            drill("drill=element").table().pile("pack").cards().stream()
                .anyMatch(card -> asked("name", card.code(), "cesium").equals("right")))
        .isTrue();
    assertThat(asked("number", "7.1", "26")).isEqualTo("right");
    assertThat(asked("number", "7.1", "0026")).isEqualTo("right");
    assertThat(asked("number", "7.1", "0".repeat(98) + "26")).isEqualTo("right");
    for (String other : List.of("25", "+26", "26.", "２６", "26 26", "1".repeat(100))) {
      assertThat(asked("number", "7.1", other)).isEqualTo("wrong");
    }
  }

  @Test
  @Covers("FLC-2")
  void numbersAreShownAsTheTableHasThem() {
    Element hydrogen = CombCard.parse("1.1").element();
    assertThat(ElementField.NUMBER.of(hydrogen)).isEqualTo("1");
    assertThat(ElementField.WEIGHT.of(hydrogen)).isEqualTo("1.0080");
    assertThat(ElementField.DENSITY.of(hydrogen)).isEqualTo("0.00008988");
  }

  @Test
  @Covers("FLC-14")
  void weightsAndDensities() {
    for (String right : List.of("56", "55.28655", "56.40345", "056.0", "56.")) {
      assertThat(asked("weight", "7.1", right)).isEqualTo("right");
    }
    for (String wrong :
        List.of("57", "55.28654", "56.40346", "+56", "5.6e1", "56 u", ".", "5.6.0")) {
      assertThat(asked("weight", "7.1", wrong)).isEqualTo("wrong");
    }
    assertThat(asked("density", "15.2", "19")).isEqualTo("right");
    assertThat(asked("density", "15.2", "18.335")).isEqualTo("right");
    assertThat(asked("density", "15.2", "18.334")).isEqualTo("wrong");
    assertThat(asked("density", "15.2", "18")).isEqualTo("wrong");
    assertThat(asked("density", "1.3", ".51")).isEqualTo("right");
    assertThat(asked("density", "1.3", "0,53")).isEqualTo("wrong");
  }

  @Test
  @Covers("FLC-15")
  void configurations() {
    assertThat(asked("configuration", "6.3", "[Ar] 4s1 3d5")).isEqualTo("right");
    assertThat(asked("configuration", "6.3", "3d5 4s1 [AR]")).isEqualTo("right");
    assertThat(asked("configuration", "6.3", "1s2 2s2 2p6 3s2 3p6 3d5 4s1")).isEqualTo("right");
    assertThat(asked("configuration", "6.3", "[Ar] 3d4 4s2")).isEqualTo("wrong");
    assertThat(asked("configuration", "6.3", "[Ar] 4s1 3d5 3d5")).isEqualTo("wrong");
    assertThat(asked("configuration", "6.3", "[Ne] 3s2 3p6 3d5 4s1")).isEqualTo("wrong");
    assertThat(asked("configuration", "1.3", "2s1 1s2")).isEqualTo("right");
    assertThat(asked("configuration", "1.3", "[He] 2s1")).isEqualTo("right");
    assertThat(asked("configuration", "1.1", "1s1")).isEqualTo("right");
    for (Card card : drill("drill=element").table().pile("pack").cards()) {
      TestTable drill =
          drill("drill=element", "ask=configuration").play("* shuffle " + card.code() + " ...");
      String table = drill.play("reveal").fact("answer");
      String written =
          table
              .replace("[Rn]", "[Xe] 4f14 5d10 6s2 6p6")
              .replace("[Xe]", "[Kr] 4d10 5s2 5p6")
              .replace("[Kr]", "[Ar] 3d10 4s2 4p6")
              .replace("[Ar]", "[Ne] 3s2 3p6")
              .replace("[Ne]", "1s2 2s2 2p6")
              .replace("[He]", "1s2");
      assertThat(drill.play("guess " + written).fact("verdict")).isEqualTo("right");
    }
  }

  @Test
  @Covers("FLC-16")
  void whoeverTypesNothingSaysWhetherItWasRight() {
    TestTable drill = drill("checking=self").play("* shuffle 2.3 5.1 ...");
    assertThat(drill.moves()).containsExactly("reveal", "stop");
    assertThat(drill.refusal("0 guess ki")).isEqualTo("FLC-16 reveal");
    assertThat(drill.told("0 reveal")).containsExactly("revealed [ki]");
    assertThat(drill.governing(0)).containsExactly("FLC-16", "FLC-26");
    TestTable revealed = drill.play("reveal");
    assertThat(isSeen(revealed, "shown")).isTrue();
    assertThat(revealed.fact("verdict")).isEqualTo("-");
    assertThat(revealed.fact("first-right")).isEqualTo("0");
    assertThat(revealed.moves()).containsExactly("mark right", "mark wrong", "stop");
    assertThat(revealed.refusal("0 next")).isEqualTo("FLC-16 mark");
    assertThat(revealed.governing(0)).containsExactly("FLC-16", "FLC-26");
    assertThat(revealed.told("0 mark right")).containsExactly("right [ki]");
    assertThat(revealed.play("mark right", "next").pile("right.0")).isEqualTo("2.3");
    assertThat(revealed.play("mark wrong", "next").pile("wrong.0")).isEqualTo("2.3");
    assertThat(revealed.play("mark right", "next").fact("tries")).isEqualTo("1");
  }

  @Test
  @Covers({"FLC-17", "FLC-18"})
  void wrongCardsMayComeAgain() {
    TestTable once = drill("count=1").play("* shuffle 2.3 ...").play("reveal");
    assertThat(once.told("0 next")).containsExactly("drill-over [0, 1, 0]");
    assertThat(once.play("next").fact("phase")).isEqualTo("over");
    TestTable drill = drill("count=2", "repeat-wrong=on").play("* shuffle 2.3 5.1 ...");
    TestTable last = drill.play("reveal", "next", "guess si");
    assertThat(last.told("0 next")).containsExactly("pass-over [1, 1]");
    TestTable again = last.play("next");
    assertThat(again.fact("phase")).isEqualTo("shuffle");
    assertThat(again.fact("pass")).isEqualTo("2");
    assertThat(again.state().handNumber()).isEqualTo(2);
    assertThat(again.pile("pack")).isEqualTo("2.3");
    assertThat(again.pile("right.0")).isEqualTo("5.1");
    assertThat(again.refusal("* shuffle " + CombDeck.full().cards())).isEqualTo("FLC-5 pack [1]");
    TestTable over = again.play("* shuffle ...").play("guess ki", "next");
    assertThat(over.fact("phase")).isEqualTo("over");
    assertThat(over.pile("right.0")).isEqualTo("5.1 2.3");
    assertThat(size(over, "aside")).isEqualTo(62);
  }

  @Test
  @Covers({"FLC-19", "FLC-20", "FLC-27"})
  void theScoreIsOfTheFirstPass() {
    TestTable drill =
        drill("count=3", "repeat-wrong=on")
            .play("* shuffle 2.3 5.1 1.3 ...")
            .play("guess ki", "next", "guess x", "next", "guess u");
    assertThat(drill.fact("first-right")).isEqualTo("2");
    assertThat(drill.fact("percent")).isEqualTo("-");
    TestTable over = drill.play("next").play("* shuffle ...").play("guess si", "next");
    assertThat(over.fact("scores")).isEqualTo("2");
    assertThat(over.fact("percent")).isEqualTo("67");
    assertThat(over.fact("tries")).isEqualTo("4");
    assertThat(over.winners()).isEqualTo("nobody");
    assertThat(over.losers()).isEqualTo("nobody");
    assertThat(over.lines().get(0)).startsWith("1 FLC-19 ");
    assertThat(drill("count=8").play("* shuffle 2.3 ...").play("guess ki", "stop").fact("percent"))
        .isEqualTo("13");
    assertThat(over.refusal("0 stop")).isEqualTo("FLC-26 over");
    assertThat(over.moves()).isEmpty();
  }

  @Test
  @Covers("FLC-26")
  void theDrillMayBeStopped() {
    TestTable drill = drill().play("* shuffle 2.3 5.1 1.3 ...");
    TestTable stopped = drill.play("guess ki", "next", "guess si", "next", "guess u", "stop");
    assertThat(stopped.pile("right.0")).isEqualTo("2.3 5.1");
    assertThat(stopped.pile("shown")).isEqualTo("1.3");
    assertThat(stopped.fact("scores")).isEqualTo("3");
    TestTable early = drill.play("stop");
    assertThat(early.fact("phase")).isEqualTo("over");
    assertThat(early.pile("shown")).isEqualTo("2.3");
    assertThat(isSeen(early, "shown")).isFalse();
    assertThat(early.fact("prompt")).isEqualTo("き");
    assertThat(early.fact("percent")).isEqualTo("0");
    assertThat(drill("checking=self").play("* shuffle ...").play("reveal", "stop").fact("phase"))
        .isEqualTo("over");
    assertThat(drill.governing(0)).contains("FLC-7", "FLC-10a");
    assertThat(drill.play("reveal").governing(0)).containsExactly("FLC-9", "FLC-26");
  }

  @Test
  @Covers("FLC-28")
  void aSpectrumMayBeShown() {
    TestTable drill = drill("drill=element", "show=spectrum", "ask=name").play("* shuffle 3.3 ...");
    assertThat(drill.fact("prompt")).isEqualTo("568.3 568.8 589.0* 589.6* 615.4 616.1");
    assertThat(Spectrum.parse(drill.fact("prompt")))
        .isEqualTo(CombCard.parse("3.3").element().spectrum());
    assertThat(drill.fact("choices")).isEqualTo("-");
    assertThat(drill.moves()).hasSize(66).contains("guess sodium");
    assertThat(drill.told("0 guess SODIUM")).containsExactly("right [Sodium]");
    assertThat(drill.play("reveal").deduced("next")).containsExactly("pack shows [1.1]");
    refused("another field than show", "drill=element", "show=spectrum", "ask=spectrum");
    refused("symbol, unless with drill=element", "show=spectrum");
    refused("name, unless with drill=element", "ask=spectrum");
  }

  private static final String SODIUM = "568.3 568.8 589.0* 589.6* 615.4 616.1";
  private static final String NEON = "609.6+ 614.3+ 633.4+ 638.3+ 640.2* 650.7* 667.8+ 703.2+";
  private static final String LITHIUM = "413.3 460.3 497.2 610.4* 670.8*";
  private static final String GALLIUM = "403.3* 417.2* 639.7 641.3";
  private static final String FOUR = String.join(" / ", NEON, GALLIUM, SODIUM, LITHIUM);

  @Test
  @Covers({"FLC-29", "FLC-30"})
  void aSpectrumIsChosenFromFour() {
    TestTable start = drill("drill=element", "ask=spectrum");
    TestTable shown = start.play("* shuffle 3.3 7.1 ...");
    assertThat(shown.fact("phase")).isEqualTo("choices");
    assertThat(shown.fact("prompt")).isEqualTo("Na");
    assertThat(shown.fact("choices")).isEqualTo("-");
    assertThat(shown.turn()).isEqualTo("chance");
    assertThat(shown.moves()).isEmpty();
    assertThat(shown.refusal("0 guess " + SODIUM)).isEqualTo("FLC-29 first");
    assertThat(shown.refusal("0 stop")).isEqualTo("FLC-29 first");
    assertThat(shown.refusal("* shuffle ...")).isEqualTo("FLC-6 shuffled");
    String draw = "* choices " + FOUR;
    assertThat(start.refusal(draw)).isEqualTo("FLC-6 shuffle");
    TestTable drill = shown.play(draw);
    assertThat(drill.fact("phase")).isEqualTo("guess");
    assertThat(drill.fact("choices")).isEqualTo(FOUR);
    assertThat(drill.refusal(draw)).isEqualTo("FLC-6 no-choices");
    assertThat(drill.moves())
        .containsExactly(
            "guess " + NEON,
            "guess " + GALLIUM,
            "guess " + SODIUM,
            "guess " + LITHIUM,
            "reveal",
            "stop");
    assertThat(drill.refusal("0 guess sodium")).isEqualTo("FLC-30 choose");
    assertThat(drill.refusal("0 guess 656.3*")).isEqualTo("FLC-30 choose");
    assertThat(drill.governing(0)).containsExactly("FLC-7", "FLC-8", "FLC-26", "FLC-30");
    assertThat(drill.told("0 guess " + SODIUM)).containsExactly("right [" + SODIUM + "]");
    assertThat(drill.told("0 guess " + NEON)).containsExactly("wrong [" + SODIUM + "]");
    TestTable answered = drill.play("guess " + SODIUM);
    assertThat(answered.fact("choices")).isEqualTo(FOUR);
    assertThat(answered.fact("last-guess")).isEqualTo(SODIUM);
    assertThat(answered.fact("verdict")).isEqualTo("right");
    TestTable next = answered.play("next");
    assertThat(next.fact("choices")).isEqualTo("-");
    assertThat(next.fact("phase")).isEqualTo("choices");
    assertThat(drill.play("reveal").fact("verdict")).isEqualTo("wrong");
    assertThat(drill.play("stop").fact("phase")).isEqualTo("over");
  }

  @Test
  @Covers("FLC-29")
  void onlyFourSpectraOfTheDeckWithTheRightOneAreChoices() {
    TestTable shown = drill("drill=element", "ask=spectrum").play("* shuffle 7.1 ...");
    assertThat(shown.refusal("* choices " + FOUR)).isEqualTo("FLC-29 others");
    String iron = CombCard.parse("7.1").element().spectrum().toString();
    assertThat(shown.refusal("* choices " + FOUR.replace(NEON, iron))).isEqualTo("legal");
    assertThat(shown.refusal("* choices " + iron + " / 380.0 / 381.0 / 382.0*"))
        .isEqualTo("FLC-29 others");
    for (String wrong :
        List.of(
            "",
            NEON,
            FOUR + " / " + iron,
            FOUR.replace(GALLIUM, NEON),
            FOUR.replace(GALLIUM, "Ga"),
            FOUR + " /",
            FOUR.replace(" / ", "/"))) {
      assertThatThrownBy(() -> shown.refusal("* choices " + wrong))
          .hasMessageContaining("four spectra with slashes between them");
    }
    assertThatThrownBy(() -> SYNTAX.parse(0, "choices " + FOUR)).hasMessageContaining("seat 0");
  }

  @Test
  @Covers({"FLC-16", "FLC-30"})
  void whoeverMarksAnswersIsOfferedNoChoices() {
    TestTable drill =
        drill("drill=element", "ask=spectrum", "checking=self").play("* shuffle 3.3 ...");
    assertThat(drill.fact("phase")).isEqualTo("guess");
    assertThat(drill.moves()).containsExactly("reveal", "stop");
    assertThat(drill.refusal("* choices " + FOUR)).isEqualTo("FLC-6 no-choices");
    assertThat(drill.told("0 reveal")).containsExactly("revealed [" + SODIUM + "]");
    assertThat(drill.play("reveal", "mark right", "next").pile("right.0")).isEqualTo("3.3");
  }

  @Test
  void thePromptTellsTheCard() {
    TestTable start = drill("reverse=on", "pack=full");
    assertThat(start.deduced("* shuffle ...")).containsExactly("pack shows [a]");
    assertThat(start.deduced("* shuffle zi ...")).hasSize(1);
    Rules<FlashcardsState, FlashcardsMove> rules =
        Flashcards.GAME.rules(1, ImmutableMap.of("reverse", "on", "pack", "full"));
    assertThat(rules.deductions().mayMean("prompt", "ji", Kana.FAMILY.parse("di"))).isTrue();
    assertThat(rules.deductions().mayMean("prompt", "ji", Kana.FAMILY.parse("du"))).isFalse();
    assertThat(rules.deductions().mayMean("answer", "ji", Kana.FAMILY.parse("di"))).isFalse();
    TestTable other = start.play("* shuffle di a ...");
    FlashcardsState changed =
        rules.withCards(
            start.play("* shuffle zi a ...").state(FlashcardsState.class), other.table());
    assertThat(changed).isEqualTo(other.state());
  }

  @Test
  void notesAreKept() {
    FlashcardsState state = drill().state(FlashcardsState.class);
    assertThat(state.withSheet(state.sheet().add(1, "FLC-19", 0, 3)).scores().get(0)).isEqualTo(3);
  }
}
