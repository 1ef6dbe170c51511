package io.github.spadille.testkit.law;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Comparator.comparingInt;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.rulebook.Rule;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import io.github.spadille.formats.json.Messages;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Setups;
import io.github.spadille.testkit.subject.Subject;
import io.github.spadille.testkit.subject.Traits;
import io.github.spadille.testkit.twin.Sent;
import io.github.spadille.testkit.twin.StageTables;
import io.github.spadille.testkit.twin.Told;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A game that was played, with every state on the way. */
final class Run<S extends GameState, M extends Move> {
  private final Subject<S, M, ?> subject;
  private final Setup<S, M> setup;
  private final long seed;
  private final ImmutableList<Match<S, M>> matches;
  private final ImmutableList<M> moves;
  private final @Nullable RuntimeException crash;
  private final Supplier<ImmutableMultiset<String>> cards;
  private final Supplier<Secrets> secrets;
  private final Supplier<Messages<S, M>> messages;
  private final Supplier<Rulebook> book;
  private final Supplier<ImmutableIntArray> order;
  private final Supplier<ImmutableList<Twin<S, M>>> twins;
  private final @Nullable Table[] tables;
  private final List<@Nullable StageTables<S>> stages;
  private final Map<SentTo, ImmutableList<Sent>> sent = new HashMap<>();
  private final Supplier<ImmutableList<CountedPosition<S, M>>> counted;
  private int positionsSeen;
  private int twinsSeen;
  private int stepsSeen;
  private int countedSeen;

  private Run(
      Subject<S, M, ?> subject,
      Setup<S, M> setup,
      long seed,
      List<Match<S, M>> matches,
      List<M> moves,
      @Nullable RuntimeException crash) {
    this.subject = subject;
    this.setup = setup;
    this.seed = seed;
    this.matches = ImmutableList.copyOf(matches);
    this.moves = ImmutableList.copyOf(moves);
    this.crash = crash;
    this.cards = Suppliers.memoize(() -> Tables.cards(table(0)));
    this.secrets =
        Suppliers.memoize(() -> subject.secrets().under(houseRules(subject.game(), setup)));
    this.messages = Suppliers.memoize(() -> Messages.of(this.matches.get(0), Locale.ENGLISH));
    this.book = Suppliers.memoize(setup::rulebook);
    this.order = Suppliers.memoize(this::orderOfPositions);
    this.twins = Suppliers.memoize(() -> Twinning.of(this));
    this.counted = Suppliers.memoize(() -> CountedPosition.of(this));
    this.tables = new Table[this.matches.size()];
    this.stages = new ArrayList<>(Collections.nCopies(this.moves.size(), null));
  }

  /** Plays a game: seats, house rules, shuffles and moves all come from the seed. */
  static <S extends GameState, M extends Move> Run<S, M> play(Subject<S, M, ?> subject, long seed) {
    RandomSource random = RandomSource.seeded(seed);
    return play(subject, Setups.random(subject.game(), random), seed, random);
  }

