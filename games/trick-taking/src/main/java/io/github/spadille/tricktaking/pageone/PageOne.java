package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.card.PlayingCards.hasSuit;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofSuit;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.tricktaking.pageone.PageOneState.DISCARDS;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickRules;
import io.github.spadille.tricktaking.pageone.PageOneMove.Call;
import io.github.spadille.tricktaking.pageone.PageOneMove.Catch;
import io.github.spadille.tricktaking.pageone.PageOneMove.Draw;
import io.github.spadille.tricktaking.pageone.PageOneMove.PlaySaying;
import io.github.spadille.tricktaking.pageone.PageOneOptions.Catching;
import io.github.spadille.tricktaking.pageone.PageOneState.Phase;
import java.util.Optional;

/**
 * Page One: follow suit or draw until you can; the first player without cards wins.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}, with {@code NOTICE} while the others may object to
 * a last card that was not called, and {@code RESHUFFLE} while the discards become the stock. A
 * hand is hidden from all but its owner, stock and discards from everybody. The rulebook is {@code
 * page-one.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #playable} (PAG-7 to PAG-9, PAG-12), {@link
 * #points} (PAG-28).
 */
public class PageOne extends TrickRules<PageOneState> {
  /** The game. */
  public static final Game<PageOneState, TrickMove, PageOneOptions> GAME =
      Game.<PageOneState, TrickMove, PageOneOptions>builder("page-one")
          .name("Page One")
          .family(Tag.TRICK_TAKING)
          .tags(Tag.STOPS, Tag.SHEDDING)
          .summary("Follow suit or draw until you can; the first player without cards wins.")
          .seats(2, 6, 4)
          .options(PageOneOptions.SCHEMA)
          .texts(PageOne.class)
          .rules(PageOne::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52().plusJokers(1); // PAG-1

  private static final SeatMoves<TrickMove> DRAW = SeatMoves.of(Draw::new);
  private static final SeatMoves<TrickMove> CALL = SeatMoves.of(Call::new);
  private static final SeatChoice<TrickMove> OBJECT = SeatChoice.of(Catch::new, Pass::new);

  private final PageOneOptions options;
  private final boolean calling; // PAG-19
  private final Phases<Phase, PageOneState, TrickMove> phases;

  /** Creates the rules; {@link #GAME} checks the number of seats and the options. */
  protected PageOne(int seats, PageOneOptions options) {
    super(seats, PACK, PageOneMove.SYNTAX);
    this.options = options;
    this.calling = options.catching() != Catching.OFF;
    this.phases = phases();
  }

  private Phases<Phase, PageOneState, TrickMove> phases() {
    return Phases.<Phase, PageOneState, TrickMove>of(Phase.class)
        .elsewhere("PAG-3", "dealt", Shuffle.class)
        .in(Phase.SHUFFLE)
        .chance(Shuffle.class)
        .others("PAG-3", "undealt")
        .in(Phase.PLAY)
        .turn(PageOne::anotherPlays, PlaySaying.class, Draw.class)
        .anybody(Call.class)
        .others("PAG-22", "no-window")
        .in(Phase.NOTICE)
        .anybody(Catch.class, Pass.class)
        .unlike(this::nobodyCalls, Call.class)
        .others("PAG-22", "window")
        .in(Phase.RESHUFFLE)
        .chance(Shuffle.class)
        .others(PageOne::discardsAreShuffled)
        .over(Phase.OVER, "PAG-32")
        .build();
  }

  /** Says who plays or draws: a player who is late is in turn, too. */
  private static Optional<Refusal> anotherPlays(PageOneState state, TrickMove move) {
    return refuse("PAG-5", "turn", Seats.of(state.seat()));
  }

  private Optional<Refusal> nobodyCalls(PageOneState state, TrickMove call) {
    return options.callsAtOnce() ? refuse("PAG-19", "with-card") : refuse("PAG-21b", "window");
  }

  private static Optional<Refusal> discardsAreShuffled(PageOneState state, TrickMove move) {
    return refuse("PAG-16", "reshuffle", state.discards().size());
  }

  @Override
  public PageOneState start() {
    return PageOneState.undealt(TrickHand.first(seats, PACK));
  }

  @Override
  public Optional<Refusal> refusal(PageOneState state, TrickMove move) {
    Optional<Refusal> untimely = phases.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof PlaySaying play) {
      return refusalOfPlay(state, play);
    }
    if (move instanceof Draw) {
      return mayDraw(state) ? Optional.empty() : Optional.of(duty(state));
    }
    if (move instanceof Call) {
      return refusalOfCall(state, move.seat());
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    return state.objectors().contains(move.seat())
        ? Optional.empty() // PAG-22: a player catches another, or passes
        : refuse("PAG-22", "turn", state.objectors());
  }

  private static Optional<Refusal> refusalOfShuffle(PageOneState state, Shuffle shuffle) {
    if (state.phase() == Phase.SHUFFLE) {
      return shuffle.refusalUnlessOf(PACK, "PAG-1");
    }
    return shuffle.isOf(state.discards()) ? Optional.empty() : discardsAreShuffled(state, shuffle);
  }

  private Optional<Refusal> refusalOfCall(PageOneState state, int seat) {
    if (!calling) {
      return refuse("PAG-19", "never");
    }
    if (options.callsAtOnce()) {
      return refuse("PAG-19", "with-card");
    }
    boolean isLate = isSeat(seat) && seat == state.lastCards().late();
    return isLate ? Optional.empty() : refuse("PAG-21", "not-late");
  }

  private Optional<Refusal> refusalOfPlay(PageOneState state, PlaySaying play) {
    PlayingCard card = play.card();
    if (!state.held().contains(card)) {
      return refuse("PAG-5", "not-held", card);
    }
    if (!playable(state).contains(card)) {
      return Optional.of(duty(state));
    }
    if (namesSuit(state, card) != play.suit().isPresent()) {
      return play.suit().isEmpty() ? refuse("PAG-12", "suit") : refuse("PAG-12", "no-suit", card);
    }
    if (!play.calls() || mayCall(state)) {
      return Optional.empty();
    }
    return refuse("PAG-19", calling ? "not-last" : "never");
  }

  /** Returns what the player in turn has to do, as the reason why nothing else is legal. */
  private static Refusal duty(PageOneState state) {
    if (state.led() == null) {
      boolean leads = state.cards().trick().isEmpty();
      return leads ? Refusal.of("PAG-6", "lead") : Refusal.of("PAG-12", "any-card");
    }
    if (hasSuit(state.held(), state.led())) {
      return Refusal.of("PAG-7", "follow");
    }
    if (!state.held().contains(X1)) {
      return Refusal.of("PAG-9", "draw");
    }
    return state.isUsedUp() ? Refusal.of("PAG-18", "joker") : Refusal.of("PAG-8", "joker-or-draw");
  }

  /** Returns the cards that the seat in turn may play. */
  protected CardSet<PlayingCard> playable(PageOneState state) {
    CardSet<PlayingCard> held = state.held();
    CardSet<PlayingCard> cards = Suits.ofSuitOrJoker(held, state.led());
    boolean barred = options.jokerIfVoid() && state.led() != null && hasSuit(held, state.led());
    return barred ? cards.without(X1) : cards; // PAG-6 to PAG-10, PAG-12, PAG-18
  }

  private static boolean mayDraw(PageOneState state) { // PAG-6 to PAG-10, PAG-12, PAG-18
    return state.led() != null && !hasSuit(state.held(), state.led()) && !state.isUsedUp();
  }

  private boolean namesSuit(PageOneState state, PlayingCard card) { // PAG-12
    return options.jokerNames() && card.isJoker() && state.cards().trick().isEmpty();
  }

  private boolean mayCall(PageOneState state) { // PAG-19
    return calling && state.held().size() == 2;
  }

  /** Plays in the order of the pack, plain, with a call, with a suit; draw; the late call. */
  @Override
  public MoveList<TrickMove> legalMoves(PageOneState state) {
    MoveList<TrickMove> moves = MoveList.empty();
    if (state.phase() == Phase.PLAY) {
      moves = plays(state);
      moves = mayDraw(state) ? moves.plus(DRAW.list(state.seat())) : moves;
      moves =
          state.lastCards().late() == Seats.NOBODY
              ? moves
              : moves.plus(CALL.list(state.lastCards().late()));
    }
    for (int seat : state.objectors()) {
      moves = moves.plus(OBJECT.get(seat));
    }
    return moves;
  }

  private MoveList<TrickMove> plays(PageOneState state) {
    int seat = state.seat();
    boolean calls = mayCall(state);
    CardSet<PlayingCard> cards = state.held().intersect(playable(state));
    if (!cards.contains(X1) || !namesSuit(state, X1)) {
      return PlaySaying.list(seat, cards, calls);
    }
    MoveList<TrickMove> moves = PlaySaying.list(seat, cards.without(X1), calls);
    for (Suit suit : Suit.values()) {
      PlaySaying joker = PlaySaying.naming(suit, seat, X1);
      moves = moves.plus(joker);
      moves = calls ? moves.plus(joker.calling()) : moves;
    }
    return moves;
  }

  @Override
  protected ImmutableList<String> governingInTurn(PageOneState state, int seat) {
    if (state.phase() == Phase.NOTICE) {
      return ImmutableList.of("PAG-22", "PAG-24", "PAG-25");
    }
    if (seat != state.seat()) {
      return ImmutableList.of("PAG-21");
    }
    ImmutableList<String> playing = governingPlay(duty(state).ruleId());
    return seat == state.lastCards().late()
        ? ImmutableList.<String>builder().addAll(playing).add("PAG-21").build() // PAG-21a
        : playing;
  }

  private static ImmutableList<String> governingPlay(String duty) {
    return switch (duty) {
      case "PAG-12" -> ImmutableList.of("PAG-5", "PAG-12", "PAG-19");
      case "PAG-18" -> ImmutableList.of("PAG-5", "PAG-12", "PAG-18", "PAG-19");
      default -> ImmutableList.of("PAG-5", duty, "PAG-12", "PAG-19");
    };
  }

  @Override
  protected PageOneState applyLegal(
      PageOneState state, TrickMove move, StageListener<PageOneState> stages) {
    if (move instanceof PlaySaying play) {
      return play(state, play, stages);
    }
    if (move instanceof Draw) {
      return draw(state.withLastCards(state.lastCards().chanceOver()), state.seat(), 1, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? deal(state, shuffle.cards(), stages)
          : renewStock(state, shuffle.cards(), stages);
    }
    if (move instanceof Call) {
      return state.withLastCards(state.lastCards().settled(move.seat())); // PAG-21
    }
    if (move instanceof Catch) {
      return penalise(state, stages);
    }
    if (move instanceof Pass) {
      return pass(state, move.seat(), stages);
    }
    throw unknown(move);
  }

  private PageOneState deal(
      PageOneState state, CardList<PlayingCard> cards, StageListener<PageOneState> stages) {
    int size = options.handSize();
    int dealer = state.hand().dealer();
    TrickPlay hands = state.cards().deal(cards, dealer, size); // PAG-3
    PageOneState dealt = state.dealt(cards.draw(size * seats), hands); // PAG-4
    stages.reached("dealt", dealer, dealt, size);
    return dealt;
  }

  private PageOneState play(
      PageOneState state, PlaySaying play, StageListener<PageOneState> stages) {
    int seat = play.seat();
    PlayingCard card = play.card();
    TrickPlay cards = state.cards().play(card);
    Suit suit = card.isJoker() ? play.suit().orElse(null) : card.suit();
    Suit led = state.led() == null ? suit : state.led(); // PAG-12
    int left = cards.hand(seat).size();
    LastCards last = state.lastCards().chanceOver();
    boolean leftOut = left == 1 && calling && !play.calls();
    last = leftOut ? last.leftOut(seat, options.callsAtOnce()) : last;
    PageOneState played = state.played(cards, led, last);
    if (left == 0 && state.lastCards().late() != seat) {
      return endGame(played, seat, stages); // PAG-29, PAG-30
    }
    PageOneState next = cards.isComplete() ? takeTrick(played, stages) : played;
    return goOn(next.withLastCards(next.lastCards().turnBegins(next.seat())), stages); // PAG-23
  }

  private PageOneState takeTrick(PageOneState state, StageListener<PageOneState> stages) { // PAG-15
    stages.reached("trick-complete", state);
    int winner = state.cards().winner(Suits.jokerHigh()); // PAG-2, PAG-13, PAG-14
    PageOneState taken = state.trickTaken(state.cards().take(winner, DISCARDS));
    stages.reached("trick-taken", winner, taken);
    return taken;
  }

  /** Opens the window that is due (PAG-22), or else the turn goes on. */
  private PageOneState goOn(PageOneState state, StageListener<PageOneState> stages) {
    if (state.lastCards().offender() == Seats.NOBODY) {
      boolean stuck = state.isUsedUp() && !state.held().containsAny(playable(state));
      return stuck ? endGame(state, Seats.NOBODY, stages) : state.playGoesOn(); // PAG-17
    }
    if (options.catching() == Catching.AUTO) {
      return penalise(state, stages);
    }
    PageOneState open = state.windowOpened();
    stages.reached("window", state.lastCards().offender(), open);
    return open;
  }

  private PageOneState pass(
      PageOneState state, int seat, StageListener<PageOneState> stages) { // PAG-25
    boolean last = state.objectors().size() == 1;
    return last ? closeWindow(state, stages) : state.withLastCards(state.lastCards().passed(seat));
  }

  private PageOneState penalise(PageOneState state, StageListener<PageOneState> stages) { // PAG-24
    stages.reached("caught", state.lastCards().offender(), state, options.penalty());
    return draw(state.playGoesOn(), state.lastCards().offender(), options.penalty(), stages);
  }

  /** Returns the state after a seat has drawn some cards, or as many as there are. */
  private PageOneState draw(
      PageOneState state, int seat, int count, StageListener<PageOneState> stages) {
    int now = Math.min(count, state.hand().stock().size());
    CardList<PlayingCard> stock = state.hand().stock();
    TrickPlay cards = state.cards().exchange(seat, noCards(), stock.first(now)); // PAG-11
    PageOneState drawn =
        state.withCards(stock.draw(now), cards).withLastCards(state.lastCards().settled(seat));
    boolean penalty = seat == state.lastCards().offender();
    if (now < count && !state.discards().isEmpty()) {
      PageOneState awaiting =
          penalty ? drawn.stockUsedUp(count - now) : drawn.stockUsedUp(); // PAG-16
      stages.reached("stock-used-up", awaiting);
      return awaiting;
    }
    if (!penalty) {
      return goOn(drawn, stages); // PAG-10
    }
    return now < count && options.shortDraws()
        ? endGame(drawn, Seats.NOBODY, stages) // PAG-31
        : closeWindow(drawn, stages); // PAG-26
  }

  private PageOneState renewStock(
      PageOneState state,
      CardList<PlayingCard> cards,
      StageListener<PageOneState> stages) { // PAG-16
    TrickPlay rest = state.cards().withWon(PerSeat.of(1, noCards()));
    PageOneState renewed = state.withCards(cards, rest).playGoesOn();
    stages.reached("stock-renewed", state.drawer(), renewed);
    return draw(renewed, state.drawer(), Math.max(state.owed(), 1), stages);
  }

  private PageOneState closeWindow(PageOneState state, StageListener<PageOneState> stages) {
    PageOneState closed = state.withLastCards(state.lastCards().closed(state.seat()));
    return state.cards().hand(state.lastCards().offender()).isEmpty()
        ? endGame(closed, state.lastCards().offender(), stages) // PAG-22a
        : goOn(closed, stages); // PAG-23a
  }

  private PageOneState endGame(PageOneState state, int winner, StageListener<PageOneState> stages) {
    int number = state.handNumber();
    boolean drawn = winner == Seats.NOBODY;
    String reason = options.scoresCards() ? "cards" : "";
    ScoreSheet sheet = // PAG-28, PAG-31
        drawn ? state.sheet() : state.sheet().add(number, "PAG-28", reason, winner, points(state));
    PageOneState ended = state.ended(winner, sheet);
    stages.reached(drawn ? "game-drawn" : "game-won", winner, ended);
    boolean last = // PAG-32
        options.target().isPresent()
            ? !drawn && sheet.total(winner) >= options.target().get()
            : number >= options.games();
    return last ? ended : PageOneState.undealt(ended.hand().next(PACK));
  }

  /** Returns what the winner of a game scores (PAG-28). */
  protected long points(PageOneState state) {
    return options.scoresCards() ? state.cards().hands().all().size() : 1;
  }

  @Override
  protected CardList<PlayingCard> toShuffle(PageOneState state) {
    return state.phase() == Phase.RESHUFFLE ? state.discards().toList() : super.toShuffle(state);
  }

  @Override
  public Deductions<PageOneState, TrickMove> deductions() {
    return new PageOneDeductions();
  }

  private final class PageOneDeductions implements Deductions<PageOneState, TrickMove> {
    /** Who draws holds no card of the suit led, nor who plays the joker if only they may. */
    @Override
    public void fromMove(PageOneState before, TrickMove move, DeductionListener deductions) {
      boolean joker = move instanceof PlaySaying play && play.card().isJoker();
      if (before.led() != null && (move instanceof Draw || joker && options.jokerIfVoid())) {
        deductions.none("hand." + move.seat(), ofSuit(PACK.set(), before.led()));
      }
    }

    /** Where nothing is left to draw, a game goes on only if the next player can play (PAG-17). */
    @Override
    public void fromConsequences(
        PageOneState before, TrickMove move, PageOneState after, DeductionListener deductions) {
      if (after.phase() == Phase.PLAY && after.led() != null && after.isUsedUp()) {
        deductions.some("hand." + after.seat(), ofSuit(PACK.set(), after.led()).with(X1));
      }
      boolean ended = after.phase() == Phase.SHUFFLE || after.phase() == Phase.OVER;
      if (ended && after.sheet().equals(before.sheet())) { // a drawn game
        deductions.unknown();
      }
    }
  }

  @Override
  public RulesOfThumb<PageOneState, TrickMove> rulesOfThumb() {
    return new PageOneThumbs(Suits.jokerHigh());
  }

  @Override
  public Table table(PageOneState state) {
    LastCards lastCards = state.lastCards();
    return state
        .hand()
        .table(state.phase(), state.turn(), state.cards())
        .pile("discard", state.discards(), NOBODY)
        .fact("led", state.led() == null ? "-" : state.led().code())
        .fact("uncalled", lastCards.uncalled())
        .seat("late", lastCards.late())
        .seat("offender", lastCards.offender())
        .fact("noticed-by", lastCards.noticedBy())
        .fact("owed", state.owed())
        .seat("owed-by", state.drawer())
        .fact("winner", winner(state))
        .fact("scores", state.scores())
        .build();
  }

  private static String winner(PageOneState state) {
    int last = state.phase() == Phase.OVER ? state.handNumber() : state.handNumber() - 1;
    for (ScoreSheet.Line line : state.sheet().lines().reverse()) {
      if (line.hand() == last) {
        return line.seats().toString();
      }
    }
    return last == 0 ? "-" : "none";
  }

  @Override
  public PageOneState withCards(PageOneState state, Table table) {
    TrickPlay cards = state.cards().withHands(table.sets("hand", seats, FAMILY));
    PerSeat<CardSet<PlayingCard>> discards = PerSeat.of(1, table.set("discard", FAMILY));
    return state.withCards(table.list("stock", FAMILY), cards.withWon(discards));
  }
}
