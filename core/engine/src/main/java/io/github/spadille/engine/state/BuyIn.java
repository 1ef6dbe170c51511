package io.github.spadille.engine.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.option.OptionType;
import io.github.spadille.engine.seat.Seats;
import java.util.Collections;
import java.util.Optional;

/**
 * The chips with which the seats begin: the same number for each, or what each of them bought.
 *
 * <p>The options of a game hold both parts, {@code chips} and {@code buy-in}:
 *
 * <pre>{@code
 * option("buy-in", BuyIn.TYPE, Optional.empty(), MyOptions::bought)
 * .require("buy-in", (o, seats) -> o.buyIn().fits(seats), BuyIn.PROBLEM)
 * }</pre>
 *
 * <p>Immutable, with value equality.
 *
 * @param each the chips of each seat where nobody buys any
 * @param bought what each seat bought, that of seat 0 first
 */
public record BuyIn(int each, Optional<ImmutableList<Integer>> bought) {
  /** The chips bought seat by seat, or {@code none}. */
  public static final OptionType<Optional<ImmutableList<Integer>>> TYPE =
      OptionType.numbers(1, Integer.MAX_VALUE, "40,60,50", "40,50,60,50", "30,40,40,60,20")
          .or("none");

  /** What {@link #fits} asks for, in words. */
  public static final String PROBLEM = "needs a number of chips for each seat";

  /** Returns the chips of seats that all begin with as many. */
  public static BuyIn ofEach(int chips) {
    return new BuyIn(chips, Optional.empty());
  }

  /** Tells whether a number is given for each of some seats and no others. */
  public boolean fits(int seats) {
    return bought.isEmpty() || bought.get().size() == seats;
  }

  /**
   * Returns the chips with which a seat begins.
   *
   * @throws IndexOutOfBoundsException if chips were bought, and none by such a seat
   */
  public int chips(int seat) {
    return bought.isEmpty() ? each : bought.get().get(seat);
  }

  /** Tells whether all seats begin with as many chips. */
  public boolean isEqual() {
    return bought.map(chips -> ImmutableSet.copyOf(chips).size() == 1).orElse(true);
  }

  /** Returns the fewest chips with which a seat begins. */
  public int fewest() {
    return bought.isEmpty() ? each : Collections.min(bought.get());
  }

  /**
   * Returns these chips as stakes, beside an empty pot; they stand on the sheet before the first
   * hand.
   *
   * @param ruleId the rule that gives them: {@code MYG-2}
   * @throws IndexOutOfBoundsException if fewer seats bought chips
   * @throws IllegalArgumentException if {@code seats} is not 1 to 16
   */
  public Stakes stakes(String ruleId, int seats) {
    if (bought.isEmpty()) {
      return Stakes.of(ScoreSheet.empty(seats).add(0, ruleId, Seats.all(seats), each));
    }
    ScoreSheet.Builder sheet = ScoreSheet.empty(seats).toBuilder();
    for (int seat = 0; seat < seats; seat++) {
      sheet.add(0, ruleId, seat, chips(seat));
    }
    return Stakes.of(sheet.build());
  }

  /**
   * Returns what each seat has more than it began with; negative for a loss.
   *
   * @throws IndexOutOfBoundsException if fewer seats bought chips than the sheet has
   */
  public ImmutableLongArray gains(ScoreSheet sheet) {
    ImmutableLongArray totals = sheet.totals();
    ImmutableLongArray.Builder gains = ImmutableLongArray.builder(totals.length());
    for (int seat = 0; seat < totals.length(); seat++) {
      gains.add(totals.get(seat) - chips(seat));
    }
    return gains.build();
  }

  /**
   * Returns what each seat has more than an equal share, rounded down, of the chips with which all
   * began; negative if it has less. In this order the seats come in where the most chips win; if
   * all began with as many, it is what they won or lost.
   *
   * @throws IndexOutOfBoundsException if fewer seats bought chips than the sheet has
   */
  public ImmutableLongArray returns(ScoreSheet sheet) {
    ImmutableLongArray totals = sheet.totals();
    long all = 0;
    for (int seat = 0; seat < totals.length(); seat++) {
      all += chips(seat);
    }
    ImmutableLongArray.Builder returns = ImmutableLongArray.builder(totals.length());
    for (int seat = 0; seat < totals.length(); seat++) {
      returns.add(totals.get(seat) - all / totals.length());
    }
    return returns.build();
  }
}
