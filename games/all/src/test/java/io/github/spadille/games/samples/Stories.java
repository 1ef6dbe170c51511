package io.github.spadille.games.samples;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells which moves fit what a viewer saw, by playing them. */
final class Stories<S extends GameState, M extends Move> {
  private final Past<S, M> past;
  private final Rules<S, M> rules;
  private final MoveSyntax<M> syntax;

  Stories(Past<S, M> past) {
    this.past = past;
    this.rules = past.rules();
    this.syntax = rules.syntax();
  }

  /** Returns where moves lead if they fit. */
  Optional<S> end(List<M> moves) {
    return end(past.start(), moves, 0);
  }

  /** Returns where moves lead from a state after some of them, if the others fit. */
  Optional<S> end(S before, List<M> moves, int from) {
    S state = before;
    for (int i = from; i < moves.size(); i++) {
      Optional<S> after = past.after(i, state, moves.get(i));
      if (after.isEmpty()) {
        return after;
      }
      state = after.get();
    }
    return Optional.of(state);
  }

  /** Returns the states on the way of moves that fit, the start first. */
  ImmutableList<S> states(List<M> moves) {
    ImmutableList.Builder<S> states = ImmutableList.builder();
    S state = past.start();
    states.add(state);
    for (int i = 0; i < moves.size(); i++) {
      state = past.after(i, state, moves.get(i)).orElseThrow();
      states.add(state);
    }
    return states.build();
  }

  /** Tells whether something of a move was concealed. */
  boolean isHidden(int step) {
    return past.seen().get(step).move().text().contains(MoveSyntax.CONCEALED);
  }

  /** Returns moves in which concealed ones name other cards, from a step on up to another. */
  List<M> renamed(List<M> moves, Map<Card, Card> instead, int from, int to) {
    List<M> renamed = new ArrayList<>(moves);
    for (int i = from; i < to; i++) {
      if (isHidden(i) && !syntax.cards(moves.get(i)).isEmpty()) {
        List<Card> cards = new ArrayList<>();
        syntax.cards(moves.get(i)).forEach(card -> cards.add(instead.getOrDefault(card, card)));
        renamed.set(i, syntax.withCards(moves.get(i).seat(), moves.get(i), cards));
      }
    }
    return renamed;
  }

  /** Returns how often each final state is reached when some cards are any of each other. */
  Map<S, Integer> ends(List<M> truth, ImmutableList<Card> cards) {
    Map<S, Integer> ends = new HashMap<>();
    permute(truth, cards, new ArrayList<>(cards), 0, ends);
    return ends;
  }

  private void permute(
      List<M> truth, List<Card> cards, List<Card> instead, int from, Map<S, Integer> ends) {
    if (from == cards.size()) {
      Map<Card, Card> map = new HashMap<>();
      for (int i = 0; i < from; i++) {
        map.put(cards.get(i), instead.get(i));
      }
      choose(renamed(truth, map, 0, truth.size()), 0, ends);
      return;
    }
    for (int i = from; i < cards.size(); i++) {
      java.util.Collections.swap(instead, from, i);
      permute(truth, cards, instead, from + 1, ends);
      java.util.Collections.swap(instead, from, i);
    }
  }

  /** Counts the ends of moves with every alternative of the concealed choices without cards. */
  private void choose(List<M> moves, int from, Map<S, Integer> ends) {
    for (int i = from; i < moves.size(); i++) {
      if (isHidden(i) && syntax.cards(moves.get(i)).isEmpty()) {
        for (M choice : alternatives(moves, i)) {
          List<M> other = new ArrayList<>(moves);
          other.set(i, choice);
          choose(other, i + 1, ends);
        }
        return;
      }
    }
    end(moves).ifPresent(state -> ends.merge(state, 1, Integer::sum));
  }

  private List<M> alternatives(List<M> moves, int step) {
    S state = past.start();
    for (int i = 0; i < step; i++) {
      if (rules.refusal(state, moves.get(i)).isPresent()) {
        return ImmutableList.of();
      }
      state = rules.apply(state, moves.get(i));
    }
    List<M> alternatives = new ArrayList<>();
    rules.legalMoves(state, moves.get(step).seat()).forEach(alternatives::add);
    return alternatives;
  }
}
