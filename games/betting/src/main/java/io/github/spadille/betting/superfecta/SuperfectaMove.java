package io.github.spadille.betting.superfecta;

import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.UnfitException;

/** The moves of Superfecta. */
public sealed interface SuperfectaMove extends Move {
  /** How moves are written; a bet is also read as players write it on a ticket. */
  MoveSyntax<SuperfectaMove> SYNTAX =
      MoveSyntax.<SuperfectaMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form(
              "bet",
              Bet.class,
              Bet::new,
              NUMBER.of(Bet::chips),
              Args.choice(Pool.class).of(Bet::pool),
              Args.list(Args.SUIT).of(Bet::horses))
          .form("done", Done.class, Done::of)
          .alsoRead(
              Bet.class,
              Bet::new,
              TicketArgs.CHIPS.of(Bet::chips),
              TicketArgs.POOL.of(Bet::pool),
              TicketArgs.HORSES.of(Bet::horses)) // SUP-33
          .concealed(Bet.class)
          .build();

  /**
   * Chance shuffles the race pack, and the rail is laid.
   *
   * @param cards the 48 cards without the aces, the first laid first
   */
  record Shuffle(CardList<PlayingCard> cards) implements SuperfectaMove, ShuffleMove<PlayingCard> {}

  /**
   * A seat writes a bet on its ticket.
   *
   * @param seat the seat
   * @param chips how many it bets
   * @param pool for which pool
   * @param horses as many as the pool asks for, the first to finish first
   */
  record Bet(int seat, int chips, Pool pool, ImmutableList<Suit> horses) implements SuperfectaMove {
    /** Throws an {@link UnfitException} if no bet for the pool names these horses. */
    public Bet {
      if (!pool.lines.contains(horses)) {
        throw new UnfitException("horses", horses, pool.horses());
      }
    }

    /** Tells whether it is on a line of a pool: the same horses in the same order. */
    boolean isOn(Pool pool, ImmutableList<Suit> horses) {
      return this.pool == pool && this.horses.equals(horses);
    }

    /** Returns the bet as the facts have it: {@code 2 exa d c}. */
    @Override
    public String toString() {
      return SYNTAX.format(this).substring("bet ".length());
    }
  }

  /** A seat hands in its ticket. */
  record Done(int seat) implements SuperfectaMove {
    private static final SeatMoves<Done> SHARED = SeatMoves.of(Done::new);

    /** Returns the move of a seat; those of possible seats are shared. */
    public static Done of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends SuperfectaMove {}
}
