package io.github.spadille.rummy.canasta;

import static io.github.spadille.rummy.canasta.Kinds.BLACK_THREE;
import static io.github.spadille.rummy.canasta.Kinds.JOKER;
import static io.github.spadille.rummy.canasta.Kinds.TWO;
import static io.github.spadille.rummy.canasta.Kinds.get;
import static io.github.spadille.rummy.canasta.Kinds.size;
import static io.github.spadille.rummy.canasta.Kinds.times;
import static io.github.spadille.rummy.canasta.Kinds.value;
import static io.github.spadille.rummy.canasta.Kinds.wild;

import io.github.spadille.rummy.LayingTable;
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
  private final boolean mayBeOut;
  private final boolean discards;
  private final long hand;
  private final long waiting;
  private final long melded;
  private final long wilds;
  private final int missing;

  private LookAhead(CanastaOptions options, CanastaState state, boolean takes) {
    Side side = state.side();
    DiscardPile pile = state.pile();
    long upcard = takes ? times(1, Kinds.of(pile.upcard())) : 0;
    this.options = options;
    this.canastasNeeded = options.canastasNeededFor(state.hands().size());
    this.mayBeOut = state.soFar().asked() != Asked.NO || options.outAfterNo(); // CAN-54
    this.discards = !state.soFar().noDiscard();
    this.hand = Kinds.count(state.held()) + upcard;
    this.waiting = takes || pile.waiting() ? Kinds.count(pile.cards().toBag()) - upcard : 0;
    this.melded = side.melds().naturals();
    this.wilds = side.melds().wilds();
    this.missing = side.missing();
  }

  /** Looks ahead from a state in which a player is to act. */
  static LookAhead from(CanastaOptions options, CanastaState state) {
    return new LookAhead(options, state, false);
  }

  /** Looks ahead from the take of the pile: the upcard is held, to be laid, and the rest waits. */
  static LookAhead fromTake(CanastaOptions options, CanastaState state) {
    return new LookAhead(options, state, true);
  }

  boolean hasMeld(int kind) {
    return get(melded, kind) > 0;
  }

  /** Tells whether a card of the hand fits a meld, full or not, or can begin one. */
  boolean holdsMore() {
    return Kinds.fit(hand, melded) || holdsWild() && melded != 0;
  }

  boolean holdsWild() {
    return wild(hand) > 0;
  }

  boolean takesWild(int kind) {
    return kind != BLACK_THREE || options.blackThreesWild(); // CAN-27
  }

  boolean hasRoom(int kind) {
    return hasRoom(kind, wilds);
  }

  private boolean hasRoom(int kind, long wildsLaid) {
    return get(wildsLaid, kind) < options.maxWilds() && takesWild(kind); // CAN-19
  }

  boolean holds(int kind, int cards) {
    return get(hand, kind) >= cards;
  }

  /** Tells whether going out is not refused by the partner. */
  boolean mayBeOut() {
    return mayBeOut;
  }

  boolean mayGoOut() { // CAN-49
    return missing == 0 && mayGoOut(melded, wilds);
  }

  private boolean mayGoOut(long naturals, long wildsLaid) {
    return mayBeOut && Kinds.canastas(naturals, wildsLaid) >= canastasNeeded;
  }

  /**
   * Tells whether cards of the hand can be laid so that the turn can end.
   *
   * @param kind the kind of the meld
   * @param naturals how many natural cards are laid
   * @param wild the kind of the wild card that is laid, or {@link Kinds#NONE}
   */
  boolean canLay(int kind, int naturals, int wild) {
    int more = wild == Kinds.NONE ? 0 : 1;
    if (!holds(kind, naturals) || more > 0 && !(holds(wild, 1) && hasRoom(kind))) {
      return false;
    }
    return canEnd(
        hand - times(naturals, kind) - times(more, wild),
        melded + times(naturals, kind),
        wilds + times(more, kind),
        missing - naturals * value(kind) - value(wild));
  }

  private boolean canEnd(long left, long laid, long wildsLaid, int need) {
    boolean opens = need <= 0;
    boolean joins = opens || options.pileCounts(); // CAN-38
    long cards = joins ? left + waiting : left;
    if (get(laid, BLACK_THREE) > 0) {
      return opens && mayGoOut(laid, wildsLaid) && isLast(cards, laid, wildsLaid);
    }
    return opens && (hasEnough(size(cards)) || mayGoOut(laid, wildsLaid))
        || canComplete(cards, laid, wildsLaid, need, joins ? 0 : size(waiting));
  }

  /** The exit condition (CAN-33) for a player who goes on. */
  private boolean hasEnough(int cards) {
    return cards >= (discards ? 2 : 1);
  }

  /** The exit condition (CAN-33) once black threes are melded (CAN-27). */
  private boolean isLast(long cards, long laid, long wildsLaid) {
    int left = size(cards);
    boolean canAdd = discards;
    for (int kind = 0; kind <= BLACK_THREE && !canAdd; kind++) {
      boolean fits = get(cards, kind) > 0 || wild(cards) > 0 && hasRoom(kind, wildsLaid);
      canAdd = get(laid, kind) > 0 && fits;
    }
    return left == 0 || left == 1 && canAdd;
  }

  /**
   * Tells whether a player who has begun to open can go on although some cards are not known yet.
   *
   * @param unknown how many cards still come to the hand
   */
  boolean canComplete(int unknown) {
    return canComplete(hand, melded, wilds, missing, size(waiting) + unknown);
  }

  /**
   * Tells whether further cards can be laid so that the turn can end (CAN-34).
   *
   * @param cards the cards that can be laid
   * @param need the value that is still to be laid
   * @param idle the number of cards that come to the hand and cannot be laid
   */
  private boolean canComplete(long cards, long laid, long wildsLaid, int need, int idle) {
    long plain = Kinds.plain(cards, laid);
    long pairs = Kinds.pairs(cards, laid);
    int wild = wild(cards);
    int blackThrees = get(cards, BLACK_THREE) * value(BLACK_THREE);
    int points = Kinds.total(plain);
    if (points + blackThrees + wildPoints(cards, wild) + Kinds.highest(pairs, wild) < need) {
      return false;
    }
    // Most turns can end after all cards are laid that need no wild card, and then some pairs with
    // a wild card each; this is found fast.
    int left = size(cards) + idle - size(plain);
    int most = Math.min(wild, size(pairs) / 2);
    for (int laidPairs = 0; laidPairs <= most && hasEnough(left - 3 * laidPairs); laidPairs++) {
      if (points + wildPoints(cards, laidPairs) + Kinds.highest(pairs, laidPairs) >= need) {
        return true;
      }
    }
    return isInTable(cards, laid, wildsLaid, need, idle);
  }

  /** Tries all ways to lay cards after which the turn can end; black threes are left out. */
  private boolean isInTable(long cards, long laid, long wildsLaid, int need, int idle) {
    int kept = idle + get(cards, BLACK_THREE);
    int canastas = Kinds.canastas(laid, wildsLaid);
    LayingTable table = LayingTable.of(wild(cards), canastas, canastasNeeded, kept);
    for (int kind = 0; kind < BLACK_THREE; kind++) {
      int naturals = get(laid, kind);
      int wild = get(wildsLaid, kind);
      table = table.after(get(cards, kind), value(kind), naturals, wild, options.maxWilds());
    }
    return table.anyMatch(
        (used, left, full, points) ->
            ends(cards, used, left + wild(cards) - used, full >= canastasNeeded, points, need));
  }

  /** Tells whether the turn can end after a way to lay cards. */
  private boolean ends(
      long cards, int used, int kept, boolean isEnough, int naturalPoints, int need) {
    boolean mayGoOut = mayBeOut && isEnough;
    if (naturalPoints + wildPoints(cards, used) >= need && (mayGoOut || hasEnough(kept))) {
      return true;
    }
    // Black threes are laid last: three that leave a card to discard, or all that are kept.
    int blacks = get(cards, BLACK_THREE);
    int unused = wild(cards) - used;
    int mostWild = options.blackThreesWild() && blacks >= 2 ? Math.min(2, unused) : 0;
    for (int wild = 0; wild <= Math.min(1, mostWild) && mayGoOut && kept <= 4; wild++) { // CAN-27
      int most = blacks + wild * mostWild;
      int more = (3 - wild) * value(BLACK_THREE) + wildPoints(cards, used + wild);
      if (most >= Math.max(3, discards ? kept - 1 : kept) && naturalPoints + more >= need) {
        return true;
      }
    }
    return false;
  }

  private static int wildPoints(long cards, int used) {
    int jokers = Math.min(used, get(cards, JOKER));
    return jokers * value(JOKER) + (used - jokers) * value(TWO);
  }
}
