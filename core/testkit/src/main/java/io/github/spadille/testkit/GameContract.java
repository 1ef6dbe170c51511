package io.github.spadille.testkit;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.testkit.law.Effort;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.law.Verdicts;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Subject;
import io.github.spadille.testkit.subject.Traits;
import io.github.spadille.testkit.variant.Asked;
import io.github.spadille.testkit.variant.VariantPointsHold;
import java.lang.StackWalker.StackFrame;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

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
 * <p>Random games with the seeds 0 and up are played once for all tests of a class, {@link #games}
 * of them, or fewer where they are long ({@link #moves}); all laws look at the same games, and at
 * the same of their states. The tries are counted, so they are the same on every machine; the
 * system property {@code spadille.seed} sets another first seed, {@code spadille.games} a lower
 * number of games, for whoever wants to know quickly whether something is plainly wrong. A game
 * that keeps all laws prints one line that says what was looked at. A failure prints the law, the
 * seed, the seats, the house rules and the fewest moves that show it, as a record to replay; then
 * where to read on, and how to run that test again.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 * @param <O> the options of the game
 */
public abstract class GameContract<S extends GameState, M extends Move, O> implements Traits<S, M> {
  private static final long FIRST_SEED = Long.getLong("spadille.seed", 0);
  private static final int MOST_GAMES = Integer.getInteger("spadille.games", Integer.MAX_VALUE);

  /** Laws for which a scenario may show what no random game has. */
  private static final ImmutableSet<Law> SHOWN_BY_SCENARIOS =
      ImmutableSet.of(Laws.TABLES_ARE_SHOWN, Laws.SECRETS_VARY, Laws.OPTIONS_MATTER);

  private static final Map<Class<?>, Verdicts> VERDICTS = new ConcurrentHashMap<>();

  private final Game<S, M, O> game;
  private final Game<S, M, O> base;
  private final Secrets secrets;

  /**
   * Creates the contract of a game.
   *
   * @param secrets what it hides, written down from the rulebook
   */
  protected GameContract(Game<S, M, O> game, Secrets secrets) {
    this(game, game, secrets);
  }

  /**
   * Creates the contract of a game or of a variant of it.
   *
   * <p>A variant carries out and shows the rules that it adds to its base; it uses the words that
   * it adds.
   *
   * @param game the game, or the variant
   * @param base the game, or the one that it is a variant of
   * @param secrets what both hide
   */
  protected GameContract(Game<S, M, O> game, Game<S, M, O> base, Secrets secrets) {
    this.game = game;
    this.base = base;
    this.secrets = secrets;
  }

  /** Returns the game, or the variant. */
  protected final Game<S, M, O> game() {
    return game;
  }

  /** Returns how many random games are played at most. */
  protected int games() {
    return 25;
  }

  /**
   * Returns after how many moves, of all games together, no other random game is begun; but {@value
   * io.github.spadille.testkit.law.Effort#LEAST_GAMES} are played in any case.
   */
  protected int moves() {
    return 2_500;
  }

  /** Returns the folder of the scenarios on the class path. */
  protected String scenarioFolder() {
    return "/scenarios/" + game.id();
  }

  /** Returns the directory, or the one file, of the sources that carry the rules out. */
  protected Path sources() {
    return TestedModule.of(getClass()).resolve("src/main/java");
  }

  /** Returns rules that another module carries out and tests: those of the base of a variant. */
  protected ImmutableSet<String> inheritedRules() {
    return isVariant() ? base.rulebook().ids() : ImmutableSet.of();
  }

  /** Returns keys of words that another module uses: those of the base of a variant. */
  protected ImmutableSet<String> inheritedWords() {
    return isVariant() ? base.words().keys() : ImmutableSet.of();
  }

  private boolean isVariant() {
    return !game.id().equals(base.id());
  }

  /** Returns what all laws say of the game after the random games of this contract. */
  protected final Verdicts verdicts() {
    return VERDICTS.computeIfAbsent(getClass(), contract -> play());
  }

  private Verdicts play() {
    ImmutableList<GameRecord> scenarios =
        PlayedScenario.in(game, scenarioFolder()).stream()
            .flatMap(scenario -> scenario.record().stream())
            .collect(toImmutableList());
    Subject<S, M, O> subject = new Subject<>(game, secrets, this, scenarios);
    Effort effort = new Effort(FIRST_SEED, Math.min(games(), MOST_GAMES), moves());
    Verdicts verdicts = Verdicts.of(subject, Laws.all(), effort);
    if (verdicts.isKept()) {
      System.out.println(verdicts);
    }
    return verdicts;
  }

  /** Holds the game to a law. */
  protected final void check(Law law) {
    Optional<Failure> failure = verdicts().of(law);
    if (failure.isPresent()) {
      if (failure.get().record().isEmpty() && SHOWN_BY_SCENARIOS.contains(law)) {
        assumeScenariosHold(law + " cannot tell what no game shows while a scenario does not hold");
      }
      throw new AssertionError(failure.get().message() + "\n" + again(failure.get()));
    }
  }

  /** A scenario that does not hold may be the one that was to show something; it is told alone. */
  private void assumeScenariosHold(String otherwise) {
    Assumptions.assumeTrue(
        PlayedScenario.faults(PlayedScenario.in(game, scenarioFolder())).isEmpty(), otherwise);
  }

  /** Says how to run the test again that has called the check, and no other. */
  private String again(Failure failure) {
    String test =
        StackWalker.getInstance()
            .walk(frames -> frames.map(StackFrame::getMethodName).skip(2).findFirst())
            .orElseThrow();
    String type = getClass().getName().substring(getClass().getPackageName().length() + 1);
    return "again: mvn test '-Dtest=" + type + "#" + test + "' -Dspadille.seed=" + failure.seed();
  }

  /** {@link Laws#CARDS_CONSERVED}. */
  @Test
  public void noCardIsLostOrMade() {
    check(Laws.CARDS_CONSERVED);
  }

  /** {@link Laws#LEGALITY_AGREES}. */
  @Test
  public void listRefusalAndApplyAgree() {
    check(Laws.LEGALITY_AGREES);
  }

  /** {@link Laws#FOREIGN_MOVES_ARE_REFUSED}. */
  @Test
  public void foreignMovesAreRefused() {
    check(Laws.FOREIGN_MOVES_ARE_REFUSED);
  }

  /** {@link Laws#REFUSALS_NAME_RULES}. */
  @Test
  public void refusalsNameRules() {
    check(Laws.REFUSALS_NAME_RULES);
  }

  /** {@link Laws#DECISIONS_ARE_GOVERNED}. */
  @Test
  public void decisionsAreGoverned() {
    check(Laws.DECISIONS_ARE_GOVERNED);
  }

  /** {@link Laws#WHAT_REFUSES_GOVERNS}. */
  @Test
  public void whatRefusesGoverns() {
    check(Laws.WHAT_REFUSES_GOVERNS);
  }

  /** {@link Laws#TURNS_HAVE_MOVES}. */
  @Test
  public void whoIsInTurnCanMove() {
    check(Laws.TURNS_HAVE_MOVES);
  }

  /** {@link Laws#MOVES_IN_ORDER}. */
  @Test
  public void movesAreListedInOrder() {
    check(Laws.MOVES_IN_ORDER);
  }

  /** {@link Laws#CHANCE_IS_LEGAL}. */
  @Test
  public void chanceDrawsLegalMoves() {
    check(Laws.CHANCE_IS_LEGAL);
  }

  /** {@link Laws#STATES_ARE_PURE}. */
  @Test
  public void nothingChangesAState() {
    check(Laws.STATES_ARE_PURE);
  }

  /** {@link Laws#GAMES_END}. */
  @Test
  public void everyGameComesToItsEnd() {
    check(Laws.GAMES_END);
  }

  /** {@link Laws#SCORES_ARE_SUMS}. */
  @Test
  public void scoresAreSumsOfTheSheet() {
    check(Laws.SCORES_ARE_SUMS);
  }

  /** {@link Laws#PADS_FOLLOW}. */
  @Test
  public void padsFollowTheGame() {
    check(Laws.PADS_FOLLOW);
  }

  /** {@link Laws#CHIPS_CONSERVED}. */
  @Test
  public void whatIsConservedStays() {
    check(Laws.CHIPS_CONSERVED);
  }

  /** {@link Laws#OUTCOME_AT_END}. */
  @Test
  public void outcomeStandsAtTheEnd() {
    check(Laws.OUTCOME_AT_END);
  }

  /** {@link Laws#RETURNS_TELL}. */
  @Test
  public void returnsTell() {
    check(Laws.RETURNS_TELL);
  }

  /** {@link Laws#TABLES_ARE_DESCRIBED}. */
  @Test
  public void rulebookDescribesTheTable() {
    check(Laws.TABLES_ARE_DESCRIBED);
  }

  /** {@link Laws#TABLES_ARE_SHOWN}. */
  @Test
  public void whatTheRulebookDescribesHappens() {
    check(Laws.TABLES_ARE_SHOWN);
  }

  /** {@link Laws#STAGES_LEAD_ON}. */
  @Test
  public void stagesLeadOn() {
    check(Laws.STAGES_LEAD_ON);
  }

  /** {@link Laws#WORDS_ARE_THERE}. */
  @Test
  public void wordsAreThere() {
    check(Laws.WORDS_ARE_THERE);
  }

  /** {@link Laws#ENDS_ARE_TOLD}. */
  @Test
  public void endsAreTold() {
    check(Laws.ENDS_ARE_TOLD);
  }

  /** {@link Laws#HOUSE_RULES_ARE_DESCRIBED}. */
  @Test
  public void rulebookDescribesTheHouseRules() {
    check(Laws.HOUSE_RULES_ARE_DESCRIBED);
  }

  /** {@link Laws#MOVES_READ_BACK}. */
  @Test
  public void movesReadBack() {
    check(Laws.MOVES_READ_BACK);
  }

  /** {@link Laws#TEXTS_ARE_ANSWERED}. */
  @Test
  public void anyTextIsAnswered() {
    check(Laws.TEXTS_ARE_ANSWERED);
  }

  /** {@link Laws#TIMES_ARE_BOUNDED}. */
  @Test
  public void timesAreBounded() {
    check(Laws.TIMES_ARE_BOUNDED);
  }

  /** {@link Laws#CLOCKS_START}. */
  @Test
  public void clocksStart() {
    check(Laws.CLOCKS_START);
  }

  /** {@link Laws#RECORDS_REPLAY}. */
  @Test
  public void recordsReplay() {
    check(Laws.RECORDS_REPLAY);
  }

  /** {@link Laws#VIEWS_READ_BACK}. */
  @Test
  public void viewsReadBack() {
    check(Laws.VIEWS_READ_BACK);
  }

  /** {@link Laws#UNDO_GOES_BACK}. */
  @Test
  public void undoLeavesNoTrace() {
    check(Laws.UNDO_GOES_BACK);
  }

  /** {@link Laws#DRAWS_STAY}. */
  @Test
  public void whatWasDrawnStaysDrawn() {
    check(Laws.DRAWS_STAY);
  }

  /** {@link Laws#CARDS_EXCHANGE}. */
  @Test
  public void hiddenCardsCanBeExchanged() {
    check(Laws.CARDS_EXCHANGE);
  }

  /** {@link Laws#VIEWS_KEEP_SECRETS}. */
  @Test
  public void viewsKeepSecrets() {
    check(Laws.VIEWS_KEEP_SECRETS);
  }

  /** {@link Laws#TWINS_LOOK_ALIKE}. */
  @Test
  public void twinsLookAlike() {
    check(Laws.TWINS_LOOK_ALIKE);
  }

  /** {@link Laws#KEYS_TELL}. */
  @Test
  public void keysTell() {
    check(Laws.KEYS_TELL);
  }

  /** {@link Laws#LOGS_SHOW_WHAT_IS_SEEN}. */
  @Test
  public void logsShowWhatIsSeen() {
    check(Laws.LOGS_SHOW_WHAT_IS_SEEN);
  }

  /** {@link Laws#EQUALS_TELLS}. */
  @Test
  public void equalsTells() {
    check(Laws.EQUALS_TELLS);
  }

  /** {@link Laws#SECRETS_VARY}. */
  @Test
  public void secretsVary() {
    check(Laws.SECRETS_VARY);
  }

  /** {@link Laws#KNOWLEDGE_IS_TRUE}. */
  @Test
  public void whatIsKnownIsTrue() {
    check(Laws.KNOWLEDGE_IS_TRUE);
  }

  /** {@link Laws#SAMPLES_FIT}. */
  @Test
  public void samplesFitWhatIsSeen() {
    check(Laws.SAMPLES_FIT);
  }

  /** {@link Laws#SAMPLES_ARE_UNIFORM}. */
  @Test
  public void samplesAreUniform() {
    check(Laws.SAMPLES_ARE_UNIFORM);
  }

  /** {@link Laws#SAMPLES_IGNORE_TRUTH}. */
  @Test
  public void samplesIgnoreTheTruth() {
    check(Laws.SAMPLES_IGNORE_TRUTH);
  }

  /** {@link Laws#THUMBS_TELL_NOTHING}. */
  @Test
  public void thumbsTellNothing() {
    check(Laws.THUMBS_TELL_NOTHING);
  }

  /** {@link Laws#AGENTS_ARE_FAIR}. */
  @Test
  public void agentsAreFair() {
    check(Laws.AGENTS_ARE_FAIR);
  }

  /** {@link Laws#SHUFFLES_ARE_UNIFORM}. */
  @Test
  public void shufflesAreUniform() {
    check(Laws.SHUFFLES_ARE_UNIFORM);
  }

  /** {@link Laws#OPTIONS_MATTER}. */
  @Test
  public void everyOptionMatters() {
    check(Laws.OPTIONS_MATTER);
  }

  /** The laws look at games of uniform players and of lively ones. */
  @Test
  public void uniformAndLivelyAgentsPlay() {
    for (Class<?> kind : ImmutableList.of(RandomAgent.class, LivelyAgent.class)) {
      if (agents().stream().noneMatch(kind::isInstance)) {
        throw new AssertionError("no " + kind.getSimpleName() + " among the agents " + agents());
      }
    }
  }

  /**
   * Returns what a variant answers in the place of a variant point of the game.
   *
   * <p>By default a yes in place of a no, all cards, one more. A game says here what a variant of
   * that point is like where that would be none, and makes another answer of types that the kit
   * does not know. What is returned hangs on nothing but what is given.
   *
   * @param asked the point, what it was given, what the game and what the kit answer
   */
  protected @Nullable Object bent(Asked asked) {
    return asked.usual();
  }

  /**
   * Whoever overrides a method that the class comment names as a variant point breaks nothing,
   * whether more is allowed or more is forbidden. It has the tag {@code sweep}, for builds that
   * leave out what takes long.
   */
  @Tag("sweep")
  @Test
  public void variantPointsHold() {
    Subject<S, M, O> subject = new Subject<>(game, secrets, this, ImmutableList.of());
    failIfAny(new VariantPointsHold<>(subject, this::bent, FIRST_SEED).faults(sources()));
  }

  /** Every scenario holds; there is at least one. */
  @Test
  public void scenariosHold() {
    ImmutableList<PlayedScenario> scenarios = PlayedScenario.in(game, scenarioFolder());
    if (scenarios.isEmpty()) {
      throw new AssertionError("no scenario in " + scenarioFolder());
    }
    failIfAny(PlayedScenario.faults(scenarios));
  }

  private static void failIfAny(ImmutableList<String> faults) {
    if (!faults.isEmpty()) {
      throw new AssertionError(Joiner.on('\n').join(faults));
    }
  }

  /** Every rule of the rulebook is carried out by code and shown by a test. */
  @Test
  public void everyRuleIsCarriedOutAndShown() {
    RulebookCoverage coverage = RulebookCoverage.of(game).inherited(inheritedRules());
    for (Class<?> type = getClass(); type != GameContract.class; type = type.getSuperclass()) {
      coverage = coverage.tests(type); // A contract that is published lies in a package of its own.
    }
    coverage.scenarios(scenarioFolder()).sources(sources()).check();
  }

  /** Every word of the game is used, every refusal has words, every translation is whole. */
  @Test
  public void everyWordIsUsed() {
    new WordsCoverage(game, inheritedWords(), sources()).check();
  }
}
