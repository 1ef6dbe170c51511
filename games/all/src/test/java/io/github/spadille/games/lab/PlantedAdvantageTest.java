package io.github.spadille.games.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.lab.Contrast;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.Lab;
import io.github.spadille.lab.Measure;
import io.github.spadille.lab.RuleSet;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.ohhell.OhHellOptions;
import io.github.spadille.tricktaking.ohhell.OhHellState;
import org.junit.jupiter.api.Test;

/** A comparison finds a tenth of a point in Oh Hell, and nothing at the other seats. */
class PlantedAdvantageTest {
  private static final ImmutableList<PlayingCard> LUCKY =
      ImmutableList.copyOf(PlayingCard.cards("7c 7d 7h 7s Jc"));
  private static final double PLANTED = LUCKY.size() / 52.0;

  /**
   * Seat 0 gets a point when one of the lucky cards is turned up, which is in a tenth of hands.
   * {@code tie}, which says nothing about a single hand, says whether that is so.
   */
  private static final class Planted extends OhHell {
    static final Game<OhHellState, TrickMove, OhHellOptions> GAME =
        OhHell.GAME
            .variant("planted")
            .name("Oh Hell with a planted advantage")
            .summary("Seat 0 gets a point now and then.")
            .rules(Planted::new)
            .build();

    private final boolean isPlanted;

    Planted(int seats, OhHellOptions options) {
      super(seats, options);
      isPlanted = options.tie() == OhHellOptions.Tie.SHARED;
    }

    @Override
    protected OhHellState applyLegal(
        OhHellState state, TrickMove move, StageListener<OhHellState> stages) {
      OhHellState after = super.applyLegal(state, move, stages);
      boolean isLucky = isPlanted && move.isChance() && LUCKY.contains(after.turnUp().top());
      return isLucky
          ? after.withSheet(after.sheet().add(after.handNumber(), "OHH-20", 0, 1))
          : after;
    }
  }

  private static Contrast found(String measure) {
    Experiment experiment =
        Experiment.of("planted", 4)
            .with(
                RuleSet.of(ImmutableMap.of()),
                new RuleSet("planted", ImmutableMap.of("tie", "shared")))
            .withDeals(20_000)
            .byHands();
    return Lab.of(Catalog.of(ImmutableList.of(Planted.GAME)), experiment)
        .compare(Measure.parse(measure), 0.03, 2)
        .get(0);
  }

  @Test
  void aTenthOfAPointIsFound() {
    Contrast found = found("score.0");
    assertThat(found.isFound()).isTrue();
    assertThat(found.interval().contains(PLANTED)).isTrue();
    assertThat(found.deals()).isLessThan(20_000);
    assertThat(found.sentence()).startsWith("With planted, score.0 is 0.");
  }

  @Test
  void nothingIsFoundWhereNothingIs() {
    assertThat(found("score.1").sentence())
        .startsWith("With planted, score.1 is the same as with usual in each of ");
  }
}
