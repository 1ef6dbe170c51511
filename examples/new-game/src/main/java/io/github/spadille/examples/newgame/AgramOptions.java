package io.github.spadille.examples.newgame;

import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Agram.
 *
 * @param handSize cards dealt to each seat: 6, or 5 for Sink-Sink
 * @param hands how many hands are played
 */
@Value.Builder
public record AgramOptions(int handSize, int hands) implements WithAgramOptions {
  /** Returns the options of the base rules. */
  public static AgramOptions defaults() {
    return new AgramOptionsBuilder().handSize(6).hands(1).build();
  }

  /** All that records, command lines and house rules need to know: keys, values and defaults. */
  public static final OptionSchema<AgramOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("hand-size", oneOf(6, 5))
          .of(AgramOptions::handSize, AgramOptions::withHandSize)
          .option("hands", range(1, 100, 1, 3))
          .of(AgramOptions::hands, AgramOptions::withHands)
          .build();
}
