package io.github.spadille.formats.highcard;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.highcard.HighCardMove.Hide;
import io.github.spadille.formats.highcard.HighCardMove.Play;
import io.github.spadille.formats.highcard.HighCardMove.Shuffle;
import java.util.Optional;

/** The rules of High Card. */
public final class HighCard extends AbstractRules<HighCardState, HighCardMove> {
  /** The game. */
  public static final Game<HighCardState, HighCardMove, HighCardOptions> GAME =
      game(HighCardOptions.SCHEMA).build();

  /** The game after two changes of its base rules. */
  public static final Game<HighCardState, HighCardMove, HighCardOptions> THIRD_BASE =
      game(HighCardOptions.LONGER)
          .baseChange("three rounds", ImmutableMap.of("rounds", "1"))
          .baseChange("two packs", ImmutableMap.of("packs", "1"))
          .build();

  private static Game.Builder<HighCardState, HighCardMove, HighCardOptions> game(
      OptionSchema<HighCardOptions> options) {
    return Game.<HighCardState, HighCardMove, HighCardOptions>builder("high-card")
        .name("High Card")
        .family(Tag.of("tests", "Games of tests."))
        .summary("Everybody lays down a card at once; the highest scores.")
        .seats(2, 3, 2)
        .options(options)
        .words(Words.resource(HighCard.class, "high-card"))
        .rulebook(
            Rulebook.of(
                """
                # High Card
                - HGH-1. The pack is shuffled; each seat is dealt its hand, card by card.
                - HGH-2. The next card is turned up; the rest is the stock.
                - HGH-3. All seats lay down a card of their hand, face up or face down.
                - HGH-4. The highest rank gets one point.
                - HGH-5. The lowest rank loses one point.
                - HGH-6. The game is over after the last round; most points win.

                ## House rules

                | option | values | default | from | effect |
                |---|---|---|---|---|
                | `hand-size` | 1 to 9 | 2 | variant | Cards for each seat. |
                | `packs` | 1, 2 | 1 | variant | Packs shuffled together. |
                | `rounds` | 1 to 9 | 1 | variant | Hands in a game. |
                | `bury` | on, off | off | variant | Whether an upturned king is buried. |
                | `prize` | on, off | on | variant | Whether anybody wins. |
                """))
        .rules(HighCard::new);
  }

  private final HighCardOptions options;
  private final Deck<PlayingCard> pack;

  private HighCard(int seats, HighCardOptions options) {
    super(seats, HighCardMove.SYNTAX);
    this.options = options;
    this.pack = Deck.standard52().times(options.packs());
  }

  @Override
  public HighCardState start() {
    return round(1, ScoreSheet.empty(seats));
  }

  private HighCardState round(int round, ScoreSheet sheet) {
    CardList<PlayingCard> none = CardList.empty(PlayingCard.FAMILY);
    return new HighCardState(
        Turn.chance(),
        round,
        PerSeat.of(seats, CardBag.empty(PlayingCard.FAMILY)),
        none,
        pack.cards(),
        PerSeat.of(seats, none),
        Seats.none(),
        none,
        sheet,
        Optional.empty());
  }

  @Override
  public MoveList<HighCardMove> legalMoves(HighCardState state) {
    MoveList.Builder<HighCardMove> moves = MoveList.builder(8);
    for (int seat : state.turn().seats()) {
      for (PlayingCard card : state.hands().get(seat).distinct()) {
        moves.add(Play.of(seat, card)).add(new Hide(seat, card));
      }
    }
    return moves.build();
  }

  @Override
  public Optional<Refusal> refusal(HighCardState state, HighCardMove move) {
    if (move instanceof Shuffle shuffle) {
      return state.turn().isChance() && shuffle.cards().toBag().equals(pack.cards().toBag())
          ? Optional.empty()
          : Optional.of(Refusal.of("HGH-1", "due"));
    }
    if (!state.turn().contains(move.seat())) {
      return Optional.of(Refusal.of("HGH-3", "turn", state.turn().seats()));
    }
    PlayingCard card = card(move);
    return state.hands().get(move.seat()).contains(card)
        ? Optional.empty()
        : Optional.of(Refusal.of("HGH-3", "not-held", card));
  }

  private static PlayingCard card(HighCardMove move) {
    return move instanceof Hide hide ? hide.card() : ((Play) move).card();
  }

  @Override
  protected HighCardState applyLegal(
      HighCardState state, HighCardMove move, StageListener<HighCardState> stages) {
    return move instanceof Shuffle shuffle
        ? deal(state, shuffle.cards())
        : lay(state, move, stages);
  }

