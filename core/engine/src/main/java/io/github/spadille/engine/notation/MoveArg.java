package io.github.spadille.engine.notation;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An argument of a class of moves: how it is written, and where it stands in a move.
 *
 * <p>Made by {@link Arg#of}: {@code CARD.of(Play::card)}. Immutable.
 */
public final class MoveArg<F, T> {
  private final Arg<T> arg;
  private final Function<F, T> accessor;
  private final @Nullable String wordBefore;

  MoveArg(Arg<T> arg, Function<F, T> accessor) {
    this(arg, accessor, null);
  }

  private MoveArg(Arg<T> arg, Function<F, T> accessor, @Nullable String wordBefore) {
    this.arg = arg;
    this.accessor = accessor;
    this.wordBefore = wordBefore;
  }

  /**
   * Returns this argument with a word that always stands before it, for which a move has no
   * component: {@code checki} in {@code discard 7d checki 8h}. Words that follow the verb are
   * written with {@linkplain MoveSyntax.Builder#form it}.
   *
   * @throws IllegalArgumentException if it is no single word
   */
  public MoveArg<F, T> after(String word) {
    checkArgument(Word.isOne(word), "\"%s\" before an argument; expected one word", word);
    return new MoveArg<>(arg, accessor, word);
  }

  /** How it is written. */
  Arg<T> arg() {
    return arg;
  }

  /** Its value in a move. */
  Function<F, T> accessor() {
    return accessor;
  }

  /** The word before it, or null. */
  @Nullable String wordBefore() {
    return wordBefore;
  }
}
