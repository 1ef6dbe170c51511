package io.github.spadille.tricktaking.tute;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.hasSuit;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.tricktaking.tute.TuteState.TEAMS;
import static io.github.spadille.tricktaking.tute.TuteState.team;
import static io.github.spadille.tricktaking.tute.TuteState.teamOf;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPad;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
import io.github.spadille.tricktaking.Following;
import io.github.spadille.tricktaking.Following.Duty;
import io.github.spadille.tricktaking.RankOrder;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickRules;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareMarriage;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareTute;
import io.github.spadille.tricktaking.tute.TuteState.Result;
import java.util.Arrays;
import java.util.Optional;

/**
 * Tute: two partnerships, duties to head and trump, and marriages.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner, except for
 * the card turned up and what has been declared; tricks won are hidden from everybody. The rulebook
 * is {@code tute.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #cardPoints} (TUT-3), {@link #following} (TUT-9
 * to TUT-16), {@link #order} (TUT-17), {@link #marriagePoints} (TUT-21), {@link #tute} (TUT-26).
 */
public class Tute extends TrickRules<TuteState> {
  /** The game. */
  public static final Game<TuteState, TrickMove, TuteOptions> GAME =
      Game.<TuteState, TrickMove, TuteOptions>builder("tute")
          .name("Tute")
          .family(Tag.TRICK_TAKING)
          .tags(Tag.PARTNERSHIP, Tag.COUNTING)
          .summary("Head the trick or trump it, declare king and queen, and count the cards won.")
          .seats(4, 4, 4)
          .options(TuteOptions.SCHEMA)
          .texts(Tute.class)
          .rules(Tute::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.spanish40(); // TUT-1
  private static final RankOrder RANKS = RankOrder.highToLow("A 3 K Q J 7 6 5 4 2"); // TUT-2
  private static final ImmutableList<CardSet<PlayingCard>> MARRIAGES = // TUT-20
      ImmutableList.of(set("Ks Qs"), set("Kh Qh"), set("Kd Qd"), set("Kc Qc"));

  private static final int HAND_SIZE = 10; // TUT-5
  private static final int LAST_TRICK = 10; // TUT-31
  private static final int WHOLE_HAND = 130; // TUT-33: as many as there are without declarations

  private static final Phases<HandPhase, TuteState, TrickMove> PHASES =
      Phases.<HandPhase, TuteState, TrickMove>of(HandPhase.class)
          .elsewhere("TUT-5", "dealt", Shuffle.class)
          .in(HandPhase.SHUFFLE)
          .chance(Shuffle.class)
          .others("TUT-5", "undealt")
          .in(HandPhase.PLAY)
          .turn(Tute::anotherPlays, Play.class)
          .anybody(DeclareMarriage.class, DeclareTute.class, Pass.class)
          .others("TUT-8", "playing")
          .over(HandPhase.OVER, "TUT-36")
          .build();

  /** Says who plays: the partner, who may declare, is in turn, too. */
  private static Optional<Refusal> anotherPlays(TuteState state, TrickMove move) {
    return refuse("TUT-8", "turn", Seats.of(state.cards().seatInTurn()));
  }

  private record Trumps(
      RankOrder order, Following trumpsLed, Following plainLed, Following trumped) {}

  private final TuteOptions options;
  private final ImmutableList<Trumps> trumps;

  /** Creates the rules; {@link #GAME} checks that there are four seats. */
  protected Tute(int seats, TuteOptions options) {
    super(seats, PACK, TuteMove.SYNTAX);
    this.options = options;
    this.trumps = Arrays.stream(Suit.values()).map(this::trumps).collect(toImmutableList());
  }

  private Trumps trumps(Suit suit) {
    RankOrder order = RANKS.trumps(suit);
    Following follow = Following.suit("TUT-9");
    Following head = follow.must("TUT-10", "head", Duty.beat(RANKS));
    Following trumped = options.strictHeading() ? head : follow; // TUT-12
    return new Trumps(
        order,
        follow.must("TUT-11", "head", Duty.beat(order)),
        head.must("TUT-13", "trump", Duty.play(suit)),
        (options.undertrump() ? trumped.must("TUT-13", "trump", Duty.play(suit)) : trumped)
            .must("TUT-14", "overtrump", Duty.beat(order)));
  }

  // 1. Before the deal.

  @Override
  public TuteState start() {
    return TuteState.undealt(TrickHand.first(seats, PACK), Result.NONE); // TUT-4
  }

  // 2. What is illegal, and by which rule.

  @Override
  public Optional<Refusal> refusal(TuteState state, TrickMove move) {
    Optional<Refusal> untimely =
        PHASES.refusal(state.phase(), state.cards().seatInTurn(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return state.cards().refusalUnlessPlayable(play.card(), following(state), "TUT-8");
    }
    if (move instanceof Pass) {
      return refusalOfPass(state, move.seat());
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(PACK, "TUT-1")
        : refusalOfDeclaration(state, move);
  }

  private Optional<Refusal> refusalOfPass(TuteState state, int seat) {
    if (!options.teamDeclares()) {
      return refuse("TUT-28", "pass");
    }
    Seats partner = state.mayDeclare().without(state.cards().leader());
    return partner.contains(seat) ? Optional.empty() : refuse("TUT-18a", "pass");
  }

  private Optional<Refusal> refusalOfDeclaration(TuteState state, TrickMove move) {
    if (!state.mayDeclare().contains(move.seat())) {
      return refusalOfDeclarer(state, move.seat());
    }
    CardSet<PlayingCard> hand = state.cards().hand(move.seat());
    if (move instanceof DeclareMarriage marriage) {
      return hand.containsAll(MARRIAGES.get(marriage.suit().ordinal()))
          ? refusalOfMarriage(state, marriage)
          : refuse("TUT-20", "not-held", marriage.suit());
    }
    return tute(hand).isEmpty() ? refuse("TUT-26", "not-held") : Optional.empty();
  }

  private Optional<Refusal> refusalOfDeclarer(TuteState state, int seat) {
    if (state.cards().tricks().sum() == 0) {
      return refuse("TUT-19", "first-trick");
    }
    if (!state.cards().trick().isEmpty()) {
      return refuse("TUT-18", "led");
    }
    Seats declarers = declarers(state.cards().leader());
    if (!declarers.contains(seat)) {
      return refuse("TUT-18", "winner", declarers);
    }
    return state.mayDeclare().isEmpty() ? refuse("TUT-22", "once") : refuse("TUT-18a", "passed");
  }

  private Seats declarers(int winner) {
    return options.teamDeclares() ? team(teamOf(winner)) : Seats.of(winner); // TUT-18a, TUT-18
  }

  /** Returns why a marriage that is held may not be declared. */
  private static Optional<Refusal> refusalOfMarriage(TuteState state, DeclareMarriage marriage) {
    if (state.declared().contains(marriage.suit())) {
      return refuse("TUT-23", "declared", marriage.suit());
    }
    return marriage.suit() == state.trumps()
            && state.declared().hasPlainOf(marriage.seat(), state.trumps())
        ? refuse("TUT-24", "twenty")
        : Optional.empty(); // TUT-25
  }

  /** Returns the four cards of a hand that are tute (TUT-26); none if it has none. */
  protected CardSet<PlayingCard> tute(CardSet<PlayingCard> hand) {
    if (countRank(hand, Rank.KING) == MARRIAGES.size()) {
      return ofRank(hand, Rank.KING);
    }
    boolean queens = options.queensAreTute() && countRank(hand, Rank.QUEEN) == MARRIAGES.size();
    return queens ? ofRank(hand, Rank.QUEEN) : noCards();
  }

  /**
   * Returns what may be played to the trick, or led to it (TUT-9 to TUT-15). Who has played the
   * highest card so far does not matter (TUT-16).
   */
  protected Following following(TuteState state) {
    Trick trick = state.cards().trick();
    Trumps duties = trumps.get(state.trumps().ordinal());
    if (trick.isEmpty() || trick.led().is(state.trumps())) {
      return duties.trumpsLed;
    }
    return hasSuit(trick.toSet(), state.trumps()) ? duties.trumped : duties.plainLed;
  }

  /** Returns which card wins the trick (TUT-17). */
  protected Trick.Order order(TuteState state) {
    return trumps.get(state.trumps().ordinal()).order;
  }

  // 3. What is legal.

  /** Seat by seat: marriages by suit, tute, a pass, plays in the order of the pack. */
  @Override
  public MoveList<TrickMove> legalMoves(TuteState state) {
    if (state.phase() != HandPhase.PLAY) {
      return MoveList.empty();
    }
    int seat = state.cards().seatInTurn();
    MoveList<TrickMove> plays = Play.list(seat, state.cards().playable(following(state)));
    boolean declares = !state.mayDeclare().isEmpty();
    MoveList<TrickMove> moves = declares ? declarations(state, seat).plus(plays) : plays;
    if (state.mayDeclare().size() <= 1) {
      return moves;
    }
    int partner = state.mayDeclare().without(seat).first();
    MoveList<TrickMove> partners = declarations(state, partner).plus(Pass.list(partner));
    return seat < partner ? moves.plus(partners) : partners.plus(moves);
  }

  private MoveList<TrickMove> declarations(TuteState state, int seat) {
    CardSet<PlayingCard> hand = state.cards().hand(seat);
    MoveList<TrickMove> moves = MoveList.empty();
    for (int suit = 0; suit < MARRIAGES.size(); suit++) {
      if (hand.containsAll(MARRIAGES.get(suit))) {
        DeclareMarriage marriage = new DeclareMarriage(seat, Suit.values()[suit]);
        moves = refusalOfMarriage(state, marriage).isEmpty() ? moves.plus(marriage) : moves;
      }
    }
    return tute(hand).isEmpty() ? moves : moves.plus(new DeclareTute(seat));
  }

  @Override
  protected ImmutableList<String> governingInTurn(TuteState state, int seat) {
    TrickPlay cards = state.cards();
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    if (seat == cards.seatInTurn()) {
      rules.add("TUT-8");
    }
    if (cards.trick().isEmpty()) {
      return rules.addAll(governingDeclarations(state)).build();
    }
    ImmutableList<String> duties = cards.binding(following(state));
    boolean holdsTrumps = hasSuit(cards.hand(seat), state.trumps());
    String free = holdsTrumps ? "TUT-14" : "TUT-15";
    return rules.addAll(duties.isEmpty() ? ImmutableList.of(free) : duties).build();
  }

  private ImmutableList<String> governingDeclarations(TuteState state) {
    if (state.mayDeclare().isEmpty()) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<String> rules = ImmutableList.<String>builder().add("TUT-18");
    if (options.teamDeclares()) {
      rules.add("TUT-18a");
    }
    return rules.add("TUT-20", "TUT-22", "TUT-23", "TUT-24", "TUT-26", "TUT-28").build();
  }

  // 4. What follows from a legal move.

  @Override
  protected TuteState applyLegal(TuteState state, TrickMove move, StageListener<TuteState> stages) {
    if (move instanceof Play play) {
      return play(state, play, stages);
    }
    if (move instanceof DeclareMarriage marriage) {
      return declare(state, marriage, stages);
    }
    if (move instanceof DeclareTute tute) {
      return declareTute(state, tute, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle, stages);
    }
    if (move instanceof Pass) {
      return state.passed(); // TUT-18a
    }
    throw unknown(move);
  }

  private TuteState deal(
      TuteState state, Shuffle shuffle, StageListener<TuteState> stages) { // TUT-5
    TrickHand hand = state.hand().deal();
    PlayingCard last = shuffle.cards().get(PACK.size() - 1); // TUT-6
    TuteState dealt =
        state.dealt(last, Deal.sets(shuffle.cards(), seats, hand.firstSeat(), PACK.size()));
    if (stages.isListening()) {
      stages.reached("dealt", hand.dealer(), dealt, last, last.suit());
    }
    return dealt;
  }

  private TuteState declare(
      TuteState state, DeclareMarriage marriage, StageListener<TuteState> stages) {
    CardSet<PlayingCard> cards = MARRIAGES.get(marriage.suit().ordinal());
    TuteState declared = state.declared(marriage, cards); // TUT-20, TUT-22
    if (stages.isListening()) {
      int points = marriagePoints(marriage.suit(), state.trumps());
      stages.reached("declared", marriage.seat(), declared, cards, points);
    }
    return declared;
  }

  /** Returns the points for king and queen of a suit (TUT-21). */
  protected int marriagePoints(Suit suit, Suit trumps) {
    return suit == trumps ? 40 : 20;
  }

  private TuteState declareTute(
      TuteState state, DeclareTute tute, StageListener<TuteState> stages) {
    CardSet<PlayingCard> four = tute(state.cards().hand(tute.seat())); // TUT-26
    int team = teamOf(tute.seat());
    TuteState shown = state.tuteDeclared(four);
    if (stages.isListening()) {
      stages.reached("tute", tute.seat(), shown, four, team(team));
    }
    return wonByTute(shown, team);
  }

  private TuteState wonByTute(TuteState state, int team) {
    long points = options.scoresPoints() ? WHOLE_HAND : 1;
    ScoreSheet sheet = state.sheet().add(state.handNumber(), "TUT-33", team(team), points);
    return endHand(state.withSheet(sheet), Result.tute(team));
  }

  private TuteState play(TuteState state, Play play, StageListener<TuteState> stages) {
    PlayingCard card = play.card();
    TrickPlay cards = state.cards().play(card);
    if (!cards.isComplete()) {
      return state.played(card, cards); // TUT-18
    }
    if (stages.isListening()) {
      stages.reached("trick-complete", state.played(card, cards));
    }
    int winner = cards.winner(order(state));
    TrickPlay next = cards.take(winner, teamOf(winner)); // TUT-17
    boolean last = next.handsAreEmpty();
    TuteState taken =
        state.trickTaken(card, next, last ? Seats.none() : declarers(winner)); // TUT-19
    stages.reached("trick-taken", winner, taken);
    return last ? count(taken, counts(taken), stages) : taken;
  }

  private TuteCounts counts(TuteState state) {
    IntPerSeat cards =
        IntPerSeat.of(TEAMS, 0)
            .plus(0, cardPoints(state.cards().won(0)))
            .plus(1, cardPoints(state.cards().won(1)));
    return new TuteCounts(cards, declared(state), teamOf(state.cards().leader()));
  }

  private ImmutableList<TuteCounts.Marriage> declared(TuteState state) {
    ImmutableList.Builder<TuteCounts.Marriage> declared = ImmutableList.builder();
    for (DeclareMarriage marriage : state.declared().inOrder()) {
      int points = marriagePoints(marriage.suit(), state.trumps());
      declared.add(new TuteCounts.Marriage(teamOf(marriage.seat()), points));
    }
    return declared.build();
  }

  private TuteState count(TuteState state, TuteCounts counts, StageListener<TuteState> stages) {
    IntPerSeat totals =
        TuteCounts.points(counts.declared()) // TUT-30
            .plus(0, counts.cards().get(0)) // TUT-29
            .plus(1, counts.cards().get(1))
            .plus(counts.lastTrick(), LAST_TRICK); // TUT-31
    TuteState scored =
        state.withSheet(
            options.scoresPoints()
                ? allPoints(state, counts)
                : onePoint(state, totals, counts.lastTrick()));
    if (stages.isListening()) {
      stages.reached(
          "hand-scored", Seats.NOBODY, scored, team(0), totals.get(0), team(1), totals.get(1));
    }
    return endHand(scored, Result.counted(totals));
  }

  private ScoreSheet onePoint(TuteState state, IntPerSeat totals, int lastTrick) {
    int ahead = totals.get(0) - totals.get(1);
    if (ahead == 0 && !options.lastTrickWinsTies()) {
      return state.sheet();
    }
    if (ahead == 0) {
      return state.sheet().add(state.handNumber(), "TUT-34", team(lastTrick), 1);
    }
    return state.sheet().add(state.handNumber(), "TUT-32", team(ahead > 0 ? 0 : 1), 1);
  }

  private ScoreSheet allPoints(TuteState state, TuteCounts counts) {
    int hand = state.handNumber();
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    lines.add(hand, "TUT-29", team(0), counts.cards().get(0));
    lines.add(hand, "TUT-29", team(1), counts.cards().get(1));
    for (TuteCounts.Marriage marriage : counts.declared()) {
      lines.add(hand, "TUT-30", team(marriage.team()), marriage.points());
    }
    return lines.add(hand, "TUT-31", team(counts.lastTrick()), LAST_TRICK).build();
  }

  /** Returns the points of some cards (TUT-3). */
  protected int cardPoints(CardSet<PlayingCard> cards) {
    return 11 * countRank(cards, Rank.ACE)
        + 10 * countRank(cards, Rank.THREE)
        + 4 * countRank(cards, Rank.KING)
        + 3 * countRank(cards, Rank.QUEEN)
        + 2 * countRank(cards, Rank.JACK);
  }

  private TuteState endHand(TuteState state, Result result) { // TUT-35
    return state.handNumber() < options.hands()
        ? TuteState.undealt(state.hand().deal().next(PACK), result) // TUT-5a, TUT-7
        : state.over(result); // TUT-36
  }

  @Override
  public Optional<ScorePad<TuteState>> scorePad() {
    TuteFacts.Worth worth = new TuteFacts.Worth(this::cardPoints, PACK.set(), HAND_SIZE);
    return Optional.of(
        HandPad.of(
            start(), state -> TuteFacts.none(state.hand().deal(), worth), this::handEntered));
  }

  private TuteState handEntered(TuteState state, TuteFacts facts) {
    if (facts.tute() != Seats.NOBODY) {
      return wonByTute(state, teamOf(facts.tute()));
    }
    ImmutableList.Builder<TuteCounts.Marriage> declared = ImmutableList.builder();
    int forty = marriagePoints(Suit.SPADES, Suit.SPADES);
    int twenty = marriagePoints(Suit.HEARTS, Suit.SPADES);
    facts.teamOfForty().ifPresent(team -> declared.add(new TuteCounts.Marriage(team, forty)));
    facts.teamsOfTwenties().forEach(team -> declared.add(new TuteCounts.Marriage(team, twenty)));
    IntPerSeat cards = IntPerSeat.of(TEAMS, 0).plus(0, facts.cards(0)).plus(1, facts.cards(1));
    TuteCounts counts = new TuteCounts(cards, declared.build(), teamOf(facts.last()));
    return count(state, counts, StageListener.none());
  }

  // 5. What is known, and who sees it.

  /** A play shows which duties could not be done; king and queen of a marriage were held. */
  @Override
  public Deductions<TuteState, TrickMove> deductions() {
    return (before, move, deductions) -> {
      String hand = "hand." + move.seat();
      if (move instanceof Play play) {
        Trick trick = before.cards().trick();
        deductions.none(hand, following(before).shownMissing(play.card(), trick, PACK.set()));
      } else if (move instanceof DeclareMarriage marriage) {
        for (PlayingCard card : MARRIAGES.get(marriage.suit().ordinal())) {
          deductions.some(hand, ImmutableList.of(card));
        }
      } else if (move instanceof DeclareTute) {
        deductions.unknown(); // It ends the hand, so few samples are made after it.
      }
    };
  }

  @Override
  public RulesOfThumb<TuteState, TrickMove> rulesOfThumb() {
    return new TuteThumbs(this::order);
  }

  @Override
  public ImmutableList<Seats> sides() {
    return sidesByTurns(TEAMS); // TUT-4
  }

  @Override
  public Table table(TuteState state) {
    TrickPlay cards = state.cards();
    Table.Builder table = Table.builder().pile("pack", state.hand().deal().stock(), NOBODY);
    for (int seat = 0; seat < seats; seat++) {
      addHand(table, seat, cards.hand(seat), state.shown());
    }
    return table
        .pileTopLast("trick", cards.trick(), ALL)
        .pile("won.0", cards.won(0), NOBODY)
        .pile("won.1", cards.won(1), NOBODY)
        .word("phase", state.phase())
        .seat("dealer", state.hand().deal().dealer())
        .fact("turn", state.turn().seats())
        .seat("leader", cards.leader())
        .fact("hand-no", state.handNumber())
        .fact("trump", state.hand().trumpCard().map(card -> card.suit().code()).orElse("-"))
        .fact(
            Fact.Type.CARD,
            "trump-card",
            state.hand().trumpCard().map(PlayingCard::code).orElse("-"))
        .fact("led", cards.trick().isEmpty() ? "-" : cards.trick().led().suit().code())
        .fact("trick-no", Math.min(HAND_SIZE, cards.tricks().sum() + 1))
        .yesNo("may-declare", !state.mayDeclare().isEmpty())
        .fact("declared", state.declared().inOrder())
        .fact("declared-points", TuteCounts.points(declared(state)))
        .fact("hand-result", state.hand().lastResult().words())
        .fact("scores", state.scores())
        .build();
  }

  private static void addHand(
      Table.Builder table, int seat, CardSet<PlayingCard> hand, CardSet<PlayingCard> shown) {
    table.pile(
        "hand", seat, hand, i -> shown.contains(hand.nth(i)) ? ALL : Audience.seat(seat)); // TUT-20
  }

  @Override
  public TuteState withCards(TuteState state, Table table) {
    return state.withCards(
        table.list("pack", PlayingCard.FAMILY),
        state
            .cards()
            .withHands(table.sets("hand", seats, PlayingCard.FAMILY))
            .withWon(table.sets("won", TEAMS, PlayingCard.FAMILY)));
  }
}
