package io.github.spadille.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Playout;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A playout of one hand stops where the next begins, in every game. */
class PlayoutOfGamesTest {
  private static final int HANDS = 4;

  static List<Game<?, ?, ?>> games() {
    return Catalog.load().games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aHandEndsBeforeTheNextIsPlayed(Game<?, ?, ?> game) {
    playHands(game.rules());
  }

  private static <S extends GameState, M extends Move> void playHands(Rules<S, M> rules) {
    Playout<S, M> playout = Playout.of(rules).toEndOfHand();
    RandomSource random = RandomSource.seeded(5);
    S state = rules.start();
    for (int hand = 0; hand < HANDS && !state.turn().isOver(); hand++) {
      S end = playout.play(state, random).last();
      if (!end.turn().isOver()) {
        assertThat(end.handNumber()).isEqualTo(state.handNumber() + 1);
        assertThat(end.sheet().lines()).allMatch(line -> line.hand() < end.handNumber());
      }
      state = end;
    }
  }
}
