package io.github.spadille.webtable.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("browser")
class ReconnectingPageTest {
  @TempDir private Path data;

  @Test
  void gameGoesOnWhereItWasAfterTheServerWasKilled() throws InterruptedException {
    try (BrowserSession browser = new BrowserSession();
        RunningTable first = RunningTable.start(data)) {
      Page page = browser.open(first.address(), 1280, 900);
      BrowserSession.sitDown(page, "scopa");
      ClickPlayer player = new ClickPlayer(page, 11);
      player.play(4);
      String log = page.locator(".log li").last().textContent();
      first.kill();
      page.locator(".trouble").waitFor();
      try (RunningTable second = RunningTable.start(data, first.port())) {
        assertThat(second.address()).isEqualTo(first.address());
        page.locator(".trouble")
            .waitFor(
                new Locator.WaitForOptions()
                    .setState(WaitForSelectorState.DETACHED)
                    .setTimeout(30_000));
        assertThat(page.locator(".log li").last().textContent()).isEqualTo(log);
        int moves = page.locator(".log li").count();
        player.play(4);
        assertThat(page.locator(".log li").count()).isGreaterThan(moves);
      }
    }
  }
}
