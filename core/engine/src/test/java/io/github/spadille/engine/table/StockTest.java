package io.github.spadille.engine.table;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class StockTest {
  private static final Stock<PlayingCard> STOCK = Stock.of(list("2s 3h 4d"));

  @Test
  void cardsAreDrawnFromTheTop() {
    assertThat(STOCK.top()).isEqualTo(FAMILY.parse("2s"));
    assertThat(STOCK.drawn(2).cards()).isEqualTo(list("4d"));
    assertThat(STOCK.drawn(2).isEmpty()).isFalse();
    assertThat(STOCK.drawn(3).isEmpty()).isTrue();
    assertThatThrownBy(() -> STOCK.drawn(4)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> STOCK.drawn(3).top()).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void theLatestDiscardIsTheUpcard() {
    Stock<PlayingCard> turned = STOCK.turnedUp();
    assertThat(turned.cards()).isEqualTo(list("3h 4d"));
    assertThat(turned.upcard()).isEqualTo(FAMILY.parse("2s"));
    Stock<PlayingCard> more = turned.discard(FAMILY.parse("Kc"));
    assertThat(more.upcard()).isEqualTo(FAMILY.parse("Kc"));
    assertThat(more.discards()).isEqualTo(list("Kc 2s"));
    assertThatThrownBy(STOCK::upcard).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void discardsAreTakenAndPutBack() {
    Stock<PlayingCard> stock = new Stock<>(list("4d"), list("Kc 2s 9h"));
    Stock<PlayingCard> taken = stock.taken(2);
    assertThat(taken).isEqualTo(new Stock<>(list("4d"), list("9h")));
    assertThat(stock.taken(0)).isEqualTo(stock);
    assertThat(taken.putBack(list("Kc 2s"))).isEqualTo(stock);
    assertThat(taken.putBack(list(""))).isSameAs(taken);
    assertThatThrownBy(() -> stock.taken(4)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void theDiscardsUnderTheUpcardAreTheNextStock() {
    Stock<PlayingCard> used = new Stock<>(CardList.empty(FAMILY), list("Kc 2s 9h"));
    assertThat(used.underUpcard()).isEqualTo(list("2s 9h"));
    assertThat(used.renewed(list("9h 2s"))).isEqualTo(new Stock<>(list("9h 2s"), list("Kc")));
    assertThatThrownBy(() -> used.renewed(list("9h 3s")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2s 9h");
    assertThatThrownBy(() -> STOCK.discard(FAMILY.parse("Kc")).renewed(list("")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2s 3h 4d");
  }
}
