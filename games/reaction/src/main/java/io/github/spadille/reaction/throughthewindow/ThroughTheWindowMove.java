package io.github.spadille.reaction.throughthewindow;

import static io.github.spadille.engine.notation.Args.CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Through the Window; what a player says is concealed from the others. */
public sealed interface ThroughTheWindowMove extends Move {
  /** How moves are written. */
  MoveSyntax<ThroughTheWindowMove> SYNTAX =
      MoveSyntax.<ThroughTheWindowMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("turn", TurnUp.class, TurnUp::new)
          .form("say", Say.class, Say::new, Spoken.ARG.of(Say::spoken))
          .form("pass", Pass.class, Pass::new)
          .concealed(Say.class)
          .build();

  /**
   * Chance shuffles the pack, and it is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards)
      implements ThroughTheWindowMove, ShuffleMove<PlayingCard> {}

  /**
   * A player turns the top card.
   *
   * @param seat the seat
   */
  record TurnUp(int seat) implements ThroughTheWindowMove {}

  /**
   * A player calls a word.
   *
   * @param seat the seat
   * @param spoken the word and its time
   */
  record Say(int seat, Spoken spoken) implements ThroughTheWindowMove, TimedMove<Say> {
    @Override
    public long time() {
      return spoken.time();
    }

    @Override
    public Say at(long time) {
      return new Say(seat, new Spoken(spoken.word(), time));
    }
  }

  /**
   * A player calls no further word for this card.
   *
   * @param seat the seat
   */
  record Pass(int seat) implements ThroughTheWindowMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends ThroughTheWindowMove {}
}
