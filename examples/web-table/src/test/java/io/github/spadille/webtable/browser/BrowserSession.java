package io.github.spadille.webtable.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A browser with one page at a time, which notes each error that a page reports.
 *
 * <p>Chromium is taken from {@code /usr/bin/chromium}, or from where the system property {@code
 * chromium} says. Where there is none, Playwright downloads its own.
 */
final class BrowserSession implements AutoCloseable {
  private static final Path CHROMIUM = Path.of(System.getProperty("chromium", "/usr/bin/chromium"));

  private final Playwright playwright;
  private final Browser browser;
  private final List<String> errors = new ArrayList<>();

  BrowserSession() {
    boolean isInstalled = Files.exists(CHROMIUM);
    Map<String, String> environment =
        isInstalled ? Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1") : Map.of();
    playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
    BrowserType.LaunchOptions options =
        new BrowserType.LaunchOptions().setArgs(List.of("--no-sandbox"));
    browser =
        playwright.chromium().launch(isInstalled ? options.setExecutablePath(CHROMIUM) : options);
  }

  /** Returns a new page of the given size in pixels that has opened an address. */
  Page open(String address, int width, int height) {
    return open(address, width, height, Map.of("speed", "off"));
  }

  /**
   * Returns a new page that has opened an address.
   *
   * @param settings what a person has chosen in this browser before, as the page keeps it
   */
  Page open(String address, int width, int height, Map<String, String> settings) {
    BrowserContext context =
        browser.newContext(new Browser.NewContextOptions().setViewportSize(width, height));
    StringBuilder json = new StringBuilder("{");
    settings.forEach(
        (key, value) ->
            json.append(json.length() > 1 ? "," : "").append('"' + key + "\":\"" + value + '"'));
    context.addInitScript(
        "localStorage.getItem('spadille.settings')"
            + " ?? localStorage.setItem('spadille.settings', '"
            + json
            + "}')");
    Page page = context.newPage();
    page.setDefaultTimeout(60_000);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") || message.type().equals("warning")) {
            errors.add(message.text() + " at " + message.location());
          }
        });
    page.onPageError(errors::add);
    page.navigate(address);
    return page;
  }

  /** Makes a table in the lobby and opens its first seat, which is a person's. */
  static void sitDown(Page page, String game) {
    sitDown(page, game, Map.of());
  }

  /**
   * Makes a table in the lobby and opens its first seat, which is a person's.
   *
   * @param options the values that are not as usual, by key
   */
  static void sitDown(Page page, String game, Map<String, String> options) {
    page.locator("select[name=game]").selectOption(game);
    if (!options.isEmpty()) {
      page.locator(".new-table details summary").click();
      options.forEach((key, value) -> setOption(page, key, value));
    }
    page.locator("input[name=name-0]").fill("Ada");
    int seats = page.locator(".player").count();
    for (int seat = 1; seat < seats; seat++) {
      page.locator("select[name=level-" + seat + "]").selectOption("easy");
    }
    page.locator(".new-table button[type=submit]").click();
    page.locator(".links a.button").first().click();
    page.getByRole(AriaRole.MAIN).locator(".prompt").waitFor();
  }

  /** Chooses a value that is listed, or types one in. */
  private static void setOption(Page page, String key, String value) {
    Locator listed = page.locator("select[name=option-" + key + "]");
    if (listed.locator("option[value='" + value + "']").count() > 0) {
      listed.selectOption(value);
    } else {
      Locator own = page.locator("input[name=option-" + key + "-own]");
      own.fill(value);
      own.blur();
    }
  }

  /** Returns what pages have reported as errors and warnings, oldest first. */
  List<String> errors() {
    return errors;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
