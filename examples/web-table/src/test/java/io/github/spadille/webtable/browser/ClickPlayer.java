package io.github.spadille.webtable.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.util.List;
import java.util.Random;

/**
 * Plays at a table as a person does who does not know the game: clicks what the page says can be
 * clicked, at random.
 */
final class ClickPlayer {
  private static final String ONE_WAY = ".actions .buttons .move:visible";
  private static final String CARD = ".place.can:visible";
  private static final String PILE = ".middle .pile-name:visible, .seat .pile-name:visible";
  private static final String FORM = ".actions form.typed:visible";

  private final Page page;
  private final Random random;
  private int clicks;

  ClickPlayer(Page page, long seed) {
    this.page = page;
    this.random = new Random(seed);
  }

  /** Returns how often something was clicked so far. */
  int clicks() {
    return clicks;
  }

  /** Tells whether the game is over, which its page says by an offer to look at it again. */
  boolean isOver() {
    return page.locator(".top nav button", new Page.LocatorOptions().setHasText("Replay")).count()
        > 0;
  }

  /**
   * Plays until the game is over.
   *
   * @throws AssertionError if it is not over after so many clicks, or nothing moves on for a while
   */
  void playToTheEnd(int mostClicks) {
    while (!isOver()) {
      if (clicks > mostClicks) {
        throw new AssertionError("not over after " + clicks + " clicks: " + prompt());
      }
      awaitTurn();
      if (!isOver()) {
        step();
      }
    }
  }

  /** Clicks so many times, or until the game is over. */
  void play(int count) {
    int last = clicks + count;
    while (clicks < last && !isOver()) {
      awaitTurn();
      if (!isOver()) {
        step();
      }
    }
  }

  private String prompt() {
    return page.locator("#prompt").textContent();
  }

  /** Waits until there is something to click, or the game is over. */
  private void awaitTurn() {
    page.waitForFunction(
        "() => document.querySelector('.actions .move, .place.can, .pile-name') !== null"
            + " || [...document.querySelectorAll('.top nav button')]"
            + ".some(button => button.textContent === 'Replay')");
  }

  private void step() {
    clicks++;
    try {
      if (page.locator(".chosen-line").count() > 0) {
        goOn();
      } else {
        begin();
      }
    } catch (PlaywrightException e) {
      // The table was drawn anew meanwhile, since somebody else has moved. Look again.
      if (!e.getMessage().contains("Timeout") && !e.getMessage().contains("detached")) {
        throw e;
      }
    }
  }

  /** Clicks a card, a pile, a button, or fills in a form. */
  private void begin() {
    List<Locator> buttons = page.locator(ONE_WAY).all();
    List<Locator> cards = page.locator(CARD).all();
    List<Locator> piles = page.locator(PILE).all();
    List<Locator> forms = page.locator(FORM).all();
    int all = buttons.size() + cards.size() + piles.size() + forms.size();
    if (all == 0) {
      return;
    }
    int choice = random.nextInt(all);
    if (choice < buttons.size()) {
      click(notGivingUp(buttons, choice));
    } else if (choice < buttons.size() + cards.size()) {
      click(cards.get(choice - buttons.size()));
    } else if (choice < all - forms.size()) {
      click(piles.get(choice - buttons.size() - cards.size()));
    } else {
      submit(forms.get(choice - (all - forms.size())));
    }
  }

  /** A game that can be given up is played on, as long as there is anything else. */
  private static Locator notGivingUp(List<Locator> buttons, int choice) {
    Locator button = buttons.get(choice);
    boolean givesUp = "resign".equals(button.getAttribute("data-notation"));
    return givesUp && buttons.size() > 1 ? buttons.get((choice + 1) % buttons.size()) : button;
  }

  /** Something is chosen: clicks one of the moves it can be, another card, or begins anew. */
  private void goOn() {
    List<Locator> moves = page.locator(ONE_WAY).all();
    List<Locator> more = page.locator(".hand .fits:visible:not(.chosen)").all();
    int choice = random.nextInt(moves.size() + Math.min(2, more.size()) + 1);
    if (choice < moves.size()) {
      click(moves.get(choice));
    } else if (!more.isEmpty()) {
      click(more.get(random.nextInt(more.size())));
    } else {
      click(page.locator(".actions .quiet"));
    }
  }

  private void submit(Locator form) {
    Locator select = form.locator("select");
    if (select.count() > 0) {
      int options = select.locator("option").count();
      select.selectOption(Integer.toString(random.nextInt(options)));
    }
    for (Locator number : form.locator("input[type=number]").all()) {
      int least = Integer.parseInt(number.getAttribute("min"));
      int most = Integer.parseInt(number.getAttribute("max"));
      number.fill(Integer.toString(least + random.nextInt(most - least + 1)));
    }
    List<Locator> known = form.locator("datalist option").all();
    if (!known.isEmpty()) {
      String word = known.get(random.nextInt(known.size())).getAttribute("value");
      form.locator("input[name=words]").fill(word, new Locator.FillOptions().setTimeout(1500));
    }
    click(form.locator("button[type=submit]"));
  }

  private static void click(Locator what) {
    what.click(new Locator.ClickOptions().setTimeout(1500));
  }
}
