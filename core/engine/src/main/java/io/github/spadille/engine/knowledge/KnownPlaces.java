package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Reads off a story that fits what is so in every story that fits. */
final class KnownPlaces<S extends GameState, M extends Move> {
  private static final Comparator<Card> IN_ORDER =
      Comparator.comparingInt(Card::index).thenComparing(Card::code);

  private final Story<S, M> story;
  private final View view;
  private final byte[] where;
  private final int[] groups; // cards that may stand for each other, however indirectly
  private final boolean[] known;

  KnownPlaces(Story<S, M> story, View view) {
    this.story = story;
    this.view = view;
    this.where = story.whereAt(story.last());
    this.groups = new int[story.cards.length];
    this.known = new boolean[groups.length];
    for (int i = 0; i < groups.length; i++) {
      groups[i] = i;
    }
    for (int step = 0; step < story.steps.size(); step++) {
      if (story.steps.get(step).isHidden()) {
        join(step);
      }
    }
    joinEqualCards();
    for (int i = 0; i < groups.length; i++) {
      known[i] = true;
      for (int k = 0; k < groups.length; k++) {
        known[i] &= groups[i] != groups[k] || story.areEqual(i, k);
      }
    }
  }

  /** Joins the groups of all cards that may be the other way round since a step. */
  private void join(int step) {
    for (int a = 0; a < groups.length; a++) {
      for (int b = a + 1; b < groups.length; b++) {
        if (groups[a] != groups[b] && story.until(step, a, b) == story.last()) {
          join(a, b);
        }
      }
    }
  }

  /** Joins equal cards, of which now the one may be hidden, now the other. */
  private void joinEqualCards() {
    for (int a = 0; a < groups.length; a++) {
      for (int b = a + 1; b < groups.length; b++) {
        boolean hidden = !story.isSeen(story.last(), a) || !story.isSeen(story.last(), b);
        if (hidden && groups[a] != groups[b] && story.areEqual(a, b)) {
          join(a, b);
        }
      }
    }
  }

  private void join(int a, int b) {
    int old = groups[b];
    for (int i = 0; i < groups.length; i++) {
      groups[i] = groups[i] == old ? groups[a] : groups[i];
    }
  }

  Knowledge knowledge() {
    ImmutableList.Builder<Knowledge.Place> places = ImmutableList.builder();
    List<Card> unseen = new ArrayList<>();
    for (SeenPile pile : view.piles()) {
      List<Integer> faceDown = faceDown(pile);
      if (!faceDown.isEmpty()) {
        places.add(place(pile.name(), faceDown));
        for (int card : faceDown) {
          if (!known[card]) {
            unseen.add(story.cards[card]);
          }
        }
      }
    }
    unseen.sort(IN_ORDER);
    return new Knowledge(places.build(), ImmutableList.copyOf(unseen), choices());
  }

  private List<Integer> faceDown(SeenPile pile) {
    List<Card> visible = new ArrayList<>();
    pile.cards().forEach(card -> card.card().ifPresent(visible::add));
    List<Integer> there = new ArrayList<>();
    int number = story.names.number(pile.name());
    for (int card = 0; card < where.length; card++) {
      if (where[card] == number
          && !(story.isSeen(story.last(), card) && visible.remove(story.cards[card]))) {
        there.add(card);
      }
    }
    // Of equal cards another may be the one that is seen.
    there.removeIf(card -> visible.remove(story.cards[card]));
    return there;
  }

  private Knowledge.Place place(String pile, List<Integer> faceDown) {
    List<Card> there = new ArrayList<>();
    List<Card> possible = new ArrayList<>();
    for (int card : faceDown) {
      if (known[card]) {
        there.add(story.cards[card]);
      }
    }
    int number = story.names.number(pile);
    for (int card = 0; card < groups.length; card++) {
      if (!known[card] && mayLie(card, faceDown) && !isBarred(card, number)) {
        possible.add(story.cards[card]);
      }
    }
    there.sort(IN_ORDER);
    possible.sort(IN_ORDER);
    return new Knowledge.Place(
        pile,
        faceDown.size(),
        ImmutableList.copyOf(there),
        ImmutableSet.copyOf(possible),
        oneOf(number));
  }

  private boolean mayLie(int card, List<Integer> faceDown) {
    for (int other : faceDown) {
      if (!known[other] && groups[other] == groups[card]) {
        return true;
      }
    }
    return false;
  }

  private boolean isBarred(int card, int pile) {
    for (Clue clue : story.clues) {
      if (clue.pile == pile
          && clue.barred != null
          && clue.barred[card]
          && !came(pile, clue.state)) {
        return true;
      }
    }
    return false;
  }

  private ImmutableList<ImmutableSet<Card>> oneOf(int pile) {
    ImmutableSet.Builder<ImmutableSet<Card>> all = ImmutableSet.builder();
    for (Clue clue : story.clues) {
      if (clue.pile == pile && !clue.oneOf.isEmpty() && !changed(pile, clue.state)) {
        all.add(clue.oneOf);
      }
    }
    return all.build().asList();
  }

  /** Tells whether a card came to a pile after a state. */
  private boolean came(int pile, int since) {
    for (int state = since + 1; state <= story.last(); state++) {
      for (int card = 0; card < groups.length; card++) {
        if (story.at(state, card) == pile && story.at(state - 1, card) != pile) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean changed(int pile, int since) {
    for (int card = 0; card < groups.length; card++) {
      if (story.at(since, card) == pile && where[card] != pile) {
        return true;
      }
    }
    return came(pile, since);
  }

  private ImmutableList<Knowledge.Choice> choices() {
    ImmutableList.Builder<Knowledge.Choice> choices = ImmutableList.builder();
    for (Step<M> step : story.steps) {
      if (step.choices.size() > 1) {
        choices.add(
            new Knowledge.Choice(
                step.seat(),
                step.choices.stream()
                    .map(story.syntax::format)
                    .collect(ImmutableList.toImmutableList())));
      }
    }
    return choices.build();
  }
}
