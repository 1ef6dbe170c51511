package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.Kinds.isBlackThree;
import static io.github.spadille.rummy.canasta.Kinds.isWild;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.rummy.canasta.CanastaMove.Draw;
import io.github.spadille.rummy.canasta.CanastaMove.Pass;
import io.github.spadille.rummy.canasta.CanastaMove.TakeNone;
import io.github.spadille.rummy.canasta.CanastaMove.TakeOnto;
import io.github.spadille.rummy.canasta.CanastaMove.TakeWith;
import io.github.spadille.rummy.canasta.CanastaOptions.EmptyStockTake;
import io.github.spadille.rummy.canasta.CanastaOptions.FrozenTake;
import io.github.spadille.rummy.canasta.CanastaOptions.Offence;
import io.github.spadille.rummy.canasta.CanastaState.Phase;
import java.util.Optional;

/** How a turn begins: with the stock or with the discard pile. */
final class Drawing {
  private static final Suit[] SUITS = Suit.values();
  private static final ImmutableList<MoveList<CanastaMove>> DRAWS =
      CanastaMove.forEachSeat(Draw::new);

  private final LookAhead.Terms terms;
  private final boolean frozenBeforeFirstMeld;
  private final boolean takeOntoCanasta;
  private final boolean frozenNeedsNewMeld;
  private final boolean takesInVain;
  private final boolean passes;

  Drawing(CanastaOptions options, LookAhead.Terms terms) {
    this.terms = terms;
    this.frozenBeforeFirstMeld = options.frozenBeforeFirstMeld();
    this.takeOntoCanasta = options.takeOntoCanasta();
    this.frozenNeedsNewMeld = options.frozenTake() == FrozenTake.NEW_MELD;
    this.takesInVain = options.falseTake() == Offence.PRICED;
    this.passes = options.emptyStockTake() == EmptyStockTake.EXISTING_ONLY;
  }

  /** Tells whether a move is one with which a turn begins. */
  static boolean isDraw(CanastaMove move) {
    return move instanceof Draw
        || move instanceof TakeOnto
        || move instanceof TakeWith
        || move instanceof TakeNone
        || move instanceof Pass;
  }

