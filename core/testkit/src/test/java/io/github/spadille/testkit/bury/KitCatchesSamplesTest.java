package io.github.spadille.testkit.bury;

import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.ContractRunner;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Lets a game say too much or too little of what moves tell, and sees a law fail. */
class KitCatchesSamplesTest {
  private static final int GAMES = 40;

  /** Bury that shows all whether the first seat holds a queen, and leaves it unsaid. */
  private static class Showing extends Bury {
    Showing(int seats, BuryOptions options) {
      super(seats, options);
    }

    @Override
    protected Table.Builder piles(BuryState state) {
      return super.piles(state).fact("queen", hasRank(state.hands().get(0), Rank.QUEEN));
    }

    @Override
    public Deductions<BuryState, BuryMove> deductions() {
      return Deductions.none(); // Nothing is said to be unknown either.
    }
  }

  /** Bury that tells all on the way whether the first seat holds a queen, and leaves it unsaid. */
  private static class Telling extends Bury {
    Telling(int seats, BuryOptions options) {
      super(seats, options);
    }

    @Override
    protected BuryState applyLegal(
        BuryState state, BuryMove move, StageListener<BuryState> stages) {
      BuryState after = super.applyLegal(state, move, stages);
      stages.reached("queen", 0, after, hasRank(after.hands().get(0), Rank.QUEEN) ? 1 : 0);
      return after;
    }

    @Override
    public Deductions<BuryState, BuryMove> deductions() {
      return Deductions.none(); // Nothing is said to be unknown either.
    }
  }

  /** Bury in which a queen of the first seat scores, and it is left unsaid. */
  private static class Scoring extends Bury {
    Scoring(int seats, BuryOptions options) {
      super(seats, options);
    }

    @Override
    protected BuryState applyLegal(
        BuryState state, BuryMove move, StageListener<BuryState> stages) {
      BuryState after = super.applyLegal(state, move, stages);
      boolean scores = move.isChance() && hasRank(after.hands().get(0), Rank.QUEEN);
      return scores ? after.withSheet(after.sheet().add(1, "BRY-5", 0, 1)) : after;
    }

    @Override
    public Deductions<BuryState, BuryMove> deductions() {
      return Deductions.none(); // The points tell.
    }
  }

  /** Bury in which it is said that a card which was buried is no queen. */
  private static class Boasting extends Bury {
    Boasting(int seats, BuryOptions options) {
      super(seats, options);
    }

    @Override
    public Deductions<BuryState, BuryMove> deductions() {
      return new Deductions<>() {
        @Override
        public void fromMove(BuryState before, BuryMove move, DeductionListener deductions) {
          deductions.unknown();
        }

        @Override
        public void fromConsequences(
            BuryState before, BuryMove move, BuryState after, DeductionListener deductions) {
          if (move instanceof BuryMove.Bury) {
            deductions.none("buried." + move.seat(), PlayingCard.cards("Qs Qh Qd Qc"));
          }
        }
      };
    }
  }

  @Test
  void aClueThatIsFalse() {
    Failure failure = broken(Laws.KNOWLEDGE_IS_TRUE, Boasting::new);
    assertThat(failure.move()).as("the move whose clue is false").matches("[01] bury [JQKA][shdc]");
    assertThat(failure.reason())
        .startsWith("since " + failure.move() + ", ")
        .contains(" is said to know what ", " of buried.", " possible, but there lie [Q");
    assertThat(failure.record())
        .as("a shuffle and no more than both cards")
        .hasLineCount(failure.move().startsWith("0") ? 9 : 10);
  }

  @Test
  void dealsThatAreNeverImagined() {
    assertThat(broken(Laws.SAMPLES_ARE_UNIFORM, Boasting::new).reason())
        .contains(
            " all cards marked but ", " 0 do not fit, the others came as often as [", "0 for ");
  }

  @Test
  void aClueThatIsMissing() {
    assertThat(broken(Laws.SAMPLES_FIT, Showing::new).reason())
        .contains(" sees that a sample is wrong: move ", " looks otherwise: \"queen: ");
  }

  @Test
  void aClueThatIsMissingOfAStage() {
    assertThat(broken(Laws.SAMPLES_FIT, Telling::new).reason())
        .contains(" sees that a sample is wrong: move ", " looks otherwise: \"stage.queen[");
  }

  @Test
  void pointsAreMinded() {
    assertThat(
            ContractRunner.run(
                Bury.game(Scoring::new), BuryContractTest.SECRETS, Laws.SAMPLES_FIT, GAMES))
        .isEmpty();
  }

  @Test
  void aPastThatTellsWhatIsHidden() {
    assertThat(broken(Laws.SAMPLES_IGNORE_TRUTH, Showing::new).reason())
        .contains(" can tell that ", ": the past is another");
  }

  private static Failure broken(
      Law law, Game.RulesFactory<BuryState, BuryMove, BuryOptions> rules) {
    Optional<Failure> failure =
        ContractRunner.run(Bury.game(rules), BuryContractTest.SECRETS, law, GAMES);
    assertThat(failure).as("a failure of %s", law.name()).isPresent();
    return Failures.checked(failure.orElseThrow());
  }
}
