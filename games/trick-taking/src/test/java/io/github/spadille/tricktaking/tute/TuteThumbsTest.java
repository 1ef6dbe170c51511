package io.github.spadille.tricktaking.tute;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class TuteThumbsTest {
  @Test
  void theLastPlayerGivesPointsToATrickOfThePartner() {
    TestTable table =
        TestTable.of(Tute.GAME)
            .deal("hand.0: 4d", "hand.1: Ad", "hand.2: 5d", "hand.3: 3d 2d 6d 2h 4h 5h 6h 7h Jh Qh")
            .play("play 4d", "play Ad", "play 5d");
    assertThat(SensibleMoves.at(table).prefers("play 3d", "play 2d")).isTrue();
    assertThat(SensibleMoves.at(table).reason("play 3d")).isEqualTo("thumb.partner");
  }

  @Test
  void noPointsAreGivenToATrickOfTheOtherSide() {
    TestTable table =
        TestTable.of(Tute.GAME)
            .deal("hand.0: Ad", "hand.1: 2d 3d 6d 2h 4h 5h 6h 7h Jh Qh")
            .play("play Ad");
    assertThat(SensibleMoves.at(table).prefers("play 2d", "play 3d")).isTrue();
  }

  @Test
  void aMarriageIsDeclared() {
    TestTable table =
        TestTable.of(Tute.GAME)
            .deal("hand.0: 3d", "hand.1: Ad Kh Qh 2h 4h 5h 6h 7h Jh 3h")
            .play("play 3d", "play Ad");
    TestTable won = table.play(table.moves(2).get(0)).playAny(RandomSource.seeded(1));
    assertThat(SensibleMoves.at(won).prefers("1 declare h", "1 play 2h")).isTrue();
    assertThat(SensibleMoves.at(won).reason("1 declare h")).isEqualTo("thumb.declare");
  }
}
