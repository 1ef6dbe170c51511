package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.random.RandomSource;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class DealerTest {
  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private static Showdown.Act dealt(Dealer dealer) {
    return dealt(dealer, 0);
  }

  private static Showdown.Act dealt(Dealer dealer, int number) {
    Showdown rules = new Showdown();
    return dealer.chance(rules, rules.start(), number);
  }

  @Test
  void equalSeedsDealAlike() {
    assertThat(dealt(Dealer.seeded(5))).isEqualTo(dealt(Dealer.seeded(5)));
    assertThat(dealt(Dealer.seeded(5))).isNotEqualTo(dealt(Dealer.seeded(6)));
    assertThat(Dealer.seeded(5).generatorFor(1).nextLong())
        .isEqualTo(Dealer.seeded(5).generatorFor(1).nextLong());
  }

  /** Experiments and series of games go on by it, so the cards of a number never change. */
  @Test
  void eachOfManyGamesHasCardsOfItsOwn() {
    Set<Object> seen = new HashSet<>();
    for (int number = -1; number < 100; number++) {
      seen.add(Dealer.seeded(5, number).generatorFor("any").nextLong());
      seen.add(Dealer.seeded(6, number).generatorFor("any").nextLong());
    }
    assertThat(seen).hasSize(202);
    assertThat(Dealer.seeded(0, -1).generatorFor("any").nextLong())
        .isEqualTo(Dealer.seeded(0).generatorFor("any").nextLong());
  }

  /** A game that was saved goes on without winding the draws before it forward. */
  @Test
  void aSeededDealerDrawsByNumber() {
    assertThat(dealt(Dealer.seeded(5), 3)).isEqualTo(dealt(Dealer.seeded(5), 3));
    Dealer dealer = Dealer.seeded(5);
    Set<Object> seen = new HashSet<>();
    for (int number = 0; number < 100; number++) {
      seen.add(dealt(dealer, number));
    }
    assertThat(seen).hasSize(100).contains(dealt(Dealer.seeded(5), 70));
  }

  @Test
  void aSecureDealerDealsAnewEachTime() {
    Set<Object> seen = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      seen.add(dealt(Dealer.secure()));
      seen.add(Dealer.secure().generatorFor(0).nextLong());
    }
    assertThat(seen).hasSize(200);
  }

  @Test
  void whatAnAgentDrawsChangesNoDeal() {
    Dealer dealer = Dealer.seeded(5);
    dealer.generatorFor(0).nextLong();
    dealer.generatorFor("who moves").nextLong();

    assertThat(dealt(dealer)).isEqualTo(dealt(Dealer.seeded(5)));
  }

  @Test
  void everyUseDrawsNumbersOfItsOwn() {
    Dealer dealer = Dealer.seeded(5);
    Set<Long> first = new HashSet<>();
    for (int seat = 0; seat < 16; seat++) {
      first.add(dealer.generatorFor(seat).nextLong());
    }
    first.add(dealer.generatorFor("who moves").nextLong());

    assertThat(first).hasSize(17);
  }

  /**
   * A SplittableRandom can be wound back from one number that it gave. An agent that does so with
   * its own must not find the deal: not the one before, not the next, and not by the seed.
   */
  @Test
  void windingAnAgentsGeneratorBackFindsNoDeal() {
    for (Supplier<Dealer> dealers :
        ImmutableList.<Supplier<Dealer>>of(Dealer::secure, () -> Dealer.seeded(7))) {
      Dealer dealer = dealers.get();
      Showdown.Act before = dealt(dealer);
      long drawn = dealer.generatorFor(0).nextLong();
      Showdown.Act after = dealt(dealer, 1);
      Showdown rules = new Showdown();
      long state = unmixed(drawn);
      assertThat(RandomSource.seeded(state - GAMMA).nextLong()).isEqualTo(drawn);

      for (int back = -60; back <= 60; back++) {
        RandomSource guess = RandomSource.seeded(state + back * GAMMA);
        Showdown.Act guessed = rules.chance(rules.start(), guess);
        assertThat(guessed).isNotEqualTo(before).isNotEqualTo(after);
      }
    }
  }

  /** The inverse of the last step of SplittableRandom: what the number was mixed from. */
  private static long unmixed(long drawn) {
    long z = drawn ^ drawn >>> 31 ^ drawn >>> 62;
    z *= 0x319642B2D24D8EC3L;
    z = z ^ z >>> 27 ^ z >>> 54;
    z *= 0x96DE1B173F119089L;
    return z ^ z >>> 30 ^ z >>> 60;
  }

  @Test
  void chanceMustBeToMove() {
    Showdown rules = new Showdown();
    Showdown.State dealt = rules.apply(rules.start(), dealt(Dealer.seeded(1)));

    assertThatThrownBy(() -> Dealer.seeded(1).chance(rules, dealt, 0))
        .isInstanceOf(IllegalStateException.class);
  }
}
