package io.github.spadille.webtable;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.RandomAgent;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/** A server whose agents play at random and at once. */
final class TestServer implements AutoCloseable {
  static final Catalog CATALOG = Catalog.load();

  final TableRoom room;
  final WebServer server;
  final HttpClient http = HttpClient.newHttpClient();

  TestServer(Path data) {
    this(data, System::nanoTime);
  }

  TestServer(Path data, LongSupplier nanos) {
    this(data, new RandomAgent(), new Limits(1_000_000, 1_000_000, 20_000), nanos);
  }

  TestServer(Path data, Agent agent, Limits limits) {
    this(data, agent, limits, Dealer.secure());
  }

  TestServer(Path data, Agent agent, Limits limits, Dealer dealer) {
    this(data, agent, limits, dealer, System::nanoTime);
  }

  /** Makes a server with a clock of the test's own for moves that have times. */
  TestServer(Path data, Agent agent, Limits limits, LongSupplier nanos) {
    this(data, agent, limits, Dealer.secure(), nanos);
  }

  private TestServer(Path data, Agent agent, Limits limits, Dealer dealer, LongSupplier nanos) {
    this.room =
        new TableRoom(
            CATALOG, EventStore.open(data), new Thinkers(level -> agent, 0), dealer, nanos);
    this.server = new WebServer(room, 0, "127.0.0.1", "", limits);
  }

  URI uri(String scheme, String path) {
    return URI.create(scheme + "://127.0.0.1:" + server.port() + path);
  }

  HttpResponse<String> get(String path, String... headers) {
    HttpRequest.Builder request = HttpRequest.newBuilder(uri("http", path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return send(request.build());
  }

  HttpResponse<String> post(String path, String body) {
    return send(
        HttpRequest.newBuilder(uri("http", path))
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  private HttpResponse<String> send(HttpRequest request) {
    try {
      return http.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Makes a table of people and agents by HTTP. */
  MadeTable table(String game, int people, int agents) {
    List<String> seats = new ArrayList<>();
    for (int seat = 0; seat < people + agents; seat++) {
      String kind = seat < people ? "person" : "agent";
      seats.add("{\"name\":\"\",\"kind\":\"" + kind + "\"}");
    }
    String body =
        "{\"game\":\""
            + game
            + "\",\"options\":{},\"houseRules\":null,\"seats\":["
            + String.join(",", seats)
            + "],\"clock\":0,\"language\":\"en\"}";
    HttpResponse<String> answer = post("/api/tables", body);
    if (answer.statusCode() != 201) {
      throw new IllegalStateException(answer.statusCode() + " " + answer.body());
    }
    return WireJson.readOwn(answer.body(), MadeTable.class);
  }

  /** The links of a table. */
  record MadeTable(List<MadeSeat> seats, String watch) {
    String token(int seat) {
      return seats.stream().filter(each -> each.seat() == seat).findFirst().orElseThrow().token();
    }
  }

  /** The link of a seat. */
  record MadeSeat(int seat, String name, String token) {}

  @Override
  public void close() {
    server.close();
  }
}
