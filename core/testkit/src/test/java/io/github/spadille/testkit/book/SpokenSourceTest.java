package io.github.spadille.testkit.book;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSetMultimap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpokenSourceTest {
  @TempDir private Path sources;

  private SpokenSource read(String expression) throws IOException {
    Path file = sources.resolve("Code.java");
    Files.writeString(file, "class Code { Object a = " + expression + "; }");
    return SpokenSource.of(file);
  }

  @Test
  void aRefusalIsReadWithItsParameters() throws IOException {
    SpokenSource source = read("low ? refuse(\"ABC-1\", \"low\", 3, card) : Refusal.of(id, word)");
    assertThat(source.refusals()).isEqualTo(ImmutableSetMultimap.of("ABC-1.low", 2));
    assertThat(source.reasons()).containsExactly("ABC-1.low");
  }

  @Test
  void bothSidesOfAConditionAreRead() throws IOException {
    assertThat(read("Refusal.of(\"ABC-1\", low ? \"low\" : (\"high\"))").refusals())
        .isEqualTo(ImmutableSetMultimap.of("ABC-1.low", 0, "ABC-1.high", 0));
  }

  @Test
  void aDutyNamesAReasonOfSoManyParametersAsItLikes() throws IOException {
    SpokenSource source = read("Following.free().must(\"ABC-5a\", \"follow\", Duty.followSuit())");
    assertThat(source.reasons()).containsExactly("ABC-5a.follow");
    assertThat(source.refusals().isEmpty()).isTrue();
    assertThat(source.active()).contains("ABC-5a");
  }

  @Test
  void theUsualReasonsNeedTheRuleAlone() throws IOException {
    assertThat(read("shuffle.refusalUnlessOf(PACK, \"ABC-1\")").refusals())
        .isEqualTo(ImmutableSetMultimap.of("ABC-1.pack", 1));
    assertThat(read("cards.refusalUnlessPlayable(card, following, \"ABC-4\")").refusals())
        .isEqualTo(ImmutableSetMultimap.of("ABC-4.not-held", 1));
  }

  @Test
  void whatPhasesSayIsRead() throws IOException {
    SpokenSource source =
        read(
            "phases.elsewhere(\"ABC-2\", \"dealt\", Shuffle.class)"
                + ".in(PLAY).turn(\"ABC-4\", \"alone\", Play.class)"
                + ".unlike(\"ABC-5\", \"final\", Bid.class).others(\"ABC-6\", \"playing\")"
                + ".over(OVER, wins ? \"ABC-7\" : \"ABC-8\")");
    assertThat(source.refusals())
        .isEqualTo(
            ImmutableSetMultimap.of(
                "ABC-2.dealt", 0,
                "ABC-5.final", 0,
                "ABC-6.playing", 0,
                "ABC-7.over", 0,
                "ABC-8.over", 0));
    assertThat(source.reasons()).contains("ABC-4.alone", "ABC-6.playing");
    assertThat(source.active()).contains("ABC-2", "ABC-4", "ABC-7");
  }

  @Test
  void otherCallsNameNoReason() throws IOException {
    assertThat(read("ImmutableList.of(\"ABC-1\", \"ABC-2\")").reasons()).isEmpty();
    assertThat(read("sheet.add(hand, \"ABC-1\", \"sweep\", seat, 1)").reasons()).isEmpty();
  }
}
