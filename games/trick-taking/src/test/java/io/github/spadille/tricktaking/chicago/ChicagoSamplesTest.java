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

  private static final String FLUSHES_DEALT =
      "shuffle 2d 4s 2h 6c 7s 6s 8d Tc 7d 3h 5c Qd 8h Qs 7c Kc 3s Js 4d 2c 5s 3d Jh Ts"
          + " Qc 3c 6h Ac 9c Td 2s 4h 8s Qh Ad As 6d Kd 5h 8c Ks Th Kh Jc Jd 9h 4c 9s Ah 9d 7h"
          + " 5d";

  /** A player has three twos from the first draw on, says so twice and then plays them. */
  private static final String TWOS =
      """
      0 change Js 8d 9d 6c
      1 change 6s 3h 4h 8h
      2 change Qh 6d Td 3c
      3 change 3s
      0 declare pair
      1 declare trips
      2 pass
      3 pass
      0 change 9s 4c
      1 change Kh Ac
      2 change 4s 7s 2h 3d
      3 change Qc
      0 declare two-pair
      1 declare trips
      2 pass
      3 pass
      0 change 7d
      1 change Ad Kc
      2 change 8s Qd 7c
      3 change As Qs 4d
      0 play 8c
      1 play 2c
      2 play Jc
      3 play 5c
      2 play 5s
      3 play 5d
      0 play Ks
      1 play 2s
      0 play Kd
      1 play 2d
      """;

  private static final String TWOS_DEALT =
      "shuffle 8d Ac 3d Qc Js 8h 6d 5h 9d 6s Td Qs Kd 3h 3c 5c 6c 4h Qh 3s 4c Jd Ks 9s"
          + " 2c 2d Kh 2s 4s 5s 7s 2h As 7d Jh Ad Kc Qd 7c Ah 8s 4d 8c 7h 9c Jc Th 9h 6h Tc 5d"
          + " Ts";

  private static Match<ChicagoState, TrickMove> played(String shuffle, String moves) {
    Match<ChicagoState, TrickMove> match = Match.start(Chicago.GAME.setup(4)).playChance(shuffle);
    for (String move : Splitter.on('\n').omitEmptyStrings().split(moves)) {
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
    Past<ChicagoState, TrickMove> past = played(FLUSHES_DEALT, FLUSHES).pastFor(viewer);
    assertThat(past.now().fact("exposed.3.2")).hasValue("Ac 2c 6c Tc Kc");
    assertThatSamplesFit(past, viewer);
  }

  /** Other three of a kind that were thought of before do not become the twos one by one. */
  @ParameterizedTest
  @Covers("CHI-23")
  @ValueSource(ints = {-1, 0, 1, 2, 3})
  void aHandThatIsOtherThanItWasThoughtIsImagined(int seat) {
    Viewer viewer = seat < 0 ? Viewer.bystander() : Viewer.seat(seat);
    assertThatSamplesFit(played(TWOS_DEALT, TWOS).pastFor(viewer), viewer);
  }

  private static void assertThatSamplesFit(Past<ChicagoState, TrickMove> past, Viewer viewer) {
    Sampler<ChicagoState, TrickMove> sampler = Sampler.of(past);
    RandomSource random = RandomSource.seeded(1);
    for (int i = 0; i < 5; i++) {
      ChicagoState sample = sampler.draw(random);
      assertThat(past.rules().table(sample).seenBy(viewer)).isEqualTo(past.now());
    }
  }
}
