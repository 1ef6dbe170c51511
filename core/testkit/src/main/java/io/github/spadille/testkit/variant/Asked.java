package io.github.spadille.testkit.variant;

import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a game has asked one of its variant points, and what may be answered.
 *
 * @param point the name of the method
 * @param bend whether the variant allows more or forbids more
 * @param arguments what the method was given
 * @param answer what the game itself answers
 * @param usual what the kit makes of that answer; the same if it knows no other of that type
 */
public record Asked(
    String point,
    Bend bend,
    List<@Nullable Object> arguments,
    @Nullable Object answer,
    @Nullable Object usual) {

  /** Creates what was asked; the arguments are not copied. */
  public Asked {
    arguments = Collections.unmodifiableList(arguments);
  }

  /** Tells whether a method of this name was asked. */
  public boolean is(String name) {
    return point.equals(name);
  }

  /** Tells whether the variant allows more. */
  public boolean isMore() {
    return bend == Bend.MORE;
  }

  /** Tells whether the variant forbids more. */
  public boolean isLess() {
    return bend == Bend.LESS;
  }

  /** Returns a seat that there is in every game, as the answer to which seat is next. */
  public int seat() {
    return isMore() ? 0 : 1;
  }

  /**
   * Returns an argument of the method.
   *
   * @param type what it is
   */
  public <T> T argument(int index, Class<T> type) {
    return type.cast(arguments.get(index));
  }
}
