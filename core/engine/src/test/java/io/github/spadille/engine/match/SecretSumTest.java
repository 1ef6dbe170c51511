package io.github.spadille.engine.match;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multiset;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
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
import io.github.spadille.engine.knowledge.Division;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SecretSumTest {
  private static final int DRAWS = 3000;

  record State(CardList<PlayingCard> stock, int shuffles, ImmutableList<Put> put)
      implements GameState {
    boolean isOver() {
      return shuffles == 3;
    }

    @Override
    public Turn turn() {
      boolean shuffled = put.size() < 3 && shuffles > 0;
      return isOver() ? Turn.over() : shuffled ? Turn.of(0) : Turn.chance();
    }

    @Override
    public Optional<Outcome> outcome() {
      return isOver() ? Optional.of(Outcome.highest(scores())) : Optional.empty();
    }

    @Override
    public ScoreSheet sheet() {
      return ScoreSheet.empty(2);
    }
  }

  sealed interface Act extends Move {}

  record Shuffle(CardList<PlayingCard> cards) implements Act, ShuffleMove<PlayingCard> {}

  record Put(int seat, int number, int share) implements Act {}

  private static ImmutableList<Put> choice(int number) {
    return ImmutableList.of(new Put(0, number, 0), new Put(0, number, 1));
  }

  /** One card lies open. Seat 0 puts 1, 2 and 3 into two shares; then all see their sums. */
  private static final class Sums extends AbstractRules<State, Act> {
    private static final CardList<PlayingCard> OPEN = PlayingCards.list("As");
    private static final CardList<PlayingCard> PACK = PlayingCards.list("2s 3s 4s");

    static final Game<State, Act, String> GAME =
        Game.<State, Act, String>builder("sums")
            .name("A game for tests")
            .family(Tag.of("tests", "Games of tests."))
            .summary("A game for tests.")
            .seats(2, 2, 2)
            .options(OptionSchema.none(""))
            .words(Words.of(ImmutableMap.of()))
            .rulebook(Rulebook.of("# A game for tests\n- TST-1. Put numbers.\n"))
            .rules((seats, options) -> new Sums())
            .build();

    private static final MoveSyntax<Act> SYNTAX =
        MoveSyntax.<Act>builder()
            .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
            .form("put", Put.class, Put::new, NUMBER.of(Put::number), NUMBER.of(Put::share))
            .concealed(Put.class)
            .build();

    Sums() {
      super(2, SYNTAX);
    }

    @Override
    public State start() {
      return new State(PACK, 0, ImmutableList.of());
    }

    @Override
    public MoveList<Act> legalMoves(State state) {
      return state.turn().contains(0)
          ? MoveList.copyOf(choice(state.put().size() + 1))
          : MoveList.empty();
    }

    @Override
    public Optional<Refusal> refusal(State state, Act act) {
      boolean due = act instanceof Shuffle ? state.turn().isChance() : state.turn().contains(0);
      return due ? Optional.empty() : refuse("TST-1", "undue");
    }

    @Override
    protected State applyLegal(State state, Act act, StageListener<State> stages) {
      if (act instanceof Put put) {
        ImmutableList<Put> more = ImmutableList.<Put>builder().addAll(state.put()).add(put).build();
        return new State(state.stock(), state.shuffles(), more);
      }
      return new State(((Shuffle) act).cards(), state.shuffles() + 1, ImmutableList.of());
    }

    @Override
    protected Act chanceMove(State state, RandomSource random) {
      return new Shuffle(PACK);
    }

    @Override
    public Deductions<State, Act> deductions() {
      return new SecretSums();
    }

    private static final class SecretSums implements Deductions<State, Act> {
      @Override
      public void fromMove(State before, Act act, DeductionListener deductions) {}

      @Override
      public ImmutableList<Act> secretChoices(Past<State, Act> past, RandomSource random) {
        List<ImmutableList<Put>> choices = new ArrayList<>();
        for (SeenStep seen : past.seen()) {
          if (seen.move().text().contains("??") && seen.move().seat() == 0) {
            choices.add(choice(choices.size() + 1));
          }
        }
        ImmutableList.Builder<Act> drawn = ImmutableList.builder();
        List<Integer> sums = new ArrayList<>();
        past.now().typedFacts().stream()
            .filter(fact -> fact.name().equals("sums"))
            .forEach(fact -> fact.words().forEach(sum -> sums.add(Integer.valueOf(sum))));
        if (choices.size() == 3) {
          drawn.addAll(Division.draw(choices, Put::number, Put::share, Ints.toArray(sums), random));
        } else {
          choices.forEach(any -> drawn.add(any.get(random.nextInt(2))));
        }
        return drawn.build();
      }
    }

    @Override
    public Table table(State state) {
      IntPerSeat sums = IntPerSeat.of(2, 0);
      for (Put put : state.put()) {
        sums = state.put().size() == 3 ? sums.plus(put.share(), put.number()) : sums;
      }
      return Table.builder()
          .pile("open", OPEN, Audience.ALL)
          .pile("stock", state.stock(), Audience.NOBODY)
          .fact("put", state.put().stream().map(Put::share).toList(), Audience.seat(0))
          .fact("sums", sums)
          .build();
    }

    @Override
    public State withCards(State state, Table table) {
      return new State(table.list("stock", PlayingCard.FAMILY), state.shuffles(), state.put());
    }
  }

  private static Match<State, Act> match(int... shares) {
    Match<State, Act> match = Match.start(Sums.GAME.setup()).playChance("shuffle 4s 2s 3s");
    for (int i = 0; i < shares.length; i++) {
      match = match.play(0, "put " + (i + 1) + " " + shares[i]);
    }
    return match;
  }

  /** What seat 1 imagines that seat 0 has put. */
  private static Multiset<String> imagined(Match<State, Act> match) {
    Sampler<State, Act> sampler = match.observe(1).sampler();
    RandomSource random = RandomSource.seeded(7);
    Multiset<String> imagined = HashMultiset.create();
    for (int i = 0; i < DRAWS; i++) {
      State state = sampler.draw(random);
      imagined.add(state.put().stream().map(put -> "" + put.share()).collect(joining()));
    }
    return imagined;
  }

  @Test
  void allIsPossibleBeforeAnythingIsSeen() {
    assertThat(imagined(match(0, 1)).elementSet())
        .containsExactlyInAnyOrder("00", "01", "10", "11");
  }

  @Test
  void choicesFitTogetherWhatIsSeenOfAll() {
    Multiset<String> imagined = imagined(match(0, 0, 1));
    assertThat(imagined.elementSet()).containsExactlyInAnyOrder("001", "110");
    assertThat((double) imagined.count("001") / DRAWS).isEqualTo(0.5, within(0.05));
    assertThat(imagined(match(0, 0, 0)).elementSet()).containsExactly("000");
  }

  @Test
  void theMovesOfASampleHaveTheChoicesDrawn() {
    Sampler<State, Act> sampler = match(1, 1, 0).observe(1).sampler();
    State state = sampler.draw(RandomSource.seeded(3));
    assertThat(sampler.moves().subList(1, 4)).isEqualTo(state.put());
  }

  @Test
  void whoChoseKnowsAndOthersKnowWhatThereWasToChoose() {
    assertThat(match(0, 1).observe(0).knowledge().choices()).isEmpty();
    assertThat(match(0, 1).observe(0).sampler().draw(RandomSource.seeded(1)).put())
        .isEqualTo(match(0, 1).state().put());
    Knowledge knowledge = match(0, 0, 0).observe(1).knowledge();
    assertThat(knowledge.choices()).hasSize(3);
    assertThat(knowledge.choices().get(2).alternatives()).containsExactly("put 3 0", "put 3 1");
  }

  @Test
  void aShuffleOfAllCardsThatDoNotLieOpenBeginsAPast() {
    Match<State, Act> match = match(0, 0, 0);
    assertThat(match.pastFor(Viewer.seat(1)).seen()).hasSize(4);
    Past<State, Act> past = match.playChance("shuffle 2s 3s 4s").pastFor(Viewer.seat(1));
    assertThat(past.seen()).hasSize(1);
    assertThat(past.now().fact("sums")).contains("0 0");
    assertThat(new Past<>(past.rules(), past.viewer(), past.start(), ImmutableList.of()).now())
        .isEqualTo(past.rules().table(past.start()).seenBy(past.viewer()));
  }
}
