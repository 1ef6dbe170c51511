package io.github.spadille.tricktaking.canadiansalad;

import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.card.PlayingCards.ofSuit;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
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
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.tricktaking.Following;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickRules;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladMove.Choose;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladOptions.HeartsLead;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladOptions.Order;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladState.Hearts;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladState.Phase;
import java.util.Optional;

/**
 * Canadian Salad: six hands, in each of which something else counts against you.
 *
 * <p>{@code SHUFFLE → (CHOOSE) → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner,
 * the stock and the tricks taken from everybody. The rulebook is {@code canadian-salad.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #hands} (CSL-15), {@link #penaltyOf} (CSL-11),
 * {@link #order} (CSL-2), {@link #following} (CSL-7), {@link #heartsAreBarred} (CSL-17), {@link
 * #points} (CSL-11), {@link #endsEarly} (CSL-19).
 */
public class CanadianSalad extends TrickRules<CanadianSaladState> {
  /** The game. */
  public static final Game<CanadianSaladState, TrickMove, CanadianSaladOptions> GAME =
      Game.<CanadianSaladState, TrickMove, CanadianSaladOptions>builder("canadian-salad")
          .name("Canadian Salad")
          .alsoCalled("Wisconsin Scramble")
          .family(Tag.TRICK_TAKING)
          .tags(Tag.AVOIDANCE)
          .summary("Six hands, in each of which something else counts against you.")
          .seats(3, 6, 4)
          .options(CanadianSaladOptions.SCHEMA)
          .texts(CanadianSalad.class)
          .rules(CanadianSalad::new)
          .build();

  private static final int HANDS = Penalty.values().length; // CSL-15
  private static final Following FOLLOW_SUIT = Following.suit("CSL-7");
  private static final CardSet<PlayingCard> ALL_CARDS = Deck.standard52().set();
  private static final CardSet<PlayingCard> HEARTS = ofSuit(ALL_CARDS, Suit.HEARTS);

