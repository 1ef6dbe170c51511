package io.github.spadille.examples.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AgramOptionsTest {
  @Test
  void optionsMadeByHandAreThoseOfARecord() {
    AgramOptions sinkSink = AgramOptions.defaults().withHandSize(5).withHands(3);
    assertThat(Agram.GAME.setup(4, sinkSink).options())
        .containsEntry("hand-size", "5")
        .containsEntry("hands", "3")
        .hasSize(2);
  }
}
