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
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
import io.github.spadille.tricktaking.DealtOut;
import io.github.spadille.tricktaking.Duty;
import io.github.spadille.tricktaking.Following;
import io.github.spadille.tricktaking.RankOrder;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickRules;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareMarriage;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareTute;
import io.github.spadille.tricktaking.tute.TuteMove.Pass;
import io.github.spadille.tricktaking.tute.TuteState.Window;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/**
 * Tute: two partnerships, duties to head and trump, and marriages.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner, except for
 * the card turned up and what has been declared; tricks won are hidden from everybody. The rulebook
 * is {@code tute.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #cardPoints} (TUT-3), {@link #following} (TUT-9
 * to TUT-16), {@link #order} (TUT-17), {@link #marriagePoints} (TUT-21), {@link #tute} (TUT-26), .
 */
public class Tute extends TrickRules<TuteState> {
  /** The game. */
  public static final Game<TuteState, TrickMove, TuteOptions> GAME =
      Game.<TuteState, TrickMove, TuteOptions>builder("tute")
          .name("Tute")
          .family("trick-taking")
          .summary("Head the trick or trump it, declare king and queen, and count the cards won.")
          .seats(4, 4, 4)
          .options(TuteOptions.SCHEMA)
          .rulebook(Rulebook.resource(Tute.class, "tute.md"))
          .words(Words.resource(Tute.class, "tute"))
          .rules(Tute::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.spanish40(); // TUT-1

  private static final RankOrder RANKS = RankOrder.highToLow("A 3 K Q J 7 6 5 4 2"); // TUT-2

  private static final int HAND_SIZE = 10; // TUT-5
  private static final int WHOLE_HAND = 130; // TUT-33: as many as there are without declarations
  private static final int LAST_TRICK = 10; // TUT-31

  /** King and queen of each suit. */
  private static final ImmutableList<CardSet<PlayingCard>> MARRIAGES =
      forEachSuit(suit -> set("K" + suit.code() + " Q" + suit.code()));

  private static final Following FOLLOW =
      Following.free().must("TUT-9", "follow", Duty.followSuit());

  private final TuteOptions options;
  private final ImmutableList<RankOrder> orders; // by the suit that is trumps, like those below
  private final ImmutableList<Following> trumpsLed;
  private final ImmutableList<Following> plainLed;
  private final ImmutableList<Following> trumped;

  /**
   * Creates the rules.
   *
   * @param seats 4
   */
  protected Tute(int seats, TuteOptions options) {
    super(seats, PACK);
    this.options = options;
    this.orders = forEachSuit(RANKS::trumps);
    this.trumpsLed = forEachSuit(Tute::afterTrumps);
    this.plainLed = forEachSuit(Tute::afterPlainSuit);
    this.trumped = forEachSuit(trumps -> afterTrumping(trumps, options));
  }

  private static <T> ImmutableList<T> forEachSuit(Function<Suit, T> make) {
    return Arrays.stream(Suit.values()).map(make).collect(toImmutableList());
  }

  private static Following afterTrumps(Suit trumps) {
    return FOLLOW.must("TUT-11", "head", Duty.beat(RANKS.trumps(trumps)));
  }

  private static Following afterPlainSuit(Suit trumps) {
    return FOLLOW
        .must("TUT-10", "head", Duty.beat(RANKS))
        .must("TUT-13", "trump", Duty.play(trumps));
  }

  private static Following afterTrumping(Suit trumps, TuteOptions options) {
    Following head =
        options.strict() ? FOLLOW.must("TUT-10", "head", Duty.beat(RANKS)) : FOLLOW; // TUT-12
    Following trump = options.undertrump() ? head.must("TUT-13", "trump", Duty.play(trumps)) : head;
    return trump.must("TUT-14", "overtrump", Duty.beat(RANKS.trumps(trumps)));
  }

  // 1. Before the deal.

  @Override
  public TuteState start() {
    return TuteState.undealt(DealtOut.first(seats, PACK), ImmutableList.of()); // TUT-4
  }

  // 2. What is illegal, and by which rule.

  @Override
  public Optional<Refusal> refusal(TuteState state, TrickMove move) {
    if (state.phase() == HandPhase.OVER) {
      return refuse("TUT-36", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == HandPhase.SHUFFLE
          ? shuffle.refusalUnlessOf(PACK, "TUT-1")
          : refuse("TUT-5", "dealt");
    }
    if (state.phase() == HandPhase.SHUFFLE) {
      return refuse("TUT-5", "undealt");
    }
    if (move instanceof Play play) {
      return state.cards().refusalUnlessPlayable(play, following(state), "TUT-8");
    }
    return move instanceof Pass pass
        ? refusalOfPass(state, pass)
        : refusalOfDeclaration(state, move);
  }

  private Optional<Refusal> refusalOfPass(TuteState state, Pass pass) {
    if (!options.byTeam()) {
      return refuse("TUT-28", "pass");
    }
    boolean partner = pass.seat() != state.cards().leader();
    return partner && state.window() == Window.TEAM && state.turn().contains(pass.seat())
        ? Optional.empty()
        : refuse("TUT-18a", "pass");
  }

  private Optional<Refusal> refusalOfDeclaration(TuteState state, TrickMove move) {
    if (state.window() == Window.CLOSED || !state.turn().contains(move.seat())) {
      return refusalOfDeclarer(state, move.seat());
    }
    CardSet<PlayingCard> hand = state.cards().hand(move.seat());
    if (move instanceof DeclareMarriage marriage) {
      return hand.containsAll(marriage(marriage.suit()))
          ? refusalOfMarriage(state, marriage)
          : refuse("TUT-20", "not-held", marriage.suit());
    }
    return tute(hand).isEmpty() ? refuse("TUT-26", "not-held") : Optional.empty();
  }

  private Optional<Refusal> refusalOfDeclarer(TuteState state, int seat) {
    int winner = state.cards().leader();
    Seats mayDeclare = options.byTeam() ? team(teamOf(winner)) : Seats.of(winner);
    if (state.cards().tricks().sum() == 0) {
      return refuse("TUT-19", "first-trick");
    }
    if (!state.cards().trick().isEmpty()) {
      return refuse("TUT-18", "led");
    }
    if (!mayDeclare.contains(seat)) {
      return refuse("TUT-18", "winner", mayDeclare);
    }
    return state.window() == Window.CLOSED ? refuse("TUT-22", "once") : refuse("TUT-18a", "passed");
  }

  /** Returns why a marriage that is held may not be declared. */
  private static Optional<Refusal> refusalOfMarriage(TuteState state, DeclareMarriage marriage) {
    boolean twenty = false;
    for (DeclareMarriage earlier : state.declared()) {
      if (earlier.suit() == marriage.suit()) {
        return refuse("TUT-23", "declared", marriage.suit());
      }
      twenty |= earlier.seat() == marriage.seat() && earlier.suit() != state.trumps();
    }
    return twenty && marriage.suit() == state.trumps()
        ? refuse("TUT-24", "twenty")
        : Optional.empty(); // TUT-25
  }

  private static CardSet<PlayingCard> marriage(Suit suit) { // TUT-20
    return MARRIAGES.get(suit.ordinal());
  }

  /** Returns the four cards of a hand that are tute (TUT-26); none if it has none. */
  protected CardSet<PlayingCard> tute(CardSet<PlayingCard> hand) {
    CardSet<PlayingCard> kings = ofRank(hand, Rank.KING);
    if (kings.size() == Suit.values().length) {
      return kings;
    }
    CardSet<PlayingCard> queens = ofRank(hand, Rank.QUEEN);
    return options.queens() && queens.size() == Suit.values().length ? queens : noCards();
  }

  /**
   * Returns what may be played to the trick, or led to it (TUT-9 to TUT-15). Who has played the
   * highest card so far does not matter (TUT-16).
   */
  protected Following following(TuteState state) {
    Trick trick = state.cards().trick();
    int trumps = state.trumps().ordinal();
    if (trick.isEmpty() || trick.led().is(state.trumps())) {
      return trumpsLed.get(trumps);
    }
    return hasSuit(trick.toSet(), state.trumps()) ? trumped.get(trumps) : plainLed.get(trumps);
  }

  /** Returns which card wins the trick (TUT-2, TUT-17). */
  protected Trick.Order order(TuteState state) {
    return orders.get(state.trumps().ordinal());
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
    if (state.window() == Window.CLOSED) {
      return plays;
    }
    MoveList<TrickMove> moves = declarations(state, seat).plus(plays);
    if (state.window() == Window.WINNER) {
      return moves;
    }
    int partner = seatFrom(seat, TEAMS);
    MoveList<TrickMove> partners = declarations(state, partner).plus(Pass.of(partner));
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
  public ImmutableList<String> governing(TuteState state, int seat) {
    TrickPlay cards = state.cards();
    if (cards.trick().isEmpty()) {
      String declaring = seat == cards.leader() ? "TUT-18" : "TUT-18a";
      return state.window() == Window.CLOSED
          ? ImmutableList.of("TUT-8")
          : ImmutableList.of("TUT-8", declaring, "TUT-28");
    }
    ImmutableList<String> duties = cards.binding(following(state));
    boolean holdsTrumps = hasSuit(cards.hand(seat), state.trumps());
    return duties.isEmpty() ? ImmutableList.of(holdsTrumps ? "TUT-14" : "TUT-15") : duties;
  }

  // 4. What follows from a legal move.

  @Override
  protected TuteState applyLegal(TuteState state, TrickMove move, Stages<TuteState> stages) {
    if (move instanceof Play play) {
      return play(state, play, stages);
    }
    if (move instanceof DeclareMarriage marriage) {
      return declare(state, marriage, stages);
    }
    if (move instanceof DeclareTute tute) {
      return declareTute(state, tute, stages);
    }
    return move instanceof Shuffle shuffle
        ? deal(state, shuffle, stages)
        : state.with(state.cards(), Window.WINNER); // TUT-18a: the partner passes
  }

  private TuteState deal(TuteState state, Shuffle shuffle, Stages<TuteState> stages) {
    DealtOut hand = state.hand();
    PlayingCard last = shuffle.cards().get(PACK.size() - 1); // TUT-6
    TrickPlay cards =
        state
            .cards()
            .withHands(Deal.sets(shuffle.cards(), seats, hand.firstSeat(), PACK.size())); // TUT-5
    TuteState dealt = state.dealt(last, cards);
    if (stages.areHeard()) {
      stages.reached("dealt", hand.dealer(), dealt, last, last.suit());
    }
    return dealt;
  }

  private TuteState declare(TuteState state, DeclareMarriage marriage, Stages<TuteState> stages) {
    CardSet<PlayingCard> cards = marriage(marriage.suit());
    TuteState declared =
        state.with(
            ImmutableList.<DeclareMarriage>builder().addAll(state.declared()).add(marriage).build(),
            cards); // TUT-20, TUT-22
    if (stages.areHeard()) {
      int points = marriagePoints(marriage.suit(), state.trumps());
      stages.reached("declared", marriage.seat(), declared, cards, points);
    }
    return declared;
  }

  /** Returns the points for king and queen of a suit (TUT-21). */
  protected int marriagePoints(Suit suit, Suit trumps) {
    return suit == trumps ? 40 : 20;
  }

  private TuteState declareTute(TuteState state, DeclareTute tute, Stages<TuteState> stages) {
    CardSet<PlayingCard> four = tute(state.cards().hand(tute.seat())); // TUT-26
    int team = teamOf(tute.seat());
    TuteState shown = state.with(state.declared(), four);
    if (stages.areHeard()) {
      stages.reached("tute", tute.seat(), shown, four, team(team));
    }
    int points = options.points() ? WHOLE_HAND : 1;
    ScoreSheet sheet = state.sheet().add(state.hand().number(), "TUT-33", team(team), points);
    return endHand(shown.withSheet(sheet), ImmutableList.of("tute", team));
  }

  private TuteState play(TuteState state, Play play, Stages<TuteState> stages) {
    TuteState played = state.played(play.card()); // TUT-18
    return played.cards().isComplete() ? takeTrick(played, stages) : played;
  }

  private TuteState takeTrick(TuteState state, Stages<TuteState> stages) {
    stages.reached("trick-complete", state);
    int winner = state.cards().winner(order(state));
    TrickPlay cards = state.cards().take(winner, teamOf(winner)); // TUT-17
    boolean last = cards.handsAreEmpty();
    TuteState taken = state.with(cards, last ? Window.CLOSED : windowAfterTrick()); // TUT-19
    stages.reached("trick-taken", winner, taken);
    return last ? count(taken, stages) : taken;
  }

  private Window windowAfterTrick() {
    return options.byTeam() ? Window.TEAM : Window.WINNER; // TUT-18a, TUT-18
  }

  private TuteState count(TuteState state, Stages<TuteState> stages) {
    int lastTrick = teamOf(state.cards().leader());
    IntPerSeat totals = IntPerSeat.of(TEAMS, 0);
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    for (int team = 0; team < TEAMS; team++) {
      int cards = cardPoints(state.cards().won(team));
      int declared = declaredPoints(state, team);
      int last = team == lastTrick ? LAST_TRICK : 0;
      totals = totals.with(team, cards + declared + last);
      if (stages.areHeard()) {
        stages.reached(
            "counted", Phrase.NOBODY, state, team(team), cards, declared, last, totals.get(team));
      }
      if (options.points()) {
        add(lines, state, "TUT-29", team, cards);
        add(lines, state, "TUT-30", team, declared);
        add(lines, state, "TUT-31", team, last);
      }
    }
    if (!options.points()) {
      scoreOne(lines, state, totals.get(0) - totals.get(1), lastTrick);
    }
    TuteState scored = state.withSheet(lines.build());
    stages.reached("hand-scored", scored);
    return endHand(scored, ImmutableList.of(totals.get(0), totals.get(1)));
  }

  private void scoreOne(ScoreSheet.Builder lines, TuteState state, int ahead, int lastTrick) {
    if (ahead != 0) {
      add(lines, state, "TUT-32", ahead > 0 ? 0 : 1, 1);
    } else if (options.lastTrick()) {
      add(lines, state, "TUT-34", lastTrick, 1);
    }
  }

  private static void add(
      ScoreSheet.Builder lines, TuteState state, String ruleId, int team, int points) {
    if (points > 0) {
      lines.add(state.hand().number(), ruleId, team(team), points);
    }
  }

  /** Returns the points of some cards (TUT-3). */
  protected int cardPoints(CardSet<PlayingCard> cards) {
    return 11 * countRank(cards, Rank.ACE)
        + 10 * countRank(cards, Rank.THREE)
        + 4 * countRank(cards, Rank.KING)
        + 3 * countRank(cards, Rank.QUEEN)
        + 2 * countRank(cards, Rank.JACK);
  }

  private int declaredPoints(TuteState state, int team) { // TUT-27, TUT-30
    int points = 0;
    for (DeclareMarriage marriage : state.declared()) {
      boolean own = teamOf(marriage.seat()) == team;
      points += own ? marriagePoints(marriage.suit(), state.trumps()) : 0;
    }
    return points;
  }

  private TuteState endHand(TuteState state, ImmutableList<Object> result) { // TUT-35
    return state.hand().number() < options.hands()
        ? TuteState.undealt(state.hand().next(PACK), result) // TUT-5a, TUT-7
        : state.over(result); // TUT-36
  }

  // 5. What is known, and who sees it.

  /** A play shows which duties could not be done; a declaration shows its cards. */
  @Override
  public void tells(TuteState before, TrickMove move, Clues clues) {
    String hand = "hand." + move.seat();
    if (move instanceof Play play) {
      clues.none(
          hand, following(before).shownMissing(play.card(), before.cards().trick(), PACK.set()));
    } else if (move instanceof DeclareMarriage marriage) {
      holds(hand, marriage(marriage.suit()), clues);
    } else if (move instanceof DeclareTute && options.queens()) {
      clues.unknown();
    } else if (move instanceof DeclareTute) {
      holds(hand, ofRank(PACK.set(), Rank.KING), clues);
    }
  }

  private static void holds(String hand, CardSet<PlayingCard> cards, Clues clues) {
    cards.forEach(card -> clues.some(hand, ImmutableList.of(card)));
  }

  @Override
  public Table table(TuteState state) {
    TrickPlay cards = state.cards();
    Table.Builder table = Table.builder().pile("pack", state.hand().stock(), NOBODY);
    for (int seat = 0; seat < seats; seat++) {
      addHand(table, seat, cards.hand(seat), state.shown());
    }
    return table
        .pileTopLast("trick", cards.trick(), ALL)
        .pile("won.0", cards.won(0), NOBODY)
        .pile("won.1", cards.won(1), NOBODY)
        .word("phase", state.phase())
        .seat("dealer", state.hand().dealer())
        .fact("turn", state.turn().seats())
        .seat("leader", cards.leader())
        .fact("hand-no", state.hand().number())
        .fact("trump", state.trumpCard().map(card -> card.suit().code()).orElse("-"))
        .fact(Fact.Type.CARD, "trump-card", state.trumpCard().map(PlayingCard::code).orElse("-"))
        .fact("led", cards.trick().isEmpty() ? "-" : cards.trick().led().suit().code())
        .fact("trick-no", Math.min(HAND_SIZE, cards.tricks().sum() + 1))
        .yesNo("may-declare", state.window() != Window.CLOSED)
        .fact("declared", state.declared())
        .fact(
            "declared-points",
            IntPerSeat.copyOf(declaredPoints(state, 0), declaredPoints(state, 1)))
        .fact("hand-result", state.lastResult())
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
    TrickPlay cards =
        state
            .cards()
            .withHands(table.sets("hand", seats, PlayingCard.FAMILY))
            .withWon(table.sets("won", TEAMS, PlayingCard.FAMILY));
    return state
        .with(cards, state.window())
        .withHand(state.hand().withStock(table.list("pack", PlayingCard.FAMILY)));
  }

  @Override
  public MoveSyntax<TrickMove> syntax() {
    return TuteMove.SYNTAX;
  }
}
