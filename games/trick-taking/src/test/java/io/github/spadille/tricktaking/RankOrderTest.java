package io.github.spadille.tricktaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class RankOrderTest {
  /** As in Polignac: the ace stands between jack and ten. */
  private static final RankOrder POLIGNAC =
      RankOrder.highToLow(
          Rank.KING, Rank.QUEEN, Rank.JACK, Rank.ACE, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN);

  /** As in Tute: the three is second. */
  private static final RankOrder TUTE =
      RankOrder.highToLow(
          Rank.ACE,
          Rank.THREE,
          Rank.KING,
          Rank.QUEEN,
          Rank.JACK,
          Rank.SEVEN,
          Rank.SIX,
          Rank.FIVE,
          Rank.FOUR,
          Rank.TWO);

  static Trick trick(String codes) {
    Trick trick = Trick.empty();
    for (PlayingCard card : PlayingCard.cards(codes)) {
      trick = trick.with(card);
    }
    return trick;
  }

  private static String winner(String codes, Trick.Order order) {
    Trick trick = trick(codes);
    return trick.get(trick.winner(order)).code();
  }

  @Test
  void theHighestCardOfTheSuitLedWins() {
    assertThat(winner("Js As 9s Ks", POLIGNAC)).isEqualTo("Ks");
    assertThat(winner("Ah Jh Th 9h", POLIGNAC)).isEqualTo("Jh");
    assertThat(winner("Td Kc As 8d", POLIGNAC)).isEqualTo("Td");
    assertThat(winner("3s 2h Ks As", TUTE)).isEqualTo("As");
  }

  @Test
  void trumpsBeatAllOthers() {
    RankOrder clubs = TUTE.trumps(Suit.CLUBS);
    assertThat(winner("Ah 2c 3h Ac", clubs)).isEqualTo("Ac");
    assertThat(winner("7h 2c Ah Kh", clubs)).isEqualTo("2c");
    assertThat(winner("7h Ks Ah Kh", clubs)).isEqualTo("Ah");
    assertThat(winner("2c 4c Ah 3h", clubs)).isEqualTo("4c");
    assertThat(winner("7h 2c Ah Kh", TUTE)).isEqualTo("Ah");
  }

  @Test
  void ofEqualCardsTheFirstWins() {
    assertThat(winner("7h Kh' Kh 2h", TUTE)).isEqualTo("Kh'");
    assertThat(winner("7h' 7h", TUTE)).isEqualTo("7h'");
  }

  @Test
  void jokersNeverWinAndAreNotFollowed() {
    assertThat(winner("7h X1 X2", TUTE)).isEqualTo("7h");
    assertThat(TUTE.strength(PlayingCard.parse("As"), PlayingCard.X1)).isNegative();
    assertThat(Suits.noTrumps().strength(PlayingCard.parse("As"), PlayingCard.X1)).isNegative();
    assertThat(Suits.noTrumps().strength(PlayingCard.X1, PlayingCard.parse("As"))).isNegative();
  }

  @Test
  void ranksAreReadFromText() {
    RankOrder read = RankOrder.highToLow("A 3 K Q J 7 6 5 4 2");
    assertThat(winner("3s 2h Ks As", read)).isEqualTo("As");
    assertThat(winner("Ks 7s 3s As", read.trumps(Suit.HEARTS))).isEqualTo("As");
    assertThat(winner("Ks Qs 3s 4s", read)).isEqualTo("3s");
    assertThatThrownBy(() -> RankOrder.highToLow("A 3  K"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no such rank: ;");
  }

  @Test
  void aRankStandsOnce() {
    assertThatThrownBy(() -> RankOrder.highToLow(Rank.ACE, Rank.KING, Rank.ACE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("rank A twice");
  }

  /** Where the ace is high, the shared orders are the same. */
  @Property
  void aceHighIsAnOrderOfRanks(@ForAll Suit trump, @ForAll Suit suit, @ForAll Suit led) {
    RankOrder aces =
        RankOrder.highToLow(
            Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT);
    PlayingCard lead = PlayingCard.of(Rank.NINE, led);
    for (Rank rank : new Rank[] {Rank.EIGHT, Rank.TEN, Rank.QUEEN, Rank.ACE}) {
      Trick both = Trick.empty().with(lead).with(PlayingCard.of(rank, suit));
      assertThat(both.winner(aces)).isEqualTo(both.winner(Suits.noTrumps()));
      assertThat(both.winner(aces.trumps(trump))).isEqualTo(both.winner(Suits.trumps(trump)));
    }
  }
}
