package io.github.spadille.terminal;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.formats.text.TextTable;
import io.github.spadille.formats.text.Wrap;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lists the games by family, those of some kinds, or the kinds that there are. */
@Command(
    name = "list",
    description =
        "List the games by family: family, id, name, seats, what it is about. A game stands in one"
            + " family and can belong to others; what else it is are tags, such as partnership.")
final class ListCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Option(
      names = {"-f", "--family"},
      paramLabel = "FAMILY",
      description =
          "Tell what a family is, such as stops, and list its games: those that stand in it, then"
              + " those that belong to it too.")
  private @Nullable String family;

  @Option(
      names = {"-t", "--tag"},
      paramLabel = "TAG",
      description =
          "Tell what a tag means, such as partnership, and list the games that have it. Can be"
              + " given several times, and beside --family: for games that are all of this.")
  private List<String> named = new ArrayList<>();

  @Option(
      names = "--tags",
      description = "List families and tags instead: what each means, and how many games have it.")
  private boolean tags;

  @Mixin private LanguageChoice language;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  ListCommand() {}

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    ImmutableList<Tag> asked = asked();
    if (!tags) {
      listGames(asked, out);
    } else if (asked.isEmpty()) {
      listTags(out);
    } else {
      throw wrong("--tags lists all of them; leave --family and --tag out");
    }
    out.flush();
  }

  private Catalog catalog() {
    return Spadille.of(spec).catalog();
  }

  private ImmutableList<Tag> asked() {
    try {
      return Stream.concat(Stream.ofNullable(family), named.stream())
          .map(name -> catalog().tag(name))
          .distinct()
          .collect(ImmutableList.toImmutableList());
    } catch (IllegalArgumentException e) {
      throw wrong(Failures.message(e));
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private void listGames(ImmutableList<Tag> asked, PrintWriter out) {
    Sentences sentences = Sentences.in(language.locale());
    List<Game<?, ?, ?>> games = games(asked);
    for (Tag tag : asked) {
      out.println(
          Wrap.hanging(title(tag) + ": ", tag.definition(language.locale()), Columns.width()));
    }
    if (!asked.isEmpty()) {
      out.println(counted(asked, games, sentences));
      out.println();
    }
    if (!games.isEmpty()) {
      table(games, sentences).lines(Columns.width()).forEach(out::println);
    }
  }

  private List<Game<?, ?, ?>> games(ImmutableList<Tag> asked) {
    if (asked.isEmpty()) {
      List<Game<?, ?, ?>> all = new ArrayList<>(catalog().games());
      all.sort(
          Comparator.comparing(game -> game.family().id())); // Those of a family stay in order.
      return all;
    }
    return catalog().games(asked.get(0)).stream()
        .filter(game -> asked.stream().allMatch(game::is))
        .toList();
  }

  /** Returns what people call a kind, and its id where that is another word. */
  private String title(Tag tag) {
    String name = tag.name(language.locale());
    return Ids.of(name).equals(tag.id()) ? name : name + " (" + tag.id() + ")";
  }

  private static String counted(
      ImmutableList<Tag> asked, List<Game<?, ?, ?>> games, Sentences sentences) {
    Tag only = asked.get(0);
    long standing = games.stream().filter(game -> game.family().equals(only)).count();
    return standing == 0 || asked.size() > 1
        ? sentences.text("list.games", games.size())
        : sentences.text("list.games-of-family", standing, games.size() - standing);
  }

  private static TextTable table(List<Game<?, ?, ?>> games, Sentences sentences) {
    TextTable table = TextTable.of("lllll").head("family", "id", "name", "seats", "about");
    for (Game<?, ?, ?> game : games) {
      String others =
          game.alsoCalled().isEmpty() ? "" : " " + alsoCalled(game.alsoCalled(), sentences);
      table.row(
          game.family().id(),
          game.id(),
          game.name(),
          GameChoice.seatCounts(game.seatCounts()),
          game.summary() + others);
    }
    return table;
  }

  private void listTags(PrintWriter out) {
    Sentences sentences = Sentences.in(language.locale());
    TextTable table = TextTable.of("lrl").head("tag", "games", "what it means");
    for (Tag tag : catalog().tags()) {
      List<Game<?, ?, ?>> games = catalog().games(tag);
      boolean isFamily = games.stream().anyMatch(game -> game.family().equals(tag));
      String more =
          Stream.of(
                  isFamily ? sentences.text("list.family") : "",
                  tag.aliases().isEmpty() ? "" : alsoCalled(tag.aliases(), sentences))
              .filter(text -> !text.isEmpty())
              .map(text -> " " + text)
              .reduce("", String::concat);
      table.row(tag.id(), Integer.toString(games.size()), tag.definition(language.locale()) + more);
    }
    table.lines(Columns.width()).forEach(out::println);
  }

  /** The sentence with these names; the full stop of the last one, as in B.S., ends it too. */
  private static String alsoCalled(Iterable<String> names, Sentences sentences) {
    String joined = Joiner.on(", ").join(names);
    return sentences.text(
        "list.also-called",
        joined.endsWith(".") ? joined.substring(0, joined.length() - 1) : joined);
  }
}
