package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.words.Phrase.NOBODY;

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
import io.github.spadille.rummy.Holding;
import io.github.spadille.rummy.Melds;
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
 * @param players what each seat holds and has melded
 * @param course what has come of the turn
 * @param stock the stock, the top first
 * @param line the discards, the newest first
 */
public record VazhushalState(
    Phase phase,
    Hand hand,
    int seat,
    PerSeat<Holding> players,
    Course course,
    CardList<PlayingCard> stock,
    CardList<PlayingCard> line)
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
   * @param negative the negative joker, unless it is drawn
   * @param wilds the cards that are wild by it (VAZ-10)
   * @param lastDrawer the seat that drew the last card; -1 if cards are left
   * @param wentOut the seat that went out; -1 if none has
   * @param sheet every point given
   */
  public record Hand(
      int number,
      Optional<PlayingCard> negative,
      CardSet<PlayingCard> wilds,
      int lastDrawer,
      int wentOut,
      ScoreSheet sheet)
      implements HandState.Hand {
    Hand drawnBy(int seat, Optional<PlayingCard> left) {
      return new Hand(number, left, wilds, seat, wentOut, sheet);
    }

    Hand with(int number, int wentOut, ScoreSheet sheet) {
      return new Hand(number, negative, wilds, lastDrawer, wentOut, sheet);
    }
  }

  /**
   * What has come of a turn.
   *
   * @param undos how often the seat may still undo
   * @param isPreMelded whether it has melded before drawing
   * @param taken the cards taken from the line, until the deepest is melded
   * @param checkpoint the groups to which an undo leads back, if they are not valid or on trial
   */
  public record Course(
      int undos, boolean isPreMelded, CardList<PlayingCard> taken, @Nullable Melds checkpoint) {
    /** Returns the course of a turn in which nothing must be used and no group is invalid. */
    static Course of(int undos, boolean isPreMelded) {
      return new Course(undos, isPreMelded, CardList.empty(FAMILY), null);
    }

    /** Returns the deepest card taken from the line, if it must be used. */
    public @Nullable PlayingCard mustUse() {
      return taken.isEmpty() ? null : taken.bottom();
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
            ? Outcome.winners(players.size(), Seats.of(hand.wentOut))
            : Outcome.highest(scores())); // VAZ-61
  }

  /** Returns the seat that deals: the last one at first, then one after the other. */
  public int dealer() {
    return (hand.number + players.size() - 2) % players.size(); // VAZ-8, VAZ-62
  }

  /** Returns what the seat in turn holds and has melded. */
  Holding player() {
    return players.get(seat);
  }

  /** Returns what the seat in turn holds. */
  CardBag<PlayingCard> held() {
    return player().hand();
  }

  /** Returns the melds of the seat in turn, to which nobody else adds (VAZ-22). */
  Melds own() {
    return player().melds();
  }

  /** Tells whether the groups of the seat in turn are valid, and not on trial. */
  boolean isSettled() {
    return course.checkpoint == null;
  }

  /** Tells whether cards were taken from the line on trial (VAZ-34c). */
  boolean isOnTrial() {
    return phase == Phase.MUST_MELD && !isSettled();
  }

  VazhushalState with(Phase phase, Hand hand) {
    return new VazhushalState(phase, hand, seat, players, course, stock, line);
  }

  VazhushalState with(Phase phase, int seat) {
    return new VazhushalState(phase, hand, seat, players, course, stock, line);
  }

  VazhushalState with(PerSeat<Holding> players, CardList<PlayingCard> stock) {
    return new VazhushalState(phase, hand, seat, players, course, stock, line);
  }

  /** Returns this state when the seat in turn, and who draws and discards, has changed piles. */
  VazhushalState with(
      Phase phase,
      Course course,
      Holding player,
      CardList<PlayingCard> stock,
      CardList<PlayingCard> line) {
    return new VazhushalState(phase, hand, seat, players.with(seat, player), course, stock, line);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public VazhushalState withSheet(ScoreSheet sheet) {
    return with(phase, hand.with(hand.number, hand.wentOut, sheet));
  }
}
