package io.github.spadille.solitaire.contract;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.solitaire.spider.Spider;
import io.github.spadille.solitaire.spider.SpiderMove;
import io.github.spadille.solitaire.spider.SpiderOptions;
import io.github.spadille.solitaire.spider.SpiderState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link Spider} and its variants hide, who plays them for the laws, and where they end. */
public abstract class SpiderContract extends GameContract<SpiderState, SpiderMove, SpiderOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected SpiderContract(Game<SpiderState, SpiderMove, SpiderOptions> game) {
    super(game, Spider.GAME, secrets());
  }

  private static Secrets secrets() {
    Secrets secrets = Secrets.hidden("stock").fromAll();
    for (int column = 1; column <= 10; column++) {
      secrets = secrets.and("c" + column).perCard();
    }
    return secrets;
  }

  /** Shifts can go back and forth for ever (SPI-19). */
  @Override
  public boolean everyGameEnds() {
    return false;
  }

  @Override
  public int moveLimit() {
    return 600;
  }

  /** Columns are those of the table, and random play hardly empties one. */
  @Override
  protected ImmutableSet<String> unbentPoints() {
    return ImmutableSet.of("targets", "canDealOnEmpty");
  }
}
