package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckiTest {
  /** The sevens and fives, so that random hands are often near a checki hand. */
  private static final Deck<PlayingCard> FEW =
      Deck.of(PlayingCard.FAMILY, PlayingCard.cards("5s 5h 5d 7s 7h 7d Jc")).times(4);

  /** With a pair of another rank than the triplets, and of any rank. */
  private static final List<Kowah> RULES = List.of(rules("separate"), rules("any"));

  private static final int SIX = 6;

  private static Kowah rules(String pairRank) {
    return new Kowah(2, Kowah.GAME.options().parse(ImmutableMap.of("pair-rank", pairRank), 2));
  }

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  /** Whether six cards make two triplets, by trying each three of them. */
  private static boolean areTwoTriplets(
      List<PlayingCard> six, boolean otherRank, PlayingCard pair) {
    for (int i = 1; i < SIX; i++) {
      for (int k = i + 1; k < SIX; k++) {
        List<PlayingCard> rest = new ArrayList<>(six);
        List<PlayingCard> three = List.of(rest.get(0), rest.get(i), rest.get(k));
        rest.remove(k);
        rest.remove(i);
        rest.remove(0);
        boolean other =
            three.get(0).rank() != pair.rank() && rest.get(0).rank() != pair.rank() || !otherRank;
        if (isTriplet(three) && isTriplet(rest) && other) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isTriplet(List<PlayingCard> three) {
    return three.stream().map(PlayingCard::rank).distinct().count() == 1;
  }

  /** Whether six cards make a triplet and y y z of the rank of a pair, in three suits. */
  private static boolean makeFive(List<PlayingCard> six, PlayingCard pair) {
    for (PlayingCard y : six) {
      for (PlayingCard z : six) {
        List<PlayingCard> rest = new ArrayList<>(six);
        boolean suits =
            y.rank() == pair.rank()
                && z.rank() == pair.rank()
                && List.of(y.suit(), z.suit(), pair.suit()).stream().distinct().count() == 3;
        if (suits && rest.remove(y) && rest.remove(y) && rest.remove(z) && isTriplet(rest)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isOn(CardBag<PlayingCard> eight, PlayingCard pair, boolean anyRank) {
    if (eight.count(pair) < 2) {
      return false;
    }
    List<PlayingCard> six = List.copyOf(eight.without(pair).without(pair));
    return areTwoTriplets(six, !anyRank, pair) || !anyRank && makeFive(six, pair);
  }

  @Test
  @Covers({"KOW-8", "KOW-9", "KOW-10", "KOW-12", "KOW-13", "KOW-13a"})
  void pairsAreThoseOfTheDefinition() {
    RandomSource random = RandomSource.seeded(8);
    int[] found = new int[2];
    for (int i = 0; i < 20_000; i++) {
      CardBag<PlayingCard> eight = FEW.shuffled(random).first(8).toBag();
      for (PlayingCard pair : FEW.cards()) {
        for (int any = 0; any < 2; any++) {
          boolean is = isOn(eight, pair, any == 1);
          found[any] += is ? 1 : 0;
          assertThat(RULES.get(any).pairs(eight).contains(pair))
              .as("%s on %s, any rank: %s", eight, pair, any)
              .isEqualTo(is);
          assertThat(Kowah.missing(eight, pair, any == 1) == 0).isEqualTo(is);
        }
      }
    }
    assertThat(found[0]).isGreaterThan(1000);
    assertThat(found[1]).isGreaterThan(found[0]);
  }

  /** Nine cards have the pairs that eight of them have. */
  @Test
  @Covers({"KOW-13", "KOW-13a", "KOW-20"})
  void eightOfNineCardsHaveThePairsOfTheNine() {
    RandomSource random = RandomSource.seeded(9);
    int none = 0;
    for (int i = 0; i < 20_000; i++) {
      CardBag<PlayingCard> nine = FEW.shuffled(random).first(9).toBag();
      for (Kowah rules : RULES) {
        CardSet<PlayingCard> pairs = noCards();
        for (PlayingCard card : nine.distinct()) {
          pairs = pairs.union(rules.pairs(nine.without(card)));
        }
        assertThat(rules.pairs(nine)).as("%s", nine).isEqualTo(pairs);
        none += pairs.isEmpty() ? 1 : 0;
      }
    }
    assertThat(none).isBetween(1000, 39_000);
  }

  @ParameterizedTest
  @CsvSource({
    // missing with a pair of another rank; of any rank
    "Ad, 5s 5h 5d 7s 7h 7d Ad Ad, 0, 0",
    "Ad, 5s 5h 5d 7s 7h 7d Ad 9h, 1, 1",
    "Ad, 5s 5h 5d 7s 7h 7d As 9h, 2, 2",
    "Ad, 5s 5h 5d 7s 7h 9d Ad Ad, 1, 1",
    "Ad, 5s 5h 6d 7s 8h 9d Ad Ad, 3, 3",
    "Ad, 2s 3h 6d 7s 8h 9d Ad Ad, 4, 4",
    "Ad, 2s 3h 6d 7s 8h 9d Ad 4s, 5, 5",
    "Ad, 2s 3h 6d 7s 8h 9d 5d 4s, 6, 6",
    "5s, 5s 5s 5s 5h 5d 9h 9d 9s, 1, 0",
    "5s, 5s 5s 5h 5h 5d 9h 9d 9s, 0, 0",
    "5s, 5s 5s 5d 5d 5d 9h 9d 9s, 1, 0",
    "5s, 5s 5s 5d 5d 5d 5d 9d 9s, 2, 1",
    "5s, 5s 5s 5s 5d 5d 5h 5h 5h, 0, 0",
    "Ad, 5s 5h 5h 5d 5d 5s Ad Ad, 0, 0",
    "Jc, Jc Jc 3h 3h 3d Kc Kc Kc, 0, 0",
    "3h, Jc Jc 3h 3h 3d Kc Kc Kc, 1, 1",
    "Jc, Jc Jc Jc Jc 3d Kc Kc Kc, 2, 1",
  })
  @Covers({"KOW-8", "KOW-9", "KOW-10", "KOW-11", "KOW-13", "KOW-13a", "KOW-14"})
  void cardsAreMissing(String pair, String eight, int separate, int any) {
    assertThat(Kowah.missing(bag(eight), card(pair), false)).isEqualTo(separate);
    assertThat(Kowah.missing(bag(eight), card(pair), true)).isEqualTo(any);
  }
}
