package io.github.spadille.solitaire.spider;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;

import com.google.common.collect.ImmutableMap;
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
          .option("suits", oneOf(1, 2, 4), SpiderOptions::suits, Builder::suits)
          .option(
              "deal-with-empty",
              flag("on", "off"),
              SpiderOptions::dealWithEmpty,
              Builder::dealWithEmpty)
          .option("removal", choice(Removal.class), SpiderOptions::removal, Builder::removal)
          .option("scoring", choice(Scoring.class), SpiderOptions::scoring, Builder::scoring)
          .preset("one-suit", ImmutableMap.of("suits", "1", "scoring", "points"))
          .preset("two-suits", ImmutableMap.of("suits", "2", "scoring", "points"))
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