  private static final Phases<Phase, CanadianSaladState, TrickMove> PHASES =
      Phases.<Phase, CanadianSaladState, TrickMove>of(Phase.class)
          .elsewhere("CSL-3", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("CSL-3", "undealt")
          .in(Phase.CHOOSE)
          .turn("CSL-18", "dealer", Choose.class)
          .others("CSL-18", "choosing")
          .in(Phase.PLAY)
          .turn("CSL-5", "turn", Play.class)
          .unlike("CSL-18", "known", Choose.class)
          .others("CSL-5", "playing")
          .over(Phase.OVER, "CSL-15")
          .build();

  private final CanadianSaladOptions options;
  private final Deck<PlayingCard> pack;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected CanadianSalad(int seats, CanadianSaladOptions options) {
    this(seats, options, pack(seats));
  }

  private CanadianSalad(int seats, CanadianSaladOptions options, Deck<PlayingCard> pack) {
    super(
        seats, pack, options.order() == Order.DEALER ? CanadianSaladMove.SYNTAX : TrickMove.SYNTAX);
    this.options = options;
    this.pack = pack;
  }

  private static Deck<PlayingCard> pack(int seats) { // CSL-1
    return Deck.standard52()
        .without(
            PlayingCard.cards(
                switch (seats) {
                  case 3 -> "2c";
                  case 5 -> "2c 2d";
                  case 6 -> "2c 3c 2d 3d";
                  default -> "";
                }));
  }

  @Override
  public CanadianSaladState start() {
    return handBegins(TrickHand.first(seats, pack), Penalties.NONE); // CSL-3a, CSL-4
  }

  @Override
  public Scoring scoring() { // CSL-16
    return Scoring.LOWEST;
  }

  private CanadianSaladState handBegins(TrickHand hand, Penalties earlier) {
    CanadianSaladState undealt = CanadianSaladState.undealt(hand, earlier);
    boolean chosen = dealerChooses() && hand.number() <= Penalty.SINGLE.size(); // CSL-18
    return chosen ? undealt : undealt.withPenalty(penaltyOf(hand.number()));
  }

  /** Returns how many hands are played (CSL-15). */
  protected int hands() {
    return HANDS;
  }

  /** Returns the penalty of a hand of which the dealer does not choose it (CSL-11). */
  protected Penalty penaltyOf(int hand) {
    return Penalty.of(hand).orElse(Penalty.ALL);
  }

  private boolean dealerChooses() {
    return options.order() == Order.DEALER;
  }

  @Override
  public Optional<Refusal> refusal(CanadianSaladState state, TrickMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return refusalOfCard(state, play.card());
    }
    if (move instanceof Choose choose) {
      return refusalOfChoice(state, choose);
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(pack, "CSL-1")
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfCard(CanadianSaladState state, PlayingCard card) {
    Optional<Refusal> refusal = state.cards().refusalUnlessPlayable(card, following(), "CSL-5");
    return refusal.isEmpty() && card.is(Suit.HEARTS) && heartsAreBarred(state)
        ? refuse("CSL-17", "heart", card)
        : refusal;
  }

  private static Optional<Refusal> refusalOfChoice(CanadianSaladState state, Choose choose) {
    Optional<Penalty> penalty = Penalty.of(choose.number());
    if (penalty.isEmpty() || !Penalty.SINGLE.contains(penalty.get())) {
      return refuse("CSL-18", "number", choose.number());
    }
    return state.penalties().contains(penalty.get())
        ? refuse("CSL-18", "used", choose.number())
        : Optional.empty();
  }

  /** Returns what may be played to a trick: whoever can must follow suit (CSL-7, CSL-8). */
  protected Following following() {
    return FOLLOW_SUIT;
  }

  /** Tells whether the seat in turn, which leads, may not lead a heart (CSL-6, CSL-17). */
  protected boolean heartsAreBarred(CanadianSaladState state) {
    return heartsWaitToBeBroken(state) && !HEARTS.containsAll(state.cards().handInTurn());
  }

  private boolean heartsWaitToBeBroken(CanadianSaladState state) { // CSL-17
    return options.heartsLead() == HeartsLead.BROKEN
        && state.counts(Penalty.HEARTS)
        && state.hearts() == Hearts.UNBROKEN
        && state.cards().trick().isEmpty();
  }

  /** Choices in ascending order; plays in the order of the pack. */
  @Override
  public MoveList<TrickMove> legalMoves(CanadianSaladState state) {
    return switch (state.phase()) {
      case CHOOSE -> choices(state);
      case PLAY -> plays(state);
      default -> MoveList.empty();
    };
  }

  private static MoveList<TrickMove> choices(CanadianSaladState state) { // CSL-18
    MoveList.Builder<TrickMove> choices = MoveList.builder(Penalty.SINGLE.size(), TrickMove[]::new);
    for (Penalty penalty : Penalty.SINGLE) {
      if (!state.penalties().contains(penalty)) {
        choices.add(new Choose(state.seat(), penalty.number()));
      }
    }
    return choices.build();
  }

  private MoveList<TrickMove> plays(CanadianSaladState state) {
    CardSet<PlayingCard> playable = state.cards().playable(following());
    return Play.list(state.seat(), heartsAreBarred(state) ? playable.minus(HEARTS) : playable);
  }

  @Override
  protected ImmutableList<String> governingInTurn(CanadianSaladState state, int seat) {
    if (state.phase() == Phase.CHOOSE) {
      return ImmutableList.of("CSL-18");
    }
    ImmutableList.Builder<String> rules = ImmutableList.<String>builder().add("CSL-5");
    if (state.cards().trick().isEmpty()) {
      rules.add("CSL-6");
      return heartsAreBarred(state) ? rules.add("CSL-17").build() : rules.build();
    }
    ImmutableList<String> duties = state.cards().binding(following());
    return rules.addAll(duties.isEmpty() ? ImmutableList.of("CSL-8") : duties).build();
  }

  /**
   * Whoever does not follow holds no card of the suit led (CSL-7); whoever leads a heart that is
   * not broken holds nothing else (CSL-17).
   */
  @Override
  public Deductions<CanadianSaladState, TrickMove> deductions() {
    return (before, move, deductions) -> {
      if (move instanceof Play play) {
        boolean onlyHearts = heartsWaitToBeBroken(before) && play.card().is(Suit.HEARTS);
        deductions.none(
            "hand." + play.seat(),
            onlyHearts
                ? ALL_CARDS.minus(HEARTS)
                : Suits.shownMissing(play.card(), before.cards().trick()));
      }
    };
  }

  @Override
  protected CanadianSaladState applyLegal(
      CanadianSaladState state, TrickMove move, StageListener<CanadianSaladState> stages) {
    if (move instanceof Play play) {
      return play(state, play.card(), stages);
    }
    if (move instanceof Choose choose) {
      return state.chosen(Penalty.of(choose.number()).orElseThrow()); // CSL-18
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle, stages);
    }
    throw unknown(move);
  }

  private CanadianSaladState deal(
      CanadianSaladState state, Shuffle shuffle, StageListener<CanadianSaladState> stages) {
    int penalty = state.penalty().map(Penalty::number).orElse(0);
    CanadianSaladState dealt = state.dealt(shuffle.cards()); // CSL-3
    if (stages.isListening()) {
      stages.reached("dealt", state.hand().dealer(), dealt, pack.size() / seats, penalty);
    }
    return dealt;
  }

  private CanadianSaladState play(
      CanadianSaladState state, PlayingCard card, StageListener<CanadianSaladState> stages) {
    TrickPlay played = state.cards().play(card);
    return played.isComplete()
        ? takeTrick(state, card, played, stages)
        : state.played(card, played);
  }

  private CanadianSaladState takeTrick(
      CanadianSaladState state,
      PlayingCard last,
      TrickPlay complete,
      StageListener<CanadianSaladState> stages) {
    if (stages.isListening()) {
      stages.reached("trick-complete", state.played(last, complete));
    }
    int winner = complete.winner(order());
    CanadianSaladState taken = state.played(last, complete.take(winner)); // CSL-5, CSL-9
    stages.reached("trick-taken", winner, taken);
    if (taken.cards().handsAreEmpty()) { // CSL-10
      return endHand(taken, stages);
    }
    return endsEarly(taken) ? stopEarly(taken, stages) : taken;
  }

  /** Returns which card takes a trick (CSL-2, CSL-9). */
  protected Trick.Order order() {
    return Suits.noTrumps();
  }

  /** Tells whether a hand ends although there are cards left: nothing counts any more (CSL-19). */
  protected boolean endsEarly(CanadianSaladState state) {
    return options.stopEarly()
        && switch (state.penalty().orElseThrow()) {
          case QUEENS -> state.cards().won().all().containsAll(ofRank(ALL_CARDS, Rank.QUEEN));
          case KING -> state.cards().won().all().contains(CanadianSaladCounts.KING_OF_SPADES);
          default -> false;
        };
  }

  private CanadianSaladState stopEarly(
      CanadianSaladState state, StageListener<CanadianSaladState> stages) {
    if (stages.isListening()) {
      stages.reached("stopped", Seats.NOBODY, state, state.penalty().orElseThrow().number());
    }
    return endHand(state, stages);
  }

  private CanadianSaladState endHand(
      CanadianSaladState state, StageListener<CanadianSaladState> stages) {
    return endHand(state, CanadianSaladCounts.of(state), stages);
  }

  private CanadianSaladState endHand(
      CanadianSaladState state,
      CanadianSaladCounts taken,
      StageListener<CanadianSaladState> stages) {
    CanadianSaladState scored = state.withSheet(score(state, taken));
    stages.reached("hand-scored", scored);
    return state.handNumber() < hands()
        ? handBegins(scored.hand().next(pack), scored.penalties()) // CSL-3a, CSL-4
        : scored.over(); // CSL-15
  }

  private ScoreSheet score(
      CanadianSaladState state, CanadianSaladCounts taken) { // CSL-11, CSL-13, CSL-14
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    for (Penalty penalty : Penalty.SINGLE) {
      for (int seat = 0; seat < seats && state.counts(penalty); seat++) { // CSL-12
        long points = points(state.handNumber(), taken, penalty, seat);
        if (points != 0) {
          lines.add(state.handNumber(), "CSL-11", penalty.reason(), seat, points);
        }
      }
    }
    return lines.build();
  }

  /**
   * Returns the points that a penalty gives a seat at the end of a hand (CSL-11).
   *
   * @param handNumber the number of the hand
   * @param taken what has been taken in it
   */
  protected long points(int handNumber, CanadianSaladCounts taken, Penalty penalty, int seat) {
    return switch (penalty) {
      case TRICKS -> (long) options.tricks() * taken.tricks().get(seat);
      case HEARTS -> (long) options.hearts() * taken.hearts().get(seat);
      case QUEENS -> (long) options.queens() * taken.queens().get(seat);
      case KING -> taken.king() == seat ? options.king() : 0;
      case LAST -> taken.last() == seat ? options.lastTrick() : 0;
      case ALL -> 0;
    };
  }

  @Override
  public Optional<ScorePad<CanadianSaladState>> scorePad() {
    return Optional.of(
        HandPad.of(
            start(),
            state -> CanadianSaladFacts.none(state, pack.size() / seats),
            this::handEntered));
  }

  private CanadianSaladState handEntered(CanadianSaladState state, CanadianSaladFacts facts) {
    CanadianSaladState known =
        state.penalty().isPresent() ? state : state.withPenalty(facts.penalty().orElseThrow());
    return endHand(known, facts.taken(), StageListener.none());
  }

  @Override
  public RulesOfThumb<CanadianSaladState, TrickMove> rulesOfThumb() {
    return new CanadianSaladThumbs(order());
  }

  @Override
  public Table table(CanadianSaladState state) {
    Trick trick = state.cards().trick();
    return state
        .hand()
        .table(state.phase(), state.turn(), state.cards())
        .piles("won", state.cards().won(), NOBODY)
        .fact("led", trick.isEmpty() ? "-" : trick.led().suit().code())
        .fact("hand-no", state.handNumber())
        .fact("penalty", state.penalty().map(p -> Integer.toString(p.number())).orElse("-"))
        .fact("tricks", state.cards().tricks())
        .seat("last-trick", lastWinner(state))
        .fact("scores", state.scores())
        .build();
  }

  /** Whoever took a trick leads to the next, so the leader took the last finished one. */
  private static int lastWinner(CanadianSaladState state) {
    return state.cards().tricks().sum() == 0 ? Seats.NOBODY : state.cards().leader();
  }

  @Override
  public CanadianSaladState withCards(CanadianSaladState state, Table table) {
    return state.withCards(
        table.list("stock", PlayingCard.FAMILY),
        state
            .cards()
            .withHands(table.sets("hand", seats, PlayingCard.FAMILY))
            .withWon(table.sets("won", seats, PlayingCard.FAMILY)));
  }
}
