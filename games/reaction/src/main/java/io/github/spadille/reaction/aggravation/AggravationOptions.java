package io.github.spadille.reaction.aggravation;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/** What can be chosen about Aggravation; every choice has the rulebook's default. */
@Value.Immutable
public abstract class AggravationOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableAggravationOptions.Builder {}

  /** How long a position may be covered. */
  public enum Flags {
    /** Until it is covered or the next cards are turned. */
    UNTIL_TURN,
    /** Only while its rank is matched. */
    MATCH_ONLY
  }

  /** What a seat with exactly one card does while the other turns. */
  public enum LastCard {
    /** It keeps the card. */
    KEEP,
    /** It turns it. */
    TURN
  }

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<AggravationOptions> SCHEMA =
      OptionSchema.builder(AggravationOptions::builder, Builder::build)
          .option(
              "collision",
              range(0, 1000, 0, 500, 1000),
              AggravationOptions::collision,
              Builder::collision)
          .option("flags", choice(Flags.class), AggravationOptions::flags, Builder::flags)
          .option("old-match", flag("on", "off"), AggravationOptions::oldMatch, Builder::oldMatch)
          .option(
              "last-card", choice(LastCard.class), AggravationOptions::lastCard, Builder::lastCard)
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** By how many milliseconds two covers of one position may differ and both stay. */
  @Value.Default
  public int collision() {
    return 0;
  }

  /** How long a position may be covered. */
  @Value.Default
  public Flags flags() {
    return Flags.UNTIL_TURN;
  }

  /** Whether an old match may be called. */
  @Value.Default
  public boolean oldMatch() {
    return false;
  }

  /** What a seat with exactly one card does while the other turns. */
  @Value.Default
  public LastCard lastCard() {
    return LastCard.KEEP;
  }
}
