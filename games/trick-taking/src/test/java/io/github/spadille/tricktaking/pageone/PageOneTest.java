package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.engine.seat.Seats.NOBODY;
import static io.github.spadille.tricktaking.pageone.Positions.moves;
import static io.github.spadille.tricktaking.pageone.Positions.play;
import static io.github.spadille.tricktaking.pageone.Positions.position;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.pageone.PageOneState.Phase;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Positions that a game reaches after many draws, and what no check of a scenario can say. */
class PageOneTest {
  @Test
  @Covers({"PAG-1", "PAG-3", "PAG-3a", "PAG-4"})
  void dealsFourCardsToEachOneByOne() {
    Rules<PageOneState, TrickMove> rules = PageOne.GAME.rules(4);
    assertThat(rules.start().hand().stock()).hasSize(53).contains(PlayingCard.X1);
    assertThat(rules.start().cards().hands()).allMatch(CardSet::isEmpty);

    TrickMove.Shuffle shuffle =
        (TrickMove.Shuffle) rules.chance(rules.start(), new SplittableRandom(5));
    PageOneState dealt = rules.apply(rules.start(), shuffle);

    for (int i = 0; i < 16; i++) {
      assertThat(dealt.cards().hand(i % 4)).hasSize(4).contains(shuffle.cards().get(i));
    }
    assertThat(dealt.hand().stock()).isEqualTo(shuffle.cards().subList(16, 53));
    assertThat(dealt.discards()).isEmpty();
  }

  @Test
  @Covers({"PAG-16", "PAG-17", "PAG-22"})
  void aWindowWaitsForTheShuffleAndADrawnGameForTheWindow() {
    Rules<PageOneState, TrickMove> rules = PageOne.GAME.rules(2);
    PageOneState start = position("", "5s 7s 9s Js Qs Ks", "6c 8c", "2d 3d 4d");
    PageOneState awaiting = play(rules, start, "0 play 6c", "1 draw");

    assertThat(awaiting.phase()).isEqualTo(Phase.RESHUFFLE);
    assertThat(awaiting.drawer()).isEqualTo(1);
    assertThat(awaiting.owed()).isZero();
    assertThat(awaiting.lastCards().offender()).isZero();

    PageOneState window = play(rules, awaiting, "* shuffle 5s 7s 9s Js Qs Ks");
    assertThat(window.phase()).isEqualTo(Phase.NOTICE);
    assertThat(window.cards().hand(1)).isEqualTo(set("2d 3d 4d 5s"));
    assertThat(moves(rules, window)).isEqualTo("1 catch; 1 pass");

    PageOneState drawn = play(rules, window, "1 catch");
    assertThat(drawn.cards().hand(0)).isEqualTo(set("8c 7s 9s Js Qs Ks"));
    assertThat(drawn.outcome().orElseThrow().isDraw()).isTrue();
  }

  @Test
  @Covers({"PAG-22a", "PAG-26", "PAG-31"})
  void whoIsCaughtWithNothingLeftToDrawHasWon() {
    Rules<PageOneState, TrickMove> rules = PageOne.GAME.rules(2, ImmutableMap.of("penalty", "2"));
    PageOneState start = position("", "", "6c 8c", "9c 3d");
    String[] moves = {
      "0 play 6c", "1 play 9c", "1 catch", "* shuffle 6c 9c", "1 play 3d", "0 catch"
    };
    PageOneState caught = play(rules, start, moves[0], moves[1], moves[2], moves[3]);
    assertThat(caught.cards().hand(0)).isEqualTo(set("6c 8c 9c"));
    assertThat(moves(rules, caught)).isEqualTo("1 play 3d; 1 call");

    PageOneState won = play(rules, start, moves);
    assertThat(won.outcome().orElseThrow().winners()).containsExactly(1);
    assertThat(won.lastCards().uncalled()).isEmpty();

    Rules<PageOneState, TrickMove> drawing =
        PageOne.GAME.rules(2, ImmutableMap.of("penalty", "2", "penalty-empty", "draw"));
    assertThat(play(drawing, start, moves).outcome().orElseThrow().isDraw()).isTrue();
  }

