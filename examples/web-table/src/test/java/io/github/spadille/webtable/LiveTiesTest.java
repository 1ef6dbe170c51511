package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Claims that come so close that only the lines tell them apart are ties at a table. */
class LiveTiesTest {
  private static final int TIE_WINDOW = 150;

  /** A machine that is busy lets more time pass than it was asked to. */
  private static final int MOST_TRIES = 20;

  private static TestServer server;

  @BeforeAll
  static void start(@TempDir Path data) {
    server = new TestServer(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** How two calls were told when the window was closed. */
  private record Told(long between, boolean isTied) {}

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

  /** Plays one window in which seat 1 calls some milliseconds after seat 0. */
  private static Told called(String options, long milliseconds) throws InterruptedException {
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
    clients.get(0).move(games.get(0), offer(games.get(0), "say"));
    TimeUnit.MILLISECONDS.sleep(milliseconds);
    clients.get(1).move(games.get(1), offer(games.get(1), "say"));
    List<Long> times = new ArrayList<>();
    boolean isTied = false;
    while (times.size() < 2) {
      for (JsonNode stage : clients.get(2).next("game").at("/observation/stages/stages")) {
        if (stage.get("name").asText().equals("called")) {
          times.add(stage.at("/arguments/1/value").asLong());
        }
        isTied |= stage.get("name").asText().equals("tied");
      }
    }
    clients.forEach(WireClient::close);
    return new Told(Math.abs(times.get(0) - times.get(1)), isTied);
  }

  @Test
  void claimsAHundredMillisecondsApartTieUnlessSomebodyChoseOtherwise()
      throws InterruptedException {
    boolean hasTied = false;
    for (int i = 0; i < MOST_TRIES && !hasTied; i++) {
      Told told = called("{}", 100);
      assertThat(told.between()).isGreaterThanOrEqualTo(90);
      assertThat(told.isTied()).isEqualTo(told.between() <= TIE_WINDOW);
      hasTied = told.isTied();
    }
    assertThat(hasTied).isTrue();
    assertThat(called("{\"tie-window\":\"0\"}", 100).isTied()).isFalse();
    assertThat(called("{}", 300).isTied()).isFalse();
  }
}
