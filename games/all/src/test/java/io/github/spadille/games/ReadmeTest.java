package io.github.spadille.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** What the README shows is what the library does. */
@Isolated // It takes the place of the console.
class ReadmeTest {
  private static final Path README = Path.of("..", "..", "README.md");
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern LINK = Pattern.compile("\\]\\(((?!http)[^)#]+)\\)");

  private static final String HEAD =
      """
      import io.github.spadille.engine.match.*;
      import io.github.spadille.engine.move.*;
      import io.github.spadille.engine.seat.*;
      import io.github.spadille.engine.table.*;
      import io.github.spadille.tricktaking.ohhell.*;
      import java.util.*;
      public class Example {
        public static void main(String[] args) {
      """;

  @Test
  void theFirstExampleCompilesAndRuns(@TempDir Path directory) throws Exception {
    Matcher example = JAVA.matcher(Files.readString(README));
    assertThat(example.find()).isTrue();
    Path source = directory.resolve("Example.java");
    Files.writeString(source, HEAD + example.group(1) + "}}");

    compile(source, directory);
    String output = run(directory);

    assertThat(output)
        .contains("hand.0: ")
        .contains("hand.1: ?? ??")
        .contains("OHH-9")
        .matches(Pattern.compile(".*\\[-?\\d+, -?\\d+, -?\\d+, -?\\d+]\\s*", Pattern.DOTALL));
  }

  private static void compile(Path source, Path directory) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of("-d", directory.toString(), "-cp", System.getProperty("java.class.path"));
      boolean compiled =
          compiler
              .getTask(messages, files, null, options, null, files.getJavaFileObjects(source))
              .call();
      assertThat(compiled).as(messages.toString()).isTrue();
    }
  }

  private static String run(Path directory) throws Exception {
    PrintStream console = System.out;
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    URL[] classes = {directory.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(classes, ReadmeTest.class.getClassLoader())) {
      System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
      loader
          .loadClass("Example")
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(console);
    }
    return output.toString(StandardCharsets.UTF_8);
  }

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    Matcher link = LINK.matcher(Files.readString(README));
    int links = 0;
    while (link.find()) {
      assertThat(README.resolveSibling(link.group(1))).exists();
      links++;
    }
    assertThat(links).isPositive();
  }

  @Test
  void everyGameOfTheTableIsInTheCatalog() throws IOException {
    String readme = Files.readString(README);
    for (var game : Catalog.load().games()) {
      assertThat(readme).contains("`" + game.id() + "`");
    }
  }
}
