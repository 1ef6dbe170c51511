package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.words.Phrase.NOBODY;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.fishing.BoardCards;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;

/** Tells what is seen between two moves. Nothing is made where nobody listens. */
final class CassinoStages {
  private CassinoStages() {}

  static void dealt(Stages<CassinoState> stages, CassinoState dealt) {
    if (stages.areHeard()) {
      stages.reached("dealt", dealt.dealer(), dealt, BoardCards.byRank(dealt.board()));
    }
  }

  static void dealtAgain(Stages<CassinoState> stages, CassinoState dealt) {
    if (stages.areHeard()) {
      stages.reached("dealt-again", dealt.dealer(), dealt, dealt.stock().size());
    }
  }

  /** Shows the card that captures, before it goes face down with what it takes. */
  static void cardPlayed(Stages<CassinoState> stages, CassinoState before, Capture capture) {
    if (stages.areHeard()) {
      CassinoState played =
          before
              .withHands(before.hands().without(capture.card()))
              .withBoard(before.board().with(capture.card()));
      stages.reached("card-played", capture.seat(), played);
    }
  }

  /** Tells of a build that was made or augmented. */
  static void built(Stages<CassinoState> stages, CassinoState after, int number) {
    Build build = stages.areHeard() ? after.find(number) : null;
    if (build != null) {
      stages.reached("built", build.controller(), after, number, build);
    }
  }

  /** Tells what the seat that captured last took, if anything was left. */
  static void restTaken(Stages<CassinoState> stages, CassinoState before, CassinoState cleared) {
    if (!stages.areHeard() || cleared.lastCapturer() == CassinoState.NOBODY) {
      return;
    }
    CardSet<PlayingCard> rest = before.board();
    for (Build build : before.builds()) {
      rest = rest.union(build.cards());
    }
    if (!rest.isEmpty()) {
      stages.reached("rest-taken", cleared.lastCapturer(), cleared, BoardCards.byRank(rest));
    }
  }

  /** Tells how many cards and spades each side has won, which decides the majorities. */
  static void counted(Stages<CassinoState> stages, CassinoState cleared) {
    if (!stages.areHeard()) {
      return;
    }
    int sides = cleared.won().size();
    for (int side = 0; side < sides; side++) {
      CardSet<PlayingCard> won = cleared.won().get(side);
      Seats seats = Seats.none();
      for (int seat = side; seat < cleared.hands().size(); seat += sides) {
        seats = seats.with(seat);
      }
      stages.reached("counted", NOBODY, cleared, seats, won.size(), Scoring.spades(won));
    }
  }

  static void tied(Stages<CassinoState> stages, CassinoState next, Seats leaders) {
    if (stages.areHeard()) {
      stages.reached("tied", NOBODY, next, leaders, next.sheet().total(leaders.first()));
    }
  }
}
