package io.github.spadille.cantorscomb.flashcards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.Element;
import io.github.spadille.cantorscomb.Spectrum;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Guess;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Mark;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Next;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Reveal;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Shuffle;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Stop;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Toss;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Verdict;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlashcardsTest {
  /** A drill and where it stands. */
  private record Drill(Rules<FlashcardsState, FlashcardsMove> rules, FlashcardsState state) {
    static Drill of(String... options) {
      ImmutableMap.Builder<String, String> map = ImmutableMap.builder();
      for (int i = 0; i < options.length; i += 2) {
        map.put(options[i], options[i + 1]);
      }
      Rules<FlashcardsState, FlashcardsMove> rules = Flashcards.GAME.rules(1, map.buildOrThrow());
      return new Drill(rules, rules.start());
    }

    /** Shuffles so that some cards lie on top, and the others in the order of the list. */
    Drill shuffle(String... top) {
      List<Card> cards = new ArrayList<>();
      for (String code : top) {
        state.pack().stream().filter(card -> card.code().equals(code)).forEach(cards::add);
      }
      state.pack().stream().filter(card -> !cards.contains(card)).forEach(cards::add);
      return play(new Shuffle(CardList.copyOf(state.pack().family(), cards)));
    }

    Drill play(FlashcardsMove... moves) {
      FlashcardsState after = state;
      for (FlashcardsMove move : moves) {
        after = rules.apply(after, move);
      }
      return new Drill(rules, after);
    }

    Drill play(String... moves) {
      return play(
          Lists.transform(List.of(moves), move -> rules.syntax().parse(0, move))
              .toArray(FlashcardsMove[]::new));
    }

    String refusal(FlashcardsMove move) {
      return rules
          .refusal(state, move)
          .map(refusal -> refusal.phrase().toString().replace("refusal.", ""))
          .orElse("legal");
    }

    String fact(String name) {
      return rules.table(state).fact(name).value();
    }

    String pile(String name) {
      return rules.table(state).pile(name).cards().toString();
    }

    boolean isSeen(String pile) {
      return rules.table(state).seenBy(Viewer.seat(0)).pile(pile).cards().stream()
          .allMatch(card -> card.card().isPresent());
    }

    ImmutableList<String> legal() {
      MoveList<FlashcardsMove> moves = rules.legalMoves(state);
      return ImmutableList.copyOf(
          Lists.transform(ImmutableList.copyOf(moves), rules.syntax()::format));
    }

    ImmutableList<String> told(FlashcardsMove move) {
      return ImmutableList.copyOf(
          Lists.transform(
              rules.stages(state, move), stage -> stage.name() + ' ' + stage.arguments()));
    }
  }

  /** Returns what is said of an answer to a card. */
  private static String verdict(String card, String answer, String... options) {
    return Drill.of(options).shuffle(card).play("guess " + answer).fact("verdict");
  }

  private static String asked(String field, String card, String answer) {
    String show = field.equals("symbol") ? "name" : "symbol";
    return verdict(card, answer, "drill", "element", "show", show, "ask", field);
  }

  private static void refused(String message, String... options) {
    assertThatThrownBy(() -> Drill.of(options))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining(message);
  }

  @Test
  @Covers({"FLC-1", "FLC-3", "FLC-6"})
  void aKanaIsShownAndItsSoundIsAsked() {
    Drill hiragana = Drill.of().shuffle("2.3");
    assertThat(hiragana.fact("prompt")).isEqualTo("き");
    assertThat(hiragana.fact("drill")).isEqualTo("hiragana");
    assertThat(hiragana.isSeen("shown")).isFalse();
    assertThat(hiragana.fact("answer")).isEqualTo("-");
    Drill revealed = hiragana.play("guess ki");
    assertThat(revealed.fact("answer")).isEqualTo("ki");
    assertThat(revealed.fact("verdict")).isEqualTo("right");
    assertThat(Drill.of("drill", "katakana").shuffle("2.3").fact("prompt")).isEqualTo("キ");
    assertThat(Drill.of().state().pack()).hasSize(64);
    assertThat(Drill.of().told(new Shuffle(Drill.of().state().pack())))
        .containsExactly("shown [あ]");
    Drill reverse = Drill.of("reverse", "on").shuffle("2.3");
    assertThat(reverse.fact("prompt")).isEqualTo("ki");
    assertThat(reverse.play("reveal").fact("answer")).isEqualTo("き");
  }

  @Test
  @Covers("FLC-2")
  void aFieldOfAnElementIsShownAndAnotherAsked() {
    Drill names = Drill.of("drill", "element").shuffle("7.1");
    assertThat(names.fact("prompt")).isEqualTo("Fe");
    assertThat(names.play("reveal").fact("answer")).isEqualTo("Iron");
    Drill numbers =
        Drill.of("drill", "element", "show", "configuration", "ask", "number").shuffle("7.1");
    assertThat(numbers.fact("prompt")).isEqualTo("[Ar] 3d6 4s2");
    assertThat(numbers.play("reveal").fact("answer")).isEqualTo("26");
    refused("another field than show", "drill", "element", "show", "weight", "ask", "weight");
    refused("symbol, unless with drill=element", "show", "weight");
    refused("name, unless with drill=element", "ask", "weight");
  }

  @Test
  @Covers({"FLC-4", "FLC-21", "FLC-22", "FLC-23", "FLC-24", "FLC-25"})
  void allKana() {
    List<Kana> all = Kana.FAMILY.cards();
    assertThat(Drill.of("pack", "full").state().pack()).hasSize(73);
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
    assertThat(Drill.of("pack", "full").shuffle("wi", "we").fact("prompt")).isEqualTo("ゐ");
    for (String answer : List.of("zu", "du", "dzu")) {
      assertThat(verdict("du", answer, "drill", "katakana", "pack", "full")).isEqualTo("right");
    }
    assertThat(verdict("du", "tsu", "drill", "katakana", "pack", "full")).isEqualTo("wrong");
    refused("deck with drill=element", "drill", "element", "pack", "full");
  }

  @Test
  @Covers("FLC-31")
  void chanceSaysInWhichAlphabetTheNextCardIs() {
    Drill start = Drill.of("drill", "kana");
    assertThat(start.refusal(new Toss(Alphabet.KATAKANA))).isEqualTo("FLC-31.no-toss");
    Drill tossing = start.shuffle("2.3", "5.1");
    assertThat(tossing.fact("phase")).isEqualTo("alphabet");
    assertThat(tossing.fact("drill")).isEqualTo("kana");
    assertThat(tossing.fact("prompt")).isEqualTo("-");
    assertThat(tossing.pile("shown")).isEqualTo("[]");
    assertThat(tossing.legal()).isEmpty();
    assertThat(tossing.refusal(new Guess(0, "ki"))).isEqualTo("FLC-31.toss");
    assertThat(tossing.refusal(new Stop(0))).isEqualTo("FLC-31.toss");
    assertThat(tossing.refusal(new Shuffle(start.state().pack()))).isEqualTo("FLC-6.shuffled");
    assertThat(tossing.told(new Toss(Alphabet.KATAKANA))).containsExactly("shown [キ]");
    Drill katakana = tossing.play(new Toss(Alphabet.KATAKANA));
    assertThat(katakana.fact("prompt")).isEqualTo("キ");
    assertThat(katakana.isSeen("shown")).isFalse();
    assertThat(katakana.refusal(new Toss(Alphabet.KATAKANA))).isEqualTo("FLC-31.no-toss");
    assertThat(katakana.legal()).hasSize(66).isEqualTo(Drill.of().shuffle().legal());
    assertThat(katakana.play("guess ki").fact("verdict")).isEqualTo("right");
    Drill hiragana = tossing.play(new Toss(Alphabet.HIRAGANA));
    assertThat(hiragana.fact("prompt")).isEqualTo("き");
    assertThat(hiragana.play("guess ki", "next").fact("phase")).isEqualTo("alphabet");
    assertThat(Drill.of().shuffle("2.3").refusal(new Toss(Alphabet.HIRAGANA)))
        .isEqualTo("FLC-31.no-toss");
  }

  @Test
  @Covers("FLC-31")
  void bothAlphabetsAreAsLikely() {
    int katakana = 0;
    for (int seed = 0; seed < 400; seed++) {
      Match<FlashcardsState, FlashcardsMove> match =
          Match.start(Flashcards.GAME.setup(1, ImmutableMap.of("drill", "kana")))
              .resolveChance(Dealer.seeded(seed));
      Alphabet alphabet = match.state().shown().orElseThrow().alphabet();
      katakana += alphabet == Alphabet.KATAKANA ? 1 : 0;
    }
    assertThat(katakana).isBetween(150, 250);
  }

  @Test
  @Covers("FLC-32")
  void aWrongCardComesAgainInItsAlphabet() {
    Drill drill =
        Drill.of("drill", "kana", "count", "3", "repeat-wrong", "on")
            .shuffle("2.3", "5.1", "1.3")
            .play(new Toss(Alphabet.KATAKANA))
            .play("reveal", "next")
            .play(new Toss(Alphabet.KATAKANA))
            .play("guess shi", "next")
            .play(new Toss(Alphabet.HIRAGANA))
            .play("reveal", "next")
            .shuffle("1.3", "2.3");
    assertThat(drill.fact("phase")).isEqualTo("guess");
    assertThat(drill.fact("prompt")).isEqualTo("う");
    Drill last = drill.play("reveal", "next");
    assertThat(last.fact("prompt")).isEqualTo("キ");
    Drill third = last.play("reveal", "next").shuffle("2.3");
    assertThat(third.fact("prompt")).isEqualTo("キ");
    assertThat(third.play("guess ki", "next").fact("prompt")).isEqualTo("う");
  }

  @Test
  @Covers("FLC-33")
  void theAlphabetIsShownBesideTheSound() {
    Drill drill =
        Drill.of("drill", "kana", "reverse", "on", "pack", "full")
            .shuffle("di", "a")
            .play(new Toss(Alphabet.KATAKANA));
    assertThat(drill.fact("prompt")).isEqualTo("ji katakana");
    assertThat(drill.play("guess ヂ").fact("verdict")).isEqualTo("right");
    assertThat(drill.play("guess ジ").fact("verdict")).isEqualTo("right");
    assertThat(drill.play("guess ぢ").fact("verdict")).isEqualTo("wrong");
    assertThat(drill.play("reveal").fact("answer")).isEqualTo("ヂ");
    assertThat(drill.legal()).hasSize(148).contains("guess ぢ", "guess ヂ");
    assertThat(drill.rules().deductions().mayMean("prompt", "ji hiragana", Kana.FAMILY.parse("zi")))
        .isTrue();
    assertThat(drill.rules().deductions().mayMean("prompt", "ji katakana", Kana.FAMILY.parse("zi")))
        .isTrue();
    assertThat(drill.rules().deductions().mayMean("prompt", "ji", Kana.FAMILY.parse("zi")))
        .isFalse();
    refused("off with drill=element", "reverse", "on", "drill", "element");
    refused("reverse=off", "romaji", "hepburn", "reverse", "on", "drill", "kana");
  }

  @Test
  void thePromptOfASecondPassTellsTheAlphabetOfTheFirst() {
    Drill first =
        Drill.of(
                "drill",
                "kana",
                "reverse",
                "on",
                "pack",
                "full",
                "repeat-wrong",
                "on",
                "count",
                "2")
            .shuffle("zi", "di");
    Drill second = first.play(new Toss(Alphabet.KATAKANA)).play("reveal", "next");
    assertThat(HeardDeductions.of(first.rules(), first.state(), new Toss(Alphabet.KATAKANA)))
        .isEqualTo(HeardDeductions.of(second.rules(), second.state(), new Toss(Alphabet.KATAKANA)));
    FlashcardsState again = second.play(new Toss(Alphabet.HIRAGANA)).play("reveal", "next").state();
    Shuffle shuffle = new Shuffle(again.pack());
    assertThat(HeardDeductions.of(first.rules(), again, shuffle))
        .containsExactly("pack shows [zi]");
  }

  @Test
  @Covers("FLC-5")
  void someCardsAreDrilledAndTheOthersPutAside() {
    Drill start = Drill.of("count", "2");
    assertThat(start.state().pack()).hasSize(64);
    Drill drill = start.shuffle("2.3", "5.1");
    assertThat(drill.pile("shown")).isEqualTo("[2.3]");
    assertThat(drill.pile("pack")).isEqualTo("[5.1]");
    assertThat(drill.state().aside()).hasSize(62);
    assertThat(drill.isSeen("pack")).isFalse();
    assertThat(drill.isSeen("aside")).isFalse();
    assertThat(drill.fact("count")).isEqualTo("2");
    assertThat(Drill.of().fact("count")).isEqualTo("64");
    refused("up to 64 with pack=deck", "count", "65");
    assertThat(Drill.of("count", "64").shuffle().state().aside()).isEmpty();
    assertThat(Drill.of("pack", "full", "count", "73").fact("count")).isEqualTo("73");
    assertThat(start.refusal(new Shuffle(start.state().pack().first(63))))
        .isEqualTo("FLC-5.pack[64]");
  }

  @Test
  @Covers({"FLC-6", "FLC-7", "FLC-8", "FLC-9"})
  void oneAnswerToACard() {
    Drill start = Drill.of();
    Guess guess = new Guess(0, "ki");
    assertThat(start.refusal(guess)).isEqualTo("FLC-6.shuffle");
    assertThat(start.legal()).isEmpty();
    Drill shown = start.shuffle("2.3", "5.1");
    assertThat(shown.refusal(new Next(0))).isEqualTo("FLC-8.answer-first");
    assertThat(shown.refusal(new Mark(0, Verdict.RIGHT))).isEqualTo("FLC-8.answer-first");
    assertThat(shown.refusal(new Shuffle(start.state().pack()))).isEqualTo("FLC-6.shuffled");
    assertThat(shown.refusal(new Guess(1, "ki"))).isEqualTo("FLC-27.alone");
    assertThat(shown.refusal(new Stop(1))).isEqualTo("FLC-27.alone");
    assertThat(shown.told(guess)).containsExactly("right [ki]");
    assertThat(shown.told(new Guess(0, "ku"))).containsExactly("wrong [ki]");
    Drill right = shown.play("guess ki");
    assertThat(right.isSeen("shown")).isTrue();
    assertThat(right.legal()).containsExactly("next", "stop");
    assertThat(right.refusal(guess)).isEqualTo("FLC-7.next");
    assertThat(right.refusal(new Reveal(0))).isEqualTo("FLC-7.next");
    assertThat(right.told(new Next(0))).containsExactly("shown [し]");
    Drill next = right.play("next");
    assertThat(next.pile("right.0")).isEqualTo("[2.3]");
    assertThat(next.pile("shown")).isEqualTo("[5.1]");
    assertThat(next.fact("last-guess")).isEqualTo("-");
    assertThat(next.fact("verdict")).isEqualTo("-");
    Drill wrong = next.play("reveal");
    assertThat(wrong.fact("verdict")).isEqualTo("wrong");
    assertThat(wrong.play("next").pile("wrong.0")).isEqualTo("[5.1]");
  }

  @Test
  @Covers({"FLC-10", "FLC-10a"})
  void textsOfGuesses() {
    Drill drill = Drill.of().shuffle("5.1");
    assertThat(drill.rules().syntax().format(new Guess(0, "  SHI  Si ÄÖ ")))
        .isEqualTo("guess shi si ÄÖ");
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
      assertThat(drill.refusal(new Guess(0, text))).isEqualTo("FLC-10a.text");
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
    Drill drill = Drill.of().shuffle("5.1");
    int legal = 0;
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      String character = Character.toString(point);
      for (String text : List.of(character + "a", "a" + character + "b", "b" + character)) {
        Guess guess = new Guess(0, text);
        if (GuessText.isText(guess.text())) {
          String written = drill.rules().syntax().format(guess);
          assertThat(drill.rules().syntax().parse(0, written)).isEqualTo(guess);
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
    Drill deck = Drill.of("count", "1").shuffle("2.3");
    assertThat(deck.legal())
        .hasSize(66)
        .startsWith("guess a", "guess i")
        .endsWith("reveal", "stop");
    Drill full = Drill.of("pack", "full").shuffle();
    assertThat(full.legal()).hasSize(73).contains("guess ji", "guess zu").doesNotHaveDuplicates();
    assertThat(Drill.of("reverse", "on", "pack", "full").shuffle().legal())
        .hasSize(75)
        .contains("guess ぢ");
    assertThat(Drill.of("drill", "element", "ask", "configuration").shuffle().legal())
        .hasSize(66)
        .contains("guess [ar] 3d6 4s2");
    assertThat(Drill.of().shuffle("5.1").legal()).isEqualTo(deck.legal());
  }

  @Test
  @Covers("FLC-11")
  void soundsAndCharacters() {
    assertThat(verdict("5.1", "si")).isEqualTo("right");
    assertThat(verdict("5.1", "sh")).isEqualTo("wrong");
    assertThat(verdict("5.1", "si", "romaji", "hepburn")).isEqualTo("wrong");
    assertThat(verdict("5.1", "SHI", "romaji", "hepburn")).isEqualTo("right");
    assertThat(verdict("6.2", "じ", "reverse", "on")).isEqualTo("right");
    assertThat(verdict("6.2", "ぢ", "reverse", "on")).isEqualTo("right");
    assertThat(verdict("6.2", "ジ", "reverse", "on")).isEqualTo("wrong");
    assertThat(verdict("6.2", "ヂ", "reverse", "on", "drill", "katakana")).isEqualTo("right");
    assertThat(verdict("6.2", "ず", "reverse", "on")).isEqualTo("wrong");
    refused("reverse=off", "romaji", "hepburn", "reverse", "on");
    refused("checking=typed", "romaji", "hepburn", "checking", "self");
    refused("drill=hiragana, katakana or kana", "romaji", "hepburn", "drill", "element");
    refused("off with drill=element", "reverse", "on", "drill", "element");
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
            Drill.of("drill", "element").state().pack().stream()
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
    for (Card card : Drill.of("drill", "element").state().pack()) {
      Drill drill = Drill.of("drill", "element", "ask", "configuration").shuffle(card.code());
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
    Drill drill = Drill.of("checking", "self").shuffle("2.3", "5.1");
    assertThat(drill.legal()).containsExactly("reveal", "stop");
    assertThat(drill.refusal(new Guess(0, "ki"))).isEqualTo("FLC-16.reveal");
    assertThat(drill.told(new Reveal(0))).containsExactly("revealed [ki]");
    assertThat(drill.rules().governing(drill.state(), 0)).containsExactly("FLC-16");
    Drill revealed = drill.play("reveal");
    assertThat(revealed.isSeen("shown")).isTrue();
    assertThat(revealed.fact("verdict")).isEqualTo("-");
    assertThat(revealed.fact("first-right")).isEqualTo("0");
    assertThat(revealed.legal()).containsExactly("mark right", "mark wrong", "stop");
    assertThat(revealed.refusal(new Next(0))).isEqualTo("FLC-16.mark");
    assertThat(revealed.rules().governing(revealed.state(), 0)).containsExactly("FLC-16");
    assertThat(revealed.told(new Mark(0, Verdict.RIGHT))).containsExactly("right [ki]");
    assertThat(revealed.play("mark right", "next").pile("right.0")).isEqualTo("[2.3]");
    assertThat(revealed.play("mark wrong", "next").pile("wrong.0")).isEqualTo("[2.3]");
    assertThat(revealed.play("mark right", "next").fact("tries")).isEqualTo("1");
  }

  @Test
  @Covers({"FLC-17", "FLC-18"})
  void wrongCardsMayComeAgain() {
    Drill once = Drill.of("count", "1").shuffle("2.3").play("reveal");
    assertThat(once.told(new Next(0))).containsExactly("drill-over [0, 1, 0]");
    assertThat(once.play("next").fact("phase")).isEqualTo("over");
    Drill drill = Drill.of("count", "2", "repeat-wrong", "on").shuffle("2.3", "5.1");
    Drill last = drill.play("reveal", "next", "guess si");
    assertThat(last.told(new Next(0))).containsExactly("pass-over [1, 1]");
    Drill again = last.play("next");
    assertThat(again.fact("phase")).isEqualTo("shuffle");
    assertThat(again.fact("pass")).isEqualTo("2");
    assertThat(again.state().handNumber()).isEqualTo(2);
    assertThat(again.pile("pack")).isEqualTo("[2.3]");
    assertThat(again.pile("right.0")).isEqualTo("[5.1]");
    assertThat(again.refusal(new Shuffle(drill.rules().start().pack()))).isEqualTo("FLC-5.pack[1]");
    Drill over = again.shuffle().play("guess ki", "next");
    assertThat(over.fact("phase")).isEqualTo("over");
    assertThat(over.pile("right.0")).isEqualTo("[5.1, 2.3]");
    assertThat(over.state().aside()).hasSize(62);
  }

  @Test
  @Covers({"FLC-19", "FLC-20", "FLC-27"})
  void theScoreIsOfTheFirstPass() {
    Drill drill =
        Drill.of("count", "3", "repeat-wrong", "on")
            .shuffle("2.3", "5.1", "1.3")
            .play("guess ki", "next", "guess x", "next", "guess u");
    assertThat(drill.fact("first-right")).isEqualTo("2");
    assertThat(drill.fact("percent")).isEqualTo("-");
    Drill over = drill.play("next").shuffle().play("guess si", "next");
    assertThat(over.fact("scores")).isEqualTo("2");
    assertThat(over.fact("percent")).isEqualTo("67");
    assertThat(over.fact("tries")).isEqualTo("4");
    assertThat(over.state().outcome().map(Outcome::winners).orElseThrow()).isEmpty();
    assertThat(over.state().sheet().lines().get(0).ruleId()).isEqualTo("FLC-19");
    assertThat(Drill.of("count", "8").shuffle("2.3").play("guess ki", "stop").fact("percent"))
        .isEqualTo("13");
    assertThat(over.refusal(new Stop(0))).isEqualTo("FLC-26.over");
    assertThat(over.legal()).isEmpty();
  }

  @Test
  @Covers("FLC-26")
  void theDrillMayBeStopped() {
    Drill drill = Drill.of().shuffle("2.3", "5.1", "1.3");
    Drill stopped = drill.play("guess ki", "next", "guess si", "next", "guess u", "stop");
    assertThat(stopped.pile("right.0")).isEqualTo("[2.3, 5.1]");
    assertThat(stopped.pile("shown")).isEqualTo("[1.3]");
    assertThat(stopped.fact("scores")).isEqualTo("3");
    Drill early = drill.play("stop");
    assertThat(early.fact("phase")).isEqualTo("over");
    assertThat(early.pile("shown")).isEqualTo("[2.3]");
    assertThat(early.isSeen("shown")).isFalse();
    assertThat(early.fact("prompt")).isEqualTo("き");
    assertThat(early.fact("percent")).isEqualTo("0");
    assertThat(Drill.of("checking", "self").shuffle().play("reveal", "stop").fact("phase"))
        .isEqualTo("over");
    assertThat(drill.rules().governing(drill.state(), 0)).contains("FLC-7", "FLC-10a");
    assertThat(drill.rules().governing(drill.play("reveal").state(), 0))
        .containsExactly("FLC-9", "FLC-26");
  }

  @Test
  @Covers("FLC-28")
  void aSpectrumMayBeShown() {
    Drill drill = Drill.of("drill", "element", "show", "spectrum", "ask", "name").shuffle("3.3");
    assertThat(drill.fact("prompt")).isEqualTo("568.3 568.8 589.0* 589.6* 615.4 616.1");
    assertThat(Spectrum.parse(drill.fact("prompt")))
        .isEqualTo(CombCard.parse("3.3").element().spectrum());
    assertThat(drill.fact("choices")).isEqualTo("-");
    assertThat(drill.legal()).hasSize(66).contains("guess sodium");
    assertThat(drill.told(new Guess(0, "SODIUM"))).containsExactly("right [Sodium]");
    assertThat(HeardDeductions.of(drill.rules(), drill.play("reveal").state(), new Next(0)))
        .containsExactly("pack shows [1.1]");
    refused("another field than show", "drill", "element", "show", "spectrum", "ask", "spectrum");
    refused("symbol, unless with drill=element", "show", "spectrum");
    refused("name, unless with drill=element", "ask", "spectrum");
  }

  private static final String SODIUM = "568.3 568.8 589.0* 589.6* 615.4 616.1";
  private static final String NEON = "609.6+ 614.3+ 633.4+ 638.3+ 640.2* 650.7* 667.8+ 703.2+";
  private static final String LITHIUM = "413.3 460.3 497.2 610.4* 670.8*";
  private static final String GALLIUM = "403.3* 417.2* 639.7 641.3";
  private static final String FOUR = String.join(" / ", NEON, GALLIUM, SODIUM, LITHIUM);

  private static FlashcardsMove chance(Drill drill, String text) {
    return drill.rules().syntax().parseChance(text);
  }

  @Test
  @Covers({"FLC-29", "FLC-30"})
  void aSpectrumIsChosenFromFour() {
    Drill start = Drill.of("drill", "element", "ask", "spectrum");
    Drill shown = start.shuffle("3.3", "7.1");
    assertThat(shown.fact("phase")).isEqualTo("choices");
    assertThat(shown.fact("prompt")).isEqualTo("Na");
    assertThat(shown.fact("choices")).isEqualTo("-");
    assertThat(shown.state().turn().isChance()).isTrue();
    assertThat(shown.legal()).isEmpty();
    assertThat(shown.refusal(new Guess(0, SODIUM))).isEqualTo("FLC-29.first");
    assertThat(shown.refusal(new Stop(0))).isEqualTo("FLC-29.first");
    assertThat(shown.refusal(new Shuffle(start.state().pack()))).isEqualTo("FLC-6.shuffled");
    FlashcardsMove draw = chance(shown, "choices " + FOUR);
    assertThat(start.refusal(draw)).isEqualTo("FLC-6.shuffle");
    Drill drill = shown.play(draw);
    assertThat(drill.fact("phase")).isEqualTo("guess");
    assertThat(drill.fact("choices")).isEqualTo(FOUR);
    assertThat(drill.refusal(draw)).isEqualTo("FLC-6.no-choices");
    assertThat(drill.legal())
        .containsExactly(
            "guess " + NEON,
            "guess " + GALLIUM,
            "guess " + SODIUM,
            "guess " + LITHIUM,
            "reveal",
            "stop");
    assertThat(drill.refusal(new Guess(0, "sodium"))).isEqualTo("FLC-30.choose");
    assertThat(drill.refusal(new Guess(0, "656.3*"))).isEqualTo("FLC-30.choose");
    assertThat(drill.rules().governing(drill.state(), 0))
        .containsExactly("FLC-7", "FLC-8", "FLC-30");
    assertThat(drill.told(new Guess(0, SODIUM))).containsExactly("right [" + SODIUM + "]");
    assertThat(drill.told(new Guess(0, NEON))).containsExactly("wrong [" + SODIUM + "]");
    Drill answered = drill.play("guess " + SODIUM);
    assertThat(answered.fact("choices")).isEqualTo(FOUR);
    assertThat(answered.fact("last-guess")).isEqualTo(SODIUM);
    assertThat(answered.fact("verdict")).isEqualTo("right");
    Drill next = answered.play("next");
    assertThat(next.fact("choices")).isEqualTo("-");
    assertThat(next.fact("phase")).isEqualTo("choices");
    assertThat(drill.play("reveal").fact("verdict")).isEqualTo("wrong");
    assertThat(drill.play("stop").fact("phase")).isEqualTo("over");
  }

  @Test
  @Covers("FLC-29")
  void onlyFourSpectraOfTheDeckWithTheRightOneAreChoices() {
    Drill shown = Drill.of("drill", "element", "ask", "spectrum").shuffle("7.1");
    assertThat(shown.refusal(chance(shown, "choices " + FOUR))).isEqualTo("FLC-29.others");
    String iron = CombCard.parse("7.1").element().spectrum().toString();
    assertThat(shown.refusal(chance(shown, "choices " + FOUR.replace(NEON, iron))))
        .isEqualTo("legal");
    assertThat(shown.refusal(chance(shown, "choices " + iron + " / 380.0 / 381.0 / 382.0*")))
        .isEqualTo("FLC-29.others");
    for (String wrong :
        List.of(
            "",
            NEON,
            FOUR + " / " + iron,
            FOUR.replace(GALLIUM, NEON),
            FOUR.replace(GALLIUM, "Ga"),
            FOUR + " /",
            FOUR.replace(" / ", "/"))) {
      assertThatThrownBy(() -> chance(shown, "choices " + wrong))
          .hasMessageContaining("four spectra with slashes between them");
    }
    assertThatThrownBy(() -> shown.rules().syntax().parse(0, "choices " + FOUR))
        .hasMessageContaining("seat 0");
  }

  @Test
  @Covers({"FLC-16", "FLC-30"})
  void whoeverMarksAnswersIsOfferedNoChoices() {
    Drill drill =
        Drill.of("drill", "element", "ask", "spectrum", "checking", "self").shuffle("3.3");
    assertThat(drill.fact("phase")).isEqualTo("guess");
    assertThat(drill.legal()).containsExactly("reveal", "stop");
    assertThat(drill.refusal(chance(drill, "choices " + FOUR))).isEqualTo("FLC-6.no-choices");
    assertThat(drill.told(new Reveal(0))).containsExactly("revealed [" + SODIUM + "]");
    assertThat(drill.play("reveal", "mark right", "next").pile("right.0")).isEqualTo("[3.3]");
  }

  @Test
  void thePromptTellsTheCard() {
    Drill start = Drill.of("reverse", "on", "pack", "full");
    Shuffle a = new Shuffle(start.state().pack());
    Shuffle zi =
        new Shuffle(start.state().pack().draw(21).appendAll(start.state().pack().first(21)));
    assertThat(HeardDeductions.of(start.rules(), start.state(), a))
        .containsExactly("pack shows [a]");
    assertThat(HeardDeductions.of(start.rules(), start.state(), zi)).hasSize(1);
    Rules<FlashcardsState, FlashcardsMove> rules = start.rules();
    assertThat(rules.deductions().mayMean("prompt", "ji", Kana.FAMILY.parse("di"))).isTrue();
    assertThat(rules.deductions().mayMean("prompt", "ji", Kana.FAMILY.parse("du"))).isFalse();
    assertThat(rules.deductions().mayMean("answer", "ji", Kana.FAMILY.parse("di"))).isFalse();
    Drill other = start.shuffle("di", "a");
    FlashcardsState changed =
        rules.withCards(start.shuffle("zi", "a").state(), rules.table(other.state()));
    assertThat(changed).isEqualTo(other.state());
  }

  @Test
  void notesAreKept() {
    FlashcardsState state = Drill.of().state();
    assertThat(state.withSheet(state.sheet().add(1, "FLC-19", 0, 3)).scores().get(0)).isEqualTo(3);
  }
}
