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
 * many cards there are of each kind matters, so cards are counts of {@link Kinds}. A look-ahead is
 * a position; to lay cards leads to another.
 */
final class LookAhead {
  private final CanastaOptions options;
  private final CanastaState state; // the position from which it looks
  private final long hand;
  private final long pile; // the cards that come to the hand once the side gets the pile
  private final long naturals; // the natural cards of the melds, by kind
  private final long wilds; // the wild cards of the melds, by the kind of the meld
  private final int missing; // the value that must still be laid to open

  private LookAhead(
      CanastaOptions options,
      CanastaState state,
      long hand,
      long pile,
      long naturals,
      long wilds,
      int missing) {
    this.options = options;
    this.state = state;
    this.hand = hand;
    this.pile = pile;
    this.naturals = naturals;
    this.wilds = wilds;
    this.missing = missing;
  }

  private static LookAhead of(CanastaOptions options, CanastaState state, long hand, long pile) {
    SideMelds melds = state.melds();
    int missing = state.side().missing();
    return new LookAhead(options, state, hand, pile, melds.naturals(), melds.wilds(), missing);
  }

  /** Looks ahead from a state in which a player is to act. */
  static LookAhead from(CanastaOptions options, CanastaState state) {
    DiscardPile pile = state.pile();
    long waiting = pile.waiting() ? Kinds.count(pile.cards().toBag()) : 0;
    return of(options, state, Kinds.count(state.held()), waiting);
  }

  /** Looks ahead from the take of the pile: the upcard is held, to be laid, and the rest waits. */
  static LookAhead fromTake(CanastaOptions options, CanastaState state) {
    DiscardPile pile = state.pile();
    int upcard = Kinds.of(pile.upcard());
    long hand = plus(Kinds.count(state.held()), 1, upcard);
    long rest = minus(Kinds.count(pile.cards().toBag()), 1, upcard);
    return of(options, state, hand, rest);
  }

  boolean hasMeld(int kind) {
    return get(naturals, kind) > 0;
  }

  /** Tells whether a card of the hand fits a meld, full or not, or can begin one. */
  boolean holdsFitting() {
    return Kinds.anyFits(hand, naturals) || holdsWild() && naturals != 0;
  }

  boolean holdsWild() {
    return wildCards(hand) > 0;
  }

  boolean holds(int kind, int cards) {
    return get(hand, kind) >= cards;
  }

  boolean allowsWild(int kind) {
    return kind != BLACK_THREE || options.blackThreesWild(); // CAN-27
  }

  boolean hasRoomForWild(int kind) {
    return get(wilds, kind) < options.maxWilds() && allowsWild(kind); // CAN-19
  }

  /** Tells whether the partner's answer keeps the player from going out. */
  boolean isRefused() {
    return state.soFar().asked() == Asked.NO && !options.outAfterNo(); // CAN-54
  }

  boolean mayGoOut() { // CAN-49
    return hasOpened() && mayGoOutWith(Kinds.canastas(naturals, wilds));
  }

  private boolean mayGoOutWith(int canastas) {
    return canastas >= canastasNeeded() && !isRefused();
  }

  private int canastasNeeded() {
    return options.canastasNeededFor(state.hands().size());
  }

  private boolean hasOpened() { // CAN-29
    return missing <= 0;
  }

  /**
   * Tells whether cards of the hand can be laid so that the turn can end.
   *
   * @param kind the kind of the meld
   * @param cards how many natural cards are laid
   * @param wildKind the kind of the wild card that is laid, or {@link Kinds#NONE}
   */
  boolean canLay(int kind, int cards, int wildKind) {
    return holds(kind, cards)
        && (wildKind == Kinds.NONE || holds(wildKind, 1) && hasRoomForWild(kind))
        && laid(kind, cards, wildKind).canEnd();
  }

  /** Looks ahead from the position after cards are laid. */
  private LookAhead laid(int kind, int cards, int wildKind) {
    int wildCards = wildKind == Kinds.NONE ? 0 : 1;
    return new LookAhead(
        options,
        state,
        minus(minus(hand, cards, kind), wildCards, wildKind),
        pile,
        plus(naturals, cards, kind),
        plus(wilds, wildCards, kind),
        missing - cards * value(kind) - value(wildKind)); // CAN-29, CAN-30
  }

  /** Tells whether the turn can end, at once or after more cards are laid. */
  private boolean canEnd() {
    if (hasMeld(BLACK_THREE)) {
      return mayGoOut() && areLast(cards()); // CAN-27
    }
    return hasOpened() && isEnough(size(cards())) // CAN-33
        || mayGoOut()
        || canComplete(0);
  }

  /** Tells whether the side gets the rest of the pile as soon as it is taken (CAN-38). */
  private boolean getsPile() {
    return hasOpened() || options.pileCounts(); // CAN-39
  }

