package io.github.spadille.webtable;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A client of the WebSocket that keeps all it was sent, as text. */
final class WireClient implements WebSocket.Listener, AutoCloseable {
  private static final long SECONDS = 20;

  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  private final StringBuilder part = new StringBuilder();
  final CompletableFuture<Integer> closed = new CompletableFuture<>();
  final WebSocket socket;

  WireClient(TestServer server) {
    this.socket =
        server.http.newWebSocketBuilder().buildAsync(server.uri("ws", "/ws"), this).join();
  }

  static WireClient joined(TestServer server, String token) {
    WireClient client = new WireClient(server);
    client.join(token, -1);
    return client;
  }

  void join(String token, int known) {
    send(
        "{\"type\":\"join\",\"token\":\""
            + token
            + "\",\"known\":"
            + known
            + ",\"language\":\"en\"}");
  }

  void send(String json) {
    socket.sendText(json, true).join();
  }

  /** Makes the move of an offer. */
  void move(JsonNode game, JsonNode offer) {
    send(
        "{\"type\":\"move\",\"revision\":"
            + game.at("/observation/view/revision").asInt()
            + ",\"move\":"
            + offer.get("move")
            + "}");
  }

  /** Waits for the next message. */
  String nextText() {
    try {
      String text = messages.poll(SECONDS, TimeUnit.SECONDS);
      if (text == null) {
        throw new AssertionError("no message in " + SECONDS + " seconds");
      }
      return text;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  JsonNode next() {
    return json(nextText());
  }

  /** Waits for the next message of a type, and forgets those before. */
  JsonNode next(String type) {
    return next(message -> message.get("type").asText().equals(type));
  }

  JsonNode next(Predicate<JsonNode> wanted) {
    while (true) {
      JsonNode message = next();
      if (wanted.test(message)) {
        return message;
      }
    }
  }

  static JsonNode json(String text) {
    try {
      return WireJson.MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError(text, e);
    }
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      messages.add(part.toString());
      part.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public CompletionStage<?> onBinary(WebSocket from, ByteBuffer data, boolean last) {
    from.request(1);
    return null;
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
    closed.complete(status);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    closed.complete(-1);
  }

  @Override
  public void close() {
    socket.abort();
  }
}
