package io.github.spadille.tricktaking.pageone;

import io.github.spadille.tricktaking.contract.PageOneContract;

class PageOneContractTest extends PageOneContract {
  PageOneContractTest() {
    super(PageOne.GAME);
  }
}
