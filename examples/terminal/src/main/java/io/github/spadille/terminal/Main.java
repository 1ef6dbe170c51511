package io.github.spadille.terminal;

import io.github.spadille.engine.Catalog;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The entry point of the <code>spadille</code> command. */
public final class Main {
  private Main() {}

  /**
   * Runs the command and ends the program with its exit code.
   *
   * @param args the command line
   */
  public static void main(String[] args) {
    CommandLine standard = new CommandLine(CommandSpec.create());
    System.exit(
        Spadille.execute(
            Catalog.load(),
            Console::open,
            SuitSigns.ofProgram(standard.getOut()),
            SuitSigns.ofProgram(standard.getErr()),
            args));
  }
}
