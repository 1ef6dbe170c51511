package io.github.spadille.webtable.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** On a phone no game scrolls sideways, and its hand and its moves are within the window. */
class NarrowPageTest extends PageTest {
  private static final int WIDTH = 390;
  private static final int HEIGHT = 844;

  static Stream<String> games() {
    return Catalog.load().games().stream().map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingScrollsSideways(String game) {
    Page page = browser.open(server.address(), WIDTH, HEIGHT);
    BrowserSession.sitDown(page, game);
    new ClickPlayer(page, 13).play(6);
    int widest =
        ((Number)
                page.evaluate(
                    "() => Math.max(document.documentElement.scrollWidth,"
                        + " document.querySelector('.table').scrollWidth)"))
            .intValue();
    assertThat(widest).isLessThanOrEqualTo(WIDTH);
    assertThat(browser.errors()).isEmpty();
    page.context().close();
  }
}
