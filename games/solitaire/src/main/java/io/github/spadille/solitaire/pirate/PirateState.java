package io.github.spadille.solitaire.pirate;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.solitaire.pirate.PirateMove.Build;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Where a game of Pirate stands. */
@Value.Immutable
public abstract class PirateState implements GameState {
  static final int SEATS = 2;
  static final Seats BOTH = Seats.all(SEATS);

  private static final int FIRST_UP_SEAT = 0;
  private static final long START_OF_CLOCK = 0;
  private static final int NO_CARD_TURNED = 0;
  private static final @Nullable Build NO_ATTEMPT = null;

  PirateState() {}

  /** Returns the seats that have a legal move; chance before a shuffle, nobody at the end. */
  public abstract Turn turn();

  /** Returns how the packs were shuffled and cut, and who is low. */
  public abstract Cuts cuts();

  /** Returns the stock and the waste of each seat. */
  public abstract PerSeat<StockAndWaste> packs();

  /** Returns the ships. */
  public abstract Fleet fleet();

  /** Returns the capture that the other seat may contest, if there is one. */
  public abstract @Nullable Build attempt();

  /** Returns the time of the last timed move, in milliseconds; not of an open attempt. */
  public abstract long clock();

  /** Returns how many cards were turned up since the last one was built. */
  public abstract int idle();

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

  /** Returns the state before the first shuffle. */
  static PirateState undealt(CardList<PlayingCard> pack) {
    return ImmutablePirateState.of(
        Turn.chance(),
        Cuts.none(SEATS),
        PerSeat.of(SEATS, StockAndWaste.of(pack)),
        Fleet.none(FIRST_UP_SEAT, ScoreSheet.empty(SEATS)),
        NO_ATTEMPT,
        START_OF_CLOCK,
        NO_CARD_TURNED);
  }

  /** Returns what is awaited. */
  public Phase phase() {
    if (turn().seats().isEmpty()) {
      return turn().isChance() ? Phase.SHUFFLE : Phase.OVER;
    }
    if (cuts().low() == Seats.NOBODY) {
      return Phase.CUT;
    }
    return attempt() == null ? Phase.PLAY : Phase.CONTEST;
  }

  @Override
  public ScoreSheet sheet() {
    return fleet().sheet();
  }

  @Override
  public Optional<Outcome> outcome() {
    if (!turn().isOver()) {
      return Optional.empty();
    }
    int seats = packs().size();
    return Optional.of(
        leader() == Seats.NOBODY
            ? Outcome.drawn(seats) // PIR-37
            : Outcome.won(seats, Seats.of(leader())));
  }

  /** Returns the seat that has captured more ships; {@link Seats#NOBODY} if neither has. */
  public int leader() {
    int ahead = Integer.compare(fleet().captured(0), fleet().captured(1));
    if (ahead == 0) {
      return Seats.NOBODY;
    }
    return ahead > 0 ? 0 : 1;
  }

  /** Tells whether a seat has neither stock nor waste (PIR-19). */
  public boolean isOut(int seat) {
    return packs().get(seat).isEmpty();
  }

  /** Returns whose waste a seat builds from: its own, or the other's when it is out. */
  public int source(int seat) {
    return isOut(seat) ? 1 - seat : seat; // PIR-16, PIR-19
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public PirateState withSheet(ScoreSheet sheet) {
    return with(fleet().withSheet(sheet));
  }

  PirateState with(Turn turn) {
    return with(turn, cuts());
  }

  private PirateState with(Turn turn, Cuts cuts) {
    return ImmutablePirateState.of(turn, cuts, packs(), fleet(), attempt(), clock(), idle());
  }

  PirateState with(Fleet fleet) {
    return ImmutablePirateState.of(turn(), cuts(), packs(), fleet, attempt(), clock(), idle());
  }

  /** Returns this state with other packs. */
  PirateState with(PerSeat<StockAndWaste> packs) {
    return ImmutablePirateState.of(turn(), cuts(), packs, fleet(), attempt(), clock(), idle());
  }

  /** Returns this state after the pack of a seat was shuffled; seat 1's is the last. */
  PirateState shuffled(int owner, CardList<PlayingCard> cards) { // PIR-2, PIR-5
    return with(packs().with(owner, StockAndWaste.of(cards)))
        .with(owner == 0 ? turn() : Turn.of(BOTH), cuts().shuffled(owner));
  }

  /** Returns this state after a seat has cut its pack, before the other. */
  PirateState cutFirst(Cuts cut, int other) { // PIR-3
    return with(Turn.of(other), cut);
  }

  /** Returns this state after both seats have exposed cards of the same height. */
  PirateState cutEqual(Cuts seen) {
    return with(Turn.of(BOTH), seen);
  }

  /** Returns this state after one seat has exposed the lower card. */
  PirateState cutDecided(Cuts seen) { // PIR-5, PIR-13
    return with(Turn.chance(), seen).with(Fleet.none(seen.low(), sheet()));
  }

  /** Returns this state after a seat has turned its waste over. */
  PirateState turnedOver(int seat) { // PIR-10
    return with(packs().with(seat, packs().get(seat).turnedOver()));
  }

  /** Returns this state after a seat has turned up the top card of its stock. */
  PirateState turned(int seat, long time) {
    PerSeat<StockAndWaste> turned = packs().with(seat, packs().get(seat).turnedUp());
    return ImmutablePirateState.of(turn(), cuts(), turned, fleet(), attempt(), time, idle() + 1);
  }

  /** Returns this state after a seat has laid the card that lies open to it on its ship. */
  PirateState built(Build build) {
    int from = source(build.seat());
    PerSeat<StockAndWaste> left = packs().with(from, packs().get(from).topTaken());
    Fleet more = fleet().plus(build.card().suit(), build.seat());
    return ImmutablePirateState.of(
        turn(), cuts(), left, more, NO_ATTEMPT, build.time(), NO_CARD_TURNED);
  }

  /** Returns this state while the other seat may contest an attempt. */
  PirateState contested(Build made) {
    Turn answer = Turn.of(1 - made.seat());
    return ImmutablePirateState.of(answer, cuts(), packs(), fleet(), made, clock(), idle());
  }
}
