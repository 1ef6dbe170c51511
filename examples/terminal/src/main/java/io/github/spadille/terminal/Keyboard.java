package io.github.spadille.terminal;

/** Where people type while the clock of a game runs; it says when. */
interface Keyboard {
  /** Is told what people type, in any thread. */
  interface Hearer {
    /**
     * Somebody has pressed a key, or Enter after a line.
     *
     * @param text the letter or sign of the key, a capital as a small letter; or the line
     * @param moment when, as {@link System#nanoTime} tells it
     */
    void typed(String text, long moment);

    /** Somebody wants to leave, by Escape, Ctrl-C or Ctrl-D, or there is no more input. */
    void left(long moment);

    /** Nothing can be read any more. */
    void failed(Throwable failure, long moment);
  }

  /** Goes on until it is closed; the terminal is then as it was before. */
  interface Listening extends AutoCloseable {
    @Override
    void close();
  }

  /** Begins to tell each key as it is pressed. Keys that write nothing are passed over. */
  Listening keys(Hearer hearer);

  /**
   * Begins to read one line, which people may edit, and tells it.
   *
   * @param prompt what to show before it
   */
  Listening line(String prompt, Hearer hearer);
}
