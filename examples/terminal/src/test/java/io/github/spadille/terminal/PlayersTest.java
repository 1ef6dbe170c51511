package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.ohhell.OhHellState;
import org.junit.jupiter.api.Test;

class PlayersTest {
  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private static Match<OhHellState, TrickMove> start() {
    return Match.start(OhHell.GAME.setup(4));
  }

  /** What the agents draw from, wound back and forth from one number, deals other cards. */
  @Test
  void noAgentCanWorkOutTheDeal() {
    for (long seed = 0; seed < 20; seed++) {
      Dealer dealer = Seeds.dealer(seed, 0);
      Players players = Players.of(AgentKind.LIVELY, 4, dealer);
      OhHellState dealt = start().resolveChance(dealer).state();
      for (int seat = 0; seat < 4; seat++) {
        long state = unmixed(players.generator(seat).nextLong());
        for (int steps = -60; steps <= 60; steps++) {
          Match<OhHellState, TrickMove> match = start();
          TrickMove guess =
              match.rules().chance(match.state(), RandomSource.seeded(state + steps * GAMMA));
          assertThat(match.play(guess).state()).isNotEqualTo(dealt);
        }
      }
    }
  }

  @Test
  void howManyNumbersAgentsDrawChangesNoDeal() {
    Dealer dealer = Seeds.dealer(3, 0);
    Players players = Players.of(AgentKind.RANDOM, 4, dealer);
    for (int i = 0; i < 1000; i++) {
      players.generator(i % 4).nextInt(7);
    }

    assertThat(start().resolveChance(dealer).state())
        .isEqualTo(start().resolveChance(Seeds.dealer(3, 0)).state());
  }

  /** The inverse of the last step of SplittableRandom: what the number was mixed from. */
  private static long unmixed(long drawn) {
    long z = drawn ^ drawn >>> 31 ^ drawn >>> 62;
    z *= 0x319642B2D24D8EC3L;
    z = z ^ z >>> 27 ^ z >>> 54;
    z *= 0x96DE1B173F119089L;
    return z ^ z >>> 30 ^ z >>> 60;
  }
}
