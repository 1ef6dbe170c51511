package io.github.spadille.solitaire.spider;

import static io.github.spadille.engine.option.Option.Origin.FIELD;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/** What can be chosen about Spider; every choice has the rulebook's default. */
@Value.Immutable
public abstract class SpiderOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableSpiderOptions.Builder {}

  /** Whether complete runs go by themselves. */
  public enum Removal {
    /** As soon as they are complete. */
    AUTO,
    /** When the player removes them. */
    MANUAL
  }

  /** What is counted. */
  public enum Scoring {
    /** The runs removed. */
    RUNS,
    /** Points for runs, less the moves. */
    POINTS
  }

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<SpiderOptions> SCHEMA =
      OptionSchema.builder(SpiderOptions::builder, Builder::build)
          .option(
              "suits",
              oneOf(1, 2, 4),
              SpiderOptions::suits,
              Builder::suits,
              "How many suits the 104 cards have.",
              FIELD,
              "SPI-1",
              "SPI-2")
          .option(
              "deal-with-empty",
              flag("on", "off"),
              SpiderOptions::dealWithEmpty,
              Builder::dealWithEmpty,
              "Whether ten cards may be dealt while a column is empty.",
              FIELD,
              "SPI-14",
              "SPI-15")
          .option(
              "removal",
              choice(Removal.class),
              SpiderOptions::removal,
              Builder::removal,
              "Whether complete runs go by themselves or when the player removes them.",
              FIELD,
              "SPI-16",
              "SPI-21",
              "SPI-22",
              "SPI-23")
          .option(
              "scoring",
              choice(Scoring.class),
              SpiderOptions::scoring,
              Builder::scoring,
              "Whether the score is the runs removed, or points for runs less the moves.",
              FIELD,
              "SPI-20",
              "SPI-21")
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** How many suits the pack has. */
  @Value.Default
  public int suits() {
    return 4;
  }

  /** Whether ten cards may be dealt while a column is empty. */
  @Value.Default
  public boolean dealWithEmpty() {
    return false;
  }

  /** Whether complete runs go by themselves. */
  @Value.Default
  public Removal removal() {
    return Removal.AUTO;
  }

  /** What is counted. */
  @Value.Default
  public Scoring scoring() {
    return Scoring.RUNS;
  }
}
