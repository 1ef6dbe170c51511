package io.github.spadille.testkit.whisper;

import static io.github.spadille.engine.option.OptionType.oneOf;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;

/** What can be chosen about Whisper. */
public record WhisperOptions(int points, boolean secret) {
  /** What can be chosen, as records write it. */
  public static final OptionSchema<WhisperOptions> SCHEMA =
      OptionSchema.builder(new WhisperOptions(1, true))
          .option("points", oneOf(1, 2))
          .of(WhisperOptions::points, WhisperOptions::withPoints)
          .flag("bids", "secret", "open")
          .of(WhisperOptions::secret, WhisperOptions::withSecret)
          .preset("aloud", ImmutableMap.of("points", "2", "bids", "open"))
          .build();

  private WhisperOptions withPoints(int value) {
    return new WhisperOptions(value, secret);
  }

  private WhisperOptions withSecret(boolean value) {
    return new WhisperOptions(points, value);
  }
}
