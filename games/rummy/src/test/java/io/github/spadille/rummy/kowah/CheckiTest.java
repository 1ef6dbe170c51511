package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckiTest {
  /** The sevens and fives, so that random hands are often near a checki hand. */
  private static final Deck<PlayingCard> FEW =
      Deck.of(PlayingCard.FAMILY, PlayingCard.cards("5s 5h 5d 7s 7h 7d Jc")).times(4);

  private static final int SIX = 6;

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
    SplittableRandom random = new SplittableRandom(8);
    int[] found = new int[2];
    for (int i = 0; i < 20_000; i++) {
      CardBag<PlayingCard> eight = FEW.shuffled(random).first(8).toBag();
      for (PlayingCard pair : FEW.cards()) {
        for (int any = 0; any < 2; any++) {
          boolean is = isOn(eight, pair, any == 1);
          found[any] += is ? 1 : 0;
          assertThat(Checki.pairs(eight, any == 1).contains(pair))
              .as("%s on %s, any rank: %s", eight, pair, any)
              .isEqualTo(is);
          assertThat(Checki.missing(eight, pair, any == 1) == 0).isEqualTo(is);
        }
      }
    }
    assertThat(found[0]).isGreaterThan(1000);
    assertThat(found[1]).isGreaterThan(found[0]);
  }

  @Test
  void nineCardsWithACheckiHandAreNear() {
    SplittableRandom random = new SplittableRandom(9);
    int near = 0;
    for (int i = 0; i < 20_000; i++) {
      CardList<PlayingCard> nine = FEW.shuffled(random).first(9);
      boolean has = false;
      for (PlayingCard card : nine) {
        has |= !Checki.pairs(nine.toBag().without(card), true).isEmpty();
      }
      near += Checki.isNear(nine.toBag()) ? 1 : 0;
      assertThat(Checki.isNear(nine.toBag()) || !has).as("%s", nine).isTrue();
    }
    assertThat(near).isLessThan(20_000);
    assertThat(Checki.isNear(bag("As 2s 3s 4s 5s 6s 7s 8s 9s"))).isFalse();
    assertThat(Checki.isNear(bag("As 2s 3s 3d 5s 5h 5d 8s 8h"))).isFalse();
    assertThat(Checki.isNear(bag("2s 3s 3d 5s 5h 5d 8s 8h 8d"))).isTrue();
    assertThat(Checki.isNear(bag("As Ah Ad 5s 5h 5d 8s 8h 8d"))).isTrue();
    assertThat(Checki.isNear(bag("As Jc Jc 5s 5h 5d 8s 8h 8d"))).isTrue();
    assertThat(Checki.isNear(bag("Kc 2s Qc 5s 5h 5d 8s 8h 8d"))).isTrue();
    assertThat(Checki.isNear(bag("Kc 2s Qc Jc 5h 5d 5s 8h 8d"))).isFalse();
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
    assertThat(Checki.missing(bag(eight), card(pair), false)).isEqualTo(separate);
    assertThat(Checki.missing(bag(eight), card(pair), true)).isEqualTo(any);
  }

  @ParameterizedTest
  @CsvSource({
    "7s, 7d, true",
    "7d, 7s, true",
    "7s, 7h, false",
    "7s, 7s, false",
    "7s, 5s, false",
    "5s, 7d, false",
  })
  @Covers("KOW-26a")
  void theOtherPairOfTheFive(String declared, String card, boolean isOther) {
    CardBag<PlayingCard> eight = bag("7s 7s 7d 7d 7h 5s 5h 5d");
    assertThat(Checki.isSecondPair(eight, card(declared), card(card))).isEqualTo(isOther);
  }

  @Test
  @Covers("KOW-26a")
  void twoOfATripletAreNoOtherPair() {
    CardBag<PlayingCard> eight = bag("7s 7s 7d 7d 7s 5s 5h 5d");
    assertThat(Checki.isSecondPair(eight, card("7s"), card("7d"))).isFalse();
  }
}
