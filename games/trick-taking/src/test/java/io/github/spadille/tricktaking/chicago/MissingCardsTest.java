package io.github.spadille.tricktaking.chicago;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MissingCardsTest {
  @ParameterizedTest
  @CsvSource({
    "flush, As Ks 9s 5s 2s, 0",
    "flush, As Ks 9s 5h 2h, 2",
    "flush A K, As Ks 9s 5s 2s, 0",
    "flush A Q, As Ks 9s 5s 2s, 1",
    "flush 9, As Ks 9s 5s 2s, 2",
    "straight, 5s 6h 7d 8c 9s, 0",
    "straight, As 2h 3d 4c 5s, 0",
    "straight, As Kh Qd 4c 5s, 2",
    "straight 8, 5s 6h 7d 9c Ts, 2",
    "straight-flush, 5s 6s 7s 8h 9h, 2",
    "straight-flush 5, As 2s 3s 4s 5h, 1",
    "royal-flush, As Ks Qs Js 2d, 1",
    "full-house, 9s 9h 9d 5c 5s, 0",
    "full-house 9, 9s 9h 5d 5c 5s, 1",
    "full-house, 9s 9h 4d 5c 6s, 2",
    "quads, 9s 9h 9d 9c 5s, 0",
    "quads, 9s 9h 4d 5c 5s, 2",
    "quads 4, 9s 9h 9d 9c 4s, 3",
  })
  void eachCardThatIsMissingCounts(String claim, String hand, int missing) {
    String[] words = claim.split(" ");
    PokerHand said =
        PokerHand.of(HandType.valueOf(words[0].toUpperCase(Locale.ROOT).replace('-', '_')));
    for (int i = 1; i < words.length; i++) {
      said = said.with(Rank.parse(words[i]));
    }
    CardSet<PlayingCard> cards = CardSet.copyOf(PlayingCard.FAMILY, PlayingCard.cards(hand));
    assertThat(MissingCards.count(cards, said)).isEqualTo(missing);
  }
}
