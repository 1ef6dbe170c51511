package io.github.spadille.formats.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.spadille.engine.text.HiddenCharacters;
import io.github.spadille.formats.json.BoundObservationData;
import io.github.spadille.formats.json.BoundViewData;
import io.github.spadille.formats.json.ObservationData;
import io.github.spadille.formats.json.ViewData;
import io.github.spadille.formats.json.ViewJson;

class ViewFuzz {
  private static final int LONGEST_MESSAGE = 500;

  /** A text is the JSON of a view or of more, and is written with the same data, or is refused. */
  @FuzzTest
  void views(byte[] bytes) {
    Patience.read(() -> check(bytes));
  }

  private static void check(byte[] bytes) {
    String json = new String(bytes, UTF_8);
    check(
        () -> {
          ViewData view = ViewJson.read(json);
          assertThat(ViewJson.read(ViewJson.write(view))).isEqualTo(view);
        });
    check(
        () -> {
          ObservationData observation = ViewJson.readObservation(json);
          assertThat(ViewJson.readObservation(ViewJson.write(observation))).isEqualTo(observation);
        });
    check(
        () -> {
          BoundViewData view = ViewJson.readBound(json);
          assertThat(ViewJson.readBound(ViewJson.write(view))).isEqualTo(view);
        });
    check(
        () -> {
          BoundObservationData observation = ViewJson.readBoundObservation(json);
          assertThat(ViewJson.readBoundObservation(ViewJson.write(observation)))
              .isEqualTo(observation);
        });
  }

  private static void check(Runnable read) {
    try {
      read.run();
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage()).hasSizeLessThan(LONGEST_MESSAGE).doesNotContain("\n");
      assertThat(HiddenCharacters.isIn(e.getMessage())).isFalse();
    }
  }
}
