package io.github.spadille.examples.newvariant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Knowledge.Place;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.crazyeights.CrazyEightsMove;
import io.github.spadille.stops.crazyeights.CrazyEightsOptions;
import io.github.spadille.stops.crazyeights.CrazyEightsState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** With two packs, equal cards go round: one is drawn while the other is played. */
class AcesReverseKnowledgeTest {
  private static final int GAMES = 12;
  private static final int MOVES = 150;
  private static final int STEP = 10;

  @Test
  void whatIsKnownWithTwoPacksIsTrue() {
    for (long seed = 0; seed < GAMES; seed++) {
      Dealer dealer = Dealer.seeded(seed);
      RandomSource random = RandomSource.seeded(seed);
      Match<CrazyEightsState, CrazyEightsMove> match =
          Match.start(AcesReverse.GAME.setup(10, CrazyEightsOptions.defaults().withDecks(2)));
      for (int moves = 0; moves < MOVES && !match.isOver(); moves++) {
        if (match.state().turn().isChance()) {
          match = match.play(match.chance(dealer));
        } else {
          MoveList<CrazyEightsMove> legal = match.rules().legalMoves(match.state());
          match = match.play(legal.get(random.nextInt(legal.size())));
        }
        if (moves % STEP == STEP - 1) {
          assertThatKnowledgeIsTrue(match, Viewer.bystander(), "seed " + seed + ", " + moves);
          assertThatKnowledgeIsTrue(match, Viewer.seat(0), "seed " + seed + ", " + moves);
        }
      }
    }
  }

  private static void assertThatKnowledgeIsTrue(
      Match<CrazyEightsState, CrazyEightsMove> match, Viewer viewer, String where) {
    Table table = match.rules().table(match.state());
    for (Place place : Knowledge.of(match.pastFor(viewer)).places()) {
      List<Card> others = new ArrayList<>(table.pile(place.pile()).cards());
      for (Card known : place.known()) {
        assertThat(others.remove(known)).as("%s: %s to %s", where, known, viewer).isTrue();
      }
      assertThat(place.possible())
          .as("%s: %s to %s", where, place.pile(), viewer)
          .containsAll(others);
    }
  }
}
