package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.game.AbstractScorePad;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.fishing.Shares;
import java.util.Optional;

/**
 * The pad of Scopa: the cards and the diamonds of each side, who has the sette bello, what each
 * side counts for primiera, then who made each sweep, the oldest first.
 */
final class ScopaPad extends AbstractScorePad {
  private static final int PACK = ScopaState.PACK.size();
  private static final int DIAMONDS = 10;
  private static final int LOWEST_PRIMIERA = 40; // four court cards
  private static final int HIGHEST_PRIMIERA = 84; // four sevens
  private static final int SUITS = 4;
  private static final int FEWEST_OF_SWEEP = 2; // the card that captures, and one captured

  private final Scopa rules;
  private final ScopaState state;
  private final Facts facts;

  /** What is asked next. */
  private enum Asked {
    CARDS,
    DIAMONDS,
    SETTE_BELLO,
    PRIMIERA,
    SWEEP
  }

  /**
   * What is entered of a hand.
   *
   * @param setteBello the side that has it, or {@link Seats#NOBODY}
   * @param sweeps the seats that made a sweep
   */
  private record Facts(
      Shares cards,
      Shares diamonds,
      int setteBello,
      ImmutableList<Integer> primiera,
      ImmutableList<Integer> sweeps) {
    static Facts none(int sides) {
      Shares cards = Shares.of(PACK, IntPerSeat.of(sides, PACK));
      ImmutableList<Integer> nothing = ImmutableList.of();
      return new Facts(cards, diamonds(cards), Seats.NOBODY, nothing, nothing);
    }

    private static Shares diamonds(Shares cards) {
      return Shares.of(DIAMONDS, cards.counts());
    }

    Asked asked() {
      if (!cards.isComplete()) {
        return Asked.CARDS;
      }
      if (!diamonds.isComplete()) {
        return Asked.DIAMONDS;
      }
      if (setteBello == Seats.NOBODY) {
        return Asked.SETTE_BELLO;
      }
      return primiera.size() < cards.most().size() ? Asked.PRIMIERA : Asked.SWEEP;
    }

    Facts withCards(int count) {
      Shares more = cards.with(count);
      return new Facts(more, diamonds(more), setteBello, primiera, sweeps);
    }

    Facts withDiamonds(int count) {
      return new Facts(cards, diamonds.with(count), setteBello, primiera, sweeps);
    }

    Facts withSetteBello(int side) {
      return new Facts(cards, diamonds, side, primiera, sweeps);
    }

    Facts withPrimiera(int count) {
      return new Facts(cards, diamonds, setteBello, plus(primiera, count), sweeps);
    }

    Facts withSweep(int seat) {
      return new Facts(cards, diamonds, setteBello, primiera, plus(sweeps, seat));
    }

    private static ImmutableList<Integer> plus(ImmutableList<Integer> list, int last) {
      return ImmutableList.<Integer>builder().addAll(list).add(last).build();
    }

    /** Tells whether nobody captured anything, so that nothing scores. */
    boolean areOfNoCards() {
      return cards.isComplete() && cards.counts().sum() == 0;
    }

    ScopaCounts counts() {
      IntPerSeat none = IntPerSeat.of(cards.most().size(), 0);
      IntPerSeat primieras = none;
      for (int side = 0; side < primiera.size(); side++) {
        primieras = primieras.with(side, primiera.get(side));
      }
      IntPerSeat seven = setteBello == Seats.NOBODY ? none : none.with(setteBello, 1);
      ImmutableIntArray swept = ImmutableIntArray.copyOf(sweeps);
      return new ScopaCounts(cards.counts(), diamonds.counts(), seven, primieras, swept);
    }
  }

  private ScopaPad(Scopa rules, ScopaState state, Facts facts) {
    this.rules = rules;
    this.state = state;
    this.facts = facts;
  }

  /** Returns the pad of a game before its first hand. */
  static ScopaPad first(Scopa rules) {
    return begun(rules, rules.start());
  }

