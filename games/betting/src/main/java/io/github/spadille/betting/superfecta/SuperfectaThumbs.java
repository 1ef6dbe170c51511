package io.github.spadille.betting.superfecta;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;

/**
 * What a sensible player of Superfecta would rather do: bet on horses of whose suit few cards lie
 * in the rail, on several lines, no more than a line needs, and not everything in one race.
 */
final class SuperfectaThumbs implements RulesOfThumb<SuperfectaState, SuperfectaMove> {
  private static final int FAVOURITE = 4096;
  private static final int DONE = 200;
  private static final int A_QUARTER = 3; // as many chips are left as three times those spent
  private static final int SUITS = Suit.values().length;
  private static final int MOST = 6; // cards that make a difference

  private final boolean paysPerUnit;

  /** The smallest bet on each pool, by its ordinal. */
  private final ImmutableIntArray smallest;

  SuperfectaThumbs(SuperfectaOptions options) {
    this.paysPerUnit = options.paysPerUnit();
    ImmutableIntArray.Builder bets = ImmutableIntArray.builder();
    for (Pool pool : Pool.values()) {
      bets.add(options.prices(pool).get(0));
    }
    this.smallest = bets.build();
  }

  @Override
  public int weight(SuperfectaState state, SuperfectaMove move) {
    if (move instanceof Bet bet) {
      if (!paysPerUnit && isMoreThanEnough(state.tote(), bet)) {
        return 0;
      }
      return 1 + FAVOURITE / bet.chips() >> 2 * amiss(state.course().rail(), bet.horses());
    }
    Tote tote = state.tote();
    int spent = tote.on(move.seat(), bet -> true);
    return spent * A_QUARTER < tote.chips(move.seat()) ? FAVOURITE : FAVOURITE * DONE;
  }

  /** Where the amounts do not count (SUP-24), one smallest bet on a line wins all it can win. */
  private boolean isMoreThanEnough(Tote tote, Bet bet) {
    return bet.chips() > smallest.get(bet.pool().ordinal())
        || tote.hasBet(bet.seat(), other -> other.isOn(bet.pool(), bet.horses()));
  }

  /** Returns how many cards of its suit each horse has too many in the rail for its place. */
  private static int amiss(CardList<PlayingCard> rail, ImmutableList<Suit> horses) {
    int counts = 0; // a byte for each suit
    for (int i = 0; i < rail.size(); i++) {
      counts += 1 << Byte.SIZE * rail.get(i).suit().ordinal();
    }
    int amiss = 0;
    int behind = (1 << SUITS) - 1;
    for (int place = 0; place < horses.size(); place++) {
      int horse = horses.get(place).ordinal();
      behind &= ~(1 << horse);
      for (int other = 0; other < SUITS; other++) {
        int more = count(counts, horse) - count(counts, other);
        amiss += (behind & 1 << other) != 0 && more > 0 ? more : 0;
      }
    }
    return Math.min(amiss, MOST);
  }

  private static int count(int counts, int suit) {
    return counts >>> Byte.SIZE * suit & 0xFF;
  }

  @Override
  public Optional<Phrase> reason(SuperfectaState state, SuperfectaMove move) {
    return move instanceof Bet bet && amiss(state.course().rail(), bet.horses()) == 0
        ? Optional.of(Phrase.of("thumb.favourite"))
        : Optional.empty();
  }
}
