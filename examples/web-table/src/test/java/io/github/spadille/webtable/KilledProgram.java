package io.github.spadille.webtable;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.RandomAgent;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A program to be killed: agents play all games at once, and each line that it prints is what a
 * bystander was told: the link, the revision, and the moves since the last.
 */
final class KilledProgram {
  private KilledProgram() {}

  /** Plays in a folder until somebody kills it. */
  public static void main(String[] args) throws InterruptedException {
    Thinkers thinkers = new Thinkers(level -> new RandomAgent(), 0);
    TableRoom room =
        new TableRoom(
            TestServer.CATALOG, EventStore.open(Path.of(args[0])), thinkers, Dealer.secure());
    while (true) {
      for (Game<?, ?, ?> game : TestServer.CATALOG.games()) {
        watch(room, game);
      }
      Thread.sleep(2000);
    }
  }

  private static void watch(TableRoom room, Game<?, ?, ?> game) {
    String watch = room.create(AgentTables.of(game)).watch();
    room.join(
        new Outlet() {
          @Override
          public void tell(String json) {
            JsonNode message = WireClient.json(json);
            if (message.get("type").asText().equals("game")) {
              StringBuilder line = new StringBuilder(watch);
              JsonNode log = message.at("/observation/log");
              line.append(' ').append(log.get("from").asInt());
              log.get("moves")
                  .forEach(move -> line.append('\t').append(move.get("notation").asText()));
              synchronized (System.out) {
                System.out.println(line);
              }
            }
          }

          @Override
          public void close(String reason) {}
        },
        new SeatToken(watch),
        Locale.ENGLISH,
        -1);
  }
}
