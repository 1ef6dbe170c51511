package io.github.spadille.games.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.Covers;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** At any decision of any game the rules that govern it are at hand. */
class EveryDecisionTest {
  private static final int DECISIONS = 40;

  static List<Game<?, ?, ?>> games() {
    return Catalog.load().games();
  }

  @ParameterizedTest
  @MethodSource("games")
  @Covers("HSE-12")
  void theRulesThatGovernADecisionAreRulesInForce(Game<?, ?, ?> game) {
    Set<String> governing = new LinkedHashSet<>();
    playAndAsk(game, governing);

    assertThat(governing).isNotEmpty().isSubsetOf(game.rulebook().ids());
  }

  private static <S extends GameState, M extends Move, O> void playAndAsk(
      Game<S, M, O> game, Set<String> governing) {
    Rulebook book = game.rulebook(game.options().defaults(), game.defaultSeats());
    Random random = new Random(7);
    Dealer dealer = Dealer.seeded(7);
    Match<S, M> match = Match.start(game.setup());
    for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
      match = match.resolveChance(dealer);
      for (int seat : match.state().turn().seats()) {
        for (String id : match.rules().governing(match.state(), seat)) {
          assertThat(book.rule(id).id()).isEqualTo(id);
          governing.add(id);
        }
        List<M> moves = match.legalMovesFor(Viewer.seat(seat));
        if (!moves.isEmpty()) {
          match = match.play(moves.get(random.nextInt(moves.size())));
          break;
        }
      }
    }
  }
}
