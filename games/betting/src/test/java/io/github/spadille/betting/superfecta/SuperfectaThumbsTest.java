package io.github.spadille.betting.superfecta;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class SuperfectaThumbsTest {
  @Test
  void theHorseWithFewCardsInTheRailIsBetOn() {
    TestTable table =
        TestTable.of(Superfecta.GAME, "rail-length=6").play("* shuffle 2s 3s 4s 2h 3h 2d ...");
    ImmutableList<String> bets = table.moves();
    assertThat(bets).isNotEmpty();
    String onClubs =
        bets.stream().filter(move -> move.equals("bet 1 win c")).findFirst().orElseThrow();
    String onSpades =
        bets.stream().filter(move -> move.equals("bet 1 win s")).findFirst().orElseThrow();
    assertThat(SensibleMoves.at(table).prefers(onClubs, onSpades)).isTrue();
    assertThat(SensibleMoves.at(table).reason(onClubs)).isEqualTo("thumb.favourite");
    assertThat(SensibleMoves.at(table).reason(onSpades)).isEmpty();
  }

  @Test
  void aLineIsBetOnOnceWithTheSmallestAmountWhereAmountsDoNotCount() {
    String shuffle = "* shuffle 2s 3s 4s 2h 3h 2d ...";
    TestTable equal = TestTable.of(Superfecta.GAME).play(shuffle).play("0 bet 1 win c");
    assertThat(SensibleMoves.at(equal).weight("bet 1 win c")).isZero();
    assertThat(SensibleMoves.at(equal).weight("bet 5 win d")).isZero();
    assertThat(SensibleMoves.at(equal).weight("bet 1 win d")).isPositive();
    TestTable shares =
        TestTable.of(Superfecta.GAME, "division=per-unit").play(shuffle).play("0 bet 1 win c");
    assertThat(SensibleMoves.at(shares).weight("bet 1 win c")).isPositive();
    assertThat(SensibleMoves.at(shares).weight("bet 5 win d")).isPositive();
  }
}
