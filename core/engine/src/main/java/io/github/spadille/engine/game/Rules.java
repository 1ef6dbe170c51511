package io.github.spadille.engine.game;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.knowledge.DeductionListener;
import io.github.spadille.engine.knowledge.Past;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The rules of one game under one set of house rules and for one number of seats.
 *
 * <p>This is the whole contract between a game and everybody who uses it. Rules are stateless and
 * thread-safe. Who calls what, in which order:
 *
 * <ol>
 *   <li>{@link #start} once; every state after it comes from {@link #apply}.
 *   <li>At each state {@link GameState#turn} says who may act. If it is {@linkplain Turn#isChance
 *       chance}, {@link #chance} draws the move that is due; if it is {@linkplain Turn#isOver
 *       over}, {@link GameState#outcome} says how it ended.
 *   <li>Otherwise {@link #legalMoves} says what the seats can do, {@link #refusal} why not.
 *   <li>{@link #table} says what lies on the table, {@link #seenBy} what others see of a move.
 * </ol>
 *
 * <p>Promises, each kept by a law of the conformance kit:
 *
 * <ul>
 *   <li>A move is legal if and only if {@link #refusal} is empty; then {@link #apply} succeeds.
 *       {@link #legalMoves} holds exactly the legal moves, once each, in a fixed order (a {@link
 *       TimedMove} once, with its smallest legal time).
 *   <li>Nothing changes a state; the same arguments give equal results for ever. Only {@link
 *       #chance} draws random numbers.
 *   <li>No card is ever lost or made: the table of every state holds the same cards.
 *   <li>Nothing that a seat can get depends on cards that it cannot see.
 *   <li>Forced consequences happen by themselves, within {@link #apply}; {@link #stages} shows them
 *       one by one.
 * </ul>
 *
 * <p>Write a game by extending {@link AbstractRules}.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface Rules<S extends GameState, M extends Move> {
  /** Returns the number of seats. */
  int seats();

  /** Returns the state before the first move: every card in the pack, chance to move as a rule. */
  S start();

  /**
   * Returns the legal moves of all seats that may act, in a fixed order.
   *
   * <p>The list is empty if and only if chance is to move or the game is over. One seat of several
   * in turn may be without a move where leaving it out would tell what it holds.
   */
  MoveList<M> legalMoves(S state);

  /** Returns the legal moves of one seat, in the order of {@link #legalMoves(GameState)}. */
  default MoveList<M> legalMoves(S state, int seat) {
    Turn turn = state.turn();
    if (!turn.contains(seat)) {
      return MoveList.empty();
    }
    MoveList<M> all = legalMoves(state);
    if (turn.seats().size() == 1) {
      return all;
    }
    MoveList.Builder<M> own = MoveList.builder(all.size());
    for (int i = 0; i < all.size(); i++) {
      M move = all.get(i);
      if (move.seat() == seat) {
        own.add(move);
      }
    }
    return own.build();
  }

  /**
   * Returns why a move is illegal, by a rule that is in force, or nothing if it is legal; never
   * throws.
   *
   * <p>Legality is written twice: here with its reasons, and as a list in {@link #legalMoves},
   * because trying every move would be slow. A law of the test kit holds the two together. {@link
   * #apply} asks this one. A move of chance is legal if it is one that {@link #chance} could draw.
   */
  Optional<Refusal> refusal(S state, M move);

  /**
   * Returns the ids of the rules that say what a seat may do now, those that allow as well as those
   * that forbid; never throws.
   *
   * <p>For a seat in turn there is at least one; each is in force under the house rules and for the
   * number of seats, and stands once, in the order of the rulebook. For every other number there is
   * none: a seat that is not in turn has nothing to decide, whether another is, chance is to move,
   * or the game is over.
   *
   * <p>What a seat in turn is told depends on nothing but what it sees itself: it may depend on its
   * hand. So the answer is for that seat. To ask it of another's is for programs that know the
   * whole state; what they pass on may tell what that seat holds.
   */
  default ImmutableList<String> governing(S state, int seat) {
    return ImmutableList.of();
  }

  /**
   * Returns the state after a move, with all that follows from it by itself.
   *
   * @throws IllegalMoveException if the move is illegal; it carries the refusal
   */
  S apply(S state, M move);

  /**
   * Returns what happens between a move and the next decision, in order: states with a name, of
   * which the last is the one that {@link #apply} returns.
   *
   * <p>Whatever a person at the table would see happen is a stage, even if it is gone in the next:
   * the trick with all its cards, the hand that is shown.
   *
   * @throws IllegalMoveException if the move is illegal; it carries the refusal
   */
  default ImmutableList<Stage<S>> stages(S state, M move) {
    return ImmutableList.of(Stage.done(apply(state, move)));
  }

  /**
   * Draws the move of chance that is due, uniformly from all there are.
   *
   * @throws IllegalStateException if chance is not to move
   */
  M chance(S state, RandomGenerator random);

  /** Returns every pile and every fact, with who sees it; not meant for the eyes of any seat. */
  Table table(S state);

  /**
   * Returns a state with other cards in the places that a viewer cannot see, and all else the same.
   *
   * <p>It is the inverse of {@link #table} as far as cards are concerned: facts are those of {@code
   * state}, piles those of {@code table}. The result need not be one that play can reach; it serves
   * to show that a view does not depend on what is hidden.
   *
   * @param table the table of {@code state} with hidden cards exchanged among themselves
   * @throws IllegalArgumentException if a pile is missing
   */
  S withCards(S state, Table table);

  /** Returns how moves are written and read. */
  MoveSyntax<M> syntax();

  /**
   * Returns a move as a viewer sees it when it is made.
   *
   * <p>Arguments of moves that the syntax declares {@linkplain MoveSyntax.Builder#concealed
   * concealed} are shown to the mover alone. Override it where more depends on the state.
   *
   * @param before the state in which the move is made
   */
  default SeenMove seenBy(Viewer viewer, S before, M move) {
    MoveSyntax<M> syntax = syntax();
    boolean concealed = syntax.isConcealed(move) && !viewer.isSeat(move.seat());
    return new SeenMove(
        move.seat(), concealed ? syntax.formatConcealed(move) : syntax.format(move));
  }

  /**
   * Says what a legal move tells those who do not see all cards: what the mover cannot hold, or
   * must hold, to move like that. The clues are about the state before the move.
   *
   * <p>A game that does not say it is right too, but samples of its hidden cards take long.
   *
   * @param before a state that looks like the true one to the viewer; its hidden cards mean nothing
   * @param move the move; what was concealed from the viewer means nothing
   */
  default void tells(S before, M move, DeductionListener clues) {
    clues.unknown();
  }

  /**
   * Says what the consequences of a move tell those who do not see all cards. The clues are about
   * the state after the move, those that {@link DeductionListener#before} takes about the one
   * before.
   *
   * <p>Nothing has to be said of cards that a viewer sees on the way, in {@link #stages}, nor of
   * points. What a stage says beside its table ought to follow from what is said here; otherwise
   * the move is {@link DeductionListener#unknown}.
   *
   * @param before the state before the move, as in {@link #tells(GameState, Move,
   *     DeductionListener)}
   * @param move the move, likewise
   * @param after the state after the move, which looks like the true one as well
   */
  default void tells(S before, M move, S after, DeductionListener clues) {}

  /**
   * Tells whether a fact may mean a card that lies face down, as a prompt does: then a story of the
   * past is found at once, and not by trial. By default a fact means the cards that it names.
   *
   * @param fact the name of the fact
   * @param text one of its words, or its whole value
   */
  default boolean means(String fact, String text, Card card) {
    return text.equals(card.code());
  }

  /**
   * Draws what was chosen in the moves of seats that a viewer saw concealed, for a game in which it
   * sees later what depends on several of them together: the sum of secret bets, for instance.
   *
   * <p>A game that draws them draws all, and none of them names a card. Where each choice fits
   * whatever the others are, the engine draws them, and a game returns nothing.
   *
   * @param past what the viewer saw; the true choices are not in it
   * @param random from which the choices follow, so that all that fit are equally likely
   * @return a move for each of them, in order, or nothing
   * @throws IllegalStateException if nothing fits, as for a past that never was
   */
  default ImmutableList<M> secretChoices(Past<S, M> past, RandomGenerator random) {
    return ImmutableList.of();
  }
}
