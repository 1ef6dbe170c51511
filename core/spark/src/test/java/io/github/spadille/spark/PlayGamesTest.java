package io.github.spadille.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What travels to the machines: the text of the experiment, and nothing else. */
class PlayGamesTest {
  private static final PlayGames SCOPA = PlayGames.of(LocalSpark.SCOPA);

  static Stream<Serializable> functions() {
    return Stream.of(SCOPA, new RowLines(SCOPA.experiment()));
  }

  private static byte[] serialized(Serializable value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return bytes.toByteArray();
  }

  @ParameterizedTest
  @MethodSource("functions")
  void onlyTheExperimentTravels(Serializable function) throws Exception {
    byte[] bytes = serialized(function);
    assertThat(Arrays.stream(function.getClass().getDeclaredFields()))
        .filteredOn(field -> !Modifier.isStatic(field.getModifiers()))
        .extracting(Field::getName)
        .isSubsetOf("experiment", "library");
    assertThat(bytes.length).isLessThan(SCOPA.experiment().length() + 200);
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      assertThat(in.readObject()).isEqualTo(function);
    }
  }

  @Test
  void anotherVersionOfTheLibraryDoesNotPlay() {
    PlayGames other = new PlayGames(SCOPA.experiment(), "0.0.9");
    assertThatThrownBy(() -> other.call(List.of(0L).iterator()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "this machine has version " + SCOPA.library() + " of the library; expected 0.0.9");
  }

  @Test
  void aPartitionWithoutGamesHasNoRows() {
    assertThat(new PlayGames("no experiment", "none").call(Collections.emptyIterator()))
        .isExhausted();
  }
}