  @Test
  @Covers({"PAG-16", "PAG-26", "PAG-31"})
  void aPenaltyIsDrawnFromTheStockAndThenFromTheDiscards() {
    PageOneState start = position("2s 3s", "4s", "6c 8c", "2c Kh", "9h 9d");
    String[] moves = {"0 play 6c", "1 play 2c call", "2 catch"};

    Rules<PageOneState, TrickMove> rules = PageOne.GAME.rules(3);
    PageOneState awaiting = play(rules, start, moves);
    assertThat(awaiting.cards().hand(0)).isEqualTo(set("8c 2s 3s"));
    assertThat(awaiting.owed()).isEqualTo(3);
    assertThat(awaiting.drawer()).isZero();
    PageOneState shortened = play(rules, awaiting, "* shuffle 4s");
    assertThat(shortened.outcome()).hasValueSatisfying(end -> assertThat(end.isDraw()).isTrue());

    PageOneState follows = position("2s 3s", "4s", "6c 8c", "2c Kh", "9c 9d");
    PageOneState goesOn = play(rules, follows, moves[0], moves[1], moves[2], "* shuffle 4s");
    assertThat(goesOn.cards().hand(0)).isEqualTo(set("8c 2s 3s 4s"));
    assertThat(moves(rules, goesOn)).isEqualTo("2 play 9c; 2 play 9c call");
    assertThat(goesOn.owed()).isZero();

    Rules<PageOneState, TrickMove> drawing =
        PageOne.GAME.rules(3, ImmutableMap.of("penalty-empty", "draw"));
    PageOneState drawn = play(drawing, follows, moves[0], moves[1], moves[2], "* shuffle 4s");
    assertThat(drawn.outcome().orElseThrow().isDraw()).isTrue();
    assertThat(drawn.cards().hand(0)).isEqualTo(set("8c 2s 3s 4s"));
  }

  @Test
  @Covers("PAG-26")
  void aPenaltyThatTheStockHasInFullDrawsNoGame() {
    PageOneState start = position("2s 3s 4s 5s 7s", "", "6c 8c", "2c Kh", "9c 9d");
    Rules<PageOneState, TrickMove> drawing =
        PageOne.GAME.rules(3, ImmutableMap.of("penalty-empty", "draw"));
    PageOneState goesOn = play(drawing, start, "0 play 6c", "1 play 2c call", "2 catch");
    assertThat(goesOn.phase()).isEqualTo(Phase.PLAY);
    assertThat(goesOn.isUsedUp()).isTrue();
  }

  @Test
  @Covers({"PAG-17", "PAG-21"})
  void whoMustDrawInVainDrawsTheGameBeforeAnybodyIsCaught() {
    Rules<PageOneState, TrickMove> rules = PageOne.GAME.rules(3);
    PageOneState start = position("", "", "6c 8c", "2d Kh", "9c 9d");
    PageOneState drawn = play(rules, start, "0 play 6c");
    assertThat(drawn.outcome().orElseThrow().isDraw()).isTrue();
    assertThat(drawn.lastCards().late()).isEqualTo(NOBODY);
    assertThat(drawn.lastCards().uncalled()).containsExactly(0);
  }

  @Test
  @Covers("PAG-27")
  void whoDrawsInTurnHasNoLastCardAnyMore() {
    Rules<PageOneState, TrickMove> rules = PageOne.GAME.rules(3);
    PageOneState start = position("2s 3s 4s", "", "6c 8c", "9c Tc Kh", "Ac Ad");
    PageOneState drawn =
        play(
            rules,
            start,
            "0 play 6c",
            "1 play 9c",
            "1 pass",
            "2 pass",
            "2 play Ac call",
            "2 play Ad");
    assertThat(drawn.outcome().orElseThrow().winners()).containsExactly(2);

    PageOneState longer = position("2s 3s 4s", "", "6c 8c", "9c Tc Kh", "Ac Ad Ks");
    PageOneState window =
        play(
            rules,
            longer,
            "0 play 6c",
            "1 play 9c",
            "1 pass",
            "2 pass",
            "2 play Ac",
            "2 play Ad call");
    assertThat(window.lastCards().offender()).isZero();
    PageOneState drew = play(rules, window, "1 pass", "2 pass", "0 draw");
    assertThat(drew.lastCards().uncalled()).isEmpty();
    assertThat(drew.cards().hand(0)).isEqualTo(set("8c 2s"));
    assertThat(moves(rules, drew)).isEqualTo("0 draw");
  }

  @Test
  @Covers({"PAG-21b", "PAG-23a"})
  void theWindowAboutTheChanceComesBeforeThatAboutTheTurn() {
    Rules<PageOneState, TrickMove> rules = PageOne.GAME.rules(3);
    PageOneState start = position("2s 3s 4s 5s 6s", "", "Ac 8h", "2c 9h", "3c Jh Th");
    PageOneState first =
        play(rules, start, "0 play Ac", "1 play 2c", "1 pass", "2 pass", "2 play 3c");
    assertThat(first.lastCards().offender()).isEqualTo(1);
    assertThat(moves(rules, first)).isEqualTo("0 catch; 0 pass; 2 catch; 2 pass");

    PageOneState second = play(rules, first, "0 pass", "2 catch");
    assertThat(second.cards().hand(1)).hasSize(6);
    assertThat(second.lastCards().offender()).isZero();
    assertThat(moves(rules, second)).isEqualTo("1 catch; 1 pass; 2 catch; 2 pass");

    PageOneState turn = play(rules, second, "1 pass", "2 pass");
    assertThat(moves(rules, turn)).isEqualTo("0 play 8h");
    assertThat(turn.lastCards().offender()).isEqualTo(NOBODY);
  }
}
