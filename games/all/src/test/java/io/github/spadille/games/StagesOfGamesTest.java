package io.github.spadille.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
import io.github.spadille.testkit.subject.Setups;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The stages of every move of random games, under random house rules, up to what is told of them.
 *
 * <p>The contract of a game looks at some positions of few games, and deeper. {@code
 * -Dspadille.stages=1000} plays more games.
 */
@Tag("sweep")
@Execution(ExecutionMode.CONCURRENT)
class StagesOfGamesTest {
  private static final int GAMES = Integer.getInteger("spadille.stages", 30);
  private static final int MOST_MOVES = 400;

  @TestFactory
  Stream<DynamicTest> everyMoveLeadsOn() {
    return Catalog.load().games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> holds(game)));
  }

  private static <S extends GameState, M extends Move> void holds(Game<S, M, ?> game) {
    long stages =
        IntStream.range(0, GAMES)
            .parallel()
            .mapToLong(number -> play(game, RandomSource.seeded(number)))
            .sum();
    System.out.println(game.id() + ": " + stages + " stages in " + GAMES + " games");
    assertThat(stages).isPositive();
  }

  /** Plays a game; returns the number of its stages with something to tell. */
  private static <S extends GameState, M extends Move> long play(
      Game<S, M, ?> game, RandomSource random) {
    Setup<S, M> setup = Setups.random(game, random);
    Rules<S, M> rules = setup.rules();
    LivelyAgent agent = new LivelyAgent(random.nextInt(4));
    S state = rules.start();
    ImmutableMultiset<String> cards = cards(rules.table(state));
    long told = 0;
    for (int moves = 0; moves < MOST_MOVES && !state.turn().isOver(); moves++) {
      M move = move(rules, state, agent, random);
      S after = rules.apply(state, move);
      ImmutableList<Stage<S>> stages = rules.stages(state, move);
      String where = setup + ", " + rules.syntax().format(move);
      assertThat(stages.get(stages.size() - 1).state()).as(where).isEqualTo(after);
      int lines = state.sheet().lines().size();
      for (Stage<S> stage : stages) {
        S on = stage.state();
        assertThat(cards(rules.table(on))).as(where + ", " + stage.name()).isEqualTo(cards);
        ImmutableList<ScoreSheet.Line> sheet = on.sheet().lines();
        assertThat(sheet.size()).as(where).isGreaterThanOrEqualTo(lines);
        sheet.subList(lines, sheet.size()).forEach(line -> tell(game.words(), line.phrase()));
        lines = sheet.size();
        if (!stage.isDone()) {
          tell(game.words(), stage.phrase());
          told++;
        }
      }
      tell(game.words(), rules.syntax().parts(move).told());
      state = after;
    }
    return told;
  }

  private static <S extends GameState, M extends Move> M move(
      Rules<S, M> rules, S state, LivelyAgent agent, RandomSource random) {
    if (state.turn().isChance()) {
      return rules.chance(state, random);
    }
    MoveList<M> legal = rules.legalMoves(state);
    int seat = legal.get(random.nextInt(legal.size())).seat();
    return agent.pick(rules.legalMoves(state, seat), random);
  }

  private static void tell(Words words, Phrase phrase) {
    assertThat(words.has(phrase.key())).as(phrase.toString()).isTrue();
    // A list without words would stand in brackets; so do noble gases in electron configurations.
    assertThat(words.text(phrase))
        .doesNotContain("{")
        .doesNotContainPattern("\\[(?![A-Z][a-z]\\])");
  }

  private static ImmutableMultiset<String> cards(Table table) {
    ImmutableMultiset.Builder<String> codes = ImmutableMultiset.builder();
    for (Pile pile : table.piles()) {
      for (Card card : pile.cards()) {
        codes.add(card.code());
      }
    }
    return codes.build();
  }
}
