package io.github.spadille.engine.rulebook;

/**
 * One numbered rule.
 *
 * @param id the number: {@code MYG-14}
 * @param section the heading under which it stands
 * @param text the rule, in Markdown, without its id; tables that belong to it included
 */
public record Rule(String id, String section, String text) {
  /** Returns the id and the text. */
  @Override
  public String toString() {
    return id + ". " + text;
  }
}
