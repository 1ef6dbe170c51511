package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.seat.Seats.NOBODY;
import static java.util.Objects.requireNonNull;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.rummy.vazhushal.TurnAttempt.OnTrial;
import io.github.spadille.rummy.vazhushal.TurnAttempt.Settled;
import io.github.spadille.rummy.vazhushal.TurnAttempt.Taken;
import io.github.spadille.rummy.vazhushal.TurnAttempt.Undoable;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Vazhushal stands.
 *
 * <p>While a shuffle is awaited, and when the game is over, the cards lie as they lay when the last
 * deal ended.
 */
@Value.Immutable
public abstract class VazhushalState implements HandState {
  private static final boolean NOT_PRE_MELDED = false;
  private static final int FIRST_SEAT = 0;

  VazhushalState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns what seldom changes during a deal; the next one once a deal is over. */
  public abstract Hand hand();

  /** Returns the seat whose turn or final melding it is. */
  public abstract int seat();

  /** Returns what each seat holds and has melded. */
  public abstract PerSeat<Holding> players();

  /** Returns whether the seat in turn has melded before drawing. */
  public abstract boolean isPreMelded();

  /** Returns what the seat in turn tries: what it must meld, and what it may take back. */
  public abstract TurnAttempt attempt();

  /** Returns the stock, and as its discards the line, the newest first. */
  public abstract Stock<PlayingCard> stock();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A draw. */
    DRAW,
    /** A new meld with the deepest card taken from the line. */
    MUST_MELD,
    /** Melds and a discard. */
    MELD,
    /** Melds after the last turn. */
    FINAL,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What seldom changes during a deal.
   *
   * @param number the number of the deal, from 1
   * @param negative the negative joker, unless it is drawn
   * @param wilds the cards that are wild by it (VAZ-10)
   * @param lastDrawer the seat that drew the last card; {@link Seats#NOBODY} if cards are left
   * @param wentOut the seat that went out; {@link Seats#NOBODY} if none has
   * @param sheet every point given
   */
  public record Hand(
      int number,
      Optional<PlayingCard> negative,
      CardSet<PlayingCard> wilds,
      int lastDrawer,
      int wentOut,
      ScoreSheet sheet)
      implements HandState.Hand {
    private static final int FIRST = 1;
    private static final Optional<PlayingCard> NO_NEGATIVE = Optional.empty();

    /** Returns the first deal, before its shuffle. */
    static Hand first(ScoreSheet sheet) {
      return new Hand(FIRST, NO_NEGATIVE, noCards(), NOBODY, NOBODY, sheet);
    }

    /** Returns this deal after its shuffle. */
    Hand dealt(PlayingCard turned, CardSet<PlayingCard> wild) { // VAZ-7
      return new Hand(number, Optional.of(turned), wild, NOBODY, NOBODY, sheet);
    }

    /** Returns this deal after a seat has drawn the last card of the stock (VAZ-52). */
    Hand stockUsedUpBy(int seat) {
      return new Hand(number, negative, wilds, seat, wentOut, sheet);
    }

    /** Returns this deal after a seat has drawn the negative joker, as the last card. */
    Hand negativeDrawnBy(int seat) {
      return new Hand(number, NO_NEGATIVE, wilds, seat, wentOut, sheet);
    }

    /** Returns this deal after a seat has gone out (VAZ-50). */
    Hand endedBy(int seat) {
      return new Hand(number, negative, wilds, lastDrawer, seat, sheet);
    }

    /** Returns the next deal, before its shuffle: the cards lie as they lay in this one. */
    Hand next() { // VAZ-62
      return new Hand(number + 1, negative, wilds, lastDrawer, wentOut, sheet);
    }

    Hand withSheet(ScoreSheet other) {
      return new Hand(number, negative, wilds, lastDrawer, wentOut, other);
    }
  }

  /** Returns the state before the first shuffle. */
  static VazhushalState undealt(CardList<PlayingCard> pack, int seats, TurnAttempt newAttempt) {
    PerSeat<Holding> none = PerSeat.of(seats, Holding.NONE);
    Hand first = Hand.first(ScoreSheet.empty(seats));
    return ImmutableVazhushalState.of(
        Phase.SHUFFLE, first, FIRST_SEAT, none, NOT_PRE_MELDED, newAttempt, Stock.of(pack));
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
  public Optional<Outcome> outcome() {
    if (phase() != Phase.OVER) {
      return Optional.empty();
    }
    return Optional.of(
        hand().number == 1 && hand().wentOut != NOBODY // VAZ-60 to VAZ-62
            ? Outcome.won(players().size(), Seats.of(hand().wentOut))
            : Outcome.highest(scores())); // VAZ-61
  }

  /** Returns the seat that deals: the last one at first, then one after the other. */
  public int dealer() {
    return (hand().number + players().size() - 2) % players().size(); // VAZ-8, VAZ-62
  }

  /** Returns what the seat in turn holds and has melded. */
  Holding player() {
    return players().get(seat());
  }

  /** Returns what the seat in turn holds. */
  CardBag<PlayingCard> held() {
    return player().hand();
  }

  /** Returns the melds of the seat in turn, to which nobody else adds (VAZ-22). */
  MeldGroups own() {
    return player().melds();
  }

  /**
   * Returns the deepest card taken, which must be melded; there is one in {@link Phase#MUST_MELD}.
   */
  PlayingCard deepest() {
    return requireNonNull(attempt().deepest());
  }

  /** Returns the line, the newest card first. */
  CardList<PlayingCard> line() {
    return stock().discards();
  }

  /** Returns this state after a deal that is not void. */
  VazhushalState dealt(Hand dealt, int first, PerSeat<Holding> players, Stock<PlayingCard> stock) {
    return ImmutableVazhushalState.of(
        Phase.DRAW, dealt, first, players, isPreMelded(), attempt(), stock);
  }

  /** Returns this state after the seat in turn has drawn the top card of the stock. */
  VazhushalState drewFromStock() {
    return drew(stock().top(), stock().drawn(1));
  }

  /** Returns this state after the seat in turn has drawn the negative joker. */
  VazhushalState drewNegative() {
    PlayingCard card = hand().negative.orElseThrow();
    return drew(card, stock()).with(hand().negativeDrawnBy(seat()));
  }

  private VazhushalState drew(PlayingCard card, Stock<PlayingCard> left) {
    PerSeat<Holding> more = players().with(seat(), player().drew(card));
    return ImmutableVazhushalState.of(
        Phase.MELD, hand(), seat(), more, isPreMelded(), attempt(), left);
  }

  /** Returns this state after the seat in turn has taken the newest cards of the line, for good. */
  VazhushalState tookFromLine(int count) { // VAZ-33
    return took(count, attempt().settled().took(line().first(count)));
  }

  /**
   * Returns this state after the seat in turn has taken cards of the line that an undo puts back.
   */
  VazhushalState tookOnTrial(int count) { // VAZ-34c
    return took(count, attempt().settled().tookOnTrial(line().first(count), player()));
  }

  private VazhushalState took(int count, Taken taken) {
    PerSeat<Holding> more = players().with(seat(), player().took(taken.cards()));
    return ImmutableVazhushalState.of(
        Phase.MUST_MELD, hand(), seat(), more, isPreMelded(), taken, stock().taken(count));
  }

  /** Returns this state after the seat in turn has melded, added or moved cards for good. */
  VazhushalState melded(Holding player) { // VAZ-45
    Phase next = phase() == Phase.MUST_MELD ? Phase.MELD : phase(); // VAZ-34d, VAZ-35
    return melded(next, player, attempt().settled());
  }

  /** Returns this state after such a move has led to groups that are not valid, or not yet. */
  VazhushalState meldedForNow(Holding player) { // VAZ-34c, VAZ-44
    TurnAttempt attempt = attempt();
    return melded(
        phase(), player, attempt instanceof Settled valid ? valid.invalidSince(player()) : attempt);
  }

  private VazhushalState melded(Phase next, Holding player, TurnAttempt after) {
    boolean preMelded = isPreMelded() || phase() == Phase.DRAW; // VAZ-37
    return ImmutableVazhushalState.of(
        next, hand(), seat(), players().with(seat(), player), preMelded, after, stock());
  }

  /** Returns this state after the seat in turn has taken back what it did. */
  VazhushalState undone(Undoable undo) { // VAZ-46, VAZ-48
    PerSeat<Holding> before = players().with(seat(), undo.before());
    return undo instanceof OnTrial trial
        ? undone(Phase.DRAW, before, trial, stock().putBack(trial.cards())) // VAZ-34e
        : undone(phase(), before, undo, stock());
  }

  private VazhushalState undone(
      Phase back, PerSeat<Holding> before, Undoable undo, Stock<PlayingCard> line) {
    return ImmutableVazhushalState.of(
        back, hand(), seat(), before, isPreMelded(), undo.undone(), line);
  }

  /** Returns this state after the seat in turn has ended its turn with a discard. */
  VazhushalState discarded(PlayingCard card, TurnAttempt newAttempt) { // VAZ-28, VAZ-29
    return ended(player().discarded(card), newAttempt, stock().discard(card));
  }

  /** Returns this state after the seat in turn has ended its final melding. */
  VazhushalState finishedMelding(TurnAttempt newAttempt) { // VAZ-53
    return ended(player(), newAttempt, stock());
  }

  private VazhushalState ended(Holding kept, TurnAttempt newAttempt, Stock<PlayingCard> left) {
    PerSeat<Holding> settled = players().with(seat(), kept.settled());
    return ImmutableVazhushalState.of(
        phase(), hand(), seat(), settled, NOT_PRE_MELDED, newAttempt, left);
  }

  /** Returns this state when the turn of a seat begins. */
  VazhushalState turnOf(int next) {
    return with(Phase.DRAW, next);
  }

  /** Returns this state when the final melding of a seat begins. */
  VazhushalState finalMeldingOf(int next) {
    return with(Phase.FINAL, next);
  }

  private VazhushalState with(Phase phase, int seat) {
    return ImmutableVazhushalState.of(
        phase, hand(), seat, players(), isPreMelded(), attempt(), stock());
  }

  VazhushalState with(Phase phase) {
    return with(phase, seat());
  }

  VazhushalState with(Hand hand) {
    return ImmutableVazhushalState.of(
        phase(), hand, seat(), players(), isPreMelded(), attempt(), stock());
  }

  /** Returns this state with other hidden cards; an undo leads to these as well. */
  VazhushalState withCards(PerSeat<Holding> players, Stock<PlayingCard> stock) {
    TurnAttempt other = attempt().with(players.get(seat()));
    return ImmutableVazhushalState.of(
        phase(), hand(), seat(), players, isPreMelded(), other, stock);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public VazhushalState withSheet(ScoreSheet sheet) {
    return with(hand().withSheet(sheet));
  }
}
