package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People alone play whole games over the wire, each from what the server tells them. */
@Tag("sweep")
class WholeGamesTest {
  private static TestServer server;

  @BeforeAll
  static void start(@TempDir Path data) {
    server = new TestServer(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"scopa", "crates", "pontoon", "aggravation", "i-doubt-it", "chicago"})
  void peopleWhoMakeMovesOnOfferPlayToTheEnd(String id) {
    int seats = TestServer.CATALOG.game(id).defaultSeats();
    TestServer.MadeTable table = server.table(id, seats, 0);
    Random random = new Random(7);
    List<WireClient> clients = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      clients.add(WireClient.joined(server, table.token(seat)));
    }
    JsonNode[] games = new JsonNode[seats];
    for (int seat = 0; seat < seats; seat++) {
      games[seat] = clients.get(seat).next("game");
    }
    int moves = 0;
    while (!isOver(games[0])) {
      int mover = mover(games, random);
      JsonNode offers = games[mover].at("/observation/moves/moves");
      int before = revision(games[mover]);
      clients.get(mover).move(games[mover], offers.get(random.nextInt(offers.size())));
      JsonNode answer =
          clients.get(mover).next(m -> isGameAfter(before, m) || isType(m, "refused"));
      if (isType(answer, "refused")) {
        continue; // What was on offer was too late, in a game where time counts.
      }
      games[mover] = answer;
      for (int seat = 0; seat < seats; seat++) {
        if (seat != mover) {
          games[seat] = clients.get(seat).next(m -> isGameAfter(before, m));
        }
      }
      assertThat(++moves).isLessThan(5000);
    }
    assertThat(server.get("/api/record", "Authorization", "Bearer " + table.watch()).body())
        .contains("? over");
    clients.forEach(WireClient::close);
  }

  private static boolean isType(JsonNode message, String type) {
    return message.get("type").asText().equals(type);
  }

  private static boolean isGameAfter(int revision, JsonNode message) {
    return isType(message, "game") && revision(message) > revision;
  }

  private static int mover(JsonNode[] games, Random random) {
    List<Integer> able = new ArrayList<>();
    for (int seat = 0; seat < games.length; seat++) {
      if (!games[seat].at("/observation/moves/moves").isEmpty()) {
        able.add(seat);
      }
    }
    assertThat(able).isNotEmpty();
    return able.get(random.nextInt(able.size()));
  }

  private static boolean isOver(JsonNode game) {
    return game.at("/observation/view/over").asBoolean();
  }

  private static int revision(JsonNode game) {
    return game.at("/observation/view/revision").asInt();
  }
}
