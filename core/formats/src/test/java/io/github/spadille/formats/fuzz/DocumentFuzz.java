package io.github.spadille.formats.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.text.HiddenCharacters;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesDiff;
import io.github.spadille.formats.houserules.HouseRulesReader;
import io.github.spadille.formats.houserules.Problem;
import io.github.spadille.formats.houserules.Reading;
import io.github.spadille.formats.sheet.RuleSheet;

class DocumentFuzz {
  private static final Catalog CATALOG = Catalog.of(ImmutableList.of(HighCard.GAME));
  private static final int LONGEST_PROBLEM = 500;
  private static final int WIDTH = 80;

  /** Bytes are a document that is written as it is read, or have errors in visible words. */
  @FuzzTest
  void documents(byte[] bytes) {
    Patience.read(() -> check(bytes));
  }

  private static void check(byte[] bytes) {
    Reading reading = HouseRulesReader.read(bytes, CATALOG);
    assertThat(reading.document().isEmpty()).isEqualTo(!reading.problems().isEmpty());
    for (Problem problem : reading.problems()) {
      assertThat(problem.toString()).hasSizeLessThan(LONGEST_PROBLEM).doesNotContain("\n");
      assertVisible(problem.toString());
    }
    reading.document().ifPresent(DocumentFuzz::holds);
  }

  private static void holds(HouseRules document) {
    String written = document.write();
    assertVisible(written);
    HouseRules again = HouseRulesReader.read(written, CATALOG).orElseThrow();
    assertThat(again).isEqualTo(document);
    assertThat(again.write()).isEqualTo(written);
    assertThat(again.checksum()).isEqualTo(document.checksum());
    HouseRulesDiff.fromBase(document, CATALOG).lines().forEach(DocumentFuzz::assertVisible);
    for (Entry entry : document.entries()) {
      RuleSheet sheet = document.sheet(entry.label(), CATALOG).full();
      assertVisible(sheet.toText(WIDTH));
      assertVisible(sheet.toMarkdown());
      assertVisible(sheet.toHtml());
    }
  }

  private static void assertVisible(String text) {
    assertThat(HiddenCharacters.isIn(text)).as(text).isFalse();
  }
}
