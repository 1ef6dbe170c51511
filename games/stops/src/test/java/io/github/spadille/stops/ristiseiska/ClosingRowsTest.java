package io.github.spadille.stops.ristiseiska;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.SuitRows.Part;
import org.junit.jupiter.api.Test;

class ClosingRowsTest {
  private static final String CLOSED = "7c 8c 9c Tc Jc Qc Kc 6c 7s 6s 5s 4s 3s 2s As 8s";

  private static ClosingRows rows(String cards) {
    ClosingRows rows = ClosingRows.none();
    for (PlayingCard card : PlayingCard.cards(cards)) {
      rows = rows.plus(card);
    }
    return rows;
  }

  private static Table table(ClosingRows rows) {
    return rows.addTo(Table.builder()).build();
  }

  @Test
  void nothingLiesFaceDownAtFirst() {
    assertThat(ClosingRows.none().closed()).isEmpty();
    assertThat(rows("7d 8d 6d").closed()).isEmpty();
    assertThat(rows("7d 8d 6d").laid().cards()).isEqualTo(set("6d 7d 8d"));
  }

  @Test
  void aceAndKingTurnTheirPileFaceDown() {
    ClosingRows rows = rows(CLOSED);
    assertThat(rows.closed()).containsExactly("high-c", "low-s");
    assertThat(rows.isClosed(Part.HIGH, Suit.CLUBS)).isTrue();
    assertThat(rows.isClosed(Part.LOW, Suit.CLUBS)).isFalse();
    assertThat(rows.isClosed(Part.FIRST, Suit.CLUBS)).isFalse();
    assertThat(rows.isClosed(Part.HIGH, Suit.SPADES)).isFalse();
    assertThat(rows.laid().cards()).hasSize(16);
  }

  @Test
  void nobodySeesWhatLiesFaceDown() {
    Table table = table(rows(CLOSED));
    assertThat(table.piles()).hasSize(12);
    Pile closed = table.pile("high-c");
    assertThat(closed.cards()).containsExactlyElementsOf(list("8c 9c Tc Jc Qc Kc"));
    assertThat(closed.audiences()).containsOnly(Audience.NOBODY);
    Pile open = table.pile("low-c");
    assertThat(open.cards()).isEqualTo(list("6c"));
    assertThat(open.audiences()).containsExactly(Audience.ALL);
    assertThat(open.order()).isEqualTo(Pile.Order.TOP_LAST);
    assertThat(table.pile("high-s").cards()).isEqualTo(list("8s"));
    assertThat(table.pile("seven-s").audiences()).containsExactly(Audience.ALL);
  }

  @Test
  void cardsFaceDownCanBeExchanged() {
    ClosingRows rows = rows(CLOSED);
    Table table =
        table(rows)
            .withCards(
                ImmutableMap.of(
                    "high-c", set("8c 9c Tc Jc Qc As"), "low-s", set("Kc 2s 3s 4s 5s 6s")));
    ClosingRows exchanged = rows.withCards(table);
    assertThat(table(exchanged)).isEqualTo(table);
    assertThat(exchanged.laid()).isEqualTo(rows.laid());
    assertThat(rows.withCards(table(rows))).isEqualTo(rows);
  }
}
