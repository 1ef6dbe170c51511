package io.github.spadille.stops.crates;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCards.set;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.stops.crates.CratesMove.Name;
import io.github.spadille.stops.crates.CratesMove.Play;
import java.util.Optional;
import java.util.function.Function;

/** The eights and nines, with which a suit is named, and the moves that do so. */
final class SuitNaming {
  /** The cards with which a suit is named. */
  static final CardSet<PlayingCard> NAMERS = set("8c 8d 8h 8s 9c 9d 9h 9s"); // CRT-35

  private static final boolean CALLS = true;

  // The plays of each seat by card: made once, as many turns ask for them.
  private static final ImmutableList<ImmutableList<MoveList<CratesMove>>> SILENT = plays(!CALLS);
  private static final ImmutableList<ImmutableList<MoveList<CratesMove>>> CALLING = plays(CALLS);

  private SuitNaming() {}

  /** Tells whether a card may name a suit: an eight any, a nine one of its colour. */
  static boolean mayName(PlayingCard card, Suit suit) { // CRT-6, CRT-35
    return card.is(Rank.EIGHT) || card.is(Rank.NINE) && card.suit().isRed() == suit.isRed();
  }

  /** Returns the moves by which the dealer names a suit with the upcard. */
  static MoveList<CratesMove> names(int dealer, PlayingCard upcard) { // CRT-6
    return forEachSuit(upcard, suit -> new Name(dealer, suit));
  }

  /** Returns the plays of a card by a seat without a call, one for each suit. */
  static MoveList<CratesMove> plays(int seat, PlayingCard card) {
    return SILENT.get(seat).get(card.index());
  }

  /** Returns the plays of a card by a seat with a call, one for each suit. */
  static MoveList<CratesMove> callingPlays(int seat, PlayingCard card) {
    return CALLING.get(seat).get(card.index());
  }

  private static MoveList<CratesMove> forEachSuit(
      PlayingCard card, Function<Suit, CratesMove> move) {
    MoveList.Builder<CratesMove> moves = MoveList.builder(Suit.values().length);
    for (Suit suit : Suit.values()) {
      if (mayName(card, suit)) {
        moves.add(move.apply(suit));
      }
    }
    return moves.build();
  }

  private static ImmutableList<ImmutableList<MoveList<CratesMove>>> plays(boolean calls) {
    return Seats.all(Viewer.MAX_SEATS).stream()
        .map(
            seat ->
                Lists.transform(
                    PlayingCard.FAMILY.cards(),
                    card ->
                        forEachSuit(card, suit -> new Play(seat, card, Optional.of(suit), calls))))
        .map(ImmutableList::copyOf)
        .collect(toImmutableList());
  }
}
