package io.github.spadille.cantorscomb.zenertest;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.cantorscomb.CantorsCombGames;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.ZenerSymbol;
import io.github.spadille.cantorscomb.zenertest.ZenerTestMove.Guess;
import io.github.spadille.cantorscomb.zenertest.ZenerTestMove.Shuffle;
import io.github.spadille.cantorscomb.zenertest.ZenerTestState.Phase;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import java.util.Optional;

/**
 * Zener Test: guess the symbols of cards that somebody else looks at, or nobody.
 *
 * <p>{@code SHUFFLE → GUESS → (SHUFFLE | OVER)}. The pack is hidden from everybody, the card that
 * is tested from all but the sender, and so are those tested before. The rulebook is {@code
 * zener-test.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #isVoid} (ZEN-10), {@link #isLast} (ZEN-20).
 */
public class ZenerTest extends AbstractRules<ZenerTestState, ZenerTestMove> {
  /** The game. */
  public static final Game<ZenerTestState, ZenerTestMove, ZenerTestOptions> GAME =
      Game.<ZenerTestState, ZenerTestMove, ZenerTestOptions>builder("zener-test")
          .name("Zener Test")
          .family(CantorsCombGames.FAMILY)
          .tags(Tag.PREDICTION)
          .summary("Guess the symbols of cards that you do not see.")
          .seats(2, 2, 2)
          .options(ZenerTestOptions.SCHEMA)
          .texts(ZenerTest.class)
          .rules(ZenerTest::new)
          .build();

  private static final int SYMBOLS = ZenerSymbol.values().length; // ZEN-1
  private static final PerSeat<MoveList<ZenerTestMove>> GUESSES =
      PerSeat.each(2, ZenerTest::guesses);

