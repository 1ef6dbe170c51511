package io.github.spadille.terminal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program as a process of its own, which a test can kill. */
final class ChildProgram {
  private ChildProgram() {}

  /** Returns the command that starts it; what lives for a second or two is compiled in haste. */
  static List<String> command(String... args) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(args));
    return command;
  }
}
