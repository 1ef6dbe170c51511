package io.github.spadille.stops.crates;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.stops.crates.CratesMove.Name;
import io.github.spadille.stops.crates.CratesMove.Play;
import java.util.Optional;
import java.util.function.Function;

/** The cards with which a suit is named, and the moves that do so. */
final class SuitNaming {
  private static final boolean CALLS = true;

  private final Effects effects;
  private final int seats;

  // The plays of each seat by card: made once, as many turns ask for them.
  private final ImmutableList<ImmutableList<MoveList<CratesMove>>> silent;
  private final ImmutableList<ImmutableList<MoveList<CratesMove>>> calling;

  /** Creates it from what cards do at a table with so many seats. */
  SuitNaming(Effects effects, int seats) {
    this.effects = effects;
    this.seats = seats;
    this.silent = plays(!CALLS);
    this.calling = plays(CALLS);
  }

  /** Returns the cards with which a suit is named. */
  CardSet<PlayingCard> namers() {
    return effects.namers();
  }

  /** Tells whether a suit may be named with a card. */
  boolean mayName(PlayingCard card, Suit suit) { // CRT-6, CRT-35
    return effects.of(card.rank()).mayName(card, suit);
  }

  /** Returns the moves by which the dealer names a suit with the upcard. */
  MoveList<CratesMove> names(int dealer, PlayingCard upcard) { // CRT-6
    return forEachSuit(upcard, suit -> new Name(dealer, suit));
  }

  /** Returns the plays of a card by a seat without a call, one for each suit. */
  MoveList<CratesMove> plays(int seat, PlayingCard card) {
    return silent.get(seat).get(card.index());
  }

  /** Returns the plays of a card by a seat with a call, one for each suit. */
  MoveList<CratesMove> callingPlays(int seat, PlayingCard card) {
    return calling.get(seat).get(card.index());
  }

  private MoveList<CratesMove> forEachSuit(PlayingCard card, Function<Suit, CratesMove> move) {
    MoveList.Builder<CratesMove> moves = MoveList.builder(Suit.values().length);
    for (Suit suit : Suit.values()) {
      if (mayName(card, suit)) {
        moves.add(move.apply(suit));
      }
    }
    return moves.build();
  }

  private ImmutableList<ImmutableList<MoveList<CratesMove>>> plays(boolean calls) {
    return Seats.all(seats).stream()
        .map(seat -> Lists.transform(FAMILY.cards(), card -> plays(seat, card, calls)))
        .map(ImmutableList::copyOf)
        .collect(toImmutableList());
  }

  private MoveList<CratesMove> plays(int seat, PlayingCard card, boolean calls) {
    return namers().contains(card)
        ? forEachSuit(card, suit -> new Play(seat, card, Optional.of(suit), calls))
        : MoveList.empty();
  }
}
