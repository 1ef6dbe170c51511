package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Crazy Eights stands.
 *
 * <p>What changes with every move stands in the state itself, the hands as words; what changes more
 * seldom is shared.
 *
 * @param turn who may act
 * @param hand what stays the same while cards are played and drawn
 * @param seat the seat whose turn it is, also while the stock is renewed for it
 * @param ones the first word of {@link #hands}
 * @param twos the second word of {@link #hands}
 * @param fours the third word of {@link #hands}
 * @param rest what the words do not tell of {@link #hands}, or null
 * @param pile the stock as it was dealt or shuffled last; in a shuffle, the cards to shuffle
 * @param taken how many cards of the pile are not in the stock, from the top
 * @param discards the cards played; null while the pack is to be shuffled for a hand
 * @param toMatch the card to be matched: the upcard, or the 8 of the suit that was named or for
 *     which the upcard stands; it means nothing while there is no upcard
 * @param drawn how many cards have been drawn in this turn
 * @param playable the cards that the seat in turn may play, each once: bit i for the card with
 *     index i; none while something else is awaited
 */
public record CrazyEightsState(
    Turn turn,
    Hand hand,
    int seat,
    long ones,
    long twos,
    long fours,
    CrazyEightsHands.@Nullable Rest rest,
    CardList<PlayingCard> pile,
    int taken,
    @Nullable Discards discards,
    PlayingCard toMatch,
    int drawn,
    long playable)
    implements HandState {

  /** What is awaited. */
  public enum Phase {
    /** A shuffle of the pack. */
    SHUFFLE,
    /** A card, a draw or a pass. */
    PLAY,
    /** A shuffle of the discards, for a new stock. */
    RESHUFFLE,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same while cards are played and drawn.
   *
   * @param phase what is awaited
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals
   * @param seats the number of seats
   * @param buried how many cards were turned up and put under the stock as it is (CRE-5)
   * @param sheet every point given
   */
  public record Hand(Phase phase, int number, int dealer, int seats, int buried, ScoreSheet sheet)
      implements HandState.Hand {
    private Hand with(Phase phase) {
      return new Hand(phase, number, dealer, seats, buried, sheet);
    }

    private Hand with(Phase phase, int buried) {
      return new Hand(phase, number, dealer, seats, buried, sheet);
    }

    private Hand with(ScoreSheet sheet) {
      return new Hand(phase, number, dealer, seats, buried, sheet);
    }
  }

  /**
   * Makes a state.
   *
   * @param matching the cards that match the card to be matched, as {@link #playable}; none while
   *     no card is awaited
   */
  private static CrazyEightsState of(
      Turn turn,
      Hand hand,
      int seat,
      CrazyEightsHands hands,
      CardList<PlayingCard> pile,
      int taken,
      @Nullable Discards discards,
      PlayingCard toMatch,
      int drawn,
      long matching) {
    return of(
        turn,
        hand,
        seat,
        hands.ones(),
        hands.twos(),
        hands.fours(),
        hands.rest(),
        pile,
        taken,
        discards,
        toMatch,
        drawn,
        matching);
  }

  private static CrazyEightsState of(
      Turn turn,
      Hand hand,
      int seat,
      long ones,
      long twos,
      long fours,
      CrazyEightsHands.@Nullable Rest rest,
      CardList<PlayingCard> pile,
      int taken,
      @Nullable Discards discards,
      PlayingCard toMatch,
      int drawn,
      long matching) {
    long playable = CrazyEightsHands.bits(seat, ones, twos, fours, rest) & matching;
    return new CrazyEightsState(
        turn, hand, seat, ones, twos, fours, rest, pile, taken, discards, toMatch, drawn, playable);
  }

  /** Returns the state before the shuffle of a hand. */
  static CrazyEightsState undealt(Hand hand, int seat, CardList<PlayingCard> pack) {
    return of(Turn.chance(), hand, seat, 0, 0, 0, null, pack, 0, null, PlayingCard.X1, 0, 0);
  }

  /** Returns what is awaited. */
  public Phase phase() {
    return hand.phase;
  }

  @Override
  public Optional<Outcome> outcome() {
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns the seat that deals. */
  public int dealer() {
    return hand.dealer;
  }

  /** Returns the cards that each seat holds. */
  public CrazyEightsHands hands() {
    return CrazyEightsHands.of(hand.seats, ones, twos, fours, rest);
  }

  /** The cards of the seat whose turn it is, each once, as bits. */
  long cardsInTurn() {
    return CrazyEightsHands.bits(seat, ones, twos, fours, rest);
  }

  /** Returns the undealt cards; the whole pack while it is to be shuffled for a hand. */
  public CardList<PlayingCard> stock() {
    return pile.draw(taken);
  }

  /**
   * Returns the cards at the bottom of the stock that were turned up first and put there (CRE-5).
   */
  public CardList<PlayingCard> buried() {
    return phase() == Phase.PLAY
        ? stock().last(Math.min(hand.buried, pile.size() - taken))
        : CardList.empty(FAMILY);
  }

  /** Returns whether no card is left in the stock. */
  boolean stockIsEmpty() {
    return taken == pile.size();
  }

  /** Returns the cards played; no card while the pack is to be shuffled for a hand. */
  public CardList<PlayingCard> discard() {
    return discards == null ? CardList.empty(FAMILY) : discards.toList();
  }

  /** Returns how many cards have been played and lie there. */
  int discardSize() {
    return discards == null ? 0 : discards.size();
  }

  /**
   * Returns this state after a hand was dealt.
   *
   * @param buried how many of the lowest cards of the stock were turned up and put there
   * @param matching the cards that match {@code toMatch}, as {@link #playable}
   */
  CrazyEightsState dealt(
      CrazyEightsHands hands,
      CardList<PlayingCard> stock,
      int buried,
      PlayingCard upcard,
      PlayingCard toMatch,
      int first,
      long matching) {
    Hand dealt = hand.with(Phase.PLAY, buried);
    Discards discards = Discards.of(upcard);
    return of(Turn.of(first), dealt, first, hands, stock, 0, discards, toMatch, 0, matching);
  }

  /**
   * Returns this state after the seat in turn played a card that it has.
   *
   * @param matching the cards that match {@code toMatch}, as {@link #playable}
   */
  CrazyEightsState played(PlayingCard card, PlayingCard toMatch, int nextSeat, long matching) {
    Turn next = Turn.of(nextSeat);
    Discards more = discards == null ? Discards.of(card) : discards.push(card);
    if (rest != null) {
      CrazyEightsHands left = hands().minus(seat, card);
      return of(next, hand, nextSeat, left, pile, taken, more, toMatch, 0, matching);
    }
    // Nobody has a second copy: the card is gone from every hand.
    long left = ~CrazyEightsHands.bit(card.index());
    return of(
        next,
        hand,
        nextSeat,
        ones & left,
        twos & left,
        fours & left,
        null,
        pile,
        taken,
        more,
        toMatch,
        0,
        matching);
  }

  /**
   * Returns this state after a turn without a play.
   *
   * @param matching the cards that match the card to be matched, as {@link #playable}
   */
  CrazyEightsState passed(int nextSeat, long matching) {
    Turn next = Turn.of(nextSeat);
    return of(next, hand, nextSeat, hands(), pile, taken, discards, toMatch, 0, matching);
  }

  /**
   * Returns this state after the top card of the stock was drawn; there must be one.
   *
   * @param matching the cards that match the card to be matched, as {@link #playable}
   */
  CrazyEightsState drawnFromStock(long matching) {
    int index = pile.indexAt(taken);
    long bit = CrazyEightsHands.bit(index);
    boolean isSecond = ((ones | twos | fours) & bit) != 0;
    if (rest != null || CrazyEightsHands.needsRest(seat) || isSecond) {
      CrazyEightsHands more = hands().plus(seat, index);
      return of(turn, hand, seat, more, pile, taken + 1, discards, toMatch, drawn + 1, matching);
    }
    return of(
        turn,
        hand,
        seat,
        CrazyEightsHands.onesWith(ones, seat, bit),
        CrazyEightsHands.twosWith(twos, seat, bit),
        CrazyEightsHands.foursWith(fours, seat, bit),
        null,
        pile,
        taken + 1,
        discards,
        toMatch,
        drawn + 1,
        matching);
  }

  /** Returns this state, where a card is to be drawn and the stock is to be renewed first. */
  CrazyEightsState stockAwaited() {
    CardList<PlayingCard> below = discard().draw(1);
    Hand awaited = hand.with(Phase.RESHUFFLE);
    return of(
        Turn.chance(), awaited, seat, hands(), below, below.size(), discards, toMatch, drawn, 0);
  }

  /** Returns this state with a new stock, made of the cards under the upcard. */
  CrazyEightsState stockRenewed(CardList<PlayingCard> stock) {
    Discards upcard = discards == null ? null : Discards.of(discards.top());
    Hand renewed = hand.with(Phase.PLAY, 0);
    return of(Turn.of(seat), renewed, seat, hands(), stock, 0, upcard, toMatch, drawn, 0);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public CrazyEightsState withSheet(ScoreSheet sheet) {
    return new CrazyEightsState(
        turn,
        hand.with(sheet),
        seat,
        ones,
        twos,
        fours,
        rest,
        pile,
        taken,
        discards,
        toMatch,
        drawn,
        playable);
  }

  /** Returns this state after the points of a hand were given; no card is awaited. */
  CrazyEightsState scored(ScoreSheet sheet) {
    return of(turn, hand.with(sheet), seat, hands(), pile, taken, discards, toMatch, drawn, 0);
  }

  /** Returns this state at the end of the game. */
  CrazyEightsState over() {
    Hand over = hand.with(Phase.OVER);
    return of(Turn.over(), over, seat, hands(), pile, taken, discards, toMatch, drawn, 0);
  }

  /**
   * Returns this state with other hidden cards.
   *
   * @param matching the cards that match the card to be matched, as {@link #playable}; none while
   *     no card is awaited
   */
  CrazyEightsState withCards(CrazyEightsHands hands, CardList<PlayingCard> stock, long matching) {
    return stockIsEmpty()
        ? of(turn, hand, seat, hands, pile, taken, discards, toMatch, drawn, matching)
        : of(turn, hand, seat, hands, stock, 0, discards, toMatch, drawn, matching);
  }

  /** Compares what the table shows, however hands and stock are held. */
  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof CrazyEightsState other
        && turn.equals(other.turn)
        && phase() == other.phase()
        && handNumber() == other.handNumber()
        && dealer() == other.dealer()
        && hand.buried == other.hand.buried
        && sheet().equals(other.sheet())
        && seat == other.seat
        && hands().equals(other.hands())
        && stock().equals(other.stock())
        && Objects.equals(discards, other.discards)
        && toMatch.equals(other.toMatch)
        && drawn == other.drawn;
  }

  @Override
  public int hashCode() {
    return Objects.hash(turn, hands(), stock(), toMatch, drawn);
  }
}
