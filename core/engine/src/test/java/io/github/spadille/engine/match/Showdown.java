package io.github.spadille.engine.match;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import java.util.Optional;

/**
 * A game for tests: two seats get three cards each; seat 0 shows one, seat 1 must show one of the
 * same colour if it can, seat 0 hides one; then the higher card shown scores.
 */
class Showdown extends AbstractRules<Showdown.State, Showdown.Act> {
  static final Deck<PlayingCard> PACK =
      Deck.standard52()
          .without(Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING);

  record State(
      int step,
      CardList<PlayingCard> stock,
      PerSeat<CardSet<PlayingCard>> hands,
      CardList<PlayingCard> shown,
      CardSet<PlayingCard> hidden,
      ScoreSheet sheet)
      implements GameState {
    State withStep(int step) {
      return new State(step, stock, hands, shown, hidden, sheet);
    }

    @Override
    public Turn turn() {
      return switch (step) {
        case 0 -> Turn.chance();
        case 1, 3 -> Turn.of(0);
        case 2 -> Turn.of(1);
        default -> Turn.over();
      };
    }

    @Override
    public Optional<Outcome> outcome() {
      return step == 4 ? Optional.of(Outcome.highest(scores())) : Optional.empty();
    }
  }

  sealed interface Act extends Move {}

  record Shuffle(CardList<PlayingCard> cards) implements Act, ShuffleMove<PlayingCard> {}

  record Show(int seat, PlayingCard card) implements Act {}

  record Hide(int seat, PlayingCard card) implements Act {}

  private static final MoveSyntax<Act> SYNTAX =
      MoveSyntax.<Act>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("show", Show.class, Show::new, CARD.of(Show::card))
          .form("hide", Hide.class, Hide::new, CARD.of(Hide::card))
          .concealed(Hide.class)
          .build();

  static final Game<State, Act, String> GAME =
      Game.<State, Act, String>builder("showdown")
          .name("Showdown")
          .family(Tag.of("tests", "Games of tests."))
          .summary("Show a card, hide a card; the higher one shown scores.")
          .seats(2, 2, 2)
          .options(OptionSchema.none(""))
          .words(
              Words.of(
                  ImmutableMap.of(
                      "move.show", "{seat} shows {0}.",
                      "move.hide", "{seat} hides {0}.",
                      "move.hide.hidden", "{seat} hides a card.",
                      "stage.laid-down", "Both have shown {0}.",
                      "refusal.TST-3.not-held", "You do not hold {0}.")))
          .rulebook(Rulebook.of("# Showdown\n- TST-1. Three cards each.\n"))
          .rules((seats, options) -> new Showdown())
          .build();

  Showdown() {
    super(2, SYNTAX);
  }

  @Override
  public State start() {
    return new State(
        0,
        PACK.cards(),
        PerSeat.of(2, noCards()),
        CardList.empty(PlayingCard.FAMILY),
        noCards(),
        ScoreSheet.empty(2));
  }

  @Override
  public MoveList<Act> legalMoves(State state) {
    MoveList.Builder<Act> moves = MoveList.builder(3);
    if (!state.turn().seats().isEmpty()) {
      int seat = state.turn().first();
      for (PlayingCard card : state.hands().get(seat)) {
        Act act = state.step() == 3 ? new Hide(seat, card) : new Show(seat, card);
        if (refusal(state, act).isEmpty()) {
          moves.add(act);
        }
      }
    }
    return moves.build();
  }

  @Override
  public Optional<Refusal> refusal(State state, Act act) {
    if (act instanceof Shuffle shuffle) {
      boolean due = state.step() == 0 && PACK.isPermutation(shuffle.cards());
      return due ? Optional.empty() : refuse("TST-1", "undue");
    }
    if (!state.turn().contains(act.seat()) || (act instanceof Hide) != (state.step() == 3)) {
      return refuse("TST-2", "turn");
    }
    CardSet<PlayingCard> hand = state.hands().get(act.seat());
    PlayingCard card = act instanceof Hide hide ? hide.card() : ((Show) act).card();
    if (!hand.contains(card)) {
      return refuse("TST-3", "not-held", card);
    }
    if (state.step() == 2 && !sameColor(card, state.shown().top())) {
      for (PlayingCard other : hand) {
        if (sameColor(other, state.shown().top())) {
          return refuse("TST-4", "colour");
        }
      }
    }
    return Optional.empty();
  }

  private static boolean sameColor(PlayingCard a, PlayingCard b) {
    return a.suit().isRed() == b.suit().isRed();
  }

  @Override
  protected State applyLegal(State state, Act act, StageListener<State> stages) {
    int step = state.step() + 1;
    if (act instanceof Shuffle shuffle) {
      CardList<PlayingCard> pack = shuffle.cards();
      PerSeat<CardSet<PlayingCard>> hands =
          PerSeat.of(2, pack.first(3).toSet()).with(1, pack.draw(3).first(3).toSet());
      return new State(step, pack.draw(6), hands, state.shown(), state.hidden(), state.sheet());
    }
    PlayingCard card = act instanceof Hide hide ? hide.card() : ((Show) act).card();
    PerSeat<CardSet<PlayingCard>> hands =
        state.hands().with(act.seat(), state.hands().get(act.seat()).without(card));
    if (act instanceof Hide) {
      int winner =
          state.shown().get(0).rank().ordinal() >= state.shown().get(1).rank().ordinal() ? 0 : 1;
      ScoreSheet sheet = state.sheet().add(1, "TST-5", winner, 1);
      return new State(step, state.stock(), hands, state.shown(), state.hidden().with(card), sheet);
    }
    CardList<PlayingCard> shown = state.shown().append(card);
    State after = new State(step, state.stock(), hands, shown, state.hidden(), state.sheet());
    if (shown.size() == 2 && stages.isListening()) {
      stages.reached("laid-down", Seats.NOBODY, after.withStep(0), shown);
    }
    return after;
  }

  @Override
  protected Act chanceMove(State state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Table table(State state) {
    return laidOut(state).build();
  }

  final Table.Builder laidOut(State state) {
    return Table.builder()
        .hands("hand", state.hands())
        .pile("stock", state.stock(), Audience.NOBODY)
        .pileTopLast("shown", state.shown(), Audience.ALL)
        .pile("hidden", state.hidden(), Audience.seat(0))
        .fact("step", state.step());
  }

  @Override
  public State withCards(State state, Table table) {
    return new State(
        state.step(),
        table.list("stock", PlayingCard.FAMILY),
        table.sets("hand", 2, PlayingCard.FAMILY),
        state.shown(),
        table.set("hidden", PlayingCard.FAMILY),
        state.sheet());
  }
}
