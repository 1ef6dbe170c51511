package io.github.spadille.examples.newgame;

import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Agram.
 *
 * @param handSize cards dealt to each seat: 6, or 5 for Sink-Sink
 * @param hands how many hands are played
 */
public record AgramOptions(int handSize, int hands) {
  /** All that records, command lines and house rules need to know: keys, values and defaults. */
  public static final OptionSchema<AgramOptions> SCHEMA =
      OptionRecord.of(
              AgramOptions.class,
              option("hand-size", oneOf(6, 5), 6, AgramOptions::handSize),
              option("hands", range(1, 100, 1, 3), 1, AgramOptions::hands))
          .build();
}
