package io.github.spadille.tricktaking.tute;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCards.hasSuit;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
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
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
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
import io.github.spadille.tricktaking.tute.TuteState.Hand;
import io.github.spadille.tricktaking.tute.TuteState.HandResult;
import io.github.spadille.tricktaking.tute.TuteState.Window;
import java.util.Arrays;
import java.util.Optional;

/**
 * Tute: two partnerships, duties to head and trump, and marriages.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner, except for
 * the card turned up and what has been declared; tricks won are hidden from everybody. The rulebook
 * is {@code tute.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #order} (TUT-2, TUT-17), {@link #points}
 * (TUT-3), {@link #following} (TUT-9 to TUT-16), {@link #marriagePoints} (TUT-21), {@link #tute}
 * (TUT-26), {@link #lastTrickPoints} (TUT-31), {@link #score} (TUT-32, TUT-34).
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

  private static final RankOrder RANKS = // TUT-2
      RankOrder.highToLow(
          Rank.ACE,
          Rank.THREE,
          Rank.KING,
          Rank.QUEEN,
          Rank.JACK,
          Rank.SEVEN,
          Rank.SIX,
          Rank.FIVE,
          Rank.FOUR,
          Rank.TWO);

  private static final int TEAMS = 2; // TUT-4
  private static final int HAND_SIZE = 10; // TUT-5
  private static final int WHOLE_HAND = 130; // TUT-33: as many as there are without declarations

  private final TuteOptions options;
  private final ImmutableList<Duties> dutiesBySuit;
  private final ImmutableList<Trick.Order> orderBySuit;

  /**
   * Creates the rules.
   *
   * @param seats 4
   */
  protected Tute(int seats, TuteOptions options) {
    super(seats, PACK);
    this.options = options;
    this.orderBySuit = Arrays.stream(Suit.values()).map(RANKS::trumps).collect(toImmutableList());
    this.dutiesBySuit =
        Arrays.stream(Suit.values())
            .map(trumps -> duties(trumps, options))
            .collect(toImmutableList());
  }

  // 1. Before the deal.

  @Override
  public TuteState start() {
    return handBegins(1, seats - 1, HandResult.NONE, ScoreSheet.empty(seats)); // TUT-4
  }

  private TuteState handBegins(int number, int dealer, HandResult lastResult, ScoreSheet sheet) {
    return new TuteState(
        HandPhase.SHUFFLE,
        new Hand(number, dealer, Optional.empty(), lastResult),
        TrickPlay.undealt(seats, next(dealer), TEAMS), // TUT-8
        Window.CLOSED,
        Declarations.none(),
        sheet);
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
    if (!options.declareByTeam()) {
      return refuse("TUT-28", "pass");
    }
    boolean partner = pass.seat() != state.cards().leader();
    return partner && state.window() == Window.TEAM && state.mayDeclare(pass.seat())
        ? Optional.empty()
        : refuse("TUT-18a", "pass");
  }

  private Optional<Refusal> refusalOfDeclaration(TuteState state, TrickMove move) {
    if (!state.mayDeclare(move.seat())) {
      return refusalOfDeclarer(state, move.seat());
    }
    CardSet<PlayingCard> hand = state.cards().hand(move.seat());
    if (move instanceof DeclareMarriage marriage) {
      return refusalOfMarriage(state, hand, marriage);
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
    int winner = state.cards().leader();
    boolean inTeam = team(teamOf(winner)).contains(seat);
    if (seat != winner && !(options.declareByTeam() && inTeam)) {
      return options.declareByTeam()
          ? refuse("TUT-18a", "team", team(teamOf(winner)))
          : refuse("TUT-18", "winner", Seats.of(winner));
    }
    return state.window() == Window.WINNER ? refuse("TUT-18a", "passed") : refuse("TUT-22", "once");
  }

  private Optional<Refusal> refusalOfMarriage(
      TuteState state, CardSet<PlayingCard> hand, DeclareMarriage marriage) {
    Suit suit = marriage.suit();
    if (state.declared().has(suit)) {
      return refuse("TUT-23", "declared", suit);
    }
    if (!holdsMarriage(hand, suit)) {
      return refuse("TUT-20", "not-held", suit);
    }
    return comesTooLate(state, marriage) ? refuse("TUT-24", "twenty") : Optional.empty();
  }

  private static boolean holdsMarriage(CardSet<PlayingCard> hand, Suit suit) { // TUT-20
    return hand.containsAll(marriage(suit));
  }

  private static CardSet<PlayingCard> marriage(Suit suit) {
    return CardSet.of(
        PlayingCard.FAMILY, PlayingCard.of(Rank.KING, suit), PlayingCard.of(Rank.QUEEN, suit));
  }

  /** Tells whether a marriage of trumps comes after another of the same player (TUT-24). */
  private static boolean comesTooLate(TuteState state, DeclareMarriage marriage) {
    return marriage.suit() == state.trumps()
        && state.declared().hasTwenty(marriage.seat(), state.trumps());
  }

  /** Returns the four cards of a hand that are tute (TUT-26); none if it has none. */
  protected CardSet<PlayingCard> tute(CardSet<PlayingCard> hand) {
    CardSet<PlayingCard> kings = ofRank(hand, Rank.KING);
    if (kings.size() == Suit.values().length) {
      return kings;
    }
    CardSet<PlayingCard> queens = ofRank(hand, Rank.QUEEN);
    return options.tuteOfQueens() && queens.size() == Suit.values().length ? queens : noCards();
  }

  /** Returns what may be played to the trick (TUT-9 to TUT-16). */
  protected Following following(TuteState state) {
    return dutiesBySuit.get(state.trumps().ordinal()).in(state.cards().trick());
  }

  /** Whose card is the highest so far does not matter, so partners have no duties less (TUT-16). */
  private static Duties duties(Suit trumps, TuteOptions options) {
    Duty head = Duty.beat(RANKS);
    Duty playTrump = Duty.play(trumps);
    Duty headWithTrump = Duty.beat(RANKS.trumps(trumps));
    Following follow = Following.free().must("TUT-9", "follow", Duty.followSuit());
    Following trumped = options.headTrumped() ? follow.must("TUT-10", "head", head) : follow;
    Following forced = options.undertrump() ? trumped.must("TUT-13", "trump", playTrump) : trumped;
    return new Duties(
        trumps,
        follow.must("TUT-11", "head", headWithTrump),
        follow.must("TUT-10", "head", head).must("TUT-13", "trump", playTrump), // TUT-15
        forced.must("TUT-14", "overtrump", headWithTrump)); // TUT-12, TUT-15
  }

  /** Returns which card wins the trick (TUT-2, TUT-17). */
  protected Trick.Order order(TuteState state) {
    return orderBySuit.get(state.trumps().ordinal());
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
    for (Suit suit : Suit.values()) {
      DeclareMarriage marriage = new DeclareMarriage(seat, suit);
      if (refusalOfMarriage(state, hand, marriage).isEmpty()) {
        moves = moves.plus(marriage);
      }
    }
    return tute(hand).isEmpty() ? moves : moves.plus(new DeclareTute(seat));
  }

  @Override
  public ImmutableList<String> governing(TuteState state, int seat) {
    TrickPlay cards = state.cards();
    if (cards.trick().isEmpty()) {
      if (seat != cards.leader()) {
        return ImmutableList.of("TUT-18a");
      }
      return state.mayDeclare(seat)
          ? ImmutableList.of("TUT-8", "TUT-18", "TUT-28")
          : ImmutableList.of("TUT-8");
    }
    ImmutableList<String> duties = cards.binding(following(state));
    boolean free = duties.isEmpty();
    return free
        ? ImmutableList.of(hasSuit(cards.hand(seat), state.trumps()) ? "TUT-14" : "TUT-15")
        : duties;
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
    int dealer = state.hand().dealer();
    PlayingCard last = shuffle.cards().get(PACK.size() - 1); // TUT-6
    TuteState dealt =
        state.dealt(
            last,
            state
                .cards()
                .withHands(Deal.sets(shuffle.cards(), seats, next(dealer), PACK.size())), // TUT-5
            Declarations.none().showing(CardSet.of(PlayingCard.FAMILY, last)));
    if (stages.areHeard()) {
      stages.reached("dealt", dealer, dealt, last, last.suit());
    }
    return dealt;
  }

  private TuteState declare(TuteState state, DeclareMarriage marriage, Stages<TuteState> stages) {
    CardSet<PlayingCard> cards = marriage(marriage.suit());
    TuteState declared = state.with(state.declared().with(marriage).showing(cards)); // TUT-20
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
    Seats team = team(teamOf(tute.seat()));
    TuteState shown = state.with(state.declared().showing(four));
    if (stages.areHeard()) {
      stages.reached("tute", tute.seat(), shown, four, team);
    }
    int points = options.scorePoints() ? WHOLE_HAND : 1;
    ScoreSheet sheet = state.sheet().add(state.hand().number(), "TUT-33", team, points);
    return endHand(shown.withSheet(sheet), HandResult.tute(teamOf(tute.seat())));
  }

  private TuteState play(TuteState state, Play play, Stages<TuteState> stages) {
    TuteState played = state.with(state.cards().play(play.card()), Window.CLOSED); // TUT-18
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
    return options.declareByTeam() ? Window.TEAM : Window.WINNER; // TUT-18a, TUT-18
  }

  private TuteState count(TuteState state, Stages<TuteState> stages) {
    PerSeat<TeamPoints> counts =
        PerSeat.copyOf(ImmutableList.of(pointsOf(state, 0), pointsOf(state, 1)));
    if (stages.areHeard()) {
      counts.forEach(count -> tell(state, count, stages));
    }
    TuteState scored = state.withSheet(score(state, counts));
    if (!options.scorePoints()) {
      tellWinners(scored, state.sheet(), stages);
    }
    IntPerSeat totals = IntPerSeat.copyOf(counts.get(0).total(), counts.get(1).total());
    return endHand(scored, HandResult.counted(totals));
  }

  private TeamPoints pointsOf(TuteState state, int team) {
    int cards = 0;
    for (PlayingCard card : state.cards().won(team)) { // TUT-29
      cards += points(card.rank());
    }
    int declared = declaredPoints(state, team); // TUT-27, TUT-30
    boolean last = teamOf(state.cards().leader()) == team;
    return new TeamPoints(team, cards, declared, last ? lastTrickPoints() : 0); // TUT-31
  }

  private int declaredPoints(TuteState state, int team) {
    int points = 0;
    for (DeclareMarriage marriage : state.declared().marriages()) {
      boolean own = teamOf(marriage.seat()) == team;
      points += own ? marriagePoints(marriage.suit(), state.trumps()) : 0;
    }
    return points;
  }

  /** Returns the points of a card of some rank (TUT-3). */
  protected int points(Rank rank) {
    return switch (rank) {
      case ACE -> 11;
      case THREE -> 10;
      case KING -> 4;
      case QUEEN -> 3;
      case JACK -> 2;
      default -> 0;
    };
  }

  /** Returns the points for winning the last trick (TUT-31). */
  protected int lastTrickPoints() {
    return 10;
  }

  private static void tell(TuteState state, TeamPoints count, Stages<TuteState> stages) {
    stages.reached(
        "counted",
        Phrase.NOBODY,
        state,
        team(count.team()),
        count.cards(),
        count.declared(),
        count.lastTrick(),
        count.total());
  }

  /** Returns the sheet after a hand whose points have been counted (TUT-32, TUT-34). */
  protected ScoreSheet score(TuteState state, PerSeat<TeamPoints> counts) {
    int hand = state.hand().number();
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    int ahead = Integer.compare(counts.get(0).total(), counts.get(1).total());
    if (options.scorePoints()) {
      counts.forEach(count -> scorePoints(lines, hand, count));
    } else if (ahead != 0) {
      lines.add(hand, "TUT-32", team(ahead > 0 ? 0 : 1), 1);
    } else if (options.tieToLastTrick()) {
      lines.add(hand, "TUT-34", team(teamOf(state.cards().leader())), 1);
    }
    return lines.build();
  }

  private static void scorePoints(ScoreSheet.Builder lines, int hand, TeamPoints count) {
    Seats team = team(count.team());
    if (count.cards() > 0) {
      lines.add(hand, "TUT-29", team, count.cards());
    }
    if (count.declared() > 0) {
      lines.add(hand, "TUT-30", team, count.declared());
    }
    if (count.lastTrick() > 0) {
      lines.add(hand, "TUT-31", team, count.lastTrick());
    }
  }

  private static void tellWinners(TuteState scored, ScoreSheet before, Stages<TuteState> stages) {
    for (int team = 0; team < TEAMS; team++) {
      if (stages.areHeard() && scored.sheet().total(team) > before.total(team)) {
        stages.reached("hand-won", Phrase.NOBODY, scored, team(team));
        return;
      }
    }
    stages.reached("hand-drawn", scored);
  }

  private TuteState endHand(TuteState state, HandResult result) { // TUT-35
    int hand = state.hand().number();
    return hand < options.hands()
        ? handBegins(hand + 1, next(state.hand().dealer()), result, state.sheet()) // TUT-5a, TUT-7
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
      clues.shown(hand, marriage(marriage.suit()));
    } else if (move instanceof DeclareTute tute) {
      CardSet<PlayingCard> four = tute(before.cards().hand(tute.seat()));
      clues.shown(hand, four);
      clues.that(hand, PlayingCard.FAMILY, cards -> tute(cards.toSet()).equals(four));
    }
  }

  @Override
  public Table table(TuteState state) {
    TrickPlay cards = state.cards();
    boolean undealt = state.phase() == HandPhase.SHUFFLE;
    Table.Builder table = Table.builder().pile("pack", undealt ? PACK.set() : noCards(), NOBODY);
    for (int seat = 0; seat < seats; seat++) {
      addHand(table, seat, cards.hand(seat), state.declared().shown());
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
        .fact("trump", undealt ? "-" : state.trumps().code())
        .fact("trump-card", state.hand().trumpCard().map(PlayingCard::code).orElse("-"))
        .fact("led", cards.trick().isEmpty() ? "-" : cards.trick().led().suit().code())
        .fact("trick-no", Math.min(HAND_SIZE, cards.tricks().sum() + 1))
        .yesNo("may-declare", state.window() != Window.CLOSED)
        .fact("declared", state.declared().words())
        .fact(
            "declared-points",
            IntPerSeat.copyOf(declaredPoints(state, 0), declaredPoints(state, 1)))
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
    TrickPlay cards =
        state
            .cards()
            .withHands(table.sets("hand", seats, PlayingCard.FAMILY))
            .withWon(table.sets("won", TEAMS, PlayingCard.FAMILY));
    return state.with(cards, state.window());
  }

  @Override
  public MoveSyntax<TrickMove> syntax() {
    return TuteMove.SYNTAX;
  }
}
