package io.github.spadille.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.base.StandardSystemProperty;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import java.io.File;
import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The games are found with their rulebooks by applications that are made of modules, too. */
class ModulePathTest {
  private static final String NAME = "io.github.spadille.games";

  /** Returns what of the class path makes a module that the games need. */
  private static ModuleFinder finder() {
    List<Path> modules = new ArrayList<>();
    for (String entry :
        Splitter.on(File.pathSeparator).split(StandardSystemProperty.JAVA_CLASS_PATH.value())) {
      Path path = Path.of(entry);
      try {
        if (!ModuleFinder.of(path).findAll().isEmpty()) {
          modules.add(path);
        }
      } catch (FindException e) {
        // Test classes without a module descriptor lie on the class path as well.
        assertThat(entry).doesNotContain("spadille" + File.separator + "games");
      }
    }
    return ModuleFinder.of(modules.toArray(new Path[0]));
  }

  @Test
  void everyGameIsFoundOnTheModulePath() throws ReflectiveOperationException {
    ModuleLayer boot = ModuleLayer.boot();
    Configuration configuration =
        boot.configuration().resolveAndBind(finder(), ModuleFinder.of(), ImmutableSet.of(NAME));
    ModuleLayer layer =
        boot.defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader());

    Class<?> catalog =
        layer.findLoader("io.github.spadille.engine").loadClass(Catalog.class.getName());
    assertThat(catalog.getModule().isNamed()).isTrue();
    Object loaded = catalog.getMethod("load").invoke(null);
    Set<String> found = new LinkedHashSet<>();
    for (Object game : (Iterable<?>) catalog.getMethod("games").invoke(loaded)) {
      assertThat(game.getClass().getMethod("rulebook").invoke(game)).asString().isNotEmpty();
      assertThat(game.getClass().getMethod("setup").invoke(game))
          .isNotNull(); // It reads its tables.
      found.add((String) game.getClass().getMethod("id").invoke(game));
    }
    assertThat(found)
        .containsExactlyElementsOf(Iterables.transform(Catalog.load().games(), Game::id));
  }
}
