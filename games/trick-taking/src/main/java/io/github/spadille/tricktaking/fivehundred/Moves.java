package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCard.X1;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.move.MoveTable;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Discard;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Nominate;
import java.util.Optional;

/** The moves in the order in which they are listed: those with a card of the hand, then others. */
final class Moves {
  /** The number of a pass; the number of a bid is its {@linkplain Bidding#at height}. */
  static final int PASS = 54;

  static final MoveTable<PlayingCard, TrickMove> PLAYS =
      MoveTable.of(FAMILY, Play::of, Moves::others);
  static final MoveTable<PlayingCard, TrickMove> DISCARDS =
      MoveTable.of(FAMILY, Discard::new, Moves::others);

  private Moves() {}

  private static ImmutableList<TrickMove> others(int seat) {
    ImmutableList.Builder<TrickMove> moves = ImmutableList.builder();
    TrickMove pass = new Pass(seat);
    for (int height = 0; height <= PASS; height++) {
      moves.add(Bidding.at(height).<TrickMove>map(bid -> new Bid(seat, bid)).orElse(pass));
    }
    for (Suit suit : Suit.values()) {
      moves.add(new Nominate(seat, Optional.of(suit)));
    }
    moves.add(new Nominate(seat, Optional.empty()));
    for (Suit suit : Suit.values()) {
      moves.add(new LeadJoker(seat, X1, suit));
    }
    return moves.build();
  }
}
