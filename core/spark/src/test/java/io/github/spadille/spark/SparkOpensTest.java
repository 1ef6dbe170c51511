package io.github.spadille.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;
import org.junit.jupiter.api.Test;

/** What the pom opens of the JDK is what this version of Spark reaches into. */
class SparkOpensTest {
  private static Stream<String> opens(Stream<String> options) {
    return options.filter(option -> option.startsWith("--add-opens")).sorted();
  }

  @Test
  void thePomOpensWhatSparkAsksFor() {
    assertThat(opens(ManagementFactory.getRuntimeMXBean().getInputArguments().stream()))
        .isNotEmpty()
        .isEqualTo(opens(Arrays.stream(JavaModuleOptions.defaultModuleOptionArray())).toList());
  }
}
