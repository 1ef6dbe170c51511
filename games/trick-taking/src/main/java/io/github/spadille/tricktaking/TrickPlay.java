package io.github.spadille.tricktaking;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Viewer;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The cards of a hand that is played in tricks: what each seat holds, the trick, who leads and who
 * plays next, and what has been taken.
 *
 * <p>A game's state holds one and says what may be played ({@link Following}), who wins a trick
 * ({@link Trick.Order}) and what that is worth. Seats play in ascending order, round the table; a
 * game that is played counter-clockwise numbers them that way. No card may be there twice, but with
 * the second back. Immutable, with value equality.
 *
 * <p>It is made for short code. A game that must be as fast as can be has a state of its own, as Oh
 * Hell has.
 */
public final class TrickPlay {
  // By the number of seats or piles: every hand begins with them.
  private static final ImmutableList<CardsPerSeat<PlayingCard>> NO_CARDS =
      perNumber(number -> CardsPerSeat.none(FAMILY, number));
  private static final ImmutableList<IntPerSeat> NO_TRICKS =
      perNumber(number -> IntPerSeat.of(number, 0));

  // The hands are as they were when the trick began: a play leaves them alone.
  private final CardsPerSeat<PlayingCard> hands;
  private final Seats inPlay;
  private final int leader;
  private final Trick trick;
  private final Seats played;
  private final CardsPerSeat<PlayingCard> won;
  private final IntPerSeat tricks;

  private TrickPlay(
      CardsPerSeat<PlayingCard> hands,
      Seats inPlay,
      int leader,
      Trick trick,
      Seats played,
      CardsPerSeat<PlayingCard> won,
      IntPerSeat tricks) {
    this.hands = hands;
    this.inPlay = inPlay;
    this.leader = leader;
    this.trick = trick;
    this.played = played;
    this.won = won;
    this.tricks = tricks;
  }

  private static TrickPlay of(
      CardsPerSeat<PlayingCard> hands,
      Seats inPlay,
      int leader,
      Trick trick,
      Seats played,
      CardsPerSeat<PlayingCard> won,
      IntPerSeat tricks) {
    return new TrickPlay(hands, inPlay, leader, trick, played, won, tricks);
  }

  private static <T> ImmutableList<T> perNumber(IntFunction<T> value) {
    return IntStream.rangeClosed(0, Viewer.MAX_SEATS).mapToObj(value).collect(toImmutableList());
  }

  /**
   * Returns the play before the deal, with a pile of tricks for each seat: nobody holds a card.
   *
   * @param leader the seat that will lead to the first trick
   * @throws IllegalArgumentException if it is not one of the seats
   */
  public static TrickPlay undealt(int seats, int leader) {
    return undealt(seats, leader, seats);
  }

  /**
   * Returns the play before the deal: nobody holds a card.
   *
   * @param leader the seat that will lead to the first trick
   * @param piles the number of piles for tricks: one for each seat or side, or one for all
   * @throws IllegalArgumentException if the leader is not one of the seats
   */
  public static TrickPlay undealt(int seats, int leader, int piles) {
    checkArgument(leader >= 0 && leader < seats, "leader %s; expected 0 to %s", leader, seats - 1);
    return of(
        NO_CARDS.get(seats),
        Seats.all(seats),
        leader,
        Trick.empty(),
        Seats.none(),
        NO_CARDS.get(piles),
        NO_TRICKS.get(seats));
  }

  /** Returns what each seat holds. */
  public CardsPerSeat<PlayingCard> hands() {
    return trick.isEmpty() ? hands : hands.without(trick.toSet());
  }

  /**
   * Returns what a seat holds.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardSet<PlayingCard> hand(int seat) {
    // One way for both cases: the compiler need not make sets that never meet others.
    Trick gone = played.contains(seat) ? trick : Trick.empty();
    return hands.get(seat).minus(gone.toSet());
  }

  /** Returns the seats that take part, all at first. */
  public Seats inPlay() {
    return inPlay;
  }

  /** Returns the seat that led to the trick, or is to lead. */
  public int leader() {
    return leader;
  }

  /** Returns the cards of the trick, in order of play. */
  public Trick trick() {
    return trick;
  }

  /** Returns the cards in each pile of tricks. */
  public CardsPerSeat<PlayingCard> won() {
    return won;
  }

  /**
   * Returns the cards in a pile of tricks.
   *
   * @throws IndexOutOfBoundsException if there is no such pile
   */
  public CardSet<PlayingCard> won(int pile) {
    return won.get(pile);
  }

  /** Returns how many tricks each seat has won. */
  public IntPerSeat tricks() {
    return tricks;
  }

  /** Returns the seat that plays next; once the trick is complete, the one that led to it. */
  public int seatInTurn() {
    Seats rest = inPlay.andNot(played);
    return rest.isEmpty() || rest.contains(leader) ? leader : rest.after(leader);
  }

