package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ObservationSampleTest {
  private static final String DEAL =
      "shuffle As 2h 3c 4s 5h 6s Ah Ad Ac 2s 2d 2c 3s 3h 3d 4h 4d 4c 5s 5d 5c 6c 6h 6d";

  /** Seat 0 shows a red card; seat 1, who then shows a black one, has no red card left. */
  private static Match<Showdown.State, Showdown.Act> voidShown() {
    return Match.start(Showdown.GAME.setup())
        .playChance(DEAL.replace("5h", "6c").replace("5c 6c", "5c 5h"))
        .play(0, "show 2h")
        .play(1, "show 4s");
  }

  @Test
  void whatASeatHasSeenStaysTheSame() {
    Match<Showdown.State, Showdown.Act> match = voidShown();
    RandomSource random = RandomSource.seeded(7);

    for (int i = 0; i < 50; i++) {
      Showdown.State sample = match.observe(0).sample(random);
      assertThat(match.rules().table(sample).seenBy(Viewer.seat(0)))
          .isEqualTo(match.viewFor(Viewer.seat(0)).table());
    }
  }

  @Test
  void aSeatThatCouldNotMatchIsDealtNothingThatMatches() {
    Match<Showdown.State, Showdown.Act> match = voidShown();
    RandomSource random = RandomSource.seeded(8);

    for (int i = 0; i < 50; i++) {
      assertThat(match.observe(0).sample(random).hands().get(1))
          .as("seat 1 showed a black card on a red one")
          .noneMatch(card -> card.suit().isRed());
    }
  }

  @Test
  void everyUnseenCardIsDealtAboutEquallyOften() {
    Match<Showdown.State, Showdown.Act> match = Match.start(Showdown.GAME.setup()).playChance(DEAL);
    RandomSource random = RandomSource.seeded(9);
    Map<PlayingCard, Integer> dealt = new HashMap<>();
    int samples = 600;

    for (int i = 0; i < samples; i++) {
      for (PlayingCard card : match.observe(0).sample(random).hands().get(1)) {
        dealt.merge(card, 1, Integer::sum);
      }
    }

    // Three of 21 unseen cards each time: 600 / 7, with a standard deviation below 9.
    assertThat(dealt).hasSize(21);
    assertThat(dealt.values()).allMatch(count -> Math.abs(count - samples / 7) < 45);
  }

  @Test
  void aConcealedMoveOfAnotherFollowsTheExchange() {
    Match<Showdown.State, Showdown.Act> match = voidShown().play(0, "hide As");
    RandomSource random = RandomSource.seeded(10);
    boolean differs = false;

    for (int i = 0; i < 30; i++) {
      Showdown.State sample = match.observe(1).sample(random);
      assertThat(match.rules().table(sample).seenBy(Viewer.seat(1)))
          .isEqualTo(match.viewFor(Viewer.seat(1)).table());
      differs |= !sample.hidden().equals(match.state().hidden());
    }
    assertThat(differs).as("the hidden card varies").isTrue();
  }
}
