package io.github.spadille.tricktaking.polignac;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.HandFacts;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.tricktaking.TrickHand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What people enter of a hand of Polignac: who announced capot and whether they made it, then who
 * took each jack.
 *
 * @param hand the hand
 * @param handSize how many cards each player gets
 * @param capot what became of capot
 * @param announcer the player who announced it, or {@link Seats#NOBODY}
 * @param takers who took the first jacks
 */
record PolignacFacts(
    TrickHand hand, int handSize, Capot capot, int announcer, ImmutableList<Integer> takers)
    implements HandFacts<PolignacState, PolignacFacts> {
  private static final int YES = 1;
  private static final int NO = 0;

  private static final ImmutableList<PlayingCard> JACKS =
      ImmutableList.copyOf(PlayingCard.cards("Js Jh Jd Jc"));

  /** Stands for every card but the jacks. */
  private static final PlayingCard NO_JACK = PlayingCard.parse("Ks");

  /** What became of capot in a hand. */
  enum Capot {
    NOT_ASKED,
    ANNOUNCED,
    MADE,
    FAILED,
    NONE
  }

  /**
   * Returns the facts of a hand before any is entered.
   *
   * @param hand the hand
   * @param handSize how many cards each player gets
   * @param hasCapot whether capot can be announced
   */
  static PolignacFacts none(TrickHand hand, int handSize, boolean hasCapot) {
    Capot capot = hasCapot ? Capot.NOT_ASKED : Capot.NONE;
    return new PolignacFacts(hand, handSize, capot, Seats.NOBODY, ImmutableList.of());
  }

  @Override
  public Optional<PadQuestion> question() {
    return switch (capot) {
      case NOT_ASKED -> Optional.of(PadQuestion.playerOrNobody("capot", hand.seats())); // POL-16
      case ANNOUNCED -> Optional.of(PadQuestion.yesOrNo("all-tricks", announcer));
      case MADE -> Optional.empty();
      case FAILED, NONE -> jack();
    };
  }

  private Optional<PadQuestion> jack() { // POL-11
    return takers.size() == JACKS.size()
        ? Optional.empty()
        : Optional.of(PadQuestion.player("jack", hand.seats(), JACKS.get(takers.size())));
  }

  @Override
  public PolignacFacts with(int answer) {
    return switch (capot) {
      case NOT_ASKED -> announcedBy(answer);
      case ANNOUNCED -> ended(answer == YES ? Capot.MADE : Capot.FAILED);
      case MADE, FAILED, NONE -> takenBy(answer);
    };
  }

  private PolignacFacts announcedBy(int seat) {
    Capot next = seat == Seats.NOBODY ? Capot.NONE : Capot.ANNOUNCED;
    return new PolignacFacts(hand, handSize, next, seat, takers);
  }

  private PolignacFacts ended(Capot end) {
    return new PolignacFacts(hand, handSize, end, announcer, takers);
  }

  private PolignacFacts takenBy(int seat) {
    ImmutableList<Integer> more = ImmutableList.<Integer>builder().addAll(takers).add(seat).build();
    return new PolignacFacts(hand, handSize, capot, announcer, more);
  }

  @Override
  public int answerOf(PolignacState played) {
    return switch (capot) {
      case NOT_ASKED -> played.announcer();
      case ANNOUNCED -> hasAllTricks(played) ? YES : NO;
      case MADE, FAILED, NONE -> taker(played, JACKS.get(takers.size()));
    };
  }

  private boolean hasAllTricks(PolignacState played) {
    return played.cards().tricks().get(announcer) == played.cards().tricks().sum();
  }

  private int taker(PolignacState played, PlayingCard jack) {
    return Seats.where(hand.seats(), seat -> played.cards().won(seat).contains(jack)).first();
  }

  /**
   * Returns cards for what each player took, as far as it scores: the jacks, and one more where a
   * capot failed.
   */
  ImmutableList<CardSet<PlayingCard>> won() {
    List<CardSet<PlayingCard>> won = new ArrayList<>();
    for (int seat = 0; seat < hand.seats(); seat++) {
      won.add(PlayingCards.noCards());
    }
    for (int i = 0; i < JACKS.size(); i++) {
      int taker = capot == Capot.MADE ? announcer : takers.get(i);
      won.set(taker, won.get(taker).with(JACKS.get(i)));
    }
    if (capot == Capot.FAILED) {
      int other = Seats.all(hand.seats()).after(announcer);
      won.set(other, won.get(other).with(NO_JACK));
    }
    return ImmutableList.copyOf(won);
  }

  @Override
  public int dealer() {
    return hand.dealer();
  }
}
