package io.github.spadille.rummy.cactus;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.rummy.cactus.CactusMove.Call;
import io.github.spadille.rummy.cactus.CactusMove.Discard;
import io.github.spadille.rummy.cactus.CactusMove.Draw;
import io.github.spadille.rummy.cactus.CactusMove.Match;
import io.github.spadille.rummy.cactus.CactusMove.Peek;
import io.github.spadille.rummy.cactus.CactusMove.Power;
import io.github.spadille.rummy.cactus.CactusMove.Skip;
import io.github.spadille.rummy.cactus.CactusMove.Source;
import io.github.spadille.rummy.cactus.CactusMove.Swap;
import io.github.spadille.rummy.cactus.CactusMove.Trade;
import io.github.spadille.rummy.cactus.CactusState.Drawn;
import io.github.spadille.rummy.cactus.CactusState.Phase;
import io.github.spadille.rummy.cactus.Slots.Slot;
import java.util.Optional;

/**
 * What a sensible player of Cactus would rather do: swap low cards in for high or unknown ones,
 * look at cards not seen yet, match what is known to match, and call with a low total. Of the cards
 * in slots it knows those that its player may look at.
 */
final class CactusThumbs implements RulesOfThumb<CactusState, CactusMove> {
  private static final int USUAL = 10_000;
  private static final int ALWAYS = 500_000;

  private static final int UNKNOWN = 6; // what a card counts on average, rounded
  private static final int LOW = 3;
  private static final int TOTAL_TO_CALL = 9;

  private final boolean notes;

  /**
   * Creates them.
   *
   * @param notes whether players may look again at cards that they have seen
   */
  CactusThumbs(boolean notes) {
    this.notes = notes;
  }

  @Override
  public int weight(CactusState state, CactusMove move) {
    int seat = move.seat();
    if (move instanceof Match match) {
      return matches(state, state.layouts().get(seat).at(match.slot()), seat) ? ALWAYS : 1;
    }
    if (move instanceof Draw draw) {
      boolean takes = draw.source() == Source.DISCARD;
      return takes ? takes(state, seat) : USUAL;
    }
    if (move instanceof Swap swap) {
      int gain = value(state.layouts().get(seat).at(swap.slot()), seat) - drawn(state);
      return gain > 0 ? 1 + gain * gain * USUAL / 10 : 1;
    }
    if (move instanceof Discard) {
      return drawn(state) >= UNKNOWN ? 10 * USUAL : USUAL / 10;
    }
    if (move instanceof Trade trade) {
      int own = value(state.layouts().get(seat).at(trade.own()), seat);
      int gain = own - value(state.layouts().get(1 - seat).at(trade.other()), seat);
      return gain > 0 ? 1 + gain * gain * USUAL / 20 : 1;
    }
    if (move instanceof Peek peek) {
      boolean ofOwn = peek.power() == Power.PEEK_OWN;
      Slot slot = state.layouts().get(ofOwn ? seat : 1 - seat).at(peek.slot());
      return isKnown(slot, seat) ? 1 : USUAL;
    }
    if (move instanceof Call) {
      return call(total(state, seat));
    }
    return move instanceof Skip && state.phase() == Phase.POWER ? USUAL / 10 : USUAL;
  }

  private static int call(int total) {
    if (total <= TOTAL_TO_CALL) {
      return 10 * USUAL;
    }
    return total <= 2 * TOTAL_TO_CALL ? USUAL / 5 : USUAL / 20;
  }

  private int takes(CactusState state, int seat) {
    int upcard = value(state.stock().upcard());
    return upcard <= LOW && highest(state, seat) - upcard >= LOW ? 5 * USUAL : USUAL / 20;
  }

  private static int drawn(CactusState state) {
    return state.step() instanceof Drawn drawn ? value(drawn.card()) : UNKNOWN;
  }

  private boolean matches(CactusState state, Slot slot, int seat) {
    return isKnown(slot, seat)
        && !slot.card().isJoker()
        && state.stock().upcard().is(slot.card().rank());
  }

  private boolean isKnown(Slot slot, int seat) {
    return notes && slot.seen().contains(seat);
  }

  private int value(Slot slot, int seat) {
    return isKnown(slot, seat) ? value(slot.card()) : UNKNOWN;
  }

  private static int value(PlayingCard card) { // CAC-39
    if (card.isJoker() || card.is(Rank.KING)) {
      return 0;
    }
    return Math.min(10, card.rank().ordinal() + 1);
  }

  private int total(CactusState state, int seat) {
    int total = 0;
    for (Slot slot : state.layouts().get(seat).slots()) {
      total += value(slot, seat);
    }
    return total;
  }

  private int highest(CactusState state, int seat) {
    int highest = 0;
    for (Slot slot : state.layouts().get(seat).slots()) {
      highest = Math.max(highest, value(slot, seat));
    }
    return highest;
  }

  @Override
  public Optional<Phrase> reason(CactusState state, CactusMove move) {
    if (move instanceof Match && weight(state, move) == ALWAYS) {
      return Optional.of(Phrase.of("thumb.match"));
    }
    return move instanceof Call && total(state, move.seat()) <= TOTAL_TO_CALL
        ? Optional.of(Phrase.of("thumb.call", total(state, move.seat())))
        : Optional.empty();
  }
}
