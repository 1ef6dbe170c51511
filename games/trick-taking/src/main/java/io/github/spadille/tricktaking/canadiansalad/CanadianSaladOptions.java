package io.github.spadille.tricktaking.canadiansalad;

import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

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
@Value.Builder
public record CanadianSaladOptions(
    HeartsLead heartsLead,
    Order order,
    int queens,
    int hearts,
    int king,
    int tricks,
    int last,
    boolean stopEarly)
    implements WithCanadianSaladOptions {
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

  /** Returns the options of the base rules. */
  public static CanadianSaladOptions defaults() {
    return new CanadianSaladOptionsBuilder()
        .heartsLead(HeartsLead.FREE)
        .order(Order.FIXED)
        .queens(25)
        .hearts(10)
        .king(100)
        .tricks(10)
        .last(100)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CanadianSaladOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("hearts-lead", choice(HeartsLead.class))
          .of(CanadianSaladOptions::heartsLead, CanadianSaladOptions::withHeartsLead)
          .option("order", choice(Order.class))
          .of(CanadianSaladOptions::order, CanadianSaladOptions::withOrder)
          .option("queens", atLeast(0, 25, 20, 0))
          .of(CanadianSaladOptions::queens, CanadianSaladOptions::withQueens)
          .option("hearts", atLeast(0, 10, 5, 0))
          .of(CanadianSaladOptions::hearts, CanadianSaladOptions::withHearts)
          .option("king", atLeast(0, 100, 50, 0))
          .of(CanadianSaladOptions::king, CanadianSaladOptions::withKing)
          .option("tricks", atLeast(0, 10, 5, 0))
          .of(CanadianSaladOptions::tricks, CanadianSaladOptions::withTricks)
          .option("last", atLeast(0, 100, 50, 0))
          .of(CanadianSaladOptions::last, CanadianSaladOptions::withLast)
          .flag("stop-early", "yes", "no")
          .of(CanadianSaladOptions::stopEarly, CanadianSaladOptions::withStopEarly)
          .build();
}
