package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.words.Phrase.NOBODY;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Vazhushal stands.
 *
 * <p>While a shuffle is awaited, and when the game is over, the cards lie as they lay when the last
 * deal ended.
 *
 * @param phase what is awaited
 * @param hand what seldom changes during a deal; the next one once a deal is over
 * @param seat the seat whose turn or final melding it is
 * @param hands the cards in hand of each seat
 * @param melds the melds of each seat
 * @param course what has come of the turn
 * @param stock the stock, and as its discards the line, the newest first
 */
public record VazhushalState(
    Phase phase,
    Hand hand,
    int seat,
    PerSeat<CardBag<PlayingCard>> hands,
    PerSeat<Melds> melds,
    Course course,
    Stock<PlayingCard> stock)
    implements HandState {
  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A draw. */
    DRAW,
    /** A meld with the deepest card taken from the line. */
    MUST_MELD,
    /** Melds and a discard. */
    MELD,
    /** Melds after the last turn. */
    FINAL,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What seldom changes during a deal.
   *
   * @param number the number of the deal, from 1
   * @param dealer the seat that deals
   * @param negative the negative joker, unless it is drawn
   * @param wilds the cards that are wild by it (VAZ-10)
   * @param lastDrawer the seat that drew the last card; -1 if cards are left
   * @param wentOut the seat that went out; -1 if none has
   * @param sheet every point given
   */
  public record Hand(
      int number,
      int dealer,
      Optional<PlayingCard> negative,
      CardSet<PlayingCard> wilds,
      int lastDrawer,
      int wentOut,
      ScoreSheet sheet)
      implements HandState.Hand {
    Hand with(ScoreSheet other) {
      return new Hand(number, dealer, negative, wilds, lastDrawer, wentOut, other);
    }

    Hand drawnBy(int seat, Optional<PlayingCard> left) {
      return new Hand(number, dealer, left, wilds, seat, wentOut, sheet);
    }

    Hand wonBy(int seat) {
      return new Hand(number, dealer, negative, wilds, lastDrawer, seat, sheet);
    }

    Hand next(int nextDealer) {
      return new Hand(number + 1, nextDealer, negative, wilds, lastDrawer, wentOut, sheet);
    }
  }

  /**
   * What has come of a turn.
   *
   * @param undos how often the seat may still undo
   * @param isPreMelded whether it has melded before drawing
   * @param mustUse the deepest card taken from the line, until it is melded
   * @param checkpoint what an undo leads back to, if the groups are not valid or on trial
   */
  public record Course(
      int undos,
      boolean isPreMelded,
      @Nullable PlayingCard mustUse,
      @Nullable Checkpoint checkpoint) {
    /** Returns the course of a turn in which nothing must be used and no group is invalid. */
    static Course of(int undos, boolean isPreMelded) {
      return new Course(undos, isPreMelded, null, null);
    }

    Course with(Checkpoint other) {
      return new Course(undos, isPreMelded, mustUse, other);
    }
  }

  /**
   * What an undo leads back to.
   *
   * @param hand the hand as it was
   * @param melds the melds as they were
   * @param taken the cards taken from the line on trial
   * @param news the groups to which a card like the deepest one was laid on trial
   */
  public record Checkpoint(
      CardBag<PlayingCard> hand,
      Melds melds,
      CardList<PlayingCard> taken,
      ImmutableSet<Integer> news) {
    Checkpoint with(int group) {
      ImmutableSet<Integer> more = ImmutableSet.<Integer>builder().addAll(news).add(group).build();
      return new Checkpoint(hand, melds, taken, more);
    }

    /** Returns this for a seat that holds other cards. */
    Checkpoint exchanged(CardBag<PlayingCard> held, CardBag<PlayingCard> other) {
      CardBag<PlayingCard> before = other.plus(hand.plus(taken.toBag()).minus(held));
      for (PlayingCard card : taken) {
        before = before.contains(card) ? before.without(card) : before;
      }
      return new Checkpoint(before, melds, taken, news);
    }
  }

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(seat);
    };
  }

  @Override
  public Optional<Outcome> outcome() {
    if (phase != Phase.OVER) {
      return Optional.empty();
    }
    boolean isOut = hand.number == 1 && hand.wentOut != NOBODY; // VAZ-60 to VAZ-62
    return Optional.of(
        isOut
            ? Outcome.winners(hands.size(), Seats.of(hand.wentOut))
            : Outcome.highest(scores())); // VAZ-61
  }

  /** Returns what the seat in turn holds. */
  CardBag<PlayingCard> held() {
    return hands.get(seat);
  }

  /** Returns the melds of the seat in turn, to which nobody else adds (VAZ-22). */
  Melds own() {
    return melds.get(seat);
  }

  /** Returns the line, the newest card first. */
  CardList<PlayingCard> line() {
    return stock.discards();
  }

  /** Tells whether cards were taken from the line on trial (VAZ-34c). */
  boolean isOnTrial() {
    return phase == Phase.MUST_MELD && course.checkpoint != null;
  }

  /** Tells whether the groups of the seat in turn are valid or have been laid on trial. */
  boolean isSettled() {
    return course.checkpoint == null;
  }

  VazhushalState with(Phase phase, Hand hand) {
    return new VazhushalState(phase, hand, seat, hands, melds, course, stock);
  }

  VazhushalState with(Phase phase, int seat, Course course) {
    return new VazhushalState(phase, hand, seat, hands, melds, course, stock);
  }

  VazhushalState with(PerSeat<CardBag<PlayingCard>> hands, Stock<PlayingCard> stock) {
    return new VazhushalState(phase, hand, seat, hands, melds, course, stock);
  }

  VazhushalState with(Stock<PlayingCard> other) {
    return with(hands, other);
  }

  /** Returns this state when the seat in turn has other cards, in hand and in groups. */
  VazhushalState with(CardBag<PlayingCard> held, Melds own) {
    PerSeat<CardBag<PlayingCard>> changed = hands.with(seat, held);
    return new VazhushalState(phase, hand, seat, changed, melds.with(seat, own), course, stock);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public VazhushalState withSheet(ScoreSheet sheet) {
    return with(phase, hand.with(sheet));
  }
}
