package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptGamesTest {
  private static final String OPEN = "spadille 1\nGame: oh-hell\n\n# the game goes on\n";

  @TempDir Path folder;

  @Test
  void theNewestGameThatIsNotOverIsTheLast() throws IOException {
    KeptGames games = new KeptGames(folder);
    assertThat(games.last(Optional.empty())).isEmpty();
    try (KeptGame first = games.begin("oh-hell")) {
      first.write(OPEN);
    }
    Files.writeString(folder.resolve("99990101-000000-000-scopa.spadille"), "a\n? over\n");
    try (KeptGame last = games.last(Optional.empty()).orElseThrow()) {
      assertThat(last.file().getFileName().toString()).endsWith("-oh-hell.spadille");
    }
    Files.writeString(folder.resolve("99980101-000000-000-fan-tan.spadille"), OPEN);
    try (KeptGame last = games.last(Optional.of("oh-hell")).orElseThrow()) {
      assertThat(last.file().getFileName().toString()).endsWith("-oh-hell.spadille");
    }
    assertThat(games.last(Optional.of("tan"))).isEmpty();
  }

  @Test
  void whatSomebodyPlaysNowIsNotOffered() throws IOException {
    KeptGames games = new KeptGames(folder);
    try (KeptGame playing = games.begin("oh-hell")) {
      playing.write(OPEN);
      assertThat(games.last(Optional.empty())).isEmpty();
    }
    assertThat(games.last(Optional.empty())).isPresent();
  }

  @Test
  void theOldestOfManyAreForgotten() throws IOException {
    for (int i = 0; i < 120; i++) {
      Files.writeString(
          folder.resolve(String.format("20200101-000000-%03d-scopa.spadille", i)), OPEN);
    }
    try (KeptGame begun = new KeptGames(folder).begin("oh-hell")) {
      begun.write(OPEN);
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.filter(file -> file.toString().endsWith("-scopa.spadille"))).hasSize(100);
    }
    assertThat(folder.resolve("20200101-000000-019-scopa.spadille")).doesNotExist();
    assertThat(folder.resolve("20200101-000000-020-scopa.spadille")).exists();
  }

  @Test
  void theEnvironmentSaysWhere() throws IOException {
    Path home = folder.resolve("home");
    try (KeptGame game = KeptGames.of(Map.of(), home).begin("scopa")) {
      assertThat(game.file()).hasParentRaw(home.resolve(".local/state/spadille"));
    }
    Path named = folder.resolve("named");
    try (KeptGame game =
        KeptGames.of(Map.of(KeptGames.VARIABLE, named.toString()), home).begin("scopa")) {
      assertThat(game.file()).hasParentRaw(named);
    }
    Map<String, String> state = Map.of("XDG_STATE_HOME", folder.resolve("state").toString());
    try (KeptGame game = KeptGames.of(state, home).begin("scopa")) {
      assertThat(game.file()).hasParentRaw(folder.resolve("state/spadille"));
    }
  }
}
