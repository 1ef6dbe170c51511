package io.github.spadille.reaction.aggravation;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Aggravation.
 *
 * @param collision by how many milliseconds two covers of one place may differ and both stay
 * @param untilTurn whether a place may be covered until cards are turned, matched or not
 * @param oldMatch whether an old match may be called
 * @param keepsLast whether a player with one card keeps it while the other turns
 */
public record AggravationOptions(
    int collision, boolean untilTurn, boolean oldMatch, boolean keepsLast) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<AggravationOptions> SCHEMA =
      OptionRecord.of(
              AggravationOptions.class,
              option("collision", range(0, 1000, 0, 500, 1000), 0, AggravationOptions::collision),
              on("flags", "until-turn", "match-only", AggravationOptions::untilTurn),
              off("old-match", "on", "off", AggravationOptions::oldMatch),
              on("last-card", "keep", "turn", AggravationOptions::keepsLast))
          .build();
}
