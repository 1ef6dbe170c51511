package io.github.spadille.solitaire.pirate;

import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Pirate.
 *
 * @param ships how many captured ships win
 * @param shipsSunk how many win once a ship has been sunk, if that is less
 * @param tieWindow by how many milliseconds two captures may differ and count as simultaneous
 * @param aceHigh whether the ace is the highest card in the cut
 * @param idleLimit after how many turned cards without a card built the game ends
 */
@Value.Builder
public record PirateOptions(int ships, int shipsSunk, int tieWindow, boolean aceHigh, int idleLimit)
    implements WithPirateOptions {
  /** Returns the options of the base rules. */
  public static PirateOptions defaults() {
    return new PirateOptionsBuilder().ships(5).shipsSunk(4).idleLimit(1000).build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<PirateOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("ships", range(1, 5, 1, 3, 5))
          .of(PirateOptions::ships, PirateOptions::withShips)
          .option("ships-sunk", range(1, 5, 1, 3, 5))
          .of(PirateOptions::shipsSunk, PirateOptions::withShipsSunk)
          .option("tie-window", range(0, 500, 0, 250, 500).whenLive(150))
          .of(PirateOptions::tieWindow, PirateOptions::withTieWindow)
          .flag("ace-in-cut", "high", "low")
          .of(PirateOptions::aceHigh, PirateOptions::withAceHigh)
          .option("idle-limit", range(1, 10_000, 1, 100))
          .of(PirateOptions::idleLimit, PirateOptions::withIdleLimit)
          .build();
}
