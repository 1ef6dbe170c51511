package io.github.spadille.terminal;

import java.io.IOException;

/** Says that what a name leads to can be no file, whatever is forced. */
final class UnwritableException extends IOException {
  private static final long serialVersionUID = 1L;

  /** Why. */
  enum Reason {
    /** It is a directory. */
    DIRECTORY("file.directory"),
    /** It is a device or a pipe. */
    SPECIAL("file.special"),
    /** It is a link that leads back to itself. */
    LOOP("file.loop");

    private final String key;

    Reason(String key) {
      this.key = key;
    }
  }

  private final Reason reason;

  /** Creates an exception; its message is in English. */
  UnwritableException(Reason reason) {
    super(Sentences.ENGLISH.text(reason.key));
    this.reason = reason;
  }

  /** Returns the message in a language. */
  String message(Sentences sentences) {
    return sentences.text(reason.key);
  }
}
