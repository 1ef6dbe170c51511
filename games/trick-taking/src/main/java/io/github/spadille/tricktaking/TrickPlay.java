package io.github.spadille.tricktaking;

import static com.google.common.base.Preconditions.checkArgument;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.seat.Seats.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.PlayedCards;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The cards of a hand that is played in tricks: what each seat holds, the trick, who leads and who
 * plays next, and what has been taken.
 *
 * <p>A game keeps one in its state. Its rules say what may be played ({@link Following}), who wins
 * a trick ({@link Trick.Order}) and what the trick is worth. Seats play in ascending order, round
 * the table; a game that is played counter-clockwise numbers them that way. With two packs, equal
 * cards must have different backs. Immutable, with value equality.
 *
 * <p>Playing a card makes only one small object: hands and tricks taken are kept as they were when
 * the trick began, and brought up to date when somebody takes the trick.
 */
public final class TrickPlay {
  private static final int NO_CARD = Suits.NO_CARD;
  private static final long NOT_KNOWN = -1; // there are never so many cards
  private static final int SIZE = 56; // where the size of the trick stands in a word
  private static final int TO_PLAY = 60; // where the seat that plays next stands
  private static final long TRICK = (1L << SIZE) - 1;
  private static final long NO_CARDS = 0; // in a word

  private final TrickStart start;

  /**
   * The cards of the trick, as in {@link Trick#of}. Above them stand four bits that say how many
   * cards there are, and four bits with 1 + the seat that plays next, or 0 once the trick is
   * complete.
   */
  private final long word;

  /**
   * What the seat that plays next holds, or all cards of a trick that is complete: bit i for the
   * card with index i. {@link #NOT_KNOWN} where there are cards of a second pack.
   */
  private final long known;

  private TrickPlay(TrickStart start, long word, long known) {
    this.start = start;
    this.word = word;
    this.known = known;
  }

  private static TrickPlay of(TrickStart start, long trick, int size, int toPlay) {
    long word = trick | (long) size << SIZE | (long) (toPlay + 1) << TO_PLAY;
    long known = known(start, trick, size, toPlay);
    return new TrickPlay(start, word, known);
  }

  private static long known(TrickStart start, long trick, int size, int toPlay) {
    if (start.cards().hasSecondPack()) {
      return NOT_KNOWN;
    }
    return toPlay == NOBODY ? Trick.low(trick, size) : start.cards().get(toPlay).low();
  }

  /** The play before a card is led. */
  private static TrickPlay of(TrickStart start) {
    return of(start, NO_CARDS, 0, start.leader());
  }

  private TrickPlay with(TrickStart start) {
    return of(start, order(), size(), toPlay());
  }

  /** The cards of the trick, in order of play. */
  private long order() {
    return word & TRICK;
  }

  /** The cards of the trick, which is complete. */
  private CardSet<PlayingCard> cardsOfTrick() {
    return known == NOT_KNOWN ? Trick.set(word, size()) : CardSet.ofBits(FAMILY, known, 0);
  }

  private int size() {
    return (int) (word >>> SIZE) & 0xF;
  }

  /** The seat that plays next, or {@link Seats#NOBODY} once the trick is complete. */
  private int toPlay() {
    return (int) (word >>> TO_PLAY) - 1;
  }

  /**
   * Returns the start of a hand before the deal, with a pile of tricks for each seat.
   *
   * @param seats how many there are, at most eight
   * @param leader the seat that will lead to the first trick
   * @throws IllegalArgumentException if it is not one of the seats
   * @throws IndexOutOfBoundsException if there are more seats
   */
  public static TrickPlay undealt(int seats, int leader) {
    return undealt(seats, leader, seats);
  }

  /**
   * Returns the start of a hand before the deal: nobody holds a card, all piles are empty.
   *
   * @param seats how many there are, at most eight
   * @param leader the seat that will lead to the first trick
   * @param piles the number of piles for tricks: one for each seat or side, one for all, or none
   * @throws IllegalArgumentException if the leader is not one of the seats
   * @throws IndexOutOfBoundsException if there are more than sixteen seats and piles
   */
  public static TrickPlay undealt(int seats, int leader, int piles) {
    return of(TrickStart.undealt(seats, leader, piles));
  }

