package io.github.spadille.rummy.canasta;

import com.google.common.collect.Range;
import io.github.spadille.engine.game.HandFacts;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.Seats;
import java.util.Optional;

/**
 * What people enter of a hand of Canasta: who went out, and whether concealed; then of each side
 * the value of its melded cards, its canastas, its red threes and the value of the cards left in
 * its hands; then what the sides are charged for, if there is anything.
 *
 * <p>What can be only one way is not asked.
 *
 * @param terms by what terms the hand is played
 * @param known what is known of it
 */
record CanastaFacts(CanastaTerms terms, CanastaEntries known)
    implements HandFacts<CanastaState, CanastaFacts> {
  /** Returns the facts of a hand before any is entered. */
  static CanastaFacts none(CanastaTerms terms) {
    return new CanastaFacts(terms, CanastaEntries.none(terms));
  }

  private CanastaLimits limits() {
    return new CanastaLimits(terms, known);
  }

  @Override
  public Optional<PadQuestion> question() {
    return known.isComplete() ? Optional.empty() : Optional.of(questionFor(known.next()));
  }

  private PadQuestion questionFor(CanastaItem next) {
    return switch (next.kind()) {
      case OUT -> whoWentOut();
      case CONCEALED, CHARGED -> PadQuestion.yesOrNo(next.key(), Seats.NOBODY);
      case OUT_AFTER_NO ->
          PadQuestion.yesOrNo(next.key(), Seats.NOBODY, terms.players(next.side()));
      default -> number(next);
    };
  }

  /** Asks who went out, and tells what each side needs for its first meld: it is asked first. */
  private PadQuestion whoWentOut() { // CAN-28
    return PadQuestion.playerOrNobody(
        CanastaItem.ofHand(CanastaItem.Kind.OUT).key(),
        terms.seats(),
        terms.players(0),
        terms.minimums().get(0),
        terms.players(1),
        terms.minimums().get(1));
  }

  private PadQuestion number(CanastaItem next) {
    Range<Integer> limits = limits().ofNext();
    return PadQuestion.number(
        next.key(),
        Seats.NOBODY,
        limits.lowerEndpoint(),
        limits.upperEndpoint(),
        terms.players(next.side()));
  }

  @Override
  public Optional<Refusal> refusal(int answer) {
    return limits().refusal(answer);
  }

  @Override
  public CanastaFacts with(int answer) {
    CanastaFacts more = new CanastaFacts(terms, known.with(answer));
    Optional<Integer> certain = more.certain();
    while (certain.isPresent()) {
      more = new CanastaFacts(terms, more.known.with(certain.get()));
      certain = more.certain();
    }
    return more;
  }

  /** Returns the next thing if it can be only one way. */
  private Optional<Integer> certain() {
    if (known.isComplete()) {
      return Optional.empty();
    }
    Range<Integer> limits = limits().ofNext();
    int least = limits.lowerEndpoint();
    return least == limits.upperEndpoint() ? Optional.of(least) : Optional.empty();
  }

  @Override
  public int answerOf(CanastaState played) {
    return known.next().in(CanastaCounts.of(played));
  }

  /** Returns what scores of a hand of which all is entered. */
  CanastaCounts counts() {
    return known.counts(terms);
  }

  @Override
  public int dealer() {
    return terms.dealer();
  }

  @Override
  public int handSize() {
    return terms.handSize();
  }
}
