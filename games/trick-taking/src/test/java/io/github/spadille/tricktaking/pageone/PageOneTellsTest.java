package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.tricktaking.pageone.Positions.move;
import static io.github.spadille.tricktaking.pageone.Positions.play;
import static io.github.spadille.tricktaking.pageone.Positions.position;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import io.github.spadille.tricktaking.TrickMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What players are told: which rules bind them, what happens on the way, what moves prove. */
class PageOneTellsTest {
  private static final String CLUBS = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc";

  private static Rules<PageOneState, TrickMove> rules(int seats, String... options) {
    Map<String, String> chosen =
        options.length == 0
            ? ImmutableMap.of()
            : options.length == 2
                ? ImmutableMap.of(options[0], options[1])
                : ImmutableMap.of(options[0], options[1], options[2], options[3]);
    return PageOne.GAME.rules(seats, chosen);
  }

  /** The clues that a move gives, as text. */
  private static List<String> clues(
      Rules<PageOneState, TrickMove> rules, PageOneState before, String text) {
    return HeardDeductions.of(rules, before, move(rules, text));
  }

  private static List<String> stages(
      Rules<PageOneState, TrickMove> rules, PageOneState before, String text) {
    List<String> told = new ArrayList<>();
    for (Stage<PageOneState> stage : rules.stages(before, move(rules, text))) {
      told.add(
          stage.name()
              + (stage.seat() < 0 ? "" : " " + stage.seat())
              + (stage.arguments().isEmpty() ? "" : " " + stage.arguments()));
    }
    return told;
  }

  @Test
  void aDrawTellsThatTheSuitIsMissing() {
    Rules<PageOneState, TrickMove> rules = rules(2);
    PageOneState start = position("2s 3s", "", "6c 8c 9d", "2d 3d X1");
    assertThat(clues(rules, start, "0 play 6c")).isEmpty();

    PageOneState led = play(rules, start, "0 play 6c");
    assertThat(clues(rules, led, "1 draw")).containsExactly("hand.1 lacks " + set(CLUBS));
    assertThat(clues(rules, led, "1 play X1")).isEmpty();
  }

  @Test
  void aJokerTellsThatTheSuitIsMissingOnlyIfItMayNotBePlayedOtherwise() {
    Rules<PageOneState, TrickMove> strict = rules(2, "joker-follow", "void");
    PageOneState start = position("2s 3s", "", "6c 8c 9d", "2d X1");
    assertThat(clues(strict, play(strict, start, "0 play 6c"), "1 play X1 call"))
        .containsExactly("hand.1 lacks " + set(CLUBS));
    assertThat(clues(strict, position("2s", "", "X1 8c 9d", "2d 3d"), "0 play X1")).isEmpty();
    PageOneState follows = position("2s 3s", "", "6c 8c 9d", "2c X1");
    assertThat(clues(strict, play(strict, follows, "0 play 6c"), "1 play 2c call")).isEmpty();
  }

  @Test
  void whoNeedNotDrawInVainHoldsSomethingToPlay() {
    Rules<PageOneState, TrickMove> rules = rules(3);
    PageOneState start = position("", "", "6c 8c 9d", "2c 3d 4d", "2d 3h 4h");
    assertThat(clues(rules, start, "0 play 6c"))
        .containsExactly("hand.1 has one of " + set(CLUBS + " X1"));
    assertThat(clues(rules, play(rules, start, "0 play 6c"), "1 play 2c"))
        .containsExactly("unknown"); // Seat 2 can neither play nor draw.
    PageOneState window = position("", "", "6c 8c", "2c 3d 4d", "2d 3h 4c");
    assertThat(clues(rules, play(rules, window, "0 play 6c"), "1 play 2c")).isEmpty();
    assertThat(clues(rules, position("", "", "X1 8c 9d", "2c 3d 4d", "2d 3h 4h"), "0 play X1"))
        .isEmpty();
  }

