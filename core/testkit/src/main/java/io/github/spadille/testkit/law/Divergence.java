package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
import io.github.spadille.formats.record.Beginning;
import io.github.spadille.formats.record.DirectedShuffle;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordLine;
import io.github.spadille.testkit.subject.Setups;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;

/** Plays one game under two sets of house rules, side by side, until they part ways. */
final class Divergence<S extends GameState, M extends Move> {
  private final Rules<S, M> one;
  private final Rules<S, M> other;
  private final String option;
  private final ImmutableList<String> chosen; // for that option, under one set and the other
  private S left;
  private S right;

  private Divergence(Setup<S, M> one, Setup<S, M> other, String option) {
    this.one = one.rules();
    this.other = other.rules();
    this.option = option;
    this.chosen =
        ImmutableList.of(
            chosen(one.game().options(), one, option),
            chosen(other.game().options(), other, option));
    this.left = this.one.start();
    this.right = this.other.start();
  }

  private static <O> String chosen(OptionSchema<O> schema, Setup<?, ?> setup, String option) {
    O choices = schema.parse(setup.options(), setup.seats());
    return schema.formatAll(choices).getOrDefault(option, "");
  }

  /** Tells whether a random game under one set of house rules goes another way under the other. */
  static <S extends GameState, M extends Move> boolean inPlay(
      Subject<S, M, ?> subject, Setup<S, M> one, Setup<S, M> other, String option, long seed) {
    Run<S, M> run = Run.play(subject, one, seed, RandomSource.seeded(seed));
    Divergence<S, M> game = new Divergence<>(one, other, option);
    for (M move : run.moves()) {
      if (game.differs() || game.refuses(move)) {
        return true;
      }
      game.play(move);
    }
    return game.differs();
  }

  /** Tells whether a record goes another way without the option that its head chooses. */
  static <S extends GameState, M extends Move> boolean inRecord(
      Subject<S, M, ?> subject, GameRecord record, String option) {
    int seats = record.seats().orElse(subject.game().defaultSeats());
    ImmutableMap<String, String> without =
        ImmutableMap.copyOf(Maps.filterKeys(record.options(), key -> !key.equals(option)));
    Optional<Setup<S, M>> usual = Setups.possible(subject.game(), seats, without);
    if (usual.isEmpty()) {
      return false;
    }
    Divergence<S, M> game =
        new Divergence<>(subject.game().setup(seats, record.options()), usual.get(), option);
    for (RecordLine line : lines(record)) {
      Optional<M> move = game.read(line);
      if (game.differs()) {
        return true;
      }
      if (move.isPresent()) {
        if (game.isIllegal(move.get())) {
          return false; // It does not hold, and shows nothing.
        }
        if (game.refuses(move.get())) {
          return true;
        }
        game.play(move.get());
      }
    }
    return game.differs();
  }

  private static ImmutableList<RecordLine> lines(GameRecord record) {
    ImmutableList<RecordLine> before =
        record.beginning().map(Beginning::lines).orElse(ImmutableList.of());
    return ImmutableList.<RecordLine>builder().addAll(before).addAll(record.lines()).build();
  }

  private Optional<M> read(RecordLine line) {
    if (line instanceof RecordLine.MoveLine move) {
      return Optional.of(Texts.read(one.syntax(), move.seat(), move.text()));
    }
    if (line instanceof RecordLine.Deal deal) {
      return Optional.of(DirectedShuffle.find(one, left, deal.piles()));
    }
    return Optional.empty();
  }

  private boolean isIllegal(M move) {
    return one.refusal(left, move).isPresent();
  }

  private boolean refuses(M move) {
    return other.refusal(right, move).isPresent();
  }

  private void play(M move) {
    left = one.apply(left, move);
    right = other.apply(right, move);
  }

  private boolean differs() {
    return !left.turn().equals(right.turn())
        || !left.scores().equals(right.scores())
        || !left.outcome().equals(right.outcome())
        || !legalMoves(one, left).equals(legalMoves(other, right))
        || differ(one.table(left), other.table(right));
  }

  private static <S extends GameState, M extends Move> ImmutableList<M> legalMoves(
      Rules<S, M> rules, S state) {
    MoveList<M> moves = rules.legalMoves(state);
    return ImmutableList.copyOf(moves);
  }

  /** Compares piles and facts; a fact that only says what was chosen does not count. */
  private boolean differ(Table mine, Table theirs) {
    return !mine.piles().equals(theirs.piles()) || !facts(mine).equals(facts(theirs));
  }

  private ImmutableList<Fact> facts(Table table) {
    return table.facts().stream()
        .filter(fact -> !isChoice(fact))
        .collect(ImmutableList.toImmutableList());
  }

  private boolean isChoice(Fact fact) {
    return fact.name().equals(option) && chosen.contains(String.join(" ", fact.words()));
  }
}
