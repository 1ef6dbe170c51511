package io.github.spadille.webtable.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plays a game without a mouse: keys alone, and nothing that is not announced. */
@Tag("browser")
class KeyboardGameTest {
  private static final int MOST_STEPS = 600;

  /** The live region is there for whoever listens, and not to be seen. */
  private static final Locator.WaitForOptions ATTACHED =
      new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

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

  @Test
  void gameOfOhHellIsPlayedByKeysAlone() {
    Page page = browser.open(server.address(), 1280, 900);
    BrowserSession.sitDown(page, "oh-hell");
    ClickPlayer watcher = new ClickPlayer(page, 1);
    int steps = 0;
    while (!watcher.isOver()) {
      assertThat(steps++).isLessThan(MOST_STEPS);
      page.waitForFunction(
          "() => document.querySelector('.actions .move, .hand .can') !== null"
              + " || [...document.querySelectorAll('.top nav button')]"
              + ".some(button => button.textContent === 'Replay')");
      if (!watcher.isOver()) {
        playByKeys(page);
      }
    }
    page.locator("#speech", new Page.LocatorOptions().setHasText("Winner")).waitFor(ATTACHED);
    assertThat(browser.errors()).isEmpty();
  }

  /** Goes by the tab key to what can be done, within the hand by arrows, and does it by Enter. */
  private static void playByKeys(Page page) {
    for (int tabs = 0; tabs < 60; tabs++) {
      if (isOn(page, ".actions .buttons .move, .hand .can")) {
        page.keyboard().press("Enter");
        return;
      }
      if (isOn(page, ".hand button") && page.locator(".hand .can").count() > 0) {
        page.keyboard().press(isBeforeLegal(page) ? "ArrowRight" : "ArrowLeft");
      } else {
        page.keyboard().press("Tab");
      }
    }
  }

  private static boolean isOn(Page page, String selector) {
    return (Boolean)
        page.evaluate("selector => document.activeElement.matches(selector)", selector);
  }

  private static boolean isBeforeLegal(Page page) {
    return (Boolean)
        page.evaluate(
            "() => { const all = [...document.querySelectorAll('.hand button')];"
                + " const at = all.indexOf(document.activeElement);"
                + " return all.slice(at).some(button => button.matches('.can')); }");
  }
}
