package io.github.spadille.webtable.browser;

/** A server to look at. */
record RunningTable(String address, Runnable stop) implements AutoCloseable {
  /** Returns a server that this program has started, or the one that a system property names. */
  static RunningTable start() {
    String address = System.getProperty("web-table");
    return new RunningTable(address, () -> {});
  }

  @Override
  public void close() {
    stop.run();
  }
}
