package io.github.spadille.testkit.whisper;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
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
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.whisper.WhisperMove.Bid;
import io.github.spadille.testkit.whisper.WhisperMove.Play;
import io.github.spadille.testkit.whisper.WhisperMove.Shuffle;
import io.github.spadille.testkit.whisper.WhisperState.Phase;
import java.util.Optional;

/**
 * Whisper: bid how many red cards you will show. A game that keeps every law, to be broken in
 * tests.
 *
 * <p>{@code SHUFFLE → BID → PLAY → OVER}. Hands are hidden from others, the stock from everybody;
 * while bids are made, nobody hears those of others.
 */
public class Whisper extends AbstractRules<WhisperState, WhisperMove> {
  /** The game. */
  public static final Game<WhisperState, WhisperMove, WhisperOptions> GAME = game(Whisper::new);

  private static final Deck<PlayingCard> PACK = // WHI-1
      Deck.piquet32().without(Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN);
  private static final int HAND = 3; // WHI-2
  private static final int PLAYED = 2; // WHI-4
  private static final int NO_BID = -1;

  private static final Phases<Phase, WhisperState, WhisperMove> PHASES =
      Phases.<Phase, WhisperState, WhisperMove>of(Phase.class)
          .elsewhere("WHI-2", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("WHI-2", "undealt")
          .in(Phase.BID)
          .turn("WHI-3", "turn", Bid.class)
          .others("WHI-3", "first")
          .in(Phase.PLAY)
          .turn("WHI-3", "turn", Play.class)
          .others("WHI-3", "stands")
          .over(Phase.OVER, "WHI-6")
          .build();

  private final WhisperOptions options;

  /** Creates the rules. */
  protected Whisper(int seats, WhisperOptions options) {
    super(seats, options.secret() ? WhisperMove.SECRET_BIDS : WhisperMove.OPEN_BIDS);
    this.options = options;
  }

  /** Returns the game with other rules. */
  public static <S extends GameState> Game<S, WhisperMove, WhisperOptions> game(
      Game.RulesFactory<S, WhisperMove, WhisperOptions> rules) {
    return Game.<S, WhisperMove, WhisperOptions>builder("whisper")
        .name("Whisper")
        .family(Tag.of("test", "Games of tests."))
        .summary("Bid how many red cards you will show.")
        .seats(2, 4, 3)
        .options(WhisperOptions.SCHEMA)
        .texts(Whisper.class)
        .rules(rules)
        .build();
  }

  @Override
  public WhisperState start() {
    return new WhisperStateBuilder()
        .phase(Phase.SHUFFLE)
        .turn(Turn.chance())
        .hands(PerSeat.of(seats, noCards()))
        .stock(PACK.cards())
        .shown(PerSeat.of(seats, noCards()))
        .bids(IntPerSeat.of(seats, NO_BID))
        .sheet(ScoreSheet.empty(seats))
        .build();
  }

  @Override
  public Optional<Refusal> refusal(WhisperState state, WhisperMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.turn(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "WHI-1");
    }
    if (move instanceof Bid bid) {
      return refusalOfBid(state, bid);
    }
    if (move instanceof Play play && !state.hands().get(play.seat()).contains(play.card())) {
      return refuse("WHI-4", "not-held", play.card());
    }
    return Optional.empty();
  }

  /** Refuses a bid that is too low or too high. */
  protected Optional<Refusal> refusalOfBid(WhisperState state, Bid bid) {
    if (bid.cards() < 0) {
      return refuse("WHI-3", "below");
    }
    return bid.cards() <= PLAYED ? Optional.empty() : refuse("WHI-3", "above", PLAYED);
  }

  @Override
  public MoveList<WhisperMove> legalMoves(WhisperState state) {
    MoveList.Builder<WhisperMove> moves = MoveList.builder(seats * HAND);
    for (int seat : state.turn().seats()) {
      if (state.phase() == Phase.BID) {
        for (int cards = 0; cards <= PLAYED; cards++) {
          moves.add(new Bid(seat, cards));
        }
      } else {
        state.hands().get(seat).forEach(card -> moves.add(new Play(seat, card)));
      }
    }
    return moves.build();
  }

