package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.RandomAgent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * One game after the other, of the whole catalog by turns, in one room: what is over leaves memory.
 * {@code -Dwebtable.games=20000} for the full figure.
 */
class ManyGamesTest {
  private static final int GAMES = Integer.getInteger("webtable.games", 40);
  private static final int AT_ONCE = 8;
  private static final long MOST_GROWTH = 16L << 20;

  @Test
  void memoryStaysLevel(@TempDir Path data) throws InterruptedException {
    List<Game<?, ?, ?>> catalog = TestServer.CATALOG.games();
    try (TableRoom room =
        new TableRoom(
            TestServer.CATALOG,
            EventStore.open(data),
            new Thinkers(level -> new RandomAgent(), 0),
            Dealer.secure())) {
      long early = 0;
      for (int played = 0; played < GAMES; played += AT_ONCE) {
        List<HostedTable<?, ?>> tables = new ArrayList<>();
        for (int i = played; i < Math.min(GAMES, played + AT_ONCE); i++) {
          tables.add(begun(room, catalog.get(i % catalog.size())));
        }
        for (HostedTable<?, ?> table : tables) {
          while (!table.match().isOver()) {
            Thread.sleep(1);
          }
        }
        room.sweep(0);
        if (early == 0 && played >= GAMES / 4) {
          early = usedMemory();
        }
      }
      long late = usedMemory();
      System.out.println(
          GAMES
              + " games: "
              + (early >> 10)
              + " KB after a quarter, "
              + (late >> 10)
              + " KB at the end, "
              + room.size()
              + " tables in memory");
      assertThat(room.size()).isLessThanOrEqualTo(AT_ONCE);
      assertThat(late - early).isLessThan(MOST_GROWTH);
    }
  }

  private static HostedTable<?, ?> begun(TableRoom room, Game<?, ?, ?> game) {
    return room.table(room.link(new SeatToken(room.create(AgentTables.of(game)).watch())).table());
  }

  private static long usedMemory() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
