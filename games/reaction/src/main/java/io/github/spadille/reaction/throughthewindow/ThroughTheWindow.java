package io.github.spadille.reaction.throughthewindow;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Verbatim;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Pass;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Say;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Shuffle;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.TurnUp;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowState.Cards;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowState.Phase;
import io.github.spadille.reaction.throughthewindow.Vocabulary.Sample;
import io.github.spadille.reaction.throughthewindow.Window.Call;
import io.github.spadille.reaction.throughthewindow.Window.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Through the Window: a card is turned, and the first to call a noun with its letter wins it.
 *
 * <p>{@code SHUFFLE → (TURN → WINDOW)* → OVER}. Cards that lie face down are hidden from everybody,
 * and what a player says is hidden from the others until the window closes. The rulebook is {@code
 * through-the-window.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #verdict} (TTW-9, TTW-10), {@link #tied}
 * (TTW-16, TTW-16a), {@link #unanswered} (TTW-17).
 */
public class ThroughTheWindow extends AbstractRules<ThroughTheWindowState, ThroughTheWindowMove> {
  /** The game. */
  public static final Game<ThroughTheWindowState, ThroughTheWindowMove, ThroughTheWindowOptions>
      GAME =
          Game.<ThroughTheWindowState, ThroughTheWindowMove, ThroughTheWindowOptions>builder(
                  "through-the-window")
              .name("Through the Window")
              .family(Tag.REACTION)
              .tags(Tag.CHILDRENS, Tag.WORD)
              .summary("Call a noun with the letter of the card before the others do.")
              .seats(3, 13, 4)
              .options(ThroughTheWindowOptions.SCHEMA)
              .texts(ThroughTheWindow.class)
              .rules(ThroughTheWindow::new)
              .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // TTW-1
  private static final int TIES_FOR_ONE_CARD = 10; // TTW-16a

  private static final Phases<Phase, ThroughTheWindowState, ThroughTheWindowMove> PHASES =
      Phases.<Phase, ThroughTheWindowState, ThroughTheWindowMove>of(Phase.class)
          .elsewhere("TTW-2", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("TTW-2", "undealt")
          .in(Phase.TURN)
          .turn("TTW-5", "turner", TurnUp.class)
          .others("TTW-7", "closed")
          .in(Phase.WINDOW)
          .turn(ThroughTheWindow::mayNotCall, Say.class, Pass.class)
          .others("TTW-13", "open")
          .over(Phase.OVER, "TTW-21")
          .build();

  private final ThroughTheWindowOptions options;
  private final Vocabulary vocabulary;
  private final PerSeat<MoveList<ThroughTheWindowMove>> turns;
  private final PerSeat<Pass> passes;

  /**
   * Creates the rules; {@link #GAME} checks the options.
   *
   * @throws IllegalArgumentException if the dictionary has too few sample words
   */
  protected ThroughTheWindow(int seats, ThroughTheWindowOptions options) {
    super(seats, ThroughTheWindowMove.SYNTAX);
    this.options = options;
    this.vocabulary = Vocabulary.of(options.nouns(), options.minLength(), seats);
    this.turns = PerSeat.each(seats, seat -> MoveList.of(new TurnUp(seat)));
    this.passes = PerSeat.each(seats, Pass::new);
  }

  private int dealer() { // TTW-2
    return seats - 1;
  }

  @Override
  public ThroughTheWindowState start() {
    return ThroughTheWindowState.undealt(seats, dealer(), PACK.cards());
  }

  @Override
  public Optional<Refusal> refusal(ThroughTheWindowState state, ThroughTheWindowMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.turn(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Say say) {
      return refusalOfCall(state.window(), say);
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(PACK, "TTW-1")
        : Optional.empty(); // TTW-5, TTW-11
  }

  /** Says why somebody may neither call nor pass while the window is open for others. */
  private static Optional<Refusal> mayNotCall(
      ThroughTheWindowState state, ThroughTheWindowMove move) {
    Seats eligible = state.window().eligible();
    if (eligible.contains(move.seat())) {
      return refuse("TTW-11", "finished");
    }
    return state.players().contains(move.seat())
        ? refuse("TTW-16", "not-tied", eligible)
        : refuse("TTW-7", "no-player");
  }

  private static Optional<Refusal> refusalOfCall(Window window, Say say) {
    if (!say.spoken().isWord()) {
      return refuse("TTW-8", "word");
    }
    if (!say.spoken().isInTime()) {
      return refuse("TTW-12", "time");
    }
    long last = window.lastTime(say.seat());
    return say.time() > last ? Optional.empty() : refuse("TTW-10", "later", last);
  }

  /** To turn a card; or of each seat to pass, then up to three sample words. */
  @Override
  public MoveList<ThroughTheWindowMove> legalMoves(ThroughTheWindowState state) {
    return switch (state.phase()) {
      case SHUFFLE, OVER -> MoveList.empty();
      case TURN -> turns.get(state.turner());
      case WINDOW -> passesAndCalls(state);
    };
  }

  private MoveList<ThroughTheWindowMove> passesAndCalls(ThroughTheWindowState state) { // TTW-11a
    Seats unfinished = state.window().unfinished();
    ImmutableList<Sample> words = vocabulary.offered(letter(state), state.used());
    MoveList.Builder<ThroughTheWindowMove> moves = MoveList.builder(4 * unfinished.size());
    for (int seat = 0; seat < seats; seat++) {
      if (unfinished.contains(seat)) {
        moves.add(passes.get(seat));
        long time = state.window().lastTime(seat) + 1;
        for (int i = 0; time <= TimedMove.LATEST && i < words.size(); i++) {
          moves.add(words.get(i).by(seat, time));
        }
      }
    }
    return moves.build();
  }

  private static char letter(ThroughTheWindowState state) { // TTW-6
    return Vocabulary.letter(state.openCard().rank());
  }

  @Override
  protected ImmutableList<String> governingInTurn(ThroughTheWindowState state, int seat) {
    if (state.phase() == Phase.TURN) {
      return ImmutableList.of("TTW-5");
    }
    return state.window().isPlayOff()
        ? ImmutableList.of("TTW-8", "TTW-9", "TTW-10", "TTW-11", "TTW-12", "TTW-16")
        : ImmutableList.of("TTW-7", "TTW-8", "TTW-9", "TTW-10", "TTW-11", "TTW-12");
  }

  @Override
  protected ThroughTheWindowState applyLegal(
      ThroughTheWindowState state,
      ThroughTheWindowMove move,
      StageListener<ThroughTheWindowState> stages) {
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    if (move instanceof TurnUp) {
      return turnUp(state, stages);
    }
    if (move instanceof Say say) {
      return closeIfFinished(state.with(called(state, say.seat(), say.spoken())), stages);
    }
    if (move instanceof Pass pass) { // TTW-11
      return closeIfFinished(state.with(state.window().withPassed(pass.seat())), stages);
    }
    throw unknown(move);
  }

  private ThroughTheWindowState deal(
      ThroughTheWindowState state,
      CardList<PlayingCard> pack,
      StageListener<ThroughTheWindowState> stages) { // TTW-2, TTW-3
    CardList<PlayingCard> dealt = pack.first(seats * options.cardsEach());
    PerSeat<CardList<PlayingCard>> down = // Seat 0 follows the dealer.
        PerSeat.each(seats, seat -> dealt.every(seats, seat));
    ThroughTheWindowState after = state.dealt(state.cards().dealt(down, pack.draw(dealt.size())));
    stages.reached("dealt", dealer(), after, options.cardsEach());
    return after;
  }

  private static ThroughTheWindowState turnUp(
      ThroughTheWindowState state, StageListener<ThroughTheWindowState> stages) {
    ThroughTheWindowState after = state.turnedUp();
    stages.reached("turned", state.turner(), after, after.openCard());
    return after;
  }

  /** Returns the window after a call; a word rejected without another try is a pass (TTW-10). */
  private Window called(ThroughTheWindowState state, int seat, Spoken spoken) {
    Verdict verdict = verdict(spoken.word(), letter(state), state.used());
    Window called = state.window().withCall(new Call(seat, spoken, verdict));
    boolean hasNoOtherTry = verdict != Verdict.ACCEPTED && !options.triesAgain();
    return hasNoOtherTry ? called.withPassed(seat) : called;
  }

  /** Judges a word (TTW-9): the first reason to reject it counts (TTW-10). */
  protected Verdict verdict(String word, char letter, Chain<String> used) {
    if (word.charAt(0) != letter) {
      return Verdict.LETTER;
    }
    if (used.contains(word)) {
      return Verdict.USED; // TTW-14
    }
    return vocabulary.isNoun(word) && vocabulary.isLongEnough(word)
        ? Verdict.ACCEPTED
        : Verdict.NOUN;
  }

  private ThroughTheWindowState closeIfFinished(
      ThroughTheWindowState state, StageListener<ThroughTheWindowState> stages) { // TTW-13
    return state.window().isClosed() ? close(state, stages) : state;
  }

  private ThroughTheWindowState close(
      ThroughTheWindowState state, StageListener<ThroughTheWindowState> stages) {
    if (stages.isListening()) {
      state.window().calls().forEach(call -> tell(state, call, stages)); // TTW-11
    }
    Seats fastest = state.window().fastest(options.tieWindow()); // TTW-14a
    if (fastest.isEmpty()) {
      return unanswered(state, stages);
    }
    return fastest.size() == 1
        ? award(state, fastest.first(), stages)
        : tied(state, fastest, stages);
  }

  private static void tell(
      ThroughTheWindowState state, Call call, StageListener<ThroughTheWindowState> stages) {
    Spoken spoken = call.spoken();
    stages.reached(
        call.verdict().stage, call.seat(), state, new Verbatim(spoken.word()), spoken.time());
  }

  private ThroughTheWindowState award(
      ThroughTheWindowState state,
      int seat,
      StageListener<ThroughTheWindowState> stages) { // TTW-14
    Chain<String> used = state.used().with(state.window().word(seat)); // TTW-15: no other word
    return give(state, seat, used, stages);
  }

  /** Gives the open card to a seat, which scores it (TTW-19). */
  private ThroughTheWindowState give(
      ThroughTheWindowState state,
      int seat,
      Chain<String> used,
      StageListener<ThroughTheWindowState> stages) {
    ScoreSheet sheet = state.sheet().add(1, "TTW-19", seat, 1);
    ThroughTheWindowState after = nextCard(state.wonBy(seat, used, sheet));
    stages.reached("won", seat, after, state.openCard());
    return after;
  }

  /** What happens if several seats were equally fast (TTW-16, TTW-16a). */
  protected ThroughTheWindowState tied(
      ThroughTheWindowState state, Seats tied, StageListener<ThroughTheWindowState> stages) {
    if (options.turnerWinsTies()) {
      return give(state, state.turner(), state.used(), stages);
    }
    Window next = state.window().afterTie(tied);
    if (next.ties() == TIES_FOR_ONE_CARD) { // TTW-16a
      return unanswered(state, stages);
    }
    ThroughTheWindowState after = state.with(next);
    stages.reached("tied", Seats.NOBODY, after, tied);
    return after;
  }

  /** What happens to a card for which nobody found a word (TTW-17). */
  protected ThroughTheWindowState unanswered(
      ThroughTheWindowState state, StageListener<ThroughTheWindowState> stages) {
    if (options.turnerKeepsRest()) {
      return give(state, state.turner(), state.used(), stages);
    }
    ThroughTheWindowState after = nextCard(state.leftUnclaimed());
    stages.reached("unclaimed", Seats.NOBODY, after, state.openCard());
    return after;
  }

  /** All were dealt equally many: if the next player has no card, nobody has one (TTW-21). */
  private ThroughTheWindowState nextCard(ThroughTheWindowState state) {
    int turner = next(state.turner());
    return state.cards().down().get(turner).isEmpty() ? state.overAt(turner) : state.turnOf(turner);
  }

  @Override
  protected ThroughTheWindowMove chanceMove(ThroughTheWindowState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Deductions<ThroughTheWindowState, ThroughTheWindowMove> deductions() {
    return new ThroughTheWindowDeductions();
  }

  private final class ThroughTheWindowDeductions
      implements Deductions<ThroughTheWindowState, ThroughTheWindowMove> {
    /** A word depends on no hidden card. */
    @Override
    public void fromMove(
        ThroughTheWindowState before, ThroughTheWindowMove move, DeductionListener deductions) {}

    /**
     * What was said is seen when the window closes; before, any word will do that was judged so.
     */
    @Override
    public ImmutableList<ThroughTheWindowMove> secretChoices(
        Past<ThroughTheWindowState, ThroughTheWindowMove> past, RandomSource random) {
      return new UnheardCalls(vocabulary, past, random).draw();
    }
  }

  /** Times count from the opening of the window, also of one that plays off a tie. */
  @Override
  public boolean startsClock(
      ThroughTheWindowState before, ThroughTheWindowMove move, ThroughTheWindowState after) {
    return move instanceof TurnUp // TTW-8a
        || (after.phase() == Phase.WINDOW
            && after.window().ties() > before.window().ties()); // TTW-16
  }

  @Override
  public RulesOfThumb<ThroughTheWindowState, ThroughTheWindowMove> rulesOfThumb() {
    return ThroughTheWindowThumbs.INSTANCE;
  }

  @Override
  public Table table(ThroughTheWindowState state) {
    Cards cards = state.cards();
    Window window = state.window();
    boolean isOver = state.phase() == Phase.OVER;
    Audience heard = state.phase() == Phase.WINDOW && !window.isClosed() ? NOBODY : ALL; // TTW-11
    Table.Builder table =
        Table.builder()
            .piles("down", cards.down(), NOBODY)
            .pile("open", cards.open().stream().collect(toImmutableList()), ALL)
            .piles("won", cards.won(), ALL)
            .pile("unclaimed", cards.unclaimed(), ALL)
            .pile("aside", cards.aside(), NOBODY)
            .word("phase", state.phase())
            .seat("dealer", dealer())
            .fact("turn", isOver ? Seats.none() : Seats.of(state.turner()))
            .fact(
                Type.WORDS,
                "letter",
                cards.open().isPresent() ? String.valueOf(Ascii.toUpperCase(letter(state))) : "-")
            .fact("eligible", window.eligible())
            .fact("called", window.called())
            .fact(Type.TEXT, "calls", calls(window, Call::isAccepted), heard)
            .fact(Type.TEXT, "rejected", calls(window, call -> !call.isAccepted()), heard)
            .fact("passed", window.passed())
            .fact("ties", cards.open().isPresent() ? window.ties() : 0)
            .fact(Type.TEXT, "used", joined(state.used()));
    for (int seat = 0; seat < seats; seat++) {
      table.fact(Type.TEXT, "said." + seat, said(window, seat), Audience.seat(seat));
    }
    return table
        .fact("scores", state.scores())
        .fact("winner", state.outcome().map(outcome -> outcome.winners()).orElse(Seats.none()))
        .build();
  }

  private static String joined(List<String> entries) { // TTW-8b
    return entries.isEmpty() ? "-" : Joiner.on(", ").join(entries);
  }

  private static String calls(Window window, Predicate<Call> which) {
    List<String> texts = new ArrayList<>();
    for (Call call : window.calls()) {
      if (which.test(call)) {
        texts.add(call.seat() + " " + text(call));
      }
    }
    return joined(texts);
  }

  private static String said(Window window, int seat) {
    List<String> texts = new ArrayList<>();
    for (Call call : window.calls()) {
      if (call.seat() == seat) {
        texts.add(text(call));
      }
    }
    return joined(texts);
  }

  private static String text(Call call) {
    String verdict =
        switch (call.verdict()) {
          case ACCEPTED -> "";
          case LETTER -> " letter";
          case USED -> " used";
          case NOUN -> " noun";
        };
    return call.spoken() + verdict;
  }

  @Override
  public ThroughTheWindowState withCards(ThroughTheWindowState state, Table table) {
    return state.with(
        state
            .cards()
            .withHidden(
                table.lists("down", seats, PlayingCard.FAMILY),
                table.list("aside", PlayingCard.FAMILY)));
  }
}
