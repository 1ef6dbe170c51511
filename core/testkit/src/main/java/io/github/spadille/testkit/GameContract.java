package io.github.spadille.testkit;

import com.google.common.base.Joiner;
import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Subject;
import io.github.spadille.testkit.subject.Traits;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import net.jqwik.api.Data;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.FromData;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple1;

/**
 * The contract of a game as tests: every law, every scenario, every rule of the rulebook.
 *
 * <p>A game joins with one class beside its other tests:
 *
 * <pre>{@code
 * class MyGameContractTest extends GameContract<MyGameState, MyGameMove, MyGameOptions> {
 *   MyGameContractTest() {
 *     super(
 *         MyGame.GAME,
 *         Secrets.hidden("hand").fromOthers().and("stub").fromAll().and("won").fromAll());
 *   }
 * }
 * }</pre>
 *
 * <p>The secrets are declared by hand from the rulebook; what else there is to say about a game is
 * said by overriding methods of {@link Traits}. By convention
 *
 * <ul>
 *   <li>scenarios lie in the test resources, in {@code scenarios/} and the id of the game,
 *   <li>tests that show rules ({@link Covers}) lie in the package of the contract,
 *   <li>code that carries rules out lies in {@code src/main/java} of the same module.
 * </ul>
 *
 * <p>A law of single games is tried with {@link #games} seeds, 0 and up, or as many as fit into
 * {@link #limit}; the system property {@code spadille.seed} sets another first seed, {@code
 * spadille.millis} another limit. A failure prints the law, the seed, the seats, the house rules
 * and the fewest moves that show it, as a record to replay. A law that needs other numbers can be
 * overridden like any method.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 * @param <O> the options of the game
 */