  /** Returns what each seat holds. */
  public CardsPerSeat<PlayingCard> hands() {
    CardsPerSeat<PlayingCard> hands = start.hands();
    return size() == 0 ? hands : hands.without(Trick.set(word, size()));
  }

  /**
   * Returns what a seat holds.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardSet<PlayingCard> hand(int seat) {
    Objects.checkIndex(seat, seats());
    // Without a branch between two sets, the compiler can do without making either.
    int gone = seat == toPlay() || positionOf(seat) < 0 ? 0 : size();
    return start.cards().get(seat).minus(Trick.set(word, gone));
  }

  /** Returns what the seat in turn holds; no card once the trick is complete. */
  public CardSet<PlayingCard> handInTurn() {
    long low = known;
    long high = 0;
    if (known == NOT_KNOWN) {
      low = start.cards().get(seatInTurn()).low();
      high = start.cards().get(seatInTurn()).high();
    }
    long held = isComplete() ? 0 : -1L;
    return CardSet.ofBits(FAMILY, low & held, high & held);
  }

  /** Returns the seats that take part, all at first. */
  public Seats inPlay() {
    return start.inPlay();
  }

  /** Returns the seat that led to the trick, or is to lead. */
  public int leader() {
    return start.leader();
  }

  /** Returns the cards of the trick, in order of play. */
  public Trick trick() {
    return Trick.of(order(), size());
  }

  /** Returns the cards in each pile of tricks. */
  public CardsPerSeat<PlayingCard> won() {
    return start.won();
  }

  /**
   * Returns the cards in a pile of tricks.
   *
   * @throws IndexOutOfBoundsException if there is no such pile
   */
  public CardSet<PlayingCard> won(int pile) {
    return start.won(pile);
  }

  /** Returns how many tricks each seat has won. */
  public IntPerSeat tricks() {
    return start.tricks();
  }

  /** Returns the seat that plays next; once the trick is complete, the one that led to it. */
  public int seatInTurn() {
    return isComplete() ? start.leader() : toPlay();
  }

  /**
   * Returns the seat that played a card of the trick.
   *
   * @param position of the card, from 0
   * @throws IndexOutOfBoundsException if so many have not played
   */
  public int playedBy(int position) {
    Objects.checkIndex(position, size());
    int seat = start.leader();
    for (int i = 0; i < position; i++) {
      seat = after(seat);
    }
    return seat;
  }

  /** Returns the position in the trick of the card that a seat has played; -1 if it has not. */
  public int positionOf(int seat) {
    int at = start.leader();
    for (int position = 0; position < size(); position++) {
      if (at == seat) {
        return position;
      }
      at = after(at);
    }
    return -1;
  }

  /** Tells whether all seats that take part have played to the trick. */
  public boolean isComplete() {
    return toPlay() == NOBODY;
  }

  /** Tells whether no seat that takes part holds a card. */
  public boolean handsAreEmpty() {
    return size() == 0 && inPlay() == Seats.all(seats())
        ? start.handsAreEmpty()
        : noneInPlayHoldsCards();
  }

