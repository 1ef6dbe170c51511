package io.github.spadille.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.words.Words;
import io.github.spadille.testkit.bury.Bury;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WordsCoverageTest {
  @TempDir private Path sources;

  private WordsCoverage coverage(String expression) throws IOException {
    return coverage(Bury.GAME, expression);
  }

  private WordsCoverage coverage(Game<?, ?, ?> game, String expression) throws IOException {
    Files.writeString(
        sources.resolve("Code.java"), "class Code { Object a = " + expression + "; }");
    return new WordsCoverage(game, ImmutableSet.of(), sources);
  }

  @Test
  void everyRefusalHasWords() throws IOException {
    WordsCoverage refusal = coverage("refuse(\"BRY-4\", \"because\")");
    assertThatThrownBy(refusal::check).hasMessageContaining("no words for refusal.BRY-4.because");
    WordsCoverage duty = coverage("following.must(\"BRY-4\", \"because\", duty)");
    assertThatThrownBy(duty::check).hasMessageContaining("no words for refusal.BRY-4.because");
    WordsCoverage usual = coverage("cards.refusalUnlessPlayable(card, duty, \"BRY-9\")");
    assertThatThrownBy(usual::check).hasMessageContaining("no words for refusal.BRY-9.not-held");
  }

  @Test
  void wordsThatNobodySaysAreTold() throws IOException {
    WordsCoverage nothing = coverage("1");
    assertThatThrownBy(nothing::check).hasMessageContaining("stage.dealt is used nowhere");
  }

  @Test
  void whatAGameIsHasADefinitionInItsLanguages() throws IOException {
    Game<?, ?, ?> game =
        Bury.GAME
            .variant("two-languages")
            .name("Two languages")
            .summary("It is told in Italian too.")
            .tags(Tag.DICE, Tag.of("cooking", "You cook."))
            .words(Words.resource(WordsCoverageTest.class, "two-languages"))
            .rules(Bury.GAME::rules)
            .build();

    assertThatThrownBy(coverage(game, "\"dealt\"")::check)
        .hasMessage(
            "two-languages.properties: no definition in it of tag test\n"
                + "no definition in it of tag cooking");
  }
}
