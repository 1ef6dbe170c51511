package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.Suit.DIAMONDS;
import static io.github.spadille.engine.card.Suit.HEARTS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.tricktaking.Trick;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CardSuitsTest {
  private static final PlayingCard BOWER = PlayingCard.parse("Jd");

  /** The joker beats all and belongs to no suit; the jack of diamonds is the highest heart. */
  private final CardSuits suits = new CardSuits(CardSuitsTest::suit, CardSuitsTest::strength);

  private static Optional<Suit> suit(PlayingCard card) {
    if (card.isJoker()) {
      return Optional.empty();
    }
    return Optional.of(card.equals(BOWER) ? HEARTS : card.suit());
  }

  private static int strength(PlayingCard card, Optional<Suit> led) {
    if (card.isJoker()) {
      return 100 + card.index();
    }
    if (!suit(card).equals(led)) {
      return -1;
    }
    return card.equals(BOWER) ? 50 : card.rank().ordinal();
  }

  private void assertWinner(String trick, String winner) {
    Trick cards = Trick.empty();
    for (PlayingCard card : PlayingCards.list(trick)) {
      cards = cards.with(card);
    }
    assertThat(cards.get(cards.winner(suits)).code()).isEqualTo(winner);
    assertThat(suits.strongest(cards.toSet(), cards.led())).isEqualTo(PlayingCard.parse(winner));
  }

  @Test
  void aCardMayChangeItsSuitOrHaveNone() {
    assertThat(suits.suitOf(BOWER)).contains(HEARTS);
    assertThat(suits.suitOf(PlayingCard.X1)).isEmpty();
    assertThat(suits.suitOf(PlayingCard.parse("Jd'"))).contains(DIAMONDS);
    CardSet<PlayingCard> some = PlayingCards.set("Jd Kd 2h X1 Ah As");
    assertThat(suits.cardsOf(HEARTS).intersect(some)).isEqualTo(PlayingCards.set("Jd 2h Ah"));
    assertThat(suits.cardsOf(DIAMONDS).intersect(some)).isEqualTo(PlayingCards.set("Kd"));
  }

  @Test
  void eachCardBelongsToOneSuitAtMost() {
    int cards = 0;
    for (Suit suit : Suit.values()) {
      assertThat(suits.cardsOf(suit))
          .allMatch(card -> suits.suitOf(card).equals(Optional.of(suit)));
      cards += suits.cardsOf(suit).size();
    }
    assertThat(FAMILY.cards().stream().filter(card -> !card.isJoker())).hasSize(cards);
  }

  @Test
  void theStrongestCardWins() {
    assertWinner("2h Kh Jd Ad", "Jd");
    assertWinner("2d Jd Kh", "2d");
    assertWinner("Jd Kh 2h", "Jd");
    assertWinner("2d X1 Kd", "X1");
    assertWinner("X1 Kd Ad", "X1");
    assertThat(suits.strength(BOWER, PlayingCard.parse("2h"))).isEqualTo(50);
    assertThat(suits.strength(BOWER, PlayingCard.parse("2d"))).isNegative();
    assertThat(suits.strength(PlayingCard.parse("Kd"), PlayingCard.X1)).isNegative();
  }

  @Test
  void thereIsNoStrongestIfNoCardCanWin() {
    CardSet<PlayingCard> cards = PlayingCards.set("Kd As");
    assertThat(suits.strongest(cards, PlayingCard.parse("2h"))).isNull();
    assertThat(suits.strongest(PlayingCards.noCards(), BOWER)).isNull();
  }
}
