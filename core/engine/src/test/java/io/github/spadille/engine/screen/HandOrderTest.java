package io.github.spadille.engine.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import java.util.Collection;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HandOrderTest {
  private static final Words NOTHING_SAID = Words.of(ImmutableMap.of());

  /** Returns the groups as text, a stroke between them. */
  private static String held(Words words, String trump, Collection<? extends Card> cards) {
    SeenTable table =
        Table.builder()
            .pile("hand", 1, cards, Audience.seat(1))
            .fact("trump", trump)
            .build()
            .seenBy(Viewer.seat(1));
    return HandOrder.of(words, table::fact).groups(table.pile("hand.1")).stream()
        .map(Joiner.on(' ')::join)
        .collect(Collectors.joining(" | "));
  }

  private static String held(Words words, String trump, String cards) {
    return held(words, trump, CardBag.copyOf(PlayingCard.FAMILY, PlayingCard.cards(cards)));
  }

  private static Words says(String hand) {
    return Words.of(ImmutableMap.of("hold.hand", hand));
  }

  private static Words says(String hand, String first) {
    return Words.of(ImmutableMap.of("hold.hand", hand, "hold.hand.first", first));
  }

  @ParameterizedTest
  @CsvSource({
    "2s 7d As Kh 9c Td, As 2s | Kh | 9c | Td 7d",
    "X1 2s X2, X1 X2 | 2s",
    "2d 7h 3c, 7h | 3c | 2d",
    "2d 7h, 7h | 2d",
    "6s 6s' 7s, 7s 6s 6s'",
    "Ks 13h 12h 11h Kh Th, Ks | Kh 13h 12h 11h Th",
  })
  void bySuitsTheColoursTakeTurns(String cards, String held) {
    assertThat(held(NOTHING_SAID, "-", cards)).isEqualTo(held);
  }

  @Test
  void byRanks() {
    Words words = says("ranks A 2 3 4 5 6 7 J Q K");
    assertThat(held(words, "-", "Kh 2d As Ks 7c")).isEqualTo("As | 2d | 7c | Ks Kh");
  }

  @Test
  void theGameSaysInWhichOrderItsRanksStand() {
    Words words = says("suits T 9 8 7 A K Q J");
    assertThat(held(words, "-", "Ad Td 7d Jd Kd")).isEqualTo("Td 7d Ad Kd Jd");
  }

  @Test
  void aRankThatIsNotNamedStandsBehindTheOthers() {
    assertThat(held(says("suits K A"), "-", "Ad 2d 3d Kd")).isEqualTo("Kd Ad 2d 3d");
  }

  @Test
  void trumpsStandFirstAndTheColoursStillTakeTurns() {
    Words words = says("suits A K Q J T 9 8 7", "{trump}");
    assertThat(held(words, "h", "As 7s Kd Kh 8h Tc")).isEqualTo("Kh 8h | As 7s | Kd | Tc");
    assertThat(held(words, "-", "As Kd Kh")).isEqualTo("Kh | As | Kd");
  }

  @Test
  void jokerAndBowersStandBeforeTheTrumps() {
    Words words = says("suits A K Q J T 9", "X1 J{trump} J{~trump} {trump}");
    assertThat(held(words, "d", "9d Jh X1 Jd Ah Js")).isEqualTo("X1 Jd Jh 9d | Js | Ah");
    assertThat(held(words, "nt", "9d Jh X1 Jd")).isEqualTo("X1 | Jh | Jd 9d");
  }

  @Test
  void allOfARankStandFirst() {
    Words words = says("ranks A K Q J", "X1 X2 2");
    assertThat(held(words, "-", "2d 2d Kh X2 X1 Ks")).isEqualTo("X1 X2 2d 2d | Ks Kh");
    assertThat(held(says("suits A K", "{trump}"), "K", "As Kh Ac")).isEqualTo("Kh | As | Ac");
  }

  @Test
  void cardsThatAFactTellsStandFirst() {
    Words words = says("suits A K Q J", "{trump}");
    assertThat(held(words, "7d 7h", "7h Kh 7d 7s")).isEqualTo("7h 7d | 7s | Kh");
  }

  @Test
  void asDealtTheyLieAsTheyCame() {
    ImmutableList<PlayingCard> cards = PlayingCard.cards("7d As 7c");
    assertThat(held(says("as-dealt"), "-", cards)).isEqualTo("7d As 7c");
  }

  @Test
  void aPileWhoseOrderMeansSomethingStaysAsItIs() {
    ImmutableList<PlayingCard> cards = PlayingCard.cards("7d As 7c");
    assertThat(held(NOTHING_SAID, "-", cards)).isEqualTo("7d As 7c");
  }

  @Test
  void whatIsSaidOfAllPilesHoldsForEach() {
    Words words = Words.of(ImmutableMap.of("hold", "ranks 2 A", "hold.first", "A"));
    assertThat(held(words, "-", "2d As")).isEqualTo("As | 2d");
    assertThat(held(NOTHING_SAID, "-", "")).isEmpty();
  }

  @Test
  void whatIsNotSeenComesLast() {
    SeenTable table =
        Table.builder()
            .pile(
                "hand",
                0,
                CardSet.copyOf(PlayingCard.FAMILY, PlayingCard.cards("7d As")),
                place -> place == 0 ? Audience.NOBODY : Audience.ALL)
            .build()
            .seenBy(Viewer.seat(1));
    assertThat(HandOrder.of(NOTHING_SAID, table::fact).groups(table.pile("hand.0")))
        .hasSize(2)
        .last()
        .hasToString("[??]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "colours A K; ; words of hold.hand: found colours, expected one of suits, ranks, as-dealt",
        "suits A 1; ; words of hold.hand: found 1, expected ranks, each once",
        "suits A A; ; words of hold.hand: found A, expected ranks, each once",
        "suits A K; 7x; ",
        "suits A K; 1{trump}; ",
      })
  void whatCannotBeReadIsTold(String hand, String first, String problem) {
    Words words = first == null ? says(hand) : says(hand, first);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> held(words, "h", "7d"))
        .withMessageContaining(problem == null ? first.substring(0, 1) : problem);
  }
}
