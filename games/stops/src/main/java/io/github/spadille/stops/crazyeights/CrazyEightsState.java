package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Objects;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Crazy Eights stands: an immutable value without options, history or source of
 * chance.
 */
@Value.Immutable
public abstract class CrazyEightsState implements HandState {
  CrazyEightsState() {}

  /** Returns what stays the same while cards are played and drawn. */
  public abstract Hand hand();

  /** Returns the seat whose turn it is, also while the stock is renewed for it. */
  public abstract int seat();

  /** Returns the cards that each seat holds. */
  public abstract BagsPerSeat<PlayingCard> hands();

  /** Returns how many cards of the hand's pile are not in the stock any more, from the top. */
  public abstract int taken();

  /**
   * Returns the cards played, the upcard last; none while the pack is to be shuffled for a hand.
   */
  public abstract Chain<PlayingCard> played();

  /**
   * Returns the card to be matched: the upcard, or the 8 of the suit that was named or for which
   * the upcard stands; it means nothing while there is no upcard.
   */
  public abstract PlayingCard toMatch();

  /** Returns how many cards have been drawn in this turn. */
  public abstract int drawn();

  private static final CardList<PlayingCard> NONE = CardList.empty(FAMILY);
  private static final PlayingCard NOTHING_TO_MATCH = PlayingCard.X1; // any card would do
  private static final int NONE_TAKEN = 0;
  private static final int NONE_DRAWN = 0;

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
   * @param pile the stock as it was dealt or shuffled last; in a shuffle, the cards to shuffle
   * @param buried the cards that were turned up and put under that pile, the lowest last (CRE-5)
   * @param sheet every point given
   */
  public record Hand(
      Phase phase,
      int number,
      int dealer,
      CardList<PlayingCard> pile,
      CardList<PlayingCard> buried,
      ScoreSheet sheet)
      implements HandState.Hand {
    private static final int FIRST = 1;

    /** Returns the first hand of a game, for which the pack is to be shuffled. */
    static Hand first(int seats, CardList<PlayingCard> pack) {
      int highest = seats - 1;
      return new Hand(Phase.SHUFFLE, FIRST, highest, pack, NONE, ScoreSheet.empty(seats));
    }

    /** Returns the next hand, which another seat deals and for which the pack is to be shuffled. */
    Hand next(int dealer, CardList<PlayingCard> pack) {
      return new Hand(Phase.SHUFFLE, number + 1, dealer, pack, NONE, sheet);
    }

    private Hand dealt(CardList<PlayingCard> stock, CardList<PlayingCard> buried) {
      return new Hand(Phase.PLAY, number, dealer, stock, buried, sheet);
    }

    private Hand stockAwaited(CardList<PlayingCard> discards) {
      return new Hand(Phase.RESHUFFLE, number, dealer, discards, NONE, sheet);
    }

    private Hand stockRenewed(CardList<PlayingCard> stock) {
      return new Hand(Phase.PLAY, number, dealer, stock, NONE, sheet);
    }

    private Hand over() {
      return new Hand(Phase.OVER, number, dealer, pile, buried, sheet);
    }

    private Hand withStock(CardList<PlayingCard> stock) {
      return new Hand(phase, number, dealer, stock, buried, sheet);
    }

    private Hand withSheet(ScoreSheet sheet) {
      return new Hand(phase, number, dealer, pile, buried, sheet);
    }
  }

