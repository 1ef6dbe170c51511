package io.github.spadille.engine.game;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.rulebook.RulePage;

/**
 * The games of one module, offered as a service to programs that want every game.
 *
 * <p>A module lists its implementation under {@code provides} in its descriptor and in {@code
 * META-INF/services}, and a {@code Catalog} finds it. Implementations have a public constructor
 * without arguments.
 */
public interface GameFamily {
  /** Returns the games, in alphabetical order of their ids. */
  ImmutableList<Game<?, ?, ?>> games();

  /** Returns the rulebooks that are of no game, such as that of a deck; none by default. */
  default ImmutableList<RulePage> pages() {
    return ImmutableList.of();
  }
}
