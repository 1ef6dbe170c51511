package io.github.spadille.examples.newgame;

import static io.github.spadille.engine.card.PlayingCards.hasSuit;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofSuit;
import static io.github.spadille.engine.card.Rank.ACE;
import static io.github.spadille.engine.card.Rank.JACK;
import static io.github.spadille.engine.card.Rank.KING;
import static io.github.spadille.engine.card.Rank.QUEEN;
import static io.github.spadille.engine.card.Rank.TWO;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import io.github.spadille.examples.newgame.AgramMove.Play;
import io.github.spadille.examples.newgame.AgramMove.Shuffle;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Agram: follow suit, and take the last trick.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner, the stock
 * from everybody. The rulebook is {@code agram.md}.
 *
 * <p>This class is the only one with logic. Each rule of the rulebook is carried out by one line or
 * method here, and its id stands beside it: whoever reads a refusal can find both.
 */
public class Agram extends AbstractRules<AgramState, AgramMove> {
  /** What programs need to know about the game. */
  public static final Game<AgramState, AgramMove, AgramOptions> GAME =
      Game.<AgramState, AgramMove, AgramOptions>builder("agram")
          .name("Agram")
          .family("trick-taking")
          .summary("Follow suit, and take the last trick.")
          .seats(2, 5, 3)
          .options(AgramOptions.SCHEMA)
          .rulebook(Rulebook.resource(Agram.class, "agram.md"))
          .words(Words.resource(Agram.class, "agram"))
          .rules(Agram::new)
          .build();

  private static final Deck<PlayingCard> PACK = // AGR-1
      Deck.standard52()
          .without(TWO, JACK, QUEEN, KING)
          .without(PlayingCard.cards("As"))
          .named("agram35");

  private final AgramOptions options;

  /**
   * Creates the rules. {@link Game#rules} checks number of seats and options before it calls this.
   */
  protected Agram(int seats, AgramOptions options) {
    super(seats);
    this.options = options;
  }

  // 1. Where a game begins: all cards in the stock, chance to move.

  @Override
  public AgramState start() {
    return handBegins(1, seats - 1, ScoreSheet.empty(seats)); // AGR-4
  }

  private AgramState handBegins(int hand, int dealer, ScoreSheet sheet) {
    return new AgramState(
        Turn.chance(),
        hand,
        dealer,
        PACK.cards(),
        PerSeat.of(seats, noCards()),
        next(dealer),
        CardList.empty(PlayingCard.FAMILY),
        noCards(),
        sheet,
        Optional.empty());
  }

  // 2. What is illegal, and by which rule. This ladder is the only place that knows.

  @Override
  public Optional<Refusal> refusal(AgramState state, AgramMove move) {
    if (state.turn().isOver()) {
      return refuse("AGR-9", "the game is over");
    }
    if (move instanceof Shuffle shuffle) {
      if (!state.turn().isChance()) {
        return refuse("AGR-3", "cards are shuffled only before a hand");
      }
      return shuffle.refusalUnlessOf(PACK, "AGR-1");
    }
    Play play = (Play) move;
    if (!state.turn().contains(play.seat())) {
      return refuse("AGR-4", "it is the turn of: " + state.turn());
    }
    CardSet<PlayingCard> hand = state.hands().get(play.seat());
    if (!hand.contains(play.card())) {
      return refuse("AGR-3", "you do not hold " + play.card(), play.card());
    }
    if (!state.trick().isEmpty()) {
      Suit led = state.trick().top().suit();
      if (!play.card().is(led) && hasSuit(hand, led)) { // AGR-5
        return refuse("AGR-5", play.card() + " does not follow " + led.code(), play.card());
      }
    }
    return Optional.empty();
  }

  // 3. What is legal. A law of the kit checks that it agrees with the ladder above.

  /** Plays in the order of the pack. */
  @Override
  public MoveList<AgramMove> legalMoves(AgramState state) {
    if (state.turn().isChance() || state.turn().isOver()) {
      return MoveList.empty();
    }
    int seat = state.turn().first();
    MoveList.Builder<AgramMove> moves = MoveList.builder(options.handSize(), AgramMove[]::new);
    for (PlayingCard card : playable(state, state.hands().get(seat))) {
      moves.add(new Play(seat, card));
    }
    return moves.build();
  }

  private static CardSet<PlayingCard> playable(AgramState state, CardSet<PlayingCard> hand) {
    if (state.trick().isEmpty()) {
      return hand; // AGR-4
    }
    CardSet<PlayingCard> following = ofSuit(hand, state.trick().top().suit());
    return following.isEmpty() ? hand : following; // AGR-5, AGR-6
  }

  // 4. What follows from a legal move. It is called with legal moves only.

