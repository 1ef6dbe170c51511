package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.spadille.engine.match.RandomAgent;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever sends what they should not gets an error or is dropped, and others play on. */
class HostileClientsTest {
  private static TestServer server;

  @BeforeAll
  static void start(@TempDir Path data) {
    server = new TestServer(data, new RandomAgent(), new Limits(40, 15, 2000));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static int closed(WireClient client) throws Exception {
    return client.closed.get(20, TimeUnit.SECONDS);
  }

  @Test
  void aForeignTokenOpensNothing() throws Exception {
    WireClient client = WireClient.joined(server, SeatToken.random().text());
    assertThat(client.next("error").get("code").asText()).isEqualTo("unknown-token");
    assertThat(closed(client)).isEqualTo(ClientConnection.SENT_AWAY);
  }

  @Test
  void whoDoesNotJoinFirstIsDropped() throws Exception {
    WireClient client = new WireClient(server);
    client.send("{\"type\":\"hint\"}");
    assertThat(client.next("error").get("code").asText()).isEqualTo("not-joined");
    assertThat(closed(client)).isEqualTo(ClientConnection.SENT_AWAY);
  }

  @Test
  void whoSaysNothingIsDropped() throws Exception {
    WireClient client = new WireClient(server);
    assertThat(client.next("error").get("code").asText()).isEqualTo("too-late");
    assertThat(closed(client)).isEqualTo(ClientConnection.SENT_AWAY);
  }

  @Test
  void nobodyMovesForAnother() {
    TestServer.MadeTable table = server.table("scopa", 2, 0);
    WireClient one = WireClient.joined(server, table.token(0));
    WireClient other = WireClient.joined(server, table.token(1));
    JsonNode[] games = {one.next("game"), other.next("game")};
    int mover = games[0].at("/observation/moves/moves").isEmpty() ? 1 : 0;
    WireClient foreign = mover == 0 ? other : one;
    foreign.move(games[1 - mover], games[mover].at("/observation/moves/moves").get(0));
    JsonNode answer = foreign.next("error");
    assertThat(answer.get("code").asText()).isEqualTo("unreadable");
    assertThat(answer.get("error").asText()).contains("seat");
    WireClient watcher = WireClient.joined(server, table.watch());
    JsonNode watched = watcher.next("game");
    assertThat(watched.at("/observation/view/revision"))
        .isEqualTo(games[0].at("/observation/view/revision"));
    watcher.move(watched, games[mover].at("/observation/moves/moves").get(0));
    assertThat(watcher.next("error").get("error").asText()).contains("watches");
  }

  @Test
  void anIllegalMoveIsRefusedWithItsRule() {
    TestServer.MadeTable table = server.table("oh-hell", 4, 0);
    WireClient client = WireClient.joined(server, table.token(0));
    int revision = client.next("game").at("/observation/view/revision").asInt();
    client.send(
        "{\"type\":\"move\",\"revision\":"
            + revision
            + ",\"move\":{\"spadille\":1,\"type\":\"move\",\"seat\":0,\"verb\":\"bid\",\"arguments\":"
            + "[{\"type\":\"number\",\"words\":[\"99\"]}]}}");
    JsonNode refused = client.next("refused");
    assertThat(refused.at("/refusal/rule").asText()).startsWith("OHH-");
    assertThat(refused.get("rule").asText()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "null",
        "[]",
        "7",
        "{\"type\":\"what\"}",
        "{\"type\":\"hint\",\"more\":1}",
        "{\"type\":\"hint\"} {\"type\":\"hint\"}",
        "{\"type\":\"move\",\"revision\":1}",
        "{\"type\":\"move\",\"revision\":1,\"move\":null}",
        "{\"type\":\"move\",\"revision\":\"1\",\"move\":{}}",
        "{\"type\":\"move\",\"revision\":1,\"revision\":2,\"move\":{}}",
        "{\"type\":\"move\",\"revision\":1,\"move\":{\"spadille\":2}}",
        "{\"type\":\"why\",\"move\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":"
            + "{\"a\":{\"a\":{\"a\":{\"a\":1}}}}}}}}}}}}}}",
        "{\"type\":\"sit\",\"seat\":99,\"name\":\"Eve\"}",
        "{\"type\":\"moment\",\"at\":-1,\"seat\":0}",
        "{\"type\":\"answer\",\"undo\":true}",
        "{\"type\":\"undo\"}",
        "{\"type\":\"rematch\"}",
      })
  void whatCannotBeReadIsAnswered(String text) {
    TestServer.MadeTable table = server.table("oh-hell", 4, 0);
    try (WireClient client = WireClient.joined(server, table.token(2))) {
      client.next("game");
      client.send(text);
      assertThat(client.next("error").get("error").asText()).isNotEmpty();
      client.send("{\"type\":\"rules\"}");
      assertThat(client.next("rules").at("/rules/type").asText()).isEqualTo("rules");
    }
  }

  @Test
  void aMessageOfTenMegabytesIsCutOff() throws Exception {
    TestServer.MadeTable table = server.table("scopa", 2, 0);
    WireClient good = WireClient.joined(server, table.token(0));
    good.next("game");
    WireClient bad = WireClient.joined(server, table.token(1));
    bad.next("game");
    try {
      bad.send("{\"type\":\"" + "x".repeat(10_000_000) + "\"}");
    } catch (CompletionException e) {
      assertThat(e).hasCauseInstanceOf(java.io.IOException.class);
    }
    assertThat(closed(bad)).isNotEqualTo(1000);
    good.send("{\"type\":\"rules\"}");
    good.next("rules");
  }

  /** Such a client never answers that it was sent away. */
  @Test
  void whoDoesNotHangUpIsCutOff() throws Exception {
    String hint = "{\"type\":\"hint\"}";
    byte[] frame = {(byte) 0x81, (byte) (0x80 + hint.length()), 0, 0, 0, 0};
    try (Socket socket = new Socket("localhost", server.uri("http", "").getPort())) {
      socket.setSoTimeout(20_000);
      OutputStream out = socket.getOutputStream();
      out.write(
          ("GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
              .getBytes(StandardCharsets.US_ASCII));
      out.write(frame);
      out.write(hint.getBytes(StandardCharsets.US_ASCII));
      out.flush();
      String all = new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
      assertThat(all).contains("101 ", "not-joined");
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < 100; i++) {
                  out.write(frame);
                  out.write(hint.getBytes(StandardCharsets.US_ASCII));
                  Thread.sleep(100);
                }
              })
          .isInstanceOf(IOException.class);
    }
  }

  @RepeatedTest(5)
  void aFloodIsCutOffAndOthersPlayOn() throws Exception {
    TestServer.MadeTable table = server.table("scopa", 2, 0);
    WireClient good = WireClient.joined(server, table.token(0));
    good.next("game");
    WireClient bad = WireClient.joined(server, table.token(1));
    try {
      for (int i = 0; i < 300; i++) {
        bad.send("{\"type\":\"undo\"}");
      }
    } catch (CompletionException e) {
      assertThat(e).hasCauseInstanceOf(java.io.IOException.class);
    }
    assertThat(bad.next(m -> m.path("code").asText().equals("too-fast"))).isNotNull();
    assertThat(closed(bad)).isEqualTo(ClientConnection.SENT_AWAY);
    good.send("{\"type\":\"rules\"}");
    good.next("rules");
  }

  @Test
  void aPageOfSomebodyElseIsNotLetIn() {
    CompletionException refused =
        org.junit.jupiter.api.Assertions.assertThrows(
            CompletionException.class,
            () ->
                server
                    .http
                    .newWebSocketBuilder()
                    .header("Origin", "https://elsewhere.example")
                    .connectTimeout(Duration.ofSeconds(20))
                    .buildAsync(server.uri("ws", "/ws"), new java.net.http.WebSocket.Listener() {})
                    .join());
    assertThat(refused).hasCauseInstanceOf(WebSocketHandshakeException.class);
    assertThat(((WebSocketHandshakeException) refused.getCause()).getResponse().statusCode())
        .isEqualTo(403);
  }

  @Test
  void nobodyGetsTheRecordOfAGameThatGoesOn() {
    TestServer.MadeTable table = server.table("scopa", 2, 0);
    assertThat(server.get("/api/record").statusCode()).isEqualTo(401);
    assertThat(server.get("/api/record", "Authorization", "Bearer x").statusCode()).isEqualTo(401);
    HttpResponse<String> early =
        server.get("/api/record", "Authorization", "Bearer " + table.token(0));
    assertThat(early.statusCode()).isEqualTo(409);
    assertThat(early.body()).doesNotContain(table.token(0));
    WireClient client = WireClient.joined(server, table.token(0));
    client.send("{\"type\":\"moment\",\"at\":0,\"seat\":1}");
    assertThat(client.next("error").get("error").asText()).contains("not over");
  }

  /** Requests of several clients share a connection where a proxy stands between. */
  @Test
  void aWrongTokenDoesNotSpoilTheNextOneOnItsConnection() {
    String token = server.table("scopa", 2, 0).token(0);
    while (!Character.isLetter(token.charAt(0))) {
      token = server.table("scopa", 2, 0).token(0);
    }
    char first = token.charAt(0);
    char other =
        Character.isUpperCase(first) ? Character.toLowerCase(first) : Character.toUpperCase(first);
    assertThat(server.get("/api/record", "Authorization", "Bearer " + other).statusCode())
        .isEqualTo(401);
    assertThat(server.get("/api/record", "Authorization", "Bearer " + token).statusCode())
        .isEqualTo(409);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"game\":\"scopa\"}|seats",
        "{\"game\":\"scoppa\",\"seats\":[]}|game",
        "{\"game\":\"scopa\",\"seats\":[{\"kind\":\"person\"}]}|seats",
        "{\"game\":\"scopa\",\"seats\":[{\"kind\":\"person\"},null]}|seats[1].kind",
        "{\"game\":\"scopa\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"robot\"}]}|",
        "{\"game\":\"scopa\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"agent\",\"level\":\"god\"}]}"
            + "|seats[1].level",
        "{\"game\":\"scopa\",\"seats\":[{\"kind\":\"person\",\"name\":\"a\\u202eb\"},"
            + "{\"kind\":\"agent\"}]}|seats[0].name",
        "{\"game\":\"scopa\",\"options\":{\"no\":\"x\"},\"seats\":[{\"kind\":\"person\"},"
            + "{\"kind\":\"agent\"}]}|options.no",
        "{\"game\":\"scopa\",\"houseRules\":\"nonsense\",\"seats\":[{\"kind\":\"person\"},"
            + "{\"kind\":\"agent\"}]}|houseRules",
        "{\"game\":\"scopa\",\"clock\":-1,\"seats\":[{\"kind\":\"person\"},{\"kind\":\"agent\"}]}"
            + "|clock",
        "nonsense|",
      })
  void aTableThatCannotBeIsNotMade(String bodyAndPlace) {
    int cut = bodyAndPlace.lastIndexOf('|');
    HttpResponse<String> answer = server.post("/api/tables", bodyAndPlace.substring(0, cut));
    assertThat(answer.statusCode()).isEqualTo(400);
    JsonNode error = WireClient.json(answer.body());
    assertThat(error.get("error").asText()).isNotEmpty();
    assertThat(error.get("at").asText()).isEqualTo(bodyAndPlace.substring(cut + 1));
  }

  @Test
  void noFileBesideThePageIsServed() {
    for (String path :
        new String[] {
          "/page/../WebTable.class",
          "/page/%2e%2e/WebTable.class",
          "/page/..%2fWebTable.class",
          "/page/WebTable.class",
          "/lib/lit-html/../../../META-INF/MANIFEST.MF",
          "/lib/nothing/lit-html.js",
        }) {
      assertThat(server.get(path).statusCode()).as(path).isIn(400, 404);
    }
    HttpResponse<String> page = server.get("/");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'self'")
        .doesNotContain("unsafe");
    assertThat(server.get("/lib/lit-html/lit-html.js").statusCode()).isEqualTo(200);
  }
}
