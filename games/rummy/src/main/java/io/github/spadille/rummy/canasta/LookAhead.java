package io.github.spadille.rummy.canasta;

import static io.github.spadille.rummy.canasta.Kinds.BLACK_THREE;
import static io.github.spadille.rummy.canasta.Kinds.JOKER;
import static io.github.spadille.rummy.canasta.Kinds.TWO;
import static io.github.spadille.rummy.canasta.Kinds.get;
import static io.github.spadille.rummy.canasta.Kinds.minus;
import static io.github.spadille.rummy.canasta.Kinds.plus;
import static io.github.spadille.rummy.canasta.Kinds.size;
import static io.github.spadille.rummy.canasta.Kinds.sum;
import static io.github.spadille.rummy.canasta.Kinds.value;
import static io.github.spadille.rummy.canasta.Kinds.wildCards;

import io.github.spadille.rummy.canasta.CanastaState.Asked;

/**
 * Whether a turn can still be brought to its end after one more move (CAN-32).
 *
 * <p>Nothing can be taken back, so a move is legal only if more melds and additions, possibly none,
 * bring the side to its minimum and leave the hand in a state in which the turn can end. Only how
 * many cards there are of each kind matters, so positions are counts of {@link Kinds}.
 */
final class LookAhead {
  private final CanastaOptions options;
  private final int canastasNeeded;
  private final boolean isRefused;
  private final boolean discards; // whether the turn ends with a discard
  private final long hand;
  private final long waiting; // the cards that come to the hand when the side has opened
  private final long melded; // natural cards by kind
  private final long meldedWilds; // wild cards by the kind of their meld
  private final int missing; // the value that must still be laid to open

  private LookAhead(CanastaOptions options, CanastaState state, long hand, long waiting) {
    Side side = state.side();
    this.options = options;
    this.canastasNeeded = options.canastasNeededFor(state.hands().size());
    this.isRefused = state.soFar().asked() == Asked.NO && !options.outAfterNo(); // CAN-54
    this.discards = !state.soFar().noDiscard();
    this.hand = hand;
    this.waiting = waiting;
    this.melded = side.melds().naturals();
    this.meldedWilds = side.melds().wilds();
    this.missing = side.missing();
  }

  /** Looks ahead from a state in which a player is to act. */
  static LookAhead from(CanastaOptions options, CanastaState state) {
    DiscardPile pile = state.pile();
    long waiting = pile.waiting() ? Kinds.count(pile.cards().toBag()) : 0;
    return new LookAhead(options, state, Kinds.count(state.held()), waiting);
  }

  /** Looks ahead from the take of the pile: the upcard is held, to be laid, and the rest waits. */
  static LookAhead fromTake(CanastaOptions options, CanastaState state) {
    DiscardPile pile = state.pile();
    int upcard = Kinds.of(pile.upcard());
    long hand = plus(Kinds.count(state.held()), 1, upcard);
    long waiting = minus(Kinds.count(pile.cards().toBag()), 1, upcard);
    return new LookAhead(options, state, hand, waiting);
  }

  boolean hasMeld(int kind) {
    return get(melded, kind) > 0;
  }

  /** Tells whether a card of the hand fits a meld, full or not, or can begin one. */
  boolean holdsFitting() {
    return Kinds.anyFits(hand, melded) || holdsWild() && melded != 0;
  }

  boolean holdsWild() {
    return wildCards(hand) > 0;
  }

  boolean allowsWild(int kind) {
    return kind != BLACK_THREE || options.blackThreesWild(); // CAN-27
  }

  boolean hasRoomForWild(int kind) {
    return hasRoomForWild(kind, meldedWilds);
  }

  private boolean hasRoomForWild(int kind, long wildsLaid) {
    return get(wildsLaid, kind) < options.maxWilds() && allowsWild(kind); // CAN-19
  }

  boolean holds(int kind, int cards) {
    return get(hand, kind) >= cards;
  }

  /** Tells whether the partner's answer keeps the player from going out. */
  boolean isRefused() {
    return isRefused;
  }

  boolean mayGoOut() { // CAN-49
    return missing == 0 && mayGoOut(melded, meldedWilds);
  }

  private boolean mayGoOut(long naturals, long wildsLaid) {
    return !isRefused && Kinds.canastas(naturals, wildsLaid) >= canastasNeeded;
  }

  /**
   * Tells whether cards of the hand can be laid so that the turn can end.
   *
   * @param kind the kind of the meld
   * @param naturals how many natural cards are laid
   * @param wildKind the kind of the wild card that is laid, or {@link Kinds#NONE}
   */
  boolean canLay(int kind, int naturals, int wildKind) {
    int wilds = wildKind == Kinds.NONE ? 0 : 1;
    if (!holds(kind, naturals) || wilds > 0 && !(holds(wildKind, 1) && hasRoomForWild(kind))) {
      return false;
    }
    long left = minus(minus(hand, naturals, kind), wilds, wildKind);
    long laid = plus(melded, naturals, kind);
    long wildsLaid = plus(meldedWilds, wilds, kind);
    int need = missing - naturals * value(kind) - value(wildKind); // CAN-29, CAN-30
    return canEnd(left, laid, wildsLaid, need);
  }

