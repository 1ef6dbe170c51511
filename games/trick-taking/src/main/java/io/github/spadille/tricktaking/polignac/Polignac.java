package io.github.spadille.tricktaking.polignac;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPad;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.game.Scoring;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.tricktaking.Following;
import io.github.spadille.tricktaking.RankOrder;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickRules;
import io.github.spadille.tricktaking.polignac.PolignacMove.Capot;
import io.github.spadille.tricktaking.polignac.PolignacState.Phase;
import java.util.Optional;

/**
 * Polignac: take no jacks, above all not the jack of spades.
 *
 * <p>{@code SHUFFLE → (CAPOT) → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner,
 * the stock and the tricks taken from everybody. The rulebook is {@code polignac.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #order} (POL-3), {@link #following} (POL-7),
 * {@link #score} (POL-11), {@link #isLastHand} (POL-13).
 */
public class Polignac extends TrickRules<PolignacState> {
  /** The game. */
  public static final Game<PolignacState, TrickMove, PolignacOptions> GAME =
      Game.<PolignacState, TrickMove, PolignacOptions>builder("polignac")
          .name("Polignac")
          .family(Tag.TRICK_TAKING)
          .tags(Tag.AVOIDANCE)
          .summary("Take no jacks, above all not the jack of spades.")
          .seats(3, 6, 4)
          .options(PolignacOptions.SCHEMA)
          .texts(Polignac.class)
          .rules(Polignac::new)
          .build();

  private static final Deck<PlayingCard> ALL_SEVENS = Deck.piquet32(); // POL-1, POL-2
  private static final Deck<PlayingCard> RED_SEVENS =
      ALL_SEVENS.without(PlayingCard.cards("7s 7c")); // POL-1, POL-2

  private static final RankOrder ACE_BELOW_JACK = // POL-3
      RankOrder.highToLow(
          Rank.KING, Rank.QUEEN, Rank.JACK, Rank.ACE, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN);

  private static final Following FOLLOW_SUIT = Following.suit("POL-7");

  private static final SeatChoice<TrickMove> ANNOUNCEMENTS =
      SeatChoice.of(Capot::new, Pass::new); // POL-16

  private static final PlayingCard POLIGNAC = PlayingCard.parse("Js");
  private static final int CAPOT = 5; // POL-16, in points

  private static final Phases<Phase, PolignacState, TrickMove> PHASES =
      Phases.<Phase, PolignacState, TrickMove>of(Phase.class)
          .elsewhere("POL-4", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("POL-4", "undealt")
          .in(Phase.CAPOT)
          .turn("POL-16", "turn", Capot.class, Pass.class)
          .others("POL-16", "announcing")
          .in(Phase.PLAY)
          .turn("POL-6", "turn", Play.class)
          .unlike("POL-16", "ended", Capot.class, Pass.class)
          .others("POL-6", "playing")
          .over(Phase.OVER, "POL-13")
          .build();

  private final PolignacOptions options;
  private final Deck<PlayingCard> pack;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Polignac(int seats, PolignacOptions options) {
    super(seats, pack(seats), options.capot() ? PolignacMove.SYNTAX : TrickMove.SYNTAX);
    this.options = options;
    this.pack = pack(seats);
  }

  private static Deck<PlayingCard> pack(int seats) { // POL-2
    return seats == 4 ? ALL_SEVENS : RED_SEVENS;
  }

  @Override
  public PolignacState start() {
    return PolignacState.undealt(TrickHand.first(seats, pack)); // POL-4a, POL-5
  }

  @Override
  public Scoring scoring() { // POL-14
    return Scoring.LOWEST;
  }

  @Override
  public Optional<Refusal> refusal(PolignacState state, TrickMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return state.cards().refusalUnlessPlayable(play.card(), following(), "POL-6");
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(pack, "POL-2")
        : Optional.empty(); // POL-16: a player announces capot or passes
  }

  /** Returns what may be played to a trick: whoever can must follow suit (POL-7, POL-8). */
  protected Following following() {
    return FOLLOW_SUIT;
  }

  /** Announces capot or passes; plays in the order of the pack. */
  @Override
  public MoveList<TrickMove> legalMoves(PolignacState state) {
    return switch (state.phase()) {
      case CAPOT -> ANNOUNCEMENTS.get(state.seat());
      case PLAY -> Play.list(state.seat(), state.cards().playable(following()));
      default -> MoveList.empty();
    };
  }

  @Override
  protected ImmutableList<String> governingInTurn(PolignacState state, int seat) {
    if (state.phase() == Phase.CAPOT) {
      return ImmutableList.of("POL-16");
    }
    if (state.cards().trick().isEmpty()) {
      return ImmutableList.of("POL-6");
    }
    ImmutableList<String> duties = state.cards().binding(following());
    return ImmutableList.<String>builder()
        .add("POL-6")
        .addAll(duties.isEmpty() ? ImmutableList.of("POL-8") : duties)
        .build();
  }

  /** Whoever does not follow holds no card of the suit led (POL-7). */
  @Override
  public Deductions<PolignacState, TrickMove> deductions() {
    return (before, move, deductions) -> {
      if (move instanceof Play play) {
        deductions.none(
            "hand." + play.seat(), Suits.shownMissing(play.card(), before.cards().trick()));
      }
    };
  }

  @Override
  protected PolignacState applyLegal(
      PolignacState state, TrickMove move, StageListener<PolignacState> stages) {
    if (move instanceof Play play) {
      return play(state, play.card(), stages);
    }
    if (move instanceof Capot) {
      return state.announcedBy(move.seat()); // POL-16
    }
    if (move instanceof Pass) {
      return pass(state, next(move.seat()));
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle, stages);
    }
    throw unknown(move);
  }

