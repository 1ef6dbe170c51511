package io.github.spadille.webtable.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Plays a game without a mouse: keys alone, and nothing that is not announced. */
class KeyboardGameTest extends PageTest {
  private static final int MOST_STEPS = 600;

  /** The live region is there for whoever listens, and not to be seen. */
  private static final Locator.WaitForOptions ATTACHED =
      new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

  @Test
  void gameOfOhHellIsPlayedByKeysAlone() {
    Page page = browser.open(server.address(), 1280, 900);
    BrowserSession.sitDown(page, "oh-hell");
    listen(page);
    ClickPlayer watcher = new ClickPlayer(page, 1);
    Listener listener = new Listener();
    int steps = 0;
    int known = 0;
    while (!watcher.isOver()) {
      assertThat(steps++).isLessThan(MOST_STEPS);
      page.waitForFunction(
          "() => document.querySelector('.actions .move, .hand .can') !== null"
              + " || [...document.querySelectorAll('.top nav button')]"
              + ".some(button => button.textContent === 'Replay')");
      if (!watcher.isOver()) {
        // What could be played before may stand there until the last card has arrived.
        listener.hear(said(page));
        if (watcher.isOver()) {
          break;
        }
        if (page.locator(".hand .can").count() > 0) {
          assertThat(playable(page)).isEqualTo(listener.playable());
          known++;
        }
        playByKeys(page);
      }
    }
    // Ten cards each, down to one and up again.
    assertThat(known).isGreaterThan(40);
    page.locator("#speech", new Page.LocatorOptions().setHasText("Winner")).waitFor(ATTACHED);
    assertThat(browser.errors()).isEmpty();
  }

  /** Keeps all that is said from now on. */
  private static void listen(Page page) {
    page.evaluate(
        "() => { const speech = document.getElementById('speech');"
            + " window.said = [...speech.children].map(line => line.textContent);"
            + " new MutationObserver(changes => changes.forEach(change =>"
            + " change.addedNodes.forEach(line => window.said.push(line.textContent))))"
            + ".observe(speech, {childList: true}); }");
  }

  /**
   * Waits until the turn was announced, or who has won, and returns what was said since the last
   * time.
   */
  private static String said(Page page) {
    try {
      page.waitForFunction("() => /Your turn: \\w+\\.$|Winner/.test(window.said.at(-1) ?? '')");
    } catch (PlaywrightException e) {
      String state =
          "() => [...window.said, document.querySelector('.table').innerText,"
              + " document.activeElement.outerHTML].join('\\n')";
      throw new AssertionError("no turn was announced: " + page.evaluate(state), e);
    }
    return (String) page.evaluate("() => window.said.splice(0).join(' ')");
  }

  private static Set<String> playable(Page page) {
    Set<String> names = new TreeSet<>();
    page.locator(".hand .can").all().forEach(card -> names.add(card.getAttribute("aria-label")));
    return names;
  }

  /** Knows nothing but what was said, and from that which cards can be played. */
  private static final class Listener {
    private static final Pattern SENTENCE =
        Pattern.compile(
            "You hold (?<hold>[^.]+)\\.|(?<who>\\w+) plays (?<card>[^.]+)\\.|(?<taken>takes the"
                + " trick)");

    private final Set<String> held = new TreeSet<>();
    private String led = "";

    void hear(String text) {
      Matcher matcher = SENTENCE.matcher(text);
      while (matcher.find()) {
        if (matcher.group("hold") != null) {
          held.clear();
          held.addAll(List.of(matcher.group("hold").split(", ")));
        } else if (matcher.group("card") != null) {
          String card = matcher.group("card");
          led = led.isEmpty() ? suit(card) : led;
          if (matcher.group("who").equals("Ada")) {
            held.remove(card);
          }
        } else {
          led = "";
        }
      }
    }

    /** The suit led is followed by whoever can. */
    Set<String> playable() {
      Set<String> following = new TreeSet<>(held);
      following.removeIf(card -> !suit(card).equals(led));
      return following.isEmpty() ? held : following;
    }

    private static String suit(String card) {
      return card.substring(card.lastIndexOf(' ') + 1);
    }
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
