package io.github.spadille.engine.game;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import java.util.Optional;

/**
 * Why a move is illegal: the rule that it breaks and the reason in one sentence.
 *
 * <p>A refusal is an answer to the seat that tried the move, so it tells nothing that this seat
 * does not know already. The text of the rule is in the game's {@linkplain
 * io.github.spadille.engine.rulebook.Rulebook rulebook}.
 *
 * @param ruleId the id of the rule in the rulebook: {@code MYG-14}
 * @param reason one sentence that names the cards or numbers concerned
 * @param cards the cards that the reason is about; possibly none
 */
public record Refusal(String ruleId, String reason, ImmutableList<Card> cards) {
  /** Returns a refusal as {@link Rules#refusal} does. */
  public static Optional<Refusal> refuse(String ruleId, String reason, Card... cards) {
    return Optional.of(of(ruleId, reason, cards));
  }

  /** Returns a refusal. */
  public static Refusal of(String ruleId, String reason, Card... cards) {
    return new Refusal(ruleId, reason, ImmutableList.copyOf(cards));
  }

  /** Returns the rule's id and the reason: {@code MYG-14: hearts were led and you hold 3h}. */
  @Override
  public String toString() {
    return ruleId + ": " + reason;
  }
}
