package io.github.spadille.tricktaking.ohhell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Bid;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OhHellTest {
  /** Plays a game at random and returns the size of each hand. */
  private static List<Integer> sizes(int seats, Map<String, String> options) {
    return sizes(seats, options, 5);
  }

  private static List<Integer> sizes(int seats, Map<String, String> options, long seed) {
    Rules<OhHellState, TrickMove> rules = OhHell.GAME.rules(seats, options);
    RandomSource random = RandomSource.seeded(seed);
    OhHellState state = rules.start();
    List<Integer> sizes = new ArrayList<>();
    while (!state.turn().isOver()) {
      boolean deals = state.turn().isChance();
      TrickMove move =
          deals
              ? rules.chance(state, random)
              : rules.legalMoves(state).get(random.nextInt(rules.legalMoves(state).size()));
      state = rules.apply(state, move);
      if (deals) {
        sizes.add(state.cards().hands().get(0).size());
      }
    }
    return sizes;
  }

  @Test
  @Covers({"OHH-2", "OHH-3", "OHH-23"})
  void handsShrinkToOneCardAndGrowAgain() {
    Map<String, String> shared = ImmutableMap.of("tie", "shared");
    assertThat(sizes(6, shared)).containsExactly(8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(sizes(5, shared)).hasSize(19).startsWith(10).endsWith(10);
    assertThat(sizes(7, shared)).hasSize(13).startsWith(7).endsWith(7);
  }

  @Test
  @Covers({"OHH-3", "OHH-23"})
  void otherSizesAreOptions() {
    assertThat(sizes(4, ImmutableMap.of("sizes", "up-down", "first-size", "3", "tie", "shared")))
        .containsExactly(1, 2, 3, 2, 1);
    assertThat(sizes(4, ImmutableMap.of("sizes", "down", "first-size", "3", "tie", "shared")))
        .containsExactly(3, 2, 1);
  }

  @Test
  @Covers("OHH-24")
  void handsOfAPlayOffHaveOneCard() {
    // With one hand of one card for three seats ties are frequent; some game needs a further hand.
    boolean played = false;
    for (int seed = 0; seed < 20; seed++) {
      List<Integer> sizes = sizes(3, ImmutableMap.of("first-size", "1"), seed);
      assertThat(sizes).containsOnly(1);
      played |= sizes.size() > 1;
    }
    assertThat(played).isTrue();
  }

  @Test
  @Covers("OHH-2")
  void theLargestHandLeavesACardToTurn() {
    assertThat(OhHell.GAME.rules(3, ImmutableMap.of("first-size", "17"))).isNotNull();
    assertThatThrownBy(() -> OhHell.GAME.rules(4, ImmutableMap.of("first-size", "13")))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("first-size: found 13 with 4 seats");
  }

  @Test
  @Covers({"OHH-1", "OHH-4"})
  void aShuffleNamesThePackAndOpensAHand() {
    TestTable start = TestTable.of(OhHell.GAME, 4);
    String shuffle = start.chance(1);
    String doubled = shuffle.replace("As", "Ks");
    assertThat(start.refusedBy(doubled)).isEqualTo("OHH-1");
    assertThat(start.refusedBy("0 bid 1")).isEqualTo("OHH-4");
    assertThat(start.play(shuffle).refusedBy(shuffle)).isEqualTo("OHH-4");
  }

  @Test
  @Covers({"OHH-4", "OHH-8", "OHH-13"})
  void cardsAreDealtOneAtATimeFromTheLeftOfTheDealer() {
    TestTable dealt =
        TestTable.of(OhHell.GAME, 3, "first-size=2").play("* shuffle 2s 3h 4d 5c 6s 7h 8d ...");
    assertThat(dealt.pile("hand.0")).isEqualTo("2s 5c");
    assertThat(dealt.pile("hand.1")).isEqualTo("6s 3h");
    assertThat(dealt.pile("hand.2")).isEqualTo("7h 4d");
    assertThat(dealt.pile("turn-up")).isEqualTo("8d");
    assertThat(dealt.turn()).isEqualTo("0");
  }

  @Test
  @Covers({"OHH-8", "OHH-12"})
  void aSeatThatDoesNotExistHasNotBid() {
    TestTable bid =
        TestTable.of(OhHell.GAME, 3, "bidding=at-once").resolveChance(3).play("1 bid 2");
    assertThat(bid.refusal(Bid.of(1, 2))).isEqualTo("OHH-12 again");
    assertThat(bid.refusal(Bid.of(9, 2))).isEqualTo("OHH-8 turn [0 2]");
  }

  @Test
  @Covers("OHH-9")
  void aBidIsNotNegative() {
    TestTable dealt = TestTable.of(OhHell.GAME, 4).resolveChance(3);
    for (int tricks : new int[] {-1, Integer.MIN_VALUE, 11, 64, Integer.MAX_VALUE}) {
      assertThat(dealt.refusal(Bid.of(0, tricks)))
          .isEqualTo(tricks < 0 ? "OHH-9 below" : "OHH-9 above [10]");
    }
  }

  @Test
  void optionsByHandAreThoseThatCanBeWritten() {
    OhHellOptions three = OhHellOptions.defaults().withFirstSize(3);
    assertThat(OhHell.GAME.setup(4, three).options()).containsExactly(Map.entry("first-size", "3"));
    assertThatThrownBy(() -> OhHell.GAME.setup(4, three.withFirstSize(-3)))
        .isInstanceOf(OptionException.class)
        .hasMessage(
            "option first-size: found -3, allowed: a whole number from 1 to 17, or by-seats");
  }

  @Test
  void aRefusalCanBeLookedUp() {
    assertThat(OhHell.GAME.rulebook().rule("OHH-14").text()).contains("suit led");
  }
}
