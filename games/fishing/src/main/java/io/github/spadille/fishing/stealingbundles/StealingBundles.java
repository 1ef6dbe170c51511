package io.github.spadille.fishing.stealingbundles;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.fishing.BoardCards;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove.Capture;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove.Shuffle;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove.Steal;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove.Trail;
import java.util.Optional;

/**
 * Stealing Bundles: take cards of equal rank from the board, or the whole bundle of another player.
 *
 * <p>{@code SHUFFLE → PLAY → OVER}; one hand is a game. A hand is hidden from all but its owner,
 * the stock from everybody. The rulebook is {@code stealing-bundles.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #captured} (STB-6), {@link #mayTrail} (STB-12).
 */
public class StealingBundles extends AbstractRules<StealingBundlesState, StealingBundlesMove> {
  /** The game. */
  public static final Game<StealingBundlesState, StealingBundlesMove, StealingBundlesOptions> GAME =
      Game.<StealingBundlesState, StealingBundlesMove, StealingBundlesOptions>builder(
              "stealing-bundles")
          .name("Stealing Bundles")
          .family(Tag.FISHING)
          .tags(Tag.CHILDRENS)
          .summary("Take cards of equal rank, or the whole bundle of another player.")
          .seats(2, 4, 2)
          .options(StealingBundlesOptions.SCHEMA)
          .texts(StealingBundles.class)
          .rules(StealingBundles::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // STB-1
  private static final int HAND = 4; // STB-2

  private static final Phases<HandPhase, StealingBundlesState, StealingBundlesMove> PHASES =
      Phases.<HandPhase, StealingBundlesState, StealingBundlesMove>of(HandPhase.class)
          .elsewhere("STB-2", "dealt", Shuffle.class)
          .in(HandPhase.SHUFFLE)
          .chance(Shuffle.class)
          .others("STB-2", "undealt")
          .in(HandPhase.PLAY)
          .turn("STB-5", "turn", Capture.class, Steal.class, Trail.class)
          .others("STB-5", "play")
          .over(HandPhase.OVER, "STB-17")
          .build();

  private final StealingBundlesOptions options;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected StealingBundles(int seats, StealingBundlesOptions options) {
    super(seats, StealingBundlesMove.SYNTAX);
    this.options = options;
  }

  @Override
  public StealingBundlesState start() {
    return StealingBundlesState.undealt(seats, PACK.cards());
  }

  @Override
  public Optional<Refusal> refusal(StealingBundlesState state, StealingBundlesMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "STB-1");
    }
    PlayingCard card = played(move);
    if (!state.hands().has(state.seat(), card)) {
      return refuse("STB-5", "not-held", card);
    }
    if (move instanceof Capture capture) {
      return refusalOfCapture(state, capture);
    }
    return move instanceof Steal steal ? refusalOfSteal(state, steal) : refusalOfTrail(state);
  }

  private PlayingCard played(StealingBundlesMove move) {
    if (move instanceof Capture capture) {
      return capture.card();
    }
    if (move instanceof Steal steal) {
      return steal.card();
    }
    if (move instanceof Trail trail) {
      return trail.card();
    }
    throw unknown(move);
  }

  private Optional<Refusal> refusalOfCapture(StealingBundlesState state, Capture capture) {
    CardSet<PlayingCard> all = captured(state, capture.card());
    if (capture.captured().equals(all) && !all.isEmpty()) {
      return Optional.empty();
    }
    CardSet<PlayingCard> others = capture.captured().minus(all);
    return others.isEmpty()
        ? refuse("STB-6", "all", all)
        : refuse("STB-6", "others", others, capture.card());
  }

  private Optional<Refusal> refusalOfSteal(StealingBundlesState state, Steal steal) {
    if (steal.from() == steal.seat()) {
      return refuse("STB-10", "own");
    }
    if (!isSeat(steal.from()) || state.bundles().get(steal.from()).isEmpty()) {
      return refuse("STB-8", "none");
    }
    return state.hasOnTop(steal.from(), steal.card().rank())
        ? Optional.empty()
        : refuse("STB-8", "rank", steal.card(), state.bundles().get(steal.from()).bottom());
  }

  private Optional<Refusal> refusalOfTrail(StealingBundlesState state) {
    return mayTrail(state) ? Optional.empty() : refuse("STB-12", "can-take");
  }

  /** Returns the cards of the board that a card takes (STB-6). */
  protected CardSet<PlayingCard> captured(StealingBundlesState state, PlayingCard card) {
    return EqualRanks.among(state.board(), card.rank());
  }

  /** Returns the seats whose bundles a card can steal (STB-8, STB-10). */
  private Seats victims(StealingBundlesState state, Rank rank) {
    Seats victims = Seats.none();
    for (int seat = 0; seat < seats; seat++) {
      boolean steals = seat != state.seat() && state.hasOnTop(seat, rank);
      victims = steals ? victims.with(seat) : victims;
    }
    return victims;
  }

  /** Tells whether the seat in turn may play a card to the board (STB-12). */
  protected boolean mayTrail(StealingBundlesState state) {
    return options.trailsFreely() || !takesSomething(state);
  }

  /** Tells whether the seat in turn can take something. */
  private boolean takesSomething(StealingBundlesState state) {
    for (PlayingCard card : state.hands().get(state.seat())) {
      if (takesSomething(state, card)) {
        return true;
      }
    }
    return false;
  }

  /** Returns those of some cards with which the seat in turn can take something. */
  private CardSet<PlayingCard> taking(StealingBundlesState state, CardSet<PlayingCard> cards) {
    CardSet<PlayingCard> taking = noCards();
    for (PlayingCard card : cards) {
      taking = takesSomething(state, card) ? taking.with(card) : taking;
    }
    return taking;
  }

  /** Tells whether the seat in turn can take something with a card. */
  private boolean takesSomething(StealingBundlesState state, PlayingCard card) {
    return !captured(state, card).isEmpty() || !victims(state, card.rank()).isEmpty();
  }

  /** For each card of the hand the capture and the steals; then the trails. */
  @Override
  public MoveList<StealingBundlesMove> legalMoves(StealingBundlesState state) {
    if (state.phase() != HandPhase.PLAY) {
      return MoveList.empty();
    }
    MoveList<StealingBundlesMove> taking =
        takesSomething(state) ? captures(state) : MoveList.empty();
    return mayTrail(state)
        ? taking.plus(MoveList.ofCards(state.hands().get(state.seat()), Trail.SHARED, state.seat()))
        : taking;
  }

  private MoveList<StealingBundlesMove> captures(StealingBundlesState state) {
    int seat = state.seat();
    MoveList<StealingBundlesMove> moves = MoveList.empty();
    for (PlayingCard card : state.hands().get(seat)) {
      CardSet<PlayingCard> captured = captured(state, card);
      if (!captured.isEmpty()) {
        moves = moves.plus(new Capture(seat, card, captured));
      }
      Seats victims = victims(state, card.rank());
      for (int victim = 0; victim < seats && !victims.isEmpty(); victim++) {
        if (victims.contains(victim)) {
          moves = moves.plus(new Steal(seat, card, victim));
        }
      }
    }
    return moves;
  }

  @Override
  protected ImmutableList<String> governingInTurn(StealingBundlesState state, int seat) {
    return ImmutableList.of("STB-5", "STB-6", "STB-8", "STB-10", "STB-12");
  }

  @Override
  protected StealingBundlesState applyLegal(
      StealingBundlesState state,
      StealingBundlesMove move,
      StageListener<StealingBundlesState> stages) {
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    StealingBundlesState played = play(state, move);
    tellTaken(state, move, played, stages);
    return played.hands().areAllEmpty() ? handsAreEmpty(played, stages) : played;
  }

  private StealingBundlesState play(StealingBundlesState state, StealingBundlesMove move) {
    if (move instanceof Capture capture) {
      PlayingCard card = capture.card();
      Seats along = options.combined() ? victims(state, card.rank()) : Seats.none(); // STB-11
      return take(state, card, along, capture.captured());
    }
    if (move instanceof Steal steal) {
      PlayingCard card = steal.card();
      CardSet<PlayingCard> along = options.combined() ? captured(state, card) : noCards(); // STB-11
      return take(state, card, Seats.of(steal.from()), along);
    }
    if (move instanceof Trail trail) {
      return state.trailed(trail.card(), next(state.seat()));
    }
    throw unknown(move);
  }

  /** Takes cards of the board and bundles, and puts the card on top. */
  private StealingBundlesState take(
      StealingBundlesState state, PlayingCard card, Seats victims, CardSet<PlayingCard> captured) {
    int seat = state.seat();
    PerSeat<CardList<PlayingCard>> bundles = state.bundles();
    int size = bundles.get(seat).size() + captured.size() + 1;
    for (int victim = 0; victim < seats; victim++) {
      size += victims.contains(victim) ? bundles.get(victim).size() : 0;
    }
    CardList.Builder<PlayingCard> own = CardList.builder(FAMILY, size);
    own.addAll(bundles.get(seat));
    for (PlayingCard each : captured) {
      own.add(each); // STB-7: in the order s h d c
    }
    for (int victim = 0; victim < seats; victim++) {
      if (victims.contains(victim)) {
        own.addAll(bundles.get(victim)); // STB-9
        bundles = bundles.with(victim, CardList.empty(FAMILY)); // STB-13
      }
    }
    PerSeat<CardList<PlayingCard>> taken = bundles.with(seat, own.add(card).build());
    return state.took(card, next(seat), state.board().minus(captured), taken); // STB-5
  }

  /** Tells what a card took beside what the move says. */
  private void tellTaken(
      StealingBundlesState before,
      StealingBundlesMove move,
      StealingBundlesState after,
      StageListener<StealingBundlesState> stages) {
    if (!stages.isListening() || !options.combined()) {
      return;
    }
    if (move instanceof Capture capture) {
      Seats along = victims(before, capture.card().rank());
      if (!along.isEmpty()) {
        stages.reached("bundles-too", move.seat(), after, along);
      }
    } else if (move instanceof Steal steal) {
      CardSet<PlayingCard> along = captured(before, steal.card());
      if (!along.isEmpty()) {
        stages.reached("board-too", move.seat(), after, along);
      }
    }
  }

  private StealingBundlesState deal(
      StealingBundlesState state,
      CardList<PlayingCard> pack,
      StageListener<StealingBundlesState> stages) { // STB-2
    int dealt = HAND * seats;
    CardSet<PlayingCard> board = pack.draw(dealt).first(HAND).toSet();
    StealingBundlesState begun =
        state.dealt(pack.draw(dealt + HAND), Deal.cards(pack, seats, state.seat(), dealt), board);
    if (stages.isListening()) {
      stages.reached("dealt", dealer(), begun, HAND, BoardCards.byRank(board));
    }
    return begun;
  }

  /** Returns the seat that deals: the last one, so that the first one begins (STB-5). */
  private int dealer() {
    return seats - 1;
  }

  private StealingBundlesState handsAreEmpty(
      StealingBundlesState state, StageListener<StealingBundlesState> stages) {
    if (state.stock().isEmpty()) {
      return end(state, stages); // STB-14
    }
    int dealt = HAND * seats; // STB-3, STB-4
    CardsPerSeat<PlayingCard> hands = Deal.cards(state.stock(), seats, state.seat(), dealt);
    StealingBundlesState again = state.withCards(state.stock().draw(dealt), hands);
    stages.reached("dealt-again", dealer(), again, HAND);
    return again;
  }

  private StealingBundlesState end(
      StealingBundlesState state, StageListener<StealingBundlesState> stages) {
    StealingBundlesState cleared = takeRest(state, stages);
    ScoreSheet.Builder lines = cleared.sheet().toBuilder();
    for (int seat = 0; seat < seats; seat++) {
      if (!cleared.bundles().get(seat).isEmpty()) {
        lines.add(1, "STB-15", seat, cleared.bundles().get(seat).size()); // STB-16
      }
    }
    return cleared.over(lines.build());
  }

  /** Gives the cards left on the board to whoever took cards last, if that is the rule. */
  private StealingBundlesState takeRest(
      StealingBundlesState state, StageListener<StealingBundlesState> stages) { // STB-16
    int seat = state.lastCapturer();
    if (!options.lastTakesRest() || seat == Seats.NOBODY || state.board().isEmpty()) {
      return state;
    }
    ImmutableList<PlayingCard> rest = BoardCards.byRank(state.board());
    StealingBundlesState cleared = state.restTaken(CardList.copyOf(FAMILY, rest));
    if (stages.isListening()) {
      stages.reached("rest-taken", seat, cleared, rest);
    }
    return cleared;
  }

  @Override
  protected StealingBundlesMove chanceMove(StealingBundlesState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  /** Who trails holds no card that can take anything, if the rules forbid it otherwise (STB-12). */
  @Override
  public Deductions<StealingBundlesState, StealingBundlesMove> deductions() {
    return (before, move, deductions) -> {
      for (Rank rank : Rank.values()) {
        if (move instanceof Trail && !options.trailsFreely()) {
          CardSet<PlayingCard> taking = taking(before, ofRank(PACK.set(), rank));
          if (!taking.isEmpty()) {
            deductions.none("hand." + move.seat(), taking);
          }
        }
      }
    };
  }

  @Override
  public RulesOfThumb<StealingBundlesState, StealingBundlesMove> rulesOfThumb() {
    return StealingBundlesThumbs.INSTANCE;
  }

  @Override
  public Table table(StealingBundlesState state) {
    Table.Builder table =
        Table.builder()
            .pile("stock", state.stock(), NOBODY)
            .hands("hand", state.hands())
            .pile("board", state.board(), ALL);
    for (int seat = 0; seat < seats; seat++) {
      table.pile("bundle", seat, state.bundles().get(seat).reversed(), ALL);
    }
    return table
        .word("phase", state.phase())
        .seat("dealer", dealer())
        .fact("turn", state.turn().seats())
        .seat("last-capturer", state.lastCapturer())
        .fact("scores", state.scores())
        .fact("winner", state.outcome().map(outcome -> outcome.winners()).orElse(Seats.none()))
        .build();
  }

  @Override
  public StealingBundlesState withCards(StealingBundlesState state, Table table) {
    return state.withCards(table.list("stock", FAMILY), table.cardsPerSeat("hand", seats, FAMILY));
  }
}
