package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.spadille.engine.game.Game;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How much processor time a move takes from its text to the texts that all at the table are told,
 * the store included: what a busy machine cannot make worse.
 */
class MoveCostTest {
  private static final int MOVES = Integer.getInteger("webtable.cost.moves", 40);
  private static final int WARM_UP = MOVES / 2;

  /** Keeps the last game that a seat was told. */
  private static final class Seat implements Outlet {
    private String game = "";

    @Override
    public void tell(String json) {
      if (json.startsWith("{\"type\":\"game\"")) {
        game = json;
      }
    }

    @Override
    public void close(String reason) {}
  }

  @Test
  void isSmallInEveryGame(@TempDir Path data) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    List<Long> costs = new ArrayList<>();
    try (TestServer server = new TestServer(data)) {
      for (Game<?, ?, ?> game : TestServer.CATALOG.games()) {
        TestServer.MadeTable made = server.table(game.id(), game.defaultSeats(), 0);
        Random random = new Random(5);
        List<Seat> seats = new ArrayList<>();
        List<TableRoom.Placed> placed = new ArrayList<>();
        for (int seat = 0; seat < game.defaultSeats(); seat++) {
          seats.add(new Seat());
          placed.add(
              server.room.join(
                  seats.get(seat), new SeatToken(made.token(seat)), Locale.ENGLISH, -1));
        }
        for (int i = 0; i < MOVES; i++) {
          int mover = random.nextInt(seats.size());
          JsonNode told = WireClient.json(seats.get(mover).game);
          JsonNode offers = told.at("/observation/moves/moves");
          if (offers.isEmpty()) {
            continue;
          }
          String text =
              "{\"type\":\"move\",\"revision\":"
                  + told.at("/observation/view/revision").asInt()
                  + ",\"move\":"
                  + offers.get(random.nextInt(offers.size())).get("move")
                  + "}";
          long before = threads.getCurrentThreadCpuTime();
          placed.get(mover).table().handle(placed.get(mover).guest(), ClientMessage.read(text));
          if (i >= WARM_UP) {
            costs.add((threads.getCurrentThreadCpuTime() - before) / 1000);
          }
        }
      }
    }
    long[] sorted = costs.stream().mapToLong(Long::longValue).sorted().toArray();
    long high = sorted[sorted.length * 99 / 100];
    System.out.println(
        sorted.length
            + " moves; microseconds of processor: median "
            + sorted[sorted.length / 2]
            + ", 99 % "
            + high);
    assertThat(high).isLessThan(50_000);
  }
}
