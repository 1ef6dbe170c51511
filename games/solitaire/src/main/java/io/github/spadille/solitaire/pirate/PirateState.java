package io.github.spadille.solitaire.pirate;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;

/**
 * Where a game of Pirate stands.
 *
 * @param turn the seats that have a legal move; chance before a shuffle, nobody at the end
 * @param opening how the packs were shuffled and cut
 * @param packs the stock of each seat, and its waste, which are the discards
 * @param fresh the seats whose latest turn has put up the top card of their waste
 * @param fleet the ships
 * @param attempt the capture that the other seat may contest
 * @param clock the time of the last timed move, in milliseconds; not of an open attempt
 * @param idle how many cards were turned up since the last one was built
 */
public record PirateState(
    Turn turn,
    Opening opening,
    PerSeat<Stock<PlayingCard>> packs,
    Seats fresh,
    Fleet fleet,
    Optional<Attempt> attempt,
    long clock,
    int idle)
    implements GameState {
  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A cut. */
    CUT,
    /** Any move of either seat. */
    PLAY,
    /** The answer to an attempt to capture. */
    CONTEST,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * How the packs were shuffled and cut before play.
   *
   * @param toShuffle the seat whose pack is shuffled next
   * @param cuts the place at which each seat has cut, from 1; 0 if it has not
   * @param exposed what both cuts have exposed, that of seat 0 first; none while seats cut
   * @param low the seat that exposed the lower card; {@link Phrase#NOBODY} if neither has
   */
  public record Opening(int toShuffle, IntPerSeat cuts, CardList<PlayingCard> exposed, int low) {
    private static final IntPerSeat UNCUT = IntPerSeat.of(2, 0);
    private static final CardList<PlayingCard> NONE = CardList.empty(PlayingCard.FAMILY);

    /** The opening of which nothing has happened. */
    static final Opening START = new Opening(0, UNCUT, NONE, Phrase.NOBODY);

    /** Tells whether a seat has cut and waits for the other. */
    public boolean hasCut(int seat) {
      return exposed.isEmpty() && cuts.get(seat) > 0;
    }

    /** Tells whether all see the card of a seat's stock at a place, from 0. */
    public boolean exposes(int seat, int place) {
      return !exposed.isEmpty() && cuts.get(seat) == place + 1;
    }

    Opening shuffled() {
      return new Opening(1 - toShuffle, cuts.with(toShuffle, 0), exposed, low);
    }

    Opening cut(int seat, int place) {
      IntPerSeat before = exposed.isEmpty() ? cuts : UNCUT;
      return new Opening(toShuffle, before.with(seat, place), NONE, low);
    }

    Opening exposing(CardList<PlayingCard> cards, int lower) {
      return new Opening(toShuffle, cuts, cards, lower);
    }
  }

  /** A seat has made an attempt to capture a ship with a card, at a time in milliseconds. */
  public record Attempt(int seat, PlayingCard card, long time) {}

  /** Returns what is awaited. */
  public Phase phase() {
    if (turn.seats().isEmpty()) {
      return turn.isChance() ? Phase.SHUFFLE : Phase.OVER;
    }
    if (opening.low == Phrase.NOBODY) {
      return Phase.CUT;
    }
    return attempt.isPresent() ? Phase.CONTEST : Phase.PLAY;
  }

  @Override
  public ScoreSheet sheet() {
    return fleet.sheet();
  }

  @Override
  public Optional<Outcome> outcome() {
    Seats winners = leader() == Phrase.NOBODY ? Seats.none() : Seats.of(leader());
    return turn.isOver() ? Optional.of(Outcome.winners(packs.size(), winners)) : Optional.empty();
  }

  /** Returns the seat that has captured more ships; {@link Phrase#NOBODY} if neither has. */
  public int leader() {
    int ahead = Integer.compare(fleet.captured(0), fleet.captured(1));
    return ahead == 0 ? Phrase.NOBODY : ahead > 0 ? 0 : 1;
  }

  /** Tells whether a seat has neither stock nor waste (PIR-19). */
  public boolean isOut(int seat) {
    return packs.get(seat).isEmpty() && packs.get(seat).discards().isEmpty();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public PirateState withSheet(ScoreSheet sheet) {
    return with(new Fleet(fleet.ships(), fleet.won(), fleet.sunk(), sheet));
  }

  PirateState with(Turn turn) {
    return with(turn, opening);
  }

  PirateState with(Turn turn, Opening opening) {
    return new PirateState(turn, opening, packs, fresh, fleet, attempt, clock, idle);
  }

  PirateState with(PerSeat<Stock<PlayingCard>> packs) {
    return new PirateState(turn, opening, packs, fresh, fleet, attempt, clock, idle);
  }

  PirateState with(Fleet fleet) {
    return new PirateState(turn, opening, packs, fresh, fleet, attempt, clock, idle);
  }

  /** Returns this state after the cut, which tells who builds up (PIR-13). */
  PirateState begun() {
    return with(Fleet.none(packs.size(), opening.low)).withSheet(sheet());
  }

  /** Returns this state after a seat has turned its waste over. */
  PirateState turnedOver(int seat) {
    Stock<PlayingCard> stock = Stock.of(packs.get(seat).discards().reversed());
    return new PirateState(
        turn, opening, packs.with(seat, stock), fresh.without(seat), fleet, attempt, clock, idle);
  }

  /** Returns this state after a seat has turned up the top card of its stock. */
  PirateState turned(int seat, long time) {
    PerSeat<Stock<PlayingCard>> turned = packs.with(seat, packs.get(seat).turnedUp());
    return new PirateState(turn, opening, turned, fresh.with(seat), fleet, attempt, time, idle + 1);
  }

  /** Returns this state after a seat has laid the card that lies open to it on a ship. */
  PirateState built(int seat, Suit suit, long time) {
    int from = isOut(seat) ? 1 - seat : seat; // PIR-16, PIR-19
    Stock<PlayingCard> pack = packs.get(from);
    PerSeat<Stock<PlayingCard>> left =
        packs.with(from, new Stock<>(pack.cards(), pack.underUpcard()));
    Fleet more = fleet.plus(seat, suit);
    return new PirateState(
        turn, opening, left, fresh.without(from), more, Optional.empty(), time, 0);
  }

  /** Returns this state while the other seat may contest an attempt. */
  PirateState contested(Attempt made) {
    Turn answer = Turn.of(1 - made.seat());
    return new PirateState(answer, opening, packs, fresh, fleet, Optional.of(made), clock, idle);
  }
}
