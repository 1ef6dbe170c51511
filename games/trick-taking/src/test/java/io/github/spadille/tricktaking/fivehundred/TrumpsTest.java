package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.card.Suit.CLUBS;
import static io.github.spadille.engine.card.Suit.DIAMONDS;
import static io.github.spadille.engine.card.Suit.HEARTS;
import static io.github.spadille.engine.card.Suit.SPADES;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.Trick;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TrumpsTest {
  private static final CardSet<PlayingCard> EVERY_CARD = CardSet.allOf(PlayingCard.FAMILY);
  private static final Trumps FREE_JOKER = Trumps.none(Optional.empty());

  /** Asserts that each card beats all that follow, in whatever order they are played. */
  private static void assertDescending(Trumps trumps, String codes) {
    ImmutableList<PlayingCard> cards = PlayingCard.cards(codes);
    for (int high = 0; high < cards.size(); high++) {
      for (int low = high + 1; low < cards.size(); low++) {
        assertThat(winner(trumps, cards.get(high), cards.get(low))).isEqualTo(cards.get(high));
        assertThat(winner(trumps, cards.get(low), cards.get(high))).isEqualTo(cards.get(high));
      }
    }
  }

  private static PlayingCard winner(Trumps trumps, PlayingCard... cards) {
    Trick trick = Trick.empty();
    for (PlayingCard card : cards) {
      trick = trick.with(card);
    }
    PlayingCard winner = trick.get(trick.winner(trumps));
    assertThat(trumps.strongest(trick.toSet(), trick.led())).isEqualTo(winner);
    return winner;
  }

  private static PlayingCard winner(Trumps trumps, String cards) {
    return winner(trumps, PlayingCard.cards(cards).toArray(new PlayingCard[0]));
  }

  @Test
  @Covers("FIV-8")
  void aPlainSuitRunsFromAceToTwo() {
    assertDescending(Trumps.of(SPADES), "Ah Kh Qh Jh 13h 12h 11h Th 9h 8h 7h 6h 5h 4h 3h 2h");
    assertDescending(FREE_JOKER, "Ac Kc Qc Jc 12c 11c Tc 9c 8c 7c 6c 5c 4c 3c 2c");
  }

  @Test
  @Covers("FIV-9")
  void trumpsBeginWithJokerAndBowers() {
    assertDescending(
        Trumps.of(HEARTS), "X1 Jh Jd Ah Kh Qh 13h 12h 11h Th 9h 8h 7h 6h 5h 4h 3h 2h Ad 2d");
    assertDescending(Trumps.of(CLUBS), "X1 Jc Js Ac Kc Qc 12c 11c Tc 9c 2c Ah");
  }

  @Test
  @Covers({"FIV-10", "FIV-36"})
  void jokerAndLeftBowerAreTrumps() {
    for (Suit trump : Suit.values()) {
      Trumps trumps = Trumps.of(trump);
      PlayingCard left = PlayingCard.parse("J" + trump.sameColor().code());
      assertThat(trumps.suitOf(X1)).contains(trump);
      assertThat(trumps.jokerSuit()).contains(trump);
      assertThat(trumps.isFreeJoker(X1)).isFalse();
      assertThat(trumps.suitOf(left)).contains(trump);
      assertThat(trumps.cardsOf(trump)).contains(left, X1);
      assertThat(trumps.cardsOf(trump.sameColor())).doesNotContain(left, X1);
    }
    assertThat(Trumps.of(DIAMONDS).cardsOf(DIAMONDS).intersect(PlayingCards.set("Jh Th 4d X1 Js")))
        .isEqualTo(PlayingCards.set("Jh 4d X1"));
    assertThat(Trumps.of(DIAMONDS).cardsOf(SPADES)).contains(PlayingCard.parse("Js"));
  }

  @Test
  @Covers("FIV-11")
  void withoutTrumpsThereAreNoBowers() {
    assertDescending(FREE_JOKER, "Ad Kd Qd Jd Td");
    for (String jack : ImmutableList.of("Js", "Jh", "Jd", "Jc")) {
      PlayingCard card = PlayingCard.parse(jack);
      assertThat(FREE_JOKER.suitOf(card)).contains(card.suit());
    }
    assertThat(winner(FREE_JOKER, "4d Jh As")).isEqualTo(PlayingCard.parse("4d"));
  }

  @Test
  @Covers("FIV-37")
  void aCardOfAnotherSuitWinsOnlyAsATrump() {
    assertThat(winner(Trumps.of(HEARTS), "5s Ad Ks Ac")).isEqualTo(PlayingCard.parse("Ks"));
    assertThat(winner(Trumps.of(HEARTS), "5s As 4h")).isEqualTo(PlayingCard.parse("4h"));
    assertThat(winner(Trumps.of(HEARTS), "5s Jd Ah")).isEqualTo(PlayingCard.parse("Jd"));
  }

  @Test
  @Covers({"FIV-42", "FIV-51"})
  void aNominatedJokerIsTheTopOfItsSuitAndOtherwiseWorthless() {
    Trumps clubs = Trumps.none(Optional.of(CLUBS));
    assertDescending(clubs, "X1 Ac Kc 5c");
    assertThat(clubs.suitOf(X1)).contains(CLUBS);
    assertThat(clubs.isFreeJoker(X1)).isFalse();
    assertThat(winner(clubs, "5s X1 6s")).isEqualTo(PlayingCard.parse("6s"));
    assertThat(winner(clubs, "X1 As Ac")).isEqualTo(X1);
  }

  @Test
  @Covers("FIV-43")
  void aJokerOfNoSuitBeatsEverything() {
    assertThat(FREE_JOKER.suitOf(X1)).isEmpty();
    assertThat(FREE_JOKER.isFreeJoker(X1)).isTrue();
    assertThat(winner(FREE_JOKER, "5s As X1 Ks")).isEqualTo(X1);
    assertThat(winner(FREE_JOKER, "X1 As Ah Ad")).isEqualTo(X1);
    for (Suit suit : Suit.values()) {
      assertThat(FREE_JOKER.cardsOf(suit)).isEqualTo(PlayingCards.ofSuit(EVERY_CARD, suit));
    }
  }

  @Test
  void theyAreShared() {
    assertThat(Trumps.of(HEARTS)).isSameAs(Trumps.of(HEARTS)).hasToString("trumps h, joker h");
    assertThat(FREE_JOKER).isSameAs(Trumps.none(Optional.empty()));
    assertThat(FREE_JOKER).hasToString("trumps nt, joker none");
  }
}
