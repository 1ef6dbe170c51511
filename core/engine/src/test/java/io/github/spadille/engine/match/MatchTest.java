package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class MatchTest {
  private static final String DEAL =
      "shuffle As 2h 3c 4s 5h 6c Ah Ad Ac 2s 2d 2c 3s 3h 3d 4h 4d 4c 5s 5d 5c 6s 6h 6d";

  private static Match<Showdown.State, Showdown.Act> dealt() {
    return Match.start(Showdown.GAME.setup()).playChance(DEAL);
  }

  @Test
  void playingLeavesTheOldMatchAsItWas() {
    Match<Showdown.State, Showdown.Act> before = dealt();
    Showdown.State state = before.state();

    Match<Showdown.State, Showdown.Act> after = before.play(0, "show As");

    assertThat(before.state()).isSameAs(state);
    assertThat(before.size()).isEqualTo(1);
    assertThat(after.size()).isEqualTo(2);
    assertThat(after.state()).isNotEqualTo(state);
  }

  @Test
  void anIllegalMoveNamesItsRule() {
    assertThatThrownBy(() -> dealt().play(0, "show 4s"))
        .isInstanceOfSatisfying(
            IllegalMoveException.class, e -> assertThat(e.refusal().ruleId()).isEqualTo("TST-3"))
        .hasMessage("illegal move \"show 4s\": TST-3: You do not hold 4♠.");
  }

  @Test
  void aViewTellsWhoPlaysAndHowItStands() {
    Match<Showdown.State, Showdown.Act> match =
        Match.start(Showdown.GAME.setup(), List.of("Ada", "Ben"));
    View start = match.viewFor(Viewer.bystander());
    assertThat(start.players()).containsExactly("Ada", "Ben");
    assertThat(start.seats()).isEqualTo(2);
    assertThat(start.chance()).isTrue();
    assertThat(start.turn()).isEmpty();
    assertThat(start.stage()).isEmpty();

    match = match.playChance(DEAL);
    View dealt = match.viewFor(Viewer.seat(1));
    assertThat(dealt.chance()).isFalse();
    assertThat(dealt.turn()).containsExactly(0);
    assertThat(dealt.hand()).isEqualTo(1);
    assertThat(dealt.phase()).isEqualTo("-");
    assertThat(dealt.pile("hand.1").toString()).contains("4s 5h 6c");
    assertThat(dealt.pile("hand.0").toString()).contains("?? ?? ??");

    match = match.play(0, "show As").play(1, "show 4s").play(0, "hide 2h");
    View end = match.viewFor(Viewer.seat(1));
    assertThat(end.isOver()).isTrue();
    assertThat(end.sheet()).isEqualTo(match.state().sheet());
    assertThat(end.outcome()).isEqualTo(match.state().outcome());
    assertThat(match.undo().players()).containsExactly("Ada", "Ben");
  }

  @Test
  void thereAreAsManyNamesAsSeats() {
    assertThat(dealt().players()).containsExactly("player 0", "player 1");
    assertThatThrownBy(() -> Match.start(Showdown.GAME.setup(), List.of("Ada")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 names for 2 seats");
  }

  @Test
  void stagesLeadFromTheLastMoveToTheNext() {
    assertThat(Match.start(Showdown.GAME.setup()).stagesFor(Viewer.seat(0))).isEmpty();
    Match<Showdown.State, Showdown.Act> match = dealt().play(0, "show As").play(1, "show 4s");
    List<View> stages = match.stagesFor(Viewer.seat(1));
    assertThat(stages)
        .extracting(view -> view.stage().orElseThrow().key())
        .containsExactly("stage.laid-down", "stage.done");
    assertThat(stages.get(0).turn()).as("nobody is to act in a stage").isEmpty();
    assertThat(stages.get(0).chance()).isFalse();
    assertThat(stages.get(0).pile("hand.0").toString()).contains("??");
    assertThat(stages.get(1).table()).isEqualTo(match.viewFor(Viewer.seat(1)).table());
  }

  @Test
  void aLogCanBeginWithALaterMove() {
    Match<Showdown.State, Showdown.Act> match =
        dealt().play(0, "show As").play(1, "show 4s").play(0, "hide 2h");
    assertThat(match.logFor(Viewer.bystander(), 2))
        .isEqualTo(match.logFor(Viewer.bystander()).subList(2, 4))
        .extracting(Object::toString)
        .containsExactly("1 show 4s", "0 hide ??");
    assertThat(match.logFor(Viewer.bystander(), 4)).isEmpty();
  }

  @Test
  void textThatIsNoMoveIsNotAnIllegalMove() {
    assertThatThrownBy(() -> dealt().play(0, "show 4x")).isInstanceOf(NotationException.class);
  }

  @Test
  void undoAndRedoGoBackAndForth() {
    Match<Showdown.State, Showdown.Act> match = dealt().play(0, "show As").play(1, "show 4s");

    Match<Showdown.State, Showdown.Act> undone = match.undo().undo();
    assertThat(undone.state()).isEqualTo(dealt().state());
    assertThat(undone.canRedo()).isTrue();

    Match<Showdown.State, Showdown.Act> redone = undone.redo().redo();
    assertThat(redone.state()).isEqualTo(match.state());
    assertThat(redone.moves()).isEqualTo(match.moves());
    assertThat(redone.canRedo()).isFalse();
  }

  @Test
  void everyChangeIsARevision() {
    Match<Showdown.State, Showdown.Act> match = dealt();
    assertThat(Match.start(Showdown.GAME.setup()).revision()).isZero();
    assertThat(match.revision()).isEqualTo(1);
    assertThat(match.play(0, "show As").revision()).isEqualTo(2);
    assertThat(match.play(0, "show As").undo().revision()).isEqualTo(3);
    assertThat(match.play(0, "show As").undo().redo().revision()).isEqualTo(4);
    assertThat(match.undo().at(0).revision()).as("nothing changes").isEqualTo(2);
  }

  @Test
  void aClientThatKnowsARevisionIsToldWhatChanged() {
    Match<Showdown.State, Showdown.Act> known = dealt().play(0, "show As");
    Match<Showdown.State, Showdown.Act> now = known.undo().play(0, "show 2h");

    assertThat(now.size()).isEqualTo(known.size());
    assertThat(now.keptSince(known.revision())).isEqualTo(1);
    assertThat(now.keptSince(now.revision())).isEqualTo(2);
    assertThat(now.keptSince(0)).isZero();
    assertThat(now.keptSince(-1)).isZero();
    assertThat(now.keptSince(now.revision() + 1)).as("of no past").isZero();
  }

  @Test
  void whatIsKeptIsTheFewestMovesSince() {
    RandomSource random = RandomSource.seeded(46);
    List<String> moves = List.of("show As", "show 4s", "hide 2h");
    for (int game = 0; game < 200; game++) {
      Match<Showdown.State, Showdown.Act> match = Match.start(Showdown.GAME.setup());
      List<Integer> sizes = new ArrayList<>(List.of(0));
      for (int step = 0; step < 60; step++) {
        int size = match.size();
        if (size > 0 && (size == 4 || random.nextInt(5) < 2)) {
          match = match.undo();
        } else {
          match =
              size == 0
                  ? match.playChance(DEAL)
                  : match.play(size == 2 ? 1 : 0, moves.get(size - 1));
        }
        sizes.add(match.size());
        for (int revision = 0; revision < sizes.size(); revision++) {
          assertThat(match.keptSince(revision))
              .as("since revision %s of %s", revision, sizes)
              .isEqualTo(Collections.min(sizes.subList(revision, sizes.size())));
        }
      }
    }
  }

  @Test
  void aMatchCanBeLookedAtAsItWas() {
    Match<Showdown.State, Showdown.Act> match = dealt().play(0, "show As").play(1, "show 4s");

    assertThat(match.at(1).state()).isEqualTo(dealt().state());
    assertThat(match.at(0).redo().redo().redo().state()).isEqualTo(match.state());
    assertThat(match.at(3)).isSameAs(match);
    assertThat(match.at(0).resolveChance(Dealer.secure()).state()).isEqualTo(dealt().state());
    for (int size : new int[] {-1, 4}) {
      assertThatThrownBy(() -> match.at(size))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(size + " moves; expected 0 to 3");
    }
  }

  @Test
  void aSeatTakesItsLastDecisionBack() {
    Match<Showdown.State, Showdown.Act> match =
        dealt().play(0, "show As").play(1, "show 4s").play(0, "hide 2h");

    assertThat(match.canUndoDecision(1)).isTrue();
    assertThat(match.undoDecision(1).size()).isEqualTo(2);
    assertThat(match.undoDecision(1).redo().redo().state()).isEqualTo(match.state());
    assertThat(match.undoDecision(0).size()).isEqualTo(3);
    assertThat(match.undoDecision(0).undoDecision(0).size()).isEqualTo(1);
    assertThat(dealt().play(0, "show As").canUndoDecision(1)).isFalse();
    assertThatThrownBy(() -> match.canUndoDecision(2))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> dealt().play(0, "show As").undoDecision(1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no move of seat 1 to take back");
    assertThatThrownBy(() -> match.undoDecision(2))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("seat 2; expected 0 to 1");
    assertThatThrownBy(() -> match.undoDecision(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aMoveMayBeTakenBackUntilACardIsShown() {
    Match<Showdown.State, Showdown.Act> shown = dealt().play(0, "show As");
    assertThat(shown.mayTakeBack(0)).isTrue(); // The others see a card, its owner nothing new.
    assertThat(shown.mayTakeBack(1)).isFalse(); // It has made no move.
    Match<Showdown.State, Showdown.Act> answered = shown.play(1, "show 4s");
    assertThat(answered.mayTakeBack(0)).isFalse(); // It has seen the other's card.
    assertThat(answered.mayTakeBack(1)).isTrue();
    assertThat(answered.play(0, "hide 2h").mayTakeBack(1)).isTrue();
    assertThatThrownBy(() -> answered.mayTakeBack(2)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void anotherMoveForgetsWhatWasTakenBack() {
    Match<Showdown.State, Showdown.Act> match =
        dealt().play(0, "show As").undo().play(0, "show 2h");

    assertThat(match.canRedo()).isFalse();
    assertThatThrownBy(match::redo).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void nothingCanBeTakenBackAtTheStart() {
    assertThat(Match.start(Showdown.GAME.setup()).canUndo()).isFalse();
    assertThatThrownBy(() -> Match.start(Showdown.GAME.setup()).undo())
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aLogShowsConcealedMovesToTheMoverAlone() {
    Match<Showdown.State, Showdown.Act> match =
        dealt().play(0, "show As").play(1, "show 4s").play(0, "hide 2h");

    assertThat(match.logFor(Viewer.seat(0)).get(3).toString()).isEqualTo("0 hide 2h");
    assertThat(match.logFor(Viewer.seat(1)).get(3).toString()).isEqualTo("0 hide ??");
    assertThat(match.logFor(Viewer.bystander()).get(3).toString()).isEqualTo("0 hide ??");
    assertThat(match.logFor(Viewer.seat(0)).get(0).toString()).startsWith("* shuffle ?? ??");
    assertThat(match.logFor(Viewer.seat(1)).get(1).toString()).isEqualTo("0 show As");
  }

  @Test
  void onlyASeatInTurnHasLegalMoves() {
    assertThat(dealt().legalMovesFor(Viewer.seat(0))).hasSize(3);
    assertThat(dealt().legalMovesFor(Viewer.seat(1))).isEmpty();
    assertThat(dealt().legalMovesFor(Viewer.bystander())).isEmpty();
  }

  @Test
  void chanceIsResolvedUntilASeatMustAct() {
    Match<Showdown.State, Showdown.Act> match =
        Match.start(Showdown.GAME.setup()).resolveChance(Dealer.seeded(1));

    assertThat(match.state().turn().contains(0)).isTrue();
    assertThat(match.resolveChance(Dealer.seeded(2))).isSameAs(match);
  }

  @Test
  void nobodyGetsAnotherDealByUndo() {
    Match<Showdown.State, Showdown.Act> match =
        Match.start(Showdown.GAME.setup()).resolveChance(Dealer.secure());

    assertThat(match.undo().resolveChance(Dealer.secure()).state()).isEqualTo(match.state());
  }

  @Test
  void whatWasDrawnStaysDrawnWhateverWasTriedInBetween() {
    Match<Showdown.State, Showdown.Act> before = Match.start(Showdown.GAME.setup());
    Match<Showdown.State, Showdown.Act> first = before.resolveChance(Dealer.seeded(1));
    Match<Showdown.State, Showdown.Act> other = first.undo().playChance(DEAL);

    assertThat(other.state()).isNotEqualTo(first.state());
    assertThat(other.undo().resolveChance(Dealer.seeded(2)).state()).isEqualTo(first.state());
    assertThat(other.undo().redo().state()).isEqualTo(other.state());
  }

  @Test
  void whatWasDrawnAndTakenBackCanBeKeptElsewhere() {
    Match<Showdown.State, Showdown.Act> before = Match.start(Showdown.GAME.setup());
    Match<Showdown.State, Showdown.Act> drawn = before.resolveChance(Dealer.secure());
    Showdown.Act shuffle = drawn.last().orElseThrow();

    Match<Showdown.State, Showdown.Act> other = drawn.undo().playChance(DEAL).play(0, "show As");
    assertThat(other.takenBack()).containsExactly(TakenBack.of(0, List.of(shuffle)));
    Match<Showdown.State, Showdown.Act> kept =
        dealt().play(0, "show As").withTakenBack(other.takenBack());
    assertThat(kept.takenBack()).isEqualTo(other.takenBack());
    assertThat(kept.at(0).resolveChance(Dealer.secure()).state()).isEqualTo(drawn.state());
    assertThat(drawn.takenBack()).isEmpty();
    assertThat(drawn.undo().redo().takenBack()).as("it is among the moves again").isEmpty();
  }

  @Test
  void theWayToADrawBeginsWhereItLeavesThePresentMoves() {
    Match<Showdown.State, Showdown.Act> match = dealt().play(0, "show As");
    Showdown.Act shuffle = dealt().last().orElseThrow();
    Showdown.Act show = match.last().orElseThrow();

    assertThat(match.at(0).takenBack()).containsExactly(TakenBack.of(0, List.of(shuffle)));
    assertThatThrownBy(() -> match.withTakenBack(List.of(TakenBack.of(3, List.of(shuffle)))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("taken back 0: after 3 moves; expected 0 to 2");
    assertThatThrownBy(() -> match.withTakenBack(List.of(TakenBack.of(1, List.of(shuffle)))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("taken back 0, move 0: illegal move \"shuffle As 2h");
    Showdown.Act nobody = new Showdown.Show(2, PlayingCard.parse("As"));
    assertThatThrownBy(
            () -> match.withTakenBack(List.of(TakenBack.of(1, List.of(nobody, shuffle)))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("taken back 0, move 0: seat 2; expected 0 to 1");
    assertThatThrownBy(() -> TakenBack.of(1, List.of(shuffle, show)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("taken back after 1 moves: no move of chance at the end");
    assertThatThrownBy(() -> TakenBack.of(0, List.<Showdown.Act>of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> TakenBack.of(-1, List.of(shuffle)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("after -1 moves; expected 0 or more");
  }

  /** A seeded dealer counts what was drawn, so that nothing must be wound forward. */
  @Test
  void aSeededDealerGoesOnWhereAMatchIsLoaded() {
    Match<Showdown.State, Showdown.Act> match =
        Match.start(Showdown.GAME.setup()).resolveChance(Dealer.seeded(1)).undo();
    Match<Showdown.State, Showdown.Act> loaded =
        Match.start(Showdown.GAME.setup()).withTakenBack(match.takenBack());

    assertThat(loaded.resolveChance(Dealer.seeded(2)).moves()).isEqualTo(match.redo().moves());
    assertThat(match.resolveChance(Dealer.seeded(1)).moves())
        .isEqualTo(Match.start(Showdown.GAME.setup()).resolveChance(Dealer.seeded(1)).moves());
  }

  @Test
  void aLoadedMatchGoesOnFromItsRevision() {
    Match<Showdown.State, Showdown.Act> match = dealt().play(0, "show As").withRevision(8);

    assertThat(match.revision()).isEqualTo(8);
    assertThat(match.keptSince(8)).isEqualTo(2);
    assertThat(match.keptSince(7)).isZero();
    assertThat(match.undo().revision()).isEqualTo(9);
    assertThat(match.undo().keptSince(8)).isEqualTo(1);
    for (int revision : new int[] {1, Match.MAX_REVISION + 1}) {
      assertThatThrownBy(() -> match.withRevision(revision))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("revision " + revision + "; expected 2 to 1000000000");
    }
  }

  @Test
  void namesThatNoRecordCanHoldAreRefused() {
    for (String name :
        List.of("", " ", "A\nB", "A\rB", " Ada", "Ada\t", "A\u202Eb", "x".repeat(201))) {
      assertThatThrownBy(() -> Match.start(Showdown.GAME.setup(), List.of("Ada", name)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("name of seat 1: \"")
          .hasMessageEndingWith("\"; expected one trimmed line of 1 to 200 visible characters");
    }
    assertThat(Match.start(Showdown.GAME.setup(), List.of("x".repeat(200), "花 子")).players())
        .hasSize(2);
  }

  @Test
  void theMoveThatWasTakenBackCanBeMadeAgainWithoutForgettingTheRest() {
    Match<Showdown.State, Showdown.Act> match = dealt().play(0, "show As").play(1, "show 4s");

    Match<Showdown.State, Showdown.Act> again = match.undo().undo().play(0, "show As");

    assertThat(again.canRedo()).isTrue();
    assertThat(again.redo().state()).isEqualTo(match.state());
  }

  @Test
  void aSeatCannotMakeAMoveOfChance() {
    Match<Showdown.State, Showdown.Act> match = Match.start(Showdown.GAME.setup());

    assertThatThrownBy(() -> match.play(0, DEAL))
        .isInstanceOf(NotationException.class)
        .hasMessage(
            "column 1: found \"" + DEAL.substring(0, 60) + "...\", expected a move of seat 0");
    assertThatThrownBy(() -> match.play(-1, DEAL))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("seat -1; expected 0 to 1");
    assertThatThrownBy(() -> match.playChance("show As"))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 1: found \"show As\", expected a move of chance");
  }

  @Test
  void aSeatThatDoesNotExistIsToldSo() {
    Showdown.Act move = new Showdown.Show(2, PlayingCard.parse("As"));

    for (ThrowingCallable asked :
        List.<ThrowingCallable>of(
            () -> dealt().play(2, "show As"),
            () -> dealt().play(move),
            () -> dealt().refusal(move))) {
      assertThatThrownBy(asked)
          .isInstanceOf(IndexOutOfBoundsException.class)
          .hasMessage("seat 2; expected 0 to 1");
    }
  }

  @Test
  void aMatchKnowsWhatItPlays() {
    assertThat(dealt().setup()).isEqualTo(Showdown.GAME.setup());
    assertThat(dealt().play(0, "show As").undo().setup()).hasToString("showdown, 2 seats");
  }

  @Test
  void observingNeedsASeat() {
    assertThatThrownBy(() -> dealt().observe(2))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessageContaining("seat 2; expected 0 to 1");
  }

  @Test
  void aSeatIsTakenOverByName() {
    Match<Showdown.State, Showdown.Act> before =
        Match.start(Showdown.GAME.setup(), List.of("Ada", "Ben"))
            .playChance(DEAL)
            .play(0, "show As")
            .undo()
            .withTakenBack(dealt().undo().takenBack());
    String key = before.observe(0).key();

    Match<Showdown.State, Showdown.Act> after = before.withPlayers(List.of("Ada", "Eve"));

    assertThat(before.players()).containsExactly("Ada", "Ben");
    assertThat(after.players()).containsExactly("Ada", "Eve");
    assertThat(after.viewFor(Viewer.bystander()).players()).containsExactly("Ada", "Eve");
    assertThat(after.at(0).players()).containsExactly("Ada", "Eve");
    assertThat(after.redo().play(1, "show 4s").players()).containsExactly("Ada", "Eve");
    assertThat(after.state()).isSameAs(before.state());
    assertThat(after.moves()).isEqualTo(before.moves());
    assertThat(after.revision()).isEqualTo(before.revision());
    assertThat(after.keptSince(2)).isEqualTo(before.keptSince(2)).isEqualTo(1);
    assertThat(after.takenBack()).isEqualTo(before.takenBack());
    assertThat(after.observe(0).key()).isEqualTo(key);
    assertThat(after.insightFor(Viewer.seat(0))).isSameAs(before.insightFor(Viewer.seat(0)));
    assertThatThrownBy(() -> before.withPlayers(List.of("Ada")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 names for 2 seats");
    assertThatThrownBy(() -> before.withPlayers(List.of("Ada", " ")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("name of seat 1: ");
  }

  @Test
  void aMoveMeansTheSameWhileNothingHasChangedForItsSeat() {
    Match<Showdown.State, Showdown.Act> dealt = dealt();
    Match<Showdown.State, Showdown.Act> shown = dealt.play(0, "show As");
    Match<Showdown.State, Showdown.Act> both = shown.play(1, "show 4s");

    assertThat(both.stillMeans(0, both.revision())).isTrue();
    assertThat(both.stillMeans(0, dealt.revision())).as("it has moved since").isFalse();
    assertThat(both.stillMeans(1, shown.revision())).as("it has moved since").isFalse();
    assertThat(shown.stillMeans(1, dealt.revision())).as("it may move now").isFalse();
    assertThat(both.stillMeans(1, both.revision() + 1)).as("never heard of").isFalse();
    assertThat(both.stillMeans(1, -1)).as("never heard of").isFalse();
    Match<Showdown.State, Showdown.Act> back = both.undo();
    assertThat(back.stillMeans(1, shown.revision())).as("taken back since").isFalse();
    assertThat(back.redo().stillMeans(0, both.revision())).as("made again since").isFalse();
    Match<Showdown.State, Showdown.Act> loaded = both.withRevision(9);
    assertThat(loaded.stillMeans(0, 9)).isTrue();
    assertThat(loaded.stillMeans(0, 6)).as("before it was loaded").isFalse();
    assertThatThrownBy(() -> both.stillMeans(2, 0)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void moversThatDoNotWaitForEachOtherDoNotDisturbEachOther() {
    for (Rush.Kind kind : List.of(Rush.Kind.UNTIMED, Rush.Kind.TIMED, Rush.Kind.ONE_CLOCK)) {
      Match<Rush.State, Rush.Act> start = Match.start(Rush.game(kind).setup());
      Match<Rush.State, Rush.Act> passed = start.play(2, "pass");
      assertThat(passed.stillMeans(0, start.revision())).isTrue();
      assertThat(passed.play(1, "pass").stillMeans(0, passed.revision())).isTrue();
      assertThat(passed.stillMeans(2, start.revision())).isFalse();
    }
    // With one clock the earliest legal time has grown: the rules judge what is late.
    Match<Rush.State, Rush.Act> start = Match.start(Rush.game(Rush.Kind.ONE_CLOCK).setup());
    Match<Rush.State, Rush.Act> tapped = start.play(2, "tap @700");
    assertThat(tapped.legalMovesFor(Viewer.seat(0)))
        .isNotEqualTo(start.legalMovesFor(Viewer.seat(0)));
    assertThat(tapped.stillMeans(0, start.revision())).isTrue();
  }
}
