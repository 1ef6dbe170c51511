package io.github.spadille.engine.game;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class DeductionListenerTest {
  /** Notes which of some hands fit each clue. */
  private static final class Fitting implements DeductionListener {
    private final ImmutableList<CardList<PlayingCard>> hands =
        ImmutableList.of(list("As"), list("As 2s"), list("As 2s 3s"));
    private final List<String> fitting = new ArrayList<>();

    @Override
    @SuppressWarnings("unchecked") // All cards are playing cards.
    public <C extends Card> void that(
        String pile, CardFamily<C> family, Predicate<? super CardList<C>> property) {
      StringBuilder fit = new StringBuilder(pile);
      hands.stream()
          .filter(hand -> property.test((CardList<C>) (CardList<?>) hand))
          .forEach(hand -> fit.append(' ').append(hand.size()));
      fitting.add(fit.toString());
    }

    @Override
    public void none(String pile, Iterable<? extends Card> cards) {
      throw new AssertionError(pile);
    }

    @Override
    public void some(String pile, Iterable<? extends Card> cards) {
      throw new AssertionError(pile);
    }

    @Override
    public void exactly(String pile, int count, Iterable<? extends Card> cards) {
      throw new AssertionError(pile);
    }

    @Override
    public void shown(String pile, Iterable<? extends Card> cards) {
      throw new AssertionError(pile);
    }

    @Override
    public void unknown() {
      throw new AssertionError("unknown");
    }
  }

  @Test
  void thatNothingIsMissingIsToldStepByStep() {
    Fitting clues = new Fitting();
    clues.complete("hand.0", FAMILY, cards -> 3 - cards.size(), 2);
    assertThat(clues.fitting).containsExactly("hand.0 3", "hand.0 2 3", "hand.0 1 2 3");
  }

  @Test
  void howAPileAgreesWithWhatItHeldIsUnknownToWhoeverKeepsNoStates() {
    Fitting clues = new Fitting();
    assertThatThrownBy(
            () -> clues.since("draw-no", "1", "hand.0", FAMILY, (then, now) -> then.equals(now)))
        .hasMessage("unknown");
  }
}
