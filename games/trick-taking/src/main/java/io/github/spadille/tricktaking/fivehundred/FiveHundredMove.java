package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.SUIT;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.tricktaking.TrickMove;
import java.util.Optional;

/** The moves of Five Hundred besides the shuffle, the pass and the play of a card. */
public sealed interface FiveHundredMove extends TrickMove {
  /** How moves are written. */
  MoveSyntax<TrickMove> SYNTAX = syntax();

  private static MoveSyntax<TrickMove> syntax() {
    Arg<Contract> contract =
        Args.of("a bid such as 8h, 7nt or misere", Contract::find, Contract::code);
    return MoveSyntax.<TrickMove>builder()
        .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
        .form("bid", Bid.class, Bid::new, contract.of(Bid::contract))
        .form("pass", Pass.class, Pass::new)
        .form("discard", Discard.class, Discard::new, CARD.of(Discard::card))
        .form(
            "nominate", Nominate.class, Nominate::new, Args.orElse(SUIT, "none").of(Nominate::suit))
        .form("play", Play.class, Play::of, CARD.of(Play::card))
        .form(
            "play",
            LeadJoker.class,
            LeadJoker::new,
            CARD.of(LeadJoker::card),
            SUIT.of(LeadJoker::suit))
        .named(LeadJoker.class, "lead-joker")
        .concealed(Discard.class)
        .build();
  }

  /**
   * A seat bids.
   *
   * @param seat the seat
   * @param contract what it undertakes
   */
  record Bid(int seat, Contract contract) implements FiveHundredMove {}

  /**
   * The contractor lays a card aside, face down.
   *
   * @param seat the seat
   * @param card the card
   */
  record Discard(int seat, PlayingCard card) implements FiveHundredMove {}

  /**
   * The contractor says which suit the joker belongs to.
   *
   * @param seat the seat
   * @param suit the suit, or nothing for none
   */
  record Nominate(int seat, Optional<Suit> suit) implements FiveHundredMove {}

  /**
   * A seat leads a joker that belongs to no suit and names the suit to follow.
   *
   * @param seat the seat
   * @param card the joker; the rules refuse any other card
   * @param suit the suit to follow
   */
  record LeadJoker(int seat, PlayingCard card, Suit suit) implements FiveHundredMove {}
}
