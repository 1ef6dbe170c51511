package io.github.spadille.tricktaking;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.notation.MoveSyntax;

/**
 * The moves that every trick game has: chance shuffles the pack, and a seat plays a card; and a
 * pass, which many have.
 *
 * <p>A game with more moves adds records of its own and their forms:
 *
 * <pre>{@code
 * record Capot(int seat) implements TrickMove {}
 *
 * MoveSyntax<TrickMove> SYNTAX =
 *     TrickMove.forms().form("capot", Capot.class, Capot::new).build();
 * }</pre>
 */
public interface TrickMove extends Move {
  /** How moves are written in a game that has no other. */
  MoveSyntax<TrickMove> SYNTAX = forms().build();

  /** Returns a builder of a syntax that has the forms of these moves: {@code play 7d}. */
  static MoveSyntax.Builder<TrickMove> forms() {
    return MoveSyntax.<TrickMove>builder()
        .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
        .form("play", Play.class, Play::of, CARD.of(Play::card));
  }

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards) implements TrickMove, ShuffleMove<PlayingCard> {
    /** Tells whether this is a shuffle of some cards, such as discards, each once. */
    public boolean isOf(CardSet<PlayingCard> others) {
      return cards.size() == others.size() && cards.toSet().equals(others);
    }
  }

  /**
   * A seat plays a card to the trick.
   *
   * @param seat the seat
   * @param card the card
   */
  record Play(int seat, PlayingCard card) implements TrickMove {
    private static final CardMoves<PlayingCard, Play> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Play[]::new, Play::new);

    /** Returns a play; for possible seats, the same object every time. */
    public static Play of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }

    /**
     * Returns the plays of some cards by a seat, in the order of the pack.
     *
     * @throws IndexOutOfBoundsException if {@code seat} is not 0 to 15
     */
    public static MoveList<TrickMove> list(int seat, CardSet<PlayingCard> cards) {
      return MoveList.ofCards(cards, SHARED, seat);
    }
  }

  /**
   * A seat does not say what it might.
   *
   * @param seat the seat
   */
  record Pass(int seat) implements TrickMove {
    private static final SeatMoves<TrickMove> SHARED = SeatMoves.of(Pass::new);

    /**
     * Returns the pass of a seat as the only move.
     *
     * @throws IndexOutOfBoundsException if {@code seat} is not 0 to 15
     */
    public static MoveList<TrickMove> list(int seat) {
      return SHARED.list(seat);
    }
  }
}
