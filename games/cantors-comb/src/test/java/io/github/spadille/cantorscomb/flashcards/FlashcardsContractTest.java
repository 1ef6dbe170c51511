package io.github.spadille.cantorscomb.flashcards;

import io.github.spadille.cantorscomb.contract.FlashcardsContract;

class FlashcardsContractTest extends FlashcardsContract {
  FlashcardsContractTest() {
    super(Flashcards.GAME);
  }
}
