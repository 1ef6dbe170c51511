package io.github.spadille.webtable;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What the browser talks to: pages, tables to be made, and a WebSocket for each client. */
final class WebServer implements AutoCloseable {
  private static final String CONTENT_SECURITY =
      "default-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'; object-src 'none'";

  private static final String JSON = "application/json; charset=utf-8";
  private static final String BEARER = "Bearer ";
  private static final int LONGEST_REQUEST = 1 << 19;
  private static final int MOST_CONNECTIONS = 5000;
  private static final Duration IDLE = Duration.ofMinutes(5);
  private static final int TABLES_AT_ONCE = 600;
  private static final double TABLES_PER_SECOND = 5;

  private final TableRoom room;
  private final String basePath;
  private final Limits limits;
  private final Javalin javalin;
  private final TokenBucket creations =
      new TokenBucket(TABLES_AT_ONCE, TABLES_PER_SECOND, System::nanoTime);
  private final Map<Locale, String> catalogs = new ConcurrentHashMap<>();
  private final Map<String, ClientConnection> connections = new ConcurrentHashMap<>();

  /**
   * Starts a server.
   *
   * @param port 0 for any that is free
   * @param bind the address on which it listens
   * @param basePath the path that all addresses begin with; empty, or begins with a slash and does
   *     not end with one
   * @param limits what one client may ask for
   */
  WebServer(TableRoom room, int port, String bind, String basePath, Limits limits) {
    this.room = room;
    this.limits = limits;
    this.basePath = basePath;
    this.javalin = Javalin.create(this::configure).start(bind, port);
  }

  /** Returns the port on which it listens. */
  int port() {
    return javalin.port();
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.router.contextPath = basePath.isEmpty() ? "/" : basePath;
    config.http.maxRequestSize = LONGEST_REQUEST;
    // Jetty takes a header for one of the same connection that differs in case: tokens must not.
    config.jetty.modifyHttpConfiguration(http -> http.setHeaderCacheCaseSensitive(true));
    config.jetty.modifyWebSocketServletFactory(
        factory -> {
          factory.setMaxTextMessageSize(ClientMessage.LONGEST);
          factory.setMaxBinaryMessageSize(1);
          factory.setIdleTimeout(IDLE);
        });
    config.routes.before(WebServer::secure);
    config.routes.get("/", this::index);
    config.routes.get("/page/<path>", ctx -> send(ctx, PageFiles.page(ctx.pathParam("path"))));
    config.routes.get("/lib/<path>", ctx -> send(ctx, PageFiles.library(ctx.pathParam("path"))));
    config.routes.get("/api/catalog", this::catalog);
    config.routes.post("/api/tables", this::create);
    config.routes.get("/api/record", this::record);
    config.routes.exception(BadRequestException.class, WebServer::bad);
    config.routes.wsBeforeUpgrade("/ws", this::checkUpgrade);
    config.routes.ws("/ws", this::socket);
  }

  private static void secure(Context ctx) {
    ctx.header("Content-Security-Policy", CONTENT_SECURITY);
    ctx.header("Referrer-Policy", "no-referrer");
    ctx.header("X-Content-Type-Options", "nosniff");
    ctx.header("X-Frame-Options", "DENY");
    ctx.header("Cross-Origin-Opener-Policy", "same-origin");
    ctx.header("Cache-Control", "no-cache");
  }

  /** Relative addresses of the page need the slash at the end. */
  private void index(Context ctx) {
    if (ctx.path().endsWith("/")) {
      send(ctx, PageFiles.page("index.html"));
    } else {
      ctx.redirect(basePath + "/");
    }
  }

  private static void send(Context ctx, Optional<PageFiles.PageFile> file) {
    if (file.isEmpty()) {
      ctx.status(HttpStatus.NOT_FOUND).result("There is no such file.");
    } else {
      ctx.contentType(file.get().contentType()).result(bytes(file.get()));
    }
  }

