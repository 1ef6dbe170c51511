package io.github.spadille.testkit.bury;

import static com.google.common.base.Ascii.toLowerCase;
import static io.github.spadille.engine.card.PlayingCards.hasSuit;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofSuit;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import io.github.spadille.testkit.bury.BuryMove.Play;
import io.github.spadille.testkit.bury.BuryMove.Shuffle;
import io.github.spadille.testkit.bury.BuryState.Phase;
import java.util.Optional;

/**
 * Bury: lay a card aside, then play for tricks. A game that keeps every law, to be broken in tests.
 *
 * <p>{@code SHUFFLE → BURY → PLAY → OVER}. Hands and buried cards are hidden from others, stock and
 * tricks from everybody.
 */
public class Bury extends AbstractRules<BuryState, BuryMove> {
  /** The game. */
  public static final Game<BuryState, BuryMove, BuryOptions> GAME = game(Bury::new);

  private static final Deck<PlayingCard> PACK = // BRY-1
      Deck.piquet32().without(Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN);
  private static final int HAND = 4; // BRY-2

  private static final Phases<Phase, BuryState, BuryMove> PHASES =
      Phases.<Phase, BuryState, BuryMove>of(Phase.class)
          .elsewhere("BRY-2", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("BRY-2", "undealt")
          .in(Phase.BURY)
          .turn("BRY-3", "turn", BuryMove.Bury.class)
          .others("BRY-3", "first")
          .in(Phase.PLAY)
          .turn("BRY-3", "turn", Play.class)
          .unlike("BRY-3", "again", BuryMove.Bury.class)
          .others("BRY-4", "play")
          .over(Phase.OVER, "BRY-7")
          .build();

  private final BuryOptions options;

  /** Creates the rules. */
  protected Bury(int seats, BuryOptions options) {
    super(seats, BuryMove.SYNTAX);
    this.options = options;
  }

  /** Returns the game with other rules. */
  public static <S extends GameState> Game<S, BuryMove, BuryOptions> game(
      Game.RulesFactory<S, BuryMove, BuryOptions> rules) {
    return game(rules, Rulebook.resource(Bury.class, "bury.md"));
  }

  /** Returns the game with other rules and another rulebook. */
  static <S extends GameState> Game<S, BuryMove, BuryOptions> game(
      Game.RulesFactory<S, BuryMove, BuryOptions> rules, Rulebook rulebook) {
    return game(rules, rulebook, Words.resource(Bury.class, "bury"));
  }

  /** Returns the game with other rules, another rulebook and other words. */
  static <S extends GameState> Game<S, BuryMove, BuryOptions> game(
      Game.RulesFactory<S, BuryMove, BuryOptions> rules, Rulebook rulebook, Words words) {
    return Game.<S, BuryMove, BuryOptions>builder("bury")
        .name("Bury")
        .family(Tag.of("test", "Games of tests."))
        .summary("Lay a card aside, then play for tricks.")
        .seats(2, 3, 2)
        .options(BuryOptions.SCHEMA)
        .rulebook(rulebook)
        .words(words)
        .rules(rules)
        .build();
  }

  @Override
  public BuryState start() {
    return new BuryStateBuilder()
        .phase(Phase.SHUFFLE)
        .turn(Turn.chance())
        .leader(0)
        .hands(PerSeat.of(seats, noCards()))
        .stock(PACK.cards())
        .buried(PerSeat.of(seats, noCards()))
        .trick(CardList.empty(PlayingCard.FAMILY))
        .won(PerSeat.of(seats, noCards()))
        .sheet(ScoreSheet.empty(seats))
        .build();
  }

  @Override
  public Optional<Refusal> refusal(BuryState state, BuryMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.turn(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "BRY-1");
    }
    if (move instanceof BuryMove.Bury bury) {
      return refusalOfCard(state, bury.seat(), bury.card());
    }
    return move instanceof Play play ? refusalOfPlay(state, play) : Optional.empty();
  }

  private Optional<Refusal> refusalOfPlay(BuryState state, Play play) {
    CardSet<PlayingCard> hand = state.hands().get(play.seat());
    if (hand.contains(play.card()) && !follows(state, play.card()) && canFollow(state, hand)) {
      return refuse("BRY-4", "follow", play.card());
    }
    return refusalOfCard(state, play.seat(), play.card());
  }

  /** Refuses a card that a seat does not hold. */
  protected Optional<Refusal> refusalOfCard(BuryState state, int seat, PlayingCard card) {
    return state.hands().get(seat).contains(card)
        ? Optional.empty()
        : refuse("BRY-4", "not-held", card);
  }

  private static boolean follows(BuryState state, PlayingCard card) {
    return state.trick().isEmpty() || card.is(state.trick().top().suit());
  }

  private static boolean canFollow(BuryState state, CardSet<PlayingCard> hand) {
    return state.trick().isEmpty() || hasSuit(hand, state.trick().top().suit());
  }

  @Override
  public MoveList<BuryMove> legalMoves(BuryState state) {
    MoveList.Builder<BuryMove> moves = MoveList.builder(HAND);
    if (!state.turn().seats().isEmpty()) {
      int seat = state.turn().first();
      CardSet<PlayingCard> hand = state.hands().get(seat);
      if (state.phase() == Phase.BURY) {
        hand.forEach(card -> moves.add(new BuryMove.Bury(seat, card)));
      } else {
        playable(state, hand).forEach(card -> moves.add(new Play(seat, card)));
      }
    }
    return moves.build();
  }

