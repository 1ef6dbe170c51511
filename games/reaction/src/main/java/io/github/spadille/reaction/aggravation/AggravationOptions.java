package io.github.spadille.reaction.aggravation;

import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Aggravation.
 *
 * @param collision by how many milliseconds two covers of one place may differ and both stay
 * @param flagsUntilTurn whether a place may be covered until cards are turned, matched or not
 * @param oldMatch whether an old match may be called
 * @param keepsLast whether a player with one card keeps it while the other turns
 */
@Value.Builder
public record AggravationOptions(
    int collision, boolean flagsUntilTurn, boolean oldMatch, boolean keepsLast)
    implements WithAggravationOptions {
  /** Returns the options of the base rules. */
  public static AggravationOptions defaults() {
    return new AggravationOptionsBuilder().flagsUntilTurn(true).keepsLast(true).build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<AggravationOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("collision", range(0, 1000, 0, 500, 1000).whenLive(150))
          .of(AggravationOptions::collision, AggravationOptions::withCollision)
          .flag("flags", "until-turn", "match-only")
          .of(AggravationOptions::flagsUntilTurn, AggravationOptions::withFlagsUntilTurn)
          .flag("old-match", "on", "off")
          .of(AggravationOptions::oldMatch, AggravationOptions::withOldMatch)
          .flag("last-card", "keep", "turn")
          .of(AggravationOptions::keepsLast, AggravationOptions::withKeepsLast)
          .build();
}
