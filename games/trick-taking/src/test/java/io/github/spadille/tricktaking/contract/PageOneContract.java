package io.github.spadille.tricktaking.contract;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.pageone.PageOne;
import io.github.spadille.tricktaking.pageone.PageOneOptions;
import io.github.spadille.tricktaking.pageone.PageOneState;

/** What {@link PageOne} and its variants hide, who plays them for the laws, and where they end. */
public abstract class PageOneContract extends TrickContract<PageOneState, PageOneOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected PageOneContract(Game<PageOneState, TrickMove, PageOneOptions> game) {
    // A card is played face up; the last one of a game is in the pack again before a view shows it.
    super(
        game,
        PageOne.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .and("stock")
            .fromAll()
            .and("discard")
            .fromAll()
            .openMoves("play"));
  }

  /** Random players seldom win, and drawn games bring nobody nearer to a target. */
  @Override
  public int moveLimit() {
    return 100_000;
  }

  /**
   * Only games in which few cards are left to draw bring a penalty that cannot be drawn in full.
   */
  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return option.equals("penalty-empty") ? ImmutableMap.of("penalty", "60") : ImmutableMap.of();
  }
}
