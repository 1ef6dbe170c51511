package io.github.spadille.solitaire.pirate;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Pirate.
 *
 * @param ships how many captured ships win
 * @param shipsSunk how many win once a ship has been sunk, if that is less
 * @param tieWindow by how many milliseconds two captures may differ and count as simultaneous
 * @param aceHigh whether the ace is the highest card in the cut
 * @param idleLimit after how many turned cards without a card built the game ends
 */
public record PirateOptions(
    int ships, int shipsSunk, int tieWindow, boolean aceHigh, int idleLimit) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<PirateOptions> SCHEMA =
      OptionRecord.of(
              PirateOptions.class,
              option("ships", range(1, 5, 1, 3, 5), 5, PirateOptions::ships),
              option("ships-sunk", range(1, 5, 1, 3, 5), 4, PirateOptions::shipsSunk),
              option("tie-window", range(0, 500, 0, 250, 500), 0, PirateOptions::tieWindow),
              off("ace-in-cut", "high", "low", PirateOptions::aceHigh),
              option("idle-limit", range(1, 10_000, 1, 100), 1000, PirateOptions::idleLimit))
          .build();
}
