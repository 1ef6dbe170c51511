package io.github.spadille.tricktaking.ohhell;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Bid;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Play;
import org.junit.jupiter.api.Test;

class MoveTableTest {
  @Test
  void everyBitIsAMove() {
    for (PlayingCard card : PlayingCard.FAMILY.cards().subList(0, Long.SIZE)) {
      assertThat(MoveTable.list(6, 1L << card.index(), 0)).containsExactly(new Play(6, card));
    }
    for (int tricks = 0; tricks < Bid.MANY; tricks++) {
      assertThat(MoveTable.list(2, 0, 1L << tricks)).containsExactly(new Bid(2, tricks));
    }
  }
}
