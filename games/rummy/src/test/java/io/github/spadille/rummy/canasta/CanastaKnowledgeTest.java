package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Knowledge.Place;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.canasta.CanastaMove.Discard;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whoever takes the pile and discards a card that lay in it may have had an equal one before. */
class CanastaKnowledgeTest {
  /** Among these games is one in which the equal card lies elsewhere, and may seem to be there. */
  private static final int FIRST = 30;

  private static final int GAMES = 10;
  private static final int MOVES = 300;
  private static final int LEAST = 5;

  @Test
  void whatWasTakenMayBeWhatIsDiscarded() {
    int looked = 0;
    for (long seed = FIRST; seed < FIRST + GAMES; seed++) {
      Dealer dealer = Dealer.seeded(seed);
      RandomSource random = RandomSource.seeded(seed);
      Match<CanastaState, CanastaMove> match =
          Match.start(Canasta.GAME.setup(4, ImmutableMap.of("hand-size", "7")));
      Set<PlayingCard> taken = new HashSet<>();
      for (int moves = 0; moves < MOVES && !match.isOver(); moves++) {
        CanastaState before = match.state();
        if (before.turn().isChance()) {
          match = match.play(match.chance(dealer));
          taken.clear();
          continue;
        }
        MoveList<CanastaMove> legal = match.rules().legalMoves(before);
        CanastaMove move = legal.get(random.nextInt(legal.size()));
        match = match.play(move);
        if (move instanceof Discard discard) {
          if (taken.contains(discard.card())) {
            looked++;
            assertThatKnowledgeIsTrue(match, "seed " + seed + ", " + moves);
          }
          taken.clear();
        } else if (before.pile().cards().size() > match.state().pile().cards().size()) {
          taken.addAll(before.pile().cards());
        }
      }
    }
    assertThat(looked).isGreaterThan(LEAST);
  }

  private static void assertThatKnowledgeIsTrue(
      Match<CanastaState, CanastaMove> match, String where) {
    Table table = match.rules().table(match.state());
    Knowledge knowledge = Knowledge.of(match.pastFor(Viewer.bystander()));
    for (Place place : knowledge.places()) {
      List<Card> others = new ArrayList<>(table.pile(place.pile()).cards());
      for (Card known : place.known()) {
        assertThat(others.remove(known)).as("%s: %s in %s", where, known, place.pile()).isTrue();
      }
      assertThat(place.possible()).as("%s: %s", where, place.pile()).containsAll(others);
    }
  }
}
