package io.github.spadille.formats.highcard;

import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import java.util.function.Supplier;

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
  static final OptionSchema<HighCardOptions> SCHEMA = schema(Builder::new);

  /** What can be chosen where a game of three rounds with a second pack is usual. */
  static final OptionSchema<HighCardOptions> LONGER =
      schema(
          () -> {
            Builder longer = new Builder();
            longer.rounds = 3;
            longer.packs = 2;
            return longer;
          });

  private static OptionSchema<HighCardOptions> schema(Supplier<Builder> start) {
    return OptionSchema.builder(start, Builder::build)
        .option("hand-size", range(1, 9), HighCardOptions::handSize, (b, n) -> b.handSize = n)
        .option("packs", range(1, 2), HighCardOptions::packs, (b, n) -> b.packs = n)
        .option("rounds", range(1, 9), HighCardOptions::rounds, (b, n) -> b.rounds = n)
        .option("bury", flag("on", "off"), HighCardOptions::bury, (b, on) -> b.bury = on)
        .option("prize", flag("on", "off"), HighCardOptions::prize, (b, on) -> b.prize = on)
        .require("rounds", (o, seats) -> o.rounds() < 9 || seats < 3, "9 rounds are for two")
        .build();
  }

  private static final class Builder {
    private int handSize = 2;
    private int packs = 1;
    private int rounds = 1;
    private boolean bury;
    private boolean prize = true;

    HighCardOptions build() {
      return new HighCardOptions(handSize, packs, rounds, bury, prize);
    }
  }
}
