package io.github.spadille.stops.fantan;

import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.Stakes;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.SuitRows;
import io.github.spadille.stops.SuitRows.Part;
import io.github.spadille.stops.fantan.FanTanMove.Pass;
import io.github.spadille.stops.fantan.FanTanMove.Play;
import io.github.spadille.stops.fantan.FanTanMove.Shuffle;
import java.util.Optional;

/**
 * Fan Tan: suits are built outward from the sevens, and whoever cannot play pays.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner, the stock
 * from everybody; so is what is owed for false passes, until the hand ends. The rulebook is {@code
 * fan-tan.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #first} (FAN-10), {@link #playable} (FAN-10 to
 * FAN-16), {@link #antes} (FAN-5, FAN-6), {@link #refusalOfPass} (FAN-17, FAN-21), {@link #charges}
 * (FAN-21 to FAN-23), {@link #effect} (what else a card does; nothing by default), {@link
 * #payForCards} (FAN-24), {@link #isLastHand} (FAN-31).
 */
public class FanTan extends AbstractRules<FanTanState, FanTanMove> {
  /** The game. */
  public static final Game<FanTanState, FanTanMove, FanTanOptions> GAME =
      Game.<FanTanState, FanTanMove, FanTanOptions>builder("fan-tan")
          .name("Fan Tan")
          .alsoCalled("Parliament", "Sevens", "Stops")
          .family(Tag.STOPS)
          .tags(Tag.SHEDDING, Tag.BETTING, Tag.CHIPS)
          .summary("Suits are built outward from the sevens, and whoever cannot play pays.")
          .seats(3, 8, 4)
          .options(FanTanOptions.SCHEMA)
          .texts(FanTan.class)
          .rules(FanTan::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // FAN-1

  private static final Phases<HandPhase, FanTanState, FanTanMove> PHASES =
      Phases.<HandPhase, FanTanState, FanTanMove>of(HandPhase.class)
          .elsewhere("FAN-3", "dealt", Shuffle.class)
          .in(HandPhase.SHUFFLE)
          .chance(Shuffle.class)
          .others("FAN-3", "undealt")
          .in(HandPhase.PLAY)
          .turn("FAN-20", "turn", Play.class, Pass.class)
          .others("FAN-20", "move")
          .over(HandPhase.OVER, "FAN-31")
          .build();

  private final FanTanOptions options;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected FanTan(int seats, FanTanOptions options) {
    super(seats, FanTanMove.SYNTAX);
    this.options = options;
  }

  @Override
  public FanTanState start() {
    Stakes stakes = options.buyIn().stakes("FAN-2", seats);
    return FanTanState.undealt(DealtOut.first(seats, PACK), seats, SuitRows.from(first()), stakes);
  }

  @Override
  public ImmutableLongArray returns(FanTanState state) { // FAN-2
    return options.buyIn().returns(state.sheet());
  }

  @Override
  public boolean isZeroSum() { // FAN-27
    return options.buyIn().isEqual();
  }

  @Override
  protected FanTanMove chanceMove(FanTanState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random)); // FAN-3
  }

  @Override
  public Optional<Refusal> refusal(FanTanState state, FanTanMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return refusalOfPlay(state, play.card());
    }
    if (move instanceof Pass) {
      return refusalOfPass(state, playableInHand(state));
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(PACK, "FAN-1")
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfPlay(FanTanState state, PlayingCard card) {
    if (!state.hands().has(state.seat(), card)) {
      return refuse("FAN-9", "not-held", card);
    }
    return playable(state.rows()).contains(card)
        ? Optional.empty()
        : refusalOfCard(state.rows(), card);
  }

  /**
   * Says why a card does not fit. A variant that changes {@link #playable} says here what it
   * refuses.
   */
  protected Optional<Refusal> refusalOfCard(SuitRows rows, PlayingCard card) {
    if (opens(rows)) {
      return refuse("FAN-8", "opening", opener());
    }
    if (rows.isEmpty()) {
      return refuse("FAN-11", "seven", card);
    }
    Part part = rows.part(card);
    if (part == Part.FIRST) {
      return refuse("FAN-9", "unfit", card);
    }
    PlayingCard neighbour = rows.neighbour(card);
    boolean isNext = neighbour.is(rows.first());
    if (isNext && part == Part.HIGH && options.eightNeedsSix() && rows.has(neighbour)) {
      neighbour = PlayingCard.FAMILY.card(neighbour.index() - 1);
    }
    if (rows.has(neighbour)) { // It fits here; a variant has other cards that are playable.
      return refuse("FAN-9", "unfit", card);
    }
    if (isNext) {
      return refuse(part == Part.LOW ? "FAN-12" : "FAN-13", "needs", card, neighbour);
    }
    if (part == Part.HIGH) {
      return refuse("FAN-15", "needs", card, neighbour);
    }
    return card.is(Rank.ACE) && rows.isComplete(Part.HIGH, card.suit())
        ? refuse("FAN-16", "ace", card, neighbour)
        : refuse("FAN-14", "needs", card, neighbour);
  }

  /**
   * Returns why the seat in turn may not pass, or nothing if it may.
   *
   * @param playable what it could play instead
   */
  protected Optional<Refusal> refusalOfPass(FanTanState state, CardSet<PlayingCard> playable) {
    if (playable.isEmpty()) {
      return Optional.empty(); // FAN-9
    }
    if (opens(state.rows())) {
      return refuse("FAN-8", "opening", opener());
    }
    return options.falsePassPriced()
        ? Optional.empty() // FAN-21
        : refuse("FAN-17", "must-play", playable);
  }

  /** Returns the rank with which each row begins (FAN-10). */
  protected Rank first() {
    return Rank.SEVEN;
  }

  private PlayingCard opener() {
    return PlayingCard.of(first(), Suit.DIAMONDS); // FAN-8
  }

  /** Tells whether a hand is to be begun with the first card of diamonds (FAN-8). */
  private boolean opens(SuitRows rows) {
    return rows.isEmpty() && options.diamondOpens();
  }

  /** Returns the cards that fit, whoever holds them. */
  protected CardSet<PlayingCard> playable(SuitRows rows) {
    if (opens(rows)) {
      return CardSet.of(PlayingCard.FAMILY, opener());
    }
    CardSet<PlayingCard> playable = rows.playable(); // FAN-10, FAN-12, FAN-14, FAN-15
    return options.eightNeedsSix() ? playable.minus(rows.highBeforeLow()) : playable; // FAN-13
  }

  private CardSet<PlayingCard> playableInHand(FanTanState state) { // FAN-18
    return state.hands().get(state.seat()).intersect(playable(state.rows()));
  }

  /** Plays in the order of the pack, then the pass. */
  @Override
  public MoveList<FanTanMove> legalMoves(FanTanState state) {
    if (state.phase() != HandPhase.PLAY) {
      return MoveList.empty();
    }
    CardSet<PlayingCard> playable = playableInHand(state);
    Pass pass = Pass.of(state.seat());
    if (playable.isEmpty()) {
      return refusalOfPass(state, playable).isEmpty() ? MoveList.of(pass) : MoveList.empty();
    }
    MoveList<FanTanMove> plays = Play.list(state.seat(), playable);
    return refusalOfPass(state, playable).isEmpty() ? plays.plus(pass) : plays;
  }

  @Override
  protected ImmutableList<String> governingInTurn(FanTanState state, int seat) {
    if (opens(state.rows())) {
      return ImmutableList.of("FAN-8", "FAN-9");
    }
    if (playableInHand(state).isEmpty()) {
      return ImmutableList.of("FAN-9", "FAN-19");
    }
    ImmutableList.Builder<String> rules = ImmutableList.<String>builder().add("FAN-9", "FAN-10");
    if (state.rows().isEmpty()) {
      rules.add("FAN-11");
    } else {
      rules.add("FAN-12", "FAN-13", "FAN-14", "FAN-15", "FAN-16");
    }
    return options.falsePassPriced()
        ? rules.add("FAN-18", "FAN-21").build()
        : rules.add("FAN-17", "FAN-18").build();
  }

  @Override
  public Deductions<FanTanState, FanTanMove> deductions() {
    return new FanTanDeductions();
  }

  private final class FanTanDeductions implements Deductions<FanTanState, FanTanMove> {
    /** Whoever passes holds nothing that fits, unless a pass may be false (FAN-17). */
    @Override
    public void fromMove(FanTanState before, FanTanMove move, DeductionListener deductions) {
      if (move instanceof Pass && !options.falsePassPriced()) {
        deductions.none("hand." + move.seat(), playable(before.rows()));
      }
    }

    /** The deal shows who opens (FAN-8); the end of a hand, who passed falsely (FAN-25). */
    @Override
    public void fromConsequences(
        FanTanState before, FanTanMove move, FanTanState after, DeductionListener deductions) {
      if (move instanceof Shuffle && opens(after.rows())) {
        deductions.some("hand." + after.seat(), ImmutableList.of(opener()));
      }
      if (after.phase() != HandPhase.PLAY && options.falsePassPriced()) {
        deductions.unknown();
      }
    }
  }

  @Override
  protected FanTanState applyLegal(
      FanTanState state, FanTanMove move, StageListener<FanTanState> stages) {
    if (move instanceof Play play) {
      return play(state, play.card(), stages);
    }
    if (move instanceof Pass) {
      return pass(state);
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle, stages);
    }
    throw unknown(move);
  }

  private FanTanState deal(FanTanState state, Shuffle shuffle, StageListener<FanTanState> stages) {
    CardsPerSeat<PlayingCard> hands = state.hand().hands(seats, shuffle.cards()); // FAN-4
    Stakes stakes = antes(state.stakes(), state.handNumber(), hands);
    int first = options.diamondOpens() ? hands.holder(opener()) : state.seat(); // FAN-8
    FanTanState dealt = state.dealt(hands, first, stakes);
    if (stages.isListening()) {
      stages.reached("dealt", state.hand().dealer(), dealt, stakes.pot());
    }
    return dealt;
  }

  /** Returns the stakes after everybody paid for a hand that was dealt (FAN-7). */
  protected Stakes antes(Stakes stakes, int hand, CardsPerSeat<PlayingCard> hands) {
    Stakes paid = stakes.pay(hand, "FAN-5", Seats.all(seats), options.ante());
    Seats smaller = // FAN-6
        Seats.where(seats, seat -> hands.get(seat).size() * seats < PACK.size());
    return smaller.isEmpty() ? paid : paid.pay(hand, "FAN-6", smaller, options.shortAnte());
  }

  private FanTanState pass(FanTanState state) {
    int seat = state.seat();
    Stakes paid = // FAN-19, FAN-28
        state.stakes().pay(state.handNumber(), "FAN-19", seat, options.passFee());
    CardSet<PlayingCard> playable = playableInHand(state);
    Debts debts = playable.isEmpty() ? state.debts() : charges(state, playable);
    return state.passed(next(seat), paid, debts); // FAN-20
  }

  /**
   * Returns what is owed after the seat in turn passed falsely.
   *
   * @param playable what it could have played
   */
  protected Debts charges(FanTanState state, CardSet<PlayingCard> playable) {
    int seat = state.seat();
    Debts debts = state.debts();
    if (options.falsePassFee() > 0) {
      debts = debts.plus(Debt.toPot(seat, options.falsePassFee())); // FAN-21, FAN-23
    }
    for (PlayingCard seven : ofRank(playable, first())) { // FAN-22
      for (int next : new int[] {-1, 1}) {
        int holder = state.hands().holder(PlayingCard.FAMILY.card(seven.index() + next));
        if (holder != seat && holder != Seats.NOBODY && options.sevenFee() > 0) {
          debts = debts.plus(Debt.toSeat(seat, holder, options.sevenFee()));
        }
      }
    }
    return debts;
  }

  private FanTanState play(FanTanState state, PlayingCard card, StageListener<FanTanState> stages) {
    int seat = state.seat();
    FanTanState played = effect(state.played(card, next(seat)), seat, card); // FAN-20
    return played.hands().get(seat).isEmpty() ? endHand(played, seat, stages) : played;
  }

  /**
   * Returns the state after the effect of a card, which is none by default.
   *
   * @param played the state after the card has been played
   * @param seat the seat that has played it
   */
  protected FanTanState effect(FanTanState played, int seat, PlayingCard card) {
    return played;
  }

  private FanTanState endHand(FanTanState state, int winner, StageListener<FanTanState> stages) {
    stages.reached("hand-won", winner, state); // FAN-29
    FanTanState paid = state.withStakes(payForCards(state));
    if (!paid.debts().isEmpty()) {
      paid = paid.debtsPaid();
      stages.reached("debts-paid", paid);
    }
    long pot = paid.stakes().pot();
    FanTanState won = paid.withStakes(paid.stakes().takePot(state.handNumber(), "FAN-26", winner));
    if (stages.isListening()) {
      stages.reached("pot-taken", winner, won, pot);
    }
    return isLastHand(won.handNumber())
        ? won.over()
        : FanTanState.undealt(
            won.hand().next(seats, PACK), seats, won.rows().cleared(), won.stakes()); // FAN-30
  }

  /** Returns the stakes after everybody paid for the cards that are left in the hands. */
  protected Stakes payForCards(FanTanState state) { // FAN-24
    Stakes stakes = state.stakes();
    for (int seat = 0; seat < seats; seat++) {
      long fee = (long) options.cardFee() * state.hands().get(seat).size();
      stakes = stakes.pay(state.handNumber(), "FAN-24", seat, fee);
    }
    return stakes;
  }

  /** Tells whether the game ends with a hand (FAN-31). */
  protected boolean isLastHand(int number) {
    return number >= options.hands().orElse(seats);
  }

  @Override
  public RulesOfThumb<FanTanState, FanTanMove> rulesOfThumb() {
    return FanTanThumbs.INSTANCE;
  }

  @Override
  public Table table(FanTanState state) {
    Table.Builder table =
        Table.builder().pile("stock", state.hand().stock(), NOBODY).hands("hand", state.hands());
    state
        .rows()
        .addTo(table)
        .fact("pot", state.stakes().pot())
        .fact("chips", state.scores()) // FAN-27
        .seat("dealer", state.hand().dealer())
        .fact("turn", state.turn().seats())
        .fact("hand-no", state.handNumber())
        .word("phase", state.phase());
    if (options.bought().isPresent()) {
      table.fact("gains", options.buyIn().gains(state.sheet()));
    }
    if (options.falsePassPriced()) {
      table.fact(Type.WORDS, "debts", state.debts().inOrder(), NOBODY);
    }
    return table.build();
  }

  @Override
  public FanTanState withCards(FanTanState state, Table table) {
    return state.withCards(
        table.cardsPerSeat("hand", seats, PlayingCard.FAMILY),
        table.list("stock", PlayingCard.FAMILY));
  }
}
