package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import org.junit.jupiter.api.Test;

class HoldingTest {
  /** Two settled groups, to the first of which 9s came in this turn. */
  private static final Holding HOLDING =
      Holding.NONE
          .with(bag("5s 6s 7s 8s 8h 8d 8c 2d 2d 9s"))
          .laid(bag("5s 6s 7s 8s"))
          .laid(bag("8h 8d 8c"))
          .settled()
          .put(card("9s"), 1);

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  @Test
  void cardsComeToTheHandAndLeaveIt() {
    assertThat(Holding.NONE.hand()).isEmpty();
    assertThat(Holding.NONE.melds()).isEqualTo(MeldGroups.NONE);
    assertThat(HOLDING.hand()).isEqualTo(bag("2d 2d"));
    assertThat(HOLDING.drew(card("Kc")).hand()).isEqualTo(bag("2d 2d Kc"));
    assertThat(HOLDING.took(list("Kc 2d")).hand()).isEqualTo(bag("2d 2d 2d Kc"));
    assertThat(HOLDING.discarded(card("2d"))).isEqualTo(HOLDING.with(bag("2d")));
    assertThat(HOLDING.drew(card("Kc")).melds()).isEqualTo(HOLDING.melds());
    assertThatIllegalArgumentException().isThrownBy(() -> HOLDING.discarded(card("Kc")));
  }

  @Test
  void cardsAreLaidPutAndMoved() {
    Holding moved = HOLDING.moved(card("8h"), 2, 0);
    assertThat(moved.hand()).isEqualTo(HOLDING.hand());
    assertThat(moved.melds()).hasToString("[m1 5s 6s 7s 8s 9s, m2 8d 8c, m3 8h]");
    assertThat(moved.moved(card("8s"), 1, 2).melds())
        .hasToString("[m1 5s 6s 7s 9s, m2 8s 8d 8c, m3 8h]");
    Holding put = HOLDING.put(card("2d"), 2);
    assertThat(put.hand()).isEqualTo(bag("2d"));
    assertThat(put.melds().fresh(2)).isEqualTo(bag("2d"));
    assertThat(put.settled().melds().fresh(2)).isEmpty();
    assertThat(put.settled().hand()).isEqualTo(bag("2d"));
    assertThat(HOLDING.laid(bag("2d 2d")).melds().group(3)).isEqualTo(bag("2d 2d"));
    assertThat(HOLDING.laid(bag("2d 2d")).hand()).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> HOLDING.laid(bag("2d Kc")));
    assertThatIllegalArgumentException().isThrownBy(() -> HOLDING.put(card("Kc"), 1));
    assertThatIllegalArgumentException().isThrownBy(() -> HOLDING.moved(card("9s"), 1, 2));
  }

  @Test
  void aTableShowsHandAndGroups() {
    Table.Builder table = Table.builder();
    HOLDING.show(1, Audience.seat(1), table);
    Holding.NONE.show(2, Audience.ALL, table);
    Table shown = table.build();
    assertThat(shown.bag("hand.1", FAMILY)).isEqualTo(bag("2d 2d"));
    assertThat(shown.pile("hand.1").audiences()).containsOnly(Audience.seat(1));
    assertThat(shown.fact("opened.1").value()).isEqualTo("yes");
    assertThat(shown.fact("fresh.1.m1").value()).isEqualTo("9s");
    assertThat(shown.fact("opened.2").value()).isEqualTo("no");
    assertThat(shown.bag("hand.2", FAMILY)).isEmpty();
  }
}
