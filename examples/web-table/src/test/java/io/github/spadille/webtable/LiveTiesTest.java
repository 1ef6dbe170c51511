package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Claims that come so close that only the lines tell them apart are ties at a table. */
class LiveTiesTest {
  /** The clock of the server, which goes only when the test says so: a busy machine is late. */
  private static final AtomicLong NANOS = new AtomicLong();

  private static TestServer server;

  @BeforeAll
  static void start(@TempDir Path data) {
    server = new TestServer(data, NANOS::get);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static TestServer.MadeTable table(String options) {
    String person = "{\"kind\":\"person\"}";
    String body =
        "{\"game\":\"through-the-window\",\"options\":"
            + options
            + ",\"seats\":["
            + String.join(",", person, person, person)
            + "]}";
    return WireJson.readOwn(server.post("/api/tables", body).body(), TestServer.MadeTable.class);
  }

  private static JsonNode offer(JsonNode game, String kind) {
    for (JsonNode offer : game.at("/observation/moves/moves")) {
      if (offer.at("/notation").asText().startsWith(kind)) {
        return offer;
      }
    }
    throw new AssertionError(kind + " is not on offer: " + game.at("/observation/moves"));
  }

  /** Plays one window in which seat 1 calls some milliseconds after seat 0, and returns its end. */
  private static List<String> called(String options, long milliseconds) {
    TestServer.MadeTable table = table(options);
    List<WireClient> clients = new ArrayList<>();
    List<JsonNode> games = new ArrayList<>();
    for (int seat = 0; seat < 3; seat++) {
      clients.add(WireClient.joined(server, table.token(seat)));
      games.add(clients.get(seat).next("game"));
    }
    clients.get(2).move(games.get(2), offer(games.get(2), "turn"));
    for (int seat = 0; seat < 3; seat++) {
      games.set(seat, clients.get(seat).next("game"));
    }
    clients.get(2).move(games.get(2), offer(games.get(2), "pass"));
    NANOS.addAndGet(TimeUnit.MILLISECONDS.toNanos(700));
    clients.get(0).move(games.get(0), offer(games.get(0), "say"));
    clients.get(2).next(game -> game.at("/observation/view/turn").toString().equals("[1]"));
    NANOS.addAndGet(TimeUnit.MILLISECONDS.toNanos(milliseconds));
    clients.get(1).move(games.get(1), offer(games.get(1), "say"));
    List<String> told = new ArrayList<>();
    for (JsonNode stage : clients.get(2).next("game").at("/observation/stages/stages")) {
      JsonNode time = stage.at("/arguments/1/value");
      String name = stage.get("name").asText();
      told.add(name.equals("called") ? name + " " + time.asLong() : name);
    }
    clients.forEach(WireClient::close);
    return told;
  }

  @Test
  void claimsAHundredMillisecondsApartTie() {
    assertThat(called("{}", 100)).startsWith("called 700", "called 800", "tied");
    assertThat(called("{}", 151)).startsWith("called 700", "called 851", "won");
  }

  @Test
  void unlessSomebodyChoseOtherwise() {
    assertThat(called("{\"tie-window\":\"0\"}", 100)).startsWith("called 700", "called 800", "won");
  }
}
