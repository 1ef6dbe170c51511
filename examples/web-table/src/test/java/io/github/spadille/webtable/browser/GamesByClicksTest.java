package io.github.spadille.webtable.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games are played as people play them, on a phone and on a desk. */
class GamesByClicksTest extends PageTest {
  static Stream<Arguments> games() {
    return Stream.of(
            new Whole("oh-hell", 1200, Map.of()),
            new Whole("scopa", 1200, Map.of()),
            new Whole("canasta", 6000, Map.of("target", "1000")),
            new Whole("spider", 1500, Map.of()),
            new Whole("aggravation", 6000, Map.of()),
            new Whole("through-the-window", 1500, Map.of()),
            new Whole("speculation", 3000, Map.of("hands", "3")),
            new Whole("cantors-comb", 1500, Map.of()))
        .flatMap(game -> Stream.of(arguments(game, 390, 844), arguments(game, 1280, 900)));
  }

  @ParameterizedTest(name = "{0} at {1} pixels")
  @MethodSource("games")
  void wholeGameIsPlayedByClicks(Whole game, int width, int height) {
    Page page = browser.open(server.address(), width, height);
    BrowserSession.sitDown(page, game.id(), game.options());
    ClickPlayer player = new ClickPlayer(page, 5);
    player.playToTheEnd(game.mostClicks());
    assertThat(player.clicks()).isGreaterThan(10);
    assertThat(browser.errors()).as("errors that the page reported").isEmpty();
    page.context().close();
  }

  /**
   * A game to be played to its end.
   *
   * @param mostClicks it is over after so many
   * @param options those that make a match short
   */
  private record Whole(String id, int mostClicks, Map<String, String> options) {
    @Override
    public String toString() {
      return id;
    }
  }
}