  private HighCardState deal(HighCardState state, CardList<PlayingCard> cards) {
    PerSeat<CardBag<PlayingCard>> hands = state.hands();
    int dealt = seats * options.handSize();
    for (int i = 0; i < dealt; i++) {
      int seat = i % seats;
      hands = hands.with(seat, hands.get(seat).with(cards.get(i)));
    }
    CardList<PlayingCard> rest = cards.draw(dealt);
    while (options.bury() && rest.top().is(Rank.KING)) {
      rest = rest.draw(1).append(rest.top());
    }
    return new HighCardState(
        Turn.of(Seats.all(seats)),
        state.round(),
        hands,
        rest.first(1),
        rest.draw(1),
        state.laid(),
        Seats.none(),
        state.gone(),
        state.sheet(),
        Optional.empty());
  }

  private HighCardState lay(
      HighCardState state, HighCardMove move, StageListener<HighCardState> stages) {
    int seat = move.seat();
    PlayingCard card = card(move);
    Seats left = state.turn().seats().without(seat);
    HighCardState next =
        new HighCardState(
            left.isEmpty() ? state.turn() : Turn.of(left),
            state.round(),
            state.hands().with(seat, state.hands().get(seat).without(card)),
            state.up(),
            state.stock(),
            state.laid().with(seat, state.laid().get(seat).push(card)),
            move instanceof Hide ? state.hidden().with(seat) : state.hidden(),
            state.gone(),
            state.sheet(),
            Optional.empty());
    if (!left.isEmpty()) {
      return next;
    }
    if (stages.isListening()) {
      Seats highest = highest(next);
      PlayingCard best = next.laid().get(highest.first()).top();
      stages.reached("compared", Seats.NOBODY, next, best, highest);
    }
    return score(next);
  }

  private static Seats highest(HighCardState state) {
    Seats highest = Seats.none();
    int high = -1;
    for (int seat = 0; seat < state.laid().size(); seat++) {
      int rank = state.laid().get(seat).top().rank().ordinal();
      highest = rank > high ? Seats.of(seat) : rank == high ? highest.with(seat) : highest;
      high = Math.max(high, rank);
    }
    return highest;
  }

  private HighCardState score(HighCardState state) {
    int high = Integer.MIN_VALUE;
    int low = Integer.MAX_VALUE;
    CardList<PlayingCard> gone = state.gone();
    for (CardList<PlayingCard> laid : state.laid()) {
      high = Math.max(high, laid.top().rank().ordinal());
      low = Math.min(low, laid.top().rank().ordinal());
      gone = gone.push(laid.top());
    }
    ScoreSheet sheet = state.sheet();
    for (int seat = 0; seat < seats; seat++) {
      int rank = state.laid().get(seat).top().rank().ordinal();
      sheet = rank == high ? sheet.add(state.round(), "HGH-4", seat, 1) : sheet;
      sheet = rank == low ? sheet.add(state.round(), "HGH-5", seat, -1) : sheet;
    }
    boolean handOver = state.hands().get(0).isEmpty();
    if (handOver && state.round() < options.rounds()) {
      return round(state.round() + 1, sheet);
    }
    Optional<Outcome> outcome =
        !handOver
            ? Optional.empty()
            : Optional.of(options.prize() ? Outcome.highest(sheet.totals()) : Outcome.drawn(seats));
    return new HighCardState(
        handOver ? Turn.over() : Turn.of(Seats.all(seats)),
        state.round(),
        state.hands(),
        state.up(),
        state.stock(),
        PerSeat.of(seats, CardList.empty(PlayingCard.FAMILY)),
        Seats.none(),
        gone,
        sheet,
        outcome);
  }

  @Override
  protected HighCardMove chanceMove(HighCardState state, RandomSource random) {
    return new Shuffle(pack.shuffled(random));
  }

  @Override
  public Table table(HighCardState state) {
    Table.Builder table =
        Table.builder()
            .hands("hand", state.hands())
            .pile("up", state.up(), Audience.ALL)
            .pile("stock", state.stock(), Audience.NOBODY);
    for (int seat = 0; seat < seats; seat++) {
      boolean down = state.hidden().contains(seat);
      table.pile("laid", seat, state.laid().get(seat), down ? Audience.seat(seat) : Audience.ALL);
    }
    return table
        .pileTopLast("gone", state.gone().reversed(), Audience.NOBODY)
        .fact("round", state.round())
        .fact("scores", state.scores())
        .fact("sizes", state.hands().stream().map(hand -> hand.size()).toList())
        .fact("bottom", state.stock().bottom(), Audience.NOBODY)
        .fact("mine", "one two", Audience.seat(0))
        .build();
  }

  @Override
  public HighCardState withCards(HighCardState state, Table table) {
    throw new UnsupportedOperationException("the formats never exchange cards");
  }
}
