package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Leaving, sitting down, being away, clocks, and what comes after the end. */
class PeopleComeAndGoTest {
  private static TestServer server;

  @BeforeAll
  static void start(@TempDir Path data) {
    server = new TestServer(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static boolean isOver(JsonNode message) {
    return message.at("/observation/view/over").asBoolean();
  }

  @Test
  void aSeatThatIsLeftCanBeTaken() {
    TestServer.MadeTable table = server.table("scopa", 2, 0);
    WireClient leaver = WireClient.joined(server, table.token(1));
    leaver.next("game");
    WireClient watcher = WireClient.joined(server, table.watch());
    watcher.next("game");
    leaver.send("{\"type\":\"leave\"}");
    watcher.next(m -> m.at("/players/1/kind").asText().equals("free"));
    WireClient again = WireClient.joined(server, table.token(1));
    assertThat(again.next("error").get("code").asText()).isEqualTo("unknown-token");
    watcher.send("{\"type\":\"sit\",\"seat\":0,\"name\":\"Eve\"}");
    assertThat(watcher.next("error").get("error").asText()).contains("not free");
    watcher.send("{\"type\":\"sit\",\"seat\":1,\"name\":\" Eve \"}");
    String token = watcher.next("seated").get("token").asText();
    WireClient eve = WireClient.joined(server, token);
    JsonNode seen = eve.next("table");
    assertThat(seen.get("seat").asInt()).isEqualTo(1);
    assertThat(seen.at("/players/1/name").asText()).isEqualTo("Eve");
    assertThat(eve.next("game").at("/observation/view/players/1").asText()).isEqualTo("Eve");
  }

  @Test
  void anAgentPlaysForWhoIsAwayAndGivesTheSeatBack() {
    TestServer.MadeTable table = server.table("scopa", 2, 0);
    WireClient here = WireClient.joined(server, table.token(0));
    JsonNode game = here.next("game");
    WireClient away = WireClient.joined(server, table.token(1));
    away.next("game");
    away.send("{\"type\":\"away\",\"on\":true}");
    here.next(m -> m.at("/players/1/away").asBoolean());
    if (!game.at("/observation/moves/moves").isEmpty()) {
      here.move(game, game.at("/observation/moves/moves").get(0));
      here.next("game");
    }
    assertThat(here.next("game").at("/observation/view/turn/0").asInt()).isEqualTo(0);
    away.send("{\"type\":\"away\",\"on\":false}");
    here.next(m -> m.has("players") && !m.at("/players/1/away").asBoolean());
  }

  @Test
  void anAgentTakesOverWhenTheTimeIsUp() {
    String body =
        "{\"game\":\"scopa\",\"clock\":1,\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}";
    TestServer.MadeTable table =
        WireJson.readOwn(server.post("/api/tables", body).body(), TestServer.MadeTable.class);
    WireClient watcher = WireClient.joined(server, table.watch());
    assertThat(watcher.next("table").at("/clock/seconds").asInt()).isEqualTo(1);
    watcher.next(m -> isOver(m));
  }

  @Test
  void aFinishedGameIsShownAtEveryMomentAndPlayedAgain() {
    TestServer.MadeTable table = server.table("fan-tan", 1, 3);
    WireClient client = WireClient.joined(server, table.token(0));
    client.next("game");
    client.send("{\"type\":\"away\",\"on\":true}");
    JsonNode last = client.next(PeopleComeAndGoTest::isOver);
    int size = last.at("/observation/view/next").asInt();
    for (int at : new int[] {0, 1, size / 2, size}) {
      client.send("{\"type\":\"moment\",\"at\":" + at + ",\"seat\":2}");
      JsonNode moment = client.next("moment");
      assertThat(moment.get("of").asInt()).isEqualTo(size);
      assertThat(moment.at("/observation/view/viewer").asInt()).isEqualTo(2);
      assertThat(moment.at("/observation/view/next").asInt()).isEqualTo(at);
      assertThat(moment.at("/observation/view/since").isNull()).isTrue();
      moment
          .at("/observation/stages/stages")
          .forEach(stage -> assertThat(stage.get("next").asInt()).isEqualTo(at));
    }
    client.send("{\"type\":\"rematch\"}");
    String token = client.next(m -> m.path("rematch").has("token")).at("/rematch/token").asText();
    WireClient again = WireClient.joined(server, token);
    assertThat(again.next("table").get("seat").asInt()).isEqualTo(0);
    assertThat(isOver(again.next("game"))).isFalse();
  }

  @Test
  void theRecordNamesWhoSatThereAtTheEnd() {
    TestServer.MadeTable table = server.table("fan-tan", 1, 3);
    WireClient first = WireClient.joined(server, table.token(0));
    first.next("game");
    first.send("{\"type\":\"leave\"}");
    WireClient second = WireClient.joined(server, table.watch());
    second.send("{\"type\":\"sit\",\"seat\":0,\"name\":\"Eve\"}");
    String token = second.next("seated").get("token").asText();
    WireClient eve = WireClient.joined(server, token);
    eve.send("{\"type\":\"away\",\"on\":true}");
    eve.next(PeopleComeAndGoTest::isOver);
    String record = server.get("/api/record", "Authorization", "Bearer " + table.watch()).body();
    assertThat(record).contains("Name 0: Eve\n");
  }
}
