package io.github.spadille.betting.pontoon;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.Seats;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Pontoon stands.
 *
 * <p>To draw a card changes one hand and one number. The other hands are kept as they were when
 * this hand began, and the pack as it was at the deal. While bets are made there are no hands: the
 * first cards are the top of that pack, and a bet is what a seat has paid since. Equal states may
 * be kept differently; equality compares cards and chips.
 *
 * @param round what most moves leave as it is
 * @param active the seat to act
 * @param activeHand which of its hands is being played, from 0
 * @param taken how many cards have gone from the top of the pack of the round
 * @param begun the hands as they were when the one that is being played began; none while bets are
 *     made
 * @param played the hand that is being played, as it is now; none if none is
 * @param sheet every change of the chips that are not staked
 */
public record PontoonState(
    Round round,
    byte active,
    byte activeHand,
    short taken,
    PontoonHands begun,
    @Nullable PontoonHand played,
    ScoreSheet sheet)
    implements GameState {
  /** No seat. */
  static final int NONE = -1;

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
   * What most moves leave as it is.
   *
   * @param phase what is awaited; {@code PLAY} from the deal until all hands are settled
   * @param number the number of the hand, from 1
   * @param banker the seat that keeps the bank and deals
   * @param limitMin the lowest bet; 0 while limits are awaited
   * @param limitMax the highest bet; 0 while limits are awaited
   * @param pack the cards from which the hands are dealt, the next to be dealt first
   * @param players the seats that take part, the banker included; known from the deal on
   * @param pontoons the seats that can take the bank for a pontoon in this hand; while the bank is
   *     offered those that have not refused it
   * @param reshuffle whether the next hand begins with a shuffle
   * @param unseen how many cards of the pack, from its top, were not shown since the shuffle
   * @param unstaked the sheet before the first bet
   */
  public record Round(
      Phase phase,
      int number,
      int banker,
      int limitMin,
      int limitMax,
      CardList<PlayingCard> pack,
      Seats players,
      Seats pontoons,
      boolean reshuffle,
      int unseen,
      ScoreSheet unstaked) {
    private static Round of(
        Phase phase,
        int number,
        int banker,
        int limitMin,
        int limitMax,
        CardList<PlayingCard> pack,
        Seats players,
        Seats pontoons,
        boolean reshuffle,
        int unseen,
        ScoreSheet unstaked) {
      return new Round(
          phase, number, banker, limitMin, limitMax, pack, players, pontoons, reshuffle, unseen,
          unstaked);
    }

    private Round at(Phase phase, Seats pontoons) {
      return of(
          phase, number, banker, limitMin, limitMax, pack, players, pontoons, reshuffle, unseen,
          unstaked);
    }

    private Round withBanker(int banker) {
      return of(
          Phase.BANK,
          number,
          banker,
          limitMin,
          limitMax,
          pack,
          players,
          pontoons,
          reshuffle,
          unseen,
          unstaked);
    }

    /** Returns this after a pontoon, with more seats that can take the bank for one. */
    Round withPontoons(Seats seats) { // PON-54
      Seats all = pontoons.or(seats);
      return of(
          phase, number, banker, limitMin, limitMax, pack, players, all, true, unseen, unstaked);
    }

    private Round withLimits(Phase phase, int min, int max) {
      return of(
          phase, number, banker, min, max, pack, players, pontoons, reshuffle, unseen, unstaked);
    }

    private Round dealt(CardList<PlayingCard> pack, Seats players, ScoreSheet unstaked) {
      int hidden = reshuffle ? pack.size() : unseen;
      return of(
          Phase.PLAY,
          number,
          banker,
          limitMin,
          limitMax,
          pack,
          players,
          pontoons,
          false,
          hidden,
          unstaked);
    }

    /** Returns this when all hands were shown and lie under the pack (PON-41). */
    private Round ended(CardList<PlayingCard> pack, int unseen) {
      return of(
          Phase.BANK, // It lasts until the next banker is known.
          number,
          banker,
          limitMin,
          limitMax,
          pack,
          Seats.none(),
          pontoons,
          reshuffle,
          unseen,
          unstaked);
    }

    private Round withPack(CardList<PlayingCard> pack, int unseen) {
      return of(
          phase, number, banker, limitMin, limitMax, pack, players, pontoons, reshuffle, unseen,
          unstaked);
    }
  }

  private static PontoonState of(
      Round round,
      int active,
      int activeHand,
      int taken,
      PontoonHands begun,
      @Nullable PontoonHand played,
      ScoreSheet sheet) {
    return new PontoonState(
        round, (byte) active, (byte) activeHand, (short) taken, begun, played, sheet);
  }

  /** Returns the state before the first hand. */
  static PontoonState first(
      Phase phase,
      int banker,
      int limitMin,
      int limitMax,
      CardList<PlayingCard> pack,
      ScoreSheet sheet) { // PON-6
    Round round =
        Round.of(
            phase,
            1,
            banker,
            limitMin,
            limitMax,
            pack,
            Seats.none(),
            Seats.none(),
            true,
            pack.size(),
            sheet);
    return of(round, banker, 0, 0, PontoonHands.none(sheet.totals().length()), null, sheet);
  }

  @Override
  public Turn turn() {
    if (round.phase == Phase.SHUFFLE) {
      return Turn.chance();
    }
    return round.phase == Phase.OVER ? Turn.over() : Turn.of(active);
  }

  @Override
  public Optional<Outcome> outcome() { // PON-57
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns what is awaited. */
  public Phase phase() {
    if (round.phase != Phase.PLAY) {
      return round.phase;
    }
    if (played == null) {
      return Phase.BET;
    }
    return active == round.banker ? Phase.BANK : Phase.PLAY;
  }

  @Override
  public int handNumber() {
    return round.number;
  }

  /** Returns the seat that keeps the bank and deals. */
  public int banker() {
    return round.banker;
  }

  /** Returns the lowest bet; 0 while limits are awaited. */
  public int limitMin() {
    return round.limitMin;
  }

  /** Returns the highest bet; 0 while limits are awaited. */
  public int limitMax() {
    return round.limitMax;
  }

  /**
   * Returns the seats that can take the bank for a pontoon in this hand; while the bank is offered
   * those that have not refused it.
   */
  public Seats pontoons() {
    return round.pontoons;
  }

  /** Returns whether the next hand begins with a shuffle. */
  public boolean reshuffle() {
    return round.reshuffle;
  }

  /** Returns the cards that are not dealt, the next to be dealt first. */
  public CardList<PlayingCard> pack() {
    return PontoonDeal.withLost(round.pack, begun, round.banker).draw(taken);
  }

  /**
   * Returns how many cards of {@link #pack}, from its top, nobody was shown since the shuffle; all
   * saw the others before they went under it (PON-24, PON-41).
   */
  public int unseen() {
    return Math.max(0, round.unseen - taken);
  }

  /** Tells whether so many cards are not dealt. */
  boolean hasUndealt(int count) {
    return taken + count <= round.pack.size()
        || taken + count <= round.pack.size() + begun.lostCards();
  }

  /** Returns a card that is not dealt, 0 for the next to be dealt. */
  PlayingCard undealt(int place) {
    int fromTop = taken + place;
    return fromTop < round.pack.size() ? round.pack.get(fromTop) : pack().get(place);
  }

  private int seats() {
    return begun.size();
  }

  /**
   * Returns the hands of each seat, in the order of play; none of a seat that does not take part.
   */
  public PontoonHands hands() {
    if (phase() == Phase.BET) {
      return PontoonDeal.firstCards(this);
    }
    return played == null ? begun : replaced(played);
  }

  /**
   * Returns the hand that is being played.
   *
   * @throws NullPointerException in other phases than {@code PLAY} and {@code BANK}
   */
  public PontoonHand hand() {
    return Objects.requireNonNull(played);
  }

  /** Returns the chips of a seat that are not staked. */
  public long chips(int seat) {
    return sheet.total(seat);
  }

  /** Returns the first stake of a seat in this hand. */
  public int bet(int seat) {
    if (phase() == Phase.BET) {
      return (int) (round.unstaked.total(seat) - chips(seat));
    }
    return begun.has(seat) ? begun.hand(seat, 0).bet() : 0;
  }

  /** Returns whether a seat has split in this hand. */
  public boolean hasSplit(int seat) {
    return begun.count(seat) > 1;
  }

  /** Returns the chips that are staked on all hands. */
  public long staked() {
    PontoonHands hands = hands();
    long staked = 0;
    for (int seat = 0; seat < hands.size(); seat++) {
      for (int k = 0; hands.has(seat, k); k++) {
        staked += hands.hand(seat, k).stake();
      }
    }
    return staked;
  }

  /** Returns the next player after a seat, or {@link #NONE} if the banker comes first. */
  int nextPlayer(int seat) {
    int next = round.players.after(seat);
    return next == round.banker ? NONE : next;
  }

  /** Tells whether a seat other than the banker has some number of chips. */
  boolean hasPlayer(int banker, int chips) {
    for (int seat = 0; seat < seats(); seat++) {
      if (seat != banker && chips(seat) >= chips) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first seat after the banker that takes the bank, or {@link #NONE}. */
  int heir() { // PON-51, PON-51a
    Seats heirs = pontoons();
    for (int seat : pontoons()) {
      heirs = chips(seat) > 0 ? heirs : heirs.without(seat);
    }
    return heirs.isEmpty() ? NONE : heirs.after(banker());
  }

  /** Returns the hands with another in place of the one that is being played. */
  PontoonHands replaced(PontoonHand hand) {
    return begun.with(active, activeHand, hand);
  }

  /** Returns this state when the banker has named the limits. */
  PontoonState limited(int min, int max) {
    return of(round.withLimits(phase(), min, max), active, activeHand, taken, begun, played, sheet);
  }

  /** Returns this state when a shuffle is due, or nothing any more. */
  PontoonState awaiting(Phase phase) {
    return of(round.at(phase, pontoons()), active, activeHand, taken, begun, played, sheet);
  }

  /**
   * Returns this state with the first cards dealt, when a player is to bet.
   *
   * @param players the seats that get a card
   */
  PontoonState dealt(int active, Seats players, CardList<PlayingCard> pack) { // PON-8
    int count = players.size();
    PontoonHands none = PontoonHands.none(seats());
    return of(round.dealt(pack, players, sheet), active, 0, count, none, null, sheet);
  }

  /** Returns this state when a seat has bet and another is to bet. */
  PontoonState bet(int next, ScoreSheet sheet) { // PON-8
    return of(round, next, 0, taken, begun, null, sheet);
  }

  /** Returns this state with the second cards dealt, when a player is to play. */
  PontoonState opened(int active, PontoonHands hands, int taken, ScoreSheet sheet) { // PON-9
    return of(round, active, 0, taken, hands, hands.hand(active, 0), sheet);
  }

  /** Returns this state when something has come to the hand that is being played. */
  PontoonState played(PontoonHand hand, int taken, ScoreSheet sheet) {
    return of(round, active, activeHand, taken, begun, hand, sheet);
  }

  /** Returns this state when the hand that is being played is done, and no other is begun yet. */
  PontoonState done(Round round, PontoonHand hand, int taken, ScoreSheet sheet) {
    return of(round, active, activeHand, taken, replaced(hand), hand, sheet);
  }

  /** Returns this state when the hand that is being played has become two. */
  PontoonState split(PontoonHands hands, int taken, ScoreSheet sheet) { // PON-29
    return of(round, active, activeHand, taken, hands, hands.hand(active, activeHand), sheet);
  }

  /** Returns this state when another hand of a player is to be played. */
  PontoonState turnTo(
      Round round, int active, int activeHand, PontoonHands hands, int taken, ScoreSheet sheet) {
    return of(round, active, activeHand, taken, hands, hands.hand(active, activeHand), sheet);
  }

  /** Returns this state when the banker is to play, whose cards all see. */
  PontoonState bankersTurn(Round round, PontoonHands hands, int taken, ScoreSheet sheet) { // PON-34
    int banker = round.banker;
    PontoonHand shown = hands.hand(banker, 0).turnedUp();
    return of(round, banker, 0, taken, hands, shown, sheet);
  }

  /** Returns this state when the banker is done and the hands are to be settled. */
  PontoonState settling(Round round, PontoonHands hands, int taken, ScoreSheet sheet) { // PON-41
    int banker = round.banker;
    return of(round, banker, 0, taken, hands, hands.hand(banker, 0), sheet);
  }

  /** Returns this state when a hand of a player has been settled. */
  PontoonState settled(int seat, int k, PontoonHand hand, ScoreSheet sheet) {
    return of(round, active, activeHand, taken, begun.with(seat, k, hand), played, sheet);
  }

  /** Returns the round when the hand that is being played is declared a pontoon. */
  Round declared() { // PON-16
    return round.withPontoons(Seats.of(active));
  }

  /**
   * Returns this state when the hand is over.
   *
   * @param taken how many cards have gone from the top of the pack of the round
   * @param hands those that lie on the table until the next deal
   */
  PontoonState ended( // PON-50
      Round round, int taken, CardList<PlayingCard> pack, PontoonHands hands, ScoreSheet sheet) {
    Round over = round.ended(pack, Math.max(0, round.unseen - taken));
    return of(over, round.banker, 0, 0, hands, null, sheet);
  }

  /** Returns this state when the hand is over and a seat has become banker. */
  PontoonState banked(int banker) { // PON-51, PON-55
    return of(round.withBanker(banker), banker, 0, taken, begun, null, sheet);
  }

  /** Returns this state when the bank is offered to a seat. */
  PontoonState offered(int heir) { // PON-51
    return of(round.at(Phase.BANK_OFFER, pontoons()), heir, 0, taken, begun, null, sheet);
  }

  /** Returns this state when a seat has refused the bank. */
  PontoonState without(int seat) { // PON-51
    Round refused = round.at(phase(), pontoons().without(seat));
    return of(refused, active, activeHand, taken, begun, null, sheet);
  }

  /** Returns this state when a seat keeps the bank in the next hand and the limits stand. */
  PontoonState nextHand(Phase phase, int banker, int limitMin, int limitMax) {
    Round next =
        Round.of(
            phase,
            handNumber() + 1,
            banker,
            limitMin,
            limitMax,
            round.pack,
            Seats.none(),
            Seats.none(),
            reshuffle(),
            round.unseen,
            sheet);
    return of(next, banker, 0, taken, begun, null, sheet);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public PontoonState withSheet(ScoreSheet sheet) {
    return of(round, active, activeHand, taken, begun, played, sheet);
  }

  /** Returns this state with other cards in the hand that is being played. */
  PontoonState holding(List<PlayingCard> cards) {
    return played(hand().with(cards), taken, sheet);
  }

  /** Returns this state with another pack. */
  PontoonState withPack(CardList<PlayingCard> pack) {
    return withCards(pack, hands());
  }

  /** Returns this state with other hands. */
  PontoonState withHands(PontoonHands hands) {
    return withCards(pack(), hands);
  }

  /** Returns this state with other cards in the pack and in the hands. */
  PontoonState withCards(CardList<PlayingCard> pack, PontoonHands hands) {
    if (phase() == Phase.BET) {
      Round dealt =
          round.withPack(pack.pushAll(PontoonDeal.firstCards(hands, banker())), round.unseen);
      return of(dealt, active, activeHand, taken, begun, null, sheet);
    }
    PontoonHands kept = hands.forgettingLost();
    PontoonHand hand = played == null ? null : kept.hand(active, activeHand);
    return of(round.withPack(pack, unseen()), active, activeHand, 0, kept, hand, sheet);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof PontoonState other
        && phase() == other.phase()
        && handNumber() == other.handNumber()
        && banker() == other.banker()
        && active == other.active
        && activeHand == other.activeHand
        && limitMin() == other.limitMin()
        && limitMax() == other.limitMax()
        && pack().equals(other.pack())
        && hands().equals(other.hands())
        && pontoons().equals(other.pontoons())
        && reshuffle() == other.reshuffle()
        && unseen() == other.unseen()
        && sheet.equals(other.sheet);
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        phase(), handNumber(), banker(), active, activeHand, pack(), hands(), sheet);
  }
}
