package io.github.spadille.agents;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.words.Phrase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a search thinks of one legal move, to be told to a person.
 *
 * @param move the move
 * @param expected what the seat is expected to gain by it until the hand is over: {@linkplain
 *     io.github.spadille.engine.game.Rules#returns returns} beyond the mean of the others', with a
 *     bonus for the place in which it comes in where the game ends
 * @param error the standard error of {@code expected}; infinite for a move that was not tried
 * @param share how much of the search went into this move, 0 to 1
 * @param reason what a rule of thumb of the game says of it, in its words
 * @param <M> the moves of the game
 */
public record Hint<M extends Move>(
    M move, double expected, double error, double share, Optional<Phrase> reason) {
  /**
   * Returns what a search thinks of each legal move of a seat, the best first: those that surely
   * gain most, by what they promise less about its standard error, more of it where rules of thumb
   * think little of a move and less where they favour it. An agent that searches as long plays the
   * first.
   *
   * @param observation of a seat that has a legal move; what it does not show the search does not
   *     know
   * @param agent how to search
   * @param random for the search
   * @throws IllegalArgumentException if the seat has no legal move
   */
  public static <S extends GameState, M extends Move> ImmutableList<Hint<M>> of(
      Observation<S, M> observation, Ismcts agent, RandomSource random) {
    MoveList<M> offered = observation.legalMoves();
    if (offered.isEmpty()) {
      throw new IllegalArgumentException("seat " + observation.seat() + " has no move");
    }
    ManySearches<S, M> search = agent.search(observation, random);
    Findings<M> found = search.findings();
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < offered.size(); i++) {
      order.add(i);
    }
    order.sort(Comparator.<Integer>comparingDouble(found::surely).reversed());
    ImmutableList.Builder<Hint<M>> hints = ImmutableList.builder();
    for (int i : order) {
      M move = offered.get(i);
      double share = found.visits(i) / (double) Math.max(1, found.tries());
      hints.add(new Hint<>(move, found.mean(i), found.error(i), share, search.reason(move)));
    }
    return hints.build();
  }
}
