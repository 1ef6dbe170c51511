package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A move of a story: as all saw it, or with cards or a choice that only the story knows. */
final class Step<M extends Move> {
  private static final int NOT_NAMED = -1;

  /** The number of the card at each place of the move; none if the viewer saw it. */
  final int[] named;

  /** The place of each card in the move, or -1; nothing if the viewer saw it. */
  private final int[] place;

  /** What the mover may have chosen, if the viewer did not see it and it names no card. */
  ImmutableList<M> choices;

  /** Whether the game draws it, as it fits only together with other choices. */
  private final boolean drawn;

  /** Whether it is one of chance: to ask the move takes longer, since games have many types. */
  private final boolean chance;

  /** The move, as it is if the cards named have not changed since. */
  private M move;

  private boolean stale;

  private Step(M move, int[] named, int[] place, ImmutableList<M> choices, boolean drawn) {
    this.move = move;
    this.named = named;
    this.place = place;
    this.choices = choices;
    this.drawn = drawn;
    this.chance = move.isChance();
  }

  /** Returns a move that the viewer saw. */
  static <M extends Move> Step<M> open(M move) {
    return new Step<>(move, new int[0], new int[0], ImmutableList.of(), false);
  }

  /** Returns a choice that the viewer did not see, and that names no card. */
  static <M extends Move> Step<M> choice(ImmutableList<M> choices) {
    return new Step<>(choices.get(0), new int[0], new int[0], choices, false);
  }

  /** Returns such a choice that the game drew together with others. */
  static <M extends Move> Step<M> drawn(M move, ImmutableList<M> choices) {
    return new Step<>(move, new int[0], new int[0], choices, true);
  }

  /** Returns a move whose cards the viewer did not see. */
  static <M extends Move> Step<M> hidden(M move, int[] named, int cards) {
    int[] place = new int[cards];
    Arrays.fill(place, NOT_NAMED);
    for (int i = 0; i < named.length; i++) {
      place[named[i]] = i;
    }
    return new Step<>(move, named, place, ImmutableList.of(), false);
  }

  Step<M> copy() {
    Step<M> copy = new Step<>(move, named.clone(), place.clone(), choices, drawn);
    copy.stale = stale;
    return copy;
  }

  boolean isChance() {
    return chance;
  }

  int seat() {
    return move.seat();
  }

  boolean isHidden() {
    return named.length > 0;
  }

  /** Tells whether the viewer saw the move: it never changes. */
  boolean isOpen() {
    return !drawn && choices.isEmpty() && !isHidden();
  }

  /** Tells whether this is a choice that the game draws together with others. */
  boolean isDrawn() {
    return drawn;
  }

  /** Tells whether this is a choice that the search makes, and not the game. */
  boolean isChosen() {
    return !drawn && !choices.isEmpty();
  }

  /** Tells whether the search may choose otherwise, whatever the other choices are. */
  boolean isFree() {
    return !drawn && choices.size() > 1;
  }

  boolean names(int card) {
    return place[card] != NOT_NAMED;
  }

  /** Lets two cards change places in the move. */
  void exchange(int a, int b) {
    int ofA = place[a];
    int ofB = place[b];
    if (ofA != ofB) { // Both are -1 if neither is named.
      place[a] = ofB;
      place[b] = ofA;
      if (ofA != NOT_NAMED) {
        named[ofA] = b;
      }
      if (ofB != NOT_NAMED) {
        named[ofB] = a;
      }
      stale = true;
    }
  }

  void set(int at, int card) {
    named[at] = card;
    place[card] = at;
    stale = true;
  }

  void choose(M choice) {
    move = choice;
  }

  /** Returns the move with the cards that are named now. */
  M move(MoveSyntax<M> syntax, Card[] cards) {
    if (stale) {
      List<Card> instead = new ArrayList<>(named.length);
      for (int card : named) {
        instead.add(cards[card]);
      }
      move = syntax.withCards(move.seat(), move, instead);
      stale = false;
    }
    return move;
  }
}
