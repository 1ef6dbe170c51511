package io.github.spadille.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import org.junit.jupiter.api.Test;

class DealtOutTest {
  private static final Deck<PlayingCard> PACK = Deck.standard52();
  private final DealtOut first = DealtOut.first(5, PACK);

  @Test
  void theLastSeatDealsFirstAndTheDealPassesToTheLeft() {
    assertThat(first).isEqualTo(new DealtOut(1, 4, PACK.cards()));
    assertThat(first.firstSeat(5)).isZero();
    DealtOut second = first.dealt().next(5, PACK);
    assertThat(second).isEqualTo(new DealtOut(2, 0, PACK.cards()));
    assertThat(second.firstSeat(5)).isEqualTo(1);
  }

  @Test
  void nothingIsLeftAfterTheDeal() {
    assertThat(first.dealt().stock()).isEmpty();
    assertThat(first.dealt().dealer()).isEqualTo(4);
  }

  @Test
  void allCardsAreDealtOneAtATime() {
    CardsPerSeat<PlayingCard> hands = new DealtOut(3, 1, PACK.cards()).hands(5, PACK.cards());
    assertThat(hands.stream().map(CardSet::size)).containsExactly(10, 10, 11, 11, 10);
    assertThat(hands.get(2)).contains(PACK.cards().get(0), PACK.cards().get(51 - 1));
    assertThat(hands.get(3)).contains(PACK.cards().get(1), PACK.cards().get(51));
    assertThat(hands.get(1)).contains(PACK.cards().get(4));
  }
}
