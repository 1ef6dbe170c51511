package io.github.spadille.games;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.MoreCollectors.onlyElement;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.base.Splitter;
import com.google.common.base.StandardSystemProperty;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A native image is told of every file that a module reads at run time. */
class NativeImageHintsTest {
  private static final String HINTS = "META-INF/native-image/io.github.spadille";
  private static final Pattern NEVER_READ =
      Pattern.compile(
          ".*\\.class|META-INF/(MANIFEST\\.MF|LICENSE|maven/.*|native-image/.*|proguard/.*|maven-archiver/.*)");

  /** A module: its name, its files, and the patterns of those that an image holds. */
  private record Hinted(String artifact, ImmutableList<String> files, ImmutableList<Pattern> held) {
    static Hinted of(Path root) throws IOException {
      try (Stream<Path> all = Files.walk(root);
          Stream<Path> named = Files.list(root.resolve(HINTS))) {
        Path hints = named.collect(onlyElement());
        return new Hinted(
            hints.getFileName().toString(),
            all.filter(Files::isRegularFile)
                .map(file -> root.relativize(file).toString().replace('\\', '/'))
                .collect(toImmutableList()),
            patterns(hints.resolve("resource-config.json")));
      }
    }

    private static ImmutableList<Pattern> patterns(Path hints) throws IOException {
      ImmutableList.Builder<Pattern> patterns = ImmutableList.builder();
      JsonNode includes =
          new ObjectMapper().readTree(Files.readString(hints)).at("/resources/includes");
      for (JsonNode include : includes) {
        patterns.add(Pattern.compile(include.get("pattern").textValue()));
      }
      return patterns.build();
    }

    boolean holds(String file) {
      return held.stream().anyMatch(pattern -> pattern.matcher(file).matches());
    }
  }

  /** Returns the modules of this library on the class path, as folders of classes or as jars. */
  private static List<Hinted> modules() throws IOException {
    List<Hinted> modules = new ArrayList<>();
    for (String entry :
        Splitter.on(File.pathSeparator).split(StandardSystemProperty.JAVA_CLASS_PATH.value())) {
      Path path = Path.of(entry);
      if (Files.isDirectory(path.resolve(HINTS))) {
        modules.add(Hinted.of(path));
      } else if (Files.isRegularFile(path) && entry.endsWith(".jar")) {
        try (FileSystem jar = FileSystems.newFileSystem(path)) {
          if (Files.isDirectory(jar.getPath(HINTS))) {
            modules.add(Hinted.of(jar.getPath("/")));
          }
        }
      }
    }
    return modules;
  }

  /** Games, their moves and their options are found and made without reflection. */
  @Test
  void noClassIsNamedButThoseThatBecomeJson() throws IOException {
    assertThat(modules())
        .filteredOn(
            module ->
                module.files().stream().anyMatch(file -> file.endsWith("reflect-config.json")))
        .extracting(Hinted::artifact)
        .containsExactly("spadille-formats");
  }

  @Test
  void everyFileThatIsReadIsInTheImage() throws IOException {
    List<Hinted> modules = modules();

    assertThat(modules)
        .extracting(Hinted::artifact)
        .contains("spadille-engine", "spadille-formats", "spadille-fishing", "spadille-games");
    for (Hinted module : modules) {
      assertThat(module.files())
          .as(module.artifact())
          .filteredOn(file -> !NEVER_READ.matcher(file).matches())
          .allMatch(module::holds);
      assertThat(module.files())
          .as(module.artifact())
          .filteredOn(file -> file.endsWith(".class"))
          .noneMatch(module::holds);
    }
    assertThat(modules)
        .flatExtracting(Hinted::files)
        .contains(
            "io/github/spadille/engine/words/engine_it.properties",
            "io/github/spadille/formats/record/library.properties",
            "io/github/spadille/fishing/scopa/scopa_it.md",
            "META-INF/services/io.github.spadille.engine.game.GameFamily");
  }
}
