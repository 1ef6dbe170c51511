package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;
import static io.github.spadille.engine.notation.Args.SEAT;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.NumberMoves;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Speculation; seats from 0, prices in chips. */
public sealed interface SpeculationMove extends Move {
  /** How moves are written. */
  MoveSyntax<SpeculationMove> SYNTAX =
      MoveSyntax.<SpeculationMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("keep", Keep.class, Keep::new)
          .form("offer", Offer.class, Offer::new, NUMBER.of(Offer::price))
          .form("haggle", Haggle.class, Haggle::new, SEAT.of(Haggle::other))
          .form("auction", Auction.class, Auction::new)
          .form("accept", Accept.class, Accept::new)
          .form("pass", Pass.class, Pass::new)
          .form("bid", Bid.class, Bid::new, NUMBER.of(Bid::price))
          .form("sell", Sell.class, Sell::new)
          .form("withdraw", Withdraw.class, Withdraw::new)
          .form("ask", Ask.class, Ask::new, NUMBER.of(Ask::price))
          .form("refuse", Refuse.class, Refuse::new)
          .form("approach", Approach.class, Approach::new, SEAT.of(Approach::other))
          .form("turn", TurnUp.class, TurnUp::new)
          .build();

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the whole pack, the first on top
   */
  record Shuffle(CardList<PlayingCard> cards)
      implements SpeculationMove, ShuffleMove<PlayingCard> {}

  /** The holder keeps the highest trump. */
  record Keep(int seat) implements SpeculationMove {}

  /** The holder offers the highest trump to all others at a firm price. */
  record Offer(int seat, int price) implements SpeculationMove {
    static final NumberMoves<SpeculationMove> SHARED = NumberMoves.of(Offer::new);
  }

  /** The holder begins a negotiation about the highest trump with another seat. */
  record Haggle(int seat, int other) implements SpeculationMove {
    static final NumberMoves<SpeculationMove> SHARED = NumberMoves.of(Haggle::new);
  }

  /** The holder begins an auction of the highest trump. */
  record Auction(int seat) implements SpeculationMove {}

  /** A seat accepts the price that was named last. */
  record Accept(int seat) implements SpeculationMove {}

  /** A seat declines an offer, leaves an auction, or approaches nobody more. */
  record Pass(int seat) implements SpeculationMove {}

  /** A buyer names a price, in an auction or a negotiation. */
  record Bid(int seat, int price) implements SpeculationMove {
    static final NumberMoves<SpeculationMove> SHARED = NumberMoves.of(Bid::new);
  }

  /** The holder sells to the highest bidder of an auction. */
  record Sell(int seat) implements SpeculationMove {}

  /** The holder keeps the card after an auction for now. */
  record Withdraw(int seat) implements SpeculationMove {}

  /** A seller names the price that it asks for. */
  record Ask(int seat, int price) implements SpeculationMove {
    static final NumberMoves<SpeculationMove> SHARED = NumberMoves.of(Ask::new);
  }

  /** A party breaks a negotiation off. */
  record Refuse(int seat) implements SpeculationMove {}

  /** A seat begins a negotiation about the top card of the stack of another seat. */
  record Approach(int seat, int other) implements SpeculationMove {
    static final NumberMoves<SpeculationMove> SHARED = NumberMoves.of(Approach::new);
  }

  /** A seat turns up the top card of its stack. */
  record TurnUp(int seat) implements SpeculationMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends SpeculationMove {}
}
