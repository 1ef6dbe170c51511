package io.github.spadille.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.rulebook.Rulebook;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
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
 * <p>A rule is shown by a test if {@link Covers} on a test or its class names it, or a comment of a
 * scenario does ({@code # MYG-14, MYG-15 follow suit if you can}). It is carried out where the
 * sources name it. Ids stand in full: ranges are not understood. Immutable.
 */
public final class RulebookCoverage {
  private static final Pattern ID = Pattern.compile("\\b[A-Z]{3}-[0-9]+[a-z]?\\b");
  private static final Splitter LINES = Splitter.on('\n');

  private final Rulebook rulebook;
  private final ImmutableList<String> wrongMarks;
  private final ImmutableSet<String> inherited;
  private final ImmutableSet<String> tested;
  private final ImmutableSet<String> carriedOut;

  private RulebookCoverage(
      Rulebook rulebook,
      ImmutableList<String> wrongMarks,
      ImmutableSet<String> inherited,
      ImmutableSet<String> tested,
      ImmutableSet<String> carriedOut) {
    this.rulebook = rulebook;
    this.wrongMarks = wrongMarks;
    this.inherited = inherited;
    this.tested = tested;
    this.carriedOut = carriedOut;
  }

  /**
   * Returns the coverage of a game's rulebook, nothing covered yet. The marks of the book must fit
   * the options of the game.
   */
  public static RulebookCoverage of(Game<?, ?, ?> game) {
    return new RulebookCoverage(
        game.rulebook(),
        RulebookMarks.problems(game.rulebook(), game.options().options()),
        ImmutableSet.of(),
        ImmutableSet.of(),
        ImmutableSet.of());
  }

  /** Returns the coverage of a rulebook, nothing covered yet. */
  public static RulebookCoverage of(Rulebook rulebook) {
    return new RulebookCoverage(
        rulebook, ImmutableList.of(), ImmutableSet.of(), ImmutableSet.of(), ImmutableSet.of());
  }

  /** Leaves out rules that another module carries out and tests, as a variant leaves its base. */
  public RulebookCoverage inherited(Iterable<String> ids) {
    return new RulebookCoverage(rulebook, wrongMarks, union(inherited, ids), tested, carriedOut);
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
    return new RulebookCoverage(rulebook, wrongMarks, inherited, union(tested, ids), carriedOut);
  }

  private static void addCovered(@Nullable Covers covers, Set<String> ids) {
    if (covers != null) {
      ids.addAll(ImmutableList.copyOf(covers.value()));
    }
  }

  /** Adds the scenarios of a folder on the class path. */
  public RulebookCoverage scenarios(String folder) {
    Set<String> ids = new LinkedHashSet<>();
    for (String text : Scenarios.texts(folder)) {
      for (String line : LINES.split(text)) {
        if (line.startsWith("#")) {
          addIds(line, ids);
        }
      }
    }
    return new RulebookCoverage(rulebook, wrongMarks, inherited, union(tested, ids), carriedOut);
  }

  /**
   * Adds the Java sources of a directory and of those within it, or one source.
   *
   * @param path a directory or a file
   * @throws UncheckedIOException if there is no such path, or a file cannot be read
   */
  public RulebookCoverage sources(Path path) {
    Set<String> ids = new LinkedHashSet<>();
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.filter(source -> source.toString().endsWith(".java")).toList()) {
        addIds(Files.readString(file, UTF_8), ids);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("sources of " + rulebook.title(), e);
    }
    return new RulebookCoverage(rulebook, wrongMarks, inherited, tested, union(carriedOut, ids));
  }

  /**
   * Returns everything that is missing or wrong, a sentence each: rules that no test shows, rules
   * that no code carries out, ids that are cited and are no rules of the book, options that no rule
   * is marked with or of which the book tells something else.
   */
  public ImmutableList<String> problems() {
    Set<String> ids = rulebook.ids();
    Set<String> own = Sets.difference(ids, inherited);
    List<String> problems = new ArrayList<>();
    add(problems, "no test shows ", Sets.difference(own, tested));
    add(problems, "no code carries out ", Sets.difference(own, carriedOut));
    add(problems, "tests cite what is no rule: ", Sets.difference(ofThisBook(tested), ids));
    add(problems, "code cites what is no rule: ", Sets.difference(ofThisBook(carriedOut), ids));
    problems.addAll(wrongMarks);
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

  private static void addIds(String text, Set<String> ids) {
    Matcher id = ID.matcher(text);
    while (id.find()) {
      ids.add(id.group());
    }
  }

  private static ImmutableSet<String> union(Set<String> ids, Iterable<String> more) {
    return ImmutableSet.<String>builder().addAll(ids).addAll(more).build();
  }
}
