package io.github.spadille.engine.match;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.hash.Hashing;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.security.SecureRandom;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * The source of chance of a game: it shuffles, deals and rolls.
 *
 * <pre>{@code
 * Dealer dealer = Dealer.secure();
 * match = match.resolveChance(dealer);
 * match = match.play(agent.choose(match.observe(2), dealer.generatorFor(2)));
 * }</pre>
 *
 * <p>Nobody who plays gets a dealer. What else is drawn for a game, by an agent above all, is drawn
 * from generators of their own, from which nothing about the dealer follows: many generators can be
 * wound back from a single number that they gave.
 *
 * <p>{@link #secure} is for games with people and with programs that nobody has read. {@link
 * #seeded} is for tests and simulations: it gives the same game again, and whoever guesses the seed
 * knows every card. What a seeded dealer draws follows from its seed and from how many moves of
 * chance were drawn before in the match, so a match that is loaded goes on as if it had never
 * stopped, and each new match begins with the same deal: give each of many {@linkplain
 * #seeded(long, long) a number of its own}.
 *
 * <p>Immutable and thread-safe.
 */
public final class Dealer {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private final IntFunction<RandomSource> chance;
  private final Function<String, RandomSource> others;

  private Dealer(IntFunction<RandomSource> chance, Function<String, RandomSource> others) {
    this.chance = chance;
    this.others = others;
  }

  /** Returns a dealer whose next move nobody can work out from those before. */
  public static Dealer secure() {
    SecureRandom secure = new SecureRandom();
    RandomSource chance = secure::nextLong;
    return new Dealer(number -> chance, use -> RandomSource.seeded(secure.nextLong()));
  }

  /** Returns a dealer that makes the same moves, in the same games, for the same seed. */
  public static Dealer seeded(long seed) {
    return new Dealer(
        number -> derived(seed, number == 0 ? "chance" : "chance " + number),
        use -> derived(seed, "other " + use));
  }

  /**
   * Returns the dealer of one of many games, each of which has cards of its own.
   *
   * @param seed the seed of all of them
   * @param number the number of the game; near seeds and numbers give far deals
   */
  public static Dealer seeded(long seed, long number) {
    return seeded(mix(mix(seed) + (number + 1) * GOLDEN_GAMMA));
  }

  /** The finalizer of SplitMix64. */
  private static long mix(long z) {
    long mixed = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }

  /** A hash keeps the uses apart: from what one draws its own seed follows, but not the others'. */
  private static RandomSource derived(long seed, String use) {
    return RandomSource.seeded(
        Hashing.sha256().newHasher().putLong(seed).putString(use, UTF_8).hash().asLong());
  }

  /**
   * Draws a move of chance of a game that has no match; {@link Match#chance} draws that of one.
   *
   * @param number how many moves of chance were drawn before in the game
   * @throws IllegalStateException if chance is not to move
   */
  public <S extends GameState, M extends Move> M chance(Rules<S, M> rules, S state, int number) {
    return rules.chance(state, chance.apply(number));
  }

  /**
   * Returns a new generator for the agent of a seat.
   *
   * <p>Ask once for each seat: a seeded dealer returns one that begins anew.
   */
  public RandomSource generatorFor(int seat) {
    return generatorFor("seat " + seat);
  }

  /**
   * Returns a new generator for another use, such as who moves first where several may.
   *
   * <p>Ask once for each use: a seeded dealer returns one that begins anew.
   *
   * @param use a name of your own; different names give generators that tell nothing of each other
   */
  public RandomSource generatorFor(String use) {
    return others.apply(use);
  }

  /**
   * Returns a new generator for a part of a match, so that a match which is played in parts does
   * not draw the same again in each.
   *
   * @param after the number of moves before the part; 0 for a match as a whole
   */
  RandomSource generatorFor(String use, int after) {
    return generatorFor(after == 0 ? use : use + " after " + after);
  }
}
