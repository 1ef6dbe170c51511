package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games over the wire: by people alone, and by agents alone. */
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

  static Stream<String> games() {
    return Catalog.load().games().stream().map(Game::id);
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
      for (int seat = 0; seat < seats; seat++) {
        games[seat] =
            clients
                .get(seat)
                .next(m -> m.get("type").asText().equals("game") && revision(m) > before);
      }
      assertThat(++moves).isLessThan(5000);
      if (moves == 60) {
        break;
      }
    }
    clients.forEach(WireClient::close);
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
