package io.github.spadille.testkit.whisper;

import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;

/** What can be chosen about Whisper. */
public record WhisperOptions(int points, boolean secret) {
  /** What can be chosen, as records write it. */
  public static final OptionSchema<WhisperOptions> SCHEMA =
      OptionSchema.builder(Builder::new, Builder::build)
          .option(
              "points",
              oneOf(1, 2),
              WhisperOptions::points,
              (builder, points) -> builder.points = points)
          .option(
              "bids",
              flag("secret", "open"),
              WhisperOptions::secret,
              (builder, secret) -> builder.secret = secret)
          .preset("aloud", ImmutableMap.of("points", "2", "bids", "open"))
          .build();

  /** Collects choices. */
  static final class Builder {
    private int points = 1;
    private boolean secret = true;

    WhisperOptions build() {
      return new WhisperOptions(points, secret);
    }
  }
}
