package io.github.spadille.rummy.canasta;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.rummy.canasta.CanastaOptions.Offence;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.rummy.canasta.CanastaState.Phase;

/** Which rules say what the player who is to act may do. */
final class Governing {
  /** With so many cards or fewer a meld of three can leave too few. */
  private static final int FEW_CARDS = 4;

  private final CanastaOptions options;
  private final Taking taking;
  private final Asking asking;

  Governing(CanastaOptions options, Taking taking, Asking asking) {
    this.options = options;
    this.taking = taking;
    this.asking = asking;
  }

  /** Returns the rules that govern a decision, in the order of the rulebook. */
  ImmutableList<String> governing(CanastaState state) {
    if (state.phase() == Phase.ANSWER) {
      return ImmutableList.of("CAN-53");
    }
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    if (state.phase() == Phase.DRAW) {
      governingDraw(state, rules);
    } else {
      governingMelds(state, rules);
    }
    if (Kinds.redThrees(state.hand()) > 0) {
      rules.add("CAN-70");
    }
    return rules.build();
  }

  private void governingDraw(CanastaState state, ImmutableList.Builder<String> rules) {
    boolean stock = !state.stock().isEmpty();
    if (stock) {
      rules.add("CAN-15");
    }
    if (stock && options.falseTake() == Offence.PRICED) {
      rules.add("CAN-18");
    }
    if (!state.soFar().failedTake()) {
      rules.add(taking.governing(state));
    }
    if (!stock) {
      rules.add("CAN-57");
    }
  }

  private void governingMelds(CanastaState state, ImmutableList.Builder<String> rules) {
    boolean blackThrees = state.melds().has(Rank.THREE);
    if (!blackThrees) {
      rules.add("CAN-20");
    }
    if (!state.melds().isEmpty()) {
      rules.add("CAN-22");
    }
    if (blackThrees) {
      rules.add("CAN-27");
    }
    if (!state.side().opened()) {
      rules.add("CAN-28");
    }
    if (state.soFar().pending() > 0) {
      rules.add("CAN-31", "CAN-32");
      return;
    }
    boolean mayGoOut = new LookAhead(options, state).mayGoOut();
    if (!mayGoOut && Kinds.size(state.hand()) <= FEW_CARDS) {
      rules.add("CAN-33");
    }
    if (!state.soFar().noDiscard()) {
      rules.add("CAN-45");
    }
    if (mayGoOut) {
      rules.add("CAN-49");
    }
    governingAnswer(state, rules);
    if (state.soFar().noDiscard()) {
      rules.add("CAN-59");
    }
  }

  private void governingAnswer(CanastaState state, ImmutableList.Builder<String> rules) {
    if (asking.refusalOfAsk(state).isEmpty()) {
      rules.add("CAN-52");
    } else if (state.soFar().asked() == Asked.YES) {
      rules.add("CAN-55");
    } else if (state.soFar().asked() == Asked.NO) {
      rules.add("CAN-54");
    }
  }
}
