package io.github.spadille.formats.highcard;

import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;

/**
 * The house rules of High Card.
 *
 * @param handSize cards for each seat
 * @param packs packs shuffled together
 * @param rounds hands in a game
 * @param bury whether a king that is turned up goes under the stock
 * @param prize whether anybody wins
 */
public record HighCardOptions(int handSize, int packs, int rounds, boolean bury, boolean prize) {
  private static final HighCardOptions DEFAULTS = new HighCardOptions(2, 1, 1, false, true);

  static final OptionSchema<HighCardOptions> SCHEMA = schema(DEFAULTS);

  /** What can be chosen where a game of three rounds with a second pack is usual. */
  static final OptionSchema<HighCardOptions> LONGER = schema(DEFAULTS.withRounds(3).withPacks(2));

  private static OptionSchema<HighCardOptions> schema(HighCardOptions defaults) {
    return OptionSchema.builder(defaults)
        .option("hand-size", range(1, 9, 1, 2, 9))
        .of(HighCardOptions::handSize, HighCardOptions::withHandSize)
        .option("packs", range(1, 2, 1, 2))
        .of(HighCardOptions::packs, HighCardOptions::withPacks)
        .option("rounds", range(1, 9, 1, 3, 9))
        .of(HighCardOptions::rounds, HighCardOptions::withRounds)
        .flag("bury", "on", "off")
        .of(HighCardOptions::bury, HighCardOptions::withBury)
        .flag("prize", "on", "off")
        .of(HighCardOptions::prize, HighCardOptions::withPrize)
        .require("rounds", (o, seats) -> o.rounds() < 9 || seats < 3, "9 rounds are for two")
        .build();
  }

  private HighCardOptions withHandSize(int value) {
    return new HighCardOptions(value, packs, rounds, bury, prize);
  }

  private HighCardOptions withPacks(int value) {
    return new HighCardOptions(handSize, value, rounds, bury, prize);
  }

  private HighCardOptions withRounds(int value) {
    return new HighCardOptions(handSize, packs, value, bury, prize);
  }

  private HighCardOptions withBury(boolean value) {
    return new HighCardOptions(handSize, packs, rounds, value, prize);
  }

  private HighCardOptions withPrize(boolean value) {
    return new HighCardOptions(handSize, packs, rounds, bury, value);
  }
}
