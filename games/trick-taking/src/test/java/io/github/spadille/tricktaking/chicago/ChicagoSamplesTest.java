package io.github.spadille.tricktaking.chicago;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.TrickMove;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChicagoSamplesTest {
  /** Two players claim flushes, state a rank, and break them in the last draw. */
  private static final String FLUSHES =
      """
      0 change 8h 2d 7d
      1 change 3h
      2 change 2h 4d 8d
      3 change Qd
      0 declare pair
      1 declare flush
      2 pass
      3 declare flush
      1 rank Q
      3 rank A
      0 change Jh 3d
      1 change 4s 6s Ts Js Qs
      2 change 6h
      3 change Ac 2c
      """;

  private static Match<ChicagoState, TrickMove> played() {
    Match<ChicagoState, TrickMove> match =
        Match.start(Chicago.GAME.setup(4))
            .playChance(
                "shuffle 2d 4s 2h 6c 7s 6s 8d Tc 7d 3h 5c Qd 8h Qs 7c Kc 3s Js 4d 2c 5s 3d Jh Ts Qc"
                    + " 3c 6h Ac 9c Td 2s 4h 8s Qh Ad As 6d Kd 5h 8c Ks Th Kh Jc Jd 9h 4c 9s Ah 9d"
                    + " 7h 5d");
    for (String move : Splitter.on('\n').omitEmptyStrings().split(FLUSHES)) {
      match = match.play(Character.digit(move.charAt(0), 10), move.substring(2));
    }
    return match;
  }

  /** A claimed flush of which the cards are seen only when it is broken is found card by card. */
  @ParameterizedTest
  @Covers({"CHI-23", "CHI-27"})
  @ValueSource(ints = {-1, 0, 1, 2, 3})
  void aFlushThatWasBrokenIsImagined(int seat) {
    Viewer viewer = seat < 0 ? Viewer.bystander() : Viewer.seat(seat);
    Past<ChicagoState, TrickMove> past = played().pastFor(viewer);
    assertThat(past.now().fact("exposed.3.2")).hasValue("Ac 2c 6c Tc Kc");
    Sampler<ChicagoState, TrickMove> sampler = Sampler.of(past);
    RandomSource random = RandomSource.seeded(1);
    for (int i = 0; i < 5; i++) {
      ChicagoState sample = sampler.draw(random);
      assertThat(past.rules().table(sample).seenBy(viewer)).isEqualTo(past.now());
    }
  }
}
