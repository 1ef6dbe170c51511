package io.github.spadille.benchmarks;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Runs this program in a process of its own, so that nothing else shaped the compiled code. */
final class OwnProcess {
  private OwnProcess() {}

  /**
   * Returns the lines that the program prints.
   *
   * @throws IOException if it fails
   */
  static ImmutableList<String> lines(String... arguments) throws IOException, InterruptedException {
    List<String> command =
        ImmutableList.<String>builder()
            .add(System.getProperty("java.home") + "/bin/java")
            .add("-cp", System.getProperty("java.class.path"))
            .add(Main.class.getName())
            .add(arguments)
            .build();
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    ImmutableList<String> lines;
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      lines = reader.lines().collect(ImmutableList.toImmutableList());
    }
    if (process.waitFor() != 0 || lines.isEmpty()) {
      throw new IOException("the measurement failed: " + String.join(" ", arguments));
    }
    return lines;
  }
}
