package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.engine.rulebook.RulePage;
import io.github.spadille.engine.rulebook.Rulebook;
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

    @Override
    public ImmutableList<RulePage> pages() {
      return ImmutableList.of(PAGE);
    }
  }

  private static final RulePage PAGE =
      new RulePage("my-deck", Rulebook.of("# My deck\n\n- MYD-1. Four cards."));

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
      assertThat(Catalog.load(loader).pages()).contains(PAGE);
      assertThat(Catalog.load(loader).page("my-deck")).contains(PAGE);
      assertThat(Catalog.load().page("my-deck")).isEmpty();
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

  @Test
  void aPageHasAnIdOfItsOwn() {
    RulePage likeGame = new RulePage(Showdown.GAME.id(), PAGE.rulebook());
    for (ImmutableList<RulePage> pages :
        ImmutableList.of(ImmutableList.of(PAGE, PAGE), ImmutableList.of(likeGame))) {
      assertThatThrownBy(() -> Catalog.of(ImmutableList.of(Showdown.GAME), pages))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("a page has the id of another or of a game: " + pages.get(0));
    }
    Catalog catalog = Catalog.of(ImmutableList.of(Showdown.GAME), ImmutableList.of(PAGE));
    assertThatThrownBy(() -> catalog.game("my-deck"))
        .hasMessage("my-deck is no game but a page of rules that games share");
    assertThatThrownBy(() -> catalog.game("my-dekc")).hasMessageContaining("did you mean my-deck?");
    assertThatThrownBy(() -> new RulePage("My deck", PAGE.rulebook()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("page id My deck; expected like-this");
  }
}
