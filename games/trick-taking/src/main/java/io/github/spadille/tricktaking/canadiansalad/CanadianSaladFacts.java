package io.github.spadille.tricktaking.canadiansalad;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.game.HandFacts;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Shares;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import io.github.spadille.tricktaking.TrickHand;
import java.util.List;
import java.util.Optional;

/**
 * What people enter of a hand of Canadian Salad: the penalty if the dealer chooses it, then of what
 * counts the share of each player, or who took it.
 *
 * @param hand the hand
 * @param handSize how many cards each player gets
 * @param open the penalties of which the dealer chooses one
 * @param penalty what counts, once it is known
 * @param tricks the tricks that each player has taken
 * @param hearts the hearts that each player has taken
 * @param queens the queens that each player has taken
 * @param king who has taken the king of spades; {@link Seats#NOBODY} before it is entered
 * @param last who has taken the last trick; {@link Seats#NOBODY} before it is entered
 */
record CanadianSaladFacts(
    TrickHand hand,
    int handSize,
    ImmutableList<Penalty> open,
    Optional<Penalty> penalty,
    Shares tricks,
    Shares hearts,
    Shares queens,
    int king,
    int last)
    implements HandFacts<CanadianSaladState, CanadianSaladFacts> {
  private static final int HEARTS = 13;
  private static final int QUEENS = 4;

  /**
   * Returns the facts of a hand before any is entered.
   *
   * @param state the state before the hand
   * @param handSize how many cards each player gets
   */
  static CanadianSaladFacts none(CanadianSaladState state, int handSize) {
    return new CanadianSaladFacts(
        state.hand(),
        handSize,
        ImmutableList.copyOf(
            Penalty.SINGLE.stream().filter(each -> !state.penalties().contains(each)).iterator()),
        state.penalty(),
        shares(handSize, state.hand()),
        shares(HEARTS, state.hand()),
        shares(QUEENS, state.hand()),
        Seats.NOBODY,
        Seats.NOBODY);
  }

  private static Shares shares(int total, TrickHand hand) {
    return Shares.of(total, IntPerSeat.of(hand.seats(), total));
  }

  @Override
  public Optional<PadQuestion> question() {
    if (penalty.isEmpty()) {
      return Optional.of(PadQuestion.word("penalty", dealer(), words())); // CSL-18
    }
    return asked().map(this::question);
  }

  private List<Phrased> words() {
    return Lists.transform(open, each -> () -> Phrase.of("fact.penalty." + each.number()));
  }

  /** Returns which of the penalties that count is asked; nothing if all are entered. */
  private Optional<Penalty> asked() {
    return Penalty.SINGLE.stream()
        .filter(each -> penalty.orElseThrow().includes(each) && !isEntered(each))
        .findFirst();
  }

  private boolean isEntered(Penalty each) {
    return switch (each) {
      case TRICKS -> tricks.isComplete();
      case HEARTS -> hearts.isComplete();
      case QUEENS -> queens.isComplete();
      case KING -> king != Seats.NOBODY;
      case LAST -> last != Seats.NOBODY;
      case ALL -> true;
    };
  }

  private PadQuestion question(Penalty each) {
    return switch (each) {
      case TRICKS -> share(tricks, "tricks");
      case HEARTS -> share(hearts, "hearts");
      case QUEENS -> share(queens, "queens");
      case KING -> PadQuestion.player("king", hand.seats());
      case LAST, ALL -> PadQuestion.player("last", hand.seats());
    };
  }

  private static PadQuestion share(Shares shares, String key) {
    return shares.question(key, shares.lowest(), Seats.of(shares.side()));
  }

  /** Where tricks are known, who has none has taken nothing. */
  @Override
  public Optional<Refusal> refusal(int answer) {
    Optional<Penalty> asked = penalty.isEmpty() ? Optional.empty() : asked();
    if (asked.isEmpty() || asked.get() == Penalty.TRICKS || !tricks.isComplete()) {
      return Optional.empty();
    }
    boolean isNothing =
        switch (asked.get()) {
          case HEARTS -> answer == 0 || hasTrick(hearts.side());
          case QUEENS -> answer == 0 || hasTrick(queens.side());
          default -> hasTrick(answer);
        };
    return isNothing ? Optional.empty() : refuse("CSL-9", "no-trick");
  }

  private boolean hasTrick(int seat) {
    return tricks.counts().get(seat) != 0;
  }

  @Override
  public CanadianSaladFacts with(int answer) {
    if (penalty.isEmpty()) {
      return with(Optional.of(open.get(answer)), tricks, hearts, queens, king, last);
    }
    return switch (asked().orElseThrow()) {
      case TRICKS -> with(penalty, tricks.with(answer), hearts, queens, king, last);
      case HEARTS -> with(penalty, tricks, hearts.with(answer), queens, king, last);
      case QUEENS -> with(penalty, tricks, hearts, queens.with(answer), king, last);
      case KING -> with(penalty, tricks, hearts, queens, answer, last);
      case LAST, ALL -> with(penalty, tricks, hearts, queens, king, answer);
    };
  }

  private CanadianSaladFacts with(
      Optional<Penalty> penalty, Shares tricks, Shares hearts, Shares queens, int king, int last) {
    return new CanadianSaladFacts(
        hand, handSize, open, penalty, tricks, hearts, queens, king, last);
  }

  @Override
  public int answerOf(CanadianSaladState played) {
    if (penalty.isEmpty()) {
      return open.indexOf(played.penalty().orElseThrow());
    }
    CanadianSaladCounts taken = CanadianSaladCounts.of(played);
    return switch (asked().orElseThrow()) {
      case TRICKS -> taken.tricks().get(tricks.side());
      case HEARTS -> taken.hearts().get(hearts.side());
      case QUEENS -> taken.queens().get(queens.side());
      case KING -> taken.king();
      case LAST, ALL -> taken.last();
    };
  }

  /** Returns what was taken in a hand of which all is entered. */
  CanadianSaladCounts taken() {
    return new CanadianSaladCounts(tricks.counts(), hearts.counts(), queens.counts(), king, last);
  }

  @Override
  public int dealer() {
    return hand.dealer();
  }
}
