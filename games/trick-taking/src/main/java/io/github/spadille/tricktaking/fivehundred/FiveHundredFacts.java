package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.tricktaking.fivehundred.FiveHundredState.TRICKS;
import static io.github.spadille.tricktaking.fivehundred.FiveHundredState.team;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.HandFacts;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.tricktaking.TrickHand;
import java.util.Optional;

/**
 * What people enter of a hand of Five Hundred: who plays the contract, what it is, and the tricks
 * of that player's team. If nobody plays one the hand was thrown in.
 *
 * @param deal the hand
 * @param contracts the contracts that can be played
 * @param contractor who plays the contract, or {@link Seats#NOBODY}; {@link #NOT_ENTERED} before
 * @param bid the place of the contract among all; {@link #NOT_ENTERED} before
 * @param won the tricks of the contractor's team; {@link #NOT_ENTERED} before
 */
record FiveHundredFacts(
    TrickHand deal, ImmutableList<Contract> contracts, int contractor, int bid, int won)
    implements HandFacts<FiveHundredState, FiveHundredFacts> {
  private static final int NOT_ENTERED = Seats.NOBODY - 1;

  /** Returns the facts of a hand before any is entered. */
  static FiveHundredFacts none(TrickHand deal, ImmutableList<Contract> contracts) {
    return new FiveHundredFacts(deal, contracts, NOT_ENTERED, NOT_ENTERED, NOT_ENTERED);
  }

  @Override
  public Optional<PadQuestion> question() {
    if (contractor == NOT_ENTERED) {
      return Optional.of(PadQuestion.playerOrNobody("contractor", deal.seats()));
    }
    if (contractor == Seats.NOBODY || won != NOT_ENTERED) {
      return Optional.empty();
    }
    return Optional.of(
        bid == NOT_ENTERED ? PadQuestion.word("contract", contractor, contracts) : tricksOfTeam());
  }

  /** In misère the hand ends with the first trick of the contractor (FIV-61). */
  private PadQuestion tricksOfTeam() {
    int most = contracts.get(bid).isMisere() ? 1 : TRICKS;
    Seats players = Seats.where(deal.seats(), seat -> team(seat) == team(contractor));
    return PadQuestion.number("tricks", Seats.NOBODY, 0, most, players);
  }

  @Override
  public FiveHundredFacts with(int answer) {
    if (contractor == NOT_ENTERED) {
      return new FiveHundredFacts(deal, contracts, answer, bid, won);
    }
    return bid == NOT_ENTERED
        ? new FiveHundredFacts(deal, contracts, contractor, answer, won)
        : new FiveHundredFacts(deal, contracts, contractor, bid, answer);
  }

  @Override
  public int answerOf(FiveHundredState played) {
    if (contractor == NOT_ENTERED) {
      return played.hand().auction().highBidder();
    }
    return bid == NOT_ENTERED
        ? contracts.indexOf(played.hand().auction().highBid())
        : played.tricks(team(contractor));
  }

  /** Returns the contract; nothing if the hand was thrown in. */
  Optional<Contract> contract() {
    return contractor == Seats.NOBODY ? Optional.empty() : Optional.of(contracts.get(bid));
  }

  /** Returns the tricks of a team, 0 or 1, in a hand that is played. */
  int tricks(int team) {
    return team == team(contractor) ? won : TRICKS - won;
  }

  @Override
  public int dealer() {
    return deal.dealer();
  }

  @Override
  public int handSize() {
    return TRICKS;
  }
}