  private PolignacState deal(
      PolignacState state, Shuffle shuffle, StageListener<PolignacState> stages) {
    PolignacState dealt = state.dealt(shuffle.cards()); // POL-4
    PolignacState awaiting = options.capot() ? dealt.asking(state.hand().firstSeat()) : dealt;
    if (stages.isListening()) {
      stages.reached("dealt", state.hand().dealer(), awaiting, handSize());
    }
    return awaiting;
  }

  /** Returns how many cards each player gets. */
  private int handSize() {
    return pack.size() / seats;
  }

  private static PolignacState pass(PolignacState state, int next) { // POL-16
    return next == state.hand().firstSeat() ? state.announcedByNobody() : state.asking(next);
  }

  private PolignacState play(
      PolignacState state, PlayingCard card, StageListener<PolignacState> stages) {
    TrickPlay played = state.cards().play(card);
    return played.isComplete() ? takeTrick(state, played, stages) : state.withCards(played);
  }

  private PolignacState takeTrick(
      PolignacState state, TrickPlay complete, StageListener<PolignacState> stages) {
    if (stages.isListening()) {
      stages.reached("trick-complete", state.withCards(complete));
    }
    int winner = complete.winner(order());
    PolignacState taken = state.withCards(complete.take(winner)); // POL-6, POL-9
    stages.reached("trick-taken", winner, taken);
    return taken.cards().handsAreEmpty() ? endHand(taken, stages) : taken; // POL-10
  }

  /** Returns which card takes a trick (POL-3, POL-9). */
  protected Trick.Order order() {
    return ACE_BELOW_JACK;
  }

  private PolignacState endHand(PolignacState state, StageListener<PolignacState> stages) {
    PolignacState scored = state.withSheet(score(state)); // POL-12
    stages.reached("hand-scored", scored);
    return isLastHand(scored)
        ? scored.over()
        : PolignacState.undealt(scored.hand().next(pack)); // POL-4a
  }

  /** Returns the sheet with the points of a hand whose cards have all been played. */
  protected ScoreSheet score(PolignacState state) {
    int hand = state.handNumber();
    int announcer = state.announcer();
    if (announcer == Seats.NOBODY) {
      return countJacks(state, state.sheet());
    }
    return hasAllTricks(state, announcer) // POL-16
        ? state.sheet().add(hand, "POL-16", "made", Seats.all(seats).without(announcer), CAPOT)
        : countJacks(state, state.sheet().add(hand, "POL-16", "failed", announcer, CAPOT));
  }

  private boolean hasAllTricks(PolignacState state, int announcer) {
    return Seats.where(seats, seat -> !state.cards().won(seat).isEmpty())
        .without(announcer)
        .isEmpty();
  }

  private ScoreSheet countJacks(PolignacState state, ScoreSheet before) { // POL-11
    int hand = state.handNumber();
    ScoreSheet.Builder lines = before.toBuilder();
    for (int seat = 0; seat < seats; seat++) {
      CardSet<PlayingCard> won = state.cards().won(seat);
      int others = countRank(won.without(POLIGNAC), Rank.JACK);
      if (won.contains(POLIGNAC) && options.polignac() != 0) {
        lines.add(hand, "POL-11", "polignac", seat, options.polignac());
      }
      if (others != 0) {
        lines.add(hand, "POL-11", "jacks", seat, others); // one point each
      }
    }
    return lines.build();
  }

  /** Tells whether the game ends with a hand that has been scored (POL-13). */
  protected boolean isLastHand(PolignacState scored) {
    if (options.hands().isPresent()) {
      return scored.handNumber() >= options.hands().get();
    }
    return !Seats.where(seats, seat -> scored.sheet().total(seat) >= options.target()).isEmpty();
  }

  @Override
  public Optional<ScorePad<PolignacState>> scorePad() {
    return Optional.of(
        HandPad.of(
            start(),
            state -> PolignacFacts.none(state.hand(), handSize(), options.capot()),
            this::handEntered));
  }

  /** Scores a hand of which people entered what each player took. */
  private PolignacState handEntered(PolignacState state, PolignacFacts facts) {
    PolignacState announced = state.announcedBy(facts.announcer());
    PolignacState taken = announced.withCards(announced.cards().withWon(facts.won()));
    return endHand(taken, StageListener.none());
  }

  @Override
  public RulesOfThumb<PolignacState, TrickMove> rulesOfThumb() {
    return new PolignacThumbs(order());
  }

  @Override
  public Table table(PolignacState state) {
    TrickPlay cards = state.cards();
    Table.Builder table =
        state
            .hand()
            .table(state.phase(), state.turn(), cards)
            .piles("won", cards.won(), NOBODY)
            .fact("led", cards.trick().isEmpty() ? "-" : cards.trick().led().suit().code())
            .fact("trick-no", Math.min(cards.tricks().sum() + 1, handSize()))
            .seat("capot", state.announcer())
            .fact("hand-no", state.handNumber())
            .fact("scores", state.scores());
    return (options.tokens() ? table.fact("tokens", tokens(state)) : table).build();
  }

  private ImmutableLongArray tokens(PolignacState state) { // POL-15
    ImmutableLongArray.Builder tokens = ImmutableLongArray.builder(seats);
    for (int seat = 0; seat < seats; seat++) {
      tokens.add(options.tokenStart() - state.sheet().total(seat));
    }
    return tokens.build();
  }

  @Override
  public PolignacState withCards(PolignacState state, Table table) {
    return state.withCards(
        table.list("stock", PlayingCard.FAMILY),
        state
            .cards()
            .withHands(table.sets("hand", seats, PlayingCard.FAMILY))
            .withWon(table.sets("won", seats, PlayingCard.FAMILY)));
  }
}
