package io.github.spadille.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.testkit.bury.Bury;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WordsCoverageTest {
  @TempDir private Path sources;

  private WordsCoverage coverage(String expression) throws IOException {
    Files.writeString(
        sources.resolve("Code.java"), "class Code { Object a = " + expression + "; }");
    return new WordsCoverage(Bury.GAME, ImmutableSet.of(), sources);
  }

  @Test
  void everyRefusalHasWords() throws IOException {
    WordsCoverage refusal = coverage("refuse(\"BRY-4\", \"because\")");
    assertThatThrownBy(refusal::check).hasMessageContaining("no words for refusal.BRY-4.because");
    WordsCoverage duty = coverage("following.must(\"BRY-4\", \"because\", duty)");
    assertThatThrownBy(duty::check).hasMessageContaining("no words for refusal.BRY-4.because");
    WordsCoverage usual = coverage("cards.refusalUnlessPlayable(play, duty, \"BRY-9\")");
    assertThatThrownBy(usual::check)
        .hasMessageContaining("no words for refusal.BRY-9.turn")
        .hasMessageContaining("no words for refusal.BRY-9.not-held");
  }

  @Test
  void wordsThatNobodySaysAreTold() throws IOException {
    WordsCoverage nothing = coverage("1");
    assertThatThrownBy(nothing::check).hasMessageContaining("stage.dealt is used nowhere");
  }
}
