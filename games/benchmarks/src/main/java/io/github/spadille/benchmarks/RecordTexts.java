package io.github.spadille.benchmarks;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;

/** Records of random games with 1,000 moves in all, those of chance included. */
public final class RecordTexts {
  /** The number of moves in all. */
  public static final int MOVES = 1000;

  private final Game<?, ?, ?> game;
  private final ImmutableList<String> texts;

  private RecordTexts(Game<?, ?, ?> game, ImmutableList<String> texts) {
    this.game = game;
    this.texts = texts;
  }

  /** Returns records of as many games as it takes, the last one cut off; the same each time. */
  public static RecordTexts of(Game<?, ?, ?> game) {
    RandomSource random = RandomSource.seeded(1);
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    int left = MOVES;
    while (left > 0) {
      GameRecord record = play(game, random, left);
      left -= Replay.run(record, game).moves();
      texts.add(record.format());
    }
    return new RecordTexts(game, texts.build());
  }

  private static <S extends GameState, M extends Move> GameRecord play(
      Game<S, M, ?> game, RandomSource random, int maxMoves) {
    Setup<S, M> setup = game.setup();
    Rules<S, M> rules = setup.rules();
    RecordWriter<S, M> writer = new RecordWriter<>(setup).head();
    S state = rules.start();
    for (int i = 0; i < maxMoves && !state.turn().isOver(); i++) {
      M move;
      if (state.turn().isChance()) {
        move = rules.chance(state, random);
      } else {
        MoveList<M> legal = rules.legalMoves(state);
        move = legal.get(random.nextInt(legal.size()));
      }
      writer.move(move);
      state = rules.apply(state, move);
    }
    return GameRecord.parse(game.id(), writer.text());
  }

  /** Reads and replays all records from their texts; returns the number of moves. */
  public int replay() {
    int moves = 0;
    for (String text : texts) {
      moves += Replay.run(GameRecord.parse(game.id(), text), game).moves();
    }
    return moves;
  }
}
