package io.github.spadille.engine.knowledge;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.move.Move;

/**
 * What one viewer knows of the cards and choices that are hidden from it.
 *
 * <p>It follows from what the viewer has seen since all cards were shuffled, and from nothing else.
 * It may say less than could be worked out, and never more than is true: a card that is not {@link
 * Place#possible} is not there, and one that is {@link Place#known} is. Immutable, with value
 * equality. A hint for people who do not count cards is one line:
 *
 * <pre>{@code
 * boolean mayTrump = observation.knowledge().place("hand.1").possible().contains(PlayingCard.of("Ah"));
 * }</pre>
 *
 * @param places the piles with cards that lie face down for the viewer, in the order of the table
 * @param unseen the cards of which it does not know where they lie, equal ones more than once
 * @param choices the secret choices that it does not know
 */
public record Knowledge(
    ImmutableList<Place> places, ImmutableList<Card> unseen, ImmutableList<Choice> choices) {
  /**
   * What is known of a pile.
   *
   * @param pile its name
   * @param faceDown the number of its cards that lie face down for the viewer
   * @param known those among them that the viewer knows all the same: it saw them before they were
   *     given, taken or turned down
   * @param possible the cards of which the others may be some; in games with secret choices or
   *     equal cards all whose place is not known, but for those that cannot be there
   * @param oneOf sets of cards of each of which the pile holds at least one
   */
  public record Place(
      String pile,
      int faceDown,
      ImmutableList<Card> known,
      ImmutableSet<Card> possible,
      ImmutableList<ImmutableSet<Card>> oneOf) {
    /** Returns the name, the cards known, and the number of the others and of what they may be. */
    @Override
    public String toString() {
      return pile
          + ": "
          + Joiner.on(' ').join(known)
          + (known.isEmpty() ? "" : " and ")
          + (faceDown - known.size())
          + " of "
          + Joiner.on(' ').join(possible);
    }
  }

  /**
   * A secret choice.
   *
   * @param seat who chose
   * @param alternatives what it may have been, as texts of moves
   */
  public record Choice(int seat, ImmutableList<String> alternatives) {}

  /**
   * Returns what follows from a past.
   *
   * @throws IllegalStateException as {@link Sampler#of} does: what is known is read off a story
   *     that fits
   */
  public static <S extends GameState, M extends Move> Knowledge of(Past<S, M> past) {
    return Insight.of(past).knowledge();
  }

  /**
   * Returns what is known of a pile.
   *
   * @throws IllegalArgumentException if no card of it lies face down for the viewer, or there is no
   *     such pile; the message names those there are
   */
  public Place place(String pile) {
    for (Place place : places) {
      if (place.pile().equals(pile)) {
        return place;
      }
    }
    throw new IllegalArgumentException(
        "no card of a pile \""
            + pile
            + "\" lies face down; expected one of: "
            + Joiner.on(", ").join(Lists.transform(places, Place::pile)));
  }

  /** Returns the places, a line each. */
  @Override
  public String toString() {
    return Joiner.on('\n').join(places);
  }
}
