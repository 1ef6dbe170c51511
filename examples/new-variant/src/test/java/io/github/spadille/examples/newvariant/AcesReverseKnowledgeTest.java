package io.github.spadille.examples.newvariant;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Knowledge.Place;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.stops.crazyeights.CrazyEightsMove;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Play;
import io.github.spadille.stops.crazyeights.CrazyEightsState;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class AcesReverseKnowledgeTest {
  private static final int DEALS = 600;

  /**
   * A two makes the next player draw. With two packs it could be the same two that is drawn; that
   * of the discard pile was seen, and the other one was not.
   */
  @Test
  void whatIsDrawnForATwoIsNotTakenForTheTwo() {
    int played = 0;
    for (long seed = 0; seed < DEALS; seed++) {
      Match<CrazyEightsState, CrazyEightsMove> dealt =
          Match.start(AcesReverse.GAME.setup(6, ImmutableMap.of("decks", "2")))
              .resolveChance(Dealer.seeded(seed));
      for (CrazyEightsMove move : List.copyOf(dealt.rules().legalMoves(dealt.state()))) {
        if (move instanceof Play play
            && play.card().is(Rank.TWO)
            && unseen(dealt, play.card()) == 2) {
          played++;
          assertThatTheOtherCanBeAnywhere(dealt.play(move), play.card());
        }
      }
    }
    assertThat(played).isGreaterThan(DEALS / 10);
  }

  private static int unseen(Match<CrazyEightsState, CrazyEightsMove> match, PlayingCard two) {
    return Collections.frequency(
        Knowledge.of(match.pastFor(Viewer.bystander())).unseen(), (Card) two);
  }

  private static void assertThatTheOtherCanBeAnywhere(
      Match<CrazyEightsState, CrazyEightsMove> match, PlayingCard two) {
    Knowledge knowledge = Knowledge.of(match.pastFor(Viewer.bystander()));
    for (Place place : knowledge.places()) {
      assertThat(place.known()).as("%s after %s", place.pile(), two).doesNotContain(two);
      assertThat(place.possible()).contains((Card) two);
    }
  }
}
