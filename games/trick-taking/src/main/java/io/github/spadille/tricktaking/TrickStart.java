package io.github.spadille.tricktaking;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.Deal;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * How things stand when a trick begins: what each seat holds and what lies in each pile of tricks,
 * who takes part, and who leads. Nothing of it changes while cards are played to the trick.
 *
 * @param cards what each seat holds, then what lies in each pile of tricks
 * @param players who takes part
 * @param leader the seat that leads to the trick
 * @param tricks how many tricks each seat has won
 */
record TrickStart(CardsPerSeat<PlayingCard> cards, Players players, int leader, IntPerSeat tricks) {
  // What every hand begins with. NO_CARDS has one entry for each number of seats and piles,
  // the others one for each number of seats.
  private static final ImmutableList<CardsPerSeat<PlayingCard>> NO_CARDS =
      perNumber(number -> CardsPerSeat.none(FAMILY, number));
  private static final ImmutableList<IntPerSeat> NO_TRICKS =
      perNumber(number -> IntPerSeat.of(number, 0));
  private static final ImmutableList<Players> EVERYBODY =
      perNumber(number -> new Players(number, Seats.all(number), Seats.all(number)));

  /**
   * Who takes part.
   *
   * @param seats how many there are
   * @param inPlay the seats that take part
   * @param inTrick the seats that play to the trick: those in play, and those that have left since
   *     they played
   */
  record Players(int seats, Seats inPlay, Seats inTrick) {
    /** Returns who takes part before the next trick is led: all in play will play to it. */
    Players beforeLead() {
      return inTrick == inPlay ? this : with(inPlay);
    }

    /** Returns others that take part, before a card is led. */
    Players with(Seats inPlay) {
      return new Players(seats, inPlay, inPlay);
    }

    /** Returns others that take part, after some seats have played to the trick. */
    Players with(Seats inPlay, Seats played) {
      return new Players(seats, inPlay, inPlay.or(played));
    }
  }

  private static <T> ImmutableList<T> perNumber(IntFunction<T> value) {
    return IntStream.rangeClosed(0, Viewer.MAX_SEATS).mapToObj(value).collect(toImmutableList());
  }

  /** Returns the start of a hand before the deal; see {@link TrickPlay#undealt(int, int, int)}. */
  static TrickStart undealt(int seats, int leader, int piles) {
    checkArgument(leader >= 0 && leader < seats, "leader %s; expected 0 to %s", leader, seats - 1);
    return new TrickStart(
        NO_CARDS.get(seats + piles), EVERYBODY.get(seats), leader, NO_TRICKS.get(seats));
  }

  int seats() {
    return players.seats;
  }

  Seats inPlay() {
    return players.inPlay;
  }

  /** Returns what each seat holds. */
  CardsPerSeat<PlayingCard> hands() {
    return cards.resized(seats());
  }

  /** Tells whether no seat holds a card. */
  boolean handsAreEmpty() {
    return cards.areEmpty(seats());
  }

  /** Returns the cards in each pile of tricks. */
  CardsPerSeat<PlayingCard> won() {
    return CardsPerSeat.copyOf(FAMILY, cards.subList(seats(), cards.size()));
  }

  /** Returns the cards in a pile of tricks. */
  CardSet<PlayingCard> won(int pile) {
    return cards.get(placeOf(pile));
  }

  private int placeOf(int pile) {
    return seats() + Objects.checkIndex(pile, piles());
  }

  private int piles() {
    return cards.size() - seats();
  }

  /** Returns this start with another seat that leads. */
  TrickStart ledBy(int seat) {
    checkArgument(inPlay().contains(seat), "leader %s; expected one of %s", seat, inPlay());
    return new TrickStart(cards, players, seat, tricks);
  }

  /** Returns this start with others that take part; if the leader does not, the next one leads. */
  TrickStart playedBy(Seats inPlay) {
    int next = inPlay.contains(leader) ? leader : inPlay.after(leader);
    return new TrickStart(cards, players.with(inPlay), next, tricks);
  }

  /** Returns this start with others that take part, though some seats have played to the trick. */
  TrickStart playedBy(Seats inPlay, Seats played) {
    return new TrickStart(cards, players.with(inPlay, played), leader, tricks);
  }

  /** Returns this start with other hands; what a seat holds lies in no pile of tricks any more. */
  TrickStart withHands(CardsPerSeat<PlayingCard> hands) {
    CardsPerSeat<PlayingCard> all = hands.resized(cards.size());
    for (int place = seats(); place < all.size(); place++) {
      all = all.plus(place, cards.get(place).minus(all.all()));
    }
    return with(all);
  }

  /** Returns this start with other cards in the piles of tricks. */
  TrickStart withWon(List<CardSet<PlayingCard>> won) {
    checkArgument(won.size() == piles(), "%s piles of %s", won.size(), piles());
    CardsPerSeat<PlayingCard> all = hands().resized(cards.size());
    for (int pile = 0; pile < piles(); pile++) {
      all = all.plus(placeOf(pile), won.get(pile));
    }
    return with(all);
  }

  /** Returns this start after a deal to those that take part, beginning after the dealer. */
  TrickStart dealt(CardList<PlayingCard> shuffled, int dealer, int size) {
    int first = inPlay().after(dealer);
    return with(
        inPlay().size() == seats()
            ? Deal.cards(shuffled, seats(), first, size * seats()).resized(cards.size())
            : dealtToSome(shuffled, first, size));
  }

  private CardsPerSeat<PlayingCard> dealtToSome(
      CardList<PlayingCard> shuffled, int first, int size) {
    int players = inPlay().size();
    CardsPerSeat<PlayingCard> dealt = NO_CARDS.get(cards.size());
    int seat = first;
    for (CardSet<PlayingCard> hand : Deal.sets(shuffled, players, 0, size * players)) {
      dealt = dealt.plus(seat, hand);
      seat = inPlay().after(seat);
    }
    return dealt;
  }

  /** Returns this start after a seat laid some cards away and drew others. */
  TrickStart exchanged(int seat, CardSet<PlayingCard> away, CardList<PlayingCard> drawn) {
    Objects.checkIndex(seat, seats());
    return with(cards.without(away).plus(seat, drawn.toSet()));
  }

  /** Returns the cards after those of the trick went to a pile. */
  CardsPerSeat<PlayingCard> givenTo(int pile, CardSet<PlayingCard> trick) {
    return cards.give(placeOf(pile), trick);
  }

  /** Returns the start of the next trick, which the winner of this one leads to. */
  TrickStart next(int winner, CardsPerSeat<PlayingCard> cards) {
    return new TrickStart(cards, players.beforeLead(), winner, tricks.plus(winner, 1));
  }

  private TrickStart with(CardsPerSeat<PlayingCard> cards) {
    return new TrickStart(cards, players, leader, tricks);
  }
}
