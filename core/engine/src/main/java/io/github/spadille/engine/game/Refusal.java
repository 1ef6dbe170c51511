package io.github.spadille.engine.game;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;

/**
 * Why a move is illegal: the rule that it breaks, the reason, and what the reason is about.
 *
 * <p>A refusal is an answer to the player who tried the move, so it tells nothing that this player
 * does not know already. Its text is made by {@link
 * io.github.spadille.engine.words.Words#text(Phrase)} of its {@link #phrase}; the text of the rule
 * is in the game's {@linkplain io.github.spadille.engine.rulebook.Rulebook rulebook}.
 *
 * @param ruleId the id of the rule in the rulebook: {@code MYG-14}
 * @param reason the key of the reason among those of the rule: {@code follow}
 * @param arguments cards, numbers and whatever else the reason is about, as in a {@link Phrase}
 */
public record Refusal(String ruleId, String reason, ImmutableList<Object> arguments) {
  /** Returns a refusal as {@link Rules#refusal} does. */
  public static Optional<Refusal> refuse(String ruleId, String reason, Object... arguments) {
    return Optional.of(of(ruleId, reason, arguments));
  }

  /** Returns a refusal. */
  public static Refusal of(String ruleId, String reason, Object... arguments) {
    return new Refusal(ruleId, reason, ImmutableList.copyOf(arguments));
  }

  /** Returns the cards among the {@link #arguments}. */
  public ImmutableList<Card> cards() {
    return arguments.stream()
        .filter(Card.class::isInstance)
        .map(Card.class::cast)
        .collect(toImmutableList());
  }

  /** Returns the reason as something that can be told: {@code refusal.MYG-14.follow}. */
  public Phrase phrase() {
    return new Phrase("refusal." + ruleId + "." + reason, Seats.NOBODY, arguments);
  }

  /** Returns the rule's id, the reason and its arguments: {@code MYG-14 follow [7d, h]}. */
  @Override
  public String toString() {
    return ruleId + " " + reason + (arguments.isEmpty() ? "" : " " + arguments);
  }
}
