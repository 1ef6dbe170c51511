package io.github.spadille.engine.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayingCardTest {
  static Stream<PlayingCard> all() {
    return PlayingCard.FAMILY.cards().stream();
  }

  @Test
  void thereAre128Cards() {
    assertThat(PlayingCard.FAMILY.size()).isEqualTo(128);
    assertThat(all().distinct()).hasSize(128);
    assertThat(all().map(Card::code).distinct()).hasSize(128);
    assertThat(all().filter(PlayingCard::isJoker)).hasSize(4);
    assertThat(all().filter(PlayingCard::secondBack)).hasSize(64);
  }

  @ParameterizedTest
  @MethodSource("all")
  void codesRoundTrip(PlayingCard card) {
    assertThat(PlayingCard.parse(card.code())).isSameAs(card);
    assertThat(card).hasToString(card.code());
    assertThat(card).isNotEqualTo(card.code());
  }

  @ParameterizedTest
  @MethodSource("all")
  void indexIsSuitTimes16PlusRankPlus64ForTheSecondBack(PlayingCard card) {
    assertThat(PlayingCard.FAMILY.card(card.index())).isSameAs(card);
    if (card.isJoker()) {
      assertThat(card.index() % 64).isIn(15, 63);
    } else {
      assertThat(card.index() % 64).isEqualTo(16 * card.suit().ordinal() + card.rank().ordinal());
    }
    assertThat(card.index() >= 64).isEqualTo(card.secondBack());
  }

  @ParameterizedTest
  @CsvSource({
    "As, 0, ACE, SPADES",
    "Th, 25, TEN, HEARTS",
    "7d, 38, SEVEN, DIAMONDS",
    "Kc, 60, KING, CLUBS",
    "11s, 13, ELEVEN, SPADES",
    "12c, 62, TWELVE, CLUBS",
    "13h, 31, THIRTEEN, HEARTS",
    "13d, 47, THIRTEEN, DIAMONDS"
  })
  void rankAndSuit(String code, int index, Rank rank, Suit suit) {
    PlayingCard card = PlayingCard.parse(code);
    assertThat(card.index()).isEqualTo(index);
    assertThat(card.rank()).isEqualTo(rank);
    assertThat(card.suit()).isEqualTo(suit);
    assertThat(PlayingCard.of(rank, suit)).isSameAs(card);
    for (Rank other : Rank.values()) {
      assertThat(card.is(other)).isEqualTo(other == rank);
    }
    for (Suit other : Suit.values()) {
      assertThat(card.is(other)).isEqualTo(other == suit);
    }
  }

  @Test
  void jokersHaveNeitherRankNorSuit() {
    assertThat(PlayingCard.X1.code()).isEqualTo("X1");
    assertThat(PlayingCard.X1.index()).isEqualTo(15);
    assertThat(PlayingCard.X2.code()).isEqualTo("X2");
    assertThat(PlayingCard.X2.index()).isEqualTo(63);
    assertThat(PlayingCard.X1.isJoker()).isTrue();
    assertThat(PlayingCard.parse("X2'").isJoker()).isTrue();
    assertThat(PlayingCard.parse("13h").isJoker()).isFalse();
    assertThatIllegalStateException()
        .isThrownBy(PlayingCard.X1::rank)
        .withMessage("a joker has no rank: X1");
    assertThatIllegalStateException()
        .isThrownBy(PlayingCard.X2::suit)
        .withMessage("a joker has no suit: X2");
    for (Rank rank : Rank.values()) {
      assertThat(PlayingCard.X1.is(rank)).isFalse();
    }
    for (Suit suit : Suit.values()) {
      assertThat(PlayingCard.X2.is(suit)).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void backs(PlayingCard card) {
    PlayingCard first = card.withFirstBack();
    PlayingCard second = card.withSecondBack();
    assertThat(first.secondBack()).isFalse();
    assertThat(second.secondBack()).isTrue();
    assertThat(second.code()).isEqualTo(first.code() + "'");
    assertThat(card).isIn(first, second);
    assertThat(second.isJoker()).isEqualTo(first.isJoker());
    if (!card.isJoker()) {
      assertThat(second.rank()).isEqualTo(first.rank());
      assertThat(second.suit()).isEqualTo(first.suit());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1z", "13s", "13c", "X3", "10s", "7D", "7d''", "", "7", " 7d", "X1 X2"})
  void refusesUnknownCodes(String code) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayingCard.parse(code))
        .withMessageStartingWith("no such card: " + code + "; expected rank A 2-9 T J Q K 11 12");
  }

  @Test
  void thereIsNoBlackThirteen() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayingCard.of(Rank.THIRTEEN, Suit.SPADES))
        .withMessageContaining("13s");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayingCard.of(Rank.THIRTEEN, Suit.CLUBS))
        .withMessageContaining("13c");
  }

  @Test
  void readsSeveralCards() {
    assertThat(PlayingCard.cards("7d Ks  X1"))
        .containsExactly(
            PlayingCard.of(Rank.SEVEN, Suit.DIAMONDS),
            PlayingCard.of(Rank.KING, Suit.SPADES),
            PlayingCard.X1);
    assertThat(PlayingCard.cards("")).isEmpty();
  }

  @Test
  void hashCodesOfSetsOfTwoCardsDiffer() {
    Set<Integer> sums = new HashSet<>();
    int pairs = 0;
    for (PlayingCard a : PlayingCard.FAMILY.cards()) {
      for (PlayingCard b : PlayingCard.FAMILY.cards().subList(0, a.index())) {
        sums.add(a.hashCode() + b.hashCode());
        pairs++;
      }
    }
    assertThat(sums).hasSizeGreaterThan(pairs - 10);
  }

  @Test
  void hashCodesAreTheSameInEveryRun() {
    assertThat(PlayingCard.parse("As").hashCode()).isEqualTo(1364076727);
  }

  @Test
  void refusesNull() {
    assertThatNullPointerException().isThrownBy(() -> PlayingCard.parse(null));
    assertThatNullPointerException().isThrownBy(() -> PlayingCard.cards(null));
    assertThatNullPointerException().isThrownBy(() -> PlayingCard.of(null, Suit.SPADES));
    assertThatNullPointerException().isThrownBy(() -> PlayingCard.of(Rank.ACE, null));
    assertThatNullPointerException().isThrownBy(() -> PlayingCard.X1.is((Rank) null));
    assertThatNullPointerException().isThrownBy(() -> PlayingCard.X1.is((Suit) null));
  }
}
