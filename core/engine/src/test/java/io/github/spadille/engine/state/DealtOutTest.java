package io.github.spadille.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import org.junit.jupiter.api.Test;

class DealtOutTest {
  private static final Deck<PlayingCard> PACK = Deck.standard52();
  private static final DealtOut FIRST = DealtOut.first(5, PACK);

  @Test
  void theLastSeatDealsFirstAndTheDealPassesToTheLeft() {
    assertThat(FIRST).isEqualTo(new DealtOut(1, 4, PACK.cards()));
    assertThat(FIRST.firstSeat(5)).isZero();
    DealtOut second = FIRST.dealt().next(5, PACK);
    assertThat(second).isEqualTo(new DealtOut(2, 0, PACK.cards()));
    assertThat(second.firstSeat(5)).isEqualTo(1);
  }

  @Test
  void nothingIsLeftAfterTheDeal() {
    assertThat(FIRST.dealt().stock()).isEmpty();
    assertThat(FIRST.dealt().dealer()).isEqualTo(4);
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
