package io.github.spadille.formats.record;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/** What a line that begins with {@code ?} checks. */
public enum CheckKind {
  /** Who may act: {@code ? turn 0 2}, {@code ? turn chance}, {@code ? turn} when it is over. */
  TURN(Subject.NONE, false),
  /** All legal moves of a seat, in any order: {@code ? moves 2: bid 0; bid 1}. */
  MOVES(Subject.SEAT, true),
  /** A move that is legal: {@code ? legal 3: bid 2}. */
  LEGAL(Subject.MOVER, true),
  /**
   * A move that is refused: {@code ? illegal 3: bid 1}; after two blanks or more, the rule that
   * refuses it.
   */
  ILLEGAL(Subject.MOVER, true),
  /** The cards of a pile: {@code ? pile hand.0: 7d 8c Ks}. */
  PILE(Subject.NAME, true),
  /** A pile or a fact as a viewer sees it: {@code ? view 1 hand.0: ?? ??}. */
  VIEW(Subject.VIEWER_AND_NAME, true),
  /** A fact: {@code ? fact trump: h}. */
  FACT(Subject.NAME, true),
  /** The score of each seat: {@code ? scores: 0 10 -20 30}. */
  SCORES(Subject.NONE, true),
  /** What the last move gave a seat, rule by rule: {@code ? points 2: MYG-19 +30; MYG-21 -10}. */
  POINTS(Subject.SEAT, true),
  /** The seats that won, nobody if none is named: {@code ? winners: 3}. */
  WINNERS(Subject.NONE, true),
  /** The seats that lost, nobody if none is named: {@code ? losers: 0 2}. */
  LOSERS(Subject.NONE, true),
  /** That the game is over: {@code ? over}. */
  OVER(Subject.NONE, false);

  /** What stands between the word and the colon. */
  enum Subject {
    NONE,
    SEAT,
    MOVER,
    NAME,
    VIEWER_AND_NAME
  }

  private static final ImmutableMap<String, CheckKind> BY_WORD;

  static {
    ImmutableMap.Builder<String, CheckKind> byWord = ImmutableMap.builder();
    for (CheckKind kind : values()) {
      byWord.put(kind.word, kind);
    }
    BY_WORD = byWord.buildOrThrow();
  }

  private final String word;
  private final Subject subject;
  private final boolean colon;

  CheckKind(Subject subject, boolean colon) {
    this.word = Ascii.toLowerCase(name());
    this.subject = subject;
    this.colon = colon;
  }

  /** Returns the word that stands after the question mark. */
  public String word() {
    return word;
  }

  /** Returns the kind with a word, if there is one. */
  public static Optional<CheckKind> of(String word) {
    return Optional.ofNullable(BY_WORD.get(word));
  }

  static ImmutableMap<String, CheckKind> byWord() {
    return BY_WORD;
  }

  Subject subject() {
    return subject;
  }

  boolean hasColon() {
    return colon;
  }
}
