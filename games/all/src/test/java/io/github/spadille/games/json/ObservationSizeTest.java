package io.github.spadille.games.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is sent after each move stays small, however long the game is. */
@Tag("sweep")
class ObservationSizeTest {
  private static final int GAMES = 2;

  private static final long BOUND = 3_000;

  /**
   * The mean size, in bytes, of the observations of whole random games: after each move, one to
   * each seat and one to a bystander, who all know the game as it was before the move.
   */
  @ParameterizedTest
  @ValueSource(strings = {"speculation", "canasta"})
  void theMeanSizeIsBounded(String id) {
    long mean = mean(Catalog.load().game(id));

    assertThat(mean).as("bytes").isLessThan(BOUND);
  }

  private static <S extends GameState, M extends Move> long mean(Game<S, M, ?> game) {
    long bytes = 0;
    long messages = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      RandomSource random = RandomSource.seeded(seed);
      Dealer dealer = Dealer.seeded(seed);
      Match<S, M> match = Match.start(game.setup()).resolveChance(dealer);
      Messages<S, M> made = Messages.of(match, Locale.ENGLISH);
      while (!match.isOver()) {
        int known = match.revision();
        MoveList<M> moves = match.rules().legalMoves(match.state());
        match = match.play(moves.get(random.nextInt(moves.size()))).resolveChance(dealer);
        for (int seat = -1; seat < match.setup().seats(); seat++) {
          Viewer viewer = seat < 0 ? Viewer.bystander() : Viewer.seat(seat);
          bytes += MessageJson.write(made.observation(match, viewer, known)).getBytes(UTF_8).length;
          messages++;
        }
      }
    }
    return bytes / messages;
  }
}
