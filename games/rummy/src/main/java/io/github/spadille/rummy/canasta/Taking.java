package io.github.spadille.rummy.canasta;

import static io.github.spadille.rummy.canasta.Kinds.isBlackThree;
import static io.github.spadille.rummy.canasta.Kinds.isWild;
import static io.github.spadille.rummy.canasta.LookAhead.refuse;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.rummy.canasta.CanastaMove.TakeOnto;
import io.github.spadille.rummy.canasta.CanastaMove.TakeWith;
import java.util.Optional;

/** Whether and how the seat in turn can take the discard pile. */
final class Taking {
  private static final Suit[] SUITS = Suit.values();

  private final LookAhead.Terms terms;
  private final boolean frozenBeforeFirstMeld;
  private final boolean takeOntoCanasta;

  Taking(CanastaOptions options, LookAhead.Terms terms) {
    this.terms = terms;
    this.frozenBeforeFirstMeld = options.frozenBeforeFirstMeld();
    this.takeOntoCanasta = options.takeOntoCanasta();
  }

  /** Returns why the upcard cannot join a meld on the table, or nothing if it can. */
  Optional<Refusal> refusal(CanastaState state, TakeOnto take) {
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

  /** Returns why two cards of the hand cannot take the pile, or nothing if they can. */
  Optional<Refusal> refusal(CanastaState state, TakeWith take) {
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

  private static Optional<Refusal> refusalOfUpcard(CanastaState state, PlayingCard upcard) {
    if (state.soFar().failedTake()) {
      return refuse("CAN-74", "after a take in vain you draw from the stock");
    }
    if (upcard != state.upcard()) {
      return refuse("CAN-8", "the upcard is " + state.upcard() + ", not " + upcard, upcard);
    }
    return isBarred(upcard)
        ? refuse("CAN-41", "nobody can take the pile with " + upcard + " on top", upcard)
        : Optional.empty();
  }

  private static boolean isBarred(PlayingCard upcard) { // CAN-41
    return isWild(upcard) || isBlackThree(upcard);
  }

  /** Tells whether the pile is frozen for the seat in turn. */
  private boolean isFrozen(CanastaState state) { // CAN-42
    return state.frozen() || frozenBeforeFirstMeld && !state.isOpened(state.side());
  }

  /** Returns what lies under the upcard, counted by kind. */
  private static long rest(CanastaState state) {
    CardList<PlayingCard> pile = state.discard();
    return Kinds.count(pile.first(pile.size() - 1));
  }

  /** Tells whether the upcard can join a meld on the table. */
  boolean canTakeOnto(CanastaState state) {
    return refusal(state, new TakeOnto(state.player(), state.upcard())).isEmpty();
  }

  /** The one with a meld on the table, or those with cards of the hand by suit, wild ones last. */
  MoveList<CanastaMove> legalMoves(CanastaState state) {
    PlayingCard upcard = state.upcard();
    if (isBarred(upcard) || state.soFar().failedTake()) {
      return MoveList.empty();
    }
    if (!isFrozen(state) && state.ownMelds().has(upcard.rank())) {
      return canTakeOnto(state)
          ? MoveList.of(new TakeOnto(state.player(), upcard))
          : MoveList.empty();
    }
    LookAhead ahead = new LookAhead(terms, state);
    int kind = Kinds.of(upcard);
    long rest = rest(state);
    MoveList.Builder<CanastaMove> takes = MoveList.builder(8);
    if (ahead.holds(kind, 2) && ahead.canTake(kind, 2, Kinds.NONE, rest)) {
      addPairs(takes, state, upcard);
    }
    if (!isFrozen(state) && ahead.holds(kind, 1)) {
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
