package io.github.spadille.engine.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.words.Words;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardFaceTest {
  private static final Words WORDS = Words.of(ImmutableMap.of("card.2c", "the devil"));

  @ParameterizedTest
  @CsvSource({
    "As, A♠, ace of spades, BLACK, BLACK",
    "Th, 10♥, 10 of hearts, RED, RED",
    "Qd, Q♦, queen of diamonds, RED, BLUE",
    "7c, 7♣, 7 of clubs, BLACK, GREEN",
    "11s, 11♠, 11 of spades, BLACK, BLACK",
    "X1, joker, joker, NONE, NONE",
    "2c, the devil, the devil, BLACK, GREEN",
  })
  void aCardIsShownAndReadAloud(
      String code, String text, String spoken, CardColour colour, CardColour ofFour) {
    CardFace face = CardFace.of(PlayingCard.parse(code), WORDS);
    assertThat(face.text()).isEqualTo(text);
    assertThat(face.spoken()).isEqualTo(spoken);
    assertThat(face.colour()).isEqualTo(colour);
    assertThat(face.ofFourColours()).isEqualTo(ofFour);
  }

  @ParameterizedTest
  @CsvSource({"Ad, asso di denari", "Qh, cavallo di coppe", "7c, 7 di bastoni"})
  void inTheLanguageOfTheWords(String code, String spoken) {
    Words scopa = Words.resource(CardFaceTest.class, "italian").in(Locale.ITALIAN);
    assertThat(CardFace.of(PlayingCard.parse(code), scopa).spoken()).isEqualTo(spoken);
  }
}
