package io.github.spadille.webtable.browser;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** Starts the program as people do, and a browser that looks at it, for all tests of a class. */
@Tag("browser")
abstract class PageTest {
  @TempDir private static Path data;

  static RunningTable server;
  static BrowserSession browser;

  @BeforeAll
  static void openBrowser() {
    server = RunningTable.start(data);
    browser = new BrowserSession();
  }

  @AfterAll
  static void closeBrowser() {
    browser.close();
    server.close();
  }
}
