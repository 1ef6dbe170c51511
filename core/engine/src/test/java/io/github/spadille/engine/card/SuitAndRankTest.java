package io.github.spadille.engine.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SuitAndRankTest {
  @ParameterizedTest
  @CsvSource({
    "SPADES,   s, ♠, false, CLUBS",
    "HEARTS,   h, ♥, true,  DIAMONDS",
    "DIAMONDS, d, ♦, true,  HEARTS",
    "CLUBS,    c, ♣, false, SPADES"
  })
  void suits(Suit suit, String code, String symbol, boolean red, Suit sameColor) {
    assertThat(suit.code()).isEqualTo(code);
    assertThat(suit.symbol()).isEqualTo(symbol);
    assertThat(suit.isRed()).isEqualTo(red);
    assertThat(suit.isBlack()).isEqualTo(!red);
    assertThat(suit.sameColor()).isEqualTo(sameColor);
    assertThat(Suit.parse(code)).isEqualTo(suit);
  }

  @Test
  void ranksInOrder() {
    assertThat(Arrays.stream(Rank.values()).map(Rank::code).collect(Collectors.joining(" ")))
        .isEqualTo("A 2 3 4 5 6 7 8 9 T J Q K 11 12 13");
    assertThat(Rank.JACK.code()).isEqualTo("J");
    assertThat(Rank.THIRTEEN.code()).isEqualTo("13");
  }

  @ParameterizedTest
  @EnumSource
  void rankCodesRoundTrip(Rank rank) {
    assertThat(Rank.parse(rank.code())).isEqualTo(rank);
  }

  @Test
  void refusesUnknownCodes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Suit.parse("x"))
        .withMessage("no such suit: x; expected s h d c");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rank.parse("10"))
        .withMessage("no such rank: 10; expected A 2 3 4 5 6 7 8 9 T J Q K 11 12 13");
    assertThat(Suit.find("x")).isEmpty();
    assertThat(Suit.find("h")).hasValue(Suit.HEARTS);
    assertThat(Rank.find("10")).isEmpty();
    assertThat(Rank.find("T")).hasValue(Rank.TEN);
    assertThatNullPointerException().isThrownBy(() -> Suit.parse(null));
    assertThatNullPointerException().isThrownBy(() -> Rank.parse(null));
  }
}
