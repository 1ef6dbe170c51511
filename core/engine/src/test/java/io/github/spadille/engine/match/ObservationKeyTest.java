package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ObservationKeyTest {
  /** Deals these cards: three to seat 0, three to seat 1, the others stay in the stock. */
  private static Match<Showdown.State, Showdown.Act> dealt(String cards) {
    List<PlayingCard> named = PlayingCard.cards(cards);
    Iterable<PlayingCard> others =
        Iterables.filter(Showdown.PACK.cards(), card -> !named.contains(card));
    return Match.start(Showdown.GAME.setup(), ImmutableList.of("Ada", "Ben"))
        .playChance("shuffle " + Joiner.on(' ').join(Iterables.concat(named, others)));
  }

  private static String key(Match<?, ?> match, int seat) {
    return match.observe(seat).key();
  }

  private static Match<Showdown.State, Showdown.Act> played(
      Match<Showdown.State, Showdown.Act> match, String... texts) {
    Match<Showdown.State, Showdown.Act> now = match;
    for (String text : texts) {
      now = now.play(now.state().turn().first(), text);
    }
    return now;
  }

  @Test
  void whatASeatDoesNotSeeDoesNotCount() {
    Match<Showdown.State, Showdown.Act> one = dealt("2s 3s 4s 2c 3c 4c 5s 6s");
    Match<Showdown.State, Showdown.Act> otherStock = dealt("2s 3s 4s 2c 3c 4c 6s 5s");
    Match<Showdown.State, Showdown.Act> otherHand = dealt("2s 3s 4s 2c 3c 5s 4c 6s");
    assertThat(key(one, 0)).isEqualTo(key(otherStock, 0)).isEqualTo(key(otherHand, 0));
    assertThat(key(one, 1)).isEqualTo(key(otherStock, 1)).isNotEqualTo(key(otherHand, 1));
  }

  @Test
  void whatASeatChoosesInSecretCountsForItAlone() {
    Match<Showdown.State, Showdown.Act> shown =
        played(dealt("2s 3s 4s 2c 3c 4c"), "show 2s", "show 2c");
    Match<Showdown.State, Showdown.Act> one = played(shown, "hide 3s");
    Match<Showdown.State, Showdown.Act> other = played(shown, "hide 4s");
    assertThat(key(one, 1)).isEqualTo(key(other, 1));
    assertThat(key(one, 0)).isNotEqualTo(key(other, 0));
  }

  @Test
  void everyMoveThatIsSeenCounts() {
    Match<Showdown.State, Showdown.Act> dealt = dealt("2s 3s 4s 2c 3c 4c");
    List<String> keys = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      Match<Showdown.State, Showdown.Act> match = dealt.undo();
      keys.add(key(match, seat));
      keys.add(key(dealt, seat));
      keys.add(key(played(dealt, "show 2s"), seat));
      keys.add(key(played(dealt, "show 3s"), seat));
      keys.add(key(played(dealt, "show 2s", "show 3c"), seat));
      keys.add(key(played(dealt, "show 2s", "show 4c"), seat));
      keys.add(key(played(dealt, "show 3s", "show 4c"), seat));
    }
    assertThat(keys).doesNotHaveDuplicates().allMatch(key -> key.matches("[0-9a-f]{64}"));
  }

  @Test
  void namesAndWhatWasTakenBackDoNotCount() {
    Match<Showdown.State, Showdown.Act> dealt = dealt("2s 3s 4s 2c 3c 4c");
    Match<Showdown.State, Showdown.Act> unnamed = Match.start(dealt.setup());
    for (Showdown.Act act : dealt.moves()) {
      unnamed = unnamed.play(act);
    }
    assertThat(key(unnamed, 0)).isEqualTo(key(dealt, 0));
    assertThat(key(played(dealt, "show 3s").undo(), 0)).isEqualTo(key(dealt, 0));
    assertThat(key(played(played(dealt, "show 3s").undo(), "show 2s"), 0))
        .isEqualTo(key(played(dealt, "show 2s"), 0));
    assertThat(key(played(dealt, "show 3s").undo().redo(), 0))
        .isEqualTo(key(played(dealt, "show 3s"), 0));
  }

  @Test
  void itDoesNotMatterWhoAskedBefore() {
    Match<Showdown.State, Showdown.Act> match = dealt("2s 3s 4s 2c 3c 4c");
    key(match, 1);
    match = played(match, "show 2s");
    key(match, 0);
    match = played(match, "show 2c", "hide 4s");
    Match<Showdown.State, Showdown.Act> again =
        played(dealt("2s 3s 4s 2c 3c 4c"), "show 2s", "show 2c", "hide 4s");
    assertThat(key(match, 0)).isEqualTo(key(again, 0)).isEqualTo(key(match, 0));
    assertThat(key(match, 1)).isEqualTo(key(again, 1));
  }

  @Test
  void theSetupCounts() {
    assertThat(key(Match.start(Rush.game(Rush.Kind.TIMED).setup()), 0))
        .isNotEqualTo(key(Match.start(Showdown.GAME.setup()), 0));
  }

  @Test
  void isTheSameInEveryProcess() {
    assertThat(key(played(dealt("2s 3s 4s 2c 3c 4c"), "show 2s", "show 2c"), 0))
        .isEqualTo("002b9d59fd92d318b126650d87be28e69af79a5e9f8de5bcc399716267c44104");
  }

  @Test
  void noTwoTextsLookAlike() {
    List<List<String>> words =
        List.of(
            List.of("a", "b"),
            List.of("ab", ""),
            List.of("", "ab"),
            List.of("a1 b", ""),
            List.of("a", "1 b"),
            List.of("\u00e9", ""),
            List.of("\\233\\", ""),
            List.of("\ud800", ""),
            List.of("\ud801", ""),
            List.of("\\", ""));
    List<String> texts = new ArrayList<>();
    for (List<String> each : words) {
      SeenText text = new SeenText(ScoreSheet.empty(2));
      each.forEach(text::word);
      texts.add(text.toString());
    }
    Phrased phrased = () -> Phrase.of("b");
    SeenText inner = new SeenText(ScoreSheet.empty(2));
    inner.phrase(Phrase.of("a", phrased));
    texts.add(inner.toString());
    SeenText other = new SeenText(ScoreSheet.empty(2));
    other.phrase(Phrase.of("a", "b"));
    other.number(-1); // as if it were the seat of a phrase
    other.number(0);
    texts.add(other.toString());
    assertThat(texts).doesNotHaveDuplicates().allMatch(text -> text.chars().allMatch(c -> c < 128));
  }
}
