package io.github.spadille.games.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.google.common.base.Splitter;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.text.HiddenCharacters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

class OptionFuzz {
  private static final List<Game<?, ?, ?>> GAMES = Catalog.load().games();
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();
  private static final int LONGEST_PROBLEM = 1500;

  /**
   * Texts are options that are written as they are read, or are refused in a few visible words.
   *
   * <p>The first word names a game by its letters, the second a number of seats, each other an
   * option: {@code oh-hell 4 tie=shared}.
   */
  @FuzzTest
  void options(byte[] bytes) {
    List<String> words = WORDS.splitToList(new String(bytes, UTF_8));
    if (words.size() < 2) {
      return;
    }
    Game<?, ?, ?> game = game(words.get(0));
    List<Integer> counts = game.seatCounts().asList();
    int seats = counts.get(Math.floorMod(words.get(1).hashCode(), counts.size()));
    Map<String, String> values = new LinkedHashMap<>();
    for (String word : words.subList(2, words.size())) {
      int equals = Math.max(0, word.indexOf('='));
      values.put(word.substring(0, equals), word.substring(Math.min(word.length(), equals + 1)));
    }
    check(game, values, seats);
  }

  static Game<?, ?, ?> game(String name) {
    for (Game<?, ?, ?> game : GAMES) {
      if (game.id().equals(name)) {
        return game;
      }
    }
    return GAMES.get(Math.floorMod(name.hashCode(), GAMES.size()));
  }

  private static <O> void check(Game<?, ?, O> game, Map<String, String> values, int seats) {
    OptionSchema<O> schema = game.options();
    try {
      O options = schema.parse(values, seats);
      assertThat(schema.parse(schema.format(options), seats)).isEqualTo(options);
      assertThat(schema.parse(schema.formatAll(options), seats)).isEqualTo(options);
      assertThat(schema.formatAll(options)).containsAllEntriesOf(values);
      assertThat(game.rules(seats, values).start()).isNotNull();
    } catch (OptionException e) {
      for (String problem : e.problems()) {
        assertThat(problem).hasSizeLessThan(LONGEST_PROBLEM).doesNotContain("\n");
        assertThat(HiddenCharacters.isIn(problem)).isFalse();
      }
    }
  }
}
