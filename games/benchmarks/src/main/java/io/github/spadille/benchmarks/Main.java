package io.github.spadille.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.function.Function;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Without arguments prints a short table of all games; with {@code table GAME...} of some.
 *
 * <p>{@code measure GAME} measures one game within this process, {@code samples GAME} how fast its
 * hidden cards are imagined, and {@code together} plays all games by turns; the table does each in
 * a process of its own. {@code knowledge GAME...} prints what it costs a player who follows a game
 * to imagine it, and {@code search GAME...} how fast a tree search is. {@code decide} tells how
 * well and how fast agents decide, {@code spider} how many deals of Spider are won. All else goes
 * to JMH: {@code -h} shows what can be said.
 */
public final class Main {
  private static final String GAME = "game";

  private static final double SECONDS = 2;

  private Main() {}

  /** Runs what the arguments say. */
  public static void main(String[] args) throws Exception {
    ImmutableList<String> words = ImmutableList.copyOf(args);
    String first = words.isEmpty() ? "table" : words.get(0);
    switch (first) {
      case "table":
        printTable(words.subList(Math.min(1, words.size()), words.size()), out());
        break;
      case "measure":
        System.out.println(Measured.of(Catalog.load().game(words.get(1))).format());
        break;
      case "samples":
        System.out.println(Imagined.rate(Catalog.load().game(words.get(1))));
        break;
      case "together":
        Together.format(Together.of(Catalog.load().games())).forEach(System.out::println);
        break;
      case "knowledge":
        printRows(words.subList(1, words.size()), Followed.HEAD, Main::followed);
        break;
      case "search":
        printRows(
            words.subList(1, words.size()), Searched.HEAD, game -> Searched.row(game, SECONDS));
        break;
      case "spider":
        SpiderFigures.print(words.subList(1, words.size()), System.out);
        break;
      case "decide":
        Deciding.print(words.subList(1, words.size()), System.out);
        break;
      default:
        runJmh(args);
    }
  }

  /** The first time in a process, and then warm: a row for each. */
  private static String followed(Game<?, ?, ?> game) {
    String cold = Followed.of(game, SECONDS).row(game.id() + ", at first");
    return cold + "\n" + Followed.of(game, 2 * SECONDS).row(game.id());
  }

  private static void printRows(
      ImmutableList<String> ids, String head, Function<Game<?, ?, ?>, String> row) {
    Catalog catalog = Catalog.load();
    System.out.println(head);
    for (String id : ids.isEmpty() ? ids(catalog) : ids) {
      System.out.println(row.apply(catalog.game(id)));
    }
  }

  /** The table has letters that are not in every character set of a terminal. */
  private static PrintStream out() {
    return new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8);
  }

  private static void printTable(ImmutableList<String> ids, PrintStream out)
      throws IOException, InterruptedException {
    Catalog catalog = Catalog.load();
    ImmutableList<String> all = ids(catalog);
    for (String id : ids) {
      catalog.game(id); // an unknown one is refused at once
    }
    ShortTable table = new ShortTable(out);
    ImmutableMap<String, Together> together = Together.inOwnProcess();
    table.head();
    for (String id : ids.isEmpty() ? all : ids) {
      table.row(
          id,
          Measured.inOwnProcess(id),
          requireNonNull(together.get(id), id),
          Imagined.inOwnProcess(id));
    }
  }

  /** Runs JMH over every game of the catalog, if the arguments name none. */
  private static void runJmh(String[] args)
      throws CommandLineOptionException, RunnerException, IOException {
    CommandLineOptions options = new CommandLineOptions(args);
    if (options.shouldHelp() || options.shouldList() || options.shouldListProfilers()) {
      org.openjdk.jmh.Main.main(args);
      return;
    }
    OptionsBuilder every = new OptionsBuilder();
    every.parent(options);
    if (!options.getParameter(GAME).hasValue()) {
      every.param(GAME, ids(Catalog.load()).toArray(new String[0]));
    }
    new Runner(every.build()).run();
  }

  private static ImmutableList<String> ids(Catalog catalog) {
    return catalog.games().stream().map(Game::id).collect(ImmutableList.toImmutableList());
  }
}
