package io.github.spadille.tricktaking.pageone;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.card.PlayingCards.jokers;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofSuit;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.tricktaking.pageone.PageOneState.DRAWN;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickRules;
import io.github.spadille.tricktaking.pageone.PageOneMove.Announcement;
import io.github.spadille.tricktaking.pageone.PageOneMove.Call;
import io.github.spadille.tricktaking.pageone.PageOneMove.Catch;
import io.github.spadille.tricktaking.pageone.PageOneMove.Draw;
import io.github.spadille.tricktaking.pageone.PageOneMove.Pass;
import io.github.spadille.tricktaking.pageone.PageOneMove.PlayCalling;
import io.github.spadille.tricktaking.pageone.PageOneMove.PlayNaming;
import io.github.spadille.tricktaking.pageone.PageOneMove.PlayNamingCalling;
import io.github.spadille.tricktaking.pageone.PageOneOptions.Catching;
import io.github.spadille.tricktaking.pageone.PageOneState.Phase;
import io.github.spadille.tricktaking.pageone.PageOneState.Series;
import io.github.spadille.tricktaking.pageone.PageOneState.Task;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Page One: follow suit or draw until you can; the first player without cards wins.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}, with {@code NOTICE} while the others may object to
 * a last card that was not called, and {@code RESHUFFLE} while the discards become the stock. A
 * hand is hidden from all but its owner, stock and discards from everybody. The rulebook is {@code
 * page-one.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #playable} (PAG-7 to PAG-9, PAG-12), {@link
 * #order} (PAG-13, PAG-14), {@link #penalty} (PAG-24), {@link #points} (PAG-28).
 */
public class PageOne extends TrickRules<PageOneState> {
  /** The game. */
  public static final Game<PageOneState, TrickMove, PageOneOptions> GAME =
      Game.<PageOneState, TrickMove, PageOneOptions>builder("page-one")
          .name("Page One")
          .family("trick-taking")
          .summary("Follow suit or draw until you can; the first player without cards wins.")
          .seats(2, 6, 4)
          .options(PageOneOptions.SCHEMA)
          .rulebook(Rulebook.resource(PageOne.class, "page-one.md"))
          .words(Words.resource(PageOne.class, "page-one"))
          .rules(PageOne::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52().plusJokers(1); // PAG-1

  private static final CardSet<PlayingCard> ALL = PACK.cards().toSet();
  private static final ImmutableList<CardSet<PlayingCard>> SUITS = suitsWith(noCards());
  private static final ImmutableList<CardSet<PlayingCard>> SUITS_AND_JOKER = suitsWith(jokers(ALL));

  private static final Trick.Order ORDER = // PAG-2; the joker is above all cards
      (card, led) -> card.isJoker() ? Integer.MAX_VALUE : Suits.noTrumps().strength(card, led);

  private final PageOneOptions options;
  private final boolean calling; // PAG-19
  private final PageOneState start;
  private final ImmutableList<MoveList<TrickMove>> draws; // of each seat
  private final ImmutableList<MoveList<TrickMove>> lateCalls;
  private final ImmutableList<MoveList<TrickMove>> objections;

  /**
   * Creates the rules.
   *
   * @param seats 2 to 6
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected PageOne(int seats, PageOneOptions options) {
    super(seats, PACK);
    this.options = options;
    this.calling = options.catching() != Catching.OFF;
    this.start = gameBegins(new Series(1, seats - 1, Phrase.NOBODY, ScoreSheet.empty(seats)));
    this.draws = bySeat(seat -> MoveList.of(new Draw(seat)));
    this.lateCalls = bySeat(seat -> MoveList.of(new Call(seat)));
    this.objections = bySeat(seat -> MoveList.<TrickMove>of(new Catch(seat)).plus(new Pass(seat)));
  }

  private ImmutableList<MoveList<TrickMove>> bySeat(IntFunction<MoveList<TrickMove>> moves) {
    return IntStream.range(0, seats).mapToObj(moves).collect(toImmutableList());
  }

  /** Returns the cards of each suit, and some more with each. */
  private static ImmutableList<CardSet<PlayingCard>> suitsWith(CardSet<PlayingCard> more) {
    return Arrays.stream(Suit.values())
        .map(suit -> ofSuit(ALL, suit).union(more))
        .collect(toImmutableList());
  }

  @Override
  public PageOneState start() {
    return start;
  }

  /** Returns the state before the shuffle of a game (PAG-3a). */
  private PageOneState gameBegins(Series series) {
    TrickPlay undealt = TrickPlay.undealt(seats, next(series.dealer()), 0); // PAG-5
    Stock stock = Stock.of(PACK.cards());
    return new PageOneState(Phase.SHUFFLE, series, stock, undealt, null, LastCards.NONE, 0);
  }

  @Override
  public Optional<Refusal> refusal(PageOneState state, TrickMove move) {
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    return switch (state.phase()) {
      case PLAY -> refusalInPlay(state, move);
      case NOTICE -> refusalInWindow(state, move);
      case SHUFFLE -> refuse("PAG-3", "undealt");
      case RESHUFFLE -> refuse("PAG-16", "shuffle-first");
      case OVER -> refuse("PAG-32", "over");
    };
  }

  private static Optional<Refusal> refusalOfShuffle(PageOneState state, Shuffle shuffle) {
    return switch (state.phase()) {
      case SHUFFLE -> shuffle.refusalUnlessOf(PACK, "PAG-1");
      case RESHUFFLE ->
          shuffle.cards().isPermutationOf(state.stock().discards().toList())
              ? Optional.empty()
              : refuse("PAG-16", "other-cards");
      default -> refuse("PAG-3", "dealt");
    };
  }

  private Optional<Refusal> refusalInWindow(PageOneState state, TrickMove move) {
    if (move instanceof Call) {
      return refusalOfCall("PAG-21b", "window");
    }
    if (!(move instanceof Catch) && !(move instanceof Pass)) {
      return refuse("PAG-22", "window");
    }
    Seats seats = state.objectors();
    return seats.contains(move.seat()) ? Optional.empty() : refuse("PAG-22", "turn", seats);
  }

  private Optional<Refusal> refusalInPlay(PageOneState state, TrickMove move) {
    if (move instanceof Call) {
      boolean late = move.seat() == state.late();
      return late ? Optional.empty() : refusalOfCall("PAG-21", "not-late");
    }
    if (move instanceof Catch || move instanceof Pass) {
      return refuse("PAG-22", "no-window");
    }
    if (move.seat() != state.seat()) {
      return refuse("PAG-5", "turn", Seats.of(state.seat()));
    }
    if (move instanceof Play play) {
      return refusalOfPlay(state, play.card(), null, false);
    }
    return move instanceof Announcement play
        ? refusalOfPlay(state, play.card(), play.suit(), play.calls())
        : mayDraw(state) ? Optional.empty() : refusalOf(state.task());
  }

  /** Returns why nobody calls late at all, or why not now. */
  private Optional<Refusal> refusalOfCall(String ruleId, String reason) {
    if (!calling) {
      return refuse("PAG-19", "never");
    }
    return options.callsAtOnce() ? refuse("PAG-19", "with-card") : refuse(ruleId, reason);
  }

  private Optional<Refusal> refusalOfPlay(
      PageOneState state, PlayingCard card, @Nullable Suit named, boolean calls) {
    if (!playable(state).contains(card)) {
      boolean held = state.hand().contains(card);
      return held ? refusalOf(state.task()) : refuse("PAG-5", "not-held", card);
    }
    if (namesSuit(state, card) != (named != null)) {
      return named == null ? refuse("PAG-12", "suit") : refuse("PAG-12", "no-suit", card);
    }
    if (calls && !mayCall(state)) {
      return calling ? refuse("PAG-19", "not-last") : refuse("PAG-19", "never");
    }
    return Optional.empty();
  }

  /** Returns why a player with a task may not do anything else. */
  private static Optional<Refusal> refusalOf(Task task) {
    return switch (task) {
      case LEAD -> refuse("PAG-6", "lead");
      case ANY_CARD -> refuse("PAG-12", "any-card");
      case FOLLOW -> refuse("PAG-7", "follow");
      case JOKER_OR_DRAW -> refuse("PAG-8", "joker-or-draw");
      case DRAW -> refuse("PAG-9", "draw");
      case JOKER -> refuse("PAG-18", "joker");
    };
  }

  /** Plays in the order of the pack, plain, with a call, with a suit; draw; the late call. */
  @Override
  public MoveList<TrickMove> legalMoves(PageOneState state) {
    if (state.phase() == Phase.PLAY) {
      MoveList<TrickMove> moves = movesOfSeatInTurn(state);
      return state.late() < 0 ? moves : moves.plus(lateCalls.get(state.late()));
    }
    MoveList<TrickMove> moves = MoveList.empty();
    if (state.phase() == Phase.NOTICE) {
      for (int seat : state.objectors()) {
        moves = moves.plus(objections.get(seat));
      }
    }
    return moves;
  }

  private MoveList<TrickMove> movesOfSeatInTurn(PageOneState state) {
    int seat = state.seat();
    Task task = state.task();
    if (task == Task.DRAW) {
      return draws.get(seat);
    }
    CardSet<PlayingCard> cards = playable(state);
    boolean names = cards.contains(X1) && namesSuit(state, X1);
    boolean calls = mayCall(state);
    CardSet<PlayingCard> plain = names ? cards.without(X1) : cards;
    MoveList<TrickMove> moves = Play.list(seat, plain);
    if (calls) {
      for (PlayingCard card : plain) {
        moves = moves.plus(new PlayCalling(seat, card));
      }
    }
    if (names) {
      for (Suit suit : Suit.values()) {
        moves = moves.plus(new PlayNaming(seat, X1, suit));
        moves = calls ? moves.plus(new PlayNamingCalling(seat, X1, suit)) : moves;
      }
    }
    return task == Task.JOKER_OR_DRAW ? moves.plus(draws.get(seat)) : moves;
  }

  /** Returns the cards that the seat in turn may play. */
  protected CardSet<PlayingCard> playable(PageOneState state) {
    Suit led = state.suitLed();
    boolean joker = !options.jokerIfVoid() || state.task() != Task.FOLLOW; // PAG-7
    return state
        .hand()
        .intersect(
            led == null
                ? ALL // PAG-6, PAG-12
                : (joker ? SUITS_AND_JOKER : SUITS).get(led.ordinal())); // PAG-7 to PAG-10, PAG-18
  }

  private static boolean mayDraw(PageOneState state) { // PAG-6 to PAG-10, PAG-12, PAG-18
    Task task = state.task();
    return task == Task.DRAW || task == Task.JOKER_OR_DRAW;
  }

  private boolean namesSuit(PageOneState state, PlayingCard card) { // PAG-12
    return options.jokerNames() && card.isJoker() && state.task() == Task.LEAD;
  }

  private boolean mayCall(PageOneState state) { // PAG-19
    return calling && state.hand().size() == 2;
  }

  @Override
  public ImmutableList<String> governing(PageOneState state, int seat) {
    if (state.phase() == Phase.NOTICE) {
      return ImmutableList.of("PAG-22", "PAG-24", "PAG-25");
    }
    if (seat != state.seat()) {
      return ImmutableList.of("PAG-21");
    }
    String task = refusalOf(state.task()).orElseThrow().ruleId();
    return mayCall(state) ? ImmutableList.of(task, "PAG-19") : ImmutableList.of(task);
  }

  @Override
  protected PageOneState applyLegal(
      PageOneState state, TrickMove move, Stages<PageOneState> stages) {
    if (move instanceof Play play) {
      return play(state, play.card(), null, false, stages);
    }
    if (move instanceof Draw) {
      return draw(state.with(state.lastCards().chanceOver()), state.seat(), 1, stages);
    }
    if (move instanceof Announcement play) {
      return play(state, play.card(), play.suit(), play.calls(), stages);
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? deal(state, shuffle.cards(), stages)
          : renewStock(state, shuffle.cards(), stages);
    }
    if (move instanceof Call) {
      return state.with(state.lastCards().called()); // PAG-21
    }
    return move instanceof Catch ? penalise(state, stages) : pass(state, move.seat(), stages);
  }

  private PageOneState deal(
      PageOneState state, CardList<PlayingCard> cards, Stages<PageOneState> stages) {
    int size = options.handSize();
    int dealer = state.series().dealer();
    TrickPlay hands =
        state.cards().withHands(Deal.sets(cards, seats, next(dealer), size * seats)); // PAG-3
    Stock stock = Stock.of(cards.draw(size * seats)); // PAG-4
    PageOneState dealt = state.with(stock, hands, null, LastCards.NONE).with(Phase.PLAY);
    stages.reached("dealt", dealer, dealt, size);
    return dealt;
  }

  private PageOneState play(
      PageOneState state,
      PlayingCard card,
      @Nullable Suit named,
      boolean calls,
      Stages<PageOneState> stages) {
    int seat = state.seat();
    TrickPlay cards = state.cards().play(card);
    int left = cards.hand(seat).size();
    LastCards lastCards = state.lastCards().chanceOver();
    if (left == 1 && calling && !calls) {
      lastCards = lastCards.leftOut(seat, !options.callsAtOnce()); // PAG-20
    }
    Suit suit = named == null ? state.named() : named;
    if (left == 0 && state.late() != seat) { // PAG-29, PAG-30
      return endGame(state.with(state.stock(), cards, suit, lastCards), seat, stages);
    }
    PageOneState next =
        cards.isComplete()
            ? takeTrick(state, cards, lastCards, stages)
            : state.with(state.stock(), cards, suit, lastCards);
    return goOn(next.with(next.lastCards().turnBegins(next.seat())), stages); // PAG-23
  }

  private PageOneState takeTrick(
      PageOneState state, TrickPlay cards, LastCards lastCards, Stages<PageOneState> stages) {
    if (stages.areHeard()) {
      stages.reached("trick-complete", state.with(state.stock(), cards, state.named(), lastCards));
    }
    int winner = cards.winner(order());
    Stock stock = state.stock().withDiscarded(cards.trick()); // PAG-15
    PageOneState taken = state.with(stock, cards.clear(winner), null, lastCards);
    stages.reached("trick-taken", winner, taken);
    return taken;
  }

  /** Returns who wins a trick: the joker, or else the highest card of the suit led. */
  protected Trick.Order order() { // PAG-13, PAG-14
    return ORDER;
  }

  /** Opens the window that is due (PAG-22), or else the turn goes on. */
  private PageOneState goOn(PageOneState state, Stages<PageOneState> stages) {
    if (state.offender() < 0) {
      boolean stuck = state.stock().isUsedUp() && playable(state).isEmpty();
      return stuck ? endGame(state, DRAWN, stages) : state.with(Phase.PLAY); // PAG-17
    }
    if (options.catching() == Catching.AUTO) {
      return penalise(state, stages);
    }
    PageOneState open = state.with(Phase.NOTICE);
    stages.reached("window", state.offender(), open);
    return open;
  }

  private PageOneState pass(PageOneState state, int seat, Stages<PageOneState> stages) { // PAG-25
    boolean last = state.objectors().size() == 1;
    return last ? closeWindow(state, stages) : state.with(state.lastCards().passed(seat));
  }

  private PageOneState penalise(PageOneState state, Stages<PageOneState> stages) { // PAG-24
    int penalty = penalty(state);
    stages.reached("caught", state.offender(), state, penalty);
    return draw(state.with(Phase.PLAY), state.offender(), penalty, stages);
  }

  /** Returns how many cards the offender draws who is caught. */
  protected int penalty(PageOneState state) {
    return options.penalty();
  }

  /** Returns the state after a seat has drawn some cards, or as many as there are. */
  private PageOneState draw(PageOneState state, int seat, int count, Stages<PageOneState> stages) {
    Stock stock = state.stock();
    int now = stock.available(count);
    CardSet<PlayingCard> hand =
        state.cards().hand(seat).union(stock.cards().first(now).toSet()); // PAG-11
    TrickPlay cards = state.cards().withHand(seat, hand);
    LastCards lastCards = state.lastCards().drawn(seat);
    PageOneState drawn = state.with(stock.drawn(now), cards, state.named(), lastCards);
    boolean penalty = seat == state.offender();
    if (now < count && !stock.discards().isEmpty()) {
      PageOneState awaiting = drawn.awaitingStock(penalty ? count - now : 0); // PAG-16
      stages.reached("stock-used-up", awaiting);
      return awaiting;
    }
    if (!penalty) {
      return goOn(drawn, stages); // PAG-10
    }
    return now < count && options.shortDraws()
        ? endGame(drawn, DRAWN, stages) // PAG-31
        : closeWindow(drawn, stages); // PAG-26
  }

  private PageOneState renewStock(
      PageOneState state, CardList<PlayingCard> cards, Stages<PageOneState> stages) { // PAG-16
    PageOneState renewed = state.withNewStock(cards);
    stages.reached("stock-renewed", state.drawer(), renewed);
    return draw(renewed, state.drawer(), Math.max(state.owed(), 1), stages);
  }

  private PageOneState closeWindow(PageOneState state, Stages<PageOneState> stages) {
    PageOneState closed = state.with(state.lastCards().closed());
    return state.cards().hand(state.offender()).isEmpty()
        ? endGame(closed, state.offender(), stages) // PAG-22a
        : goOn(closed, stages); // PAG-23a
  }

  private PageOneState endGame(PageOneState state, int winner, Stages<PageOneState> stages) {
    int number = state.series().number();
    ScoreSheet sheet = state.sheet();
    if (winner != DRAWN) { // PAG-31
      String reason = options.scoresCards() ? "cards" : "";
      sheet = sheet.add(number, "PAG-28", reason, winner, points(state));
    }
    int dealer = state.series().dealer();
    PageOneState ended =
        new PageOneState(
            Phase.OVER,
            new Series(number, dealer, winner, sheet),
            state.stock(),
            state.cards(),
            state.named(),
            state.lastCards().ended(winner),
            0);
    stages.reached(
        winner == DRAWN ? "game-drawn" : "game-won", Math.max(winner, Phrase.NOBODY), ended);
    return isLast(ended) ? ended : gameBegins(new Series(number + 1, next(dealer), winner, sheet));
  }

  /** Returns what the winner of a game scores (PAG-28). */
  protected long points(PageOneState state) {
    long held = 0;
    for (CardSet<PlayingCard> hand : state.cards().hands()) {
      held += hand.size();
    }
    return options.scoresCards() ? held : 1;
  }

  private boolean isLast(PageOneState ended) { // PAG-32
    if (options.target().isEmpty()) {
      return ended.series().number() >= options.games();
    }
    Outcome best = Outcome.highest(ended.scores());
    return ended.sheet().total(best.winners().first()) >= options.target().get();
  }

  @Override
  protected TrickMove chanceMove(PageOneState state, RandomGenerator random) {
    return state.phase() == Phase.RESHUFFLE
        ? new Shuffle(CardList.shuffled(state.stock().discards().toList(), random))
        : super.chanceMove(state, random);
  }

  /** Who draws holds no card of the suit led, nor who plays the joker if only they may. */
  @Override
  public void tells(PageOneState before, TrickMove move, Clues clues) {
    Suit led = before.suitLed();
    boolean joker = options.jokerIfVoid() && syntax().cards(move).contains(X1);
    if (led != null && (joker || move instanceof Draw)) {
      clues.none("hand." + move.seat(), SUITS.get(led.ordinal()));
    }
  }

  /** Where nothing is left to draw, a game goes on only if the next player can play (PAG-17). */
  @Override
  public void tells(PageOneState before, TrickMove move, PageOneState after, Clues clues) {
    Suit led = after.suitLed();
    if (after.phase() == Phase.PLAY && led != null && after.stock().isUsedUp()) {
      clues.some("hand." + after.seat(), SUITS_AND_JOKER.get(led.ordinal()));
    }
    if (!after.series().equals(before.series()) && after.series().winner() == DRAWN) {
      clues.unknown();
    }
  }

  @Override
  public Table table(PageOneState state) {
    Stock stock = state.stock();
    LastCards lastCards = state.lastCards();
    return Table.builder()
        .hands("hand", state.cards().hands())
        .pile("stock", stock.cards(), NOBODY)
        .pileTopLast("trick", state.cards().trick(), Audience.ALL)
        .pile("discard", stock.discards(), NOBODY)
        .word("phase", state.phase())
        .seat("dealer", state.series().dealer())
        .fact("turn", state.turn().seats())
        .seat("leader", state.cards().leader())
        .fact("led", state.suitLed() == null ? "-" : state.suitLed().code())
        .fact("uncalled", lastCards.uncalled())
        .seat("late", lastCards.late())
        .seat("offender", lastCards.offender())
        .fact("noticed-by", lastCards.noticedBy())
        .fact("owed", state.owed())
        .seat("owed-by", state.drawer())
        .fact("winner", winner(state.series().winner()))
        .fact("scores", state.scores())
        .build();
  }

  private static String winner(int winner) {
    return winner == DRAWN ? "none" : winner < 0 ? "-" : Integer.toString(winner);
  }

  @Override
  public PageOneState withCards(PageOneState state, Table table) {
    return state.with(
        new Stock(
            table.list("stock", PlayingCard.FAMILY), table.set("discard", PlayingCard.FAMILY)),
        state.cards().withHands(table.sets("hand", seats, PlayingCard.FAMILY)),
        state.named(),
        state.lastCards());
  }

  @Override
  public MoveSyntax<TrickMove> syntax() {
    return PageOneMove.SYNTAX;
  }
}
