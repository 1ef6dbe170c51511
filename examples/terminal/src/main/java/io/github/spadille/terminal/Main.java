package io.github.spadille.terminal;

import io.github.spadille.engine.Catalog;

/** The entry point of the <code>spadille</code> command. */
public final class Main {
  private Main() {}

  /**
   * Runs the command and ends the program with its exit code.
   *
   * @param args the command line
   */
  public static void main(String[] args) {
    System.exit(Spadille.execute(Catalog.load(), Console::open, args));
  }
}
