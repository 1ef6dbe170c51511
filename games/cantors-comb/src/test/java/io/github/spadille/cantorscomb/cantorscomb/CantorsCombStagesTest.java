package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.cantorscomb.cantorscomb.CantorsCombTest.position;
import static io.github.spadille.cantorscomb.cantorscomb.CantorsCombTest.stash;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.Phase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is seen between two decisions. */
class CantorsCombStagesTest {
  @Test
  @Covers({"CCG-2", "CCG-4"})
  void theHighestNumberBeginsAndATieRollsAgain() {
    TestTable start = TestTable.of(CantorsComb.GAME, 3);
    assertThat(start.stageNames("shuffle ...")).containsExactly("dealt");
    TestTable dealt = start.play("shuffle ...");

    assertThat(dealt.stageNames("roll 9 3 9")).containsExactly("roll-off-tied");
    TestTable tied = dealt.play("roll 9 3 9");
    assertThat(tied.fact("phase")).isEqualTo("roll-off");
    assertThat(tied.fact("rolling")).isEqualTo("0 2");

    assertThat(tied.told("roll 3 9")).containsExactly("first-turn 2", "card-drawn 2");
    TestTable first = tied.stage("roll 3 9", "card-drawn");
    assertThat(first.state(CantorsCombState.class).seat()).isEqualTo(2);
  }

  @Test
  @Covers({"CCG-10", "CCG-12"})
  void aHitOrAMissIsTold() {
    TestTable table = position(Phase.D16, "9.1 9.2", "1.1", "8.1");
    assertThat(table.stageNames("roll 1")).containsExactly("hit");
    assertThat(table.stageNames("roll 5")).containsExactly("miss", "die-taken", "card-drawn");
    assertThat(table.stage("roll 5", "miss").fact("phase")).isEqualTo("miss");
    assertThat(table.stage("roll 5", "die-taken").fact("stash")).isEqualTo("1 0");
  }

  @Test
  @Covers({"CCG-7", "CCG-33"})
  void theLastCardIsToldAndThenTheScore() {
    TestTable one = position(Phase.SECOND, "9.1", "7.1", "8.1 8.2");
    assertThat(one.stageNames("done")).containsExactly("last-card-drawn");
    TestTable none = position(Phase.SECOND, "", "7.1", "8.1 8.2");
    assertThat(none.stageNames("done")).containsExactly("scored");
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
    TestTable table =
        position(Phase.SECOND, "9.1 9.2", "2.1 4.1 8.1", "")
            .under("stash-return=" + option)
            .then(stash(3, 0))
            .play("throw stash", "roll 1 4 3");
    assertThat(table.told(move))
        .containsExactly(returned == 0 ? "done" : "dice-returned 0 [" + returned + "]");
    assertThat(table.stages(move).get(0).fact("stash")).isEqualTo(3 - returned + " 0");
  }
}
