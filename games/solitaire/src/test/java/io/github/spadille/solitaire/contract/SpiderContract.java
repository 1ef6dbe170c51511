package io.github.spadille.solitaire.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.solitaire.spider.Column;
import io.github.spadille.solitaire.spider.ColumnSet;
import io.github.spadille.solitaire.spider.Columns;
import io.github.spadille.solitaire.spider.Spider;
import io.github.spadille.solitaire.spider.SpiderMove;
import io.github.spadille.solitaire.spider.SpiderOptions;
import io.github.spadille.solitaire.spider.SpiderState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import org.jspecify.annotations.Nullable;

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

  /**
   * A run goes on a card that is two higher, or not on the first column that takes it; one card
   * more can be moved than a run is long, or one less, but none that lies face down.
   */
  @Override
  protected @Nullable Object bent(Asked asked) {
    if (asked.usual() instanceof Integer movable) {
      Columns columns = asked.argument(0, SpiderState.class).columns();
      Column column = columns.get(asked.argument(1, Integer.class));
      return Math.min(movable, column.size() - column.faceDown());
    }
    if (!(asked.answer() instanceof ColumnSet targets)) {
      return asked.usual();
    }
    if (asked.isLess()) {
      return targets.isEmpty() ? targets : targets.without(targets.from(0));
    }
    Columns columns = asked.argument(0, SpiderState.class).columns();
    int from = asked.argument(1, Integer.class);
    int count = asked.argument(2, Integer.class);
    return columns.withoutCardOrWithTop(columns.topRank(from) + count + 1);
  }
}
