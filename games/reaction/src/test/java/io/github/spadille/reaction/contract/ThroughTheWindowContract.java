package io.github.spadille.reaction.contract;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.reaction.throughthewindow.Spoken;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindow;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Say;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowOptions;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowState;
import io.github.spadille.reaction.throughthewindow.Window;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import org.jspecify.annotations.Nullable;

/** What {@link ThroughTheWindow} and its variants hide, and which moves are in no list. */
public abstract class ThroughTheWindowContract
    extends GameContract<ThroughTheWindowState, ThroughTheWindowMove, ThroughTheWindowOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected ThroughTheWindowContract(
      Game<ThroughTheWindowState, ThroughTheWindowMove, ThroughTheWindowOptions> game) {
    super(
        game,
        ThroughTheWindow.GAME,
        Secrets.hidden("down")
            .fromAll()
            .and("aside")
            .fromAll()
            .andFact("calls")
            .fromAll()
            .during("phase", "window")
            .andFact("rejected")
            .fromAll()
            .during("phase", "window")
            .andFact("said")
            .fromOthers()
            .andChoice("say")
            .during("phase", "window")
            .until(
                (event, cards) -> // A tie is told.
                !event.before().fact("ties").equals(event.after().fact("ties"))));
  }

  /** Players who call what comes to their minds find words that are rejected, and ties. */
  @Override
  public ImmutableList<Agent> agents() {
    return ImmutableList.of(
        new RandomAgent(), new LivelyAgent(1), new LivelyAgent(2), new ChattyAgent());
  }

  /** Others see at once whether a word was accepted, and nothing else of it. */
  @Override
  public ImmutableList<ThroughTheWindowMove> insteadOf(
      Rules<ThroughTheWindowState, ThroughTheWindowMove> rules,
      ThroughTheWindowState state,
      ThroughTheWindowMove move) {
    if (!(move instanceof Say)) {
      return ImmutableList.of();
    }
    Say say = (Say) move;
    ImmutableList.Builder<ThroughTheWindowMove> others = ImmutableList.builder();
    for (String word : ChattyAgent.WORDS) {
      Say other = new Say(say.seat(), new Spoken(word, say.time() + 1));
      if (isAccepted(rules, state, other) == isAccepted(rules, state, say)) {
        others.add(other);
      }
    }
    return others.build();
  }

  private static boolean isAccepted(
      Rules<ThroughTheWindowState, ThroughTheWindowMove> rules,
      ThroughTheWindowState state,
      Say say) {
    Window before = state.window();
    Window after = rules.apply(state, say).window();
    return after.ties() > before.ties() || after.called().contains(say.seat());
  }

  /** Any word may be said, at any time (TTW-11a). */
  @Override
  public boolean mayBeUnlisted(ThroughTheWindowState state, ThroughTheWindowMove move) {
    return move instanceof Say;
  }

  /** A tie and a silence score a point. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    return asked.answer() instanceof ThroughTheWindowState state
        ? state.withSheet(state.sheet().add(1, "TTW-19", asked.seat(), 1))
        : asked.usual();
  }
}