  /** Returns the cards that the player can lay. */
  private long cards() {
    return getsPile() ? sum(hand, pile) : hand; // CAN-34, CAN-44
  }

  /** Tells whether a player who does not go out keeps so many cards that the turn can end. */
  private boolean isEnough(int cards) { // CAN-33
    return cards >= (endsWithDiscard() ? 2 : 1);
  }

  private boolean endsWithDiscard() { // CAN-59
    return !state.soFar().noDiscard();
  }

  /** Tells whether a player who has melded black threes can get rid of all cards (CAN-27). */
  private boolean areLast(long cards) { // CAN-33
    int kept = size(cards);
    return kept == 0 || kept == 1 && (endsWithDiscard() || isAnyLaidOn(cards));
  }

  private boolean isAnyLaidOn(long cards) { // CAN-59
    for (int kind = 0; kind <= BLACK_THREE; kind++) {
      boolean canAddWild = wildCards(cards) > 0 && hasRoomForWild(kind);
      if (hasMeld(kind) && (get(cards, kind) > 0 || canAddWild)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Tells whether more cards can be laid so that the side opens and the turn can end (CAN-32).
   *
   * @param unknown how many cards come to the hand that nobody knows yet
   */
  boolean canComplete(int unknown) {
    long cards = cards();
    int idle = getsPile() ? unknown : unknown + size(pile); // CAN-34
    long free = Kinds.plain(cards, naturals); // They can be laid without a wild card.
    long pairs = Kinds.pairs(cards, naturals); // Each can be laid with one wild card.
    int wildCards = wildCards(cards);
    int freePoints = Kinds.totalValue(free);
    int blackPoints = get(cards, BLACK_THREE) * value(BLACK_THREE);
    int pairPoints = Kinds.valueOfHighest(pairs, wildCards);
    if (freePoints + blackPoints + pairPoints + wildPoints(cards, wildCards) < missing) {
      return false; // All cards together are worth too little.
    }
    // Most turns can end after all cards are laid that need no wild card, and then some pairs with
    // a wild card each; this is found fast.
    int left = size(cards) + idle - size(free);
    int most = Math.min(wildCards, size(pairs) / 2);
    for (int used = 0; used <= most && isEnough(left - 3 * used); used++) {
      if (freePoints + wildPoints(cards, used) + Kinds.valueOfHighest(pairs, used) >= missing) {
        return true;
      }
    }
    return searchAllWays(cards, idle);
  }

  /**
   * Tries all ways to lay cards, black threes last: tells whether the turn can end after one.
   *
   * @param cards the cards that can be laid
   * @param idle the number of cards that come to the hand and cannot be laid
   */
  private boolean searchAllWays(long cards, int idle) {
    int kept = idle + get(cards, BLACK_THREE);
    int canastas = Kinds.canastas(naturals, wilds);
    LayingTable table = LayingTable.of(wildCards(cards), canastas, canastasNeeded(), kept);
    int maxWilds = options.maxWilds();
    for (int kind = 0; kind < BLACK_THREE; kind++) {
      int held = get(cards, kind);
      table = table.after(held, value(kind), get(naturals, kind), get(wilds, kind), maxWilds);
    }
    return table.anyMatch(
        (used, left, full, points) ->
            ends(cards, used, left, mayGoOutWith(full), missing - points));
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
    int wildsKept = wildCards(cards) - used;
    int kept = naturalsKept + wildsKept;
    boolean opens = wildPoints(cards, used) >= need;
    return opens && (mayGoOut || isEnough(kept))
        || mayGoOut && endsWithBlackThrees(cards, used, wildsKept, kept, need);
  }

  /** Tells whether the player can go out with a meld of black threes, which is laid last. */
  private boolean endsWithBlackThrees(
      long cards, int used, int wildsKept, int kept, int need) { // CAN-27
    if (kept > 4) {
      return false; // Three of the cards are melded, and no more than one is kept.
    }
    int blacks = get(cards, BLACK_THREE);
    int mustGo = kept < 4 || endsWithDiscard() ? 3 : 4;
    int ofThree = 3 * value(BLACK_THREE) + wildPoints(cards, used);
    if (blacks >= mustGo && ofThree >= need) {
      return true;
    }
    if (!allowsWild(BLACK_THREE) || blacks < 2 || wildsKept == 0) {
      return false;
    }
    int ofTwoAndWild = 2 * value(BLACK_THREE) + wildPoints(cards, used + 1);
    return blacks + Math.min(2, wildsKept) >= mustGo && ofTwoAndWild >= need;
  }

  /** Returns what so many wild cards are worth, jokers first. */
  private static int wildPoints(long cards, int used) {
    int jokers = Math.min(used, get(cards, JOKER));
    return jokers * value(JOKER) + (used - jokers) * value(TWO);
  }
}