  private void catalog(Context ctx) {
    Locale locale = room.tongue().of(ctx.queryParam("lang"));
    ctx.contentType(JSON)
        .result(
            catalogs.computeIfAbsent(
                locale, each -> MessageJson.write(Messages.catalog(room.catalog(), each))));
  }

  private void create(Context ctx) {
    if (!creations.take()) {
      ctx.status(HttpStatus.TOO_MANY_REQUESTS);
      throw new BadRequestException("", "Too many tables are made at once.");
    }
    TablePlan plan = TablePlan.of(request(ctx.body()), room.catalog());
    HostedTable.NextLinks links = room.create(plan);
    List<Map<String, Object>> seats = new ArrayList<>();
    links
        .seats()
        .forEach(
            (seat, token) ->
                seats.add(
                    Map.of("seat", seat, "name", plan.seats().get(seat).name(), "token", token)));
    ctx.status(HttpStatus.CREATED)
        .contentType(JSON)
        .result(WireJson.write(Map.of("seats", seats, "watch", links.watch())));
  }

  private static TableRequest request(String body) {
    try {
      TableRequest request = WireJson.MAPPER.readValue(body, TableRequest.class);
      if (request == null) {
        throw new BadRequestException("", "There is nothing in the request.");
      }
      return request;
    } catch (JsonProcessingException e) {
      String what = e.getOriginalMessage() == null ? "" : e.getOriginalMessage();
      throw new BadRequestException("", "The request cannot be read: " + Excerpt.of(what, 150));
    }
  }

  private void record(Context ctx) {
    String header = ctx.header("Authorization");
    if (header == null || !header.startsWith(BEARER)) {
      ctx.status(HttpStatus.UNAUTHORIZED);
      throw new BadRequestException("token", "A token is needed.");
    }
    EventStore.Link link;
    try {
      link = room.link(new SeatToken(header.substring(BEARER.length())));
    } catch (BadRequestException e) {
      ctx.status(HttpStatus.UNAUTHORIZED);
      throw e;
    }
    String text;
    try {
      text = room.table(link.table()).record();
    } catch (BadRequestException e) {
      ctx.status(HttpStatus.CONFLICT);
      throw e;
    }
    ctx.contentType("text/plain; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"game.spadille\"")
        .result(text);
  }

  private static void bad(BadRequestException e, Context ctx) {
    if (ctx.status().equals(HttpStatus.OK)) {
      ctx.status(HttpStatus.BAD_REQUEST);
    }
    ctx.contentType(JSON).result(WireJson.write(Map.of("error", Reason.of(e), "at", e.at())));
  }

  private static byte[] bytes(PageFiles.PageFile file) {
    try {
      return file.bytes().read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A page of somebody else must not speak with the tokens of ours; programs send no origin. */
  private void checkUpgrade(Context ctx) {
    String origin = ctx.header("Origin");
    String host = ctx.header("Host");
    boolean isOurs =
        origin == null
            || (host != null
                && (origin.equalsIgnoreCase("http://" + host)
                    || origin.equalsIgnoreCase("https://" + host)));
    if (!isOurs) {
      ctx.status(HttpStatus.FORBIDDEN)
          .result("This origin is not allowed.")
          .skipRemainingHandlers();
    } else if (connections.size() >= MOST_CONNECTIONS) {
      ctx.status(HttpStatus.SERVICE_UNAVAILABLE)
          .result("Too many are here.")
          .skipRemainingHandlers();
    }
  }

  private void socket(WsConfig ws) {
    ws.onConnect(
        ctx -> connections.put(ctx.sessionId(), new ClientConnection(ctx.session, room, limits)));
    ws.onMessage(
        ctx -> {
          ClientConnection connection = connections.get(ctx.sessionId());
          if (connection != null) {
            connection.received(ctx.message());
          }
        });
    ws.onClose(this::gone);
    ws.onError(this::gone);
  }

  private void gone(WsContext ctx) {
    ClientConnection connection = connections.remove(ctx.sessionId());
    if (connection != null) {
      connection.gone();
    }
  }

  @Override
  public void close() {
    javalin.stop();
    room.close();
  }
}
