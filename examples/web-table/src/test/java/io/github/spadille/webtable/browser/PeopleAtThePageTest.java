package io.github.spadille.webtable.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What people at a table do beside playing, each in a browser of their own. */
class PeopleAtThePageTest extends PageTest {
  private static final String HOUSE_RULES =
      """
      house-rules: Friday table
      version: 2
      date: 2024-05-03
      members: [Ana, Bo]
      entries:
        - entry: Scopa, Friday
          game: scopa
          base: 1
          options:
            target: 16
          own:
            1: The last of the hand shuffles.
      """;

  private static final Locator.ClickOptions SOON = new Locator.ClickOptions().setTimeout(5000);

  @AfterEach
  void nothingWentWrong() {
    assertThat(browser.errors()).as("errors that the page reported").isEmpty();
  }

  @Test
  void aMoveIsTakenBackOnlyIfTheOtherAgrees() {
    List<Page> people = twoPeople("0");
    Page asks = playsOne(people);
    Page answers = people.get(people.get(0) == asks ? 1 : 0);
    int moves = asks.locator(".log li").count();

    asks.locator("nav button:text-is('Undo')").click();
    answers.locator(".note button:text-is('No')").click(SOON);
    assertThat(asks.locator(".trouble")).isVisible();
    assertThat(asks.locator(".log li")).hasCount(moves);

    asks.locator("nav button:text-is('Undo')").click();
    answers.locator(".note button:text-is('Yes')").click(SOON);
    assertThat(asks.locator(".log li")).hasCount(moves - 1);
    assertThat(answers.locator(".log li")).hasCount(moves - 1);
    assertThat(asks.locator(".hand .can").first()).isVisible();
    assertThat(answers.locator(".note")).hasCount(0);
  }

  @Test
  void anAgentTakesOverWhenTheTimeIsUpAndWhoComesBackPlaysOn() {
    List<Page> people = twoPeople("15");
    Page first = people.get(0);
    assertThat(first.locator("#clock")).hasText(Pattern.compile("\\d+ s"));
    Page late = inTurn(people);
    Page other = people.get(late == first ? 1 : 0);
    other
        .locator(".seats .tag.warn:text-is('away')")
        .waitFor(new Locator.WaitForOptions().setTimeout(30_000));
    // The agent moves, and then the other's time runs.
    other.locator(".hand .can").first().waitFor();
    late.locator(".more summary").click();
    late.locator(".menu button:text-is('I play again')").click();
    assertThat(other.locator(".seats .tag.warn")).hasCount(0);
  }

  @Test
  void whoLeavesFreesTheSeatForWhoWatches() {
    Page lobby = browser.open(server.address(), 1280, 900);
    List<String> links = table(lobby, "0");
    Page leaver = seated(links.get(1));
    Page watcher = seated(links.get(2));
    leaver.locator(".more summary").click();
    leaver.locator(".menu button:text-is('Leave the table')").click();
    leaver.locator("#ask button[value=no]").click();
    assertThat(leaver.locator("#ask")).isHidden();
    assertThat(leaver.locator("main.table")).isVisible();
    leaver.locator(".more summary").click();
    leaver.locator(".menu button:text-is('Leave the table')").click();
    leaver.locator("#ask button[value=yes]").click();
    leaver.locator("main.lobby select[name=game]").waitFor();

    watcher.locator(".seat button:text-is('Sit here')").click(SOON);
    watcher.locator("#ask input[name=name]").fill("Eve");
    watcher.locator("#ask button[value=yes]").click();
    assertThat(watcher.locator(".seat.own .who")).hasText("Eve");
    assertThat(watcher.locator(".hand button").first()).isVisible();
    assertThat(watcher.url()).isNotEqualTo(links.get(2));
  }