  /** Returns the pad before a hand, or after the last. */
  private static ScopaPad begun(Scopa rules, ScopaState state) {
    return new ScopaPad(rules, state, Facts.none(state.hand().sides()));
  }

  @Override
  public Optional<PadQuestion> question() {
    if (state.turn().isOver()) {
      return Optional.empty();
    }
    Shares cards = facts.cards;
    Shares diamonds = facts.diamonds;
    int seats = rules.seats();
    return Optional.of(
        switch (facts.asked()) {
          case CARDS -> cards.question("cards", lowestCards(), players(cards.side()));
          case DIAMONDS ->
              diamonds.question("diamonds", diamonds.lowest(), players(diamonds.side()));
          case SETTE_BELLO -> PadQuestion.player("sette-bello", seats);
          case PRIMIERA -> primieraOf(facts.primiera.size());
          case SWEEP -> PadQuestion.playerOrNobody("sweep", seats, facts.sweeps.size() + 1);
        });
  }

  private Seats players(int side) {
    return rules.sides().get(side);
  }

  /** Where no side has captured a card so far, maybe none has. */
  private int lowestCards() {
    return facts.cards.left() == PACK ? 0 : facts.cards.lowest();
  }

  private PadQuestion primieraOf(int side) { // SCO-30
    int highest = facts.cards.counts().get(side) < SUITS ? 0 : HIGHEST_PRIMIERA;
    return PadQuestion.number("primiera", Seats.NOBODY, 0, highest, players(side));
  }

  @Override
  protected Optional<Refusal> refusalOf(int answer) {
    return switch (facts.asked()) {
      case CARDS ->
          answer != 0 && answer < facts.cards.lowest()
              ? refuse("SCO-24", "rest", PACK)
              : Optional.empty();
      case DIAMONDS -> Optional.empty();
      case SETTE_BELLO ->
          facts.diamonds.counts().get(side(answer)) == 0
              ? refuse("SCO-29", "no-diamond")
              : Optional.empty();
      case PRIMIERA ->
          answer != 0 && answer < LOWEST_PRIMIERA
              ? refuse("SCO-30", "below", LOWEST_PRIMIERA)
              : Optional.empty();
      case SWEEP -> refusalOfSweep(answer);
    };
  }

  private Optional<Refusal> refusalOfSweep(int seat) {
    if (seat == Seats.NOBODY) {
      return Optional.empty();
    }
    int sweeps = 1;
    for (int other : facts.sweeps) {
      sweeps += side(other) == side(seat) ? 1 : 0;
    }
    int cards = facts.cards.counts().get(side(seat));
    return sweeps * FEWEST_OF_SWEEP > cards ? refuse("SCO-19", "cards", cards) : Optional.empty();
  }

  private int side(int seat) {
    return state.hand().side(seat);
  }

  @Override
  protected ScopaPad after(int answer) {
    return switch (facts.asked()) {
      case CARDS -> withCards(facts.withCards(answer));
      case DIAMONDS -> with(facts.withDiamonds(answer));
      case SETTE_BELLO -> with(facts.withSetteBello(side(answer)));
      case PRIMIERA -> with(facts.withPrimiera(answer));
      case SWEEP -> answer == Seats.NOBODY ? counted(facts) : with(facts.withSweep(answer));
    };
  }

  private ScopaPad withCards(Facts more) {
    return more.areOfNoCards() ? counted(more) : with(more);
  }

  private ScopaPad with(Facts more) {
    return new ScopaPad(rules, state, more);
  }

  private ScopaPad counted(Facts all) {
    return begun(rules, rules.handCounted(state, all.counts()));
  }

  @Override
  public ScopaState state() {
    return state;
  }

  @Override
  public int dealer() {
    return state.hand().dealer();
  }

  @Override
  public int handSize() {
    return rules.handSize();
  }
}