  /** Returns the cards that follow suit, or the whole hand. */
  protected CardSet<PlayingCard> playable(BuryState state, CardSet<PlayingCard> hand) {
    if (!canFollow(state, hand) || state.trick().isEmpty()) {
      return hand;
    }
    Suit led = state.trick().top().suit();
    return ofSuit(hand, led);
  }

  @Override
  protected BuryState applyLegal(BuryState state, BuryMove move, StageListener<BuryState> stages) {
    if (move instanceof Shuffle shuffle) {
      BuryState dealt = deal(state, shuffle.cards());
      stages.reached("dealt", dealt);
      return dealt;
    }
    int seat = move.seat();
    if (move instanceof BuryMove.Bury bury) {
      BuryState after =
          state
              .withHands(state.hands().with(seat, state.hands().get(seat).without(bury.card())))
              .withBuried(state.buried().with(seat, noCards().with(bury.card())))
              .withTurn(Turn.of(next(seat)));
      return seat == seats - 1 ? after.withPhase(Phase.PLAY) : after;
    }
    PlayingCard card = ((Play) move).card();
    BuryState played =
        state
            .withHands(state.hands().with(seat, state.hands().get(seat).without(card)))
            .withTrick(state.trick().append(card))
            .withTurn(Turn.of(next(seat)));
    if (played.trick().size() < seats) {
      return played;
    }
    stages.reached("trick-complete", played);
    BuryState taken = takeTrick(played);
    stages.reached("trick-taken", taken.leader(), taken);
    return taken;
  }

  private BuryState deal(BuryState state, CardList<PlayingCard> pack) {
    PerSeat<CardSet<PlayingCard>> hands = state.hands();
    CardList<PlayingCard> stock = pack;
    for (int seat = 0; seat < seats; seat++) {
      hands = hands.with(seat, stock.first(HAND).toSet());
      stock = stock.draw(HAND);
    }
    return state
        .withHands(hands)
        .withStock(stock)
        .withPhase(Phase.BURY)
        .withTurn(Turn.of(firstToBury()));
  }

  /** Returns the seat that begins. */
  protected int firstToBury() {
    return 0;
  }

  /** Gives a full trick to its winner, who leads on. */
  protected BuryState takeTrick(BuryState state) {
    PlayingCard best = state.trick().top();
    for (PlayingCard card : state.trick()) {
      best = card.is(best.suit()) && strength(card) > strength(best) ? card : best;
    }
    int winner = (state.leader() + state.trick().indexOf(best)) % seats;
    CardSet<PlayingCard> won = state.won().get(winner).union(state.trick().toSet());
    BuryState taken =
        state
            .withWon(state.won().with(winner, won))
            .withTrick(CardList.empty(PlayingCard.FAMILY))
            .withLeader(winner)
            .withTurn(Turn.of(winner))
            .withSheet(score(state.sheet(), winner));
    return taken.hands().get(winner).isEmpty() ? end(taken) : taken;
  }

  private static int strength(PlayingCard card) {
    return card.rank() == Rank.ACE ? 99 : card.rank().ordinal();
  }

  /** Scores a trick. */
  protected ScoreSheet score(ScoreSheet sheet, int winner) {
    return sheet.add(1, "BRY-5", winner, options.points());
  }

  private BuryState end(BuryState state) {
    ScoreSheet sheet = state.sheet();
    for (int seat = 0; seat < seats; seat++) {
      boolean queen = state.buried().get(seat).first().is(Rank.QUEEN);
      sheet = queen && options.queenCosts() ? sheet.add(1, "BRY-6", seat, -1) : sheet;
    }
    return over(state.withSheet(sheet));
  }

  /** Ends the game. */
  protected BuryState over(BuryState state) { // BRY-7
    return state
        .withPhase(Phase.OVER)
        .withTurn(Turn.over())
        .withOutcome(Outcome.highest(state.scores()));
  }

  @Override
  protected ImmutableList<String> governingInTurn(BuryState state, int seat) {
    return state.phase() == Phase.BURY
        ? ImmutableList.of("BRY-3", "BRY-4")
        : ImmutableList.of("BRY-4");
  }

  @Override
  protected BuryMove chanceMove(BuryState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Table table(BuryState state) {
    return piles(state).build();
  }

  /** Returns the table, to which more can be added. */
  protected Table.Builder piles(BuryState state) {
    return Table.builder()
        .hands("hand", state.hands())
        .pile("stock", state.stock(), NOBODY)
        .hands("buried", state.buried())
        .pileTopLast("trick", state.trick(), ALL)
        .piles("won", state.won(), NOBODY)
        .fact("phase", toLowerCase(state.phase().name()))
        .fact("turn", state.turn().seats())
        .fact("scores", state.scores());
  }

  @Override
  public BuryState withCards(BuryState state, Table table) {
    return state
        .withHands(table.sets("hand", seats, PlayingCard.FAMILY))
        .withStock(table.list("stock", PlayingCard.FAMILY))
        .withBuried(table.sets("buried", seats, PlayingCard.FAMILY))
        .withWon(table.sets("won", seats, PlayingCard.FAMILY));
  }
}
