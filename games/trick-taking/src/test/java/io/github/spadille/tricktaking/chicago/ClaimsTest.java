package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.chicago.ChicagoState.Showdown;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimsTest {
  /** Reads a claim such as {@code two-pair K 9}. */
  private static PokerHand claim(String text) {
    List<String> words = Splitter.on(' ').splitToList(text);
    PokerHand claim =
        PokerHand.of(HandType.valueOf(Ascii.toUpperCase(words.get(0)).replace('-', '_')));
    for (String rank : words.subList(1, words.size())) {
      claim = claim.with(Rank.parse(rank));
    }
    return claim;
  }

  @ParameterizedTest
  @Covers("CHI-43")
  @CsvSource({
    "Ks Kh Kd 9c 9s, pair, two-pair, trips, full-house, pair K, pair 9, pair K K 9, pair 9 K",
    "Ks Kh Kd 9c 9s, two-pair K 9, two-pair 9 K, two-pair K 9 K, trips K, full-house K, pair K 9"
        + " 9,,",
    "Ks Kh Kd Kc 9s, pair, trips, quads, pair K K K, pair K K 9, trips K, quads K, pair K 9",
    "Ks Kh Kd 5c 2s, pair, trips, pair K 5 2 K, pair K K, trips K, pair K 2,,",
    "Ks Kh 9d 9c 2s, pair, two-pair, pair 9, pair K 9 9, two-pair 9, two-pair 9 K 2,,",
    "Ks Kh 9d 8c 2s, pair, pair K, pair K 9 8 2, pair K 2 8, pair K 2,,,",
    "As 2h 3d 4c 5s, straight, straight 5,,,,,,",
    "As Ks 9s 5s 2s, flush, flush A, flush 2 A, flush A K 9 5 2, flush 9,,,",
    "Ah 2h 3h 4h 5h, straight, flush, straight-flush, straight 5, straight-flush 5, flush A 2,,",
    "Ah Kh Qh Jh Th, royal-flush, straight-flush, straight, flush, straight A, straight-flush A,,"
  })
  void cardsContain(
      String cards,
      String a,
      String b,
      String c,
      String d,
      String e,
      String f,
      String g,
      String h) {
    for (String text : new String[] {a, b, c, d, e, f, g, h}) {
      if (text != null) {
        assertThat(claim(text).isIn(set(cards))).as(text).isTrue();
      }
    }
  }

  @ParameterizedTest
  @Covers("CHI-43")
  @CsvSource({
    "Ks Kh Kd 9c 9s, pair K K K, pair 9 A, trips 9, full-house 9, quads, straight, flush",
    "Ks Kh Kd 9c 9s, two-pair K K, two-pair 9 9, two-pair K 9 9, pair 9 9, royal-flush, pair A,"
        + " trips A",
    "Ks Kh Kd Kc 9s, two-pair, full-house, two-pair K, pair 9, quads 9, pair K K K K, flush",
    "Ks Kh Kd 5c 2s, two-pair, full-house, quads, pair 5, pair K 5 2 2, straight, flush",
    "Ks Kh 9d 9c 2s, trips, full-house, quads, two-pair 9 2, two-pair K 9 9, two-pair 2, pair 2",
    "Ks Kh 9d 8c 2s, two-pair, trips, pair 9, pair K 9 9, pair K 7, straight, flush",
    "As 2h 3d 4c 5s, straight A, straight 4, flush, straight-flush, pair, royal-flush, straight 6",
    "As Ks 9s 5s 2s, flush K K, flush 3, straight, straight-flush, pair, royal-flush, full-house",
    "Ah 2h 3h 4h 5h, royal-flush, straight A, straight-flush A, flush 5 5, pair, quads, straight 2",
    "Ah Kh Qh Jh Th, straight K, straight-flush T, flush 9, pair, quads, two-pair, full-house",
    "Qs Kh As 2d 3c, pair, two-pair, trips, straight, flush, full-house, royal-flush"
  })
  void cardsDoNotContain(
      String cards, String a, String b, String c, String d, String e, String f, String g) {
    for (String text : new String[] {a, b, c, d, e, f, g}) {
      assertThat(claim(text).isIn(set(cards))).as(text).isFalse();
    }
  }

  @ParameterizedTest
  @Covers({"CHI-26", "CHI-44"})
  @CsvSource({
    "Ks Kh 8d 5c 2s, pair, Ks Kh",
    "Ks Kh 8d 5c 2s, pair K 8, Ks Kh 8d",
    "Ks Kh 8d 5c 2s, pair K 8 5 2, Ks Kh 8d 5c 2s",
    "Ks Kh 9d 9c 2s, two-pair K, Ks Kh 9d 9c",
    "Ks Kh 9d 9c 2s, two-pair K 9 2, Ks Kh 9d 9c 2s",
    "Ks Kh Kd 9c 2s, trips, Ks Kh Kd",
    "Ks Kh Kd Kc 2s, quads K, Ks Kh Kd Kc",
    "Ks Kh Kd 2c 2s, full-house, Ks Kh Kd 2c 2s",
    "As 2h 3d 4c 5s, straight, As 2h 3d 4c 5s",
    "As Ks 9s 5s 2s, flush A, As Ks 9s 5s 2s",
    "Ah 2h 3h 4h 5h, straight-flush, Ah 2h 3h 4h 5h",
    "Ah Kh Qh Jh Th, royal-flush, Ah Kh Qh Jh Th",
    "Ks Kh Kd 5c 2s, pair, Ks Kh Kd 5c 2s",
    "Ks Kh 8d 5c 2s, pair K 5, Ks Kh 8d 5c 2s",
    "Ks Kh 8d 5c 2s, trips, ''",
    "Ks Qh 8d 5c 2s, pair, ''"
  })
  void aProofIsTheCombinationAndTheSideCardsStated(String cards, String claim, String proof) {
    CardsPerSeat<PlayingCard> hands = CardsPerSeat.none(PlayingCard.FAMILY, 2).with(0, set(cards));
    boolean kickers = true;
    Showdown said = Showdown.first(2).said(0, claim(claim), kickers).over(Seats.of(0), hands);
    assertThat(said.proof(0)).isEqualTo(set(proof));
    assertThat(said.proof(1)).isEmpty();
  }
}