  /**
   * Tells whether the turn can end after cards were laid, at once or after more are laid.
   *
   * @param left the cards left in the hand
   * @param laid the natural cards of all melds then
   * @param wildsLaid the wild cards of all melds then
   * @param need the value that must still be laid to open
   */
  private boolean canEnd(long left, long laid, long wildsLaid, int need) {
    boolean hasOpened = need <= 0;
    boolean getsPile = hasOpened || options.pileCounts(); // CAN-38
    long cards = getsPile ? sum(left, waiting) : left;
    if (get(laid, BLACK_THREE) > 0) { // CAN-27
      return hasOpened && mayGoOut(laid, wildsLaid) && areLast(cards, laid, wildsLaid);
    }
    if (hasOpened && (mayGoOut(laid, wildsLaid) || isEnough(size(cards)))) { // CAN-33
      return true;
    }
    int idle = getsPile ? 0 : size(waiting); // CAN-34
    return canComplete(cards, laid, wildsLaid, need, idle);
  }

  /** Tells whether a player who does not go out keeps so many cards that the turn can end. */
  private boolean isEnough(int cards) { // CAN-33
    return cards >= (discards ? 2 : 1);
  }

  /** The exit condition (CAN-33) once black threes are melded (CAN-27). */
  private boolean areLast(long cards, long laid, long wildsLaid) {
    boolean canGo = discards; // A card can go by a discard, or into a meld.
    for (int kind = 0; kind <= BLACK_THREE && !canGo; kind++) {
      boolean canAddWild = wildCards(cards) > 0 && hasRoomForWild(kind, wildsLaid);
      canGo = get(laid, kind) > 0 && (get(cards, kind) > 0 || canAddWild);
    }
    return size(cards) == 0 || size(cards) == 1 && canGo;
  }

  /**
   * Tells whether a player who has begun to open can go on although some cards are not known yet.
   *
   * @param unknown how many cards still come to the hand
   */
  boolean canComplete(int unknown) {
    return canComplete(hand, melded, meldedWilds, missing, size(waiting) + unknown);
  }

  /**
   * Tells whether further cards can be laid so that the turn can end (CAN-34).
   *
   * @param cards the cards that can be laid
   * @param need the value that must still be laid to open
   * @param idle the number of cards that come to the hand and cannot be laid
   */
  private boolean canComplete(long cards, long laid, long wildsLaid, int need, int idle) {
    long free = Kinds.plain(cards, laid); // They can be laid without a wild card.
    long pairs = Kinds.pairs(cards, laid); // Each can be laid with one wild card.
    int wilds = wildCards(cards);
    int freePoints = Kinds.totalValue(free);
    int blackPoints = get(cards, BLACK_THREE) * value(BLACK_THREE);
    int pairPoints = Kinds.valueOfHighest(pairs, wilds);
    if (freePoints + blackPoints + pairPoints + wildPoints(cards, wilds) < need) {
      return false; // All cards together are worth too little.
    }
    // Most turns can end after all cards are laid that need no wild card, and then some pairs with
    // a wild card each; this is found fast.
    int left = size(cards) + idle - size(free);
    int most = Math.min(wilds, size(pairs) / 2);
    for (int used = 0; used <= most && isEnough(left - 3 * used); used++) {
      if (freePoints + wildPoints(cards, used) + Kinds.valueOfHighest(pairs, used) >= need) {
        return true;
      }
    }
    return searchAllWays(cards, laid, wildsLaid, need, idle);
  }

  /** Tries all ways to lay cards, black threes last: tells whether the turn can end after one. */
  private boolean searchAllWays(long cards, long laid, long wildsLaid, int need, int idle) {
    int kept = idle + get(cards, BLACK_THREE);
    int canastas = Kinds.canastas(laid, wildsLaid);
    LayingTable table = LayingTable.of(wildCards(cards), canastas, canastasNeeded, kept);
    for (int kind = 0; kind < BLACK_THREE; kind++) {
      int naturals = get(laid, kind);
      int wilds = get(wildsLaid, kind);
      table = table.after(get(cards, kind), value(kind), naturals, wilds, options.maxWilds());
    }
    return table.anyMatch(
        (used, left, full, points) ->
            ends(cards, used, left, !isRefused && full >= canastasNeeded, need - points));
  }

  /**
   * Tells whether the turn can end after a way to lay ordinary and wild cards.
   *
   * @param used how many wild cards it uses
   * @param naturalsKept how many natural cards stay in the hand
   * @param mayGoOut whether there are canastas enough then
   * @param need the value that the wild cards, and black threes, must have
   */
  private boolean ends(long cards, int used, int naturalsKept, boolean mayGoOut, int need) {
    int wildsLeft = wildCards(cards) - used;
    int kept = naturalsKept + wildsLeft;
    boolean isReached = wildPoints(cards, used) >= need;
    return isReached && (mayGoOut || isEnough(kept))
        || mayGoOut && endsWithBlackThrees(cards, used, wildsLeft, kept, need);
  }

  /** Tells whether the player can go out with a meld of black threes, which is laid last. */
  private boolean endsWithBlackThrees(
      long cards, int used, int wildsLeft, int kept, int need) { // CAN-27
    if (kept > 4) {
      return false; // Three of the cards are melded, and no more than one is kept.
    }
    int blacks = get(cards, BLACK_THREE);
    int mustGo = kept < 4 || discards ? 3 : 4;
    int ofThree = 3 * value(BLACK_THREE) + wildPoints(cards, used);
    if (blacks >= mustGo && ofThree >= need) {
      return true;
    }
    if (!options.blackThreesWild() || blacks < 2 || wildsLeft == 0) {
      return false;
    }
    int ofTwoAndWild = 2 * value(BLACK_THREE) + wildPoints(cards, used + 1);
    return blacks + Math.min(2, wildsLeft) >= mustGo && ofTwoAndWild >= need;
  }

  private static int wildPoints(long cards, int used) {
    int jokers = Math.min(used, get(cards, JOKER));
    return jokers * value(JOKER) + (used - jokers) * value(TWO);
  }
}
