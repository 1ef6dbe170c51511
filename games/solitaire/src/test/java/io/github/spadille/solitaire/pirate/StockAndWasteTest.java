package io.github.spadille.solitaire.pirate;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.solitaire.pirate.StockAndWaste.Top;
import org.junit.jupiter.api.Test;

class StockAndWasteTest {
  private static final StockAndWaste PACK = StockAndWaste.of(list("2s 3h"));

  @Test
  void cardsAreTurnedUpOntoTheWaste() {
    assertThat(PACK.waste()).isEmpty();
    assertThat(PACK.isFresh()).isFalse();
    StockAndWaste one = PACK.turnedUp();
    assertThat(one).isEqualTo(new StockAndWaste(list("3h"), list("2s"), Top.TURNED_UP));
    StockAndWaste two = one.turnedUp();
    assertThat(two).isEqualTo(new StockAndWaste(list(""), list("3h 2s"), Top.TURNED_UP));
    assertThatThrownBy(two::turnedUp).isInstanceOf(RuntimeException.class);
  }

  @Test
  void theWasteTurnedOverIsTheStockAgain() {
    assertThat(PACK.turnedUp().turnedUp().turnedOver()).isEqualTo(PACK);
    assertThatThrownBy(PACK::turnedOver)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("2s 3h");
  }

  @Test
  void aCardUncoveredWasNotTurnedUpLast() {
    StockAndWaste taken = PACK.turnedUp().turnedUp().topTaken();
    assertThat(taken).isEqualTo(new StockAndWaste(list(""), list("2s"), Top.UNCOVERED));
    assertThatThrownBy(PACK::topTaken).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void nothingIsLeftWithoutStockAndWaste() {
    StockAndWaste turned = StockAndWaste.of(list("2s")).turnedUp();
    assertThat(StockAndWaste.of(list("2s")).isEmpty()).isFalse();
    assertThat(turned.isEmpty()).isFalse();
    assertThat(turned.topTaken().isEmpty()).isTrue();
  }

  @Test
  void theStockCanBeAnother() {
    assertThat(PACK.turnedUp().withStock(list("9c")))
        .isEqualTo(new StockAndWaste(list("9c"), list("2s"), Top.TURNED_UP));
  }
}
