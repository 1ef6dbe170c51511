package io.github.spadille.tricktaking.canadiansalad;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/** What can be chosen about Canadian Salad; every choice has the rulebook's default. */
@Value.Immutable
public abstract class CanadianSaladOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableCanadianSaladOptions.Builder {}

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

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<CanadianSaladOptions> SCHEMA =
      OptionSchema.builder(CanadianSaladOptions::builder, Builder::build)
          .option(
              "hearts-lead",
              choice(HeartsLead.class),
              CanadianSaladOptions::heartsLead,
              Builder::heartsLead)
          .option("order", choice(Order.class), CanadianSaladOptions::order, Builder::order)
          .option(
              "queens",
              range(0, Integer.MAX_VALUE, 25, 20, 0),
              CanadianSaladOptions::queens,
              Builder::queens)
          .option(
              "hearts",
              range(0, Integer.MAX_VALUE, 10, 5, 0),
              CanadianSaladOptions::hearts,
              Builder::hearts)
          .option(
              "king",
              range(0, Integer.MAX_VALUE, 100, 50, 0),
              CanadianSaladOptions::king,
              Builder::king)
          .option(
              "tricks",
              range(0, Integer.MAX_VALUE, 10, 5, 0),
              CanadianSaladOptions::tricks,
              Builder::tricks)
          .option(
              "last",
              range(0, Integer.MAX_VALUE, 100, 50, 0),
              CanadianSaladOptions::last,
              Builder::last)
          .option(
              "stop-early", flag("yes", "no"), CanadianSaladOptions::stopEarly, Builder::stopEarly)
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** Whether hearts may be led at any time. */
  @Value.Default
  public HeartsLead heartsLead() {
    return HeartsLead.FREE;
  }

  /** Whether the penalties come in their order or the dealer chooses. */
  @Value.Default
  public Order order() {
    return Order.FIXED;
  }

  /** What a queen costs, in points. */
  @Value.Default
  public int queens() {
    return 25;
  }

  /** What a heart costs, in points. */
  @Value.Default
  public int hearts() {
    return 10;
  }

  /** What the king of spades costs, in points. */
  @Value.Default
  public int king() {
    return 100;
  }

  /** What a trick costs, in points. */
  @Value.Default
  public int tricks() {
    return 10;
  }

  /** What the last trick costs, in points. */
  @Value.Default
  public int last() {
    return 100;
  }

  /** Whether a hand ends as soon as all its queens, or the king of spades, have been taken. */
  @Value.Default
  public boolean stopEarly() {
    return false;
  }
}
