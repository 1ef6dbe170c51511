package io.github.spadille.games;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.stops.crazyeights.CrazyEights;
import io.github.spadille.testkit.Covers;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which games can be played with the whole Cantor's Comb deck, and how they say so. */
@Covers("DCK-22a")
class DeckOptionsTest {
  private static final ImmutableList<String> OPTIONS =
      ImmutableList.of("jokers", "full-deck", "picture-wilds");

  private static final ImmutableMap<String, ImmutableList<String>> ACCEPTED =
      ImmutableMap.of("crazy-eights", OPTIONS);

  @TestFactory
  Stream<DynamicTest> aGameAcceptsWhatTheDeckSays() {
    return Catalog.load().games().stream()
        .map(
            game ->
                DynamicTest.dynamicTest(
                    game.id(),
                    () ->
                        assertThat(accepted(game))
                            .containsExactlyInAnyOrderElementsOf(
                                ACCEPTED.getOrDefault(game.id(), ImmutableList.of()))));
  }

  private static ImmutableList<String> accepted(Game<?, ?, ?> game) {
    return game.options().options().stream()
        .map(Option::key)
        .filter(OPTIONS::contains)
        .collect(toImmutableList());
  }

  @ParameterizedTest
  @CsvSource({"jokers, 0 1 2, 0", "full-deck, no yes, no", "picture-wilds, no yes, no"})
  void theOptionsHaveTheValuesOfTheDeck(String key, String values, String byDefault) {
    for (String id : ACCEPTED.keySet()) {
      Option<?, ?> option = Catalog.load().game(id).options().option(key);
      assertThat(option.type().samples()).containsExactlyInAnyOrder(values.split(" "));
      assertThat(option.byDefault()).isEqualTo(byDefault);
    }
  }

  @Test
  @Covers({"DCK-7", "DCK-22"})
  void theFullDeckOfAGameIsThatOfTheDeck() {
    var rules = CrazyEights.GAME.rules(4, ImmutableMap.of("full-deck", "yes"));
    assertThat(rules.start().stock())
        .containsExactlyInAnyOrderElementsOf(
            CombDeck.full().cards().stream().map(CombCard::playing).toList());
  }
}
