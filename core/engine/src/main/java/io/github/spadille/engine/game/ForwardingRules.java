package io.github.spadille.engine.game;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import java.util.Optional;

/**
 * Rules that pass every question on to other rules, as {@link
 * com.google.common.collect.ForwardingObject} does: a subclass overrides what it answers itself.
 *
 * <p>For whoever watches a game, counts its moves or shows its table otherwise, whatever the game
 * is. A variant of a game extends the rules of that game instead, since what they answer must fit
 * together: {@link #apply} of the delegate asks the {@code refusal} of the delegate, and not one
 * that is overridden here.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public abstract class ForwardingRules<S extends GameState, M extends Move> implements Rules<S, M> {
  /** Creates the rules. */
  protected ForwardingRules() {}

  /** Returns the rules that are asked. */
  protected abstract Rules<S, M> delegate();

  @Override
  public int seats() {
    return delegate().seats();
  }

  @Override
  public S start() {
    return delegate().start();
  }

  @Override
  public MoveList<M> legalMoves(S state) {
    return delegate().legalMoves(state);
  }

  @Override
  public MoveList<M> legalMoves(S state, int seat) {
    return delegate().legalMoves(state, seat);
  }

  @Override
  public Optional<Refusal> refusal(S state, M move) {
    return delegate().refusal(state, move);
  }

  @Override
  public ImmutableList<String> governing(S state, int seat) {
    return delegate().governing(state, seat);
  }

  @Override
  public S apply(S state, M move) {
    return delegate().apply(state, move);
  }

  @Override
  public ImmutableList<Stage<S>> stages(S state, M move) {
    return delegate().stages(state, move);
  }

  @Override
  public M chance(S state, RandomSource random) {
    return delegate().chance(state, random);
  }

  @Override
  public Table table(S state) {
    return delegate().table(state);
  }

  @Override
  public S withCards(S state, Table table) {
    return delegate().withCards(state, table);
  }

  @Override
  public MoveSyntax<M> syntax() {
    return delegate().syntax();
  }

  @Override
  public boolean startsClock(S before, M move, S after) {
    return delegate().startsClock(before, move, after);
  }

  @Override
  public ImmutableList<Seats> sides() {
    return delegate().sides();
  }

  @Override
  public Scoring scoring() {
    return delegate().scoring();
  }

  @Override
  public ImmutableLongArray returns(S state) {
    return delegate().returns(state);
  }

  @Override
  public boolean isZeroSum() {
    return delegate().isZeroSum();
  }

  @Override
  public SeenMove seenBy(Viewer viewer, S before, M move) {
    return delegate().seenBy(viewer, before, move);
  }

  @Override
  public Deductions<S, M> deductions() {
    return delegate().deductions();
  }

  @Override
  public RulesOfThumb<S, M> rulesOfThumb() {
    return delegate().rulesOfThumb();
  }

  @Override
  public Optional<Thinker<S, M>> thinker() {
    return delegate().thinker();
  }

  @Override
  public Optional<ScorePad<S>> scorePad() {
    return delegate().scorePad();
  }

  /** Returns the text of the rules that are asked. */
  @Override
  public String toString() {
    return delegate().toString();
  }
}
