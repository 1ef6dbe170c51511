package io.github.spadille.fishing.koikoi;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.ofMonth;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.sharingMonth;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Capture;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Discard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Koi;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Shobu;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Take;
import java.util.Optional;

/** What the players may do, and why not. */
final class Legality {
  private static final SeatChoice<KoiKoiMove> DECISION = SeatChoice.of(Koi::of, Shobu::of);

  private final boolean discardsFreely;

  /**
   * Creates the ladder of refusals and the list of moves that agrees with it.
   *
   * @param discardsFreely whether a hand that matches may discard
   */
  Legality(boolean discardsFreely) {
    this.discardsFreely = discardsFreely;
  }

  /** Returns why a move of the seat in turn is illegal, or nothing if it is legal. */
  Optional<Refusal> refusal(KoiKoiState state, KoiKoiMove move) {
    if (move instanceof Capture capture) {
      return refusalOfCapture(state, capture);
    }
    if (move instanceof Discard discard) {
      return refusalOfDiscard(state, discard);
    }
    return move instanceof Take take ? refusalOfTake(state, take) : Optional.empty(); // KOI-21
  }

  private static Optional<Refusal> refusalOfCapture(KoiKoiState state, Capture capture) {
    HanafudaCard card = capture.card();
    CardSet<HanafudaCard> captured = capture.captured();
    if (!state.cards().has(capture.seat(), card)) {
      return refuse("KOI-11", "not-held", card);
    }
    if (!state.field().containsAll(captured)) {
      return refuse("KOI-12", "not-on-field", captured.minus(state.field()).first());
    }
    CardSet<HanafudaCard> matching = ofMonth(state.field(), card.month());
    if (captured.isEmpty() || !matching.containsAll(captured)) {
      return refuse("KOI-12", "month", card);
    }
    if (matching.size() == 3) {
      return captured.size() == 3 ? Optional.empty() : refuse("KOI-15", "all", card);
    }
    return captured.size() == 1 ? Optional.empty() : refuse("KOI-14", "one", card);
  }

  private Optional<Refusal> refusalOfDiscard(KoiKoiState state, Discard discard) {
    HanafudaCard card = discard.card();
    if (!state.cards().has(discard.seat(), card)) {
      return refuse("KOI-11", "not-held", card);
    }
    CardSet<HanafudaCard> matching = sharingMonth(state.held(discard.seat()), state.field());
    if (matching.contains(card)) {
      return refuse("KOI-16", "matches", card);
    }
    return mayDiscard(matching)
        ? Optional.empty()
        : refuse("KOI-16", "other-matches", matching.first());
  }

  private static Optional<Refusal> refusalOfTake(KoiKoiState state, Take take) {
    HanafudaCard card = take.card();
    HanafudaCard drawn = state.drawn().first();
    if (!state.field().contains(card)) {
      return refuse("KOI-12", "not-on-field", card);
    }
    return card.month() == drawn.month() ? Optional.empty() : refuse("KOI-12", "month", drawn);
  }

  /** Returns the legal moves, in the order of {@link KoiKoi#legalMoves}. */
  MoveList<KoiKoiMove> moves(KoiKoiState state) {
    int seat = state.seat();
    return switch (state.phase()) {
      case PLAY -> legalPlays(state, seat);
      case TAKE ->
          MoveList.ofCards(
              ofMonth(state.field(), state.drawn().first().month()), Take.SHARED, seat);
      case DECIDE -> DECISION.get(seat);
      default -> MoveList.empty();
    };
  }

  private MoveList<KoiKoiMove> legalPlays(KoiKoiState state, int seat) {
    CardSet<HanafudaCard> hand = state.held(seat);
    CardSet<HanafudaCard> matching = sharingMonth(hand, state.field());
    if (matching.isEmpty()) {
      return MoveList.ofCards(hand, Discard.SHARED, seat);
    }
    MoveList<KoiKoiMove> captures = new FlowerCaptures(seat, matching, state.field());
    return mayDiscard(matching)
        ? captures.plus(MoveList.ofCards(hand.minus(matching), Discard.SHARED, seat))
        : captures;
  }

  private boolean mayDiscard(CardSet<HanafudaCard> matching) { // KOI-16
    return matching.isEmpty() || discardsFreely;
  }

  /** Returns the ids of the rules that say what a player may do now. */
  static ImmutableList<String> governing(KoiKoiState state) {
    return switch (state.phase()) {
      case PLAY -> ImmutableList.of("KOI-11", "KOI-12", "KOI-13", "KOI-14", "KOI-15", "KOI-16");
      case TAKE -> ImmutableList.of("KOI-12", "KOI-18");
      case DECIDE -> ImmutableList.of("KOI-21", "KOI-22", "KOI-23");
      default -> ImmutableList.of();
    };
  }
}
