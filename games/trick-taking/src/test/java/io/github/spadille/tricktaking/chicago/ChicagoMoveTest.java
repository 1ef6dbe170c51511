package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Change;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Stand;
import io.github.spadille.tricktaking.chicago.ChicagoMove.StateRank;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

class ChicagoMoveTest {
  @Test
  @Covers("CHI-10")
  void everyPartOfTheHandCanBeChanged() {
    MoveList<TrickMove> draws = Change.list(2, set("As Kh 7d 7c 2c"));

    assertThat(draws).hasSize(32).endsWith(new Stand(2)).contains(new Change(2, set("Kh 2c")));
    assertThat(draws.get(0)).isEqualTo(new Change(2, set("As")));
    assertThat(draws.get(30)).isEqualTo(new Change(2, set("As Kh 7d 7c 2c")));
    assertThat(new HashSet<>(draws)).hasSize(32);
    assertThatThrownBy(() -> draws.get(32)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> draws.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aChangeNamesCardsEachOnce() {
    assertThatThrownBy(() -> new Change(0, noCards()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no card");
    assertThatThrownBy(() -> ChicagoMove.SYNTAX.parse(0, "change 5h 7d 5h"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("twice");
    assertThat(ChicagoMove.SYNTAX.parse(0, "change 7d 5h")).isEqualTo(new Change(0, set("5h 7d")));
  }

  @Test
  void aRankIsOneOfThePack() {
    assertThatThrownBy(() -> new StateRank(0, Rank.ELEVEN))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("11; expected 2 to A");
    assertThat(ChicagoMove.SYNTAX.parse(0, "rank K")).isEqualTo(new StateRank(0, Rank.KING));
  }
}
