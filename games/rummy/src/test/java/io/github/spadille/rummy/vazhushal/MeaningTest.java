package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What groups can mean, beside every way to give their wild cards roles. */
class MeaningTest {
  private static final List<PlayingCard> ROLES = Deck.standard52().cards();
  private static final List<PlayingCard> PACK = Deck.standard52().plusJokers(2).times(2).cards();

  @Property(tries = 100)
  @Covers({"VAZ-14", "VAZ-15", "VAZ-16", "VAZ-17", "VAZ-18", "VAZ-19", "VAZ-20", "VAZ-21"})
  void isWhatTheRolesAllow(@ForAll long seed) {
    Random random = new Random(seed);
    CardSet<PlayingCard> wilds = set("6h 6d");
    CardBag<PlayingCard> cards = near(random);
    Meaning meaning = Meaning.of(cards, wilds);
    Set<String> expected = new TreeSet<>();
    int set = assign(List.copyOf(cards), 0, new ArrayList<>(), false, wilds, expected);

    assertThat(runs(meaning)).as("%s", cards).isEqualTo(expected);
    assertThat(meaning.setValue()).as("%s", cards).isEqualTo(set);
    assertThat(meaning.isMeld()).isEqualTo(!expected.isEmpty() || set > 0);
    boolean isNatural = isRun(List.copyOf(cards));
    assertThat(meaning.natural() != 0).as("%s", cards).isEqualTo(isNatural);
    if (isNatural) {
      assertThat(runs(new Meaning(cards.size(), false, meaning.natural(), 0, 0)))
          .containsExactly(text(cards));
    }
  }

  /** Cards of one suit or rank more often than by chance, with a few wild ones. */
  private static CardBag<PlayingCard> near(Random random) {
    Suit suit = Suit.values()[random.nextInt(4)];
    int low = random.nextInt(13);
    int size = 2 + random.nextInt(4);
    CardBag<PlayingCard> cards = CardBag.empty(FAMILY);
    for (int i = 0; i < size; i++) {
      PlayingCard card =
          switch (random.nextInt(6)) {
            case 0 -> PlayingCard.X1;
            case 1 -> PlayingCard.parse(random.nextBoolean() ? "6h" : "6d");
            case 2 -> PlayingCard.of(Rank.values()[low], Suit.values()[random.nextInt(4)]);
            default -> PlayingCard.of(Rank.values()[(low + random.nextInt(4)) % 13], suit);
          };
      cards = cards.count(card) < 2 ? cards.with(card) : cards;
    }
    return cards;
  }

  /** Tries all roles; adds the sequences, and returns the value of the set if there is one. */
  private static int assign(
      List<PlayingCard> cards,
      int next,
      List<PlayingCard> roles,
      boolean hasNatural,
      CardSet<PlayingCard> wilds,
      Set<String> runs) {
    if (next == cards.size()) {
      if (hasNatural && isRun(roles)) {
        runs.add(text(roles));
      }
      return hasNatural && isSet(roles) ? value(roles) : 0;
    }
    PlayingCard card = cards.get(next);
    int best = 0;
    for (PlayingCard role : card.isJoker() || wilds.contains(card) ? ROLES : List.of(card)) {
      if (!roles.contains(role)) {
        roles.add(role);
        boolean isNatural = hasNatural || role.equals(card);
        best = Math.max(best, assign(cards, next + 1, roles, isNatural, wilds, runs));
        roles.remove(roles.size() - 1);
      }
    }
    return best;
  }

  private static boolean isSet(List<PlayingCard> roles) {
    return roles.size() >= 3
        && Set.copyOf(roles).size() == roles.size()
        && roles.stream().map(PlayingCard::rank).distinct().count() == 1;
  }

  private static boolean isRun(List<PlayingCard> roles) {
    if (roles.size() < 3
        || roles.stream().anyMatch(PlayingCard::isJoker)
        || Set.copyOf(roles).size() < roles.size()
        || roles.stream().map(PlayingCard::suit).distinct().count() > 1) {
      return false;
    }
    int ranks = 0;
    for (PlayingCard role : roles) {
      ranks |= 1 << role.rank().ordinal();
    }
    int high = (ranks & 1) != 0 ? ranks & ~1 | 1 << 13 : ranks;
    return isRow(ranks) || isRow(high);
  }

  private static boolean isRow(int ranks) {
    int row = ranks >> Integer.numberOfTrailingZeros(ranks);
    return (row & row + 1) == 0;
  }

  private static int value(Iterable<PlayingCard> roles) {
    int value = 0;
    for (PlayingCard role : roles) {
      int rank = role.rank().ordinal();
      value += rank == 0 || rank > 8 ? 10 : rank + 1;
    }
    return value;
  }

  private static String text(Collection<PlayingCard> cards) {
    return CardSet.copyOf(FAMILY, cards).toString();
  }

  private static Set<String> runs(Meaning meaning) {
    Set<String> runs = new TreeSet<>();
    for (int bit = 0; bit < 64; bit++) {
      if ((meaning.runs() >>> bit & 1) != 0) {
        List<PlayingCard> roles = new ArrayList<>();
        for (int rank = bit % 16; rank < bit % 16 + meaning.size(); rank++) {
          roles.add(PlayingCard.of(Rank.values()[rank % 13], Suit.values()[bit / 16]));
        }
        assertThat(meaning.value(1L << bit)).isEqualTo(value(roles));
        runs.add(text(roles));
      }
    }
    return runs;
  }

  @Property(tries = 60)
  void aCardThatMakesALongerMeldMayBeTaken(@ForAll long seed) {
    Random random = new Random(seed);
    CardSet<PlayingCard> wilds = set("6h 6d");
    CardBag<PlayingCard> cards = near(random);
    for (PlayingCard card : Set.copyOf(PACK)) {
      Meaning longer = Meaning.of(cards.with(card), wilds);
      Meaning meaning = Meaning.of(cards, wilds);
      if (meaning.isMeld() && longer.isMeld()) {
        assertThat(meaning.mayTake(card, wilds)).as("%s to %s", card, cards).isTrue();
      }
    }
    assertThat(Meaning.of(bag("5s 6s 7s"), wilds).mayTake(PlayingCard.parse("8d"), wilds))
        .isFalse();
    assertThat(Meaning.of(bag("5s 5h 5d 5c"), wilds).mayTake(PlayingCard.X1, wilds)).isFalse();
  }

  @Test
  @Covers({"VAZ-15", "VAZ-17"})
  void longSequences() {
    CardBag<PlayingCard> suit = bag("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks");
    assertThat(Meaning.of(suit, noCards()).natural()).isEqualTo(1);
    assertThat(Meaning.of(suit.with(PlayingCard.X1), noCards()).isMeld()).isFalse();
    assertThat(Meaning.of(suit, noCards()).mayTake(PlayingCard.X1, noCards())).isFalse();
    assertThat(
            Meaning.of(suit.without(PlayingCard.parse("7s")).with(PlayingCard.X1), noCards())
                .runs())
        .isEqualTo(1);
    assertThat(Meaning.of(bag(""), noCards()).isMeld()).isFalse();
  }
}