  @Test
  void aDocumentOfHouseRulesIsInForceAndAWrongOneIsRefused() {
    Page page = browser.open(server.address(), 390, 844);
    page.locator("select[name=game]").selectOption("scopa");
    page.locator(".new-table details summary").click();
    Locator document = page.locator("textarea[name=houseRules]");
    document.fill(HOUSE_RULES.replace("target: 16", "target: 17"));
    page.locator(".new-table button[type=submit]").click();
    // The browser reports an answer of 400 by itself.
    assertThat(page.locator("#error")).containsText("target");
    browser.errors().clear();

    document.fill(HOUSE_RULES);
    page.locator(".new-table button[type=submit]").click();
    page.locator(".links a.button").first().click();
    page.locator("main .prompt").waitFor();
    page.locator(".opener:text-is('Rules')").click();
    assertThat(page.locator("#panel")).containsText("target");
    assertThat(page.locator("#panel")).containsText("The last of the hand shuffles.");
    assertThat(page.locator("#panel")).containsText("Friday");
  }

  @Test
  void aFinishedGameIsSeenFromEverySeatAndByALinkToAMoment() {
    Page page = browser.open(server.address(), 1280, 900);
    BrowserSession.sitDown(page, "fan-tan");
    page.locator(".more summary").click();
    page.locator(".menu button").first().click();
    page.locator("nav button:text-is('Replay')")
        .click(new Locator.ClickOptions().setTimeout(120_000));
    Locator seenBy = page.locator(".replay select");
    page.locator(".replay button:text-is('Forward')").click();
    assertThat(page.locator(".replay .prompt")).containsText(Pattern.compile("Move 1 of \\d+"));
    List<String> seats = seenBy.locator("option").allTextContents();
    assertThat(seats).hasSize(5);
    for (String name : seats.subList(1, seats.size())) {
      seenBy.selectOption(new SelectOption().setLabel(name));
      assertThat(page.locator(".seat.own .who")).hasText(name);
      assertThat(page.locator(".hand button[data-code]").first()).isVisible();
    }
    seenBy.selectOption("");
    assertThat(page.locator(".hand")).hasCount(0);

    Page linked = seated(page.url() + "&at=3&seat=2");
    assertThat(linked.locator(".replay .prompt")).containsText("Move 3 of");
    assertThat(linked.locator(".seat.own .who")).hasText(seats.get(3));
  }

  /** Returns the pages of two people at a table of their own. */
  private static List<Page> twoPeople(String clock) {
    Page lobby = browser.open(server.address(), 1280, 900);
    List<String> links = table(lobby, clock);
    return List.of(seated(links.get(0)), seated(links.get(1)));
  }

  /** Makes a table of Scopa for two people; returns their links and that of a bystander. */
  private static List<String> table(Page lobby, String clock) {
    lobby.locator("select[name=game]").selectOption("scopa");
    lobby.locator("select[name=kind-1]").selectOption("person");
    lobby.locator("select[name=clock]").selectOption(clock);
    lobby.locator(".new-table button[type=submit]").click();
    lobby.locator(".links a.button").first().waitFor();
    List<String> links =
        lobby.locator(".links input[readonly]").all().stream().map(Locator::inputValue).toList();
    assertThat(links).hasSize(3);
    return links;
  }

  private static Page seated(String link) {
    Page page = browser.open(link, 1280, 900);
    page.locator("main .prompt").first().waitFor();
    return page;
  }

  /** Returns the page of whoever has to play. */
  private static Page inTurn(List<Page> people) {
    Page first = people.get(0);
    first.waitForFunction("() => document.querySelector('.in-turn') !== null");
    return first.locator(".seat.own.in-turn").count() > 0 ? first : people.get(1);
  }

  /** Lets whoever is in turn play a card, and returns their page. */
  private static Page playsOne(List<Page> people) {
    Page page = inTurn(people);
    int before = page.locator(".log li").count();
    page.locator(".hand .can").first().click();
    if (page.locator(".chosen-line").count() > 0) {
      page.locator(".actions .buttons .move").first().click();
    }
    assertThat(page.locator(".log li")).hasCount(before + 1);
    return page;
  }
}
