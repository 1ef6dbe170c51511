package io.github.spadille.engine.match;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.notation.Args.CARDS;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.SeenStep;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeenOnTheWayTest {
  private static final int DRAWS = 40;

  /** A stock, of which the top card may be turned up. */
  record State(CardList<PlayingCard> stock, boolean isOver, boolean isOpen, ScoreSheet sheet)
      implements GameState {
    @Override
    public Turn turn() {
      return isOver ? Turn.over() : Turn.chance();
    }

    @Override
    public Optional<Outcome> outcome() {
      return isOver ? Optional.of(Outcome.highest(scores())) : Optional.empty();
    }
  }

  record Shuffle(CardList<PlayingCard> cards) implements ShuffleMove<PlayingCard> {}

  /** The top card is shown and turned down again, and a five at the bottom gives a point. */
  private static final class Peeking extends AbstractRules<State, Shuffle> {
    private final CardList<PlayingCard> pack;
    private final Deductions<State, Shuffle> deductions;

    Peeking(CardList<PlayingCard> pack, Deductions<State, Shuffle> deductions) {
      super(
          1,
          MoveSyntax.<Shuffle>builder()
              .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
              .build());
      this.pack = pack;
      this.deductions = deductions;
    }

    static Game<State, Shuffle, String> of(String pack, Deductions<State, Shuffle> deductions) {
      return Game.<State, Shuffle, String>builder("peeking")
          .name("A game for tests")
          .family(Tag.of("tests", "Games of tests."))
          .summary("A game for tests.")
          .seats(1, 1, 1)
          .options(OptionSchema.none(""))
          .words(Words.of(ImmutableMap.of()))
          .rulebook(Rulebook.of("# A game for tests\n- TST-1. Shuffle.\n"))
          .rules((seats, options) -> new Peeking(PlayingCards.list(pack), deductions))
          .build();
    }

    @Override
    public State start() {
      return new State(pack, false, false, ScoreSheet.empty(1));
    }

    @Override
    public MoveList<Shuffle> legalMoves(State state) {
      return MoveList.empty();
    }

    @Override
    public Optional<Refusal> refusal(State state, Shuffle move) {
      return state.isOver() ? refuse("TST-1", "over") : Optional.empty();
    }

    @Override
    protected State applyLegal(State state, Shuffle move, StageListener<State> stages) {
      stages.reached("peeked", new State(move.cards(), false, true, state.sheet()));
      boolean scores = move.cards().bottom().is(Rank.FIVE);
      ScoreSheet sheet = scores ? state.sheet().add(1, "TST-1", 0, 1) : state.sheet();
      return new State(move.cards(), true, false, sheet);
    }

    @Override
    protected Shuffle chanceMove(State state, RandomSource random) {
      return new Shuffle(pack);
    }

    @Override
    public Deductions<State, Shuffle> deductions() {
      return deductions;
    }

    @Override
    public Table table(State state) {
      return Table.builder()
          .pile(
              "stock",
              state.stock(),
              place -> state.isOpen() && place == 0 ? Audience.ALL : Audience.NOBODY)
          .build();
    }

    @Override
    public State withCards(State state, Table table) {
      CardList<PlayingCard> stock = table.list("stock", PlayingCard.FAMILY);
      return new State(stock, state.isOver(), state.isOpen(), state.sheet());
    }
  }

  /** What is seen on the way, and points, need not be told. */
  private static final Game<State, Shuffle, String> GAME =
      Peeking.of("2s 3s 4s 5s", Deductions.none());

  private static Past<State, Shuffle> past(String cards) {
    return past(GAME, cards);
  }

  private static Past<State, Shuffle> past(Game<State, Shuffle, String> game, String cards) {
    return Match.start(game.setup()).playChance("shuffle " + cards).pastFor(Viewer.bystander());
  }

  private static SeenStep seen(String cards) {
    return Iterables.getOnlyElement(past(cards).seen());
  }

  @Test
  void samplesShowOnTheWayWhatWasSeenAndGiveThePointsThatWereGiven() {
    Sampler<State, Shuffle> sampler = Sampler.of(past("4s 2s 3s 5s"));
    RandomSource random = RandomSource.seeded(1);
    Set<String> stocks = new HashSet<>();
    for (int i = 0; i < DRAWS; i++) {
      stocks.add(sampler.draw(random).stock().toString());
    }
    assertThat(stocks).containsExactlyInAnyOrder("4s 2s 3s 5s", "4s 3s 2s 5s");
  }

  @Test
  void whereAllFollowsFromWhatWasSeenEverySampleIsTheTruth() {
    Sampler<State, Shuffle> sampler =
        Sampler.of(past(Peeking.of("5s", Deductions.unknown()), "5s"));
    RandomSource random = RandomSource.seeded(1);
    for (int i = 0; i < DRAWS; i++) {
      assertThat(sampler.draw(random).stock()).isEqualTo(PlayingCards.list("5s"));
    }
  }

  @Test
  void whatWasSeenOnTheWayIsKnown() {
    Knowledge knowledge = Knowledge.of(past("4s 2s 5s 3s"));
    assertThat(knowledge.place("stock").known()).containsExactlyElementsOf(PlayingCard.cards("4s"));
    assertThat(knowledge.unseen()).containsExactlyElementsOf(PlayingCard.cards("2s 3s 5s"));
  }

  @Test
  void twoMovesLookAlikeIfStagesAndPointsDo() {
    SeenStep seen = seen("4s 2s 3s 5s");
    assertThat(seen).isEqualTo(seen("4s 3s 2s 5s")).hasSameHashCodeAs(seen("4s 3s 2s 5s"));
    assertThat(seen).isNotEqualTo(seen("3s 2s 4s 5s")).isNotEqualTo(seen("4s 5s 2s 3s"));
    assertThat(seen.after()).isEqualTo(seen("3s 2s 4s 5s").after());
    assertThat(seen.stages()).hasSize(2);
    assertThat(seen.toString())
        .contains("stage.peeked\nstock: 4s ?? ?? ??\n", "Line[hand=1, ruleId=TST-1", "turn over");
  }

  private static String key(String cards) {
    return Match.start(GAME.setup()).playChance("shuffle " + cards).observe(0).key();
  }

  @Test
  void aKeyKnowsWhatWasTurnedDownAgainAndThePointsThatWereGiven() {
    assertThat(key("4s 2s 3s 5s"))
        .isEqualTo(key("4s 3s 2s 5s"))
        .isNotEqualTo(key("3s 2s 4s 5s"))
        .isNotEqualTo(key("4s 2s 5s 3s"));
  }

  @Test
  void aMoveFitsAPastIfAllThatIsSeenOfItDoes() {
    Past<State, Shuffle> past = past("4s 2s 3s 5s");
    assertThat(past.after(0, past.start(), new Shuffle(PlayingCards.list("4s 3s 2s 5s"))))
        .map(State::stock)
        .hasValue(PlayingCards.list("4s 3s 2s 5s"));
    assertThat(past.after(0, past.start(), new Shuffle(PlayingCards.list("3s 4s 2s 5s"))))
        .isEmpty();
    assertThat(past.after(0, past.start(), new Shuffle(PlayingCards.list("4s 5s 2s 3s"))))
        .isEmpty();
  }
}
