package io.github.spadille.tricktaking.canadiansalad;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Canadian Salad.
 *
 * @param heartsLead whether hearts may be led at any time
 * @param order whether the penalties come in their order or the dealer chooses
 * @param queens what a queen costs, in points
 * @param hearts what a heart costs, in points
 * @param king what the king of spades costs, in points
 * @param tricks what a trick costs, in points
 * @param last what the last trick costs, in points
 * @param stopEarly whether a hand ends as soon as all its queens, or the king of spades, have been
 *     taken
 */
public record CanadianSaladOptions(
    HeartsLead heartsLead,
    Order order,
    int queens,
    int hearts,
    int king,
    int tricks,
    int last,
    boolean stopEarly) {
  /** Whether hearts may be led from the first trick on. */
  public enum HeartsLead {
    /** At any time. */
    FREE,
    /** Once a heart has been played, where hearts count. */
    BROKEN
  }

  /** Who says in which hand a penalty counts. */
  public enum Order {
    /** Nobody: the number of the hand does. */
    FIXED,
    /** The dealer of each hand. */
    DEALER
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CanadianSaladOptions> SCHEMA =
      OptionRecord.of(
              CanadianSaladOptions.class,
              option(
                  "hearts-lead",
                  choice(HeartsLead.class),
                  HeartsLead.FREE,
                  CanadianSaladOptions::heartsLead),
              option("order", choice(Order.class), Order.FIXED, CanadianSaladOptions::order),
              option("queens", atLeast(0, 25, 20, 0), 25, CanadianSaladOptions::queens),
              option("hearts", atLeast(0, 10, 5, 0), 10, CanadianSaladOptions::hearts),
              option("king", atLeast(0, 100, 50, 0), 100, CanadianSaladOptions::king),
              option("tricks", atLeast(0, 10, 5, 0), 10, CanadianSaladOptions::tricks),
              option("last", atLeast(0, 100, 50, 0), 100, CanadianSaladOptions::last),
              off("stop-early", "yes", "no", CanadianSaladOptions::stopEarly))
          .build();
}
