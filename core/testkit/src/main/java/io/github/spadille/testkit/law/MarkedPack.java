package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Seen;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game played with marked cards: all but a few can be told from behind, wherever they lie.
 *
 * <p>So few cards are left to be guessed that every deal can be counted, in the middle of a game
 * and with all its rules.
 */
final class MarkedPack<S extends GameState, M extends Move> implements Rules<S, M> {
  private final Rules<S, M> rules;
  private final ImmutableSet<Card> unmarked;

  /** Marks all cards but some. */
  MarkedPack(Rules<S, M> rules, ImmutableSet<Card> unmarked) {
    this.rules = rules;
    this.unmarked = unmarked;
  }

  /** Returns what a viewer of marked cards saw of the last moves before a state of a game. */
  Past<S, M> past(Run<S, M> run, int index, Viewer viewer) {
    int first = index - run.match(index).pastFor(viewer).seen().size();
    ImmutableList.Builder<Seen> seen = ImmutableList.builder();
    for (int i = first; i < index; i++) {
      seen.add(Seen.of(this, viewer, run.state(i), run.move(i), run.state(i + 1)));
    }
    return new Past<>(this, viewer, run.state(first), seen.build());
  }

  @Override
  public Table table(S state) {
    Table table = rules.table(state);
    Table.Builder marked = Table.builder(table.piles().size(), table.facts().size());
    for (Pile pile : table.piles()) {
      marked.pile(marked(pile));
    }
    for (Fact fact : table.facts()) {
      marked.fact(fact.name(), fact.words(), fact.audiences()::get);
    }
    return marked.build();
  }

  private Pile marked(Pile pile) {
    ImmutableList<Card> cards = pile.cards();
    ImmutableList.Builder<Audience> audiences = ImmutableList.builder();
    for (int i = 0; i < cards.size(); i++) {
      audiences.add(unmarked.contains(cards.get(i)) ? pile.audiences().get(i) : Audience.ALL);
    }
    return new Pile(pile.name(), pile.owner(), pile.order(), cards, audiences.build());
  }

  @Override
  public int seats() {
    return rules.seats();
  }

  @Override
  public S start() {
    return rules.start();
  }

  @Override
  public MoveList<M> legalMoves(S state) {
    return rules.legalMoves(state);
  }

  @Override
  public MoveList<M> legalMoves(S state, int seat) {
    return rules.legalMoves(state, seat);
  }

  @Override
  public Optional<Refusal> refusal(S state, M move) {
    return rules.refusal(state, move);
  }

  @Override
  public S apply(S state, M move) {
    return rules.apply(state, move);
  }

  @Override
  public ImmutableList<Stage<S>> stages(S state, M move) {
    return rules.stages(state, move);
  }

  @Override
  public M chance(S state, RandomGenerator random) {
    return rules.chance(state, random);
  }

  @Override
  public S withCards(S state, Table table) {
    return rules.withCards(state, table);
  }

  @Override
  public MoveSyntax<M> syntax() {
    return rules.syntax();
  }

  @Override
  public SeenMove seenBy(Viewer viewer, S before, M move) {
    return rules.seenBy(viewer, before, move);
  }

  @Override
  public Deductions<S, M> deductions() {
    return rules.deductions();
  }
}