  @Test
  void aGameThatIsWonTellsNothingMore() {
    assertThat(clues(rules(2), position("2s", "", "6c", "2d 3d"), "0 play 6c")).isEmpty();
    assertThat(clues(rules(2, "games", "2"), position("2s", "", "6c", "2d 3d"), "0 play 6c"))
        .isEmpty();
    assertThat(clues(rules(2, "games", "2"), position("", "", "6c 8c", "2d 3d"), "0 play 6c call"))
        .containsExactly("unknown");
  }

  @Test
  void onlyTheEndOfADrawnGameTellsMore() {
    PageOneState start = position("", "", "6c 8c", "2d 3d");
    assertThat(clues(rules(2), start, "0 play 6c call")).containsExactly("unknown");
    assertThat(clues(rules(2), start, "0 play 6c")).containsExactly("unknown");
    PageOneState goesOn = position("2s 3s", "", "6c 8c 9d", "2d 3d");
    assertThat(clues(rules(2), goesOn, "0 play 6c")).isEmpty();
  }

  @Test
  void theStagesTellWhatHappens() {
    Rules<PageOneState, TrickMove> rules = rules(2, "penalty", "2");
    String shuffle = rules.syntax().format(rules.chance(rules.start(), new SplittableRandom(1)));
    assertThat(stages(rules, rules.start(), "* " + shuffle)).containsExactly("dealt 1 [4]");

    PageOneState start = position("2s", "4s 5s", "6c 8c", "9c 3d 2d");
    PageOneState played = play(rules, start, "0 play 6c");
    assertThat(stages(rules, played, "1 play 9c"))
        .containsExactly("trick-complete", "trick-taken 1", "window 0");
    PageOneState window = play(rules, played, "1 play 9c");
    assertThat(stages(rules, window, "1 catch")).containsExactly("caught 0 [2]", "stock-used-up");
    PageOneState awaiting = play(rules, window, "1 catch");
    assertThat(stages(rules, awaiting, "* shuffle 4s 5s 6c 9c"))
        .containsExactly("stock-renewed 0", "done");
    assertThat(stages(rules, position("", "", "6c", "2d 3d"), "0 play 6c"))
        .containsExactly("game-won 0");
    assertThat(stages(rules, position("", "", "6c 8c", "2d 3d"), "0 play 6c"))
        .containsExactly("game-drawn");
    assertThat(stages(rules, position("2s", "", "6c 8c 2h", "2d 3d"), "0 play 6c"))
        .containsExactly("done");
  }

  @Test
  void theStageOfACompleteTrickShowsIt() {
    Rules<PageOneState, TrickMove> rules = rules(2);
    PageOneState played = play(rules, position("2s", "", "6c 8c 2h", "9c 3d 2d"), "0 play 6c");
    PageOneState complete = rules.stages(played, move(rules, "1 play 9c")).get(0).state();
    assertThat(complete.cards().trick()).hasToString("[6c, 9c]");
    assertThat(complete.discards()).isEmpty();
  }

  @Test
  void everyPlayerIsToldTheRulesThatBind() {
    Rules<PageOneState, TrickMove> rules = rules(3);
    PageOneState start = position("2s", "", "6c 8c", "9c 3d 2d", "2h 3h X1");
    assertThat(rules.governing(start, 0)).containsExactly("PAG-6", "PAG-19");
    PageOneState late = play(rules, start, "0 play 6c");
    assertThat(rules.governing(late, 0)).containsExactly("PAG-21");
    assertThat(rules.governing(late, 1)).containsExactly("PAG-7");
    PageOneState window = play(rules, late, "1 play 9c");
    assertThat(rules.governing(window, 2)).containsExactly("PAG-22", "PAG-24", "PAG-25");
    PageOneState third = play(rules, window, "1 pass", "2 pass");
    assertThat(rules.governing(third, 2)).containsExactly("PAG-8");
    assertThat(rules.governing(play(rules, third, "2 draw"), 2)).containsExactly("PAG-18");

    PageOneState draws = position("2s", "", "6c 8c 9d", "3d 2d", "2h 3h X1");
    assertThat(rules.governing(play(rules, draws, "0 play 6c"), 1))
        .containsExactly("PAG-9", "PAG-19");
    PageOneState joker = position("2s", "", "X1 8c 9d", "3d 2d 4d", "2h 3h 4h");
    assertThat(rules.governing(play(rules, joker, "0 play X1"), 1)).containsExactly("PAG-12");
  }

