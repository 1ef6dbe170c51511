package io.github.spadille.betting.pontoon;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.Lists;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Pontoon stands.
 *
 * <p>To draw a card changes one hand, so that is kept beside the others, which stay as they were.
 * While bets are made the first cards are still the top of the pack, and a bet is what a seat has
 * paid. {@link #now} tells where the cards lie; equal states may be kept differently.
 */
@Value.Immutable
public abstract class PontoonState implements GameState {
  private static final int FIRST_PLACE = 0;
  private static final @Nullable PontoonHand NO_HAND = null;

  PontoonState() {}

  /** Returns the first state: limits are named, if they are not yet, or the pack is shuffled. */
  static PontoonState begin(Round round, CardList<PlayingCard> pack) {
    return ImmutablePontoonState.of(
        round.hasLimits() ? Phase.SHUFFLE : Phase.LIMITS,
        round,
        round.banker,
        PackAndHands.shuffled(pack),
        FIRST_PLACE,
        NO_HAND,
        round.unstaked);
  }

  /** Returns what is awaited; {@code BANK} also while a hand is settled. */
  public abstract Phase phase();

  /** Returns what stays the same for most of a hand. */
  public abstract Round round();

  /** Returns the seat to act; the banker where none is. */
  public abstract int seat();

  /** Returns where the cards lay when the hand that is played was begun. */
  abstract PackAndHands cards();

  /** Returns the place of that hand in the order of play, from 0. */
  abstract int place();

  /** Returns that hand as it is now; none if none is played. */
  abstract @Nullable PontoonHand played();

  /** Returns every change of the chips that are not staked. */
  public abstract ScoreSheet sheet();

  /** What is awaited. */
  public enum Phase {
    /** The limits of a new banker. */
    LIMITS,
    /** A shuffle. */
    SHUFFLE,
    /** The bet of a player. */
    BET,
    /** What a player does with a hand. */
    PLAY,
    /** What the banker does. */
    BANK,
    /** Whether a seat takes the bank. */
    BANK_OFFER,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same for most of a hand.
   *
   * @param number the number of the hand, from 1
   * @param banker the seat that keeps the bank and deals
   * @param limitMin the lowest bet; 0 while limits are awaited
   * @param limitMax the highest bet; 0 while limits are awaited
   * @param dealtTo the seats that take part, the banker included
   * @param pontoons the seats that can take the bank for a pontoon in this hand; while the bank is
   *     offered those that have not refused it
   * @param reshuffle whether the next hand begins with a shuffle
   * @param unstaked the sheet before the first bet
   */
  public record Round(
      int number,
      int banker,
      int limitMin,
      int limitMax,
      Seats dealtTo,
      Seats pontoons,
      boolean reshuffle,
      ScoreSheet unstaked) {
    private static final int NO_LIMIT = 0;
    private static final boolean RESHUFFLE = true;
    private static final boolean NO_RESHUFFLE = false;

    /** Returns the first round, in which the banker has named no limits yet. */
    static Round first(int banker, ScoreSheet unstaked) {
      return of(1, banker, NO_LIMIT, NO_LIMIT, RESHUFFLE, unstaked);
    }

    /** Returns a round in which nobody can take the bank for a pontoon yet. */
    private static Round of(
        int number, int banker, int min, int max, boolean reshuffle, ScoreSheet unstaked) {
      Seats dealtTo = unstaked.atLeast(min).with(banker); // PON-5
      return new Round(number, banker, min, max, dealtTo, Seats.none(), reshuffle, unstaked);
    }

    /** Tells whether the limits of the bets are named. */
    boolean hasLimits() {
      return limitMax != NO_LIMIT;
    }

    /** Returns what a seat has bet when all chips but bets are on a sheet. */
    int bet(int seat, ScoreSheet sheet) {
      return (int) (unstaked.total(seat) - sheet.total(seat));
    }

    /** Returns the next round, in which a seat keeps the bank, with the same limits. */
    Round next(int heir, ScoreSheet sheet) {
      return of(number + 1, heir, limitMin, limitMax, reshuffle, sheet);
    }

    /** Returns the next round, for which a banker has to name limits. */
    Round nextWithoutLimits(int heir, ScoreSheet sheet) {
      return of(number + 1, heir, NO_LIMIT, NO_LIMIT, reshuffle, sheet);
    }

    Round withBanker(int heir) {
      return new Round(number, heir, limitMin, limitMax, dealtTo, pontoons, reshuffle, unstaked);
    }

    Round withLimits(int min, int max) {
      return of(number, banker, min, max, reshuffle, unstaked);
    }

    Round shuffled() {
      return new Round(
          number, banker, limitMin, limitMax, dealtTo, pontoons, NO_RESHUFFLE, unstaked);
    }

    /** Returns this with other seats that can take the bank after a pontoon. */
    Round afterPontoon(Seats heirs) { // PON-54
      return new Round(number, banker, limitMin, limitMax, dealtTo, heirs, RESHUFFLE, unstaked);
    }
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(seat());
    };
  }

  @Override
  public Optional<Outcome> outcome() { // PON-57
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public int handNumber() {
    return round().number;
  }

  /** Returns the seat that keeps the bank and deals. */
  public int banker() {
    return round().banker;
  }

  /**
   * Returns the hand that is played, as it is now.
   *
   * @throws NullPointerException if none is
   */
  public PontoonHand hand() {
    return requireNonNull(played());
  }

  /** Returns where the cards lie now. */
  PackAndHands now() {
    if (phase() == Phase.BET) {
      return dealt();
    }
    return played() == null ? cards() : cards().with(place(), played());
  }

  /** Returns the cards with one dealt to each who takes part. */
  private PackAndHands dealt() { // PON-7
    return cards().with(firstCards());
  }

  /** Returns the cards with one dealt to each who takes part, and a second, which lies open. */
  PackAndHands dealtAndOpened() { // PON-9
    PontoonHand[] hands = firstCards();
    for (int i = 0; i < hands.length; i++) {
      hands[i] = hands[i].opened(cards().left(hands.length + i));
    }
    return cards().with(hands);
  }

  private PontoonHand[] firstCards() {
    Seats seats = round().dealtTo();
    PontoonHand[] hands = new PontoonHand[seats.size()];
    int next = round().banker;
    for (int i = 0; i < hands.length; i++) {
      next = seats.after(next);
      hands[i] = PontoonHand.of(next, round().bet(next, sheet()), cards().left(i));
    }
    return hands;
  }

  /** Returns the number of hands of a seat. */
  public int count(int seat) {
    int count = 0;
    for (int i = 0; i < cards().count(); i++) {
      count += cards().hand(i).seat() == seat ? 1 : 0;
    }
    return count;
  }

  /** Tells whether a seat has made two hands of one. */
  boolean hasSplit(int seat) {
    return count(seat) > 1;
  }

  /** Tells whether a player has a hand of a status. */
  boolean has(Status status) {
    for (int i = 0; i < cards().count() - 1; i++) {
      if (cards().hand(i).status() == status) {
        return true;
      }
    }
    return false;
  }

  private int drawn() {
    return hand().size() - cards().hand(place()).size();
  }

  /** Tells whether the hand that is played can get so many cards. */
  boolean hasLeft(int count) {
    return cards().hasLeft(drawn() + count);
  }

  /** Returns the card that the hand that is played gets next. */
  PlayingCard top() {
    return cards().left(drawn());
  }

  /** Returns the chips of a seat that are not staked. */
  public long chips(int seat) {
    return sheet().total(seat);
  }

  /** Returns the seats other than a banker that have so many chips. */
  Seats others(int banker, int chips) {
    return sheet().atLeast(chips).without(banker);
  }

  /** Returns the highest bet that a seat other than a banker can afford (PON-4). */
  long affordable(int banker) {
    long most = Long.MIN_VALUE;
    for (int seat = 0; seat < sheet().seats(); seat++) {
      most = seat == banker ? most : Math.max(most, chips(seat));
    }
    return most;
  }

  /** Returns the chips that are staked on all hands. */
  public long staked() {
    return now().hands().stream().mapToLong(PontoonHand::stake).sum();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public PontoonState withSheet(ScoreSheet sheet) {
    return ImmutablePontoonState.of(phase(), round(), seat(), cards(), place(), played(), sheet);
  }

  PontoonState withRound(Round round) {
    return ImmutablePontoonState.of(phase(), round, seat(), cards(), place(), played(), sheet());
  }

  /** Returns this state with another hand in place of the one that is played. */
  PontoonState with(PontoonHand hand, ScoreSheet sheet) {
    return ImmutablePontoonState.of(phase(), round(), seat(), cards(), place(), hand, sheet);
  }

  /** Returns this state when a banker is to name limits. */
  PontoonState awaitingLimits(Round round) { // PON-3
    return awaiting(Phase.LIMITS, round, round.banker);
  }

  /** Returns this state when the pack is to be shuffled. */
  PontoonState awaitingShuffle(Round round) { // PON-6
    return awaiting(Phase.SHUFFLE, round, round.banker);
  }

  /** Returns this state when a seat may take the bank. */
  PontoonState offeringBank(int heir) { // PON-51
    return awaiting(Phase.BANK_OFFER, round(), heir);
  }

  /** Returns this state when a seat has the bank, and nothing is done with it yet. */
  PontoonState banked(int heir) {
    return awaiting(Phase.BANK, round().withBanker(heir), heir);
  }

  /** Returns this state when the game is over. */
  PontoonState over() { // PON-56
    return awaiting(Phase.OVER, round(), seat());
  }

  private PontoonState awaiting(Phase phase, Round round, int seat) {
    return ImmutablePontoonState.of(phase, round, seat, cards(), place(), played(), sheet());
  }

  /** Returns this state when a seat is to bet, the first one or that after a bet. */
  PontoonState betting(Round round, int seat, PackAndHands pack, ScoreSheet sheet) { // PON-7, PON-8
    return ImmutablePontoonState.of(Phase.BET, round, seat, pack, FIRST_PLACE, NO_HAND, sheet);
  }

  /** Returns this state when no hand is played any more. */
  PontoonState handOver(PackAndHands cards, ScoreSheet sheet) {
    return ImmutablePontoonState.of(phase(), round(), seat(), cards, FIRST_PLACE, NO_HAND, sheet);
  }

  /** Returns this state when the first hand is played. */
  PontoonState playingFirst(PackAndHands cards) { // PON-15
    return playing(FIRST_PLACE, cards, sheet());
  }

  /** Returns this state when the hand at a place is played. */
  PontoonState playing(int place, PackAndHands cards, ScoreSheet sheet) {
    PontoonHand hand = cards.hand(place);
    Phase turn = hand.seat() == round().banker ? Phase.BANK : Phase.PLAY;
    return ImmutablePontoonState.of(turn, round(), hand.seat(), cards, place, hand, sheet);
  }

  /** Returns this state with another hand at a place, beside the one that is played. */
  PontoonState withHandAt(int place, PontoonHand hand, ScoreSheet sheet) {
    return playing(this.place(), cards().with(place, hand), sheet);
  }

  /** Returns this state with other cards in the pack and in the hands. */
  PontoonState withCards(CardList<PlayingCard> pack, List<PontoonHand> hands) {
    if (phase() == Phase.BET) {
      List<PlayingCard> dealt = Lists.transform(hands, hand -> hand.card(0));
      CardList<PlayingCard> all = pack.pushAll(CardList.copyOf(PlayingCard.FAMILY, dealt));
      return handOver(PackAndHands.of(all, cards().unseen()), sheet());
    }
    PackAndHands other = PackAndHands.of(pack, now().unseen(), hands.toArray(new PontoonHand[0]));
    return played() == null ? handOver(other, sheet()) : playing(place(), other, sheet());
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof PontoonState other
        && phase() == other.phase()
        && round().equals(other.round())
        && seat() == other.seat()
        && place() == other.place()
        && now().equals(other.now())
        && sheet().equals(other.sheet());
  }

  @Override
  public int hashCode() {
    return Objects.hash(phase(), round(), seat(), now(), sheet());
  }
}
