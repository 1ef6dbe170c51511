package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCards.ofKind;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.pack;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import com.google.common.math.IntMath;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.fishing.hanafuda.FlowerKind;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.testkit.Covers;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YakuTest {
  private final YakuTable usual = table(ImmutableMap.of());

  private static YakuTable table(ImmutableMap<String, String> options) {
    return new YakuTable(KoiKoiOptions.SCHEMA.parse(options, 2));
  }

  /** Returns how many sets of cards of a kind score how much by the usual table. */
  private Map<Integer, Integer> countByTotal(FlowerKind kind) {
    Map<Integer, Integer> counts = new TreeMap<>();
    long all = ofKind(pack().set(), kind).low();
    for (long some = all; ; some = some - 1 & all) {
      CardSet<HanafudaCard> cards = CardSet.ofBits(HanafudaCard.FAMILY, some, 0);
      counts.merge(usual.total(cards, 1), 1, Integer::sum);
      if (some == 0) {
        return counts;
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1B 3B 8B 11B 12B, five-brights 10",
    "1B 3B 8B 12B, four-brights 8",
    "1B 3B 8B 11B, rain-four 7",
    "1B 3B 11B 12B, rain-four 7",
    "1B 3B 8B, three-brights 5",
    "3B 8B 12B, three-brights 5",
    "1B 8B 11B, ''",
    "6A 7A 10A, boar-deer-butterflies 5",
    "1R 2R 3R, red-poetry 5",
    "6R 9R 10R, blue-ribbons 5",
    "8B 9A, moon-viewing 5",
    "3B 9A, blossom-viewing 5",
    "2A 4A 5A 8A 11A, animals 1",
    "2A 4A 5A 8A 11A 9A, animals 2",
    "1R 2R 4R 5R 7R, ribbons 1",
    "1R 2R 4R 5R 7R 11R, ribbons 2",
    "1P1 1P2 2P1 2P2 3P1 3P2 4P1 4P2 11P, ''",
    "1P1 1P2 2P1 2P2 3P1 3P2 4P1 4P2 11P 12P3, plains 1",
    "1P1 1P2 2P1 2P2 3P1 3P2 4P1 4P2 11P 12P1 12P2 12P3, plains 3",
    "1B 3B 8B 9A, three-brights 5 moon-viewing 5 blossom-viewing 5",
    "2A 4A 5A 6A 7A 10A, boar-deer-butterflies 5 animals 2",
    "1R 2R 3R 6R 9R 10R, red-poetry 5 blue-ribbons 5 ribbons 2",
  })
  @Covers({"KOI-28", "KOI-29", "KOI-30", "KOI-31"})
  void yakuAreFoundInTheOrderOfTheRulebook(String cards, String yaku) {
    assertThat(Joiner.on(' ').join(usual.list(set(cards), 1))).isEqualTo(yaku);
    int sum = 0;
    for (String word : yaku.split(" ")) {
      sum += word.matches("[0-9]+") ? Integer.parseInt(word) : 0;
    }
    assertThat(usual.total(set(cards), 1)).isEqualTo(sum);
  }

  @Test
  @Covers({"KOI-28", "KOI-29"})
  void setsOfBrightsAreCounted() {
    // 4 choose 3 with the rain man and without; 4 choose 4 with and without.
    assertThat(countByTotal(FlowerKind.BRIGHT))
        .containsExactly(
            Map.entry(0, 22), Map.entry(5, 4), Map.entry(7, 4), Map.entry(8, 1), Map.entry(10, 1));
  }

  @Test
  @Covers({"KOI-28", "KOI-30"})
  void setsOfAnimalsAndRibbonsAreCounted() {
    Map<Integer, Integer> animals = new TreeMap<>();
    for (int size = 0; size <= 9; size++) {
      // Of the other six animals so many; the three of the triple score 5 more.
      for (int ofTriple = 0; ofTriple <= 3; ofTriple++) {
        int others = size - ofTriple;
        if (others >= 0 && others <= 6) {
          animals.merge(
              Math.max(0, size - 4) + (ofTriple == 3 ? 5 : 0),
              IntMath.binomial(3, ofTriple) * IntMath.binomial(6, others),
              Integer::sum);
        }
      }
    }
    assertThat(countByTotal(FlowerKind.ANIMAL)).isEqualTo(animals);

    Map<Integer, Integer> ribbons = new TreeMap<>();
    for (int red = 0; red <= 3; red++) {
      for (int blue = 0; blue <= 3; blue++) {
        for (int others = 0; others <= 4; others++) {
          ribbons.merge(
              Math.max(0, red + blue + others - 4) + (red == 3 ? 5 : 0) + (blue == 3 ? 5 : 0),
              IntMath.binomial(3, red) * IntMath.binomial(3, blue) * IntMath.binomial(4, others),
              Integer::sum);
        }
      }
    }
    assertThat(countByTotal(FlowerKind.RIBBON)).isEqualTo(ribbons);
  }

  @ParameterizedTest
  @CsvSource({"9, 1307504, 0", "10, 1961256, 1", "11, 2496144, 2"})
  @Covers("KOI-28")
  void setsOfPlainsAreCounted(int size, int ways, int score) {
    // The binomial coefficients of 24; every set of a size scores the same.
    long all = ofKind(pack().set(), FlowerKind.PLAIN).low();
    int count = 0;
    long chosen = (1L << size) - 1; // A choice of the 24 plains; the next one by Gosper's trick.
    while (chosen < 1L << 24) {
      long cards = 0;
      long rest = all;
      for (int i = 0; i < 24; i++) {
        cards |= (chosen >> i & 1) != 0 ? rest & -rest : 0;
        rest &= rest - 1;
      }
      count += usual.total(CardSet.ofBits(HanafudaCard.FAMILY, cards, 0), 1) == score ? 1 : 0;
      long lowest = chosen & -chosen;
      long ripple = chosen + lowest;
      chosen = ripple | ((chosen ^ ripple) >>> 2) / lowest;
    }
    assertThat(count).isEqualTo(ways).isEqualTo(IntMath.binomial(24, size));
  }

  @Test
  @Covers("KOI-28")
  void withoutViewingTheSakeCupIsAnAnimalOnly() {
    YakuTable table = table(ImmutableMap.of("viewing", "off"));
    assertThat(table.list(set("3B 8B 9A"), 1)).isEmpty();
    assertThat(table.total(set("1B 3B 8B 9A"), 1)).isEqualTo(5);
  }

  @Test
  @Covers("KOI-31")
  void theSakeCupCanBeAPlainToo() {
    YakuTable table = table(ImmutableMap.of("sake-plain", "on"));
    String nine = "1P1 1P2 2P1 2P2 3P1 3P2 4P1 4P2 11P ";
    assertThat(table.list(set(nine + "9A"), 1))
        .map(Yaku.Formed::toString)
        .containsExactly("plains 1");
    assertThat(table.list(set(nine + "9A 12P1"), 1))
        .map(Yaku.Formed::toString)
        .containsExactly("plains 2");
    assertThat(table.list(set(nine + "8A"), 1)).isEmpty();
    assertThat(table.list(set("2A 4A 5A 9A 11A"), 1))
        .map(Yaku.Formed::toString)
        .containsExactly("animals 1");
  }

  @Test
  @Covers("KOI-28")
  void theMonthOfTheRoundComesLast() {
    YakuTable table = table(ImmutableMap.of("month-yaku", "on"));
    assertThat(table.list(set("8B 8A 8P1 8P2 9A"), 8))
        .map(Yaku.Formed::toString)
        .containsExactly("moon-viewing 5", "month 4");
    assertThat(table.list(set("8B 8A 8P1 8P2 9A"), 7))
        .map(Yaku.Formed::toString)
        .containsExactly("moon-viewing 5");
    assertThat(table.list(set("12B 12P1 12P2 12P3"), 12))
        .map(Yaku.Formed::toString)
        .containsExactly("month 4");
    assertThat(table.list(set("1B 1R 1P1 1P2"), 13))
        .map(Yaku.Formed::toString)
        .containsExactly("month 4");
    assertThat(usual.list(set("8B 8A 8P1 8P2"), 8)).isEmpty();
  }
}
