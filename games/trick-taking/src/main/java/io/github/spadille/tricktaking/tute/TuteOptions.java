package io.github.spadille.tricktaking.tute;

import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/** What can be chosen about Tute; every choice has the rulebook's default. */
@Value.Immutable
public abstract class TuteOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableTuteOptions.Builder {}

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<TuteOptions> SCHEMA =
      OptionSchema.builder(TuteOptions::builder, Builder::build)
          .option("hands", range(1, Integer.MAX_VALUE, 1, 2, 3), TuteOptions::hands, Builder::hands)
          .option("head-trumped", flag("strict", "free"), TuteOptions::strict, Builder::strict)
          .option("undertrump", flag("must", "free"), TuteOptions::undertrump, Builder::undertrump)
          .option("declare-by", flag("team", "winner"), TuteOptions::byTeam, Builder::byTeam)
          .option("tute-of", flag("kings-queens", "kings"), TuteOptions::queens, Builder::queens)
          .option("tie", flag("last-trick", "drawn"), TuteOptions::lastTrick, Builder::lastTrick)
          .option("hand-score", flag("points", "one"), TuteOptions::points, Builder::points)
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** How many hands are played. */
  @Value.Default
  public int hands() {
    return 1;
  }

  /** Whether the suit led must be headed also in a trick that has been trumped. */
  @Value.Default
  public boolean strict() {
    return false;
  }

  /** Whether a player who can neither follow nor overtrump must play a trump all the same. */
  @Value.Default
  public boolean undertrump() {
    return true;
  }

  /** Whether the partner of the winner of a trick may declare, too. */
  @Value.Default
  public boolean byTeam() {
    return false;
  }

  /** Whether four queens are tute, as four kings are. */
  @Value.Default
  public boolean queens() {
    return false;
  }

  /** Whether the team that won the last trick wins an equal hand. */
  @Value.Default
  public boolean lastTrick() {
    return false;
  }

  /** Whether a hand scores the points of both teams, and not 1 for the winners. */
  @Value.Default
  public boolean points() {
    return false;
  }
}
