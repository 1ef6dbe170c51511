package io.github.spadille.examples.newgame;

import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Agram.
 *
 * <p>Options are an immutable value. The schema below is all that records, command lines and house
 * rules need to know: the key, the values, the effect, the rules concerned.
 *
 * @param handSize cards dealt to each seat: 6, or 5 for Sink-Sink
 * @param hands how many hands are played
 */
public record AgramOptions(int handSize, int hands) {
  /** The schema; its builder starts with the defaults. */
  public static final OptionSchema<AgramOptions> SCHEMA =
      OptionSchema.builder(Builder::new, Builder::build)
          .option(
              "hand-size",
              oneOf(6, 5),
              AgramOptions::handSize,
              (builder, size) -> builder.handSize = size)
          .option(
              "hands",
              range(1, 100, 1, 3),
              AgramOptions::hands,
              (builder, hands) -> builder.hands = hands)
          .build();

  private static final class Builder {
    int handSize = 6;
    int hands = 1;

    AgramOptions build() {
      return new AgramOptions(handSize, hands);
    }
  }
}