  /** Returns the state before the shuffle of a hand. */
  static CrazyEightsState undealt(Hand hand, int seat, int seats) {
    BagsPerSeat<PlayingCard> hands = BagsPerSeat.none(FAMILY, seats);
    return ImmutableCrazyEightsState.of(
        hand, seat, hands, NONE_TAKEN, Chain.empty(), NOTHING_TO_MATCH, NONE_DRAWN);
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE, RESHUFFLE -> Turn.chance();
      case PLAY -> Turn.of(seat());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() {
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns what is awaited. */
  public Phase phase() {
    return hand().phase;
  }

  /** Returns the cards of the seat whose turn it is, each once. */
  CardSet<PlayingCard> held() {
    return hands().distinct(seat());
  }

  /** Returns the undealt cards; the whole pack while it is to be shuffled for a hand. */
  public CardList<PlayingCard> stock() {
    return hand().pile.draw(taken());
  }

  boolean stockIsEmpty() {
    return taken() == hand().pile.size();
  }

  /** Returns the cards at the bottom of the stock that were turned up first and put there. */
  public CardList<PlayingCard> buried() { // CRE-5
    int left = hand().pile.size() - taken();
    return left < hand().buried.size() ? hand().buried.last(left) : hand().buried;
  }

  /** Returns the cards played, the upcard on top; none while the pack is to be shuffled. */
  public CardList<PlayingCard> discard() {
    return CardList.laid(FAMILY, played());
  }

  /**
   * Returns this state after a hand was dealt.
   *
   * @param buried the cards at the bottom of the stock that were turned up first and put there
   * @param toMatch the upcard, or the eight for which it stands
   */
  CrazyEightsState dealt(
      BagsPerSeat<PlayingCard> hands,
      CardList<PlayingCard> stock,
      CardList<PlayingCard> buried,
      PlayingCard upcard,
      PlayingCard toMatch) {
    Hand dealt = hand().dealt(stock, buried);
    Chain<PlayingCard> played = Chain.<PlayingCard>empty().with(upcard);
    return ImmutableCrazyEightsState.of(
        dealt, seat(), hands, NONE_TAKEN, played, toMatch, NONE_DRAWN);
  }

  /**
   * Returns this state after the seat in turn played a card.
   *
   * @param toMatch the card that is to be matched now
   * @param next the seat whose turn begins
   */
  CrazyEightsState afterPlay(PlayingCard card, PlayingCard toMatch, int next) {
    BagsPerSeat<PlayingCard> left = hands().without(seat(), card);
    return ImmutableCrazyEightsState.of(
        hand(), next, left, taken(), played().with(card), toMatch, NONE_DRAWN);
  }

  /** Returns this state where the turn of a seat begins. */
  CrazyEightsState turnOf(int seat) {
    return ImmutableCrazyEightsState.of(
        hand(), seat, hands(), taken(), played(), toMatch(), NONE_DRAWN);
  }

  /** Returns this state after the seat in turn drew the top card of the stock. */
  CrazyEightsState afterDraw() {
    BagsPerSeat<PlayingCard> more = hands().plus(seat(), hand().pile, taken());
    int taken = taken() + 1;
    return ImmutableCrazyEightsState.of(
        hand(), seat(), more, taken, played(), toMatch(), drawn() + 1);
  }

  /** Returns this state, where a card is to be drawn and the stock is to be renewed first. */
  CrazyEightsState stockAwaited() {
    CardList<PlayingCard> underUpcard = CardList.laid(FAMILY, played().before());
    Hand awaited = hand().stockAwaited(underUpcard);
    return ImmutableCrazyEightsState.of(
        awaited, seat(), hands(), underUpcard.size(), played(), toMatch(), drawn());
  }

  /** Returns this state with a new stock, made of the cards under the upcard. */
  CrazyEightsState stockRenewed(CardList<PlayingCard> stock) {
    Hand renewed = hand().stockRenewed(stock);
    Chain<PlayingCard> upcard = Chain.<PlayingCard>empty().with(played().last());
    return ImmutableCrazyEightsState.of(
        renewed, seat(), hands(), NONE_TAKEN, upcard, toMatch(), drawn());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public CrazyEightsState withSheet(ScoreSheet sheet) {
    return withHand(hand().withSheet(sheet));
  }

  /** Returns this state at the end of the game. */
  CrazyEightsState over() {
    return withHand(hand().over());
  }

  private CrazyEightsState withHand(Hand hand) {
    return ImmutableCrazyEightsState.of(
        hand, seat(), hands(), taken(), played(), toMatch(), drawn());
  }

  /** Returns this state with other hidden cards. */
  CrazyEightsState withCards(BagsPerSeat<PlayingCard> hands, CardList<PlayingCard> stock) {
    return stockIsEmpty()
        ? ImmutableCrazyEightsState.of(hand(), seat(), hands, taken(), played(), toMatch(), drawn())
        : ImmutableCrazyEightsState.of(
            hand().withStock(stock), seat(), hands, NONE_TAKEN, played(), toMatch(), drawn());
  }

  /** Compares what the table shows, whatever the pile was of which the stock is left. */
  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof CrazyEightsState other
        && phase() == other.phase()
        && handNumber() == other.handNumber()
        && hand().dealer == other.hand().dealer
        && buried().equals(other.buried())
        && sheet().equals(other.sheet())
        && seat() == other.seat()
        && hands().equals(other.hands())
        && stock().equals(other.stock())
        && played().equals(other.played())
        && toMatch().equals(other.toMatch())
        && drawn() == other.drawn();
  }

  @Override
  public int hashCode() {
    return Objects.hash(phase(), seat(), hands(), stock(), toMatch(), drawn());
  }
}