  /** Plays a game with given seats and house rules. */
  static <S extends GameState, M extends Move> Run<S, M> play(
      Subject<S, M, ?> subject, Setup<S, M> setup, long seed, RandomSource random) {
    List<Agent> agents = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      ImmutableList<Agent> choice = subject.traits().agents();
      agents.add(choice.get(random.nextInt(choice.size())));
    }
    Dealer dealer = Dealer.seeded(random.nextLong());
    RandomSource choices = dealer.generatorFor("agents");
    Thinking<S, M> thinking = Thinking.in(setup.rules(), seed);
    List<Match<S, M>> matches = new ArrayList<>();
    List<M> moves = new ArrayList<>();
    RuntimeException crash = null;
    Match<S, M> match = Match.start(setup);
    matches.add(match);
    try {
      while (moves.size() < subject.traits().moveLimit()) {
        Optional<M> move = choose(match, agents, thinking, dealer, choices);
        if (move.isEmpty()) {
          break;
        }
        match = match.play(move.get());
        moves.add(move.get());
        matches.add(match);
      }
    } catch (RuntimeException e) {
      crash = e; // Laws that concern it tell; the others look at what was played.
    }
    return new Run<>(subject, setup, seed, matches, moves, crash);
  }

  /** Returns what else the laws must know about the game. */
  Traits<S, M> traits() {
    return subject.traits();
  }

  /** Returns a game that was played elsewhere, with all its states. */
  static <S extends GameState, M extends Move> Run<S, M> of(
      Subject<S, M, ?> subject, Match<S, M> end, long seed) {
    List<Match<S, M>> matches = new ArrayList<>();
    matches.add(Match.start(end.setup()));
    for (M move : end.moves()) {
      matches.add(matches.get(matches.size() - 1).play(move));
    }
    return new Run<>(subject, end.setup(), seed, matches, end.moves(), null);
  }

  /**
   * Returns what is played in the scenarios of a subject, whatever their checks say.
   *
   * <p>One that cannot be played is left out: the test of scenarios tells of it, and no law twice.
   */
  static <S extends GameState, M extends Move> ImmutableList<Run<S, M>> ofScenarios(
      Subject<S, M, ?> subject, long seed) {
    ImmutableList.Builder<Run<S, M>> runs = ImmutableList.builder();
    for (GameRecord scenario : subject.scenarios()) {
      try {
        runs.add(of(subject, Replay.moves(scenario, subject.game()), seed));
      } catch (ReplayException e) {
        continue;
      }
    }
    return runs.build();
  }

  private static <S extends GameState, M extends Move> Optional<M> choose(
      Match<S, M> match,
      List<Agent> agents,
      Thinking<S, M> thinking,
      Dealer dealer,
      RandomSource choices) {
    Rules<S, M> rules = match.rules();
    Turn turn = match.state().turn();
    if (turn.isChance()) {
      return Optional.of(match.chance(dealer));
    }
    List<Integer> able = new ArrayList<>();
    for (int seat : turn.seats()) {
      if (seat < rules.seats() && !rules.legalMoves(match.state(), seat).isEmpty()) {
        able.add(seat);
      }
    }
    if (able.isEmpty()) {
      return Optional.empty();
    }
    int seat = able.get(choices.nextInt(able.size()));
    if (thinking.plays(seat)) {
      return Optional.of(thinking.choose(match.state(), seat, choices));
    }
    return Optional.of(agents.get(seat).choose(match.observe(seat), choices));
  }

  /** Returns the value of every option, by key. */
  private static <O> ImmutableMap<String, String> houseRules(
      Game<?, ?, O> game, Setup<?, ?> setup) {
    return game.options().formatAll(game.options().parse(setup.options(), setup.seats()));
  }

  /** Returns all states by the number of moves before them: first, last, others at random. */
  private ImmutableIntArray orderOfPositions() {
    int[] order = new int[matches.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    RandomSource random = RandomSource.seeded(seed);
    swap(order, Math.min(1, order.length - 1), order.length - 1);
    for (int i = 2; i < order.length; i++) {
      swap(order, i, random.nextInt(i, order.length));
    }
    return ImmutableIntArray.copyOf(order);
  }

  private static void swap(int[] numbers, int i, int j) {
    int number = numbers[i];
    numbers[i] = numbers[j];
    numbers[j] = number;
  }

  /**
   * Returns which states are looked at, by the numbers of moves before them, in ascending order.
   *
   * @param most how many; those of a smaller number are among those of a greater one
   */
  List<Integer> positions(int most) {
    int size = Math.min(most, matches.size());
    positionsSeen = Math.max(positionsSeen, size);
    return order.get().subArray(0, size).asList().stream().sorted().toList();
  }

  /**
   * Returns states at random, by the numbers of moves before them, in ascending order: what a
   * viewer knows in one of them is the beginning of what it knows in the next.
   *
   * @param count how many; some may be the same
   */
  List<Integer> atRandom(int count, RandomSource random) {
    List<Integer> indexes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      indexes.add(random.nextInt(matches.size()));
    }
    Collections.sort(indexes);
    return indexes;
  }

  /** Returns twins of this run, in which something is otherwise that is secret for a while. */
  ImmutableList<Twin<S, M>> twins() {
    ImmutableList<Twin<S, M>> played = twins.get();
    twinsSeen = played.size();
    stepsSeen = played.stream().mapToInt(Twin::steps).sum();
    return played;
  }

  /** Returns positions in which everything that fits was counted. */
  ImmutableList<CountedPosition<S, M>> counted() {
    ImmutableList<CountedPosition<S, M>> positions = counted.get();
    countedSeen = positions.size();
    return positions;
  }

  /** Returns in how many positions everything that fits was counted. */
  int countedSeen() {
    return countedSeen;
  }

  /** Returns how many states were looked at. */
  int positionsSeen() {
    return positionsSeen;
  }

  /** Returns how many twins were looked at. */
  int twinsSeen() {
    return twinsSeen;
  }

  /** Returns how many steps of twins were looked at. */
  int stepsSeen() {
    return stepsSeen;
  }

  /** Plays some moves in the same game from its start, leaving out those that are illegal. */
  Run<S, M> replay(List<M> wanted) {
    List<Match<S, M>> played = new ArrayList<>();
    List<M> made = new ArrayList<>();
    Match<S, M> match = Match.start(setup);
    played.add(match);
    for (M move : wanted) {
      if (match.refusal(move).isEmpty()) {
        match = match.play(move);
        made.add(move);
        played.add(match);
      }
    }
    return new Run<>(subject, setup, seed, played, made, null);
  }

  /** Returns this run up to some number of moves. */
  Run<S, M> cut(int length) {
    return new Run<>(
        subject, setup, seed, matches.subList(0, length + 1), moves.subList(0, length), null);
  }

  Subject<S, M, ?> subject() {
    return subject;
  }

  Setup<S, M> setup() {
    return setup;
  }

  Rules<S, M> rules() {
    return setup.rules();
  }

  /** Returns what is secret under the house rules of this run. */
  Secrets secrets() {
    return secrets.get();
  }

  /**
   * Returns why a rule cannot be looked up by those who play, or nothing if they can read it.
   *
   * @param id of the rule
   */
  Optional<String> bookProblem(String id) {
    Optional<Rule> rule = book.get().find(id);
    if (rule.isEmpty()) {
      boolean left = setup.game().rulebook().find(id).isPresent();
      return Optional.of(left ? "a rule that is not in force" : "no such rule");
    }
    return rule.get().text().isBlank() ? Optional.of("a rule without a word") : Optional.empty();
  }

  /** Returns rules in the order of the rulebook in force, each once. */
  ImmutableList<String> inOrderOfBook(List<String> ids) {
    ImmutableList<String> order = book.get().ids().asList();
    return ids.stream()
        .distinct()
        .sorted(comparingInt(id -> order.indexOf(book.get().rule(id).id())))
        .collect(toImmutableList());
  }

  /** Returns what makes the messages of this run. */
  Messages<S, M> messages() {
    return messages.get();
  }

  /** Returns every seat and a bystander. */
  ImmutableList<Viewer> viewers() {
    ImmutableList.Builder<Viewer> viewers = ImmutableList.builder();
    for (int seat = 0; seat < setup.seats(); seat++) {
      viewers.add(Viewer.seat(seat));
    }
    return viewers.add(Viewer.bystander()).build();
  }

  /** Returns the table after so many moves. */
  Table table(int index) {
    Table known = tables[index];
    if (known == null) {
      known = rules().table(state(index));
      tables[index] = known;
    }
    return known;
  }

  /** Returns what happens between the state after so many moves and the next. */
  StageTables<S> stages(int index) {
    StageTables<S> known = stages.get(index);
    if (known == null) {
      known = StageTables.of(rules(), state(index), move(index));
      stages.set(index, known);
    }
    return known;
  }

  /** After how many moves something is sent, and to whom. */
  private record SentTo(int index, Viewer viewer) {}

  /** Returns what can be sent to a viewer after so many moves; it is the same for all twins. */
  ImmutableList<Sent> sent(int index, Told<S, M> told) {
    return sent.computeIfAbsent(
        new SentTo(index, told.viewer()), to -> told.sent(match(to.index())));
  }

  /** Returns the cards on the table at the start. */
  ImmutableMultiset<String> cards() {
    return cards.get();
  }

  long seed() {
    return seed;
  }

  /** Returns the number of moves. */
  int length() {
    return moves.size();
  }

  /** Returns the move that leads on from the state after so many moves. */
  M move(int index) {
    return moves.get(index);
  }

  ImmutableList<M> moves() {
    return moves;
  }

  /** Returns the match after so many moves. */
  Match<S, M> match(int index) {
    return matches.get(index);
  }

  /** Returns the state after so many moves. */
  S state(int index) {
    return matches.get(index).state();
  }

  /** Returns the move after so many moves as a record writes it: {@code 2 bid 3}. */
  String text(int index) {
    M move = moves.get(index);
    return new SeenMove(move.seat(), rules().syntax().format(move)).toString();
  }

  /** Returns the match at the end. */
  Match<S, M> last() {
    return matches.get(moves.size());
  }

  /** Returns what the game threw when it should have gone on, if anything. */
  Optional<RuntimeException> crash() {
    return Optional.ofNullable(crash);
  }
}
