package io.github.spadille.tricktaking.ohhell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.TrickMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class OhHellTest {
  /** Plays a game at random and returns the size of each hand. */
  private static List<Integer> sizes(int seats, Map<String, String> options) {
    return sizes(seats, options, 5);
  }

  private static List<Integer> sizes(int seats, Map<String, String> options, long seed) {
    Rules<OhHellState, TrickMove> rules = OhHell.GAME.rules(seats, options);
    SplittableRandom random = new SplittableRandom(seed);
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
    Rules<OhHellState, TrickMove> rules = OhHell.GAME.rules(4);
    OhHellState start = rules.start();
    TrickMove shuffle = rules.chance(start, new SplittableRandom(1));
    String text = rules.syntax().format(shuffle);
    TrickMove doubled =
        rules.syntax().parseChance(text.replace(text.substring(8, 10), text.substring(11, 13)));

    assertThat(rules.refusal(start, doubled))
        .hasValueSatisfying(refusal -> assertThat(refusal.ruleId()).isEqualTo("OHH-1"));
    assertThat(rules.refusal(rules.apply(start, shuffle), shuffle))
        .hasValueSatisfying(refusal -> assertThat(refusal.ruleId()).isEqualTo("OHH-4"));
    assertThat(rules.refusal(start, rules.syntax().parse(0, "bid 1")))
        .hasValueSatisfying(refusal -> assertThat(refusal.ruleId()).isEqualTo("OHH-4"));
  }

  @Test
  @Covers({"OHH-4", "OHH-8", "OHH-13"})
  void cardsAreDealtOneAtATimeFromTheLeftOfTheDealer() {
    Rules<OhHellState, TrickMove> rules = OhHell.GAME.rules(3, ImmutableMap.of("first-size", "2"));
    String pack = rules.syntax().format(rules.chance(rules.start(), new SplittableRandom(2)));
    List<String> cards = List.of(pack.split(" ")).subList(1, 53);
    OhHellState dealt = rules.apply(rules.start(), rules.syntax().parseChance(pack));

    for (int i = 0; i < 6; i++) {
      assertThat(dealt.cards().hands().get(i % 3).toString()).contains(cards.get(i));
    }
    assertThat(dealt.turnUp().toString()).isEqualTo(cards.get(6));
    assertThat(dealt.turn().contains(0)).isTrue();
  }

  @Test
  @Covers({"OHH-8", "OHH-12"})
  void aSeatThatDoesNotExistHasNotBid() {
    Rules<OhHellState, TrickMove> rules =
        OhHell.GAME.rules(3, ImmutableMap.of("bidding", "at-once"));
    OhHellState dealt =
        rules.apply(rules.start(), rules.chance(rules.start(), new SplittableRandom(3)));
    OhHellState bid = rules.apply(dealt, OhHellMove.Bid.of(1, 2));

    assertThat(rules.refusal(bid, OhHellMove.Bid.of(1, 2)).orElseThrow())
        .hasToString("OHH-12 again");
    assertThat(rules.refusal(bid, OhHellMove.Bid.of(9, 2)).orElseThrow())
        .hasToString("OHH-8 turn [0 2]");
  }

  @Test
  @Covers("OHH-9")
  void aBidIsNotNegative() {
    Rules<OhHellState, TrickMove> rules = OhHell.GAME.rules(4);
    OhHellState dealt =
        rules.apply(rules.start(), rules.chance(rules.start(), new SplittableRandom(3)));
    for (int tricks : new int[] {-1, Integer.MIN_VALUE, 11, 64, Integer.MAX_VALUE}) {
      TrickMove bid = OhHellMove.Bid.of(0, tricks);
      assertThat(rules.refusal(dealt, bid))
          .hasValueSatisfying(
              refusal -> {
                assertThat(refusal.ruleId()).isEqualTo("OHH-9");
                assertThat(refusal.reason()).isEqualTo(tricks < 0 ? "below" : "above");
              });
    }
  }

  @Test
  void aRefusalCanBeLookedUp() {
    assertThat(OhHell.GAME.rulebook().rule("OHH-14").text()).contains("suit led");
  }
}
