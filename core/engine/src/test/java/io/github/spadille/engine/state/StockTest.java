package io.github.spadille.engine.state;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class StockTest {
  private final Stock<PlayingCard> stock = Stock.of(list("2s 3h 4d"));

  @Test
  void cardsAreDrawnFromTheTop() {
    assertThat(stock.top()).isEqualTo(FAMILY.parse("2s"));
    assertThat(stock.drawn(2).cards()).isEqualTo(list("4d"));
    assertThat(stock.drawn(2).isEmpty()).isFalse();
    assertThat(stock.drawn(3).isEmpty()).isTrue();
    assertThatThrownBy(() -> stock.drawn(4)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> stock.drawn(3).top()).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void theLatestDiscardIsTheUpcard() {
    Stock<PlayingCard> turned = stock.turnedUp();
    assertThat(turned.cards()).isEqualTo(list("3h 4d"));
    assertThat(turned.upcard()).isEqualTo(FAMILY.parse("2s"));
    Stock<PlayingCard> more = turned.discard(FAMILY.parse("Kc"));
    assertThat(more.upcard()).isEqualTo(FAMILY.parse("Kc"));
    assertThat(more.discards()).isEqualTo(list("Kc 2s"));
    assertThatThrownBy(stock::upcard).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void discardsAreTakenAndPutBack() {
    Stock<PlayingCard> before = new Stock<>(list("4d"), list("Kc 2s 9h"));
    Stock<PlayingCard> taken = before.taken(2);
    assertThat(taken).isEqualTo(new Stock<>(list("4d"), list("9h")));
    assertThat(before.taken(0)).isEqualTo(before);
    assertThat(taken.putBack(list("Kc 2s"))).isEqualTo(before);
    assertThat(taken.putBack(list(""))).isSameAs(taken);
    assertThatThrownBy(() -> before.taken(4)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void theDiscardsUnderTheUpcardAreTheNextStock() {
    Stock<PlayingCard> used = new Stock<>(CardList.empty(FAMILY), list("Kc 2s 9h"));
    assertThat(used.underUpcard()).isEqualTo(list("2s 9h"));
    assertThat(used.renewed(list("9h 2s"))).isEqualTo(new Stock<>(list("9h 2s"), list("Kc")));
    assertThatThrownBy(() -> used.renewed(list("9h 3s")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2s 9h");
    assertThatThrownBy(() -> stock.discard(FAMILY.parse("Kc")).renewed(list("")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2s 3h 4d");
  }
}
