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

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
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
import io.github.spadille.examples.newgame.AgramState.Phase;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Agram: follow suit, and take the last trick.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner, the stock
 * from everybody. The rulebook is {@code agram.md}, all other text for people {@code
 * agram.properties}.
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
  // It names the rule and the reason; the sentence stands in agram.properties.

  @Override
  public Optional<Refusal> refusal(AgramState state, AgramMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("AGR-9", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? shuffle.refusalUnlessOf(PACK, "AGR-1")
          : refuse("AGR-3", "dealt");
    }
    return state.phase() == Phase.SHUFFLE
        ? refuse("AGR-3", "undealt")
        : refusalOfPlay(state, (Play) move);
  }

  private static Optional<Refusal> refusalOfPlay(AgramState state, Play play) {
    if (!state.turn().contains(play.seat())) {
      return refuse("AGR-4", "turn", state.turn().seats());
    }
    CardSet<PlayingCard> hand = state.hands().get(play.seat());
    if (!hand.contains(play.card())) {
      return refuse("AGR-4", "not-held", play.card());
    }
    return playable(state, hand).contains(play.card())
        ? Optional.empty()
        : refuse("AGR-5", "follow", play.card(), state.trick().top().suit());
  }

  // 3. What is legal. A law of the kit checks that it agrees with the ladder above.

  /** Plays in the order of the pack. */
  @Override
  public MoveList<AgramMove> legalMoves(AgramState state) {
    if (state.phase() != Phase.PLAY) {
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

  /** The rules that say what a player may do now: those that allow and those that forbid. */
  @Override
  public ImmutableList<String> governing(AgramState state, int seat) {
    if (state.trick().isEmpty()) {
      return ImmutableList.of(state.played().isEmpty() ? "AGR-4" : "AGR-7");
    }
    boolean follows = hasSuit(state.hands().get(seat), state.trick().top().suit());
    return ImmutableList.of(follows ? "AGR-5" : "AGR-6");
  }

  // 4. What follows from a legal move, which is called with legal moves only. What people at the
  // table would see happen on the way is told to the stages: nobody hears it while programs play.

  @Override
  protected AgramState applyLegal(AgramState state, AgramMove move, Stages<AgramState> stages) {
    return move instanceof Shuffle shuffle
        ? deal(state, shuffle, stages)
        : play(state, (Play) move, stages);
  }

  private AgramState deal(AgramState state, Shuffle shuffle, Stages<AgramState> stages) { // AGR-3
    PerSeat<CardSet<PlayingCard>> hands = state.hands();
    CardList<PlayingCard> rest = shuffle.cards();
    int first = options.handSize() / 2;
    for (int batch : new int[] {first, options.handSize() - first}) {
      for (int places = 1; places <= seats; places++) {
        int seat = seatFrom(state.dealer(), places);
        hands = hands.with(seat, hands.get(seat).union(rest.first(batch).toSet()));
        rest = rest.draw(batch);
      }
    }
    AgramState dealt = state.dealt(hands, rest);
    if (stages.areHeard()) {
      stages.reached("dealt", state.dealer(), dealt, options.handSize());
    }
    return dealt;
  }

  private AgramState play(AgramState state, Play play, Stages<AgramState> stages) {
    AgramState played = state.played(play.seat(), play.card(), next(play.seat()));
    return played.trick().size() < seats ? played : takeTrick(played, stages);
  }

  private AgramState takeTrick(AgramState state, Stages<AgramState> stages) { // AGR-6, AGR-7
    stages.reached("trick-complete", state);
    int winner = seatFrom(state.leader(), winner(state.trick()));
    AgramState taken = state.trickTaken(winner);
    stages.reached("trick-taken", winner, taken);
    return taken.hands().get(winner).isEmpty() ? endHand(taken, stages) : taken;
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

  private AgramState endHand(AgramState state, Stages<AgramState> stages) {
    int hand = state.handNumber();
    AgramState scored = state.scored(state.sheet().add(hand, "AGR-8", state.leader(), 1));
    stages.reached("hand-scored", scored);
    return hand < options.hands()
        ? handBegins(hand + 1, next(state.dealer()), scored.sheet()) // AGR-4
        : scored.over(Outcome.highest(scored.scores())); // AGR-9
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
        .word("phase", state.phase())
        .fact("turn", state.turn().seats())
        .fact("hand-no", state.handNumber())
        .seat("dealer", state.dealer())
        .seat("leader", state.leader())
        .fact("scores", state.scores())
        .build();
  }

  /** The inverse of {@link #table} for hidden cards; the kit uses it to look for leaks. */
  @Override
  public AgramState withCards(AgramState state, Table table) {
    return state.withCards(
        table.list("stock", PlayingCard.FAMILY),
        table.sets("hand", seats, PlayingCard.FAMILY),
        table.set("played", PlayingCard.FAMILY));
  }

  @Override
  public MoveSyntax<AgramMove> syntax() {
    return AgramMove.SYNTAX;
  }
}
