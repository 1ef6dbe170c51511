package io.github.spadille.engine.match;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.match.Showdown.Act;
import io.github.spadille.engine.match.Showdown.Show;
import io.github.spadille.engine.match.Showdown.State;
import org.junit.jupiter.api.Test;

class PerftTest {
  private static final Showdown RULES = new Showdown();

  /** Seat 0 holds Ah 2h As, seat 1 3h 2s 3s. */
  private static State dealt() {
    return RULES.apply(
        RULES.start(),
        new Showdown.Shuffle(list("Ah 2h As 3h 2s 3s").appendAll(rest("Ah 2h As 3h 2s 3s"))));
  }

  private static CardList<PlayingCard> rest(String dealt) {
    return Showdown.PACK.cards().toSet().minus(PlayingCards.set(dealt)).toList();
  }

  @Test
  void countsEachWayToGoOn() {
    assertThat(Perft.count(RULES, dealt(), 0)).isEqualTo(1);
    assertThat(Perft.count(RULES, dealt(), 1)).isEqualTo(3);
    assertThat(Perft.count(RULES, dealt(), 2)).isEqualTo(2 + 1 + 1);
    assertThat(Perft.count(RULES, dealt(), 3)).isEqualTo(8);
  }

  @Test
  void aSequenceEndsWithTheGame() {
    assertThat(Perft.count(RULES, dealt(), 9)).isEqualTo(8);
  }

  @Test
  void aSequenceEndsBeforeAMoveOfChance() {
    assertThat(Perft.count(RULES, RULES.start(), 3)).isEqualTo(1);
    assertThat(Perft.divide(RULES, RULES.start(), 3)).isEmpty();
  }

  @Test
  void tellsHowManyBeginWithEachMove() {
    ImmutableMap<Act, Long> counts = Perft.divide(RULES, dealt(), 2);
    assertThat(counts)
        .containsExactlyInAnyOrderEntriesOf(
            ImmutableMap.of(
                new Show(0, PlayingCard.FAMILY.parse("As")), 2L,
                new Show(0, PlayingCard.FAMILY.parse("Ah")), 1L,
                new Show(0, PlayingCard.FAMILY.parse("2h")), 1L));
  }

  @Test
  void depthsAreNotNegative() {
    assertThatThrownBy(() -> Perft.count(RULES, dealt(), -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("depth -1; expected 0 or more");
    assertThatThrownBy(() -> Perft.divide(RULES, dealt(), 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("depth 0; expected 1 or more");
  }
}
