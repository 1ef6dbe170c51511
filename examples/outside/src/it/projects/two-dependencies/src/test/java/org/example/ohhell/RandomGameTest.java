package org.example.ohhell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import io.github.spadille.engine.match.Match;
import io.github.spadille.testkit.ContractRunner;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.ohhell.OhHellState;
import org.junit.jupiter.api.Test;

class RandomGameTest {
  @Test
  void comesToItsEnd() {
    Match<OhHellState, TrickMove> match = RandomGame.play(4, 7);
    assertThat(match.isOver()).isTrue();
    assertThat(RandomGame.scores(match).length()).isEqualTo(4);
    assertThat(RandomGame.piles(match)).isNotEmpty();
  }

  @Test
  void isPlayedByTheHouseRules() {
    Match<OhHellState, TrickMove> match = RandomGame.play(4, 7);
    assertThat(OhHell.GAME.options().format(RandomGame.HOUSE_RULES))
        .isEqualTo(match.setup().options())
        .containsOnly(entry("dealer-bid", "hook"), entry("first-size", "5"));
  }

  @Test
  void losesNoCard() {
    Secrets secrets = Secrets.hidden("hand").fromOthers().and("stub").fromAll();
    assertThat(ContractRunner.run(OhHell.GAME, secrets, Laws.CARDS_CONSERVED, 5)).isEmpty();
  }
}
