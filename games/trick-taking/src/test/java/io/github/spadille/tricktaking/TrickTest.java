package io.github.spadille.tricktaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TrickTest {
  private static final List<PlayingCard> ALL = PlayingCard.FAMILY.cards();

  @Property
  void holdsItsCards(@ForAll @IntRange(max = 8) int size, @ForAll long seed) {
    Random random = new Random(seed);
    Trick trick = Trick.empty();
    List<PlayingCard> cards = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      PlayingCard card = ALL.get(random.nextInt(ALL.size()));
      trick = trick.with(card);
      cards.add(card);
    }
    assertThat(trick).isEqualTo(cards);
    assertThat(trick.toSet()).isEqualTo(new HashSet<>(cards));
  }

  /** The order of trumps finds the winner from the whole trick; card by card it is the same. */
  @Property
  void trumpsWinAsTheirStrengthTells(@ForAll Suit trump, @ForAll long seed) {
    Random random = new Random(seed);
    int cards = random.nextBoolean() ? 64 : 128; // one back or two
    Trick trick = Trick.empty().with(suited(random, cards));
    for (int i = random.nextInt(8); i > 0; i--) {
      trick = trick.with(ALL.get(random.nextInt(cards)));
    }
    Trick.Order order = Suits.trumps(trump);
    assertThat(trick.winner(order)).isEqualTo(trick.winner(order::strength));
    if (cards == 64) {
      assertThat(order.strongest(trick.toSet(), trick.led()))
          .isEqualTo(trick.get(trick.winner(order::strength)));
    }
  }

  @Test
  void anOrderNeedNotKnowTheStrongestCard() {
    Trick.Order first = (card, led) -> 0;
    PlayingCard ace = PlayingCard.parse("As");
    assertThat(first.strongest(PlayingCards.set("As 2s"), ace)).isNull();
    assertThat(Suits.trumps(Suit.HEARTS).strongest(PlayingCards.noCards(), ace)).isNull();
  }

  private static PlayingCard suited(Random random, int cards) {
    PlayingCard card = ALL.get(random.nextInt(cards));
    return card.isJoker() ? PlayingCard.parse("Ah") : card;
  }

  @Test
  void refusesANinthCard() {
    Trick full = Trick.of(0, 8);
    assertThatThrownBy(() -> full.with(PlayingCard.X1)).isInstanceOf(IllegalStateException.class);
  }
}
