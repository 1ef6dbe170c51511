package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table goes on after a restart as if there had been none. */
class TablesComeBackTest {
  @TempDir Path data;

  @ParameterizedTest
  @ValueSource(strings = {"oh-hell", "canasta", "pirate", "speculation"})
  void withTheSameLinksAndRevisions(String id) {
    Random random = new Random(3);
    int seats = TestServer.CATALOG.game(id).defaultSeats();
    TestServer.MadeTable table;
    try (TestServer server = new TestServer(data)) {
      table = server.table(id, 1, seats - 1);
    }
    int known = -1;
    int moves = 0;
    for (int start = 0; start < 6; start++) {
      try (TestServer server = new TestServer(data);
          WireClient client = new WireClient(server)) {
        client.join(table.token(0), known);
        JsonNode game = client.next("game");
        if (known >= 0) {
          assertThat(game.at("/observation/view/since").asInt()).isEqualTo(known);
          assertThat(game.at("/observation/log/next").asInt()).isGreaterThanOrEqualTo(moves);
        }
        for (int i = random.nextInt(6); i >= 0; i--) {
          game = untilMyTurn(client, game);
          JsonNode offers = game.at("/observation/moves/moves");
          if (offers.isEmpty()) {
            return;
          }
          int before = game.at("/observation/view/revision").asInt();
          client.move(game, offers.get(random.nextInt(offers.size())));
          game =
              client.next(
                  message ->
                      message.get("type").asText().equals("game")
                          && message.at("/observation/view/revision").asInt() > before);
        }
        known = game.at("/observation/view/revision").asInt();
        moves = game.at("/observation/log/next").asInt();
      }
    }
  }

  private static JsonNode untilMyTurn(WireClient client, JsonNode last) {
    JsonNode game = last;
    while (game.at("/observation/moves/moves").isEmpty()
        && !game.at("/observation/view/over").asBoolean()) {
      game = client.next("game");
    }
    return game;
  }

  @Test
  void withMovesTakenBack() {
    TestServer.MadeTable table;
    int size;
    int revision;
    try (TestServer server = new TestServer(data)) {
      table = server.table("spider", 1, 0);
      try (WireClient client = new WireClient(server)) {
        client.join(table.token(0), -1);
        JsonNode game = client.next("game");
        int before = game.at("/observation/view/revision").asInt();
        client.move(game, game.at("/observation/moves/moves").get(0));
        client.next("game");
        client.send("{\"type\":\"undo\"}");
        JsonNode after = client.next(message -> !message.get("type").asText().equals("table"));
        if (after.get("type").asText().equals("game")) {
          assertThat(after.at("/observation/view/revision").asInt()).isGreaterThan(before + 1);
        } else {
          assertThat(after.get("code").asText()).isEqualTo("not-now");
        }
      }
      HostedTable<?, ?> hosted =
          server.room.table(server.room.link(new SeatToken(table.watch())).table());
      size = hosted.match().size();
      revision = hosted.match().revision();
    }
    try (TestServer server = new TestServer(data)) {
      HostedTable<?, ?> hosted =
          server.room.table(server.room.link(new SeatToken(table.watch())).table());
      assertThat(hosted.match().size()).isEqualTo(size);
      assertThat(hosted.match().revision()).isEqualTo(revision);
    }
  }
}
