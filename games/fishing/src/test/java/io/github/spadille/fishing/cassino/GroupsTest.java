package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.fishing.cassino.Build.Kind;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GroupsTest {
  private static final Groups PLAIN = new Groups(CassinoOptions.SCHEMA.defaults());
  private static final Groups ROYAL = groups("royal");

  private static Groups groups(String option) {
    return new Groups(CassinoOptions.SCHEMA.parse(Map.of(option, "on"), 2));
  }

  @Test
  @Covers("CAS-7")
  void acesAreLowAndCourtCardsHaveAValueOnlyInRoyal() {
    assertThat(PLAIN.value(Rank.ACE)).isEqualTo(1);
    assertThat(PLAIN.value(Rank.TEN)).isEqualTo(10);
    assertThat(PLAIN.value(Rank.JACK)).isZero();
    assertThat(ROYAL.value(Rank.KING)).isEqualTo(13);
  }

  @Test
  @Covers({"CAS-10", "CAS-11", "CAS-18"})
  void cardsDivideIfSomeDivisionDoes() {
    RandomSource random = RandomSource.seeded(3);
    int divided = 0;
    for (int i = 0; i < 20_000; i++) {
      CardSet<PlayingCard> cards = some(random, 2 + random.nextInt(7));
      Rank rank = Rank.values()[random.nextInt(13)];
      Groups groups = i % 2 == 0 ? PLAIN : ROYAL;
      CardSet<PlayingCard> summed = cards.minus(ofRank(cards, rank)); // The rest is a pair.
      boolean expected = divide(values(summed), 13 * (i % 2) + 10 * (1 - i % 2), rank);
      assertThat(groups.captured(groups.among(summed), rank).contains(summed))
          .as("%s by %s", cards, rank)
          .isEqualTo(expected);
      divided += expected ? 1 : 0;
    }
    assertThat(divided).isGreaterThan(100);
  }

  private static CardSet<PlayingCard> some(RandomSource random, int size) {
    return Deck.standard52().shuffled(random).first(size).toSet();
  }

  private static List<Integer> values(CardSet<PlayingCard> cards) {
    List<Integer> values = new ArrayList<>();
    for (PlayingCard card : cards) {
      values.add(1 + card.rank().ordinal());
    }
    return values;
  }

  /** Tries every way to put each card into a group, in order. */
  private static boolean divide(List<Integer> values, int highest, Rank rank) {
    int target = 1 + rank.ordinal();
    for (int value : values) {
      if (value > highest || value >= target || target > highest) {
        return false;
      }
    }
    return assign(values, 0, new ArrayList<>(), target);
  }

  private static boolean assign(List<Integer> values, int next, List<Integer> sums, int target) {
    if (next == values.size()) {
      return sums.stream().allMatch(sum -> sum == target);
    }
    for (int group = 0; group <= sums.size(); group++) {
      List<Integer> more = new ArrayList<>(sums);
      if (group == sums.size()) {
        more.add(0);
      }
      more.set(group, more.get(group) + values.get(next));
      if (more.get(group) <= target && assign(values, next + 1, more, target)) {
        return true;
      }
    }
    return false;
  }

  @Test
  @Covers("CAS-11")
  void theSameCardsAreListedOnceHoweverTheyDivide() {
    GroupSets sets = PLAIN.captured(PLAIN.among(set("5s 5h 5d 5c")), Rank.TEN);
    assertThat(sets.size()).isEqualTo(8); // None, six pairs, all four.
    assertThat(sets.get(0)).isEmpty();
  }

  @Test
  @Covers("CAS-18")
  void aSumBuildHasNoSingleCardUnlessMixed() {
    CardSet<PlayingCard> cards = set("9c 5d 4s");
    Groups mixed = groups("mixed-builds");
    assertThat(divides(PLAIN, "9c 5d 4s", Rank.NINE)).isFalse();
    assertThat(divides(mixed, "9c 5d 4s", Rank.NINE)).isTrue();
    assertThat(mixed.count(cards, Rank.NINE)).isEqualTo(2);
    assertThat(divides(mixed, "Jc Jd", Rank.JACK)).isTrue();
    assertThat(mixed.count(set("Jc Jd"), Rank.JACK)).isEqualTo(2);
    assertThat(divides(mixed, "Jc Td As", Rank.JACK)).isFalse();
    assertThat(divides(mixed, "Ac Ad", Rank.ACE)).isTrue();
  }

  /** Tells whether cards divide, whichever of them is that of the hand. */
  private static boolean divides(Groups groups, String codes, Rank rank) {
    CardSet<PlayingCard> cards = set(codes);
    List<Boolean> each = new ArrayList<>();
    for (PlayingCard card : cards) {
      CardSet<PlayingCard> loose = cards.without(card);
      each.add(groups.added(groups.among(loose), card, Kind.SUM, rank).contains(loose));
    }
    assertThat(each).containsOnly(each.get(0));
    return each.get(0);
  }
}
