package io.github.spadille.wordnet;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.reaction.throughthewindow.Nouns;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindow;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowState;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WordNetNounsTest {
  private static final Nouns NOUNS = new WordNetNouns();

  private static Match<ThroughTheWindowState, ThroughTheWindowMove> match(String nouns) {
    return Match.start(ThroughTheWindow.GAME.setup(3, ImmutableMap.of("nouns", nouns)));
  }

  @Test
  void nounsAreNouns() {
    for (String word :
        List.of("tree", "texas", "teddy bear", "jack-o'-lantern", "queen bee", "aardvark", "x")) {
      assertThat(NOUNS.isNoun(word)).as(word).isTrue();
    }
  }

  @Test
  void otherWordsAreNone() {
    for (String word : List.of("seldom", "the", "tzktzk", "tree frogger", "treees", "quickly")) {
      assertThat(NOUNS.isNoun(word)).as(word).isFalse();
    }
  }

  @Test
  void sampleWordsAreNouns() {
    assertThat(NOUNS.samples()).isNotEmpty().allMatch(NOUNS::isNoun);
  }

  @Test
  void tenThousandWordsAreLookedUpWithinASecond() {
    assertThat(NOUNS.isNoun("tree")).isTrue();
    Stopwatch watch = Stopwatch.createStarted();
    for (int i = 0; i < 5_000; i++) {
      assertThat(NOUNS.isNoun("tree " + Integer.toString(i, 26))).isFalse();
      assertThat(NOUNS.isNoun(NOUNS.samples().get(i % NOUNS.samples().size()))).isTrue();
    }
    assertThat(watch.elapsed()).isLessThan(Duration.ofSeconds(1));
  }

  @Test
  void severalThreadsMayAsk() {
    assertThat(
            IntStream.range(0, 2_000)
                .parallel()
                .mapToObj(i -> NOUNS.samples().get(i % NOUNS.samples().size()))
                .allMatch(NOUNS::isNoun))
        .isTrue();
  }

  @Test
  void aGameAsksForItByNameAndItsRecordNamesIt() {
    Match<ThroughTheWindowState, ThroughTheWindowMove> match =
        match("wordnet").resolveChance(Dealer.seeded(3)).play(2, "turn");
    String letter = match.rules().table(match.state()).fact("letter").value();
    ImmutableMap<String, String> unlisted =
        ImmutableMap.<String, String>builder()
            .put("A", "aardvark")
            .put("E", "entropy")
            .put("F", "fiddlestick")
            .put("J", "jurisprudence")
            .put("K", "kohlrabi")
            .put("N", "nonsense")
            .put("Q", "quandary")
            .put("S", "spadille")
            .put("T", "taxonomy")
            .buildOrThrow();
    String word = unlisted.getOrDefault(letter, "");
    Match<ThroughTheWindowState, ThroughTheWindowMove> won =
        match.play(0, "say " + word + " @250").play(1, "pass").play(2, "pass");
    assertThat(won.rules().table(won.state()).fact("used").value()).isEqualTo(word);
    assertThat(Nouns.BUILT_IN.isNoun(word)).isFalse();
    GameRecord record = RecordWriter.of(won);
    assertThat(record.options()).containsEntry("nouns", "wordnet");
    assertThat(Replay.match(record, ThroughTheWindow.GAME).state()).isEqualTo(won.state());
  }
}
