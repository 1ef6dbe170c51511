package io.github.spadille.benchmarks;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.random.RandomSource;
import java.io.IOException;
import java.util.List;

/**
 * The speed of a game in a process that plays all games by turns, as an app does that hosts many.
 *
 * <p>There the compiler meets the classes of every game in the code that all share, and can put
 * less of it in place.
 *
 * @param rate decisions in a second, through the contract
 * @param bytes bytes allocated for a decision
 */
record Together(double rate, double bytes) {
  private static final double WARM_UP_SECONDS = 0.25;
  private static final int WARM_UPS = 4;
  private static final int ROUNDS = 30;
  private static final Splitter BLANK = Splitter.on(' ');

  /** Measures games in this process, by turns. */
  static ImmutableMap<String, Together> of(List<Game<?, ?, ?>> games) {
    List<Batches> batches =
        games.stream()
            .map(game -> new Batches(RulesPlayer.of(game, game.defaultSeats()), 1))
            .toList();
    for (int i = 0; i < WARM_UPS; i++) {
      batches.forEach(batch -> Rates.rate(batch::play, WARM_UP_SECONDS));
    }
    List<Rates> rates = batches.stream().map(batch -> new Rates()).toList();
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < games.size(); i++) {
        rates.get(i).addRound(batches.get(i)::play);
      }
    }
    ImmutableMap.Builder<String, Together> measured = ImmutableMap.builder();
    for (int i = 0; i < games.size(); i++) {
      Game<?, ?, ?> game = games.get(i);
      Player player = RulesPlayer.of(game, game.defaultSeats()).apply(RandomSource.seeded(3));
      measured.put(game.id(), new Together(rates.get(i).best(), Measured.bytesPerDecision(player)));
    }
    return measured.buildOrThrow();
  }

  /** Measures all games in a process of their own. */
  static ImmutableMap<String, Together> inOwnProcess() throws IOException, InterruptedException {
    return parse(OwnProcess.lines("together"));
  }

  /** Returns a line for each game, as {@link #parse} reads it. */
  static ImmutableList<String> format(ImmutableMap<String, Together> measured) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    measured.forEach((id, one) -> lines.add(id + " " + one.rate + " " + one.bytes));
    return lines.build();
  }

  static ImmutableMap<String, Together> parse(List<String> lines) {
    ImmutableMap.Builder<String, Together> measured = ImmutableMap.builder();
    for (String line : lines) {
      List<String> words = BLANK.splitToList(line);
      measured.put(
          words.get(0),
          new Together(Double.parseDouble(words.get(1)), Double.parseDouble(words.get(2))));
    }
    return measured.buildOrThrow();
  }
}
