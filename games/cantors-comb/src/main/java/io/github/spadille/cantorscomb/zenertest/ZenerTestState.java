package io.github.spadille.cantorscomb.zenertest;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.ZenerSymbol;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a Zener Test stands. */
@Value.Immutable
public abstract class ZenerTestState implements GameState {
  private static final int FIRST_RUN = 1;
  private static final CardList<CombCard> NO_CARDS = CardList.empty(CombCard.FAMILY);

  ZenerTestState() {}

  /** Returns the state before the first run. */
  static ZenerTestState unshuffled(CardList<CombCard> pack, ScoreSheet sheet) {
    return untested(Phase.SHUFFLE, FIRST_RUN, pack, sheet);
  }

  private static ZenerTestState untested(
      Phase phase, int run, CardList<CombCard> pack, ScoreSheet sheet) {
    return ImmutableZenerTestState.of(phase, run, pack, NO_CARDS, NO_CARDS, Chain.empty(), sheet);
  }

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the run, from 1; the one that is over until the next begins. */
  public abstract int run();

  /** Returns the cards not yet tested, the one that is tested on top. */
  public abstract CardList<CombCard> pack();

  /** Returns the tested cards, in order. */
  public abstract CardList<CombCard> done();

  /** Returns the blank cards put aside, in order. */
  public abstract CardList<CombCard> blanks();

  /** Returns the guess for each tested card. */
  public abstract Chain<ZenerSymbol> guesses();

  /** Returns the hits of each run that is over. */
  public abstract ScoreSheet sheet();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A guess. */
    GUESS,
    /** Nothing: the test is over. */
    OVER
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case GUESS -> Turn.of(guesser());
      case OVER -> Turn.over();
    };
  }

  /** After one run nobody wins; after two the better guesser does. */
  @Override
  public Optional<Outcome> outcome() { // ZEN-20, ZEN-21
    if (phase() != Phase.OVER) {
      return Optional.empty();
    }
    return Optional.of(run() == 1 ? Outcome.drawn(2) : Outcome.highest(scores()));
  }

  @Override
  public int handNumber() {
    return run();
  }

  /** Returns the seat that guesses in the run. */
  public int guesser() {
    return (run() - 1) & 1;
  }

  /** Returns the seat that looks at the cards in the run. */
  public int sender() {
    return run() & 1;
  }

  /** Tells whether the run is over, and its cards lie on the table. */
  public boolean isRunOver() { // ZEN-21a
    return phase() != Phase.GUESS && !guesses().isEmpty();
  }

  /** Returns the hits in the run. */
  public int hits() {
    int hits = 0;
    int trial = 0;
    for (ZenerSymbol guess : guesses()) {
      hits += isHit(done().get(trial++), guess) ? 1 : 0;
    }
    return hits;
  }

  static boolean isHit(CombCard card, ZenerSymbol guess) { // ZEN-7
    return card.zener().isPresent() && card.zener().get() == guess;
  }

  /** Returns this state when a run begins: the first, or that after one that is over. */
  ZenerTestState runBegun(CardList<CombCard> cards) { // ZEN-21, ZEN-21a
    return untested(Phase.GUESS, guesses().isEmpty() ? run() : run() + 1, cards, sheet());
  }

  /** Returns this state when a run is over, and another is to begin. */
  ZenerTestState runOver(ScoreSheet sheet) { // ZEN-19
    return scored(Phase.SHUFFLE, sheet);
  }

  /** Returns this state when the test is over. */
  ZenerTestState over(ScoreSheet sheet) { // ZEN-20
    return scored(Phase.OVER, sheet);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ZenerTestState withSheet(ScoreSheet sheet) {
    return scored(phase(), sheet);
  }

  private ZenerTestState scored(Phase phase, ScoreSheet sheet) {
    return ImmutableZenerTestState.of(phase, run(), pack(), done(), blanks(), guesses(), sheet);
  }

  ZenerTestState withCards(CardList<CombCard> pack, CardList<CombCard> done) {
    return ImmutableZenerTestState.of(phase(), run(), pack, done, blanks(), guesses(), sheet());
  }

  /** Returns this state when the card on top of the pack is put aside as a blank. */
  ZenerTestState blank() {
    CardList<CombCard> more = blanks().append(pack().top());
    return ImmutableZenerTestState.of(
        phase(), run(), pack().draw(1), done(), more, guesses(), sheet());
  }

  /** Returns this state after a guess. */
  ZenerTestState guessed(ZenerSymbol symbol) {
    CardList<CombCard> more = done().append(pack().top());
    return ImmutableZenerTestState.of(
        phase(), run(), pack().draw(1), more, blanks(), guesses().with(symbol), sheet());
  }
}
