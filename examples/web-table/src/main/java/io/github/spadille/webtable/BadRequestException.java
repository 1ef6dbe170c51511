package io.github.spadille.webtable;

/** Thrown when somebody asks for what cannot be had: what is wrong, in a sentence, and where. */
final class BadRequestException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String at;

  BadRequestException(String at, String sentence) {
    super(sentence);
    this.at = at;
  }

  /** Returns where it is: {@code seats[1].name}. */
  String at() {
    return at;
  }
}
