package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.seat.Seats.NOBODY;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.rummy.kowah.KowahCards.Source;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Kowah stands.
 *
 * <p>While a shuffle is awaited, and when the game is over, the cards lie as they lay when the last
 * hand ended.
 */
@Value.Immutable
public abstract class KowahState implements HandState {
  KowahState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns what stays the same in most turns of a hand; the next one once a hand is over. */
  public abstract Hand hand();

  /** Returns the seat whose turn it is, also while another may claim a card. */
  public abstract int seat();

  /** Returns the seat that may claim a card; {@link Seats#NOBODY} if none may. */
  public abstract int claimant();

  /** Returns the discard drawn in this turn, if one was. */
  public abstract @Nullable PlayingCard drawnUp();

  /**
   * Returns the hands, of which a declared pair and what won with it lie open; on top of the stock
   * a card that is shown and may be claimed.
   */
  public abstract KowahCards cards();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A draw, or a declaration before it. */
    DRAW,
    /** A discard. */
    DISCARD,
    /** A claim of the card that was drawn and shown, or a pass. */
    CLAIM_DRAW,
    /** A claim of the discard, or a pass. */
    CLAIM_DISCARD,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same in most turns of a hand.
   *
   * @param number the number of the hand, from 1
   * @param lastShown the card of the stock shown last in the hand, if one was
   * @param sheet every point given
   */
  public record Hand(int number, Optional<PlayingCard> lastShown, ScoreSheet sheet)
      implements HandState.Hand {
    private static final int FIRST = 1;
    private static final Optional<PlayingCard> NONE_SHOWN = Optional.empty();

    /** Returns the first hand. */
    static Hand first(ScoreSheet sheet) {
      return new Hand(FIRST, NONE_SHOWN, sheet);
    }

    /** Returns this hand after its deal: no card has been shown in it. */
    Hand dealt() {
      return new Hand(number, NONE_SHOWN, sheet);
    }

    /** Returns this hand after a card of the stock was shown. */
    Hand shown(PlayingCard card) {
      return new Hand(number, Optional.of(card), sheet);
    }

    /** Returns the next hand, before its shuffle. */
    Hand next() {
      return new Hand(number + 1, lastShown, sheet);
    }

    Hand withSheet(ScoreSheet other) {
      return new Hand(number, lastShown, other);
    }
  }

  private static final @Nullable PlayingCard NONE_DRAWN = null;

  /** Returns the state before the first shuffle. */
  static KowahState undealt(CardList<PlayingCard> pack, int seats) {
    return beginning(
        Phase.SHUFFLE, Hand.first(ScoreSheet.empty(seats)), KowahCards.undealt(pack, seats));
  }

  /** Returns this state after the deal. */
  KowahState dealt(KowahCards dealt) {
    return beginning(Phase.DRAW, hand().dealt(), dealt);
  }

  private static KowahState beginning(Phase phase, Hand hand, KowahCards cards) {
    int first = (hand.number - 1) % cards.hands().size(); // KOW-6
    return ImmutableKowahState.of(phase, hand, first, NOBODY, NONE_DRAWN, cards);
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(seatInTurn());
    };
  }

  /** Returns the seat that decides next, where one does: the claimant if there is one. */
  int seatInTurn() {
    return claimant() == NOBODY ? seat() : claimant();
  }

  /** In a game in which no hand had a winner, nobody wins (KOW-42, KOW-43). */
  @Override
  public Optional<Outcome> outcome() {
    if (phase() != Phase.OVER) {
      return Optional.empty();
    }
    Outcome highest = Outcome.highest(scores());
    boolean isDrawn = scores().get(highest.winners().first()) == 0;
    return Optional.of(isDrawn ? Outcome.drawn(cards().hands().size()) : highest);
  }

  /** Returns the seat that deals: the last one the first hand, then one after the other. */
  public int dealer() {
    return (hand().number + cards().hands().size() - 2) % cards().hands().size();
  }

  /**
   * Returns the seat that won the hand, or the one before while a shuffle is awaited; {@link
   * Seats#NOBODY} if none has.
   */
  public int winner() {
    PerSeat<CardBag<PlayingCard>> open = cards().open();
    Seats won = Seats.where(open.size(), seat -> open.get(seat).size() > KowahCards.PAIR);
    return won.isEmpty() ? NOBODY : won.first();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public KowahState withSheet(ScoreSheet sheet) {
    return with(hand().withSheet(sheet));
  }

  /** Returns the cards of the seat whose turn it is. */
  CardBag<PlayingCard> held() {
    return cards().hand(seat());
  }

  /** Tells whether a seat has declared. */
  public boolean hasDeclared(int seat) {
    return !cards().open().get(seat).isEmpty();
  }

  /**
   * Returns the card of the pair that a seat has declared, also if another pair has won.
   *
   * @throws IndexOutOfBoundsException if it has not declared
   */
  public PlayingCard declared(int seat) {
    CardBag<PlayingCard> open = cards().open().get(seat);
    PlayingCard last = open.nth(open.size() - 1);
    return open.count(last) == KowahCards.PAIR ? last : open.nth(0);
  }

  /** Returns where a card lies that may be claimed. */
  Source offered() {
    return phase() == Phase.CLAIM_DRAW ? Source.STOCK : Source.DISCARD;
  }

  /** Returns this state with the number of the next hand. */
  KowahState nextHand() {
    return with(hand().next());
  }

  private KowahState with(Hand hand) {
    return ImmutableKowahState.of(phase(), hand, seat(), claimant(), drawnUp(), cards());
  }

  KowahState with(KowahCards cards) {
    return ImmutableKowahState.of(phase(), hand(), seat(), claimant(), drawnUp(), cards);
  }

  /** Returns this state when the turn of a seat begins. */
  KowahState turnOf(int next) {
    return ImmutableKowahState.of(Phase.DRAW, hand(), next, NOBODY, NONE_DRAWN, cards());
  }

  /** Returns this state when the hand has ended. */
  KowahState ended() {
    return ImmutableKowahState.of(Phase.SHUFFLE, hand(), seat(), NOBODY, NONE_DRAWN, cards());
  }

  /** Returns this state when the game has ended. */
  KowahState over() {
    return ImmutableKowahState.of(Phase.OVER, hand(), seat(), NOBODY, NONE_DRAWN, cards());
  }

  /** Returns this state after a seat laid more cards open. */
  KowahState opened(int seat, PlayingCard... more) {
    return with(cards().opened(seat, more));
  }

  /** Returns this state after a seat got the top card of the stock or of the discards. */
  KowahState got(int receiver, Source source) {
    PlayingCard up = source == Source.DISCARD ? cards().discards().top() : NONE_DRAWN;
    KowahCards drawn = cards().drawn(receiver, source);
    return ImmutableKowahState.of(Phase.DISCARD, hand(), seat(), NOBODY, up, drawn);
  }

  /** Returns this state after the seat in turn showed the top card of the stock to all. */
  KowahState shown(PlayingCard card, int claimant) {
    return ImmutableKowahState.of(
        Phase.CLAIM_DRAW, hand().shown(card), seat(), claimant, NONE_DRAWN, cards());
  }

  /** Returns this state after the seat in turn discarded a card, which a seat may claim. */
  KowahState discarded(PlayingCard card, int claimant) {
    KowahCards left = cards().discarded(seat(), card);
    return ImmutableKowahState.of(Phase.CLAIM_DISCARD, hand(), seat(), claimant, NONE_DRAWN, left);
  }
}
