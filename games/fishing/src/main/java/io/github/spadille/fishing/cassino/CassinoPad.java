package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractScorePad;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.fishing.Shares;
import java.util.Optional;

/**
 * The pad of Cassino: the cards and the spades of each side, who has each card that scores by
 * itself, then who made each sweep, the oldest first.
 */
final class CassinoPad extends AbstractScorePad {
  private static final int PACK = 52;
  private static final int SPADES = 13;
  private static final int FEWEST_OF_SWEEP = 2; // the card that captures, and one captured

  private final Cassino rules;
  private final CassinoOptions options;
  private final CassinoState state;
  private final Facts facts;

  /** What is asked next. */
  private enum Asked {
    CARDS,
    SPADES,
    HOLDER,
    SWEEP
  }

  /**
   * What is entered of a hand.
   *
   * @param holders the sides that have the first cards that score by themselves
   * @param sweeps the seats that made a sweep
   */
  private record Facts(
      Shares cards, Shares spades, ImmutableList<Integer> holders, ImmutableList<Integer> sweeps) {
    static Facts none(int sides) {
      Shares cards = Shares.of(PACK, IntPerSeat.of(sides, PACK));
      return new Facts(cards, spades(cards), ImmutableList.of(), ImmutableList.of());
    }

    private static Shares spades(Shares cards) {
      return Shares.of(SPADES, cards.counts());
    }

    Asked asked() {
      if (!cards.isComplete()) {
        return Asked.CARDS;
      }
      if (!spades.isComplete()) {
        return Asked.SPADES;
      }
      return holders.size() < CassinoCounts.SCORING.size() ? Asked.HOLDER : Asked.SWEEP;
    }

    Facts withCards(int count) {
      Shares more = cards.with(count);
      return new Facts(more, spades(more), holders, sweeps);
    }

    Facts withSpades(int count) {
      return new Facts(cards, spades.with(count), holders, sweeps);
    }

    Facts withHolder(int side) {
      return new Facts(cards, spades, plus(holders, side), sweeps);
    }

    Facts withSweep(int seat) {
      return new Facts(cards, spades, holders, plus(sweeps, seat));
    }

    private static ImmutableList<Integer> plus(ImmutableList<Integer> list, int last) {
      return ImmutableList.<Integer>builder().addAll(list).add(last).build();
    }

    /** Tells whether nobody captured anything, so that nothing scores. */
    boolean areOfNoCards() {
      return cards.isComplete() && cards.counts().sum() == 0;
    }

    PlayingCard nextCard() {
      return CassinoCounts.SCORING.get(holders.size());
    }

    /** Tells whether a side has won so many cards that the next one can be among them. */
    boolean hasRoom(int side) {
      boolean spade = nextCard().suit() == Suit.SPADES;
      int ofSpades = spades.counts().get(side);
      int room = spade ? ofSpades : cards.counts().get(side) - ofSpades;
      for (int i = 0; i < holders.size(); i++) {
        boolean sameKind = (CassinoCounts.SCORING.get(i).suit() == Suit.SPADES) == spade;
        room -= sameKind && holders.get(i) == side ? 1 : 0;
      }
      return room > 0;
    }

    CassinoCounts counts() {
      ImmutableIntArray.Builder each = ImmutableIntArray.builder().addAll(holders);
      for (int i = holders.size(); i < CassinoCounts.SCORING.size(); i++) {
        each.add(Seats.NOBODY);
      }
      return new CassinoCounts(
          cards.counts(), spades.counts(), each.build(), ImmutableIntArray.copyOf(sweeps));
    }
  }

  private CassinoPad(Cassino rules, CassinoOptions options, CassinoState state, Facts facts) {
    this.rules = rules;
    this.options = options;
    this.state = state;
    this.facts = facts;
  }

  /** Returns the pad of a game before its first hand. */
  static CassinoPad first(Cassino rules, CassinoOptions options) {
    return begun(rules, options, rules.start());
  }

  /** Returns the pad before a hand, or after the last. */
  private static CassinoPad begun(Cassino rules, CassinoOptions options, CassinoState state) {
    return new CassinoPad(rules, options, state, Facts.none(state.hand().sides()));
  }

  @Override
  public Optional<PadQuestion> question() {
    if (state.turn().isOver()) {
      return Optional.empty();
    }
    Shares cards = facts.cards;
    Shares spades = facts.spades;
    int seats = rules.seats();
    return Optional.of(
        switch (facts.asked()) {
          case CARDS -> cards.question("cards", lowestCards(), players(cards.side()));
          case SPADES -> spades.question("spades", spades.lowest(), players(spades.side()));
          case HOLDER -> PadQuestion.player("holder", seats, facts.nextCard());
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

  @Override
  protected Optional<Refusal> refusalOf(int answer) {
    return switch (facts.asked()) {
      case CARDS ->
          answer != 0 && answer < facts.cards.lowest()
              ? refuse("CAS-33", "rest", PACK)
              : Optional.empty();
      case SPADES -> Optional.empty();
      case HOLDER ->
          facts.hasRoom(side(answer))
              ? Optional.empty()
              : refuse("CAS-34", "not-won", facts.nextCard());
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
    return sweeps * FEWEST_OF_SWEEP > cards ? refuse("CAS-16", "cards", cards) : Optional.empty();
  }

  private int side(int seat) {
    return state.hand().side(seat);
  }

  @Override
  protected CassinoPad after(int answer) {
    return switch (facts.asked()) {
      case CARDS -> unlessComplete(facts.withCards(answer));
      case SPADES -> unlessComplete(facts.withSpades(answer));
      case HOLDER -> unlessComplete(facts.withHolder(side(answer)));
      case SWEEP ->
          answer == Seats.NOBODY ? counted(facts) : unlessComplete(facts.withSweep(answer));
    };
  }

  /** Where sweeps do not score, nobody is asked for them. */
  private CassinoPad unlessComplete(Facts more) {
    boolean isComplete = more.asked() == Asked.SWEEP && !options.sweeps();
    return isComplete || more.areOfNoCards()
        ? counted(more)
        : new CassinoPad(rules, options, state, more);
  }

  private CassinoPad counted(Facts all) {
    return begun(rules, options, rules.handCounted(state, all.counts()));
  }

  @Override
  public CassinoState state() {
    return state;
  }

  @Override
  public int dealer() {
    return state.hand().dealer();
  }

  @Override
  public int handSize() {
    return Cassino.HAND_SIZE;
  }
}
