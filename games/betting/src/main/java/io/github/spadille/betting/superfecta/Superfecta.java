package io.github.spadille.betting.superfecta;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.collect.Multiset;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.betting.PricedMoves;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.betting.superfecta.SuperfectaMove.Done;
import io.github.spadille.betting.superfecta.SuperfectaMove.Shuffle;
import io.github.spadille.betting.superfecta.SuperfectaState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Superfecta: bets on a race of the four suits.
 *
 * <p>{@code SHUFFLE → BET → (SHUFFLE | OVER)}. The stock is hidden from everybody, and a ticket
 * from the other seats until the race is run. The rulebook is {@code superfecta.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #firstSeat} (SUP-7), {@link #purse} (SUP-12),
 * {@link #isPassedOver} (SUP-15), {@link #parts} (SUP-25), {@link #isLastRace} (SUP-29), {@link
 * #heirs} (SUP-30).
 */
public class Superfecta extends AbstractRules<SuperfectaState, SuperfectaMove> {
  /** The game. */
  public static final Game<SuperfectaState, SuperfectaMove, SuperfectaOptions> GAME =
      Game.<SuperfectaState, SuperfectaMove, SuperfectaOptions>builder("superfecta")
          .name("Superfecta")
          .family(Tag.BETTING)
          .tags(Tag.CHIPS)
          .summary("Bets on a race of the four suits, of which the winners share three pools.")
          .seats(2, 10, 4)
          .options(SuperfectaOptions.SCHEMA)
          .texts(Superfecta.class)
          .rules(Superfecta::new)
          .build();

  private static final CardList<PlayingCard> HORSES = PlayingCards.list("As Ah Ad Ac"); // SUP-1
  private static final Deck<PlayingCard> PACK = Deck.standard52().without(Rank.ACE);

  private static final Phases<Phase, SuperfectaState, SuperfectaMove> PHASES =
      Phases.<Phase, SuperfectaState, SuperfectaMove>of(Phase.class)
          .elsewhere("SUP-3", "begun", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("SUP-7", "closed")
          .in(Phase.BET)
          .turn("SUP-7", "turn", Bet.class, Done.class)
          .others("SUP-7", "bet")
          .over(Phase.OVER, "SUP-29")
          .build();

  private final SuperfectaOptions options;
  private final PerSeat<PricedMoves<SuperfectaMove>> offers;
  private final SecretBets secrets;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Superfecta(int seats, SuperfectaOptions options) {
    super(seats, SuperfectaMove.SYNTAX);
    this.options = options;
    PerSeat<ImmutableList<Bet>> bets = PerSeat.each(seats, this::bets);
    this.offers =
        PerSeat.each(seats, seat -> PricedMoves.of(bets.get(seat), Bet::chips, Done.of(seat)));
    this.secrets = new SecretBets(bets);
  }

  private ImmutableList<Bet> bets(int seat) { // SUP-9
    ImmutableList.Builder<Bet> bets = ImmutableList.builder();
    for (Pool pool : Pool.values()) {
      for (ImmutableList<Suit> horses : pool.lines) {
        options.prices(pool).forEach(chips -> bets.add(new Bet(seat, chips, pool, horses)));
      }
    }
    return bets.build();
  }

  @Override
  public SuperfectaState start() {
    return SuperfectaState.unlaid(PACK.cards(), options.buyIn().stakes("SUP-2", seats));
  }

  @Override
  public ImmutableLongArray returns(SuperfectaState state) { // SUP-2
    return options.buyIn().returns(state.sheet());
  }

  @Override
  protected SuperfectaMove chanceMove(SuperfectaState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Optional<Refusal> refusal(SuperfectaState state, SuperfectaMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.tote().seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Bet bet) {
      return refusalOfBet(state, bet);
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(PACK, "SUP-3")
        : Optional.empty(); // SUP-8, SUP-14
  }

  private Optional<Refusal> refusalOfBet(SuperfectaState state, Bet bet) {
    Pool pool = bet.pool();
    if (bet.chips() < options.min(pool)) {
      return refuse("SUP-10", "minimum", options.min(pool));
    }
    if (!options.offers(pool, bet.chips())) {
      return refuse("SUP-11", "offered", options.prices(pool));
    }
    long chips = chipsToBet(state, bet.seat());
    return bet.chips() > chips ? refuse("SUP-12", "chips", chips) : Optional.empty();
  }

  private long chipsToBet(SuperfectaState state, int seat) {
    return Math.min(purse(state, seat), state.tote().chips(seat));
  }

  /** Returns how many of its chips a seat may spend on one bet (SUP-12). */
  protected long purse(SuperfectaState state, int seat) {
    return state.tote().chips(seat);
  }

  /** Bets by their chips, those of the same chips by pool and horses; then done. */
  @Override
  public MoveList<SuperfectaMove> legalMoves(SuperfectaState state) {
    int seat = state.tote().seat();
    return state.phase() == Phase.BET
        ? offers.get(seat).upTo(chipsToBet(state, seat)) // SUP-12
        : MoveList.empty();
  }

  @Override
  protected ImmutableList<String> governingInTurn(SuperfectaState state, int seat) {
    return chipsToBet(state, seat) < offers.get(seat).lowest()
        ? ImmutableList.of("SUP-8", "SUP-12")
        : ImmutableList.of("SUP-8", "SUP-9", "SUP-10", "SUP-11", "SUP-12", "SUP-13");
  }

  /** Others see of a bet only how many chips it costs (SUP-14a). */
  @Override
  public SeenMove seenBy(Viewer viewer, SuperfectaState before, SuperfectaMove move) {
    return move instanceof Bet bet && !viewer.isSeat(bet.seat())
        ? secrets.seen(bet)
        : super.seenBy(viewer, before, move);
  }

  @Override
  public Deductions<SuperfectaState, SuperfectaMove> deductions() {
    return new SuperfectaDeductions();
  }

  private final class SuperfectaDeductions implements Deductions<SuperfectaState, SuperfectaMove> {
    /** No move depends on cards that are hidden. */
    @Override
    public void fromMove(
        SuperfectaState before, SuperfectaMove move, DeductionListener deductions) {}

    /** The pools show what a ticket holds in all for each (SUP-14), until it is shown (SUP-28a). */
    @Override
    public ImmutableList<SuperfectaMove> secretChoices(
        Past<SuperfectaState, SuperfectaMove> past, RandomSource random) {
      return ImmutableList.copyOf(secrets.draw(past, random));
    }
  }

  @Override
  protected SuperfectaState applyLegal(
      SuperfectaState state, SuperfectaMove move, StageListener<SuperfectaState> stages) {
    if (move instanceof Bet bet) {
      return state.withTote(state.tote().paying(state.race(), "SUP-12", bet));
    }
    if (move instanceof Done) {
      Tote filled = state.tote().handedIn(); // SUP-14
      return betFrom(state.withTote(filled), next(filled.seat()), stages);
    }
    if (move instanceof Shuffle shuffle) {
      return begin(state, shuffle.cards(), stages);
    }
    throw unknown(move);
  }

  private SuperfectaState begin(
      SuperfectaState state, CardList<PlayingCard> cards, StageListener<SuperfectaState> stages) {
    int race = state.course().rail().isEmpty() ? 1 : state.race() + 1;
    int first = firstSeat(race);
    Course course = Course.laid(cards, options.railLength()); // SUP-3, SUP-28
    SuperfectaState laid = state.laid(race, course, first);
    stages.reached("rail-laid", Seats.NOBODY, laid, race);
    return isPassedOver(laid, first) ? betFrom(laid, next(first), stages) : laid;
  }

  /** Returns the seat that makes its ticket first (SUP-7). */
  protected int firstSeat(int race) {
    return (race - 1) % seats;
  }

  /**
   * Tells whether a seat makes no ticket, as it has fewer chips than the smallest bet of any pool
   * (SUP-15). With as many it has its turn, even if no multiple that is offered is that low.
   */
  protected boolean isPassedOver(SuperfectaState state, int seat) {
    return state.tote().chips(seat) < options.lowestMin();
  }

  /** Gives the turn to a seat or to the next one with a ticket; after the last the race is run. */
  private SuperfectaState betFrom(
      SuperfectaState state, int seat, StageListener<SuperfectaState> stages) {
    int first = firstSeat(state.race());
    for (int each = seat; each != first; each = next(each)) {
      if (!isPassedOver(state, each)) {
        return state.withTote(state.tote().turnOf(each));
      }
    }
    return run(state, stages); // SUP-16
  }

  private SuperfectaState run(SuperfectaState state, StageListener<SuperfectaState> stages) {
    SuperfectaState paid = state.raced();
    if (stages.isListening()) {
      for (int dealt = 1; dealt <= paid.course().run().size(); dealt++) {
        tellStep(state.withCourse(state.course().after(dealt)), stages);
      }
    }
    ImmutableList<Suit> finish = paid.course().finish();
    stages.reached("race-run", Seats.NOBODY, paid, finish);
    for (Pool pool : Pool.values()) { // SUP-24
      paid = pay(paid, pool, pool.winning(finish), stages); // SUP-21, SUP-22, SUP-23
    }
    return isLastRace(paid.race()) ? end(paid, stages) : paid;
  }

  private static void tellStep(SuperfectaState state, StageListener<SuperfectaState> stages) {
    Course course = state.course();
    PlayingCard card = course.run().bottom();
    int cards = PlayingCards.countSuit(course.run().toSet(), card.suit());
    int beyond = cards - course.goal();
    String name = beyond < 0 ? "moved" : "stays";
    if (beyond == 0) {
      name = "finished"; // SUP-17, SUP-18
    }
    stages.reached(name, Seats.NOBODY, state, card, card.suit(), cards);
  }

  private SuperfectaState pay(
      SuperfectaState state,
      Pool pool,
      ImmutableList<Suit> winning,
      StageListener<SuperfectaState> stages) {
    Predicate<Bet> wins = bet -> bet.isOn(pool, winning);
    SuperfectaState paid = // SUP-24, SUP-25, SUP-27
        state.withTote(state.tote().shared(state.race(), pool.ruleId, pool, wins, this::parts));
    Seats winners = stages.isListening() ? state.tote().winners(wins) : Seats.none();
    if (!winners.isEmpty()) { // SUP-26
      int chips = state.tote().in(pool) - paid.tote().in(pool);
      stages.reached("pool-won", Seats.NOBODY, paid, pool, winners, chips);
    }
    return paid;
  }

  /**
   * Returns how many of the parts into which a pool is divided a winner gets (SUP-25).
   *
   * @param chips what it has bet on the line that wins
   */
  protected int parts(int chips) {
    return options.paysPerUnit() ? chips : 1;
  }

  /** Tells whether the game ends with a race (SUP-29). */
  protected boolean isLastRace(int race) {
    return race >= options.races();
  }

  private SuperfectaState end(
      SuperfectaState state, StageListener<SuperfectaState> stages) { // SUP-30
    Seats heirs = heirs(state);
    int share = state.tote().pools().sum() / heirs.size();
    Tote divided = state.tote().divided(state.race(), "SUP-30", heirs);
    SuperfectaState over = state.over(divided);
    if (share > 0) {
      stages.reached("pools-divided", Seats.NOBODY, over, heirs, share);
    }
    return over;
  }

  /** Returns the seats among which the pools are divided after the last race. */
  protected Seats heirs(SuperfectaState state) {
    return options.leaderTakesPools()
        ? Outcome.highest(state.scores()).winners()
        : Seats.all(seats);
  }

  /** Tells whether all see a ticket: after the race, or once it is handed in (SUP-14, SUP-28a). */
  private boolean isShown(SuperfectaState state, int seat) {
    if (state.phase() != Phase.BET) {
      return true;
    }
    boolean isRun = !state.course().run().isEmpty();
    return options.openTickets() && (isRun || isHandedIn(state, seat));
  }

  /** Tells whether a seat comes before the one in turn, in the order from the first (SUP-7). */
  private boolean isHandedIn(SuperfectaState state, int seat) {
    int fromFirst = seats - firstSeat(state.race());
    return seatFrom(seat, fromFirst) < seatFrom(state.tote().seat(), fromFirst);
  }

  /** Returns the ticket of a seat with one bet for all that it has bet on the same (SUP-11). */
  private static ImmutableList<Bet> ticket(Tote tote, int seat) {
    Multiset<ImmutableList<Suit>> chips = HashMultiset.create(); // A pool is known by its lines.
    for (Bet bet : tote.bets(seat)) {
      chips.add(bet.horses(), bet.chips());
    }
    ImmutableList.Builder<Bet> ticket = ImmutableList.builder();
    for (Pool pool : Pool.values()) {
      for (ImmutableList<Suit> horses : pool.lines) {
        if (chips.contains(horses)) {
          ticket.add(new Bet(seat, chips.count(horses), pool, horses));
        }
      }
    }
    return ticket.build();
  }

  @Override
  public RulesOfThumb<SuperfectaState, SuperfectaMove> rulesOfThumb() {
    return new SuperfectaThumbs(options);
  }

  @Override
  public Table table(SuperfectaState state) {
    Course course = state.course();
    Tote tote = state.tote();
    Table.Builder table =
        Table.builder()
            .pile("horses", HORSES, ALL)
            .pile("rail", course.rail(), ALL)
            .pile("stock", course.stock(), NOBODY)
            .pileTopLast("run", course.run(), ALL)
            .fact("race", state.race())
            .fact("turn", state.turn().seats())
            .word("phase", state.phase());
    for (int seat = 0; seat < seats; seat++) {
      Audience audience = isShown(state, seat) ? ALL : Audience.seat(seat);
      table
          .fact(Type.WORDS, "ticket." + seat, ticket(tote, seat), audience)
          .fact(Type.WORDS, "bets." + seat, tote.bets(seat), audience);
    }
    return table
        .fact("pool-win", tote.in(Pool.WIN))
        .fact("pool-exa", tote.in(Pool.EXA))
        .fact("pool-sfc", tote.in(Pool.SFC))
        .fact("position-s", course.steps(Suit.SPADES))
        .fact("position-h", course.steps(Suit.HEARTS))
        .fact("position-d", course.steps(Suit.DIAMONDS))
        .fact("position-c", course.steps(Suit.CLUBS))
        .fact(Type.WORDS, "finish", Lists.transform(course.finish(), Suit::code))
        .fact("leftover", state.leftover())
        .fact("chips", state.scores()) // SUP-32
        .fact("gains", options.buyIn().gains(state.sheet())) // SUP-2a
        .build();
  }

  @Override
  public SuperfectaState withCards(SuperfectaState state, Table table) {
    Course course =
        new Course(
            table.list("rail", FAMILY), table.list("stock", FAMILY), table.list("run", FAMILY));
    return state.withCourse(course);
  }
}
