package io.github.spadille.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.lab.Comparison;
import io.github.spadille.lab.Experiment;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README of this module shows is what it does. */
class SparkReadmeTest {
  private static final Path README = Path.of("README.md");
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern LINK = Pattern.compile("\\]\\(((?!http)[^)#]+)[^)]*\\)");

  /** The example, which hands over what it comes to. */
  private static final String FRAME =
      """
      import io.github.spadille.lab.Comparison;
      import io.github.spadille.lab.Experiment;
      import io.github.spadille.lab.Measure;
      import io.github.spadille.lab.RuleSet;
      import io.github.spadille.spark.*;
      import java.util.Map;
      import org.apache.spark.sql.*;
      public class SparkExample {
        public static Comparison of(SparkSession session) {
          %s
          return comparison;
        }
      }
      """;

  @Test
  void theExampleCompilesAndRuns(@TempDir Path folder) throws Exception {
    Matcher example = JAVA.matcher(Files.readString(README));
    assertThat(example.find()).isTrue();
    String rows = folder.resolve("rows.parquet").toString();
    String code = example.group(1).replace("rows.parquet", rows).replace("1_000", "50");
    Path source = folder.resolve("SparkExample.java");
    Files.writeString(source, FRAME.formatted(code));

    compile(source, folder);
    Comparison comparison;
    URL[] classes = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(classes, getClass().getClassLoader())) {
      comparison =
          (Comparison)
              loader
                  .loadClass("SparkExample")
                  .getMethod("of", SparkSession.class)
                  .invoke(null, LocalSpark.session());
    }

    Experiment played = RowSchema.experiment(LocalSpark.session().read().parquet(rows).schema());
    assertThat(comparison.contrasts()).hasSize(1);
    assertThat(comparison.contrasts().get(0).deals()).isEqualTo(50);
    assertThat(played.rules()).hasToString("[usual, dealer-bid=hook]");
  }

  private static void compile(Path source, Path folder) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
      boolean isCompiled =
          compiler
              .getTask(messages, files, null, options, null, files.getJavaFileObjects(source))
              .call();
      assertThat(isCompiled).as(messages.toString()).isTrue();
    }
  }

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    Matcher link = LINK.matcher(Files.readString(README));
    assertThat(link.results().map(each -> each.group(1)).toList())
        .isNotEmpty()
        .allSatisfy(each -> assertThat(README.toAbsolutePath().resolveSibling(each)).exists());
  }
}
