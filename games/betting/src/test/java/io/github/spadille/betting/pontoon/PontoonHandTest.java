package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.words.Words;
import io.github.spadille.testkit.Covers;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PontoonHandTest {
  private static PontoonHand hand(String cards) {
    return PontoonHand.of(list(cards), 1, Status.OPEN);
  }

  @Test
  void holdsUpToTwelveCardsInTheirOrder() {
    SplittableRandom random = new SplittableRandom(1);
    for (int size = 0; size <= PontoonHand.MOST_CARDS; size++) {
      CardList<PlayingCard> cards = Deck.standard52().shuffled(random).first(size);
      PontoonHand hand = PontoonHand.of(cards, 1, Status.OPEN);
      assertThat(hand.size()).isEqualTo(size);
      assertThat(hand.cards()).isEqualTo(cards);
      for (int i = 0; i < size; i++) {
        assertThat(hand.card(i)).isEqualTo(cards.get(i));
      }
      int none = size;
      assertThatThrownBy(() -> hand.card(none)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThat(hand.with(cards)).isEqualTo(hand).hasSameHashCodeAs(hand);
      CardList.Builder<PlayingCard> pile = CardList.builder(PlayingCard.FAMILY, size);
      hand.addTo(pile);
      assertThat(pile.build()).isEqualTo(cards);
    }
    PontoonHand full = PontoonHand.of(Deck.standard52().cards().first(12), 1, Status.OPEN);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> full.with(PlayingCard.parse("Kh"), true, 0, Status.OPEN))
        .withMessageContaining("12");
  }

  @Test
  void differsByEveryPart() {
    PlayingCard card = PlayingCard.parse("9c");
    PontoonHand hand = hand("2s 3d");
    PontoonHand eight = hand("2s 3d 4s 5s 6s 7s 8s 9s");
    assertThat(hand)
        .isEqualTo(hand("2s 3d"))
        .isNotEqualTo(hand("3d 2s"))
        .isNotEqualTo(hand("2s"))
        .isNotEqualTo(hand.turnedUp())
        .isNotEqualTo(hand.with(Status.STUCK))
        .isNotEqualTo(hand.betting(2))
        .isNotEqualTo(PontoonHand.of(list("2s 3d"), 2, Status.OPEN))
        .hasToString("2s 3d, 1 chips, OPEN");
    assertThat(hand.with(card, false, 0, Status.OPEN))
        .isNotEqualTo(hand.with(card, true, 0, Status.OPEN))
        .isNotEqualTo(hand.with(card, false, 3, Status.OPEN));
    assertThat(eight.with(card, false, 0, Status.OPEN))
        .isNotEqualTo(eight.with(PlayingCard.parse("8c"), false, 0, Status.OPEN));
    // The ace of the first suit has the index 0.
    assertThat(hand("2s As")).isNotEqualTo(hand("2s"));
  }

  @Test
  void countsWhatItHolds() {
    PontoonHand hand = hand("As 5d").with(PlayingCard.parse("Kh"), true, 3, Status.TWISTED);
    assertThat(hand.low()).isEqualTo(16);
    assertThat(hand.total()).isEqualTo(16);
    assertThat(hand.bet()).isEqualTo(1);
    assertThat(hand.stake()).isEqualTo(4);
    assertThat(hand.faceUp()).isEqualTo(0b100);
    assertThat(hand.with(list("Ac 2c")).total()).isEqualTo(13);
    assertThat(hand.lost().size()).isEqualTo(0);
    assertThat(hand.lost().low()).isEqualTo(0);
    assertThat(hand.lost().stake()).isEqualTo(0);
    assertThat(hand.settled().stake()).isEqualTo(0);
    assertThat(hand.settled().bet()).isEqualTo(1);
    assertThat(hand.settled().cards()).isEqualTo(hand.cards());
    assertThat(hand("8s 8d").half(1))
        .isEqualTo(PontoonHand.of(PlayingCard.parse("8d")).turnedUp().betting(1));
  }

  @Test
  void aLostHandHasNothingToTurnUp() {
    PontoonHands hands =
        PontoonHands.ofArray(new PontoonHand[] {hand("Ks Qs 5s").lost(), hand("8s 8d"), null});
    assertThat(hands.turnedUp().hand(0, 0)).isEqualTo(hands.hand(0, 0));
    assertThat(hands.turnedUp().hand(1, 0).faceUp()).isEqualTo(0b11);
    assertThat(hands.turnedUp().has(2)).isFalse();
  }

  @Test
  @Covers("PON-12")
  void whatAHandIsWorth() {
    Words words = Pontoon.GAME.words();
    assertThat(words.text(hand("Ts 6d").worth())).isEqualTo("16");
    assertThat(words.text(hand("Ts Ad").worth())).isEqualTo("21");
    assertThat(words.text(hand("Ts Ad").declared().worth())).isEqualTo("a pontoon");
    assertThat(words.text(hand("2s 2d 3s 3d As").worth())).isEqualTo("a five-card trick");
    assertThat(words.text(hand("Ts 9d 5s").worth())).isEqualTo("a bust hand");
  }

  @Test
  void handsOfASeatGrowAndShrink() {
    PontoonHand two = hand("2s 2d");
    PontoonHand three = hand("3s 3d");
    PontoonHands none = PontoonHands.none(3);
    assertThat(none).hasSize(3).containsOnly(ImmutableList.of());
    assertThat(none.has(1)).isFalse();

    PontoonHands one = none.with(1, ImmutableList.of(two));
    assertThat(one.has(1)).isTrue();
    assertThat(one.count(1)).isEqualTo(1);
    assertThat(one.count(0)).isEqualTo(0);
    assertThat(one).isEqualTo(PontoonHands.ofArray(new PontoonHand[] {null, two, null}));

    PontoonHands more = one.with(1, ImmutableList.of(two, three)).with(2, ImmutableList.of(three));
    assertThat(more)
        .containsExactly(ImmutableList.of(), ImmutableList.of(two, three), ImmutableList.of(three))
        .isEqualTo(PontoonHands.copyOf(more));
    assertThat(more.count(1)).isEqualTo(2);
    assertThat(more.count(2)).isEqualTo(1);
    assertThat(more.hand(1, 1)).isSameAs(three);
    assertThat(more.with(1, 0, three).get(1)).containsExactly(three, three);
    assertThat(more.with(1, ImmutableList.of()))
        .containsExactly(ImmutableList.of(), ImmutableList.of(), ImmutableList.of(three));
    assertThat(more.get(1)).containsExactly(two, three);
    assertThatThrownBy(() -> more.hand(2, 1)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> more.hand(3, 0)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> one.hand(1, 1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> more.count(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aLostHandShowsNothingOfItsCards() {
    PontoonHand lost = hand("Ks 5d 9h").betting(4).lost();
    assertThat(lost.cards()).isEmpty();
    assertThat(lost.size()).isEqualTo(0);
    assertThat(lost.faceUp()).isEqualTo(0);
    assertThat(lost.low()).isEqualTo(0);
    assertThat(lost.stake()).isEqualTo(0);
    assertThat(lost.isAbove()).isFalse();
    assertThat(lost.isPair()).isFalse();
    assertThatThrownBy(() -> lost.card(0)).isInstanceOf(IndexOutOfBoundsException.class);
    PontoonHand other = hand("2s 2d").betting(4).lost();
    assertThat(lost).isEqualTo(other).hasSameHashCodeAs(other).hasToString(other.toString());
    assertThat(lost.lostCards()).isEqualTo(3);
  }

  @Test
  void lostCardsCanBeForgotten() {
    PontoonHand lost = hand("Ks 5d 9h").betting(4).lost();
    PontoonHand two = hand("2s 2d");
    PontoonHands hands = PontoonHands.ofArray(new PontoonHand[] {lost, null, two});
    assertThat(hands.lostCards()).isEqualTo(3);
    assertThat(hands.forgettingLost()).isEqualTo(hands);
    assertThat(hands.forgettingLost().lostCards()).isEqualTo(0);
    assertThat(hands.forgettingLost().hand(2, 0)).isSameAs(two);
  }
}
