package io.github.spadille.cantorscomb;

import static io.github.spadille.cantorscomb.CombCard.FAMILY;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.testkit.Covers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of the deck against the rules that describe it. */
class CombCardTest {
  private static final ImmutableMap<String, Integer> CORES =
      ImmutableMap.of("[He]", 2, "[Ne]", 10, "[Ar]", 18, "[Kr]", 36, "[Xe]", 54, "[Rn]", 86);

  private static <T> ImmutableMultiset<T> values(Function<CombCard, T> field) {
    return FAMILY.cards().stream().map(field).collect(ImmutableMultiset.toImmutableMultiset());
  }

  private static int triangle(int m) {
    return m * (m + 1) / 2 % 64;
  }

  @Test
  @Covers({"DCK-1", "DCK-2", "DCK-3"})
  void thereAreFourCardsOfSixteenNumbersInOrder() {
    assertThat(FAMILY.size()).isEqualTo(64);
    for (CombCard card : FAMILY.cards()) {
      assertThat(card.code()).isEqualTo(card.number() + "." + card.copy());
      assertThat(card.index()).isEqualTo(4 * (card.number() - 1) + card.copy() - 1);
      assertThat(card.copy()).isBetween(1, 4);
    }
    assertThat(FAMILY.card(0).code()).isEqualTo("1.1");
    assertThat(FAMILY.card(63).code()).isEqualTo("16.4");
    assertThat(CombCard.parse("7.2").index()).isEqualTo(25);
  }

  @Test
  @Covers("DCK-2")
  void codesReadBack() {
    for (CombCard card : FAMILY.cards()) {
      assertThat(CombCard.parse(card.toString())).isSameAs(card);
    }
    for (String wrong : ImmutableList.of("0.1", "17.1", "7.5", "7.0", "7", "07.2", "7d")) {
      assertThatThrownBy(() -> CombCard.parse(wrong))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(wrong)
          .hasMessageContaining("number 1-16");
    }
  }

  @Test
  @Covers({"DCK-3", "DCK-4"})
  void theFirstAndTheLastCard() {
    CombCard first = CombCard.parse("1.1");
    assertThat(first.playing()).isEqualTo(PlayingCard.parse("Kh"));
    assertThat(first.hanafuda()).contains("1B");
    assertThat(first.zener()).contains(ZenerSymbol.WAVES);
    assertThat(first.answer()).isEqualTo(Answer.of(16));
    assertThat(first.hiragana()).isEqualTo("あ");
    assertThat(first.katakana()).isEqualTo("ア");
    assertThat(first.sound()).isEqualTo("a");
    assertThat(first.element().symbol()).isEqualTo("H");
    CombCard last = CombCard.parse("16.4");
    assertThat(last.playing()).isEqualTo(PlayingCard.parse("9d"));
    assertThat(last.hanafuda()).isEmpty();
    assertThat(last.zener()).contains(ZenerSymbol.WAVES);
    assertThat(last.answer()).isEqualTo(Answer.of(5));
    assertThat(last.hiragana() + last.katakana() + last.sound()).isEqualTo("んンn");
    assertThat(last.element().symbol()).isEqualTo("U");
  }

  @Test
  @Covers({"DCK-5", "DCK-11"})
  void whatNamesACardIsOnOneCardOnly() {
    assertThat(values(CombCard::playing).elementSet()).hasSize(64);
    assertThat(values(CombCard::hiragana).elementSet()).hasSize(64);
    assertThat(values(CombCard::katakana).elementSet()).hasSize(64);
    assertThat(values(CombCard::sound).elementSet()).hasSize(64);
    assertThat(values(card -> card.element().symbol()).elementSet()).hasSize(64);
    assertThat(values(card -> card.element().name()).elementSet()).hasSize(64);
    ImmutableMultiset<Optional<String>> hanafuda = values(CombCard::hanafuda);
    assertThat(hanafuda.count(Optional.<String>empty())).isEqualTo(16);
    assertThat(hanafuda.elementSet()).hasSize(48 + 1);
  }

  @Test
  @Covers("DCK-6")
  void cardsOfANumberMayDifferInAllElse() {
    assertThat(CombCard.parse("7.1").number()).isEqualTo(CombCard.parse("7.4").number());
    assertThat(CombCard.parse("7.1")).isNotEqualTo(CombCard.parse("7.4"));
    assertThat(CombCard.parse("7.1").zener()).isNotEqualTo(CombCard.parse("7.4").zener());
  }

  @Test
  @Covers({"DCK-7", "DCK-14"})
  void playingCardsAreThoseOfTheLargestPack() {
    assertThat(values(CombCard::playing).elementSet())
        .containsExactlyInAnyOrderElementsOf(playingList());
    assertThat(playingList()).hasSize(64).contains(PlayingCard.X1, PlayingCard.X2);
    assertThat(playingList().get(25)).isEqualTo(PlayingCard.parse("Kh"));
  }

