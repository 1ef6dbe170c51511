package io.github.spadille.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.formats.record.CheckKind;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.RecordLine;
import io.github.spadille.formats.record.RecordLine.Check;
import io.github.spadille.formats.record.RecordWriter;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A check that names a set names each of it once: what stands there twice is a slip. */
class DoubledChecksTest {
  private static final int MOST_MOVES = 150;

  static Stream<Game<?, ?, ?>> games() {
    return Catalog.load().games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsNamedTwiceIsRefused(Game<?, ?, ?> game) {
    GameRecord record = played(game);
    String head = "spadille 1\nGame: " + record.game() + "\n\n";
    int doubled = 0;
    for (RecordLine line : record.lines()) {
      if (line instanceof Check check && namesASet(check.kind()) && !check.value().isEmpty()) {
        String subject = check.seat().isPresent() ? " " + check.seat().getAsInt() + ": " : " ";
        boolean isEnd = check.kind() == CheckKind.WINNERS || check.kind() == CheckKind.LOSERS;
        String word = check.kind().word() + (isEnd ? ":" : "");
        String whole = "? " + word + subject + twice(check);
        RecordException refused =
            catchThrowableOfType(
                RecordException.class, () -> GameRecord.parse("a", head + whole + "\n"));
        assertThat(refused).as(whole).isNotNull();
        assertThat(refused.line()).isEqualTo(4);
        assertThat(refused.expected()).matches("each (move|seat) once");
        doubled++;
      }
    }
    assertThat(doubled).isPositive();
  }

  /** Names every kind, so that a new one cannot be forgotten. */
  private static boolean namesASet(CheckKind kind) {
    return switch (kind) {
      case TURN, MOVES, WINNERS, LOSERS -> true;
      // One move, one value, or a list in which the same can stand twice.
      case LEGAL, ILLEGAL, PILE, VIEW, FACT, SCORES, POINTS, OVER -> false;
    };
  }

  private static String twice(Check check) {
    String between = check.kind() == CheckKind.MOVES ? "; " : " ";
    String value = check.value();
    return value + between + value.substring(value.lastIndexOf(between) + 1).strip();
  }

  /** Returns the record of a random game with checks before each decision. */
  private static <S extends GameState, M extends Move> GameRecord played(Game<S, M, ?> game) {
    Rules<S, M> rules = game.setup(game.defaultSeats()).rules();
    RecordWriter<S, M> writer = new RecordWriter<>(game.setup(game.defaultSeats())).head();
    Dealer dealer = Dealer.seeded(1);
    RandomSource random = dealer.generatorFor("moves");
    S state = rules.start();
    int draws = 0;
    for (int i = 0; i < MOST_MOVES && !state.turn().isOver(); i++) {
      M move;
      if (state.turn().isChance()) {
        move = dealer.chance(rules, state, draws++);
      } else {
        writer.checks(state);
        MoveList<M> moves = rules.legalMoves(state);
        move = moves.get(random.nextInt(moves.size()));
      }
      writer.move(move);
      state = rules.apply(state, move);
    }
    return writer.end(state).toRecord(game.id());
  }
}