  private boolean noneInPlayHoldsCards() {
    for (int seat = 0; seat < seats(); seat++) {
      if (inPlay().contains(seat) && !hand(seat).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** Returns the cards that the seat in turn may play; none once the trick is complete. */
  public CardSet<PlayingCard> playable(Following following) {
    if (!following.isSuitAlone() || known == NOT_KNOWN) {
      return following.playable(handInTurn(), trick());
    }
    return CardSet.ofBits(FAMILY, isComplete() ? 0 : Suits.following(known, ledOrNone()), 0);
  }

  /**
   * Returns why the seat in turn may not play a card, or nothing if it may: reason {@code not-held}
   * with the card, or that of a duty with the card and the card led.
   *
   * @param ruleId the rule that says that it is a card of the hand: {@code MYG-13}
   */
  public Optional<Refusal> refusalUnlessPlayable(
      PlayingCard card, Following following, String ruleId) {
    return playable(following).contains(card) ? Optional.empty() : refusal(card, following, ruleId);
  }

  private Optional<Refusal> refusal(PlayingCard card, Following following, String ruleId) {
    CardSet<PlayingCard> hand = handInTurn();
    return hand.contains(card)
        ? following.refusal(hand, trick(), card)
        : refuse(ruleId, "not-held", card);
  }

  /**
   * Returns the ids of the rules whose duties the seat in turn can fulfil, in order; none if it
   * leads.
   */
  public ImmutableList<String> binding(Following following) {
    return following.binding(handInTurn(), trick());
  }

  /**
   * Returns this play with other hands: after the deal, or with other hidden cards. What a seat
   * holds lies in no pile of tricks any more.
   *
   * @throws IllegalArgumentException if it is another number of hands, or two have the same card
   */
  public TrickPlay withHands(List<CardSet<PlayingCard>> hands) {
    checkArgument(hands.size() == seats(), "%s hands of %s", hands.size(), seats());
    CardsPerSeat<PlayingCard> held = CardsPerSeat.copyOf(FAMILY, hands);
    for (int position = 0; position < size(); position++) {
      held = held.plus(playedBy(position), trick().get(position));
    }
    return with(start.withHands(held));
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
    return with(start.dealt(shuffled, dealer, size));
  }

  /**
   * Returns this play after a seat laid some cards away and drew others; either may be none.
   *
   * @param away cards that the seat holds
   * @throws IndexOutOfBoundsException if there is no such seat
   * @throws IllegalArgumentException if somebody has a card that is drawn
   */
  public TrickPlay exchange(int seat, CardSet<PlayingCard> away, CardList<PlayingCard> drawn) {
    return with(start.exchanged(seat, away, drawn));
  }

  /**
   * Returns this play before a card is led, with another seat that leads to the first trick, such
   * as the highest bidder.
   *
   * @throws IllegalArgumentException if the seat does not take part
   */
  public TrickPlay withLeader(int seat) {
    return of(start.ledBy(seat));
  }

  /**
   * Returns this play with other cards in the piles of tricks.
   *
   * @throws IllegalArgumentException if it is another number of piles, or a seat holds one of the
   *     cards
   */
  public TrickPlay withWon(List<CardSet<PlayingCard>> won) {
    return with(start.withWon(won));
  }

  /**
   * Returns this play with other seats that take part. A seat that has left plays no more; its
   * cards in the trick stay there, but cannot win it.
   *
   * @throws IllegalArgumentException if there is none, or one that is no seat
   */
  public TrickPlay withInPlay(Seats inPlay) {
    checkArgument(
        !inPlay.isEmpty() && inPlay.andNot(Seats.all(seats())).isEmpty(),
        "seats %s of %s",
        inPlay,
        seats());
    if (size() == 0) {
      return of(start.playedBy(inPlay));
    }
    Seats played = Seats.none();
    for (int position = 0; position < size(); position++) {
      played = played.with(playedBy(position));
    }
    TrickStart now = start.playedBy(inPlay, played);
    int next = now.players().inTrick().after(playedBy(size() - 1));
    return of(now, order(), size(), next == now.leader() ? NOBODY : next);
  }

  /**
   * Returns this play after the seat in turn played a card.
   *
   * @throws IllegalStateException if the trick is complete
   * @throws IllegalArgumentException if the seat does not hold the card
   */
  public TrickPlay play(PlayingCard card) {
    if (isComplete()) {
      throw new IllegalStateException("the trick is complete: " + trick());
    }
    int seat = toPlay();
    if (!handInTurn().contains(card)) {
      throw new IllegalArgumentException(
          "seat " + seat + " does not hold " + card + "; it holds: " + hand(seat));
    }
    int next = after(seat);
    return of(
        start,
        order() | (long) card.index() << Trick.BITS * size(),
        size() + 1,
        next == start.leader() ? NOBODY : next);
  }

  /** Tells whether the next card completes the trick. */
  public boolean isLastToPlay() {
    return !isComplete() && after(toPlay()) == start.leader();
  }

  /**
   * Returns the card that was led to the trick.
   *
   * @throws IndexOutOfBoundsException if none was
   */
  public PlayingCard led() {
    Objects.checkIndex(0, size());
    return FAMILY.card(led(word));
  }

  private int ledOrNone() {
    return size() == 0 ? NO_CARD : led(word);
  }

  /** The index of the card that was led to a trick. */
  private static int led(long trick) {
    return (int) trick & Trick.CARD;
  }

  /**
   * Returns the seat that wins the trick, one of those that take part. If none of these has played
   * a card that can win, the first of their cards counts as led.
   *
   * @throws IndexOutOfBoundsException if nobody who takes part has played
   */
  public int winner(Trick.Order order) {
    if (!isComplete() || start.players().inTrick() != start.inPlay()) {
      return winnerAmongThoseInPlay(order);
    }
    PlayingCard strongest =
        known == NOT_KNOWN ? null : order.strongest(CardSet.ofBits(FAMILY, known, 0), led());
    return strongest != null ? start.cards().holder(strongest) : playedBy(trick().winner(order));
  }

  private int winnerAmongThoseInPlay(Trick.Order order) {
    int first = 0;
    while (!inPlay().contains(playedBy(first))) {
      first++;
    }
    int winner = strongest(order, trick().led());
    winner = winner < 0 ? strongest(order, trick().get(first)) : winner;
    return playedBy(winner < 0 ? first : winner);
  }

  /** The position of the strongest card of those in play; -1 if none can win. */
  private int strongest(Trick.Order order, PlayingCard led) {
    int strongest = -1;
    int highest = -1;
    for (int position = 0; position < size(); position++) {
      int strength = order.strength(trick().get(position), led);
      if (strength > highest && inPlay().contains(playedBy(position))) {
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
    return trickWon(winner, start.givenTo(pile, cardsOfTrick()));
  }

  /**
   * Returns cards that lie in front of those who played them, with those of the trick: where nobody
   * takes a trick, its cards stay where they were played.
   */
  public PlayedCards<PlayingCard> addTrickTo(PlayedCards<PlayingCard> played) {
    return played.plus(trick(), this::playedBy);
  }

  /**
   * Returns this play after a seat won the trick and its cards were put away: if they still count,
   * the game keeps them elsewhere. The seat leads to the next trick.
   *
   * @throws IllegalStateException if the trick is not complete
   * @throws IllegalArgumentException if the seat does not take part
   */
  public TrickPlay clear(int winner) {
    return trickWon(winner, start.cards().without(cardsOfTrick()));
  }

  private TrickPlay trickWon(int winner, CardsPerSeat<PlayingCard> cards) {
    if (!isComplete()) {
      throw new IllegalStateException("the trick is not complete: " + trick());
    }
    if (!inPlay().contains(winner)) {
      throw new IllegalArgumentException("winner " + winner + "; expected one of " + inPlay());
    }
    return of(start.next(winner, cards));
  }

  private int seats() {
    return start.seats();
  }

  /** The seat that plays to the trick after another; after the last one that of the leader. */
  private int after(int seat) {
    return start.players().inTrick().after(seat);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof TrickPlay other && other.word == word && other.start.equals(start);
  }

  @Override
  public int hashCode() {
    return Objects.hash(start, word);
  }

  /** Returns all parts, with the secret ones. */
  @Override
  public String toString() {
    return "hands "
        + hands()
        + ", in play "
        + inPlay()
        + ", leader "
        + leader()
        + ", trick "
        + trick()
        + ", won "
        + won()
        + ", tricks "
        + tricks();
  }
}
