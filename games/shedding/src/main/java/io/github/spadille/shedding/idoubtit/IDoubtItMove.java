package io.github.spadille.shedding.idoubtit;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of I Doubt It. */
public sealed interface IDoubtItMove extends Move {
  /** How moves are written; only the mover sees which card is put down. */
  MoveSyntax<IDoubtItMove> SYNTAX =
      MoveSyntax.<IDoubtItMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("put", Put.class, Put::of, CARD.of(Put::card))
          .form("claim", Claim.class, Claim::new)
          .form("doubt", Doubt.class, Doubt::new)
          .form("trust", Trust.class, Trust::new)
          .concealed(Put.class)
          .build();

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards) implements IDoubtItMove, ShuffleMove<PlayingCard> {}

  /**
   * The active seat lays a card face down to its claim.
   *
   * @param seat the seat
   * @param card the card
   */
  record Put(int seat, PlayingCard card) implements IDoubtItMove {
    static final CardMoves<PlayingCard, Put> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Put[]::new, Put::new);

    /** Returns a move; those of possible seats are shared. */
    public static Put of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /**
   * The active seat claims that the cards put down are of the rank due.
   *
   * @param seat the seat
   */
  record Claim(int seat) implements IDoubtItMove {}

  /**
   * A seat doubts the claim.
   *
   * @param seat the seat
   */
  record Doubt(int seat) implements IDoubtItMove {}

  /**
   * A seat lets the claim pass.
   *
   * @param seat the seat
   */
  record Trust(int seat) implements IDoubtItMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends IDoubtItMove {}
}
