package io.github.spadille.tricktaking.toepen;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;

/**
 * Where Toepen stands.
 *
 * @param phase what is awaited
 * @param standing the chips, and what else outlasts a hand
 * @param piles the cards that nobody holds
 * @param cards the hands, the trick, and the seats that are in
 * @param signals what each seat has shown
 * @param stake what the hand is worth, and the knocks
 * @param actor the seat in turn, but for the phase of the cards; else -1
 * @param swapper the seat whose swap may be challenged; -1 if there is none
 */
public record ToepenState(
    Phase phase,
    Standing standing,
    Piles piles,
    TrickPlay cards,
    PerSeat<Signal> signals,
    Stake stake,
    int actor,
    int swapper)
    implements GameState {
  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** Whether a seat swaps its hand. */
    SWAP,
    /** Whether a seat challenges a swap. */
    CHALLENGE,
    /** What a seat shows. */
    SIGNAL,
    /** A card, or a knock. */
    PLAY,
    /** An answer to a knock. */
    ANSWER,
    /** Nothing: the game is over. */
    OVER
  }

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case SWAP, CHALLENGE, SIGNAL, ANSWER -> Turn.of(actor);
      case PLAY -> Turn.of(stake.knockers().with(seatToPlay())); // TOE-32
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() {
    if (phase != Phase.OVER) {
      return Optional.empty();
    }
    Seats winners = standing.champion() < 0 ? Seats.none() : Seats.of(standing.champion());
    return Optional.of(new Outcome(winners, Outcome.highest(scores()).ranking())); // TOE-51
  }

  @Override
  public int handNumber() {
    return standing.hand();
  }

  @Override
  public ScoreSheet sheet() {
    return standing.sheet();
  }

  /** Returns the seat that plays the next card. */
  public int seatToPlay() {
    return cards.seatInTurn();
  }

  /** Returns the seats that are in: they take part in the hand. */
  public Seats in() {
    return cards.inPlay();
  }

  /** Returns how many chips a seat has. */
  public long chips(int seat) {
    return standing.sheet().total(seat);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ToepenState withSheet(ScoreSheet sheet) {
    return with(standing.with(sheet));
  }

  ToepenState with(Standing standing) {
    return new ToepenState(phase, standing, piles, cards, signals, stake, actor, swapper);
  }

  ToepenState with(Piles piles, TrickPlay cards) {
    return new ToepenState(phase, standing, piles, cards, signals, stake, actor, swapper);
  }

  ToepenState with(PerSeat<Signal> signals) {
    return new ToepenState(phase, standing, piles, cards, signals, stake, actor, swapper);
  }

  ToepenState with(Stake stake) {
    return new ToepenState(phase, standing, piles, cards, signals, stake, actor, swapper);
  }

  /** Returns this state in another phase; without a challenge. */
  ToepenState awaiting(Phase phase, int actor) {
    return awaiting(phase, actor, Phrase.NOBODY);
  }

  /** Returns this state in another phase. */
  ToepenState awaiting(Phase phase, int actor, int swapper) {
    return new ToepenState(phase, standing, piles, cards, signals, stake, actor, swapper);
  }
}
