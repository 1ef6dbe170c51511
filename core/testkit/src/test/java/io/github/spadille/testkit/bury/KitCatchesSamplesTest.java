package io.github.spadille.testkit.bury;

import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.ContractRunner;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Lets a game say too much or too little of what moves tell, and sees a law fail. */
class KitCatchesSamplesTest {
  private static final int GAMES = 40;

  private static List<PlayingCard> queens() {
    List<PlayingCard> queens = new ArrayList<>();
    for (PlayingCard card : Deck.piquet32().cards()) {
      if (card.is(Rank.QUEEN)) {
        queens.add(card);
      }
    }
    return queens;
  }

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
    public void tells(BuryState before, BuryMove move, Clues clues) {
      // Nothing is said, and nothing is said to be unknown either.
    }
  }

  /** Bury in which it is said that who has buried a card holds no queen. */
  private static class Boasting extends Bury {
    Boasting(int seats, BuryOptions options) {
      super(seats, options);
    }

    @Override
    public void tells(BuryState before, BuryMove move, Clues clues) {
      if (move instanceof BuryMove.Bury) {
        clues.none("hand." + move.seat(), queens());
      }
    }
  }

  @Test
  void aClueThatIsFalse() {
    assertThat(broken(Laws.KNOWLEDGE_IS_TRUE, Boasting::new).reason())
        .contains("possible, but there lie [");
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
        .contains(" sees that a sample is wrong: move ", "shows another table: \"queen: ");
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
    return failure.orElseThrow();
  }
}