  /**
   * Returns the seat that played a card of the trick.
   *
   * @param position of the card, from 0
   * @throws IndexOutOfBoundsException if so many have not played
   */
  public int playedBy(int position) {
    Objects.checkIndex(position, trick.size());
    int seat = leader;
    for (int i = 0; i < position; i++) {
      seat = played.after(seat);
    }
    return seat;
  }

  /** Returns the position in the trick of the card that a seat has played; -1 if it has not. */
  public int positionOf(int seat) {
    int position = played.contains(seat) ? 0 : -1;
    for (int at = leader; position >= 0 && at != seat; at = played.after(at)) {
      position++;
    }
    return position;
  }

  /** Tells whether all seats that take part have played to the trick. */
  public boolean isComplete() {
    return !trick.isEmpty() && inPlay.andNot(played).isEmpty();
  }

  /** Tells whether no seat that takes part holds a card. */
  public boolean handsAreEmpty() {
    for (int seat = 0; seat < hands.size(); seat++) {
      if (inPlay.contains(seat) && !hand(seat).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** Returns the cards that the seat in turn may play. */
  public CardSet<PlayingCard> playable(Following following) {
    return following.playable(hand(seatInTurn()), trick);
  }

  /**
   * Returns why a card may not be played now, or nothing if it may: reason {@code turn} with the
   * seat in turn, {@code not-held} with the card, or that of a duty with the card and the card led.
   *
   * @param ruleId the rule that says who plays, and that it is a card of the hand: {@code MYG-13}
   */
  public Optional<Refusal> refusalUnlessPlayable(
      TrickMove.Play play, Following following, String ruleId) {
    int seat = seatInTurn();
    if (play.seat() != seat) {
      return refuse(ruleId, "turn", Seats.of(seat));
    }
    CardSet<PlayingCard> hand = hand(seat);
    return hand.contains(play.card())
        ? following.refusal(hand, trick, play.card())
        : refuse(ruleId, "not-held", play.card());
  }

  /**
   * Returns the ids of the rules whose duties the seat in turn can fulfil, in order; none if it
   * leads.
   */
  public ImmutableList<String> binding(Following following) {
    return following.binding(hand(seatInTurn()), trick);
  }

  /**
   * Returns this play with other hands: after the deal, or with other hidden cards.
   *
   * @throws IllegalArgumentException if it is another number of hands
   */
  public TrickPlay withHands(List<CardSet<PlayingCard>> hands) {
    checkArgument(
        hands.size() == this.hands.size(), "%s hands of %s", hands.size(), this.hands.size());
    return of(CardsPerSeat.copyOf(FAMILY, hands), inPlay, leader, trick, played, won, tricks);
  }

  /**
   * Returns this play after cards were dealt to the seats that take part, one at a time, beginning
   * with the first of them after the dealer. All others hold none.
   *
   * @param shuffled the pack, the first dealt first
   * @param size how many cards each of them gets
   * @throws IndexOutOfBoundsException if the pack has fewer cards
   */
  public TrickPlay deal(CardList<PlayingCard> shuffled, int dealer, int size) {
    CardsPerSeat<PlayingCard> hands = NO_CARDS.get(this.hands.size());
    int seat = dealer;
    for (int place = 0; place < inPlay.size(); place++) {
      seat = inPlay.after(seat);
      long low = 0;
      long high = 0;
      for (int i = place; i < size * inPlay.size(); i += inPlay.size()) {
        int index = shuffled.indexAt(i);
        low |= index < Long.SIZE ? 1L << index : 0;
        high |= index < Long.SIZE ? 0 : 1L << index;
      }
      hands = hands.plus(seat, CardSet.ofBits(FAMILY, low, high));
    }
    return of(hands, inPlay, leader, trick, played, won, tricks);
  }

  /**
   * Returns this play after a seat laid some cards away and drew others; either may be none.
   *
   * @param away cards that the seat holds
   * @throws IndexOutOfBoundsException if there is no such seat
   * @throws IllegalArgumentException if somebody holds a card that is drawn
   */
  public TrickPlay exchange(int seat, CardSet<PlayingCard> away, CardList<PlayingCard> drawn) {
    CardsPerSeat<PlayingCard> changed = hands.without(away).plus(seat, drawn.toSet());
    return of(changed, inPlay, leader, trick, played, won, tricks);
  }

  /**
   * Returns this play with another seat that leads to the first trick: it bid, or called.
   *
   * @throws IllegalArgumentException if the seat does not take part
   */
  public TrickPlay withLeader(int seat) {
    checkArgument(inPlay.contains(seat), "leader %s; expected one of %s", seat, inPlay);
    return of(hands, inPlay, seat, trick, played, won, tricks);
  }

  /**
   * Returns this play with other cards in the piles of tricks.
   *
   * @throws IllegalArgumentException if it is another number of piles
   */
  public TrickPlay withWon(List<CardSet<PlayingCard>> won) {
    checkArgument(won.size() == this.won.size(), "%s piles of %s", won.size(), this.won.size());
    return of(hands, inPlay, leader, trick, played, CardsPerSeat.copyOf(FAMILY, won), tricks);
  }

  /**
   * Returns this play with other seats that take part. Who leaves is left out of the turn; the
   * cards that it has played to the trick stay there, but cannot win it.
   *
   * @throws IllegalArgumentException if there is none, or one that is no seat
   */
  public TrickPlay withInPlay(Seats inPlay) {
    checkArgument(
        !inPlay.isEmpty() && inPlay.andNot(Seats.all(hands.size())).isEmpty(),
        "seats %s of %s",
        inPlay,
        hands.size());
    int next = trick.isEmpty() && !inPlay.contains(leader) ? inPlay.after(leader) : leader;
    return of(hands, inPlay, next, trick, played, won, tricks);
  }

  /**
   * Returns this play after the seat in turn played a card.
   *
   * @throws IllegalStateException if the trick is complete
   * @throws IllegalArgumentException if the seat does not hold the card
   */
  public TrickPlay play(PlayingCard card) {
    if (isComplete()) {
      throw new IllegalStateException("the trick is complete: " + trick);
    }
    int seat = seatInTurn();
    CardSet<PlayingCard> hand = hand(seat);
    checkArgument(hand.contains(card), "seat %s does not hold %s; it holds: %s", seat, card, hand);
    return of(hands, inPlay, leader, trick.with(card), played.with(seat), won, tricks);
  }

  /**
   * Returns the seat that wins the trick, among those that take part. If none of these has a card
   * that can win, the first of their cards counts as led.
   *
   * @throws IndexOutOfBoundsException if nobody who takes part has played
   */
  public int winner(Trick.Order order) {
    return played.andNot(inPlay).isEmpty()
        ? playedBy(trick.winner(order))
        : winnerAmongThoseInPlay(order);
  }

  private int winnerAmongThoseInPlay(Trick.Order order) {
    int first = 0;
    while (!inPlay.contains(playedBy(first))) {
      first++;
    }
    int winner = strongest(order, trick.led());
    winner = winner < 0 ? strongest(order, trick.get(first)) : winner;
    return playedBy(winner < 0 ? first : winner);
  }

  /** The position of the strongest card of those in play; -1 if none can win. */
  private int strongest(Trick.Order order, PlayingCard led) {
    int strongest = -1;
    int highest = -1;
    for (int position = 0; position < trick.size(); position++) {
      int strength = order.strength(trick.get(position), led);
      if (strength > highest && inPlay.contains(playedBy(position))) {
        strongest = position;
        highest = strength;
      }
    }
    return strongest;
  }

  /**
   * Returns this play after a seat took the trick to its own pile; it leads to the next.
   *
   * @throws IllegalStateException if the trick is not complete
   * @throws IllegalArgumentException if the seat does not take part
   * @throws IndexOutOfBoundsException if the seat has no pile
   */
  public TrickPlay take(int winner) {
    return take(winner, winner);
  }

  /**
   * Returns this play after a seat won the trick and its cards went to a pile; the seat leads to
   * the next.
   *
   * @param pile the number of the pile: of a side, or 0 if there is one for all
   * @throws IllegalStateException if the trick is not complete
   * @throws IllegalArgumentException if the seat does not take part
   * @throws IndexOutOfBoundsException if there is no such pile
   */
  public TrickPlay take(int winner, int pile) {
    return trickWon(winner, won.with(pile, won.get(pile).union(trick.toSet())));
  }

  /**
   * Returns this play after a seat won the trick, of which the game keeps the cards elsewhere; the
   * seat leads to the next.
   *
   * @throws IllegalStateException if the trick is not complete
   * @throws IllegalArgumentException if the seat does not take part
   */
  public TrickPlay clear(int winner) {
    return trickWon(winner, won);
  }

  private TrickPlay trickWon(int winner, CardsPerSeat<PlayingCard> won) {
    if (!isComplete()) {
      throw new IllegalStateException("the trick is not complete: " + trick);
    }
    checkArgument(inPlay.contains(winner), "winner %s; expected one of %s", winner, inPlay);
    return of(hands(), inPlay, winner, Trick.empty(), Seats.none(), won, tricks.plus(winner, 1));
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof TrickPlay other
        && other.leader == leader
        && other.inPlay.equals(inPlay)
        && other.played.equals(played)
        && other.trick.equals(trick)
        && other.hands().equals(hands())
        && other.won.equals(won)
        && other.tricks.equals(tricks);
  }

  @Override
  public int hashCode() {
    return Objects.hash(hands(), inPlay, leader, trick, played, won, tricks);
  }

  /** Returns all parts; secrets included. */
  @Override
  public String toString() {
    return "hands "
        + hands()
        + ", in play "
        + inPlay
        + ", leader "
        + leader
        + ", trick "
        + trick
        + ", won "
        + won
        + ", tricks "
        + tricks;
  }
}
