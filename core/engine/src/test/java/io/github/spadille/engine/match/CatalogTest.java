package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceConfigurationError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogTest {
  /** A family that no file on the class path names. */
  public static final class Plugin implements GameFamily {
    @Override
    public ImmutableList<Game<?, ?, ?>> games() {
      return ImmutableList.of(Showdown.GAME);
    }
  }

  @TempDir private Path folder;

  /** Returns a class loader that sees a family of that name besides what all see. */
  private URLClassLoader naming(String family) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(GameFamily.class.getName()), family);
    return new URLClassLoader(
        new URL[] {folder.toUri().toURL()}, CatalogTest.class.getClassLoader());
  }

  @Test
  void aClassLoaderBringsItsOwnGames() throws IOException {
    try (URLClassLoader loader = naming(Plugin.class.getName())) {
      String id = Showdown.GAME.id();

      assertThat(Catalog.load(loader).game(id)).isSameAs(Showdown.GAME);
      assertThatThrownBy(() -> Catalog.load().game(id)).hasMessageContaining("unknown game " + id);
    }
  }

  @Test
  void aFamilyThatIsNotThereIsAnError() throws IOException {
    try (URLClassLoader loader = naming("my.Missing")) {
      assertThatThrownBy(() -> Catalog.load(loader))
          .isInstanceOf(ServiceConfigurationError.class)
          .hasMessageContaining("my.Missing");
    }
  }

  @Test
  void twoGamesOfOneIdAreRefused() {
    assertThatThrownBy(() -> Catalog.of(ImmutableList.of(Showdown.GAME, Showdown.GAME)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("two games have the id " + Showdown.GAME.id());
  }
}
