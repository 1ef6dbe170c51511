package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.countSuit;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.fishing.Majority;
import io.github.spadille.fishing.scopa.ScopaOptions.CountOut;
import java.util.function.ToIntFunction;

/** What a hand scores, point by point (SCO-25), and whether a side has won. */
final class Scoring {
  private static final PlayingCard SETTE_BELLO = PlayingCard.parse("7d");

  private final ImmutableList<Seats> sides; // SCO-26
  private final int target;
  private final boolean countsInOrder; // SCO-31

  /**
   * Creates the scoring.
   *
   * @param sides the seats of each side
   */
  Scoring(ImmutableList<Seats> sides, ScopaOptions options) {
    this.sides = sides;
    this.target = options.target();
    this.countsInOrder = options.countOut() == CountOut.IN_ORDER;
  }

  /** Returns the score sheet with the points of a hand that is over. */
  ScoreSheet score(ScopaState state) { // SCO-25
    int hand = state.handNumber();
    CardsPerSeat<PlayingCard> won = state.won();
    ScoreSheet sheet = state.sheet();
    sheet = score(sheet, hand, "SCO-27", Majority.of(won, CardSet::size));
    sheet = score(sheet, hand, "SCO-28", Majority.of(won, Scoring::diamonds));
    sheet = score(sheet, hand, "SCO-29", Majority.of(won, Scoring::setteBello));
    sheet = score(sheet, hand, "SCO-30", Majority.of(won, Primiera::count));
    for (int i = 0; i < state.sweepLog().length(); i++) {
      sheet = score(sheet, hand, "SCO-19", state.sweepLog().get(i) % sides.size());
    }
    return sheet;
  }

  /** Returns a sheet with a point for a side, unless there is none or the counting has stopped. */
  private ScoreSheet score(ScoreSheet sheet, int hand, String ruleId, int side) {
    return side == Majority.NOBODY ? sheet : award(sheet, hand, ruleId, side, 1);
  }

  /** Returns a sheet with points for a side, unless the counting has stopped (SCO-31). */
  ScoreSheet award(ScoreSheet sheet, int hand, String ruleId, int side, int points) {
    boolean stopped = countsInOrder && isReached(sheet);
    return stopped ? sheet : sheet.add(hand, ruleId, sides.get(side), points);
  }

  private static int diamonds(CardSet<PlayingCard> cards) {
    return countSuit(cards, Suit.DIAMONDS);
  }

  private static int setteBello(CardSet<PlayingCard> cards) {
    return cards.contains(SETTE_BELLO) ? 1 : 0;
  }

  /** Tells whether a side has won (SCO-32). */
  boolean isWon(ScoreSheet sheet) {
    return isReached(sheet)
        // SCO-33: one point at a time makes no tie.
        && Outcome.highest(sheet.totals()).winners().size() == sides.get(0).size();
  }

  private boolean isReached(ScoreSheet sheet) {
    for (Seats side : sides) {
      if (sheet.total(side.first()) >= target) {
        return true;
      }
    }
    return false;
  }

  /** Tells what each side has won: all cards have been seen, so all may know. */
  void tell(ScopaState state, Stages<ScopaState> stages) {
    stages.reached(
        "counted",
        Phrase.NOBODY,
        state,
        counts(state, "word.counted", CardSet::size),
        counts(state, "word.counted", Scoring::diamonds),
        counts(state, "word.primiera", Primiera::count));
  }

  private ImmutableList<Phrase> counts(
      ScopaState state, String key, ToIntFunction<CardSet<PlayingCard>> count) {
    ImmutableList.Builder<Phrase> counts = ImmutableList.builder();
    for (int side = 0; side < sides.size(); side++) {
      counts.add(Phrase.of(key, count.applyAsInt(state.won().get(side)), sides.get(side)));
    }
    return counts.build();
  }
}
