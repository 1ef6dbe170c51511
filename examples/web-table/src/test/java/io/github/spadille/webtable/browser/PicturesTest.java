package io.github.spadille.webtable.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import io.github.spadille.agents.Agents;
import io.github.spadille.webtable.PacedAgent;
import io.github.spadille.webtable.SeededTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Takes pictures of games that are going on, for people to look at: {@code
 * target/pictures/GAME-WIDTH.png}. An agent plays for the viewer first; then it is the viewer's
 * turn.
 */
@Tag("browser")
class PicturesTest {
  private static final Path PICTURES = Path.of("target", "pictures");

  private static final int PATIENCE_MILLISECONDS = 120_000;

  @TempDir private static Path data;

  private static SeededTables server;
  private static BrowserSession browser;

  @BeforeAll
  static void start() throws IOException {
    Files.createDirectories(PICTURES);
    server = new SeededTables(data, new PacedAgent(Agents.parse("easy"), 150), 48);
    browser = new BrowserSession();
  }

  @AfterAll
  static void stop() {
    browser.close();
    server.close();
  }

  @ParameterizedTest
  @CsvSource({
    "oh-hell, 20, light",
    "scopa, 12, dark",
    "canasta, 40, light",
    "spider, 30, dark",
    "aggravation, 4, light",
    "through-the-window, 12, dark",
    "speculation, 6, light",
    "cantors-comb, 12, dark",
    "koi-koi, 12, light",
    "pontoon, 8, dark",
    "five-hundred, 20, light",
    "cassino, 14, dark"
  })
  void middleOfGame(String game, int moves, String theme) {
    Page page = browser.open(server.lobby(), 1280, 900);
    BrowserSession.sitDown(page, game);
    agentPlays(page);
    page.waitForFunction(
        "moves => document.querySelectorAll('.log li').length >= moves",
        moves,
        new Page.WaitForFunctionOptions().setTimeout(PATIENCE_MILLISECONDS));
    agentPlays(page);
    page.waitForFunction(
        "() => document.querySelector('.own .warn') === null"
            + " && document.querySelector('.actions .move, .place.can, .pile-name') !== null");
    take(page, game, 390, 844, theme);
    take(page, game, 1280, 900, theme.equals("light") ? "dark" : "light");
    assertThat(browser.errors()).isEmpty();
    page.context().close();
  }

  /** An agent plays for the viewer from now on, or no longer. */
  private static void agentPlays(Page page) {
    page.locator(".more summary").click();
    page.locator(".menu button").first().click();
  }

  private static void take(Page page, String game, int width, int height, String theme) {
    page.setViewportSize(width, height);
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme);
    Path picture = PICTURES.resolve(game + "-" + width + ".png");
    page.screenshot(new Page.ScreenshotOptions().setPath(picture));
  }
}
