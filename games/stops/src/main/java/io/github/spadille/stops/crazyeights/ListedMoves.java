package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.MoveTable;
import io.github.spadille.engine.move.NumberSet;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Draw;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Pass;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Play;
import java.util.Optional;

/**
 * The moves of each seat in the order in which they are listed: plays; the plays that name a suit,
 * by card; the draw and the pass.
 */
final class ListedMoves {
  /** The ranks of cards that name a suit. */
  private static final ImmutableList<Rank> NAMERS =
      ImmutableList.of(Rank.EIGHT, Rank.JACK, Rank.KING); // CRE-10, CRE-10a

  private static final MoveTable<PlayingCard, CrazyEightsMove> MOVES =
      MoveTable.of(
          FAMILY, (seat, card) -> new Play(seat, card, Optional.empty()), ListedMoves::others);

  private static final NumberSet DRAW = MOVES.numbers(Draw.class::isInstance);
  private static final NumberSet PASS = MOVES.numbers(Pass.class::isInstance);

  /** The plays of each card that names a suit, by its index. */
  private static final ImmutableList<NumberSet> NAMING =
      FAMILY.cards().stream().map(ListedMoves::naming).collect(ImmutableList.toImmutableList());

  private ListedMoves() {}

  private static ImmutableList<CrazyEightsMove> others(int seat) {
    ImmutableList.Builder<CrazyEightsMove> moves = ImmutableList.builder();
    for (Suit printed : Suit.values()) {
      for (Rank rank : NAMERS) {
        for (Suit named : Suit.values()) {
          moves.add(new Play(seat, PlayingCard.of(rank, printed), Optional.of(named)));
        }
      }
    }
    return moves.add(Draw.of(seat)).add(Pass.of(seat)).build();
  }

  private static NumberSet naming(PlayingCard card) {
    return MOVES.numbers(move -> move instanceof Play play && play.card().equals(card));
  }

  /**
   * Returns moves of a seat.
   *
   * @param plain the cards that it may play without naming a suit
   * @param naming the eights, jacks and kings that it may play naming any suit
   */
  static MoveList<CrazyEightsMove> list(
      int seat,
      CardSet<PlayingCard> plain,
      CardSet<PlayingCard> naming,
      boolean draw,
      boolean pass) {
    NumberSet others = DRAW.when(draw).union(PASS.when(pass));
    for (PlayingCard card : naming) {
      others = others.union(NAMING.get(card.index()));
    }
    return MOVES.list(seat, plain, others);
  }
}
