package io.github.spadille.webtable;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Dealer;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * For tests with a browser: tables in this process, dealt from a seed, whose agents lose no time.
 */
public final class SeededTables implements AutoCloseable {
  private static final Limits PLENTY = new Limits(1_000_000, 1_000_000, 20_000);

  private final TestServer server;

  /**
   * Starts a server.
   *
   * @param data the folder that keeps its tables
   * @param agent plays at every level
   */
  public SeededTables(Path data, Agent agent, long seed) {
    this.server = new TestServer(data, agent, PLENTY, Dealer.seeded(seed));
  }

  /** Returns the ids of all games. */
  public static Stream<String> games() {
    return TestServer.CATALOG.games().stream().map(Game::id);
  }

  /** Returns the address of the lobby. */
  public String lobby() {
    return server.uri("http", "/").toString();
  }

  /**
   * Makes a table of the usual size and returns the link of its first seat, which is a person's.
   */
  public String seatLink(String game) {
    int seats = TestServer.CATALOG.game(game).defaultSeats();
    TestServer.MadeTable table = server.table(game, 1, seats - 1);
    return server.uri("http", "/#" + table.token(0)).toString();
  }

  @Override
  public void close() {
    server.close();
  }
}
