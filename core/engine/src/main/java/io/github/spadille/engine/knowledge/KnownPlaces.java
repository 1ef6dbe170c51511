package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.SeenTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads off a story that fits what is so in every story that fits. */
final class KnownPlaces<S extends GameState, M extends Move> {
  private static final Comparator<Card> IN_ORDER =
      Comparator.comparingInt(Card::index).thenComparing(Card::code);

  private final Story<S, M> story;
  private final SeenTable view;
  private final byte[] where;
  private final boolean simple; // only shuffles are hidden, and all cards are different
  private final int[] groups; // cards that may stand for each other, however indirectly
  private final boolean[] known;

  KnownPlaces(Story<S, M> story, SeenTable view) {
    this.story = story;
    this.view = view;
    this.where = story.whereAt(story.last());
    this.simple = isSimple();
    this.groups = new int[story.cards.length];
    this.known = new boolean[groups.length];
    for (int i = 0; i < groups.length; i++) {
      groups[i] = i;
    }
    for (int step = 0; simple && step < story.steps.size(); step++) {
      if (story.steps.get(step).isHidden()) {
        join(step);
      }
    }
    for (int i = 0; i < groups.length; i++) {
      known[i] = simple ? isAlone(i) : stays(i);
    }
  }

  private boolean isSimple() {
    boolean shuffles = true;
    for (Step<M> step : story.steps) {
      shuffles &= !step.isHidden() || step.isChance();
    }
    return shuffles && new HashSet<>(Arrays.asList(story.cards)).size() == story.cards.length;
  }

  private boolean isAlone(int card) {
    boolean alone = true;
    for (int i = 0; i < groups.length; i++) {
      alone &= i == card || groups[i] != groups[card];
    }
    return alone;
  }

  /**
   * Tells whether a card was seen, and since then went only where its whole pile went: nobody chose
   * from that in secret, and no equal card lay in it that was not seen just as well: of two equal
   * cards in a hand, one of which was taken openly, either may be the one that leaves.
   */
  private boolean stays(int card) {
    int state = story.last();
    while (state > 0 && !story.isSeen(state, card)) {
      state--;
    }
    for (int now = state; now <= story.last(); now++) {
      if (meetsEqual(now, card) || now < story.last() && mayHaveMoved(now, card)) {
        return false;
      }
    }
    return state > 0;
  }

  private boolean mayHaveMoved(int number, int card) {
    for (int named : story.steps.get(number).named) {
      if (named == card || story.at(number, named) == story.at(number, card)) {
        return true;
      }
    }
    return false;
  }

  private boolean meetsEqual(int state, int card) {
    for (int other = 0; other < groups.length; other++) {
      if (other != card
          && story.areEqual(other, card)
          && story.at(state, other) == story.at(state, card)
          && !(story.isSeen(state, other) && story.isSeen(state, card))) {
        return true;
      }
    }
    return false;
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

  private void join(int a, int b) {
    int old = groups[b];
    for (int i = 0; i < groups.length; i++) {
      groups[i] = groups[i] == old ? groups[a] : groups[i];
    }
  }

  Knowledge knowledge() {
    Map<String, List<Integer>> faceDown = new LinkedHashMap<>();
    List<Integer> unknown = new ArrayList<>();
    for (SeenPile pile : view.piles()) {
      List<Integer> there = faceDown(pile);
      if (!there.isEmpty()) {
        faceDown.put(pile.name(), there);
        there.stream().filter(card -> !known[card]).forEach(unknown::add);
      }
    }
    ImmutableList.Builder<Knowledge.Place> places = ImmutableList.builder();
    faceDown.forEach((pile, there) -> places.add(place(pile, there, unknown)));
    List<Card> unseen = new ArrayList<>();
    unknown.forEach(card -> unseen.add(story.cards[card]));
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

  private Knowledge.Place place(String pile, List<Integer> faceDown, List<Integer> unknown) {
    List<Card> there = new ArrayList<>();
    List<Card> possible = new ArrayList<>();
    for (int card : faceDown) {
      if (known[card]) {
        there.add(story.cards[card]);
      }
    }
    int number = story.names.number(pile);
    for (int card : unknown) {
      boolean some = faceDown.size() > there.size();
      if (some && (!simple || mayLie(card, faceDown)) && !isBarred(card, number)) {
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
    for (Deduction deduction : story.deductions) {
      if (deduction.pile == pile
          && deduction.barred != null
          && deduction.barred[card]
          && !came(pile, deduction.state, card)) {
        return true;
      }
    }
    return false;
  }

  private ImmutableList<ImmutableSet<Card>> oneOf(int pile) {
    ImmutableSet.Builder<ImmutableSet<Card>> all = ImmutableSet.builder();
    for (Deduction deduction : story.deductions) {
      if (deduction.pile == pile && !deduction.oneOf.isEmpty() && !changed(pile, deduction.state)) {
        all.add(deduction.oneOf);
      }
    }
    return all.build().asList();
  }

  /** Tells whether something came to a pile after a state that may have been some card. */
  private boolean came(int pile, int since, int card) {
    for (int state = since + 1; state <= story.last(); state++) {
      for (int other = 0; other < groups.length; other++) {
        if (comes(pile, state, other)
            && (!story.isSeen(state, other) || story.areEqual(other, card))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean comes(int pile, int state, int card) {
    return story.at(state, card) == pile && story.at(state - 1, card) != pile;
  }

  private boolean changed(int pile, int since) {
    for (int card = 0; card < groups.length; card++) {
      if (story.at(since, card) == pile && where[card] != pile) {
        return true;
      }
    }
    for (int state = since + 1; state <= story.last(); state++) {
      for (int card = 0; card < groups.length; card++) {
        if (comes(pile, state, card)) {
          return true;
        }
      }
    }
    return false;
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
