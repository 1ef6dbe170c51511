package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.SUIT;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.CardMoves;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.SeatMoves;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.table.Viewer;
import java.util.Optional;

/** The moves of Five Hundred. */
public sealed interface FiveHundredMove extends Move {
  /** How moves are written. */
  MoveSyntax<FiveHundredMove> SYNTAX = syntax();

  private static MoveSyntax<FiveHundredMove> syntax() {
    Arg<Contract> contract =
        Args.of("a bid such as 8h, 7nt or misere", Contract::find, Contract::code);
    Arg<Optional<Suit>> suitOrNone =
        Args.of(
            "a suit: s, h, d or c, or none",
            word ->
                word.equals("none")
                    ? Optional.of(Optional.empty())
                    : Suit.find(word).map(Optional::of),
            suit -> suit.map(Suit::code).orElse("none"));
    return MoveSyntax.<FiveHundredMove>builder()
        .shuffle(Shuffle.class, CARDS)
        .form("bid", Bid.class, contract)
        .form("pass", Pass.class)
        .form("discard", Discard.class, CARD)
        .form("nominate", Nominate.class, suitOrNone)
        .form("play", Play.class, CARD)
        .form("play", LeadJoker.class, CARD, SUIT)
        .concealed(Discard.class)
        .build();
  }

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards)
      implements FiveHundredMove, ShuffleMove<PlayingCard> {}

  /**
   * A seat bids.
   *
   * @param seat the seat
   * @param contract what it undertakes
   */
  record Bid(int seat, Contract contract) implements FiveHundredMove {
    private static final Bid[][] ALL = new Bid[Viewer.MAX_SEATS][Contract.values().length];

    static {
      for (int seat = 0; seat < ALL.length; seat++) {
        for (Contract contract : Contract.values()) {
          ALL[seat][contract.ordinal()] = new Bid(seat, contract);
        }
      }
    }

    /** Returns a bid; those of possible seats are shared. */
    public static Bid of(int seat, Contract contract) {
      boolean usual = seat >= 0 && seat < ALL.length;
      return usual ? ALL[seat][contract.ordinal()] : new Bid(seat, contract);
    }
  }

  /**
   * A seat leaves the auction.
   *
   * @param seat the seat
   */
  record Pass(int seat) implements FiveHundredMove {
    private static final SeatMoves<Pass> SHARED = SeatMoves.of(Pass::new);

    /** Returns the move of a seat; those of possible seats are shared. */
    public static Pass of(int seat) {
      return SHARED.get(seat);
    }
  }

  /**
   * The contractor lays a card aside, face down.
   *
   * @param seat the seat
   * @param card the card
   */
  record Discard(int seat, PlayingCard card) implements FiveHundredMove {
    static final CardMoves<PlayingCard, Discard> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Discard[]::new, Discard::new);

    /** Returns a discard; those of possible seats are shared. */
    public static Discard of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /**
   * The contractor says which suit the joker belongs to.
   *
   * @param seat the seat
   * @param suit the suit, or nothing for none
   */
  record Nominate(int seat, Optional<Suit> suit) implements FiveHundredMove {
    private static final Nominate[][] ALL =
        new Nominate[Viewer.MAX_SEATS][Suit.values().length + 1];

    static {
      for (int seat = 0; seat < ALL.length; seat++) {
        for (Suit suit : Suit.values()) {
          ALL[seat][suit.ordinal()] = new Nominate(seat, Optional.of(suit));
        }
        ALL[seat][Suit.values().length] = new Nominate(seat, Optional.empty());
      }
    }

    /** Returns a nomination; those of possible seats are shared. */
    public static Nominate of(int seat, Optional<Suit> suit) {
      boolean usual = seat >= 0 && seat < ALL.length;
      return usual
          ? ALL[seat][suit.map(Suit::ordinal).orElse(Suit.values().length)]
          : new Nominate(seat, suit);
    }

    /** Returns the nominations of a seat, by suit, that of no suit last. */
    static FiveHundredMove[] all(int seat) {
      return ALL[seat];
    }
  }

  /**
   * A seat plays a card to the trick.
   *
   * @param seat the seat
   * @param card the card
   */
  record Play(int seat, PlayingCard card) implements FiveHundredMove {
    static final CardMoves<PlayingCard, Play> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Play[]::new, Play::new);

    /** Returns a play; those of possible seats are shared. */
    public static Play of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /**
   * A seat leads a joker that belongs to no suit and names the suit to follow.
   *
   * @param seat the seat
   * @param card the joker; the rules refuse any other card
   * @param suit the suit to follow
   */
  record LeadJoker(int seat, PlayingCard card, Suit suit) implements FiveHundredMove {
    private static final LeadJoker[][] ALL = new LeadJoker[Viewer.MAX_SEATS][Suit.values().length];

    static {
      for (int seat = 0; seat < ALL.length; seat++) {
        for (Suit suit : Suit.values()) {
          ALL[seat][suit.ordinal()] = new LeadJoker(seat, PlayingCard.X1, suit);
        }
      }
    }

    /** Returns a lead; those of the joker are shared. */
    public static LeadJoker of(int seat, PlayingCard card, Suit suit) {
      boolean usual = seat >= 0 && seat < ALL.length && card == PlayingCard.X1;
      return usual ? ALL[seat][suit.ordinal()] : new LeadJoker(seat, card, suit);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends FiveHundredMove {}
}