  private static final Phases<Phase, ZenerTestState, ZenerTestMove> PHASES =
      Phases.<Phase, ZenerTestState, ZenerTestMove>of(Phase.class)
          .elsewhere("ZEN-4", "begun", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("ZEN-4", "shuffle")
          .in(Phase.GUESS)
          .turn("ZEN-11", "sender", Guess.class)
          .others("ZEN-6", "guess")
          .over(Phase.OVER, "ZEN-20")
          .build();

  private final ZenerTestOptions options;
  private final Deck<CombCard> pack;
  private final ByChance byChance;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected ZenerTest(int seats, ZenerTestOptions options) {
    super(seats, ZenerTestMove.SYNTAX);
    this.options = options;
    this.pack = options.classicPack() ? CombDeck.zenerClassic() : CombDeck.full(); // ZEN-2, ZEN-3
    int blanks = pack.size() % SYMBOLS;
    this.byChance = // ZEN-13, ZEN-14, ZEN-15, ZEN-16, ZEN-17
        options.guessesBlanks()
            ? ByChance.of(pack.size(), pack.size() / SYMBOLS, pack.size())
            : ByChance.of(pack.size() - blanks, 1, SYMBOLS);
  }

  private static MoveList<ZenerTestMove> guesses(int seat) {
    return MoveList.copyOf(
        Lists.transform(
            ImmutableList.copyOf(ZenerSymbol.values()), symbol -> new Guess(seat, symbol)));
  }

  @Override
  public ZenerTestState start() {
    return ZenerTestState.unshuffled(pack.cards(), ScoreSheet.empty(seats));
  }

  /** In a single run both try to get hits. */
  @Override
  public ImmutableLongArray returns(ZenerTestState state) { // ZEN-20
    long hits = state.sheet().total(0);
    return options.runs() == 1 ? ImmutableLongArray.of(hits, hits) : state.scores();
  }

  @Override
  public Optional<Refusal> refusal(ZenerTestState state, ZenerTestMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.guesser(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(pack, "ZEN-4")
        : Optional.empty();
  }

  /** The symbols in their order. */
  @Override
  public MoveList<ZenerTestMove> legalMoves(ZenerTestState state) {
    return state.phase() == Phase.GUESS
        ? GUESSES.get(state.guesser()) // ZEN-6, ZEN-9
        : MoveList.empty();
  }

  @Override
  protected ImmutableList<String> governingInTurn(ZenerTestState state, int seat) {
    return ImmutableList.of("ZEN-6", "ZEN-9");
  }

  @Override
  protected ZenerTestState applyLegal(
      ZenerTestState state, ZenerTestMove move, StageListener<ZenerTestState> stages) {
    if (move instanceof Guess guess) {
      return guess(state, guess.symbol(), stages);
    }
    if (move instanceof Shuffle shuffle) {
      return turn(state.runBegun(shuffle.cards()), stages); // ZEN-21, ZEN-21a
    }
    throw unknown(move);
  }

  private ZenerTestState guess(
      ZenerTestState state, ZenerSymbol symbol, StageListener<ZenerTestState> stages) { // ZEN-6
    ZenerTestState guessed = state.guessed(symbol);
    CombCard card = state.pack().top();
    if (options.showsEach()) {
      boolean isHit = ZenerTestState.isHit(card, symbol);
      stages.reached(isHit ? "hit" : "miss", state.guesser(), guessed, card);
    }
    return turn(guessed, stages);
  }

  /** Turns the next card; a run without one is over. */
  private ZenerTestState turn(ZenerTestState state, StageListener<ZenerTestState> stages) { // ZEN-5
    ZenerTestState turned = state;
    while (!turned.pack().isEmpty() && isVoid(turned.pack().top())) {
      CombCard card = turned.pack().top();
      turned = turned.blank();
      stages.reached("blank", Seats.NOBODY, turned, card);
    }
    return turned.pack().isEmpty() ? endRun(turned, stages) : turned; // ZEN-19
  }

  /** Tells whether a card is put aside without a guess. */
  protected boolean isVoid(CombCard card) { // ZEN-10
    return card.zener().isEmpty() && !options.guessesBlanks();
  }

  private ZenerTestState endRun(ZenerTestState state, StageListener<ZenerTestState> stages) {
    int hits = state.hits();
    int guesser = state.guesser();
    ScoreSheet sheet = state.sheet().add(state.run(), "ZEN-12", guesser, hits);
    ZenerTestState ended = isLast(state.run()) ? state.over(sheet) : state.runOver(sheet);
    stages.reached(
        "run-over",
        guesser,
        ended,
        hits,
        byChance.trials(),
        byChance.expected().toPlainString(),
        byChance.tail().get(hits).toPlainString());
    return ended;
  }

  /** Tells whether the test is over with a run. */
  protected boolean isLast(int run) { // ZEN-20, ZEN-21
    return run >= options.runs();
  }

  @Override
  protected ZenerTestMove chanceMove(ZenerTestState state, RandomSource random) {
    return new Shuffle(pack.shuffled(random));
  }

  @Override
  public Deductions<ZenerTestState, ZenerTestMove> deductions() {
    return new ZenerTestDeductions();
  }

  private final class ZenerTestDeductions implements Deductions<ZenerTestState, ZenerTestMove> {
    /** A guess depends on no card. */
    @Override
    public void fromMove(ZenerTestState before, ZenerTestMove move, DeductionListener deductions) {}

    /** A card that is tested is no blank, where blanks are put aside. */
    @Override
    public void fromConsequences(
        ZenerTestState before,
        ZenerTestMove move,
        ZenerTestState after,
        DeductionListener deductions) {
      if (after.phase() == Phase.GUESS) {
        deductions.that(
            "current", CombCard.FAMILY, cards -> cards.stream().noneMatch(ZenerTest.this::isVoid));
      }
    }
  }

  @Override
  public Table table(ZenerTestState state) {
    boolean isOver = state.isRunOver();
    int tested = state.phase() == Phase.GUESS ? Math.min(state.pack().size(), 1) : 0;
    Audience sender = options.blind() ? NOBODY : Audience.seat(state.sender()); // ZEN-5
    Audience learned = isOver || options.showsEach() ? ALL : sender; // ZEN-8
    int hits = state.hits();
    Table.Builder table =
        Table.builder()
            .pile("pack", state.pack().draw(tested), NOBODY)
            .pile("current", state.pack().first(tested), sender)
            .pileTopLast("done", state.done(), learned)
            .pileTopLast("blank", state.blanks(), ALL)
            .word("phase", state.phase())
            .fact("turn", state.turn().seats())
            .fact("run", state.run())
            .seat("guesser", state.guesser())
            .seat("sender", state.sender())
            .fact("trial", state.guesses().size())
            .fact(Type.WORDS, "guesses", Lists.transform(state.guesses(), ZenerTest::word))
            .fact(Type.NUMBER, "hits", hits, learned)
            .fact(Type.WORD, "expected", byChance.expected().toPlainString())
            .fact(
                Type.WORD, "probability", isOver ? byChance.tail().get(hits).toPlainString() : "-")
            .fact(Type.WORD, "result", isOver ? word(byChance.result(hits)) : "-") // ZEN-18
            .fact("scores", state.scores());
    Seats winners = state.outcome().map(outcome -> outcome.winners()).orElse(Seats.none());
    return table.fact("winner", winners).build();
  }

  private static String word(Enum<?> constant) {
    return Ascii.toLowerCase(constant.name());
  }

  @Override
  public ZenerTestState withCards(ZenerTestState state, Table table) {
    return state.withCards(
        table.list("current", CombCard.FAMILY).appendAll(table.list("pack", CombCard.FAMILY)),
        table.list("done", CombCard.FAMILY));
  }
}
