package io.github.spadille.solitaire.contract;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.solitaire.pirate.Pirate;
import io.github.spadille.solitaire.pirate.PirateMove;
import io.github.spadille.solitaire.pirate.PirateOptions;
import io.github.spadille.solitaire.pirate.PirateState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import org.jspecify.annotations.Nullable;

/** What {@link Pirate} and its variants hide, who plays them for the laws, and where they end. */
public abstract class PirateContract extends GameContract<PirateState, PirateMove, PirateOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected PirateContract(Game<PirateState, PirateMove, PirateOptions> game) {
    // What the cut exposes lies in the packs until they are shuffled again (PIR-3, PIR-5).
    super(
        game,
        Pirate.GAME,
        Secrets.hidden("stock")
            .fromAll()
            .unless("phase", "cut", "shuffle")
            .openFacts("cut-0", "cut-1"));
  }

  /** Most like to build; one turns card after card. */
  @Override
  public ImmutableList<Agent> agents() {
    return ImmutableList.of(
        new RandomAgent(), new LivelyAgent(7), new LivelyAgent(8), new LivelyAgent(20));
  }

  /** Random players may take more moves than this to complete the ships. */
  @Override
  public boolean everyGameEnds() {
    return false;
  }

  @Override
  public int moveLimit() {
    return 1200;
  }

  /** A player has no card to build. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    return asked.is("open") && asked.isLess() ? null : asked.usual();
  }
}
