package io.github.spadille.stops;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.SuitRows.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SuitRowsTest {
  private static SuitRows rows(String cards) {
    SuitRows rows = SuitRows.none();
    for (PlayingCard card : PlayingCard.cards(cards)) {
      rows = rows.plus(card);
    }
    return rows;
  }

  @Test
  void onlySevensBegin() {
    assertThat(SuitRows.none().playable()).isEqualTo(set("7s 7h 7d 7c"));
    assertThat(SuitRows.none().isEmpty()).isTrue();
    assertThat(SuitRows.none().cards()).isEqualTo(noCards());
  }

  @Test
  void rowsGrowOutwardFromTheSeven() {
    assertThat(rows("7h").playable()).isEqualTo(set("7s 6h 8h 7d 7c"));
    assertThat(rows("7h 8h").playable()).isEqualTo(set("7s 6h 9h 7d 7c"));
    assertThat(rows("7h 6h 5h 8h").playable()).isEqualTo(set("7s 4h 9h 7d 7c"));
    assertThat(rows("7h 8h").isEmpty()).isFalse();
  }

  @Test
  void nothingFollowsAceOrKing() {
    assertThat(rows("7d 6d 5d 4d 3d 2d Ad").playable()).isEqualTo(set("7s 7h 8d 7c"));
    assertThat(rows("7d 8d 9d Td Jd Qd Kd").playable()).isEqualTo(set("7s 7h 6d 7c"));
    assertThat(rows("7s 8s 9s Ts Js Qs Ks").playable()).isEqualTo(set("6s 7h 7d 7c"));
    assertThat(rows("7h 6h 5h 4h 3h 2h Ah").playable()).isEqualTo(set("7s 8h 7d 7c"));
  }

  @Test
  void aRowKnowsItsPilesInTheOrderOfPlay() {
    SuitRows rows = rows("7d 8d 6d 9d 5d 7s");
    assertThat(rows.pile(Part.FIRST, Suit.DIAMONDS)).isEqualTo(list("7d"));
    assertThat(rows.pile(Part.HIGH, Suit.DIAMONDS)).isEqualTo(list("8d 9d"));
    assertThat(rows.pile(Part.LOW, Suit.DIAMONDS)).isEqualTo(list("6d 5d"));
    assertThat(rows.pile(Part.FIRST, Suit.SPADES)).isEqualTo(list("7s"));
    assertThat(rows.pile(Part.LOW, Suit.SPADES)).isEmpty();
    assertThat(rows.cards()).isEqualTo(set("7s 5d 6d 7d 8d 9d"));
  }

  @Test
  void aPileIsCompleteWithItsLastCard() {
    SuitRows five = rows("7h 8h 9h Th Jh Qh 6h 5h 4h 3h 2h");
    assertThat(five.isComplete(Part.FIRST, Suit.HEARTS)).isTrue();
    assertThat(five.isComplete(Part.FIRST, Suit.CLUBS)).isFalse();
    assertThat(five.isComplete(Part.HIGH, Suit.HEARTS)).isFalse();
    assertThat(five.isComplete(Part.LOW, Suit.HEARTS)).isFalse();
    SuitRows six = five.plus(PlayingCard.parse("Ah")).plus(PlayingCard.parse("Kh"));
    assertThat(six.isComplete(Part.HIGH, Suit.HEARTS)).isTrue();
    assertThat(six.isComplete(Part.LOW, Suit.HEARTS)).isTrue();
    assertThat(six.isComplete(Part.LOW, Suit.SPADES)).isFalse();
  }

  @Test
  void acesAndKingsEndAPile() {
    assertThat(Deck.standard52().set().stream().filter(SuitRows::endsPile))
        .containsExactlyElementsOf(set("As Ks Ah Kh Ad Kd Ac Kc"));
  }

  @Test
  void allSeeEachPileOnTheTable() {
    Table table = rows("7d 8d 6d 9d").addTo(Table.builder()).build();
    assertThat(table.piles()).hasSize(12);
    assertThat(table.pile("seven-d").cards()).isEqualTo(list("7d"));
    assertThat(table.pile("high-d").cards()).isEqualTo(list("8d 9d"));
    assertThat(table.pile("high-d").order()).isEqualTo(Pile.Order.TOP_LAST);
    assertThat(table.pile("low-d").audiences()).containsExactly(Audience.ALL);
    assertThat(table.pile("low-s").cards()).isEmpty();
  }

  @Test
  void eightsAreToldApartWhoseSixIsMissing() {
    assertThat(rows("7h 7s 6s").highBeforeLow()).isEqualTo(set("8h 8d 8c"));
    assertThat(SuitRows.none().highBeforeLow()).isEqualTo(set("8s 8h 8d 8c"));
  }

  @Test
  void aCardIsLaidNextToTheOneNearerToTheSeven() {
    for (String pair : List.of("6s 7s", "8s 7s", "5h 6h", "Ad 2d", "9c 8c", "Kc Qc")) {
      List<PlayingCard> cards = PlayingCard.cards(pair);
      assertThat(SuitRows.none().neighbour(cards.get(0))).isEqualTo(cards.get(1));
    }
    assertThatThrownBy(() -> SuitRows.none().neighbour(PlayingCard.parse("7d")))
        .hasMessage("7d lies next to no card");
    for (String card : List.of("X1", "11s", "X2", "6d'")) {
      assertThatThrownBy(() -> SuitRows.none().neighbour(PlayingCard.parse(card)))
          .hasMessage(card + " belongs to no row");
    }
  }

  @Test
  void aGameSaysWhatFits() {
    assertThat(rows("8d Kd 6s").pile(Part.HIGH, Suit.DIAMONDS)).isEqualTo(list("8d Kd"));
    assertThat(rows("8d").playable()).isEqualTo(set("7s 7h 7d 9d 7c"));
  }

  @Test
  void noCardIsLaidOutTwiceAndNoneThatBelongsToNoRow() {
    assertThatThrownBy(() -> rows("7d 7d"))
        .hasMessage("7d cannot be laid out; there are 7d")
        .isInstanceOf(IllegalArgumentException.class);
    for (String card : List.of("X1", "11s", "6d'")) {
      assertThatThrownBy(() -> rows(card)).isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void rowsBeginWithAnotherRank() {
    SuitRows eights = SuitRows.from(Rank.EIGHT);
    assertThat(eights.first()).isEqualTo(Rank.EIGHT);
    assertThat(eights.playable()).isEqualTo(set("8s 8h 8d 8c"));
    SuitRows begun = eights.plus(PlayingCard.parse("8d"));
    assertThat(begun.playable()).isEqualTo(set("8s 8h 7d 9d 8c"));
    assertThat(begun.pile(Part.FIRST, Suit.DIAMONDS)).isEqualTo(list("8d"));
    assertThat(begun.highBeforeLow()).isEqualTo(set("9s 9h 9d 9c"));
    assertThat(begun.plus(PlayingCard.parse("7d")).highBeforeLow()).isEqualTo(set("9s 9h 9c"));
    assertThat(begun.neighbour(PlayingCard.parse("7d"))).isEqualTo(PlayingCard.parse("8d"));
    assertThat(begun.part(PlayingCard.parse("7d"))).isEqualTo(Part.LOW);
    assertThat(begun.cleared()).isEqualTo(eights).isNotEqualTo(SuitRows.none());
    assertThat(SuitRows.from(Rank.SEVEN)).isEqualTo(SuitRows.none());
    for (Rank rank : List.of(Rank.ACE, Rank.KING)) {
      assertThatThrownBy(() -> SuitRows.from(rank)).hasMessageContaining("expected one of 2 to Q");
    }
  }

  @Test
  void allCardsFitInTheEndInWhateverOrder() {
    Random random = new Random(1);
    SuitRows rows = SuitRows.none();
    for (int laid = 0; laid < 52; laid++) {
      List<PlayingCard> playable = new ArrayList<>(rows.playable());
      for (PlayingCard card : playable) {
        assertThat(rows.has(card)).isFalse();
      }
      PlayingCard card = playable.get(random.nextInt(playable.size()));
      rows = rows.plus(card);
      assertThat(rows.has(card)).isTrue();
      assertThat(rows.cards()).hasSize(laid + 1);
    }
    assertThat(rows.playable()).isEmpty();
    assertThat(rows.cards()).isEqualTo(Deck.standard52().set());
    assertThat(rows.has(PlayingCard.parse("7d'"))).isFalse();
  }

  @Test
  void rowsAreEqualByTheirCards() {
    assertThat(rows("7d 8d 6d"))
        .isEqualTo(rows("7d 6d 8d"))
        .hasSameHashCodeAs(rows("7d 6d 8d"))
        .isNotEqualTo(rows("7d 6d"))
        .hasToString("6d 7d 8d");
    assertThat(rows("7d").hashCode()).isNotEqualTo(rows("7d 8d").hashCode());
    assertThat(SuitRows.none()).isNotEqualTo(null);
  }

  @Test
  void aPileIsEndedByItsAceOrKingAlone() {
    PlayingCard two = PlayingCard.parse("2h");
    PlayingCard queen = PlayingCard.parse("Qh");
    PlayingCard seven = PlayingCard.parse("7h");
    assertThat(rows("Ah As Ks Ad Kd").isEnded(two)).isTrue();
    assertThat(rows("Ah As Ks Ad Kd").isEnded(queen)).isFalse();
    assertThat(rows("Kh As Ks").isEnded(queen)).isTrue();
    assertThat(rows("Kh As Ks").isEnded(two)).isFalse();
    assertThat(rows("Ah Kh").isEnded(seven)).isFalse();
    assertThat(rows("3h 7h 8h").isEnded(two)).isFalse();
  }
}
