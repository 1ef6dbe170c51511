package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.Kinds.BLACK_THREE;
import static io.github.spadille.rummy.canasta.Kinds.JOKER;
import static io.github.spadille.rummy.canasta.Kinds.NONE;
import static io.github.spadille.rummy.canasta.Kinds.TWO;
import static io.github.spadille.rummy.canasta.Kinds.get;
import static io.github.spadille.rummy.canasta.Kinds.size;
import static io.github.spadille.rummy.canasta.Kinds.times;
import static io.github.spadille.rummy.canasta.Kinds.value;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.rummy.canasta.CanastaOptions.Offence;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.rummy.canasta.CanastaState.TurnSoFar;
import java.util.Arrays;
import java.util.Optional;

/**
 * Whether a turn can still be brought to its end after one more move (CAN-32).
 *
 * <p>Nothing can be taken back, so a move is legal only if more melds and additions, possibly none,
 * bring the side to its minimum and leave the hand in a state in which the turn can end. Only how
 * many cards there are of each kind matters, so positions are counts of {@link Kinds}.
 */
final class LookAhead {
  /** The cells of the table for each number of wild cards: three for cards kept by three. */
  private static final int CELLS = 9;

  private static final int UNREACHED = -1;

  /** What the cards of pairs are worth (CAN-13), the highest first. */
  private static final int[] PAIRS_WORTH = {20, 10, 5};

  private final CanastaOptions options;
  private final int canastasNeeded;
  private final long hand;
  private final long melded;
  private final long wilds;
  private final boolean opened;
  private final int pending;
  private final int minimum;
  private final long waiting;
  private final boolean refused;
  private final boolean discards;

  /** Looks ahead from a state in which a player is to act. */
  LookAhead(CanastaOptions options, CanastaState state) {
    TurnSoFar soFar = state.soFar();
    Side side = state.side();
    this.options = options;
    this.canastasNeeded = options.canastasNeededFor(state.hands().size());
    this.hand = Kinds.count(state.hand());
    this.melded = side.melds().naturals();
    this.wilds = side.melds().wilds();
    this.opened = side.opened();
    this.pending = soFar.pending();
    this.minimum = side.minimum();
    this.waiting = soFar.pileWaiting() ? Kinds.count(state.pile().cards()) : 0;
    this.refused =
        soFar.asked() == Asked.NO && options.refusedGoingOut() == Offence.ILLEGAL; // CAN-54
    this.discards = !soFar.noDiscard();
  }

  /** Tells whether the side has a meld of a kind. */
  boolean hasMeld(int kind) {
    return get(melded, kind) > 0;
  }

  /** Tells whether a card of the hand fits a meld, full or not, or can begin one. */
  boolean holdsMore() {
    long begun = Kinds.some(melded);
    long pairs = Kinds.twoOrMore(hand) & Kinds.CAN_BE_MELDS & ~begun;
    return (pairs | Kinds.some(hand) & begun) != 0 || begun != 0 && holdsWild();
  }

  /** Tells whether the hand has a wild card. */
  boolean holdsWild() {
    return (hand & Kinds.ALL_WILD) != 0;
  }

  /** Tells whether a meld has room for a wild card. */
  boolean hasRoom(int kind) {
    return hasRoom(kind, wilds);
  }

  private boolean hasRoom(int kind, long wildsLaid) {
    return get(wildsLaid, kind) < options.maxWilds() && takesWild(kind); // CAN-19
  }

  /** Tells whether melds of a kind may hold wild cards. */
  boolean takesWild(int kind) {
    return kind != BLACK_THREE || options.blackThreesWild(); // CAN-27
  }

  /** Tells whether the hand has so many cards of a kind. */
  boolean holds(int kind, int cards) {
    return get(hand, kind) >= cards;
  }

  /** Tells whether the player may go out as things are. */
  boolean mayGoOut() {
    return opened && mayGoOut(melded, wilds);
  }

  private boolean mayGoOut(long naturals, long wildsLaid) {
    return !refused && mayGoOut(Kinds.canastas(naturals, wildsLaid));
  }

  private boolean mayGoOut(int canastas) { // CAN-49
    return canastas >= canastasNeeded && !refused;
  }

  /**
   * Tells whether the turn can end after cards of the hand are laid.
   *
   * @param kind the kind of the meld
   * @param naturals how many natural cards are laid
   * @param wild the kind of the wild card that is laid, or {@link Kinds#NONE}
   */
  boolean canLay(int kind, int naturals, int wild) {
    return canLay(kind, naturals, wild, naturals, waiting);
  }

  /**
   * Tells whether the turn can end after the discard pile is taken.
   *
   * @param kind the kind of the upcard
   * @param naturals how many natural cards of the hand are laid with it
   * @param wild the kind of the wild card that is laid with it, or {@link Kinds#NONE}
   * @param rest the other cards of the pile
   */
  boolean canTake(int kind, int naturals, int wild, long rest) {
    return canLay(kind, naturals, wild, naturals + 1, rest);
  }

