package io.github.spadille.webtable;

import io.github.spadille.agents.Agents;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.match.Dealer;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The program: hosts tables until it is stopped. */
@Command(
    name = "spadille-web-table",
    mixinStandardHelpOptions = true,
    description = "Plays every game at tables in the browser.")
public final class WebTable implements Callable<Integer> {
  @Option(
      names = "--port",
      defaultValue = "8080",
      description = "The port; 0 for any that is free (${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--bind",
      defaultValue = "127.0.0.1",
      description = "The address to listen on; 0.0.0.0 for all (${DEFAULT-VALUE}).")
  private String bind = "";

  @Option(
      names = "--base-path",
      defaultValue = "",
      description = "The path behind a proxy, such as /cards; none by default.")
  private String basePath = "";

  @Option(
      names = "--data",
      defaultValue = "tables",
      description = "The folder that keeps the tables (${DEFAULT-VALUE}).")
  private Path data = Path.of("tables");

  private WebTable() {}

  /**
   * Runs the program.
   *
   * @param args the command line
   */
  public static void main(String[] args) {
    System.exit(new CommandLine(new WebTable()).execute(args));
  }

  /**
   * Hosts tables until the process is stopped.
   *
   * @return the exit code
   */
  @Override
  public Integer call() throws InterruptedException {
    EventStore store = EventStore.open(data);
    Thinkers thinkers = new Thinkers(Agents::parse, 1);
    TableRoom room = new TableRoom(Catalog.load(), store, thinkers, Dealer.secure());
    WebServer server = new WebServer(room, port, bind, normalized(basePath), Limits.USUAL);
    System.out.println("Play at http://" + bind + ":" + server.port() + normalized(basePath) + "/");
    System.out.flush();
    CountDownLatch stopped = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.close();
                  stopped.countDown();
                }));
    stopped.await();
    return 0;
  }

  private static String normalized(String path) {
    String bare = path.replaceAll("^/+|/+$", "");
    return bare.isEmpty() ? "" : "/" + bare;
  }
}
