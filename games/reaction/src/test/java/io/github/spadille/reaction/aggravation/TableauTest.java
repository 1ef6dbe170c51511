package io.github.spadille.reaction.aggravation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.reaction.aggravation.LaidCard.How;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TableauTest {
  private static final int LOWER = Places.COLUMNS;

  private static Tableau lay(Tableau tableau, int place, PlayingCard card) {
    Rank match = tableau.isSeenBeside(place, card.rank()) ? card.rank() : null;
    int event = tableau.event() + 1;
    return tableau.with(new LaidCard(How.TURNED, 0, place, card, match, event, 10L * event));
  }

  /** Lays cards such as {@code "0.1 As; 1.1 2c"}. */
  private static Tableau lay(Tableau tableau, String cards) {
    Tableau laid = tableau;
    for (String card : Splitter.on("; ").split(cards)) {
      int place = Places.ARG.find(List.of(card.substring(0, 3))).orElseThrow();
      laid = lay(laid, place, PlayingCard.parse(card.substring(4)));
    }
    return laid;
  }

  private static String piles(Tableau tableau) {
    return tableau.addTo(Table.builder()).build().piles().toString();
  }

  @Test
  @Covers({"AGG-3", "AGG-16"})
  void rowsFillFromTheLeft() {
    Tableau tableau = Tableau.empty();
    assertThat(tableau.free(0)).isZero();
    assertThat(tableau.free(1)).isEqualTo(LOWER);
    assertThat(tableau.has(0)).isFalse();

    tableau = lay(tableau, "0.1 As; 0.2 Kd; 1.1 2c");
    assertThat(tableau.free(0)).isEqualTo(2);
    assertThat(tableau.free(1)).isEqualTo(LOWER + 1);
    assertThat(tableau.has(1)).isTrue();
    assertThat(tableau.has(2)).isFalse();
    assertThat(tableau.has(-1)).isFalse();
    assertThat(tableau.has(2 * LOWER)).isFalse();
    assertThat(tableau.rank(1)).isEqualTo(Rank.KING);
    assertThat(piles(tableau)).isEqualTo("[0.1: As, 0.2: Kd, 1.1: 2c]");
  }

  @Test
  @Covers({"AGG-7", "AGG-8"})
  void aCardThatIsCoveredCountsNoMore() {
    Tableau tableau = lay(Tableau.empty(), "0.1 5s; 1.1 5h; 0.2 9c");
    assertThat(tableau.hasMatch()).isTrue();
    assertThat(tableau.matched()).containsExactly(0, LOWER);
    assertThat(tableau.isSeenBeside(LOWER, Rank.NINE)).isTrue();
    assertThat(tableau.isSeenBeside(1, Rank.NINE)).isFalse();

    Tableau covered = lay(tableau, "1.1 9d");
    assertThat(covered.hasMatch(rank -> rank == Rank.FIVE)).isFalse();
    assertThat(covered.hasMatch(rank -> rank == Rank.NINE)).isTrue();
    assertThat(covered.matched()).containsExactly(1, LOWER);
    assertThat(tableau.rank(LOWER)).as("the earlier tableau is as it was").isEqualTo(Rank.FIVE);
    assertThat(piles(covered)).isEqualTo("[0.1: 5s, 0.2: 9c, 1.1: 5h 9d]");
  }

  @Test
  @Covers({"AGG-13", "AGG-26"})
  void whenMatchesWereMadeAndCardsLaidIsRemembered() {
    Tableau tableau = lay(Tableau.empty(), "0.1 5s; 1.1 5h; 0.2 9c; 1.1 9d; 0.2 9h");
    assertThat(tableau.matches()).containsExactly("5: 2 @20", "9: 5 @50");
    assertThat(tableau.formed(Rank.NINE, 5).orElseThrow().event()).isEqualTo(5);
    assertThat(tableau.formed(Rank.NINE, 6)).as("none so late").isEmpty();
    assertThat(tableau.formed(Rank.TWO, 0)).isEmpty();
    assertThat(tableau.lastOf(0).orElseThrow().moment()).isEqualTo("5 @50");
    assertThat(tableau.lastOf(1)).isEmpty();
    assertThat(tableau.laidSince(lay(Tableau.empty(), "0.1 5s; 1.1 5h; 0.2 9c")))
        .extracting(LaidCard::card)
        .containsExactly(PlayingCard.parse("9d"), PlayingCard.parse("9h"));
  }

  @Test
  @Covers("AGG-13")
  void whatWasSeenStaysWhenCoveredCardsAreExchanged() {
    Tableau tableau = lay(Tableau.empty(), "0.1 5s; 1.1 5h; 0.1 2c; 0.1 3d");
    Table table =
        Table.builder()
            .pileTopLast("0.1", PlayingCard.cards("Ks 7c 3d"), Audience.NOBODY)
            .pileTopLast("1.1", PlayingCard.cards("5h"), Audience.ALL)
            .build();
    Tableau other = tableau.withCards(table);
    assertThat(piles(other)).isEqualTo("[0.1: Ks 7c 3d, 1.1: 5h]");
    assertThat(other.matches()).containsExactly("5: 2 @20");
    assertThat(other).isNotEqualTo(tableau);
    assertThat(tableau.withCards(tableau.addTo(Table.builder()).build())).isEqualTo(tableau);
  }

  /** What is kept as words agrees with a search through the piles, up to every place in use. */
  @Test
  @Covers("AGG-7")
  void whatIsSeenAgreesWithThePiles() {
    RandomSource random = RandomSource.seeded(7);
    for (int game = 0; game < 200; game++) {
      List<PlayingCard> pack = new ArrayList<>(Deck.standard52().shuffled(random));
      Tableau tableau = Tableau.empty();
      Map<Integer, PlayingCard> tops = new HashMap<>();
      while (!pack.isEmpty()) {
        int row = random.nextInt(2);
        int columns = tableau.free(row) - row * LOWER;
        int column = random.nextInt(Math.min(columns + 1, 15));
        PlayingCard card = pack.remove(0);
        tableau = lay(tableau, row * LOWER + column, card);
        tops.put(row * LOWER + column, card);
        check(tableau, tops);
      }
    }
  }

  private static void check(Tableau tableau, Map<Integer, PlayingCard> tops) {
    Set<Integer> matched = new HashSet<>();
    for (Rank rank : EnumSet.range(Rank.ACE, Rank.KING)) {
      Set<Integer> showing = new HashSet<>();
      tops.forEach((place, card) -> addIf(card.rank() == rank, place, showing));
      assertThat(tableau.showing(rank)).isEqualTo(showing);
      assertThat(tableau.hasMatch(other -> other == rank)).isEqualTo(showing.size() > 1);
      for (int place : tops.keySet()) {
        boolean isBeside = showing.size() > (showing.contains(place) ? 1 : 0);
        assertThat(tableau.isSeenBeside(place, rank)).isEqualTo(isBeside);
      }
      if (showing.size() > 1) {
        matched.addAll(showing);
      }
    }
    for (int place = 0; place < Places.ALL; place++) {
      assertThat(tableau.has(place)).isEqualTo(tops.containsKey(place));
    }
    tops.forEach((place, card) -> assertThat(tableau.rank(place)).isEqualTo(card.rank()));
    assertThat(tableau.matched()).isEqualTo(matched);
    assertThat(tableau.hasMatch()).isEqualTo(!matched.isEmpty());
  }

  private static void addIf(boolean condition, int place, Set<Integer> places) {
    if (condition) {
      places.add(place);
    }
  }

  @Test
  void tableausAreEqualIfEachCardWasLaidTheSameWay() {
    Tableau tableau = lay(Tableau.empty(), "0.1 As; 1.1 2c");
    Tableau other = lay(Tableau.empty(), "0.1 As; 1.1 2c");
    assertThat(tableau).isEqualTo(other).hasSameHashCodeAs(other).hasToString(other.toString());

    assertThat(lay(tableau, "0.1 3d")).isNotEqualTo(tableau);
    assertThat(lay(tableau, "0.1 3d").hashCode()).isNotEqualTo(tableau.hashCode());
    assertThat(lay(tableau, "1.1 3d").hashCode()).isNotEqualTo(tableau.hashCode());
    assertThat(lay(tableau, "0.1 3d; 0.1 4d"))
        .as("a card below differs")
        .isNotEqualTo(lay(tableau, "0.1 3h; 0.1 4d"));
    assertThat(tableau).isNotEqualTo("no tableau");
    assertThat(tableau.toString()).startsWith("[LaidCard[how=TURNED, seat=0, place=0, card=As");
  }
}
