package io.github.spadille.webtable.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.spadille.webtable.WebTable;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;

/** The program in a process of its own, as people start it. */
final class RunningTable implements AutoCloseable {
  private static final String PLAY_AT = "Play at ";

  private final Process process;
  private final String address;

  private RunningTable(Process process, String address) {
    this.process = process;
    this.address = address;
  }

  /**
   * Starts the program on a free port, behind a base path.
   *
   * @param data the folder that keeps its tables
   */
  static RunningTable start(Path data) {
    return start(data, 0);
  }

  /**
   * Starts the program behind a base path.
   *
   * @param data the folder that keeps its tables
   * @param port 0 for any that is free
   */
  static RunningTable start(Path data, int port) {
    try {
      Process process =
          new ProcessBuilder(
                  List.of(
                      Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                      "-cp",
                      System.getProperty("java.class.path"),
                      WebTable.class.getName(),
                      "--port",
                      Integer.toString(port),
                      "--base-path",
                      "/cards",
                      "--data",
                      data.toString()))
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      // The process goes on writing; closing its output here would stop it.
      @SuppressWarnings("resource")
      BufferedReader out =
          new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
      String line = out.readLine();
      if (line == null || !line.startsWith(PLAY_AT)) {
        process.destroy();
        throw new AssertionError("the program said " + line + ", expected " + PLAY_AT);
      }
      return new RunningTable(process, line.substring(PLAY_AT.length()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the address of the lobby. */
  String address() {
    return address;
  }

  /** Returns the port on which it listens. */
  int port() {
    return URI.create(address).getPort();
  }

  /** Ends the program at once, as a power cut does to a process. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroy();
  }
}
