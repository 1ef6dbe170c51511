package io.github.spadille.webtable.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageAccessibilityTest extends PageTest {
  private static final Set<String> GRAVE = Set.of("serious", "critical");

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void lobbyTableAndReplayHaveNoSeriousFindings(String theme) {
    Page page = browser.open(server.address(), 1280, 900, Map.of("speed", "off", "theme", theme));
    page.locator("select[name=game]").waitFor();
    assertThat(findings(page)).as("lobby").isEmpty();
    page.locator(".new-table details summary").click();
    assertThat(findings(page)).as("lobby with its options").isEmpty();

    BrowserSession.sitDown(page, "scopa");
    assertThat(findings(page)).as("table").isEmpty();
    page.locator("#tab-rules").click();
    page.locator(".rule-item").first().waitFor();
    assertThat(findings(page)).as("table with its rules").isEmpty();

    new ClickPlayer(page, 7).playToTheEnd(1500);
    page.locator("#tab-scores").click();
    assertThat(findings(page)).as("table of a finished game").isEmpty();
    page.locator(".top nav button", new Page.LocatorOptions().setHasText("Replay")).click();
    page.locator(".replay").waitFor();
    assertThat(findings(page)).as("replay").isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"oh-hell", "spider", "canasta", "aggravation", "speculation"})
  void everyKindOfTableHasNoSeriousFindings(String game) {
    Page page = browser.open(server.address(), 390, 844);
    BrowserSession.sitDown(page, game);
    assertThat(findings(page)).isEmpty();
  }

  private static List<String> findings(Page page) {
    return new AxeBuilder(page)
        .analyze().getViolations().stream()
            .filter(rule -> GRAVE.contains(rule.getImpact()))
            .map(PageAccessibilityTest::text)
            .toList();
  }

  private static String text(Rule rule) {
    String where =
        rule.getNodes().stream().limit(3).map(node -> node.getHtml() + "\n").toList().toString();
    return rule.getId() + ": " + rule.getHelp() + " at " + where;
  }
}
