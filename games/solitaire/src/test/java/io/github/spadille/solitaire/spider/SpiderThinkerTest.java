package io.github.spadille.solitaire.spider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Thinker;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.random.RandomSource;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SpiderThinkerTest {
  private static final int FEW = 2;
  private static final RandomSource RANDOM = RandomSource.seeded(3);

  private static Match<SpiderState, SpiderMove> dealt(long seed, Map<String, String> options) {
    return Match.start(Spider.GAME.setup(1, options)).resolveChance(Dealer.seeded(seed));
  }

  /** With few samples, where it does not matter how good the choice is. */
  private static SpiderMove choice(Rules<SpiderState, SpiderMove> rules, SpiderState state) {
    return choice(new SpiderThinker(((Spider) rules).options(), FEW), rules, state);
  }

  private static SpiderMove choice(
      Thinker<SpiderState, SpiderMove> thinker,
      Rules<SpiderState, SpiderMove> rules,
      SpiderState state) {
    return thinker.choose(rules.legalMoves(state), () -> state, RANDOM);
  }

  @Tag("sweep")
  @Test
  void dealsOfOneSuitAreWonFromWhatIsSeen() {
    for (long seed : new long[] {1002, 1011}) {
      Match<SpiderState, SpiderMove> match = dealt(seed, ImmutableMap.of("suits", "1"));
      Thinker<SpiderState, SpiderMove> thinker = match.rules().thinker().orElseThrow();
      while (!match.isOver()) {
        match = match.play(choice(thinker, match.rules(), match.state()));
      }
      assertThat(match.state().runs()).as("seed %s", seed).isEqualTo(8);
    }
  }

  @Test
  void runsArePickedUpByHandToo() {
    ImmutableMap<String, String> options = ImmutableMap.of("suits", "1", "removal", "manual");
    Match<SpiderState, SpiderMove> match = dealt(11, options);
    while (!match.isOver()) {
      match = match.play(choice(match.rules(), match.state()));
    }
    assertThat(match.state().runs()).isPositive();
  }

  @Test
  void whereFaceDownCardsLieMakesNoDifference() {
    Match<SpiderState, SpiderMove> match = dealt(15, ImmutableMap.of("suits", "2"));
    for (int move = 0; move < 12; move++) {
      SpiderMove chosen = choice(match.rules(), match.state());
      assertThat(choice(match.rules(), exchanged(match.state()))).isEqualTo(chosen);
      match = match.play(chosen);
    }
  }

  /** The same to the eye: the face-down cards of a column are those of the stock. */
  private static SpiderState exchanged(SpiderState state) {
    int index = 0;
    while (state.columns().get(index).faceDown() == 0) {
      index++;
    }
    Column column = state.columns().get(index);
    int count = Math.min(column.faceDown(), state.stock().size());
    CardList<PlayingCard> down = column.cards().first(count);
    CardList<PlayingCard> rest = column.cards().last(column.size() - count);
    CardList<PlayingCard> stock = state.stock().last(state.stock().size() - count).appendAll(down);
    Column other = new Column(state.stock().first(count).appendAll(rest), column.faceDown());
    return state.with(stock, state.columns().with(index, other));
  }

  @Test
  void aGameWithoutAPlanIsGivenUp() {
    SpiderState stuck =
        SpiderLayout.of(
            "",
            6,
            0,
            "3h | Kh As",
            "Kd Ah",
            "2c 4d",
            "2d 4c",
            "8c 6d",
            "8d 6c",
            "Jc 8h",
            "Tc 8s",
            "Kc 6h",
            "Ks 6s");
    Rules<SpiderState, SpiderMove> rules = Spider.GAME.rules();
    assertThat(choice(rules, stuck)).isEqualTo(new SpiderMove.Resign(0));
  }

  @Test
  void theRulesBringTheThinker() {
    assertThat(Spider.GAME.rules().thinker()).containsInstanceOf(SpiderThinker.class);
  }

  @Test
  void aVariantHasNoThinkerAndNoSolver() {
    Spider variant = new Spider(1, SpiderOptions.defaults()) {};
    assertThat(variant.thinker()).isEmpty();
    assertThatThrownBy(() -> SpiderSolver.of(variant))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no variant");
  }
}
