package io.github.spadille.betting.pontoon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.pontoon.PontoonMove.Buy;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BetValuesTest {
  private static final int CHIPS = 100;
  private static final int SAMPLES = 16;
  private static final int TENS = 16;

  /** Half of a bet leaves one for a card, which is on the straight line between the tables. */
  @ParameterizedTest
  @CsvSource({"1, 100", "1, 50", "1, 10", "2, 10", "6, 100", "9, 10", "10, 100", "10, 10"})
  void betsAreWorthWhatTheOutlookSays(int first, int bet) {
    double sum = 0;
    for (int second = 1; second <= HiddenCounts.MOST; second++) {
      for (int up = 1; up <= HiddenCounts.MOST; up++) {
        double chance = left(second, first) / 51.0 * left(up, first, second) / 50.0;
        if (chance > 0) {
          double pontoon = pontoon(up, first, second);
          sum += chance * (pontoon * -2 + (1 - pontoon) * outlook(first, second, up, bet));
        }
      }
    }
    assertThat(BetValues.ofBet(first, bet, CHIPS) / bet).isCloseTo(sum, within(0.015));
  }

  private static int left(int count, int... gone) {
    int left = count == HiddenCounts.MOST ? TENS : 4;
    for (int other : gone) {
      left -= other == count ? 1 : 0;
    }
    return left;
  }

  /** Returns how likely the banker's card beside an open one makes a pontoon. */
  private static double pontoon(int up, int first, int second) {
    if (up == 1) {
      return left(HiddenCounts.MOST, first, second, up) / 49.0;
    }
    return up == HiddenCounts.MOST ? left(1, first, second, up) / 49.0 : 0;
  }

  /** Returns what the best move wins, in bets. */
  private static double outlook(int first, int second, int up, int bet) {
    if (first + second == 11 && (first == 1 || second == 1)) {
      return 2;
    }
    Observation<PontoonState, PontoonMove> seen = dealt(first, second, up, bet).observe(0);
    Sampler<PontoonState, PontoonMove> sampler = seen.sampler();
    RandomSource random = RandomSource.seeded(1);
    ImmutableList.Builder<PontoonState> samples = ImmutableList.builder();
    for (int i = 0; i < SAMPLES; i++) {
      samples.add(sampler.draw(random));
    }
    PlayerOutlook outlook = new PlayerOutlook(PontoonOptions.defaults(), samples.build());
    double best = -CHIPS;
    for (PontoonMove move : seen.legalMoves()) {
      boolean tried = !(move instanceof Buy buy) || outlook.isWorthTrying(buy);
      best = tried ? Math.max(best, outlook.value(move)) : best;
    }
    return best / bet;
  }

  /** Returns a game of two that begins with these cards; the banker has no pontoon. */
  private static Match<PontoonState, PontoonMove> dealt(int first, int second, int up, int bet) {
    List<PlayingCard> pack = new ArrayList<>(Deck.standard52().cards());
    List<PlayingCard> top = new ArrayList<>();
    for (int count : new int[] {first, up == 5 ? 6 : 5, second, up}) {
      top.add(take(pack, count, top));
    }
    pack.addAll(0, top);
    return Match.start(
            Pontoon.GAME.setup(2, ImmutableMap.of("start-chips", Integer.toString(CHIPS))))
        .play(new PontoonMove.Limits(1, 1, CHIPS))
        .play(new PontoonMove.Shuffle(CardList.copyOf(PlayingCard.FAMILY, pack)))
        .play(new PontoonMove.Bet(0, bet));
  }

  /** Takes a card that counts so much; two that count ten are no pair. */
  private static PlayingCard take(List<PlayingCard> pack, int count, List<PlayingCard> taken) {
    for (PlayingCard card : pack) {
      boolean pairs = card.is(Rank.KING) && taken.stream().anyMatch(other -> other.is(Rank.KING));
      if (TwentyOne.low(card) == count && !pairs) {
        pack.remove(card);
        return card;
      }
    }
    throw new IllegalArgumentException("no card counts " + count);
  }
}
