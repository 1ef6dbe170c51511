package io.github.spadille.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.testkit.book.Citations;
import io.github.spadille.testkit.book.SpokenSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * Checks that every rule of a rulebook is carried out by code and shown by a test.
 *
 * <pre>{@code
 * RulebookCoverage.of(MyGame.GAME)
 *     .tests(MyGameTest.class)
 *     .scenarios("/scenarios/my-game")
 *     .sources(Path.of("src/main/java"))
 *     .check();
 * }</pre>
 *
 * <p>A rule is carried out where the sources name it. It is shown by a test that fails without it,
 * which says so with {@link Covers}, or by a scenario:
 *
 * <ul>
 *   <li>A check that names the rule shows it: {@code ? illegal 1: play Ad MYG-14}, {@code ? points
 *       2: MYG-19 +30}.
 *   <li>A comment shows it, {@code # MYG-14, MYG-15 follow suit if you can}, if a check stands
 *       between it and the next comment; a comment before no check is a mistake.
 *   <li>A rule whose id stands in quotes in the sources, but for methods that say which rules are
 *       {@code governing}, refuses moves or gives points. A comment alone does not show it: a check
 *       must refuse a move by it, or points be given by it where the comment stands.
 * </ul>
 *
 * <p>Ids stand in full: ranges are not understood. Immutable.
 */
public final class RulebookCoverage {
  private static final Pattern ID = Pattern.compile("[A-Z]{3}-[0-9]+[a-z]?");

  private final Rulebook rulebook;
  private final @Nullable Game<?, ?, ?> game;
  private final ImmutableSet<String> inherited;

  /** Ids that a test covers, or that happen in a scenario. */
  private final ImmutableSet<String> shown;

  /** Ids that a comment of a scenario cites before a check. */
  private final ImmutableSet<String> cited;

  /** What is wrong with the scenarios. */
  private final ImmutableList<String> mistakes;

  private final ImmutableSet<String> carriedOut;

  /** Ids by which the code refuses moves or gives points. */
  private final ImmutableSet<String> active;

  private RulebookCoverage(
      Rulebook rulebook,
      @Nullable Game<?, ?, ?> game,
      ImmutableSet<String> inherited,
      ImmutableSet<String> shown,
      ImmutableSet<String> cited,
      ImmutableList<String> mistakes,
      ImmutableSet<String> carriedOut,
      ImmutableSet<String> active) {
    this.rulebook = rulebook;
    this.game = game;
    this.inherited = inherited;
    this.shown = shown;
    this.cited = cited;
    this.mistakes = mistakes;
    this.carriedOut = carriedOut;
    this.active = active;
  }

  /** Returns the coverage of a game's rulebook, nothing covered yet. */
  public static RulebookCoverage of(Game<?, ?, ?> game) {
    return of(game.rulebook(), game);
  }

  /** Returns the coverage of a rulebook of no game, nothing covered yet. */
  public static RulebookCoverage of(Rulebook rulebook) {
    return of(rulebook, null);
  }

  private static RulebookCoverage of(Rulebook rulebook, @Nullable Game<?, ?, ?> game) {
    ImmutableSet<String> none = ImmutableSet.of();
    return new RulebookCoverage(rulebook, game, none, none, none, ImmutableList.of(), none, none);
  }

  /** Leaves out rules that another module carries out and tests, as a variant leaves its base. */
  public RulebookCoverage inherited(Iterable<String> ids) {
    return new RulebookCoverage(
        rulebook, game, union(inherited, ids), shown, cited, mistakes, carriedOut, active);
  }

  /** Adds the tests of the package of a class, and of the packages within it. */
  public RulebookCoverage tests(Class<?> inPackage) {
    return tests(inPackage.getPackageName());
  }

  /** Adds the tests of a package and of the packages within it. */
  public RulebookCoverage tests(String packageName) {
    Set<String> ids = new LinkedHashSet<>();
    for (Class<?> type :
        ReflectionSupport.findAllClassesInPackage(packageName, any -> true, any -> true)) {
      addCovered(type.getAnnotation(Covers.class), ids);
      for (Method method : type.getDeclaredMethods()) {
        addCovered(method.getAnnotation(Covers.class), ids);
      }
    }
    return new RulebookCoverage(
        rulebook, game, inherited, union(shown, ids), cited, mistakes, carriedOut, active);
  }

  private static void addCovered(@Nullable Covers covers, Set<String> ids) {
    if (covers != null) {
      ids.addAll(ImmutableList.copyOf(covers.value()));
    }
  }

  /**
   * Adds the scenarios of a folder on the class path, which are played.
   *
   * <p>Whether they hold is for {@link Scenarios} to tell, and is not told again: a scenario that
   * does not is taken to show all rules that it names.
   *
   * @throws IllegalStateException if the rulebook is that of no game
   */
  public RulebookCoverage scenarios(String folder) {
    if (game == null) {
      throw new IllegalStateException(
          "scenarios in " + folder + ", but " + rulebook.title() + " is no game's rulebook");
    }
    Set<String> happening = new LinkedHashSet<>(shown);
    Set<String> checked = new LinkedHashSet<>(cited);
    ImmutableList.Builder<String> wrong = ImmutableList.builder();
    wrong.addAll(mistakes);
    for (PlayedScenario scenario : PlayedScenario.in(game, folder)) {
      if (scenario.fault().isPresent()) {
        happening.addAll(Sets.intersection(Citations.ids(scenario.text()), rulebook.ids()));
        continue;
      }
      Citations citations = Citations.of(scenario.record().orElseThrow(), game);
      happening.addAll(citations.happening());
      checked.addAll(citations.checked());
      wrong.addAll(citations.empty());
    }
    return new RulebookCoverage(
        rulebook,
        game,
        inherited,
        ImmutableSet.copyOf(happening),
        ImmutableSet.copyOf(checked),
        wrong.build(),
        carriedOut,
        active);
  }

  /**
   * Adds the Java sources of a directory and of those within it, or one source.
   *
   * @param path a directory or a file
   * @throws UncheckedIOException if there is no such path, or a file cannot be read
   */
  public RulebookCoverage sources(Path path) {
    Set<String> named = new LinkedHashSet<>(carriedOut);
    Set<String> inQuotes = new LinkedHashSet<>(active);
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.filter(source -> source.toString().endsWith(".java")).toList()) {
        String source = Files.readString(file, UTF_8);
        named.addAll(Citations.ids(source));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("sources of " + rulebook.title(), e);
    }
    for (String text : SpokenSource.of(path).active()) {
      if (ID.matcher(text).matches()) {
        inQuotes.add(text);
      }
    }
    return new RulebookCoverage(
        rulebook,
        game,
        inherited,
        shown,
        cited,
        mistakes,
        ImmutableSet.copyOf(named),
        ImmutableSet.copyOf(inQuotes));
  }

  /**
   * Returns everything that is missing or wrong, a sentence each: rules that no test shows, rules
   * that refuse moves or give points and of which no test shows that, rules that no code carries
   * out, ids that are cited and are no rules of the book, comments of scenarios that show nothing.
   */
  public ImmutableList<String> problems() {
    Set<String> ids = rulebook.ids();
    Set<String> own = Sets.difference(ids, inherited);
    Set<String> tested = Sets.union(shown, cited);
    List<String> problems = new ArrayList<>();
    add(problems, "no test shows ", Sets.difference(own, tested));
    add(
        problems,
        "only comments cite rules that refuse a move or give points, and no scenario does so by ",
        Sets.difference(Sets.intersection(Sets.intersection(own, cited), active), shown));
    add(problems, "no code carries out ", Sets.difference(own, carriedOut));
    Set<String> known = Sets.union(ids, rulebook.replaced().keySet());
    add(problems, "tests cite what is no rule: ", Sets.difference(ofThisBook(tested), known));
    add(problems, "code cites what is no rule: ", Sets.difference(ofThisBook(carriedOut), known));
    problems.addAll(mistakes);
    return ImmutableList.copyOf(problems);
  }

  /**
   * Checks that nothing is missing or wrong.
   *
   * @throws AssertionError if something is; its message tells all of it
   */
  public void check() {
    ImmutableList<String> problems = problems();
    if (!problems.isEmpty()) {
      throw new AssertionError(rulebook.title() + ": " + Joiner.on("\n").join(problems));
    }
  }

  private static void add(List<String> problems, String what, Set<String> ids) {
    if (!ids.isEmpty()) {
      problems.add(what + Joiner.on(' ').join(ids));
    }
  }

  /** Returns the ids that begin like those of the book; a module may carry out other games too. */
  private Set<String> ofThisBook(Set<String> ids) {
    Set<String> prefixes = new LinkedHashSet<>();
    for (String id : rulebook.ids()) {
      prefixes.add(prefix(id));
    }
    return Sets.filter(ids, id -> prefixes.contains(prefix(id)));
  }

  private static String prefix(String id) {
    return id.substring(0, id.indexOf('-'));
  }

  private static ImmutableSet<String> union(Set<String> ids, Iterable<String> more) {
    return ImmutableSet.<String>builder().addAll(ids).addAll(more).build();
  }
}
