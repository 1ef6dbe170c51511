package io.github.spadille.testkit.variant;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a variant makes of the answer of a variant point: it allows more, or it forbids more. */
public enum Bend {
  /** Every card and every seat, yes, one more, the next word, no refusal. */
  MORE,
  /** A card and a seat less, no, one less, the word before, a refusal. */
  LESS;

  /**
   * Returns another answer in place of what the game itself answers, or the same one if the kit
   * knows no other of this type.
   *
   * @param answer what the game itself answers
   * @param seats how many seats there are
   * @param ruleId the rule by which moves are refused and points are given
   */
  @Nullable Object of(@Nullable Object answer, int seats, String ruleId) {
    boolean more = this == MORE;
    int one = more ? 1 : -1;
    if (answer instanceof Boolean) {
      return more;
    }
    if (answer instanceof Integer number) {
      return number + one;
    }
    if (answer instanceof Long number) {
      return number + one;
    }
    if (answer instanceof CardSet<?> cards) {
      return more ? CardSet.allOf(cards.family()) : withoutFirst(cards);
    }
    if (answer instanceof Seats some) {
      return more ? Seats.all(seats) : withoutFirst(some);
    }
    if (answer instanceof ScoreSheet sheet) {
      return sheet.add(lastHand(sheet), ruleId, 0, one);
    }
    if (answer instanceof Stakes stakes) {
      return more ? stakes.pay(lastHand(stakes.sheet()), ruleId, 0, 1) : stakes;
    }
    if (answer instanceof Optional<?> refusal
        && refusal.filter(known -> !(known instanceof Refusal)).isEmpty()) {
      return more ? Optional.empty() : Refusal.refuse(ruleId, "variant");
    }
    return answer instanceof Enum<?> word ? beside(word, one) : answer;
  }

  private static Object beside(Enum<?> word, int step) {
    Object[] words = word.getDeclaringClass().getEnumConstants();
    return words[Math.floorMod(word.ordinal() + step, words.length)];
  }

  private static <C extends Card> CardSet<C> withoutFirst(CardSet<C> cards) {
    return cards.isEmpty() ? cards : cards.without(cards.first());
  }

  private static Seats withoutFirst(Seats seats) {
    return seats.isEmpty() ? seats : seats.without(seats.first());
  }

  private static int lastHand(ScoreSheet sheet) {
    int lines = sheet.lines().size();
    return lines == 0 ? 1 : sheet.lines().get(lines - 1).hand();
  }
}
