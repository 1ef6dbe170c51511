package io.github.spadille.cantorscomb.cantorscomb;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.cantorscomb.cantorscomb.CantorsCombTest.position;
import static io.github.spadille.cantorscomb.cantorscomb.CantorsCombTest.rules;
import static io.github.spadille.cantorscomb.cantorscomb.CantorsCombTest.with;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Roll;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Shuffle;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.Phase;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.testkit.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is seen between two decisions. */
class CantorsCombStagesTest {
  private static ImmutableList<String> names(List<Stage<CantorsCombState>> stages) {
    return stages.stream().map(Stage::name).collect(toImmutableList());
  }

  private static ImmutableList<Stage<CantorsCombState>> afterRoll(
      Rules<CantorsCombState, CantorsCombMove> rules, CantorsCombState state, int... numbers) {
    return rules.stages(state, Roll.of(Dice.of(numbers)));
  }

  @Test
  @Covers({"CCG-2", "CCG-4"})
  void theHighestNumberBeginsAndATieRollsAgain() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(3);
    Shuffle shuffle = new Shuffle(rules.start().stock());
    assertThat(names(rules.stages(rules.start(), shuffle))).containsExactly("dealt");
    CantorsCombState dealt = rules.apply(rules.start(), shuffle);

    ImmutableList<Stage<CantorsCombState>> tie = afterRoll(rules, dealt, 9, 3, 9);
    assertThat(names(tie)).containsExactly("roll-off-tied");
    CantorsCombState tied = rules.apply(dealt, Roll.of(Dice.of(9, 3, 9)));
    assertThat(tied.phase()).isEqualTo(Phase.ROLL_OFF);
    assertThat(tied.progress().rolling()).isEqualTo(Seats.of(0, 2));

    ImmutableList<Stage<CantorsCombState>> first = afterRoll(rules, tied, 3, 9);
    assertThat(names(first)).containsExactly("first-turn", "card-drawn");
    assertThat(first.get(0).seat()).isEqualTo(2);
    assertThat(first.get(1).state().seat()).isEqualTo(2);
  }

  @Test
  @Covers({"CCG-10", "CCG-12"})
  void aHitOrAMissIsTold() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2);
    CantorsCombState state = position(Phase.D16, "9.1 9.2", "1.1", "8.1");
    assertThat(names(afterRoll(rules, state, 1))).containsExactly("hit");
    ImmutableList<Stage<CantorsCombState>> miss = afterRoll(rules, state, 5);
    assertThat(names(miss)).containsExactly("miss", "die-taken", "card-drawn");
    assertThat(miss.get(0).state().phase()).isEqualTo(Phase.MISS);
    assertThat(miss.get(1).state().stash()).isEqualTo(IntPerSeat.copyOf(1, 0));
  }

  @Test
  @Covers({"CCG-7", "CCG-33"})
  void theLastCardIsToldAndThenTheScore() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2);
    CantorsCombMove done = CantorsCombMove.Done.of(0);
    CantorsCombState one = position(Phase.SECOND, "9.1", "7.1", "8.1 8.2");
    assertThat(names(rules.stages(one, done))).containsExactly("last-card-drawn");
    CantorsCombState none = position(Phase.SECOND, "", "7.1", "8.1 8.2");
    assertThat(names(rules.stages(none, done))).containsExactly("scored");
  }

  /** Three dice of the stash show 1, 4 and 3. */
  @ParameterizedTest
  @CsvSource({
    "all, play 4.1, 3",
    "all, done, 3",
    "used, play 4.1, 1",
    "used, play 8.1, 3",
    "used, done, 0",
    "none, play 4.1, 0",
    "none, done, 0",
  })
  @Covers("CCG-27")
  void diceOfTheStashGoBackAsAgreed(String option, String move, int returned) {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2, "stash-return", option);
    CantorsCombState state =
        with(position(Phase.SECOND, "9.1 9.2", "2.1 4.1 8.1", ""), 3, 0)
            .stashThrown()
            .stashRolled(Dice.of(1, 4, 3));
    ImmutableList<Stage<CantorsCombState>> stages =
        rules.stages(state, rules.syntax().parse(0, move));
    assertThat(names(stages)).containsExactly(returned == 0 ? "done" : "dice-returned");
    assertThat(stages.get(0).arguments()).isEqualTo(returned == 0 ? List.of() : List.of(returned));
    assertThat(stages.get(0).state().stash()).isEqualTo(IntPerSeat.copyOf(3 - returned, 0));
  }
}
