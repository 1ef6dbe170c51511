package io.github.spadille.tricktaking.ohhell;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.CardMoves;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.table.Viewer;

/** The moves of Oh Hell. */
public sealed interface OhHellMove extends Move {
  /** How moves are written when all bids are open. */
  MoveSyntax<OhHellMove> OPEN_BIDS = forms().build();

  /** How moves are written when a seat sees only its own bid. */
  MoveSyntax<OhHellMove> SECRET_BIDS = forms().concealed(Bid.class).build();

  private static MoveSyntax.Builder<OhHellMove> forms() {
    return MoveSyntax.<OhHellMove>builder()
        .shuffle(Shuffle.class, CARDS)
        .form("bid", Bid.class, NUMBER)
        .form("play", Play.class, CARD);
  }

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards) implements OhHellMove, ShuffleMove<PlayingCard> {}

  /**
   * A seat says how many tricks it will win.
   *
   * @param seat the seat
   * @param tricks how many
   */
  record Bid(int seat, int tricks) implements OhHellMove {
    /** More tricks than there can be in a hand. */
    static final int MANY = 19;

    private static final Bid[][] ALL = new Bid[Viewer.MAX_SEATS][MANY];

    static {
      for (int seat = 0; seat < ALL.length; seat++) {
        for (int tricks = 0; tricks < ALL[seat].length; tricks++) {
          ALL[seat][tricks] = new Bid(seat, tricks);
        }
      }
    }

    /** Returns a bid; the usual ones are shared. */
    public static Bid of(int seat, int tricks) {
      boolean usual = seat >= 0 && seat < ALL.length && tricks >= 0 && tricks < ALL[seat].length;
      return usual ? ALL[seat][tricks] : new Bid(seat, tricks);
    }
  }

  /**
   * A seat plays a card to the trick.
   *
   * @param seat the seat
   * @param card the card
   */
  record Play(int seat, PlayingCard card) implements OhHellMove {
    private static final CardMoves<PlayingCard, Play> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Play[]::new, Play::new);

    /** Returns a play; those of possible seats are shared. */
    public static Play of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends OhHellMove {}
}
