package io.github.spadille.examples.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import org.junit.jupiter.api.Test;

class AgramFamilyTest {
  @Test
  void programsThatLoadACatalogFindTheGame() {
    assertThat(Catalog.load().game("agram")).isSameAs(Agram.GAME);
  }
}