  @Override
  protected AgramState applyLegal(AgramState state, AgramMove move, Stages<AgramState> stages) {
    return move instanceof Shuffle shuffle ? deal(state, shuffle) : play(state, (Play) move);
  }

  private AgramState deal(AgramState state, Shuffle shuffle) { // AGR-3
    PerSeat<CardSet<PlayingCard>> hands = PerSeat.of(seats, noCards());
    CardList<PlayingCard> rest = shuffle.cards();
    int first = options.handSize() / 2;
    for (int batch : new int[] {first, options.handSize() - first}) {
      for (int i = 1; i <= seats; i++) {
        int seat = (state.dealer() + i) % seats;
        hands = hands.with(seat, hands.get(seat).union(rest.first(batch).toSet()));
        rest = rest.draw(batch);
      }
    }
    return new AgramState(
        Turn.of(state.leader()),
        state.hand(),
        state.dealer(),
        rest,
        hands,
        state.leader(),
        state.trick(),
        state.played(),
        state.sheet(),
        Optional.empty());
  }

  private AgramState play(AgramState state, Play play) {
    int seat = play.seat();
    PerSeat<CardSet<PlayingCard>> hands =
        state.hands().with(seat, state.hands().get(seat).without(play.card()));
    CardList<PlayingCard> trick = state.trick().append(play.card());
    if (trick.size() < seats) {
      return after(state, Turn.of(next(seat)), hands, state.leader(), trick, state.played());
    }
    int winner = (state.leader() + winner(trick)) % seats;
    if (hands.get(winner).isEmpty()) {
      return handEnds(state, winner, trick);
    }
    CardSet<PlayingCard> played = state.played().union(trick.toSet());
    trick = CardList.empty(PlayingCard.FAMILY);
    return after(state, Turn.of(winner), hands, winner, trick, played); // AGR-7
  }

  private static AgramState after(
      AgramState state,
      Turn turn,
      PerSeat<CardSet<PlayingCard>> hands,
      int leader,
      CardList<PlayingCard> trick,
      CardSet<PlayingCard> played) {
    return new AgramState(
        turn,
        state.hand(),
        state.dealer(),
        state.stock(),
        hands,
        leader,
        trick,
        played,
        state.sheet(),
        Optional.empty());
  }

  /** Returns which card wins: the highest of the suit led (AGR-6), the ace highest (AGR-2). */
  private static int winner(CardList<PlayingCard> trick) {
    int winner = 0;
    for (int i = 1; i < trick.size(); i++) {
      boolean follows = trick.get(i).is(trick.top().suit());
      if (follows && strength(trick.get(i)) > strength(trick.get(winner))) {
        winner = i;
      }
    }
    return winner;
  }

  private static int strength(PlayingCard card) { // AGR-2
    return card.is(ACE) ? Integer.MAX_VALUE : card.rank().ordinal();
  }

  private AgramState handEnds(AgramState state, int winner, CardList<PlayingCard> lastTrick) {
    ScoreSheet sheet = state.sheet().add(state.hand(), "AGR-8", winner, 1);
    if (state.hand() < options.hands()) {
      return handBegins(state.hand() + 1, next(state.dealer()), sheet); // AGR-4
    }
    return new AgramState( // AGR-9
        Turn.over(),
        state.hand(),
        state.dealer(),
        state.stock(),
        PerSeat.of(seats, noCards()),
        winner,
        lastTrick,
        state.played(),
        sheet,
        Optional.of(Outcome.highest(sheet.totals())));
  }

  // 5. Chance draws; nothing else in a game does.

  @Override
  protected AgramMove chanceMove(AgramState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  // 6. What lies on the table and who sees it. Every picture of the game is made from this.

  @Override
  public Table table(AgramState state) {
    return Table.builder()
        .hands("hand", state.hands())
        .pile("stock", state.stock(), NOBODY)
        .pileTopLast("trick", state.trick(), ALL)
        .pile("played", state.played(), NOBODY)
        .fact("turn", state.turn())
        .fact("hand-no", state.hand())
        .fact("dealer", state.dealer())
        .fact("leader", state.leader())
        .fact("scores", state.scores())
        .build();
  }

  /** The inverse of {@link #table} for hidden cards; the kit uses it to look for leaks. */
  @Override
  public AgramState withCards(AgramState state, Table table) {
    return new AgramState(
        state.turn(),
        state.hand(),
        state.dealer(),
        table.list("stock", PlayingCard.FAMILY),
        table.sets("hand", seats, PlayingCard.FAMILY),
        state.leader(),
        state.trick(),
        table.set("played", PlayingCard.FAMILY),
        state.sheet(),
        state.outcome());
  }

  @Override
  public MoveSyntax<AgramMove> syntax() {
    return AgramMove.SYNTAX;
  }
}
