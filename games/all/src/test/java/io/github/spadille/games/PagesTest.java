package io.github.spadille.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.rulebook.RulePage;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.sheet.SheetItem;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The pages of rules that games share can be read, and lead to rules that there are. */
class PagesTest {
  private static final Catalog CATALOG = Catalog.load();
  private static final Pattern RULE_ID = Pattern.compile("\\b[A-Z]{3}-[0-9]+[a-z]?\\b");

  @Test
  void theDeckHasAPage() {
    assertThat(CATALOG.pages()).extracting(RulePage::id).containsExactly("deck");
  }

  @Test
  void noRuleHasTheIdOfAnother() {
    Set<String> ids = new HashSet<>();
    books().forEach(book -> book.ids().forEach(id -> assertThat(ids.add(id)).as(id).isTrue()));
  }

  @Test
  void everyRuleThatAPageNamesIsThere() {
    Set<String> ids = new HashSet<>();
    books().forEach(book -> ids.addAll(book.ids()));
    for (RulePage page : CATALOG.pages()) {
      assertThat(RULE_ID.matcher(page.rulebook().text()).results().map(MatchResult::group))
          .isSubsetOf(ids);
    }
  }

  @Test
  void aSheetOfAPageHasAllOfIt() {
    for (RulePage page : CATALOG.pages()) {
      RuleSheet sheet = RuleSheet.of(page, Locale.ENGLISH);
      assertThat(sheet.items().stream().map(SheetItem::ruleId).filter(id -> !id.isEmpty()))
          .containsExactlyElementsOf(page.rulebook().ids());
      assertThat(sheet.deviations()).isEmpty();
      assertThat(sheet.head().facts()).isEmpty();
      for (String heading : page.rulebook().text().split("\n")) {
        if (heading.startsWith("#")) {
          assertThat(sheet.toMarkdown()).contains(heading + "\n");
        }
      }
    }
  }

  private static ImmutableList<Rulebook> books() {
    ImmutableList.Builder<Rulebook> books = ImmutableList.builder();
    CATALOG.games().forEach(game -> books.add(game.rulebook()));
    CATALOG.pages().forEach(page -> books.add(page.rulebook()));
    return books.build();
  }
}
