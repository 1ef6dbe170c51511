package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Agents fill all seats of a table of each game and play it to its end. */
@Tag("sweep")
class AgentsPlayAllGamesTest {
  private static final int PATIENCE_MILLISECONDS = 60_000;

  private static TestServer server;

  @BeforeAll
  static void start(@TempDir Path data) {
    server = new TestServer(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  static Stream<String> games() {
    return TestServer.CATALOG.games().stream().map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void toTheEnd(String id) throws InterruptedException {
    Game<?, ?, ?> game = TestServer.CATALOG.game(id);
    TestServer.MadeTable made = server.table(id, 0, game.defaultSeats());
    HostedTable<?, ?> table =
        server.room.table(server.room.link(new SeatToken(made.watch())).table());
    long end = System.nanoTime() + PATIENCE_MILLISECONDS * 1_000_000L;
    while (!table.match().isOver() && System.nanoTime() < end) {
      Thread.sleep(5);
    }
    assertThat(table.match().isOver())
        .as("%s is over after %s moves", id, table.match().size())
        .isTrue();
    HttpResponse<String> record =
        server.get("/api/record", "Authorization", "Bearer " + made.watch());
    assertThat(record.statusCode()).isEqualTo(200);
    assertThat(Replay.match(GameRecord.parse(id, record.body()), game).moves())
        .isEqualTo(table.match().moves());
    assertThat(unasked(table.match())).isEmpty();
  }

  /** Returns moves of agents for which the game did not wait. */
  private static <S extends GameState, M extends Move> List<M> unasked(Match<S, M> match) {
    List<M> unasked = new ArrayList<>();
    for (int i = 0; i < match.size(); i++) {
      M move = match.moves().get(i);
      if (!move.isChance() && !match.at(i).state().awaited().contains(move.seat())) {
        unasked.add(move);
      }
    }
    return unasked;
  }
}
