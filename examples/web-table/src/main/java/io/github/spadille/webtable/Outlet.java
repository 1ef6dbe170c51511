package io.github.spadille.webtable;

/** The way to one client. Neither method waits for the client. */
interface Outlet {
  /** Sends a text, or drops the client if it is too slow. */
  void tell(String json);

  /** Says goodbye. */
  void close(String reason);
}