  private static ImmutableList<PlayingCard> playingList() {
    List<String> codes = new ArrayList<>();
    for (String suit : Splitter.on(' ').split("s h d c")) {
      for (String rank : Splitter.on(' ').split("A 2 3 4 5 6 7 8 9 T J Q K")) {
        codes.add(rank + suit);
      }
    }
    return PlayingCard.cards(
        String.join(" ", codes) + " 11s 11h 11d 11c 12s 12h 12d 12c 13h 13d X1 X2");
  }

  @Test
  @Covers("DCK-10")
  void theNumberIsTheMonthAndBetterKindsComeFirst() {
    for (CombCard card : FAMILY.cards()) {
      if (card.number() > 12) {
        assertThat(card.hanafuda()).isEmpty();
        continue;
      }
      String code = card.hanafuda().orElseThrow();
      assertThat(code).matches(card.number() + "[BARP][1-3]?");
      if (card.copy() > 1) {
        String before = FAMILY.card(card.index() - 1).hanafuda().orElseThrow();
        assertThat(rankOf(before)).as("%s before %s", before, code).isLessThan(rankOf(code));
      }
    }
  }

  /** Orders the flower cards of a month: by kind, then by number. */
  private static int rankOf(String code) {
    String kind = code.replaceFirst("^[0-9]+", "");
    int number = kind.length() > 1 ? kind.charAt(1) - '0' : 0;
    return 10 * "BARP".indexOf(kind.charAt(0)) + number;
  }

  @Test
  @Covers("DCK-11")
  void soundsAreInGojuonOrder() {
    String sounds =
        "a i u e o ka ki ku ke ko ga gi gu ge go sa shi su se so za ji zu ze zo ta chi tsu te to"
            + " da de do na ni nu ne no ha hi fu he ho ba bi bu be bo ma mi mu me mo ya yu yo"
            + " ra ri ru re ro wa wo n";
    assertThat(FAMILY.cards().stream().map(CombCard::sound).collect(joining(" ")))
        .isEqualTo(sounds);
    int before = 0;
    for (CombCard card : FAMILY.cards()) {
      int hiragana = card.hiragana().codePointAt(0);
      assertThat(card.hiragana()).hasSize(1).isNotIn("ぢ", "づ", "ゐ", "ゑ", "ぱ");
      assertThat(card.katakana().codePointAt(0)).isEqualTo(hiragana + 0x60); // As in Unicode.
      assertThat(voicedAfterRow(hiragana)).isGreaterThan(before);
      before = voicedAfterRow(hiragana);
    }
  }

  /** Unicode has each voiced kana after its plain one; a row comes first as a whole here. */
  private static int voicedAfterRow(int hiragana) {
    String voiced = "がぎぐげござじずぜぞだでどばびぶべぼ";
    String rowEnds = "こここここそそそそそとととほほほほほ";
    int place = voiced.indexOf(hiragana);
    return place < 0 ? 100 * hiragana : 100 * rowEnds.codePointAt(place) + 1 + place;
  }

  @Test
  @Covers("DCK-12")
  void elementsAscend() {
    List<Integer> numbers = new ArrayList<>();
    for (int[] range : new int[][] {{1, 20}, {22, 42}, {45, 56}, {74, 74}, {76, 83}}) {
      for (int number = range[0]; number <= range[1]; number++) {
        numbers.add(number);
      }
    }
    numbers.addAll(ImmutableList.of(90, 92));
    assertThat(FAMILY.cards().stream().map(card -> card.element().atomicNumber()).toList())
        .isEqualTo(numbers);
    assertThat(CombDeck.withElement("Fe")).isEqualTo(CombCard.parse("7.1"));
    assertThat(CombCard.parse("7.1").index()).isEqualTo(24);
    assertThat(CombCard.parse("7.1").element().atomicNumber()).isEqualTo(26);
  }

  @Test
  @Covers({"DCK-13", "DCK-14", "DCK-15", "DCK-16"})
  void theFormulaMakesTheTable() {
    ImmutableList<PlayingCard> playing = playingList();
    int[] extraAnswers = {1, 9, 12, 17};
    for (CombCard card : FAMILY.cards()) {
      int i = card.index();
      assertThat(card.playing()).isEqualTo(playing.get(triangle((29 * i + 17) % 64)));
      int zener = triangle((37 * i + 11) % 64);
      assertThat(card.zener())
          .isEqualTo(zener < 60 ? Optional.of(ZenerSymbol.values()[zener % 5]) : Optional.empty());
      int answer = triangle((21 * i + 5) % 64);
      assertThat(card.answer().number())
          .isEqualTo(answer < 60 ? answer % 20 + 1 : extraAnswers[answer - 60]);
    }
    assertThat(triangle(17)).isEqualTo(25);
  }

  @Test
  @Covers({"DCK-15", "DCK-24"})
  void symbolsAreCounted() {
    ImmutableMultiset<Optional<ZenerSymbol>> symbols = values(CombCard::zener);
    for (ZenerSymbol symbol : ZenerSymbol.values()) {
      assertThat(symbols.count(Optional.of(symbol))).isEqualTo(12);
    }
    assertThat(symbols.count(Optional.<ZenerSymbol>empty())).isEqualTo(4);
  }

