package io.github.spadille.engine.match;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.table.View;
import io.github.spadille.engine.table.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Deals the cards that a viewer has not seen anew, so that everything it has seen stays the same.
 *
 * <p>It goes back to the last shuffle of the whole pack and exchanges pairs of cards in the
 * shuffles since, one pair at a time. An exchange is kept if the play after it, replayed with it,
 * is legal and looks the same to the viewer at every step; so every result is a state that play can
 * reach and that fits both view and log. Moves of others whose cards were concealed follow the
 * exchange. After many exchanges the result depends little on the true deal.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
final class Redeal<S extends GameState, M extends Move> {
  private static final int EXCHANGES_PER_CARD = 4;

  private final Rules<S, M> rules;
  private final MoveSyntax<M> syntax;
  private final Viewer viewer;
  private final S end;
  private final List<M> moves = new ArrayList<>();
  private final List<S> statesBefore = new ArrayList<>();
  private final List<SeenMove> seenMoves = new ArrayList<>();
  private final List<View> seenViews = new ArrayList<>();

  Redeal(Match<S, M> match, Viewer viewer) {
    this.rules = match.rules();
    this.syntax = rules.syntax();
    this.viewer = viewer;
    this.end = match.state();
    Match<S, M> at = match;
    boolean wholePack = false;
    while (at.last().isPresent() && !wholePack) {
      M move = at.last().get();
      S before = at.before().state();
      moves.add(move);
      statesBefore.add(before);
      seenMoves.add(rules.seenBy(viewer, before, move));
      seenViews.add(rules.table(at.state()).seenBy(viewer));
      wholePack = move.isChance() && syntax.cards(move).size() == rules.table(before).size();
      at = at.before();
    }
    Collections.reverse(moves);
    Collections.reverse(statesBefore);
    Collections.reverse(seenMoves);
    Collections.reverse(seenViews);
  }

  S sample(RandomGenerator random) {
    List<M> current = new ArrayList<>(moves);
    List<S> before = new ArrayList<>(statesBefore);
    S reached = end;
    List<Integer> shuffles = shuffles();
    int cards = 0;
    for (int shuffle : shuffles) {
      cards += syntax.cards(moves.get(shuffle)).size();
    }
    for (int i = cards * EXCHANGES_PER_CARD; i > 0 && cards > 1; i--) {
      int shuffle = shuffles.get(random.nextInt(shuffles.size()));
      List<M> changed = exchange(current, shuffle, random);
      List<S> states = changed == null ? null : replay(changed, shuffle, before.get(shuffle));
      if (changed != null && states != null) {
        current = changed;
        reached = states.remove(states.size() - 1);
        before.subList(shuffle + 1, before.size()).clear();
        before.addAll(states);
      }
    }
    return reached;
  }

  /** Finds the moves of chance whose cards the viewer could not see. */
  private List<Integer> shuffles() {
    List<Integer> shuffles = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      M move = moves.get(i);
      if (move.isChance() && syntax.isConcealed(move) && syntax.cards(move).size() > 1) {
        shuffles.add(i);
      }
    }
    return shuffles;
  }

  /** Exchanges two cards of a shuffle, and in concealed moves after it; null if they are equal. */
  private @Nullable List<M> exchange(List<M> current, int shuffle, RandomGenerator random) {
    List<Card> cards = new ArrayList<>(syntax.cards(current.get(shuffle)));
    int i = random.nextInt(cards.size());
    int j = random.nextInt(cards.size());
    Card a = cards.get(i);
    Card b = cards.get(j);
    if (a.equals(b)) {
      return null;
    }
    Collections.swap(cards, i, j);
    List<M> changed = new ArrayList<>(current);
    changed.set(shuffle, syntax.withCards(Move.CHANCE, current.get(shuffle), cards));
    for (int later = shuffle + 1; later < changed.size(); later++) {
      M move = changed.get(later);
      if (syntax.isConcealed(move) && !viewer.isSeat(move.seat())) {
        changed.set(later, exchanged(move, a, b));
      }
    }
    return changed;
  }

  private M exchanged(M move, Card a, Card b) {
    ImmutableList<Card> cards = syntax.cards(move);
    if (!cards.contains(a) && !cards.contains(b)) {
      return move;
    }
    List<Card> others = new ArrayList<>();
    for (Card card : cards) {
      others.add(card.equals(a) ? b : card.equals(b) ? a : card);
    }
    return syntax.withCards(move.seat(), move, others);
  }

  /**
   * Returns the states after each move from one on, or null if a move is illegal or looks different
   * to the viewer.
   */
  private @Nullable List<S> replay(List<M> changed, int from, S before) {
    List<S> states = new ArrayList<>();
    S state = before;
    for (int i = from; i < changed.size(); i++) {
      M move = changed.get(i);
      if (rules.refusal(state, move).isPresent()
          || !rules.seenBy(viewer, state, move).equals(seenMoves.get(i))) {
        return null;
      }
      state = rules.apply(state, move);
      if (!rules.table(state).seenBy(viewer).equals(seenViews.get(i))) {
        return null;
      }
      states.add(state);
    }
    return states;
  }
}