  /**
   * Tells whether the turn can end although some cards of the hand are not known yet.
   *
   * @param unknown how many they are
   */
  boolean canGoOn(int unknown) {
    return opened
        || pending == 0
        || canComplete(hand, melded, wilds, minimum - pending, size(waiting) + unknown);
  }

  /** Refuses to lay cards after which the turn could not end. */
  Optional<Refusal> refuseDeadEnd(PlayingCard... cards) {
    ImmutableList<PlayingCard> laid = ImmutableList.copyOf(cards);
    if (!opened) {
      return refuse("CAN-32", "dead-end", laid, minimum);
    }
    return refused
        ? refuse("CAN-54", "too-few", laid)
        : refuse("CAN-33", "too-few", laid); // CAN-48
  }

  /** Refuses to discard the last card. */
  Optional<Refusal> refuseLastCard(PlayingCard card) {
    return refused ? refuse("CAN-54", "last-card", card) : refuse("CAN-46", "last-card", card);
  }

  private boolean canLay(int kind, int fromHand, int wild, int naturals, long pile) {
    long left = hand - times(fromHand, kind);
    long laid = melded + times(naturals, kind);
    int points = naturals * value(kind);
    return wild == NONE
        ? canFinish(left, laid, wilds, points, pile)
        : canFinish(
            left - times(1, wild), laid, wilds + times(1, kind), points + value(wild), pile);
  }

  private boolean canFinish(long left, long laid, long wildsLaid, int points, long pile) {
    boolean opens = opened || pending + points >= minimum;
    boolean joins = opens || options.pileCounts(); // CAN-38
    long cards = joins ? left + pile : left;
    if (get(laid, BLACK_THREE) > 0) {
      return opens && mayGoOut(laid, wildsLaid) && isLast(cards, laid, wildsLaid);
    }
    if (opens && (hasEnough(size(cards)) || mayGoOut(laid, wildsLaid))) {
      return true;
    }
    int need = opens ? 0 : minimum - pending - points;
    return canComplete(cards, laid, wildsLaid, need, joins ? 0 : size(pile));
  }

  /** The exit condition (CAN-33) for a player who goes on. */
  private boolean hasEnough(int cards) {
    return cards >= (discards ? 2 : 1);
  }

  /** The exit condition (CAN-33) once black threes are melded (CAN-27). */
  private boolean isLast(long cards, long laid, long wildsLaid) {
    int left = size(cards);
    return left == 0 || left == 1 && (discards || canAddAny(cards, laid, wildsLaid));
  }

