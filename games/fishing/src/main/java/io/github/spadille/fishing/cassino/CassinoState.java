package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Cassino stands.
 *
 * @param phase what is awaited
 * @param handNumber the number of the hand, from 1
 * @param dealer the seat that deals
 * @param active the seat to play; 0 while a shuffle is awaited
 * @param stock the undealt cards; the whole pack while a shuffle is awaited
 * @param hands the cards that each seat holds
 * @param board the loose cards
 * @param builds the builds on the table, in the order of their numbers
 * @param built how many builds have been made in this hand
 * @param won the cards that each side has captured, and those it captured with
 * @param lastCapturer the seat that captured last in this hand, or {@link #NOBODY}
 * @param sweeps the sweeps of this hand
 * @param sheet every point given
 */
@Value.Builder
public record CassinoState(
    Phase phase,
    int handNumber,
    int dealer,
    int active,
    CardList<PlayingCard> stock,
    CardsPerSeat<PlayingCard> hands,
    CardSet<PlayingCard> board,
    ImmutableList<Build> builds,
    int built,
    CardsPerSeat<PlayingCard> won,
    int lastCapturer,
    Sweeps sweeps,
    ScoreSheet sheet)
    implements GameState, WithCassinoState {

  /** No one has captured yet in this hand. */
  public static final int NOBODY = -1;

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A move of the seat in turn. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  @Override
  public Turn turn() {
    if (phase == Phase.PLAY) {
      return Turn.of(active);
    }
    return phase == Phase.SHUFFLE ? Turn.chance() : Turn.over();
  }

  @Override
  public Optional<Outcome> outcome() { // CAS-38
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns a build by its number, or null if it is not on the table. */
  @Nullable Build find(int number) {
    for (int i = 0; i < builds.size(); i++) {
      if (builds.get(i).number() == number) {
        return builds.get(i);
      }
    }
    return null;
  }

  /** Returns this state after a card of the hand went to the board or into a build. */
  CassinoState played(
      CardsPerSeat<PlayingCard> hands,
      CardSet<PlayingCard> board,
      ImmutableList<Build> builds,
      int built,
      int active) {
    return new CassinoState(
        phase,
        handNumber,
        dealer,
        active,
        stock,
        hands,
        board,
        builds,
        built,
        won,
        lastCapturer,
        sweeps,
        sheet);
  }

  /** Returns this state after a capture that is no sweep. */
  CassinoState captured(
      int seat,
      CardsPerSeat<PlayingCard> hands,
      CardSet<PlayingCard> board,
      ImmutableList<Build> builds,
      CardsPerSeat<PlayingCard> won,
      int active) {
    return new CassinoState(
        phase,
        handNumber,
        dealer,
        active,
        stock,
        hands,
        board,
        builds,
        built,
        won,
        seat,
        sweeps,
        sheet);
  }

  /**
   * Returns this state after the last seat to capture took what was left on the table (CAS-33). If
   * no seat has captured, everything stays there.
   */
  CassinoState tableCleared(int sides) {
    if (lastCapturer == NOBODY) {
      return this;
    }
    int side = lastCapturer % sides;
    CardSet<PlayingCard> taken = won.get(side).union(board);
    for (Build build : builds) {
      taken = taken.union(build.cards());
    }
    return withBoard(noCards()).withBuilds(ImmutableList.of()).withWon(won.with(side, taken));
  }

  /** Returns this state after cards were dealt. */
  CassinoState dealt(
      CardList<PlayingCard> stock,
      CardsPerSeat<PlayingCard> hands,
      CardSet<PlayingCard> board,
      int active) {
    return new CassinoState(
        Phase.PLAY,
        handNumber,
        dealer,
        active,
        stock,
        hands,
        board,
        builds,
        built,
        won,
        lastCapturer,
        sweeps,
        sheet);
  }
}
