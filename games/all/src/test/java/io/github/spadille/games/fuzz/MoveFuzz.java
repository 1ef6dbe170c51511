package io.github.spadille.games.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.text.HiddenCharacters;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

class MoveFuzz {
  private static final int LONGEST_MESSAGE = 2000;
  private static final int POSITIONS = 40;
  private static final Map<String, Positions<?, ?>> PLAYED = new ConcurrentHashMap<>();

  /** The positions of the beginning of one game of each. */
  private record Positions<S extends GameState, M extends Move>(
      Rules<S, M> rules, ImmutableList<S> states) {

    static <S extends GameState, M extends Move> Positions<S, M> of(Game<S, M, ?> game) {
      Rules<S, M> rules = game.rules(game.defaultSeats(), ImmutableMap.of());
      RandomSource random = RandomSource.seeded(1);
      ImmutableList.Builder<S> states = ImmutableList.builder();
      S state = rules.start();
      for (int i = 0; i < POSITIONS && !state.turn().isOver(); i++) {
        states.add(state);
        state = rules.apply(state, next(rules, state, random));
      }
      return new Positions<>(rules, states.build());
    }

    private static <S extends GameState, M extends Move> M next(
        Rules<S, M> rules, S state, RandomSource random) {
      if (state.turn().isChance()) {
        return rules.chance(state, random);
      }
      ImmutableList.Builder<M> all = ImmutableList.builder();
      for (int seat : state.turn().seats()) {
        MoveList<M> moves = rules.legalMoves(state, seat);
        all.addAll(moves);
      }
      ImmutableList<M> moves = all.build();
      return moves.get(random.nextInt(moves.size()));
    }

    void check(int position, int seat, String text) {
      M move;
      try {
        move = read(seat, text);
      } catch (NotationException e) {
        visible(String.valueOf(e.getMessage()));
        return;
      }
      String written = rules.syntax().format(move);
      assertThat(read(seat, written)).isEqualTo(move);
      assertThat(HiddenCharacters.isIn(written)).isFalse();
      S state = states.get(Math.floorMod(position, states.size()));
      Optional<Refusal> refusal = rules.refusal(state, move);
      if (refusal.isPresent()) {
        visible(refusal.get().toString());
      } else {
        assertThat(rules.apply(state, move)).isEqualTo(rules.apply(state, move));
      }
    }

    private M read(int seat, String text) {
      return seat == Move.CHANCE
          ? rules.syntax().parseChance(text)
          : rules.syntax().parse(seat, text);
    }

    private static void visible(String message) {
      assertThat(message).hasSizeLessThan(LONGEST_MESSAGE).doesNotContain("\n");
      assertThat(HiddenCharacters.isIn(message)).isFalse();
    }
  }

  /**
   * A text is a move that is written as it is read and is refused or made, or it is no move, which
   * is told in a few visible words.
   *
   * <p>The first word names a game, the second a position of it, the third a seat or {@code *};
   * then comes the move: {@code oh-hell 1 0 bid 3}.
   */
  @FuzzTest
  void moves(byte[] bytes) {
    String[] words = new String(bytes, UTF_8).split(" ", 4);
    if (words.length < 4) {
      return;
    }
    Game<?, ?, ?> game = OptionFuzz.game(words[0]);
    Positions<?, ?> positions = PLAYED.computeIfAbsent(game.id(), id -> Positions.of(game));
    int seat =
        words[2].equals("*")
            ? Move.CHANCE
            : Math.floorMod(number(words[2]), positions.rules().seats());
    positions.check(number(words[1]), seat, words[3]);
  }

  private static int number(String word) {
    return word.matches("[0-9]{1,2}") ? Integer.parseInt(word) : word.hashCode();
  }
}
