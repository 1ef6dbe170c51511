package io.github.spadille.webtable.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("browser")
class GamesByClicksTest {
  @TempDir private static Path data;

  private static RunningTable server;
  private static BrowserSession browser;

  @BeforeAll
  static void start() {
    server = RunningTable.start(data);
    browser = new BrowserSession();
  }

  @AfterAll
  static void stop() {
    browser.close();
    server.close();
  }

  @ParameterizedTest
  @CsvSource({
    "oh-hell, 1280, 900, 1200",
    "scopa, 390, 844, 1200",
    "canasta, 1280, 900, 6000",
    "spider, 1280, 900, 1500",
    "speculation, 390, 844, 3000"
  })
  void wholeGameIsPlayedByClicks(String game, int width, int height, int mostClicks) {
    Page page = browser.open(server.address(), width, height);
    BrowserSession.sitDown(page, game);
    ClickPlayer player = new ClickPlayer(page, 5);
    player.playToTheEnd(mostClicks);
    assertThat(player.clicks()).isGreaterThan(10);
    assertThat(browser.errors()).as("errors that the page reported").isEmpty();
  }
}
