package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import java.util.Objects;

/**
 * Why a move is refused: an answer to the player who tried it.
 *
 * @param rule the id of the rule that it breaks: {@code MYG-14}
 * @param reason the key of the reason among those of the rule: {@code follow}
 * @param arguments cards, numbers and whatever else the reason is about
 * @param text the reason for people
 * @param ruleText the rule as it is in force, in Markdown
 */
@JsonPropertyOrder({"rule", "reason", "arguments", "text", "ruleText"})
public record RefusalData(
    String rule, String reason, ImmutableList<ArgumentData> arguments, String text, String ruleText)
    implements Message {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public RefusalData {
    Objects.requireNonNull(rule, "rule");
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(arguments, "arguments");
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(ruleText, "ruleText");
  }
}
