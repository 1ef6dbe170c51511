package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;
import static io.github.spadille.engine.notation.Args.SEAT;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.SeatMoves;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Speculation; seats from 0. */
public sealed interface SpeculationMove extends Move {
  /** How moves are written. */
  MoveSyntax<SpeculationMove> SYNTAX =
      MoveSyntax.<SpeculationMove>builder()
          .shuffle(Shuffle.class, CARDS, Shuffle::cards, Shuffle::new)
          .form("keep", Keep.class, Keep::of)
          .form("offer", Offer.class, NUMBER, Offer::price, Offer::new)
          .form("haggle", Haggle.class, SEAT, Haggle::other, Haggle::new)
          .form("auction", Auction.class, Auction::of)
          .form("accept", Accept.class, Accept::of)
          .form("pass", Pass.class, Pass::of)
          .form("bid", Bid.class, NUMBER, Bid::price, Bid::new)
          .form("sell", Sell.class, Sell::of)
          .form("withdraw", Withdraw.class, Withdraw::of)
          .form("ask", Ask.class, NUMBER, Ask::price, Ask::new)
          .form("refuse", Refuse.class, Refuse::of)
          .form("approach", Approach.class, SEAT, Approach::other, Approach::new)
          .form("turn", TurnUp.class, TurnUp::of)
          .build();

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the whole pack, the first on top
   */
  record Shuffle(CardList<PlayingCard> cards)
      implements SpeculationMove, ShuffleMove<PlayingCard> {}

  /** The holder keeps the highest trump. */
  record Keep(int seat) implements SpeculationMove {
    private static final SeatMoves<Keep> SHARED = SeatMoves.of(Keep::new);

    /** Returns a keep; those of possible seats are shared. */
    public static Keep of(int seat) {
      return SHARED.get(seat);
    }
  }

  /**
   * The holder offers the highest trump to all others at a firm price.
   *
   * @param seat the seat
   * @param price in chips
   */
  record Offer(int seat, int price) implements SpeculationMove {
    static final PriceMoves SHARED = new PriceMoves(Offer::new);
  }

  /**
   * The holder begins a negotiation about the highest trump with another seat.
   *
   * @param seat the seat
   * @param other the seat that is to buy
   */
  record Haggle(int seat, int other) implements SpeculationMove {}

  /** The holder begins an auction of the highest trump. */
  record Auction(int seat) implements SpeculationMove {
    private static final SeatMoves<Auction> SHARED = SeatMoves.of(Auction::new);

    /** Returns an auction; those of possible seats are shared. */
    public static Auction of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A seat accepts the price that was named last. */
  record Accept(int seat) implements SpeculationMove {
    private static final SeatMoves<Accept> SHARED = SeatMoves.of(Accept::new);

    /** Returns an acceptance; those of possible seats are shared. */
    public static Accept of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A seat declines an offer, leaves an auction, or approaches nobody more. */
  record Pass(int seat) implements SpeculationMove {
    private static final SeatMoves<Pass> SHARED = SeatMoves.of(Pass::new);

    /** Returns a pass; those of possible seats are shared. */
    public static Pass of(int seat) {
      return SHARED.get(seat);
    }
  }

  /**
   * A buyer names a price, in an auction or a negotiation.
   *
   * @param seat the seat
   * @param price in chips
   */
  record Bid(int seat, int price) implements SpeculationMove {
    static final PriceMoves SHARED = new PriceMoves(Bid::new);
  }

  /** The holder sells to the highest bidder of an auction. */
  record Sell(int seat) implements SpeculationMove {
    private static final SeatMoves<Sell> SHARED = SeatMoves.of(Sell::new);

    /** Returns a sale; those of possible seats are shared. */
    public static Sell of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** The holder keeps the card after an auction for now. */
  record Withdraw(int seat) implements SpeculationMove {
    private static final SeatMoves<Withdraw> SHARED = SeatMoves.of(Withdraw::new);

    /** Returns a withdrawal; those of possible seats are shared. */
    public static Withdraw of(int seat) {
      return SHARED.get(seat);
    }
  }

  /**
   * A seller names the price that it asks for.
   *
   * @param seat the seat
   * @param price in chips
   */
  record Ask(int seat, int price) implements SpeculationMove {
    static final PriceMoves SHARED = new PriceMoves(Ask::new);
  }

  /** A party breaks a negotiation off. */
  record Refuse(int seat) implements SpeculationMove {
    private static final SeatMoves<Refuse> SHARED = SeatMoves.of(Refuse::new);

    /** Returns a refusal; those of possible seats are shared. */
    public static Refuse of(int seat) {
      return SHARED.get(seat);
    }
  }

  /**
   * A seat begins a negotiation about the top card of the stack of another seat.
   *
   * @param seat the seat
   * @param other the seat that is to sell
   */
  record Approach(int seat, int other) implements SpeculationMove {}

  /** A seat turns up the top card of its stack. */
  record TurnUp(int seat) implements SpeculationMove {
    private static final SeatMoves<TurnUp> SHARED = SeatMoves.of(TurnUp::new);

    /** Returns a turn; those of possible seats are shared. */
    public static TurnUp of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends SpeculationMove {}
}
