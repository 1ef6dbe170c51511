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
 * @param players the cards of each seat
 * @param course what has come of the turn
 * @param stock the stock, and as its discards the line, the newest first
 */
public record VazhushalState(
    Phase phase,
    Hand hand,
    int seat,
    PerSeat<Player> players,
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
    Hand drawnBy(int seat, Optional<PlayingCard> left) {
      return new Hand(number, dealer, left, wilds, seat, wentOut, sheet);
    }

    Hand turned(PlayingCard card, CardSet<PlayingCard> others) {
      return new Hand(number, dealer, Optional.of(card), others, NOBODY, NOBODY, sheet);
    }

    Hand next(int next, ScoreSheet other) {
      return new Hand(number + 1, next, negative, wilds, lastDrawer, wentOut, other);
    }

    Hand with(int out, ScoreSheet other) {
      return new Hand(number, dealer, negative, wilds, lastDrawer, out, other);
    }
  }

  /** The cards of a player, in hand and melded. */
  public record Player(CardBag<PlayingCard> hand, Melds melds) {}

  /**
   * What has come of a turn.
   *
   * @param undos how often the seat may still undo
   * @param isPreMelded whether it has melded before drawing
   * @param mustUse the deepest card taken from the line, until it is melded
   * @param news the groups to which a card like that was laid on trial
   * @param before where an undo leads back to, if the groups are not valid or on trial
   */
  public record Course(
      int undos,
      boolean isPreMelded,
      @Nullable PlayingCard mustUse,
      ImmutableSet<Integer> news,
      @Nullable VazhushalState before) {
    /** Returns the course of a turn in which nothing must be used and no group is invalid. */
    static Course of(int undos, boolean isPreMelded) {
      return new Course(undos, isPreMelded, null, ImmutableSet.of(), null);
    }

    Course with(@Nullable PlayingCard deepest, @Nullable VazhushalState other) {
      return new Course(undos, isPreMelded, deepest, news, other);
    }

    Course laidTo(int group) {
      ImmutableSet<Integer> more = ImmutableSet.<Integer>builder().addAll(news).add(group).build();
      return new Course(undos, isPreMelded, mustUse, more, before);
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

  /** Returns what the seat in turn holds. */
  CardBag<PlayingCard> held() {
    return players.get(seat).hand();
  }

  /** Returns the melds of the seat in turn, to which nobody else adds (VAZ-22). */
  Melds own() {
    return players.get(seat).melds();
  }

  /** Returns the line, the newest card first. */
  CardList<PlayingCard> line() {
    return stock.discards();
  }

  /** Tells whether the groups of the seat in turn are valid, and not on trial. */
  boolean isSettled() {
    return course.before == null;
  }

  /** Tells whether cards were taken from the line on trial (VAZ-34c). */
  boolean isOnTrial() {
    return phase == Phase.MUST_MELD && !isSettled();
  }

  VazhushalState with(Phase phase, Hand hand) {
    return new VazhushalState(phase, hand, seat, players, course, stock);
  }

  VazhushalState with(Phase phase, int seat, Course course) {
    return new VazhushalState(phase, hand, seat, players, course, stock);
  }

  VazhushalState with(PerSeat<Player> players, Stock<PlayingCard> stock) {
    return new VazhushalState(phase, hand, seat, players, course, stock);
  }

  VazhushalState with(Stock<PlayingCard> other) {
    return with(players, other);
  }

  /** Returns this state when the seat in turn has other cards, in hand and in groups. */
  VazhushalState with(Phase phase, Course course, CardBag<PlayingCard> held, Melds own) {
    PerSeat<Player> changed = players.with(seat, new Player(held, own));
    return new VazhushalState(phase, hand, seat, changed, course, stock);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public VazhushalState withSheet(ScoreSheet sheet) {
    return with(phase, hand.with(hand.wentOut, sheet));
  }
}
