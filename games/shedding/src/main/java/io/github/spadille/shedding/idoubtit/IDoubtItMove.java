package io.github.spadille.shedding.idoubtit;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.table.Viewer;

/** The moves of I Doubt It. */
public sealed interface IDoubtItMove extends Move {
  /** How moves are written; only the mover sees which card is put down. */
  MoveSyntax<IDoubtItMove> SYNTAX =
      MoveSyntax.<IDoubtItMove>builder()
          .form("shuffle", Shuffle.class, CARDS, Shuffle::pack, (seat, pack) -> new Shuffle(pack))
          .form("put", Put.class, CARD, Put::card, Put::of)
          .form("claim", Claim.class, Claim::new)
          .form("doubt", Doubt.class, Doubt::new)
          .form("trust", Trust.class, Trust::new)
          .concealed(Shuffle.class)
          .concealed(Put.class)
          .build();

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param pack all cards, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> pack) implements IDoubtItMove {
    @Override
    public int seat() {
      return CHANCE;
    }
  }

  /**
   * The active seat lays a card face down to its claim.
   *
   * @param seat the seat
   * @param card the card
   */
  record Put(int seat, PlayingCard card) implements IDoubtItMove {
    private static final Put[][] ALL = new Put[Viewer.MAX_SEATS][64];

    static {
      for (int seat = 0; seat < ALL.length; seat++) {
        for (int index = 0; index < ALL[seat].length; index++) {
          ALL[seat][index] = new Put(seat, PlayingCard.FAMILY.card(index));
        }
      }
    }

    /** Returns a move; those of cards with the first back are shared. */
    public static Put of(int seat, PlayingCard card) {
      boolean usual = seat >= 0 && seat < ALL.length && card.index() < ALL[seat].length;
      return usual ? ALL[seat][card.index()] : new Put(seat, card);
    }

    /** Returns the moves of a seat, each at the index of its card. */
    static IDoubtItMove[] all(int seat) {
      return ALL[seat];
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
}