  @Test
  @Covers({"PAG-12", "PAG-19"})
  void aRefusalSaysWhatIsWrong() {
    PageOneState start = position("2s", "", "X1 8c 9d", "3d 2d 4d");
    assertThat(refusal(rules(2), start, "0 play X1 h")).isEqualTo("PAG-12 no-suit [X1]");
    assertThat(refusal(rules(2), start, "0 play X1 h call")).isEqualTo("PAG-12 no-suit [X1]");
    Rules<PageOneState, TrickMove> named = rules(2, "joker-lead", "named");
    assertThat(refusal(named, start, "0 play X1")).isEqualTo("PAG-12 suit");
    assertThat(refusal(named, start, "0 play 8c h")).isEqualTo("PAG-12 no-suit [8c]");
    assertThat(refusal(named, start, "0 play X1 h call")).isEqualTo("PAG-19 not-last");
    assertThat(refusal(named, start, "0 play X1 h")).isEqualTo("nothing");
    assertThat(refusal(rules(2, "catch", "off"), start, "0 play 8c call"))
        .isEqualTo("PAG-19 never");
    assertThat(refusal(rules(2), start, "0 play Ah")).isEqualTo("PAG-5 not-held [Ah]");
    assertThat(refusal(rules(2), start, "0 call")).isEqualTo("PAG-21 not-late");
    assertThat(rules(2).refusal(start, new PageOneMove.Call(-1)).orElseThrow())
        .as("nobody is late, and nobody may call")
        .hasToString("PAG-21 not-late");
    assertThat(refusal(rules(2, "call", "with-move"), start, "0 call"))
        .isEqualTo("PAG-19 with-card");
  }

  private static String refusal(
      Rules<PageOneState, TrickMove> rules, PageOneState state, String text) {
    return rules.refusal(state, move(rules, text)).map(Object::toString).orElse("nothing");
  }

  @Test
  @Covers("PAG-28")
  void theSheetSaysWhyTheWinnerScores() {
    PageOneState start = position("2s", "", "6c", "2d 3d", "4d");
    PageOneState won = play(rules(3), start, "0 play 6c");
    assertThat(won.sheet().lines().toString()).contains("reason=, ").contains("points=1");
    PageOneState cards = play(rules(3, "score", "cards"), start, "0 play 6c");
    assertThat(cards.sheet().lines().toString()).contains("reason=cards, ").contains("points=3");
    PageOneState next = play(rules(3, "games", "2"), start, "0 play 6c");
    assertThat(next.handNumber()).isEqualTo(2);
    assertThat(next.withSheet(start.sheet()).sheet()).isEqualTo(start.sheet());
  }

  @Test
  void withCardsIsTheInverseOfTheTable() {
    Rules<PageOneState, TrickMove> rules = rules(2);
    PageOneState state = play(rules, position("2s 3s", "4s 5s", "6c 8c", "9c 3d 2d"), "0 play 6c");
    assertThat(rules.withCards(state, rules.table(state))).isEqualTo(state);
    PageOneState other = position("2s 3s", "4s 5s", "6c 8c", "9c 3d 2h");
    assertThat(rules.withCards(state, rules.table(play(rules, other, "0 play 6c"))))
        .isEqualTo(play(rules, other, "0 play 6c"));
  }
}
