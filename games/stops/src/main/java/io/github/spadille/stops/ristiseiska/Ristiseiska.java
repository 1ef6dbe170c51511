package io.github.spadille.stops.ristiseiska;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.Scoring;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.SuitRows;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Beg;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Done;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Give;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Pass;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Play;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Shuffle;
import io.github.spadille.stops.ristiseiska.RistiseiskaState.Phase;
import java.util.Optional;

/**
 * Ristiseiska: suits are built outward from the sevens, and whoever cannot play begs for a card.
 *
 * <p>{@code SHUFFLE → PLAY ⇄ (BONUS | GIVE → PENALTY) → (SHUFFLE | OVER)}. A hand is hidden from
 * all but its owner, the stock and complete piles from everybody; a gift is seen by the two seats
 * concerned. The rulebook is {@code ristiseiska.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #playable} (RIS-3 to RIS-9), {@link
 * #mayBegFalsely} (RIS-19), {@link #passes} (RIS-12), {@link #isEndCard} (RIS-25), {@link #score}
 * (RIS-20, RIS-21), {@link #isLastHand} (RIS-23, RIS-24).
 */
public class Ristiseiska extends AbstractRules<RistiseiskaState, RistiseiskaMove> {
  /** The game. */
  public static final Game<RistiseiskaState, RistiseiskaMove, RistiseiskaOptions> GAME =
      Game.<RistiseiskaState, RistiseiskaMove, RistiseiskaOptions>builder("ristiseiska")
          .name("Ristiseiska")
          .alsoCalled("Seven of Clubs")
          .family(Tag.STOPS)
          .tags(Tag.SHEDDING)
          .summary("Suits are built outward from the sevens; whoever cannot play begs for a card.")
          .seats(3, 5, 4)
          .options(RistiseiskaOptions.SCHEMA)
          .texts(Ristiseiska.class)
          .rules(Ristiseiska::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // RIS-1
  private static final PlayingCard OPENER = PlayingCard.parse("7c"); // RIS-3

  private final RistiseiskaOptions options;
  private final Phases<Phase, RistiseiskaState, RistiseiskaMove> phases;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Ristiseiska(int seats, RistiseiskaOptions options) {
    super(seats, options.endCardBonus() ? RistiseiskaMove.WITH_DONE : RistiseiskaMove.SYNTAX);
    this.options = options;
    this.phases = phases(options);
  }

  private static Phases<Phase, RistiseiskaState, RistiseiskaMove> phases(
      RistiseiskaOptions options) {
    return Phases.<Phase, RistiseiskaState, RistiseiskaMove>of(Phase.class)
        .elsewhere("RIS-2", "dealt", Shuffle.class)
        .in(Phase.SHUFFLE)
        .chance(Shuffle.class)
        .others("RIS-2", "undealt")
        .in(Phase.PLAY)
        .turn("RIS-3", "turn", Play.class, Pass.class, Beg.class)
        .unlike("RIS-14", "nobody", Give.class)
        .unlike("RIS-25", "first", Done.class)
        .others("RIS-3", "move")
        .in(Phase.BONUS)
        .turn("RIS-3", "turn", Play.class, Done.class)
        .unlike("RIS-14", "nobody", Give.class)
        .others("RIS-25", "second")
        .in(Phase.GIVE)
        .turn(Ristiseiska::giftAwaited, Give.class)
        .others(Ristiseiska::giftAwaited)
        .in(Phase.PENALTY)
        .turn(Ristiseiska::penaltyAwaited, Give.class)
        .others(Ristiseiska::penaltyAwaited)
        .over(Phase.OVER, options.target() == 0 ? "RIS-23" : "RIS-24")
        .build();
  }

  @Override
  public RistiseiskaState start() {
    return RistiseiskaState.undealt(DealtOut.first(seats, PACK), seats, ScoreSheet.empty(seats));
  }

  @Override
  public Scoring scoring() { // RIS-23
    return options.countsCards() ? Scoring.LOWEST : Scoring.HIGHEST;
  }

  @Override
  protected RistiseiskaMove chanceMove(RistiseiskaState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random)); // RIS-2
  }

  @Override
  public Optional<Refusal> refusal(RistiseiskaState state, RistiseiskaMove move) {
    Optional<Refusal> untimely = phases.refusal(state.phase(), state.seatToAct(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return refusalOfPlay(state, play);
    }
    if (move instanceof Give give) {
      return state.hands().has(give.seat(), give.card())
          ? Optional.empty()
          : refuse("RIS-15", "not-held", give.card());
    }
    if (move instanceof Beg) {
      return refusalOfBeg(state);
    }
    if (move instanceof Pass) {
      return refusalOfPass(state);
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(PACK, "RIS-1")
        : Optional.empty(); // RIS-25: whoever may play a second card may do without.
  }

  private static Optional<Refusal> giftAwaited(RistiseiskaState state, RistiseiskaMove move) {
    return refuse("RIS-14", "asked", state.turn().seats());
  }

  private static Optional<Refusal> penaltyAwaited(RistiseiskaState state, RistiseiskaMove move) {
    return refuse("RIS-19", "asked", state.turn().seats());
  }

  private Optional<Refusal> refusalOfPlay(RistiseiskaState state, Play play) {
    if (!state.hands().has(play.seat(), play.card())) {
      return refuse("RIS-4", "not-held", play.card());
    }
    return playable(state.laid()).contains(play.card())
        ? Optional.empty()
        : refusalOfCard(state.laid(), play.card());
  }

  private Optional<Refusal> refusalOfBeg(RistiseiskaState state) {
    CardSet<PlayingCard> playable = playableInHand(state);
    if (!playable.isEmpty()) {
      return mayBegFalsely(state) ? Optional.empty() : refuse("RIS-11", "beg", playable);
    }
    return passes(state) ? refuse("RIS-12", "pass") : Optional.empty();
  }

  private Optional<Refusal> refusalOfPass(RistiseiskaState state) {
    CardSet<PlayingCard> playable = playableInHand(state);
    if (!playable.isEmpty()) {
      return refuse("RIS-11", "pass", playable);
    }
    if (passes(state)) {
      return Optional.empty();
    }
    return state.isFirstTurn() ? refuse("RIS-12", "beg") : refuse("RIS-13", "beg");
  }

  /** Says why a card does not fit. */
  private Optional<Refusal> refusalOfCard(SuitRows rows, PlayingCard card) {
    if (rows.isEmpty()) {
      return refuse("RIS-3", "opening", OPENER);
    }
    if (card.is(Rank.SEVEN)) {
      return refuse("RIS-4", "unfit", card);
    }
    PlayingCard six = PlayingCard.of(Rank.SIX, card.suit());
    boolean waits = options.eightWaits() && card.is(Rank.EIGHT) && rows.has(rows.neighbour(card));
    PlayingCard neighbour = waits ? six : rows.neighbour(card);
    if (rows.has(neighbour)) { // It fits here; a variant has other cards that are playable.
      return refuse("RIS-4", "unfit", card);
    }
    return switch (card.rank()) {
      case SIX -> refuse("RIS-6", "needs", card, neighbour);
      case EIGHT -> refuse("RIS-7", "needs", card, neighbour);
      case ACE, TWO, THREE, FOUR, FIVE -> refuse("RIS-8", "needs", card, neighbour);
      default -> refuse("RIS-9", "needs", card, neighbour);
    };
  }

  /** Returns the cards that fit, whoever holds them. */
  protected CardSet<PlayingCard> playable(SuitRows rows) {
    if (rows.isEmpty()) {
      return CardSet.of(PlayingCard.FAMILY, OPENER); // RIS-3
    }
    CardSet<PlayingCard> playable = rows.playable(); // RIS-5, RIS-6, RIS-8, RIS-9
    return options.eightWaits() ? playable.minus(rows.highBeforeLow()) : playable; // RIS-7
  }

  private CardSet<PlayingCard> playableInHand(RistiseiskaState state) { // RIS-4
    return state.hands().get(state.seat()).intersect(playable(state.laid()));
  }

  /** Tells whether the seat in turn may beg although it can play (RIS-19). */
  protected boolean mayBegFalsely(RistiseiskaState state) {
    return options.falseBegs() && !state.isFirstTurn();
  }

  /** Tells whether the seat in turn passes if it cannot play; else it begs (RIS-12, RIS-13). */
  protected boolean passes(RistiseiskaState state) {
    return options.firstTurnFree() && state.isFirstTurn();
  }

  /** Plays or gifts in the order of the pack, then a pass, a beg or the end of the turn. */
  @Override
  public MoveList<RistiseiskaMove> legalMoves(RistiseiskaState state) {
    return switch (state.phase()) {
      case PLAY -> movesInTurn(state, playableInHand(state));
      case BONUS ->
          MoveList.<PlayingCard, RistiseiskaMove>ofCards(
                  playableInHand(state), Play.SHARED, state.seat())
              .plus(Done.of(state.seat()));
      case GIVE, PENALTY ->
          MoveList.ofCards(state.hands().get(state.asked()), Give.SHARED, state.asked());
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  private MoveList<RistiseiskaMove> movesInTurn(
      RistiseiskaState state, CardSet<PlayingCard> playable) {
    int seat = state.seat();
    if (playable.isEmpty()) {
      return MoveList.of(passes(state) ? Pass.of(seat) : Beg.of(seat));
    }
    MoveList<RistiseiskaMove> plays = MoveList.ofCards(playable, Play.SHARED, seat);
    return mayBegFalsely(state) ? plays.plus(Beg.of(seat)) : plays;
  }

  @Override
  protected ImmutableList<String> governingInTurn(RistiseiskaState state, int seat) {
    return switch (state.phase()) {
      case PLAY -> governingPlay(state);
      case BONUS ->
          ImmutableList.of("RIS-4", "RIS-5", "RIS-6", "RIS-7", "RIS-8", "RIS-9", "RIS-25");
      case GIVE -> ImmutableList.of("RIS-14", "RIS-15");
      case PENALTY -> ImmutableList.of("RIS-15", "RIS-19");
      case SHUFFLE, OVER -> ImmutableList.of();
    };
  }

  private ImmutableList<String> governingPlay(RistiseiskaState state) {
    if (state.laid().isEmpty()) {
      return ImmutableList.of("RIS-3", "RIS-4", "RIS-11");
    }
    if (playableInHand(state).isEmpty()) {
      return ImmutableList.of("RIS-4", state.isFirstTurn() ? "RIS-12" : "RIS-13");
    }
    ImmutableList.Builder<String> rules =
        ImmutableList.<String>builder()
            .add("RIS-4", "RIS-5", "RIS-6", "RIS-7", "RIS-8", "RIS-9", "RIS-11");
    return mayBegFalsely(state) ? rules.add("RIS-19").build() : rules.build();
  }

  @Override
  public Deductions<RistiseiskaState, RistiseiskaMove> deductions() {
    return new RistiseiskaDeductions();
  }

  private final class RistiseiskaDeductions
      implements Deductions<RistiseiskaState, RistiseiskaMove> {
    /** Whoever passes or begs cannot play, unless a beg may be false (RIS-11, RIS-19). */
    @Override
    public void fromMove(
        RistiseiskaState before, RistiseiskaMove move, DeductionListener deductions) {
      if (move instanceof Pass || (move instanceof Beg && !mayBegFalsely(before))) {
        deductions.none("hand." + move.seat(), playable(before.rows().laid()));
      }
      if (before.phase() == Phase.GIVE && mayBegFalsely(before)) {
        deductions.unknown(); // Whether the beg was false is told with the gift.
      }
    }

    /** The deal shows who holds the first card (RIS-3); card points, what is left in the hands. */
    @Override
    public void fromConsequences(
        RistiseiskaState before,
        RistiseiskaMove move,
        RistiseiskaState after,
        DeductionListener deductions) {
      if (move instanceof Shuffle) {
        deductions.some("hand." + after.seat(), ImmutableList.of(OPENER));
      }
      if (options.countsCards() && !before.scores().equals(after.scores())) {
        deductions.unknown(); // RIS-21
      }
    }
  }

  /** The seat that gets a card sees it, too (RIS-15). */
  @Override
  public SeenMove seenBy(Viewer viewer, RistiseiskaState before, RistiseiskaMove move) {
    return move instanceof Give && viewer.isSeat(before.seat())
        ? new SeenMove(move.seat(), syntax().format(move))
        : super.seenBy(viewer, before, move);
  }

  @Override
  protected RistiseiskaState applyLegal(
      RistiseiskaState state, RistiseiskaMove move, StageListener<RistiseiskaState> stages) {
    if (move instanceof Play play) {
      return play(state, play.card(), stages);
    }
    if (move instanceof Give give) {
      return give(state, give.card(), stages);
    }
    if (move instanceof Beg) {
      return beg(state, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle, stages);
    }
    if (move instanceof Pass || move instanceof Done) {
      return endTurn(state);
    }
    throw unknown(move);
  }

  private RistiseiskaState deal(
      RistiseiskaState state, Shuffle shuffle, StageListener<RistiseiskaState> stages) {
    CardsPerSeat<PlayingCard> hands = state.hand().hands(seats, shuffle.cards()); // RIS-2
    RistiseiskaState dealt = state.dealt(hands, hands.holder(OPENER)); // RIS-3
    stages.reached("dealt", state.hand().dealer(), dealt);
    return dealt;
  }

  private RistiseiskaState endTurn(RistiseiskaState state) { // RIS-3, RIS-12, RIS-18
    return state.turnEnded(next(state.seat()));
  }

  private RistiseiskaState play(
      RistiseiskaState state, PlayingCard card, StageListener<RistiseiskaState> stages) {
    int seat = state.seat();
    RistiseiskaState played =
        options.endCardBonus() && state.phase() == Phase.PLAY && isEndCard(card) // RIS-25
            ? state.playedFirstOfTwo(card)
            : state.played(card, next(seat));
    if (stages.isListening() && SuitRows.endsPile(card)) { // RIS-10
      stages.reached("closed", seat, played, card);
    }
    return played.hands().get(seat).isEmpty() ? endHand(played, seat, stages) : played; // RIS-22
  }

  /** Tells whether a card is one of those after which a seat may play another one (RIS-25). */
  protected boolean isEndCard(PlayingCard card) {
    return SuitRows.endsPile(card);
  }

  private RistiseiskaState beg(RistiseiskaState state, StageListener<RistiseiskaState> stages) {
    int asked = giver(state, state.seat(), seats - 1); // RIS-14
    if (asked == state.seat()) {
      stages.reached("nobody-gives", asked, state);
      return endTurn(state); // RIS-17
    }
    RistiseiskaState asking = state.asked(asked);
    stages.reached("asked", asked, asking);
    return asking;
  }

  private RistiseiskaState give(
      RistiseiskaState state, PlayingCard card, StageListener<RistiseiskaState> stages) {
    RistiseiskaState given = state.given(card);
    if (state.phase() == Phase.PENALTY) {
      return askNext(given, state.asked());
    }
    if (playableInHand(state).isEmpty()) { // RIS-15
      return endTurn(given); // RIS-16
    }
    stages.reached("false-beg", state.seat(), given);
    return askNext(given, state.seat());
  }

  /** Asks the next opponent to the left of a seat for a card, or ends the turn after the last. */
  private RistiseiskaState askNext(RistiseiskaState state, int seat) { // RIS-19
    int asked = giver(state, seat, 1);
    return asked == state.seat() ? endTurn(state) : state.askedForPenalty(asked);
  }

  /** Returns the next seat that can spare a card, so many places on each time, or who begs. */
  private int giver(RistiseiskaState state, int from, int places) { // RIS-14, RIS-19
    int seat = seatFrom(from, places);
    while (seat != state.seat() && state.hands().get(seat).size() < 2) {
      seat = seatFrom(seat, places);
    }
    return seat;
  }

  private RistiseiskaState endHand(
      RistiseiskaState state, int winner, StageListener<RistiseiskaState> stages) {
    RistiseiskaState scored = state.withSheet(score(state, winner));
    stages.reached("hand-won", winner, scored);
    if (!isLastHand(scored)) {
      return RistiseiskaState.undealt(state.hand().next(seats, PACK), seats, scored.sheet());
    }
    return scored.over( // RIS-23
        options.countsCards() ? Outcome.lowest(scored.scores()) : Outcome.highest(scored.scores()));
  }

  /** Returns the sheet after a hand that a seat has won. */
  protected ScoreSheet score(RistiseiskaState state, int winner) {
    ScoreSheet sheet = state.sheet();
    if (!options.countsCards()) {
      return sheet.add(state.handNumber(), "RIS-20", winner, 1);
    }
    for (int seat : Seats.all(seats).without(winner)) {
      sheet = sheet.add(state.handNumber(), "RIS-21", seat, points(state.hands().get(seat)));
    }
    return sheet;
  }

  private static int points(CardSet<PlayingCard> cards) { // RIS-21
    return cards.stream()
        .mapToInt(card -> card.is(Rank.ACE) ? 14 : card.rank().ordinal() + 1)
        .sum();
  }

  /** Tells whether the game ends with a hand that has been scored. */
  protected boolean isLastHand(RistiseiskaState scored) {
    if (options.target() == 0) {
      return scored.handNumber() >= options.hands(); // RIS-23
    }
    return scored.scores().stream().anyMatch(score -> score >= options.target()); // RIS-24
  }

  @Override
  public RulesOfThumb<RistiseiskaState, RistiseiskaMove> rulesOfThumb() {
    return RistiseiskaThumbs.INSTANCE;
  }

  @Override
  public Table table(RistiseiskaState state) {
    return state
        .rows()
        .addTo(
            Table.builder()
                .pile("stock", state.hand().stock(), NOBODY)
                .hands("hand", state.hands()))
        .word("phase", state.phase())
        .seat("turn", state.turn().seats().isEmpty() ? Seats.NOBODY : state.seat())
        .seat("asked", state.asked())
        .fact("had-turn", state.hadTurn())
        .fact(Type.WORDS, "closed", state.rows().closed())
        .fact("scores", state.scores())
        .seat("dealer", state.hand().dealer())
        .fact("hand-no", state.handNumber())
        .build();
  }

  @Override
  public RistiseiskaState withCards(RistiseiskaState state, Table table) {
    return state.withCards(
        table.cardsPerSeat("hand", seats, PlayingCard.FAMILY),
        table.list("stock", PlayingCard.FAMILY),
        state.rows().withCards(table));
  }
}