  /** Returns why a turn cannot begin with a move, or nothing if it can. */
  Optional<Refusal> refusal(CanastaState state, CanastaMove move) {
    if (state.phase() != Phase.DRAW) {
      return refuse("CAN-14", "you have drawn already");
    }
    if (move instanceof TakeOnto take) {
      return refusalOfTakeOnto(state, take);
    }
    if (move instanceof TakeWith take) {
      return refusalOfTakeWith(state, take);
    }
    if (move instanceof TakeNone) {
      return refusalOfTakeNone(state);
    }
    if (move instanceof Pass) {
      return refusalOfPass(state);
    }
    return state.stock().isEmpty()
        ? refuse("CAN-17", "the stock is empty") // CAN-57
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfTakeOnto(CanastaState state, TakeOnto take) {
    PlayingCard upcard = take.upcard();
    Optional<Refusal> barred = refusalOfUpcard(state, upcard);
    if (barred.isPresent()) {
      return barred;
    }
    if (isFrozen(state)) {
      return refuse("CAN-37", "the pile is frozen; two natural cards of your hand take it");
    }
    if (!state.ownMelds().has(upcard.rank())) {
      return refuse("CAN-36", "your side has no meld that " + upcard + " could join", upcard);
    }
    if (!takeOntoCanasta && state.ownMelds().isCanasta(upcard.rank())) {
      return refuse("CAN-35", "the meld that " + upcard + " would join is a canasta", upcard);
    }
    LookAhead ahead = new LookAhead(terms, state);
    return ahead.canTake(Kinds.of(upcard), 0, Kinds.NONE, rest(state))
        ? Optional.empty()
        : ahead.refuseDeadEnd(upcard);
  }

  private Optional<Refusal> refusalOfTakeWith(CanastaState state, TakeWith take) {
    PlayingCard upcard = take.upcard();
    PlayingCard first = take.first();
    PlayingCard second = take.second();
    Optional<Refusal> barred = refusalOfUpcard(state, upcard);
    if (barred.isPresent()) {
      return barred;
    }
    if (!isFrozen(state) && state.ownMelds().has(upcard.rank())) {
      return refuse("CAN-35", upcard + " joins your meld without cards of the hand", upcard);
    }
    if (state.hand().count(first) < (first == second ? 2 : 1) || !state.hand().contains(second)) {
      return refuse("CAN-36", "you do not hold " + first + " and " + second, first, second);
    }
    boolean wild = isWild(second);
    if (!first.is(upcard.rank()) || !wild && !second.is(upcard.rank())) {
      return refuse(
          "CAN-36", upcard + " needs two of its rank, or one and a wild card", first, second);
    }
    if (wild && isFrozen(state)) {
      return refuse("CAN-37", "the pile is frozen, and " + second + " is wild", second);
    }
    LookAhead ahead = new LookAhead(terms, state);
    int wildKind = wild ? Kinds.of(second) : Kinds.NONE;
    return ahead.canTake(Kinds.of(upcard), wild ? 1 : 2, wildKind, rest(state))
        ? Optional.empty()
        : ahead.refuseDeadEnd(first, second);
  }

  private Optional<Refusal> refusalOfUpcard(CanastaState state, PlayingCard upcard) {
    if (state.soFar().failedTake()) {
      return refuse("CAN-74", "after a take in vain you draw from the stock");
    }
    if (upcard != state.upcard()) {
      return refuse("CAN-8", "the upcard is " + state.upcard() + ", not " + upcard, upcard);
    }
    if (isBarred(upcard)) {
      return refuse("CAN-41", "nobody can take the pile with " + upcard + " on top", upcard);
    }
    return lacksNewMeld(state)
        ? refuse("CAN-37", "the pile is frozen, and your side has a meld of that rank", upcard)
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfTakeNone(CanastaState state) {
    if (!takesInVain) {
      return refuse("CAN-74", "an upcard is taken only to be used");
    }
    if (state.stock().isEmpty()) {
      return refuse("CAN-57", "the stock is empty, and you take the pile if you can");
    }
    return state.hasFailed(state.player())
        ? refuse("CAN-74", "you took in vain in this hand before")
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfPass(CanastaState state) {
    if (!passes) {
      return refuse("CAN-57", "a turn begins with the stock or with the pile");
    }
    if (!state.stock().isEmpty()) {
      return refuse("CAN-57", "the stock is not empty");
    }
    return canTakeOnto(state)
        ? refuse("CAN-57", "you must take " + state.upcard() + " with your meld", state.upcard())
        : Optional.empty();
  }

  private static boolean isBarred(PlayingCard upcard) { // CAN-41
    return isWild(upcard) || isBlackThree(upcard);
  }

  /** Tells whether the pile is frozen for the seat in turn. */
  private boolean isFrozen(CanastaState state) { // CAN-42
    return state.frozen() || frozenBeforeFirstMeld && !state.isOpened(state.side());
  }

  /** Tells whether the pile waits for a new meld, of a rank that the side has melded already. */
  private boolean lacksNewMeld(CanastaState state) { // CAN-37
    return frozenNeedsNewMeld && state.ownMelds().has(state.upcard().rank()) && isFrozen(state);
  }

  /** Returns what lies under the upcard, counted by kind. */
  private static long rest(CanastaState state) {
    CardList<PlayingCard> pile = state.discard();
    return Kinds.count(pile.first(pile.size() - 1));
  }

  /** Tells whether the upcard can join a meld on the table. */
  private boolean canTakeOnto(CanastaState state) {
    return refusalOfTakeOnto(state, new TakeOnto(state.player(), state.upcard())).isEmpty();
  }

  /** Returns the draw, the takes, the take in vain, the pass. */
  MoveList<CanastaMove> legalMoves(CanastaState state) {
    int seat = state.player();
    MoveList<CanastaMove> takes = legalTakes(state);
    if (state.stock().isEmpty()) {
      boolean pass = passes && !canTakeOnto(state);
      return pass ? takes.plus(new Pass(seat)) : takes; // CAN-57
    }
    MoveList<CanastaMove> moves = DRAWS.get(seat).plus(takes);
    boolean inVain = takesInVain && refusalOfTakeNone(state).isEmpty();
    return inVain ? moves.plus(new TakeNone(seat)) : moves;
  }

  /** Returns the take onto a meld, or those with cards of the hand by suit, wild ones last. */
  MoveList<CanastaMove> legalTakes(CanastaState state) {
    PlayingCard upcard = state.upcard();
    if (isBarred(upcard) || state.soFar().failedTake() || lacksNewMeld(state)) {
      return MoveList.empty();
    }
    if (!isFrozen(state) && state.ownMelds().has(upcard.rank())) {
      return canTakeOnto(state)
          ? MoveList.of(new TakeOnto(state.player(), upcard))
          : MoveList.empty();
    }
    LookAhead ahead = new LookAhead(terms, state);
    int kind = Kinds.of(upcard);
    if (!ahead.holds(kind, 1)) {
      return MoveList.empty();
    }
    long rest = rest(state);
    MoveList.Builder<CanastaMove> takes = MoveList.builder(8, CanastaMove[]::new);
    if (ahead.holds(kind, 2) && ahead.canTake(kind, 2, Kinds.NONE, rest)) {
      addPairs(takes, state, upcard);
    }
    if (!isFrozen(state)) {
      addWithWild(takes, state, upcard, ahead, rest);
    }
    return takes.build();
  }

  private static void addPairs(
      MoveList.Builder<CanastaMove> takes, CanastaState state, PlayingCard upcard) {
    CardBag<PlayingCard> hand = state.hand();
    Rank rank = upcard.rank();
    for (int i = 0; i < SUITS.length; i++) {
      PlayingCard first = PlayingCard.of(rank, SUITS[i]);
      for (int j = i; j < SUITS.length; j++) {
        PlayingCard second = PlayingCard.of(rank, SUITS[j]);
        if (hand.count(first) > (i == j ? 1 : 0) && hand.contains(second)) {
          takes.add(new TakeWith(state.player(), upcard, first, second));
        }
      }
    }
  }

  private static void addWithWild(
      MoveList.Builder<CanastaMove> takes,
      CanastaState state,
      PlayingCard upcard,
      LookAhead ahead,
      long rest) {
    CardBag<PlayingCard> hand = state.hand();
    for (PlayingCard wild : Kinds.WILD) {
      if (!hand.contains(wild) || !ahead.canTake(Kinds.of(upcard), 1, Kinds.of(wild), rest)) {
        continue;
      }
      for (Suit suit : SUITS) {
        PlayingCard natural = PlayingCard.of(upcard.rank(), suit);
        if (hand.contains(natural)) {
          takes.add(new TakeWith(state.player(), upcard, natural, wild));
        }
      }
    }
  }
}