@PropertyDefaults(shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
public abstract class GameContract<S extends GameState, M extends Move, O> implements Traits<S, M> {
  private static final long FIRST_SEED = Long.getLong("spadille.seed", 0);

  /** A law is tried with so many games however long they take. */
  private static final int LEAST_GAMES = 5;

  private final Game<S, M, O> game;
  private final Secrets secrets;

  /**
   * Creates the contract of a game.
   *
   * @param secrets what it hides, written down from the rulebook
   */
  protected GameContract(Game<S, M, O> game, Secrets secrets) {
    this.game = game;
    this.secrets = secrets;
  }

  /** Returns with how many random games a law is tried. */
  protected int games() {
    return 25;
  }

  /** Returns after how long no other game is begun for a law. */
  protected Duration limit() {
    return Duration.ofMillis(Long.getLong("spadille.millis", 400));
  }

  /** Returns the folder of the scenarios on the class path. */
  protected String scenarioFolder() {
    return "/scenarios/" + game.id();
  }

  /** Returns the directory, or the one file, of the sources that carry the rules out. */
  protected Path sources() {
    return module().resolve("src/main/java");
  }

  /** Returns rules that another module carries out and tests, as those of the base of a variant. */
  protected ImmutableSet<String> inheritedRules() {
    return ImmutableSet.of();
  }

  /** Holds the game to a law of single games, with one seed. */
  protected final void check(Law law, long seed) {
    check(law.check(subject(ImmutableList.of()), seed));
  }

  /** Holds the game to a law of a sample of games. */
  protected final void check(Law law) {
    check(law.check(subject(Scenarios.read(scenarioFolder())), FIRST_SEED));
  }

  private static void check(Optional<Failure> failure) {
    if (failure.isPresent()) {
      throw new AssertionError(failure.get().message());
    }
  }

  private Subject<S, M, O> subject(ImmutableList<GameRecord> scenarios) {
    return new Subject<>(game, secrets, this, scenarios);
  }

  /** Returns the seeds that laws of single games are tried with, until time is up. */
  @Data
  public Iterable<Tuple1<Long>> seeds() {
    return () -> {
      Stopwatch watch = Stopwatch.createStarted();
      return LongStream.range(FIRST_SEED, FIRST_SEED + games())
          .takeWhile(
              seed -> seed < FIRST_SEED + LEAST_GAMES || watch.elapsed().compareTo(limit()) < 0)
          .mapToObj(Tuple::of)
          .iterator();
    };
  }

  /** {@link Laws#CARDS_CONSERVED}. */
  @Property
  @FromData("seeds")
  public void noCardIsLostOrMade(@ForAll long seed) {
    check(Laws.CARDS_CONSERVED, seed);
  }

  /** {@link Laws#LEGALITY_AGREES}. */
  @Property
  @FromData("seeds")
  public void listRefusalAndApplyAgree(@ForAll long seed) {
    check(Laws.LEGALITY_AGREES, seed);
  }

  /** {@link Laws#REFUSALS_NAME_RULES}. */
  @Property
  @FromData("seeds")
  public void refusalsNameRules(@ForAll long seed) {
    check(Laws.REFUSALS_NAME_RULES, seed);
  }

  /** {@link Laws#TURNS_HAVE_MOVES}. */
  @Property
  @FromData("seeds")
  public void whoIsInTurnCanMove(@ForAll long seed) {
    check(Laws.TURNS_HAVE_MOVES, seed);
  }

  /** {@link Laws#MOVES_IN_ORDER}. */
  @Property
  @FromData("seeds")
  public void movesAreListedInOrder(@ForAll long seed) {
    check(Laws.MOVES_IN_ORDER, seed);
  }

  /** {@link Laws#CHANCE_IS_LEGAL}. */
  @Property
  @FromData("seeds")
  public void chanceDrawsLegalMoves(@ForAll long seed) {
    check(Laws.CHANCE_IS_LEGAL, seed);
  }

  /** {@link Laws#STATES_ARE_PURE}. */
  @Property
  @FromData("seeds")
  public void nothingChangesAState(@ForAll long seed) {
    check(Laws.STATES_ARE_PURE, seed);
  }

  /** {@link Laws#GAMES_END}. */
  @Property
  @FromData("seeds")
  public void everyGameComesToItsEnd(@ForAll long seed) {
    check(Laws.GAMES_END, seed);
  }

  /** {@link Laws#SCORES_ARE_SUMS}. */
  @Property
  @FromData("seeds")
  public void scoresAreSumsOfTheSheet(@ForAll long seed) {
    check(Laws.SCORES_ARE_SUMS, seed);
  }

  /** {@link Laws#CHIPS_CONSERVED}. */
  @Property
  @FromData("seeds")
  public void whatIsConservedStays(@ForAll long seed) {
    check(Laws.CHIPS_CONSERVED, seed);
  }

  /** {@link Laws#OUTCOME_AT_END}. */
  @Property
  @FromData("seeds")
  public void outcomeStandsAtTheEnd(@ForAll long seed) {
    check(Laws.OUTCOME_AT_END, seed);
  }

  /** {@link Laws#TABLES_ARE_DESCRIBED}. */
  @Property
  @FromData("seeds")
  public void rulebookDescribesTheTable(@ForAll long seed) {
    check(Laws.TABLES_ARE_DESCRIBED, seed);
  }

  /** {@link Laws#MOVES_READ_BACK}. */
  @Property
  @FromData("seeds")
  public void movesReadBack(@ForAll long seed) {
    check(Laws.MOVES_READ_BACK, seed);
  }

  /** {@link Laws#RECORDS_REPLAY}. */
  @Property
  @FromData("seeds")
  public void recordsReplay(@ForAll long seed) {
    check(Laws.RECORDS_REPLAY, seed);
  }

  /** {@link Laws#VIEWS_READ_BACK}. */
  @Property
  @FromData("seeds")
  public void viewsReadBack(@ForAll long seed) {
    check(Laws.VIEWS_READ_BACK, seed);
  }

  /** {@link Laws#UNDO_GOES_BACK}. */
  @Property
  @FromData("seeds")
  public void undoLeavesNoTrace(@ForAll long seed) {
    check(Laws.UNDO_GOES_BACK, seed);
  }

  /** {@link Laws#CARDS_EXCHANGE}. */
  @Property
  @FromData("seeds")
  public void hiddenCardsCanBeExchanged(@ForAll long seed) {
    check(Laws.CARDS_EXCHANGE, seed);
  }

  /** {@link Laws#VIEWS_KEEP_SECRETS}. */
  @Property
  @FromData("seeds")
  public void viewsKeepSecrets(@ForAll long seed) {
    check(Laws.VIEWS_KEEP_SECRETS, seed);
  }

  /** {@link Laws#MOVES_KEEP_SECRETS}. */
  @Property
  @FromData("seeds")
  public void movesKeepSecrets(@ForAll long seed) {
    check(Laws.MOVES_KEEP_SECRETS, seed);
  }

  /** {@link Laws#SECRETS_VARY}. */
  @Example
  public void secretsVary() {
    check(Laws.SECRETS_VARY);
  }

  /** {@link Laws#SAMPLES_FIT}. */
  @Example
  public void samplesFitWhatIsSeen() {
    check(Laws.SAMPLES_FIT);
  }

  /** {@link Laws#SHUFFLES_ARE_UNIFORM}. */
  @Example
  public void shufflesAreUniform() {
    check(Laws.SHUFFLES_ARE_UNIFORM);
  }

  /** {@link Laws#OPTIONS_MATTER}. */
  @Example
  public void everyOptionMatters() {
    check(Laws.OPTIONS_MATTER);
  }

  /** The laws look at games of uniform players and of lively ones. */
  @Example
  public void uniformAndLivelyAgentsPlay() {
    for (Class<?> kind : ImmutableList.of(RandomAgent.class, LivelyAgent.class)) {
      if (agents().stream().noneMatch(kind::isInstance)) {
        throw new AssertionError("no " + kind.getSimpleName() + " among the agents " + agents());
      }
    }
  }

  /** Every scenario holds; there is at least one. */
  @Example
  public void scenariosHold() {
    List<String> failures = new ArrayList<>();
    ImmutableList<GameRecord> scenarios = Scenarios.read(scenarioFolder());
    for (GameRecord scenario : scenarios) {
      try {
        Replay.run(scenario, game);
      } catch (ReplayException e) {
        failures.add(e.toString());
      }
    }
    if (scenarios.isEmpty()) {
      failures.add("no scenario in " + scenarioFolder());
    }
    if (!failures.isEmpty()) {
      throw new AssertionError(Joiner.on('\n').join(failures));
    }
  }

  /** Every rule of the rulebook is carried out by code and shown by a test. */
  @Example
  public void everyRuleIsCarriedOutAndShown() {
    RulebookCoverage.of(game)
        .inherited(inheritedRules())
        .tests(getClass())
        .scenarios(scenarioFolder())
        .sources(sources())
        .check();
  }

  /** Returns the directory of the module that this class is tested in. */
  private Path module() {
    CodeSource source = getClass().getProtectionDomain().getCodeSource();
    try {
      if (source != null) {
        Path classes = Path.of(source.getLocation().toURI());
        if (classes.endsWith(Path.of("target", "test-classes"))) {
          return classes.resolve("../..").normalize();
        }
      }
      return Path.of(""); // Not built by Maven; most tools test in the directory of the module.
    } catch (URISyntaxException e) {
      throw new IllegalStateException("where " + getClass() + " comes from", e);
    }
  }
}