  @Test
  @Covers({"DCK-16", "DCK-27"})
  void answersAreCounted() {
    ImmutableMultiset<Answer> answers = values(CombCard::answer);
    for (Answer answer : Answer.values()) {
      boolean four = ImmutableList.of(1, 9, 12, 17).contains(answer.number());
      assertThat(answers.count(answer)).as("%s", answer).isEqualTo(four ? 4 : 3);
    }
    ImmutableMultiset<Answer.Tone> tones = values(card -> card.answer().tone());
    assertThat(tones.count(Answer.Tone.AFFIRMATIVE)).isEqualTo(32);
    assertThat(tones.count(Answer.Tone.NON_COMMITTAL)).isEqualTo(16);
    assertThat(tones.count(Answer.Tone.NEGATIVE)).isEqualTo(16);
  }

  @ParameterizedTest
  @CsvSource({
    "1, AFFIRMATIVE, It is certain",
    "9, AFFIRMATIVE, Yes",
    "10, AFFIRMATIVE, Signs point to yes",
    "11, NON_COMMITTAL, 'Reply hazy, try again'",
    "15, NON_COMMITTAL, Concentrate and ask again",
    "16, NEGATIVE, Don't count on it",
    "20, NEGATIVE, Very doubtful"
  })
  @Covers("DCK-27")
  void answersHaveATone(int number, Answer.Tone tone, String text) {
    assertThat(Answer.of(number).number()).isEqualTo(number);
    assertThat(Answer.of(number).tone()).isEqualTo(tone);
    assertThat(Answer.of(number).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "H, 1.0080, 0.00008988, gas",
    "C, 12.011, 2.267, graphite",
    "S, 32.06, 2.07, alpha (rhombic)",
    "K, 39.098, 0.862,",
    "Ge, 72.630, 5.323,",
    "Br, 79.904, 3.1028, liquid",
    "Sn, 118.71, 7.265, white",
    "Hg, 200.59, 13.534, 'liquid, 25 °C'",
    "U, 238.03, 19.05,"
  })
  @Covers({"DCK-28", "DCK-29"})
  void elementsHaveWeightAndDensity(String symbol, String weight, String density, String form) {
    Element element = CombDeck.withElement(symbol).element();
    assertThat(element.atomicWeight()).isEqualTo(new BigDecimal(weight)); // Digits count.
    assertThat(element.density()).isEqualTo(new BigDecimal(density));
    assertThat(element.form()).isEqualTo(Optional.ofNullable(form));
  }

  @Test
  @Covers({"DCK-28", "DCK-29"})
  void weightsAndDensitiesArePlausible() {
    for (CombCard card : FAMILY.cards()) {
      Element element = card.element();
      double perNucleus = element.atomicWeight().doubleValue() / element.atomicNumber();
      assertThat(perNucleus).as(element.name()).isBetween(1.0, 2.7);
      boolean gas = element.form().equals(Optional.of("gas"));
      assertThat(element.density().doubleValue() < 0.01).as(element.name()).isEqualTo(gas);
    }
  }

  @Test
  @Covers("DCK-30")
  void electronsAreAsManyAsProtons() {
    for (CombCard card : FAMILY.cards()) {
      int electrons = 0;
      for (String part : Splitter.on(' ').split(card.element().configuration())) {
        electrons += part.startsWith("[") ? CORES.get(part) : Integer.parseInt(part.substring(2));
      }
      assertThat(electrons).as(card.element().name()).isEqualTo(card.element().atomicNumber());
    }
    for (Map.Entry<String, Integer> core : CORES.entrySet()) {
      String symbol = core.getKey().substring(1, 3);
      if (core.getValue() < 86) { // There is no radon in the deck.
        assertThat(CombDeck.withElement(symbol).element().atomicNumber())
            .isEqualTo(core.getValue());
      }
    }
  }

  @Test
  void hashCodesAreTheSameInEveryRun() {
    assertThat(CombCard.parse("1.1").hashCode()).isEqualTo(-1_021_194_269);
    assertThat(CombCard.parse("7.2").hashCode()).isEqualTo(1_961_425_664);
    assertThat(CombCard.parse("16.4").hashCode()).isEqualTo(-640_293_171);
  }

  @Test
  void hashCodesDiffer() {
    Set<Integer> hashes = new HashSet<>();
    Set<Integer> hashesOfPairs = new HashSet<>();
    for (CombCard card : FAMILY.cards()) {
      hashes.add(card.hashCode());
      for (CombCard other : FAMILY.cards()) {
        if (card.index() < other.index()) {
          hashesOfPairs.add(card.hashCode() + other.hashCode());
        }
      }
    }
    assertThat(hashes).hasSize(64);
    assertThat(hashesOfPairs).hasSize(64 * 63 / 2);
  }
}
