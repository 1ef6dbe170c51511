package io.github.spadille.betting.speculation;

import io.github.spadille.betting.speculation.SpeculationMove.Accept;
import io.github.spadille.betting.speculation.SpeculationMove.Ask;
import io.github.spadille.betting.speculation.SpeculationMove.Bid;
import io.github.spadille.betting.speculation.SpeculationMove.Offer;
import io.github.spadille.betting.speculation.SpeculationMove.Refuse;
import io.github.spadille.betting.speculation.SpeculationMove.Sell;
import io.github.spadille.betting.speculation.SpeculationMove.Withdraw;
import io.github.spadille.betting.speculation.SpeculationState.High;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;

/**
 * What a sensible player of Speculation would rather do: pay no more for the highest trump than the
 * pot is worth times the chance that it stays the highest, and sell it for no less.
 */
final class SpeculationThumbs implements RulesOfThumb<SpeculationState, SpeculationMove> {
  static final SpeculationThumbs INSTANCE = new SpeculationThumbs();

  private static final int USUAL = 100;
  private static final int OFTEN = 2000;
  private static final int PACK = 52;
  private static final int KING = Rank.KING.ordinal();

  private SpeculationThumbs() {}

  @Override
  public int weight(SpeculationState state, SpeculationMove move) {
    if (move instanceof Offer offer) {
      return sells(state, offer.price());
    }
    if (move instanceof Ask ask) {
      return sells(state, ask.price());
    }
    if (move instanceof Bid bid) {
      return bid.price() <= worth(state) ? USUAL : 1;
    }
    if (move instanceof Accept) {
      return isWell(state) ? OFTEN : 1;
    }
    if (move instanceof Sell || move instanceof Withdraw) {
      return isWell(state) == move instanceof Sell ? OFTEN : 1;
    }
    return move instanceof Refuse && isWell(state) ? 1 : USUAL;
  }

  /** A price is the more often named the nearer it is above the worth. */
  private static int sells(SpeculationState state, int price) {
    int above = price - worth(state);
    return above < 0 ? 1 : 1 + USUAL / (1 + above);
  }

  /** Tells whether the price named last is good for the seat that answers. */
  private static boolean isWell(SpeculationState state) {
    Sale sale = state.openSale();
    if (sale == null) {
      return false;
    }
    int worth = worth(state);
    return sale.isSellersTurn() ? sale.price() >= worth : sale.price() <= worth;
  }

  /** Returns what the card for sale is worth, in chips. */
  private static int worth(SpeculationState state) {
    Sale sale = state.openSale();
    return sale != null && sale.isUnseen() ? worthUnseen(state) : worthOfHigh(state);
  }

  /** The pot, less a part for each face-down card of others that may be higher. */
  private static int worthOfHigh(SpeculationState state) {
    long unknown = unknown(state);
    long worth = state.stakes().pot();
    int holder = state.layout().high().holder();
    for (int seat = 0; seat < state.layout().stacks().size(); seat++) {
      int cards = seat == holder ? 0 : state.layout().stacks().get(seat).size();
      for (int card = 0; card < cards; card++) {
        worth = worth * (unknown - countHigher(state)) / unknown;
      }
    }
    return (int) worth;
  }

  private static int worthUnseen(SpeculationState state) {
    return (int) (state.stakes().pot() * countHigher(state) / unknown(state) / 2);
  }

  private static int unknown(SpeculationState state) {
    return Math.max(1, PACK - state.layout().shown().all().size());
  }

  /** Returns how many trumps are higher than the highest so far; nobody has seen one. */
  private static int countHigher(SpeculationState state) {
    High high = state.layout().high();
    PlayingCard card = high.card();
    if (card.isJoker() || card.is(Rank.ACE)) {
      return 0;
    }
    return KING - card.rank().ordinal() + 1;
  }

  @Override
  public Optional<Phrase> reason(SpeculationState state, SpeculationMove move) {
    if (!(move instanceof Accept) || state.openSale() == null) {
      return Optional.empty();
    }
    return Optional.of(Phrase.of("thumb.worth", worth(state)));
  }
}
