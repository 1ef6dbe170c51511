package io.github.spadille.engine.rulebook;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import io.github.spadille.engine.text.Ids;

/**
 * A rulebook that is of no game, such as that of a deck with which several games are played.
 *
 * <p>It has a name by which programs offer it beside the games; no house rules change it.
 *
 * @param id the name, written like the id of a game and different from all of them
 * @param rulebook the rules; its heading is what people call it
 */
public record RulePage(String id, Rulebook rulebook) {
  /**
   * Creates a page.
   *
   * @throws IllegalArgumentException if the id is not written {@code like-this}
   */
  public RulePage {
    checkArgument(Ids.isId(id), "page id %s; expected like-this", id);
    requireNonNull(rulebook);
  }

  /** Returns the id. */
  @Override
  public String toString() {
    return id;
  }
}
