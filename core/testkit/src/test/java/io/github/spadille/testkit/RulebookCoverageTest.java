package io.github.spadille.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.testkit.bury.Bury;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulebookCoverageTest {
  private static final String CITED = "io.github.spadille.testkit.cited";

  @TempDir private Path sources;

  private static Rulebook rulebook(String... ids) {
    StringBuilder text = new StringBuilder("# Alphabet\n\n");
    for (String id : ids) {
      text.append("- ").append(id).append(". A rule.\n");
    }
    return Rulebook.of(text.toString());
  }

  private Path source(String text) throws IOException {
    Path folder = Files.createDirectories(sources.resolve("a/b"));
    Files.writeString(folder.resolve("Code.java"), text);
    return sources;
  }

  @Test
  void nothingIsMissingWhereAllIsCited() throws IOException {
    RulebookCoverage coverage =
        RulebookCoverage.of(rulebook("ABC-1", "ABC-2", "ABC-4a"))
            .tests(CITED)
            .sources(
                source(
                    "// ABC-1, ABC-2 and XYZ-7\n"
                        + "class A { Object a = refuse(\"ABC-4a\", \"a\"); }"));
    assertThat(coverage.problems()).isEmpty();
    assertThatCode(coverage::check).doesNotThrowAnyException();
  }

  @Test
  void everythingThatIsMissingIsToldAtOnce() throws IOException {
    RulebookCoverage coverage =
        RulebookCoverage.of(rulebook("ABC-1", "ABC-2", "ABC-3", "ABC-4", "ABC-4a"))
            .tests(CITED)
            .sources(source("// ABC-1..2, ABC-4a"));
    assertThat(coverage.problems())
        .containsExactly("no test shows ABC-3 ABC-4", "no code carries out ABC-2 ABC-3 ABC-4");
    assertThatThrownBy(coverage::check)
        .isInstanceOf(AssertionError.class)
        .hasMessage("Alphabet: no test shows ABC-3 ABC-4\nno code carries out ABC-2 ABC-3 ABC-4");
  }

  @Test
  void whatIsNoRuleIsTold() throws IOException {
    assertThat(
            RulebookCoverage.of(rulebook("ABC-1"))
                .tests(CITED)
                .sources(source("// ABC-1 ABC-12"))
                .problems())
        .containsExactly(
            "tests cite what is no rule: ABC-2 ABC-4a", "code cites what is no rule: ABC-12");
  }

  @Test
  void whatIsInheritedIsLeftOut() throws IOException {
    assertThat(
            RulebookCoverage.of(rulebook("ABC-1", "ABC-2", "ABC-4a", "ABC-9"))
                .inherited(ImmutableList.of("ABC-9"))
                .tests(CITED)
                .sources(source("// ABC-1 ABC-2 ABC-4a"))
                .problems())
        .isEmpty();
  }

  @Test
  void scenariosCiteInTheirComments() {
    assertThat(RulebookCoverage.of(Bury.GAME).scenarios("/scenarios/bury").problems())
        .containsExactly("no code carries out BRY-1 BRY-2 BRY-3 BRY-4 BRY-5 BRY-6 BRY-7");
    assertThat(RulebookCoverage.of(Bury.GAME).scenarios("/broken-scenarios").problems())
        .contains("no test shows BRY-1 BRY-3 BRY-4 BRY-5 BRY-6 BRY-7")
        .noneMatch(problem -> problem.contains("wrong-turn.spadille"));
  }

  @Test
  void aCommentBeforeNoCheckShowsNothing() {
    assertThat(RulebookCoverage.of(Bury.GAME).scenarios("/commented-scenarios").problems())
        .contains(
            "no test shows BRY-1 BRY-2 BRY-3 BRY-5 BRY-6 BRY-7",
            "tests cite what is no rule: BRY-8",
            "comment-only.spadille:5: a comment cites BRY-1 BRY-2, and no check stands between it"
                + " and the next comment",
            "comment-only.spadille:13: a comment cites BRY-7, and no check stands between it and"
                + " the next comment");
  }

  @Test
  void aCommentAloneShowsNoRefusalAndNoPoints() throws IOException {
    RulebookCoverage commented = RulebookCoverage.of(Bury.GAME).scenarios("/commented-scenarios");
    String told =
        "only comments cite rules that refuse a move or give points, and no scenario does so by ";
    assertThat(
            commented
                .sources(source("class A { Object a = refuse(\"BRY-4\", \"a\"); }"))
                .problems())
        .contains(told + "BRY-4");
    assertThat(commented.sources(source("// BRY-4")).problems()).noneMatch(it -> it.contains(told));
    assertThat(
            RulebookCoverage.of(Bury.GAME)
                .scenarios("/scenarios/bury")
                .sources(source("class A { String[] a = {\"BRY-4\", \"BRY-5\", \"BRY-6\"}; }"))
                .problems())
        .noneMatch(problem -> problem.contains(told));
  }

  @Test
  void scenariosAreOfAGame() {
    RulebookCoverage coverage = RulebookCoverage.of(rulebook("ABC-1"));
    assertThatThrownBy(() -> coverage.scenarios("/scenarios/bury"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("scenarios in /scenarios/bury, but Alphabet is no game's rulebook");
  }

  @Test
  void sourcesMustBeThere() {
    assertThatThrownBy(() -> RulebookCoverage.of(Bury.GAME).sources(sources.resolve("none")))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("sources of Bury");
  }
}
