package io.github.spadille.webtable.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.webtable.PacedAgent;
import io.github.spadille.webtable.SeededTables;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * In every game a table runs to its end while somebody looks on at a seat for which an agent plays,
 * and the page has nothing to complain of.
 */
@Tag("browser")
class EveryGameEndsTest {
  private static final int PATIENCE_MILLISECONDS = 180_000;

  /** Faster than this, a slow machine has no time to draw, and is dropped as a slow reader. */
  private static final int PACE_MILLISECONDS = 10;

  @TempDir private static Path data;

  private static SeededTables server;
  private static BrowserSession browser;

  @BeforeAll
  static void start() {
    server = new SeededTables(data, new PacedAgent(new RandomAgent(), PACE_MILLISECONDS), 1);
    browser = new BrowserSession();
  }

  @AfterAll
  static void stop() {
    browser.close();
    server.close();
  }

  static Stream<String> games() {
    return SeededTables.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void toTheEnd(String game) {
    Page page = browser.open(server.seatLink(game), 1280, 900);
    page.locator("main .prompt").waitFor();
    page.locator(".more summary").click();
    page.locator(".menu button").first().click();
    page.locator(".top nav button", new Page.LocatorOptions().setHasText("Replay"))
        .waitFor(new Locator.WaitForOptions().setTimeout(PATIENCE_MILLISECONDS));
    assertThat(page.locator("#prompt").textContent()).isNotBlank();
    assertThat(page.locator(".log li").count()).isPositive();
    assertThat(browser.errors()).as("errors that the page reported").isEmpty();
    page.context().close();
  }
}
