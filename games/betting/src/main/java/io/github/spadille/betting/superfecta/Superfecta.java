package io.github.spadille.betting.superfecta;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.betting.PricedMoves;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.betting.superfecta.SuperfectaMove.Done;
import io.github.spadille.betting.superfecta.SuperfectaMove.Shuffle;
import io.github.spadille.betting.superfecta.SuperfectaState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.game.Stakes;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.knowledge.Past;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Superfecta: bets on a race of the four suits.
 *
 * <p>{@code SHUFFLE → BET → (SHUFFLE | OVER)}. The stock is hidden from everybody, and a ticket
 * from the other seats until the race is run. The rulebook is {@code superfecta.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #firstSeat} (SUP-7), {@link #refusalOfBet}
 * (SUP-10 to SUP-12), {@link #isPassedOver} (SUP-15), {@link #share} (SUP-25), {@link #isLastRace}
 * (SUP-29), {@link #heirs} (SUP-30).
 */
public class Superfecta extends AbstractRules<SuperfectaState, SuperfectaMove> {
  /** The game. */
  public static final Game<SuperfectaState, SuperfectaMove, SuperfectaOptions> GAME =
      Game.<SuperfectaState, SuperfectaMove, SuperfectaOptions>builder("superfecta")
          .name("Superfecta")
          .family("betting")
          .summary("Bets on a race of the four suits, of which the winners share three pools.")
          .seats(2, 10, 4)
          .options(SuperfectaOptions.SCHEMA)
          .texts(Superfecta.class)
          .rules(Superfecta::new)
          .build();

  private static final CardList<PlayingCard> HORSES = PlayingCards.list("As Ah Ad Ac"); // SUP-1
  private static final Deck<PlayingCard> PACK = Deck.standard52().without(Rank.ACE);

  private final SuperfectaOptions options;
  private final PerSeat<ImmutableList<Bet>> bets;
  private final PerSeat<PricedMoves<SuperfectaMove>> offers;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Superfecta(int seats, SuperfectaOptions options) {
    super(seats, SuperfectaMove.SYNTAX);
    this.options = options;
    this.bets = PerSeat.each(seats, this::bets);
    this.offers =
        PerSeat.each(seats, seat -> PricedMoves.of(bets.get(seat), Bet::chips, Done.of(seat)));
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
    return new SuperfectaState(
        Phase.SHUFFLE,
        1,
        0,
        Course.laid(PACK.cards(), 0),
        PerSeat.of(seats, Chain.empty()),
        IntPerSeat.of(Pool.values().length, 0),
        options.buyIn().stakes("SUP-2", seats));
  }

  @Override
  protected SuperfectaMove chanceMove(SuperfectaState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Optional<Refusal> refusal(SuperfectaState state, SuperfectaMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("SUP-29", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? shuffle.refusalUnlessOf(PACK, "SUP-3")
          : refuse("SUP-3", "begun");
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("SUP-7", "closed");
    }
    if (move.seat() != state.seat()) {
      return refuse("SUP-7", "turn", Seats.of(state.seat()));
    }
    return move instanceof Bet bet ? refusalOfBet(state, bet) : Optional.empty(); // SUP-8
  }

  /** Returns why the seat in turn may not make a bet, or nothing if it may. */
  protected Optional<Refusal> refusalOfBet(SuperfectaState state, Bet bet) {
    Pool pool = bet.pool();
    if (bet.chips() < options.min(pool)) {
      return refuse("SUP-10", "minimum", options.min(pool));
    }
    if (!options.offers(pool, bet.chips())) {
      return refuse("SUP-11", "offered", options.prices(pool));
    }
    return bet.chips() > state.chips(bet.seat())
        ? refuse("SUP-12", "chips", state.chips(bet.seat()))
        : Optional.empty();
  }

  /** Bets by their chips, those of the same chips by pool and horses; then done. */
  @Override
  public MoveList<SuperfectaMove> legalMoves(SuperfectaState state) {
    return state.phase() == Phase.BET
        ? offers.get(state.seat()).upTo(state.chips(state.seat())) // SUP-12
        : MoveList.empty();
  }

  @Override
  public ImmutableList<String> governing(SuperfectaState state, int seat) {
    return isPassedOver(state, seat)
        ? ImmutableList.of("SUP-8", "SUP-12")
        : ImmutableList.of("SUP-8", "SUP-9", "SUP-11", "SUP-12", "SUP-13");
  }

  /** Others see of a bet only how many chips it costs (SUP-14a). */
  @Override
  public SeenMove seenBy(Viewer viewer, SuperfectaState before, SuperfectaMove move) {
    return move instanceof Bet bet && !viewer.isSeat(bet.seat())
        ? new SeenMove(bet.seat(), "bet " + bet.chips() + ' ' + MoveSyntax.CONCEALED)
        : super.seenBy(viewer, before, move);
  }

  /** No move depends on cards that are hidden. */
  @Override
  public void tells(SuperfectaState before, SuperfectaMove move, Clues clues) {}

  /** The pools show what a ticket holds in all for each of them (SUP-14). */
  @Override
  public ImmutableList<SuperfectaMove> secretChoices(
      Past<SuperfectaState, SuperfectaMove> past, RandomGenerator random) {
    return new UnseenBets(bets).draw(past, random);
  }

  @Override
  protected SuperfectaState applyLegal(
      SuperfectaState state, SuperfectaMove move, Stages<SuperfectaState> stages) {
    if (move instanceof Bet bet) {
      return state.bet(bet); // SUP-12
    }
    if (move instanceof Done) {
      return betFrom(state.handedIn(), next(state.seat()), stages);
    }
    return begin(state, ((Shuffle) move).cards(), stages);
  }

  private SuperfectaState begin(
      SuperfectaState state, CardList<PlayingCard> cards, Stages<SuperfectaState> stages) {
    boolean first = state.course().rail().isEmpty();
    int race = first ? 1 : state.race() + 1;
    SuperfectaState laid = // SUP-3, SUP-28
        state.begun(race, firstSeat(race), Course.laid(cards, options.railLength()));
    stages.reached("rail-laid", Phrase.NOBODY, laid, race);
    return isPassedOver(laid, laid.seat()) ? betFrom(laid, next(laid.seat()), stages) : laid;
  }

  /** Returns the seat that makes its ticket first (SUP-7). */
  protected int firstSeat(int race) {
    return (race - 1) % seats;
  }

  /** Tells whether a seat makes no ticket, as it can make no bet (SUP-15). */
  protected boolean isPassedOver(SuperfectaState state, int seat) {
    return state.chips(seat) < offers.get(seat).lowest();
  }

  /** Gives the turn to a seat or to the next one that can bet; after the last the race is run. */
  private SuperfectaState betFrom(SuperfectaState state, int seat, Stages<SuperfectaState> stages) {
    int first = firstSeat(state.race());
    for (int each = seat; each != first; each = next(each)) {
      if (!isPassedOver(state, each)) {
        return state.turnOf(each);
      }
    }
    return run(state, stages); // SUP-16
  }

  private SuperfectaState run(SuperfectaState state, Stages<SuperfectaState> stages) {
    Course raced = state.course().raced();
    if (stages.areHeard()) {
      for (int dealt = 1; dealt <= raced.run().size(); dealt++) {
        tellStep(state.with(state.course().after(dealt), state.phase()), stages);
      }
    }
    SuperfectaState paid = state.with(raced, Phase.SHUFFLE);
    ImmutableList<Suit> finish = raced.finish();
    stages.reached("race-run", Phrase.NOBODY, paid, finish);
    for (Pool pool : Pool.values()) { // SUP-24
      paid = pay(paid, pool, pool.winning(finish), stages); // SUP-21, SUP-22, SUP-23
    }
    return isLastRace(paid.race()) ? end(paid, stages) : paid;
  }

  private static void tellStep(SuperfectaState state, Stages<SuperfectaState> stages) {
    Course course = state.course();
    PlayingCard card = course.run().bottom();
    int cards = PlayingCards.countSuit(course.run().toSet(), card.suit());
    int beyond = cards - course.goal();
    String name = beyond < 0 ? "moved" : beyond == 0 ? "finished" : "stays"; // SUP-17, SUP-18
    stages.reached(name, Phrase.NOBODY, state, card, card.suit(), cards);
  }

  private SuperfectaState pay(
      SuperfectaState state,
      Pool pool,
      ImmutableList<Suit> winning,
      Stages<SuperfectaState> stages) {
    IntPerSeat bets = IntPerSeat.of(seats, 0);
    for (int seat = 0; seat < seats; seat++) {
      bets = bets.with(seat, state.betOn(pool, winning, seat));
    }
    Seats winners = winners(bets);
    Stakes stakes = state.stakes();
    for (int seat : winners) {
      int share = share(state.pool(pool), bets, seat);
      stakes = stakes.take(state.race(), pool.ruleId, Seats.of(seat), share); // SUP-27
    }
    int paid = (int) (state.stakes().pot() - stakes.pot());
    SuperfectaState after = state.with(state.pools().plus(pool.ordinal(), -paid), stakes);
    if (!winners.isEmpty()) { // SUP-26
      stages.reached("pool-won", Phrase.NOBODY, after, pool, winners, paid);
    }
    return after;
  }

  private static Seats winners(IntPerSeat bets) { // SUP-24
    Seats winners = Seats.none();
    for (int seat = 0; seat < bets.size(); seat++) {
      winners = bets.get(seat) > 0 ? winners.with(seat) : winners;
    }
    return winners;
  }

  /**
   * Returns what a winner gets of a pool, rounded down; the rest stays in it (SUP-25).
   *
   * @param pool the chips in it
   * @param bets what each seat has bet on the line that wins
   * @param seat one that has bet on it
   */
  protected int share(int pool, IntPerSeat bets, int seat) {
    return options.perUnit()
        ? (int) ((long) pool * bets.get(seat) / bets.sum())
        : pool / winners(bets).size();
  }

  /** Tells whether the game ends with a race (SUP-29). */
  protected boolean isLastRace(int race) {
    return race >= options.races();
  }

  private SuperfectaState end(SuperfectaState state, Stages<SuperfectaState> stages) { // SUP-30
    Seats heirs = heirs(state);
    int share = state.pools().sum() / heirs.size();
    Stakes divided = state.stakes().take(state.race(), "SUP-30", heirs, share);
    SuperfectaState over =
        state
            .with(IntPerSeat.of(Pool.values().length, 0), divided)
            .with(state.course(), Phase.OVER);
    if (share > 0) {
      stages.reached("pools-divided", Phrase.NOBODY, over, heirs, share);
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
    int first = firstSeat(state.race());
    boolean handedIn =
        !state.course().run().isEmpty()
            || seatFrom(seat, seats - first) < seatFrom(state.seat(), seats - first);
    return state.phase() != Phase.BET || options.open() && handedIn;
  }

  /** Returns the ticket of a seat with one bet for all that it has bet on the same (SUP-11). */
  private static ImmutableList<Bet> ticket(SuperfectaState state, int seat) {
    ImmutableList.Builder<Bet> ticket = ImmutableList.builder();
    for (Pool pool : Pool.values()) {
      for (ImmutableList<Suit> horses : pool.lines) {
        int chips = state.betOn(pool, horses, seat);
        if (chips > 0) {
          ticket.add(new Bet(seat, chips, pool, horses));
        }
      }
    }
    return ticket.build();
  }

  @Override
  public Table table(SuperfectaState state) {
    Course course = state.course();
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
          .fact(Type.WORDS, "ticket." + seat, ticket(state, seat), audience)
          .fact(Type.WORDS, "bets." + seat, state.tickets().get(seat), audience);
    }
    IntPerSeat positions = course.positions();
    for (Pool pool : Pool.values()) {
      table.fact(pool.fact, state.pool(pool));
    }
    return table
        .fact("position-s", positions.get(Suit.SPADES.ordinal()))
        .fact("position-h", positions.get(Suit.HEARTS.ordinal()))
        .fact("position-d", positions.get(Suit.DIAMONDS.ordinal()))
        .fact("position-c", positions.get(Suit.CLUBS.ordinal()))
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
            table.list("rail", PlayingCard.FAMILY),
            table.list("stock", PlayingCard.FAMILY),
            table.list("run", PlayingCard.FAMILY));
    return state.with(course, state.phase());
  }
}