  @Override
  protected WhisperState applyLegal(
      WhisperState state, WhisperMove move, StageListener<WhisperState> stages) {
    if (move instanceof Shuffle shuffle) {
      WhisperState dealt = deal(state, shuffle.cards());
      stages.reached("dealt", dealt);
      return dealt;
    }
    if (move instanceof Play play) {
      return show(state, play);
    }
    WhisperState after = bid(state, (Bid) move);
    if (after.phase() == Phase.PLAY) {
      stages.reached("bids-shown", after);
    }
    return after;
  }

  private WhisperState deal(WhisperState state, CardList<PlayingCard> pack) {
    PerSeat<CardSet<PlayingCard>> hands = state.hands();
    CardList<PlayingCard> stock = pack;
    for (int seat = 0; seat < seats; seat++) {
      hands = hands.with(seat, stock.first(HAND).toSet());
      stock = stock.draw(HAND);
    }
    return state
        .withHands(hands)
        .withStock(stock)
        .withPhase(Phase.BID)
        .withTurn(options.secret() ? Turn.of(Seats.all(seats)) : Turn.of(0));
  }

  /** Makes a bid; the last one opens all. */
  protected WhisperState bid(WhisperState state, Bid bid) {
    WhisperState after = state.withBids(state.bids().with(bid.seat(), bid.cards()));
    if (!after.bids().contains(NO_BID)) {
      return after.withPhase(Phase.PLAY).withTurn(Turn.of(0));
    }
    return after.withTurn(
        options.secret()
            ? Turn.of(state.turn().seats().without(bid.seat()))
            : Turn.of(next(bid.seat())));
  }

  private WhisperState show(WhisperState state, Play play) {
    int seat = play.seat();
    CardSet<PlayingCard> hand = state.hands().get(seat).without(play.card());
    WhisperState after =
        state
            .withHands(state.hands().with(seat, hand))
            .withShown(state.shown().with(seat, state.shown().get(seat).with(play.card())))
            .withTurn(Turn.of(next(seat)));
    boolean last = seat == seats - 1 && hand.size() == HAND - PLAYED;
    return last ? end(after) : after;
  }

  private WhisperState end(WhisperState state) {
    ScoreSheet sheet = state.sheet();
    for (int seat = 0; seat < seats; seat++) {
      int red = 0;
      for (PlayingCard card : state.shown().get(seat)) {
        red += card.suit().isRed() ? 1 : 0;
      }
      boolean right = red == state.bids().get(seat);
      sheet = right ? sheet.add(1, "WHI-5", seat, options.points()) : sheet;
    }
    return state
        .withSheet(sheet)
        .withPhase(Phase.OVER)
        .withTurn(Turn.over())
        .withOutcome(Outcome.highest(sheet.totals()));
  }

  @Override
  protected ImmutableList<String> governingInTurn(WhisperState state, int seat) {
    return ImmutableList.of(state.phase() == Phase.BID ? "WHI-3" : "WHI-4");
  }

  @Override
  protected WhisperMove chanceMove(WhisperState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Table table(WhisperState state) {
    return piles(state).build();
  }

  /** Returns the table, to which more can be added. */
  protected Table.Builder piles(WhisperState state) {
    return Table.builder()
        .hands("hand", state.hands())
        .pile("stock", state.stock(), NOBODY)
        .piles("shown", state.shown(), ALL)
        .word("phase", state.phase())
        .fact("turn", state.turn().seats())
        .fact("bids", state.bids().words(NO_BID), seat -> audienceOfBid(state, seat))
        .fact("scores", state.scores());
  }

  /** Returns who hears the bid of a seat. */
  protected Audience audienceOfBid(WhisperState state, int seat) {
    return options.secret() && state.phase() == Phase.BID ? Audience.seat(seat) : ALL;
  }

  @Override
  public WhisperState withCards(WhisperState state, Table table) {
    return state
        .withHands(table.sets("hand", seats, PlayingCard.FAMILY))
        .withStock(table.list("stock", PlayingCard.FAMILY));
  }
}
