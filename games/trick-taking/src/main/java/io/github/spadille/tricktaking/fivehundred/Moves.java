package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.tricktaking.fivehundred.Contract.MISERE;
import static io.github.spadille.tricktaking.fivehundred.Contract.OPEN_MISERE;

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

/**
 * The moves in the order in which they are listed: those with a card of the hand, then others.
 *
 * <p>The number of a bid is its height, which is greater for a higher bid: a tenth of its value.
 * That of misère and of open misère depends on house rules.
 */
final class Moves {
  static final int MISERE_OVER_7NT = 23; // FIV-20
  static final int MISERE_OVER_8S = 25;
  static final int OPEN_MISERE_OVER_10D = 49; // FIV-22
  static final int OPEN_MISERE_OVER_10NT = 53;

  /** The number of a pass. */
  static final int PASS = 54;

  static final MoveTable<PlayingCard, TrickMove> PLAYS =
      MoveTable.of(FAMILY, Play::of, Moves::others);
  static final MoveTable<PlayingCard, TrickMove> DISCARDS =
      MoveTable.of(FAMILY, Discard::new, Moves::others);

  private Moves() {}

  /** Returns the bid that has a height under some house rules, if there is one. */
  static Optional<Contract> bidAt(int height) {
    return switch (height) {
      case MISERE_OVER_7NT, MISERE_OVER_8S -> Optional.of(MISERE);
      case OPEN_MISERE_OVER_10D, OPEN_MISERE_OVER_10NT -> Optional.of(OPEN_MISERE);
      default -> Contract.all().stream().filter(bid -> bid.value() == 10 * height).findFirst();
    };
  }

  private static ImmutableList<TrickMove> others(int seat) {
    ImmutableList.Builder<TrickMove> moves = ImmutableList.builder();
    TrickMove pass = new Pass(seat);
    for (int height = 0; height <= PASS; height++) {
      moves.add(bidAt(height).<TrickMove>map(bid -> new Bid(seat, bid)).orElse(pass));
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