  private boolean canAddAny(long cards, long laid, long wildsLaid) {
    boolean wild = get(cards, TWO) + get(cards, JOKER) > 0;
    for (int kind = 0; kind < JOKER; kind++) {
      if (get(laid, kind) > 0 && (get(cards, kind) > 0 || wild && hasRoom(kind, wildsLaid))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Tells whether further cards can be laid so that the turn can end (CAN-34).
   *
   * @param cards the cards that can be laid
   * @param need the value that is still to be laid
   * @param idle the number of cards that come to the hand and cannot be laid
   */
  private boolean canComplete(long cards, long laid, long wildsLaid, int need, int idle) {
    long inMelds = cards & (Kinds.some(laid) | Kinds.threeOrMore(cards)) & ~Kinds.ALL_WILD;
    long pairs = cards & Kinds.twoOrMore(cards) & Kinds.ORDINARY & ~Kinds.some(inMelds);
    if (mostPoints(cards, inMelds, pairs) < need) {
      return false;
    }
    long threes = inMelds & Kinds.ORDINARY;
    return isPlain(cards, threes, pairs, need, size(cards) + idle)
        || isInTable(cards, laid, wildsLaid, need, idle);
  }

  /**
   * Returns the most points that can be laid, or more: all cards that need no wild card, black
   * threes, all wild cards, and the highest pairs, each of which takes a wild card.
   */
  private static int mostPoints(long cards, long inMelds, long pairs) {
    int wild = get(cards, JOKER) + get(cards, TWO);
    long blackThrees = cards & Kinds.twoOrMore(cards) & times(0xF, BLACK_THREE);
    return Kinds.total(inMelds | blackThrees) + wildPoints(cards, wild) + bestPairs(pairs, wild);
  }

  /** Returns the value of the highest pairs. */
  private static int bestPairs(long pairs, int most) {
    int points = 0;
    int left = most;
    for (int worth : PAIRS_WORTH) {
      int pairsLaid = Math.min(left, Kinds.size(pairs & Kinds.worth(worth)) / 2);
      points += 2 * worth * pairsLaid;
      left -= pairsLaid;
    }
    return points;
  }

  /**
   * Tells whether the turn can end after laying all cards that need no wild card, and then some
   * pairs with a wild card each. Most turns can, and this is found fast.
   *
   * @param threes the cards that need no wild card
   * @param all the number of cards of the hand
   */
  private boolean isPlain(long cards, long threes, long pairs, int need, int all) {
    int points = Kinds.total(threes);
    int left = all - size(threes);
    int most = Math.min(get(cards, JOKER) + get(cards, TWO), size(pairs) / 2);
    for (int laid = 0; laid <= most && hasEnough(left - 3 * laid); laid++) {
      if (points + wildPoints(cards, laid) + bestPairs(pairs, laid) >= need) {
        return true;
      }
    }
    return false;
  }

  /**
   * Looks for a way to lay cards so that the turn can end.
   *
   * <p>The table holds the highest value of natural cards laid for each number of wild cards used,
   * of cards kept (two stand for more) and of canastas (up to those needed). Wild cards are used in
   * falling value, so their number gives what they are worth.
   */
  private boolean isInTable(long cards, long laid, long wildsLaid, int need, int idle) {
    int wild = get(cards, JOKER) + get(cards, TWO);
    int kept = idle + get(cards, BLACK_THREE);
    int[] best = new int[(wild + 1) * CELLS];
    int[] after = new int[best.length];
    Arrays.fill(best, UNREACHED);
    best[Math.min(Kinds.canastas(laid, wildsLaid), canastasNeeded)] = 0;
    for (int kind = 0; kind < JOKER; kind++) {
      if (!Kinds.isOrdinary(kind)) {
        continue;
      }
      int naturals = get(cards, kind);
      if (get(laid, kind) > 0 || naturals >= 2) {
        lay(best, after, kind, naturals, get(laid, kind), get(wildsLaid, kind));
        int[] before = best;
        best = after;
        after = before;
      } else {
        kept += naturals;
      }
    }
    for (int cell = 0; cell < best.length; cell++) {
      if (best[cell] != UNREACHED && ends(cards, cell, best[cell], kept, need)) {
        return true;
      }
    }
    return false;
  }

  /** Fills the table after every choice of cards to lay at one kind of meld. */
  private void lay(int[] best, int[] after, int kind, int naturals, int laid, int wildsLaid) {
    Arrays.fill(after, UNREACHED);
    for (int cell = 0; cell < best.length; cell++) {
      if (best[cell] == UNREACHED) {
        continue;
      }
      for (int more = 0; more <= naturals; more++) {
        for (int wild = 0; wild <= options.maxWilds() - wildsLaid; wild++) {
          int used = cell / CELLS + wild;
          boolean isMeld = laid > 0 || more >= 2 && more + wild >= 3 || more + wild == 0;
          if (!isMeld || used * CELLS >= best.length) {
            continue;
          }
          int before = laid + wildsLaid;
          boolean completes = before < Kinds.CANASTA && before + more + wild >= Kinds.CANASTA;
          int kept = Math.min(2, cell / 3 % 3 + naturals - more);
          int canastas = Math.min(canastasNeeded, cell % 3 + (completes ? 1 : 0));
          int next = used * CELLS + kept * 3 + canastas;
          after[next] = Math.max(after[next], best[cell] + more * value(kind));
        }
      }
    }
  }

  /** Tells whether the turn can end from a cell of the table. */
  private boolean ends(long cards, int cell, int naturalPoints, int alsoKept, int need) {
    int wild = get(cards, JOKER) + get(cards, TWO);
    int used = cell / CELLS;
    int kept = cell / 3 % 3 + wild - used + alsoKept;
    int canastas = cell % 3;
    if (naturalPoints + wildPoints(cards, used) >= need
        && (hasEnough(kept) || mayGoOut(canastas))) {
      return true;
    }
    if (!mayGoOut(canastas)) {
      return false;
    }
    int mostWild = options.blackThreesWild() ? Math.min(2, wild - used) : 0;
    for (int more = 0; more <= mostWild; more++) { // CAN-27
      for (int blacks = 2; blacks <= get(cards, BLACK_THREE); blacks++) {
        int three = Math.min(1, more);
        int points =
            naturalPoints + wildPoints(cards, used + three) + (3 - three) * value(BLACK_THREE);
        int left = kept - blacks - more;
        boolean last = blacks + more == 3 && (left == 0 || left == 1 && discards);
        boolean lastAdded = blacks + more == 4 && left == 0;
        if (points >= need && (last || lastAdded)) {
          return true;
        }
      }
    }
    return false;
  }

  private static int wildPoints(long cards, int used) {
    int jokers = Math.min(used, get(cards, JOKER));
    return jokers * value(JOKER) + (used - jokers) * value(TWO);
  }
}
