package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.rummy.canasta.CanastaMove.Answer;
import io.github.spadille.rummy.canasta.CanastaMove.AnswerTalk;
import io.github.spadille.rummy.canasta.CanastaMove.Ask;
import io.github.spadille.rummy.canasta.CanastaOptions.Offence;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.rummy.canasta.CanastaState.Phase;
import java.util.Optional;

/** The question whether a player may go out, and its answer. */
final class Asking {
  private final int seats;
  private final boolean talks;

  Asking(CanastaOptions options, int seats) {
    this.seats = seats;
    this.talks = options.answerTalk() == Offence.PRICED;
  }

  /** Returns why the player in turn cannot ask, or nothing if it can. */
  Optional<Refusal> refusalOfAsk(CanastaState state) {
    if (seats == Side.COUNT) {
      return refuse("CAN-3", "no-partner");
    }
    if (state.soFar().asked() != Asked.NO_QUESTION) {
      return refuse("CAN-52", "again");
    }
    if (state.melds().has(Rank.THREE)) {
      return refuse("CAN-52", "black-threes");
    }
    int needed = state.soFar().noDiscard() ? 1 : 2;
    return Kinds.size(state.hand()) < needed
        ? refuse("CAN-52", "too-few", needed)
        : Optional.empty();
  }

  /** Returns why a player cannot answer, or nothing if it can. */
  Optional<Refusal> refusalOfAnswer(CanastaState state, CanastaMove answer) {
    if (seats == Side.COUNT) {
      return refuse("CAN-3", "no-partner");
    }
    if (state.phase() != Phase.ANSWER) {
      return refuse("CAN-53", "unasked");
    }
    return answer instanceof AnswerTalk && !(talks && isPartner(state, answer.seat()))
        ? refuse("CAN-53", "yes-or-no")
        : Optional.empty();
  }

  private static boolean isPartner(CanastaState state, int seat) {
    return Side.of(seat) == Side.of(state.player());
  }

  /** Returns the question, if there can be one. */
  MoveList<CanastaMove> legalAsks(CanastaState state) {
    return refusalOfAsk(state).isEmpty() ? MoveList.of(Ask.of(state.player())) : MoveList.empty();
  }

  /** Returns yes and no, then both with more than that. */
  MoveList<CanastaMove> legalAnswers(CanastaState state) {
    int seat = state.turn().first();
    MoveList<CanastaMove> answers =
        MoveList.<CanastaMove>of(new Answer(seat, true)).plus(new Answer(seat, false));
    return talks && isPartner(state, seat)
        ? answers.plus(new AnswerTalk(seat, true)).plus(new AnswerTalk(seat, false))
        : answers;
  }

  CanastaState ask(CanastaState state) { // CAN-52, CAN-56
    return state
        .withPhase(Phase.ANSWER)
        .withTurn(Turn.of((state.player() + 2) % seats)) // CAN-53
        .withSoFar(state.soFar().withAsked(Asked.OPEN));
  }

  CanastaState answer(CanastaState state, Answer answer) { // CAN-53
    return state
        .withPhase(Phase.MELD)
        .withTurn(Turn.of(state.player()))
        .withSoFar(state.soFar().withAsked(answer.yes() ? Asked.YES : Asked.NO));
  }

  /** Gives the answer to the opponent on the left of the asker. */
  CanastaState answerTalk(CanastaState state, Stages<CanastaState> stages) {
    int opponent = (state.player() + 1) % seats;
    CanastaState passed = state.withTurn(Turn.of(opponent));
    stages.reached("answer-void", opponent, passed);
    return passed;
  }
}
