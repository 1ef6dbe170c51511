package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.PerSeat;
import org.junit.jupiter.api.Test;

class CardPilesTest {
  /** The king of hearts of the second back has an index of 64 or more. */
  private static final CardSet<PlayingCard> BOTH_BACKS = set("2c Kh Kh'");

  private static CardPiles piles() {
    return CardPiles.empty(3).with(0, set("As 7h")).with(2, BOTH_BACKS);
  }

  @Test
  void pilesHoldWhatIsPutThere() {
    CardPiles piles = piles();
    assertThat(piles.size()).isEqualTo(3);
    assertThat(piles.get(0)).isEqualTo(set("As 7h"));
    assertThat(piles.get(1)).isEmpty();
    assertThat(piles.get(2)).isEqualTo(BOTH_BACKS);
    assertThat(piles.toSets()).containsExactly(set("As 7h"), noCards(), BOTH_BACKS);
    assertThat(piles.toString()).isEqualTo(piles.toSets().toString());
    assertThat(CardPiles.copyOf(piles.toSets())).isEqualTo(piles).hasSameHashCodeAs(piles);
  }

  @Test
  void aChangeLeavesTheOthersAndTheOriginal() {
    CardPiles piles = piles();
    CardPiles changed = piles.with(2, set("3d"));
    assertThat(changed.toSets()).containsExactly(set("As 7h"), noCards(), set("3d"));
    assertThat(piles.get(2)).isEqualTo(BOTH_BACKS);
    assertThat(changed).isNotEqualTo(piles);
  }

  @Test
  void equalPilesAreEqualHoweverTheyAreKept() {
    CardPiles one = CardPiles.empty(2).with(0, BOTH_BACKS).with(0, set("As"));
    CardPiles other = CardPiles.empty(2).with(0, set("As"));
    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    assertThat(one.with(1, set("Kh'")).get(1)).isEqualTo(set("Kh'"));
    assertThat(other.with(1, set("Kh'")).toSets()).containsExactly(set("As"), set("Kh'"));
  }

  @Test
  void cardsAreTakenFromEveryPile() {
    CardPiles rest = piles().without(set("7h Kh' 9s"));
    assertThat(rest.toSets()).containsExactly(set("As"), noCards(), set("2c Kh"));
    assertThat(piles().without(noCards())).isEqualTo(piles());
  }

  @Test
  void pilesOfAnotherNumberOrOrderAreOthers() {
    assertThat(CardPiles.empty(2)).isNotEqualTo(CardPiles.empty(3));
    assertThat(CardPiles.copyOf(PerSeat.of(2, noCards()).with(0, set("As"))))
        .isNotEqualTo(CardPiles.copyOf(PerSeat.of(2, noCards()).with(1, set("As"))));
  }

  @Test
  void thereIsNoOtherPile() {
    assertThatThrownBy(() -> piles().get(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> piles().get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> piles().with(3, noCards()))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
