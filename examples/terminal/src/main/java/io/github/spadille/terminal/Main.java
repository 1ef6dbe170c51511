package io.github.spadille.terminal;

/** The entry point of the <code>spadille</code> command. */
public final class Main {
  private Main() {}

  /**
   * Runs the command.
   *
   * @param args the command line
   */
  public static void main(String[] args) {
    System.out.println("spadille");
  }
}
