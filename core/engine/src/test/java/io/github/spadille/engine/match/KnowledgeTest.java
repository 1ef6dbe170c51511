package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class KnowledgeTest {
  private static final String DEAL =
      "shuffle As 2h 3c 4s 6c 6s Ah Ad Ac 2s 2d 2c 3s 3h 3d 4h 4d 4c 5s 5d 5c 5h 6h 6d";

  private static Game<Showdown.State, Showdown.Act, String> game(
      String id, Supplier<Showdown> rules) {
    return Game.<Showdown.State, Showdown.Act, String>builder(id)
        .name("A game for tests")
        .family(Tag.of("tests", "Games of tests."))
        .summary("A game for tests.")
        .seats(2, 2, 2)
        .options(OptionSchema.none(""))
        .words(Words.of(ImmutableMap.of()))
        .rulebook(Rulebook.of("# A game for tests\n- TST-1. Three cards each.\n"))
        .rules((seats, options) -> rules.get())
        .build();
  }

  /** The game of the tests, which tells that who shows another colour has none of the first. */
  private static final class Telling extends Showdown {
    static final Game<State, Act, String> GAME = game("telling", Telling::new);

    @Override
    public Deductions<State, Act> deductions() {
      return (before, act, deductions) -> {
        if (before.step() == 2 && act instanceof Show show) {
          PlayingCard first = before.shown().get(0);
          if (first.suit().isRed() != show.card().suit().isRed()) {
            deductions.none("hand.1", ofColour(first));
          }
        }
      };
    }
  }

  private static List<PlayingCard> ofColour(PlayingCard first) {
    List<PlayingCard> cards = new ArrayList<>(Showdown.PACK.cards());
    cards.removeIf(card -> card.suit().isRed() != first.suit().isRed());
    return cards;
  }

  /** Seat 0 shows a red card; seat 1, who then shows a black one, has no red card left. */
  private static Match<Showdown.State, Showdown.Act> voidShown(String deal) {
    return Match.start(Telling.GAME.setup()).playChance(deal).play(0, "show 2h").play(1, "show 4s");
  }

  @Test
  void aCardThatCannotBeThereIsNotPossible() {
    Knowledge knowledge = voidShown(DEAL).observe(0).knowledge();
    assertThat(knowledge.place("hand.1").possible()).allMatch(card -> isBlack((PlayingCard) card));
    assertThat(knowledge.place("hand.1").faceDown()).isEqualTo(2);
    assertThat(knowledge.place("stock").possible()).hasSize(20);
    assertThat(knowledge.unseen()).hasSize(20);
  }

  private static boolean isBlack(PlayingCard card) {
    return !card.suit().isRed();
  }

  @Test
  void aPlaceWithoutHiddenCardsIsRefusedByName() {
    Knowledge knowledge = voidShown(DEAL).observe(0).knowledge();
    assertThatThrownBy(() -> knowledge.place("hand.0"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("hand.0")
        .hasMessageContaining("hand.1");
  }

  @Test
  void everyPairOfBlackCardsIsAsLikely() {
    Sampler<Showdown.State, Showdown.Act> sampler = voidShown(DEAL).observe(0).sampler();
    RandomSource random = RandomSource.seeded(1);
    Map<Object, Integer> counts = new HashMap<>();
    int samples = 36 * 200;
    for (int i = 0; i < samples; i++) {
      counts.merge(sampler.draw(random).hands().get(1), 1, Integer::sum);
    }
    // Nine black cards are unseen: 36 pairs, 200 each, with a standard deviation of 14.
    assertThat(counts).hasSize(36);
    assertThat(counts.values()).allMatch(count -> Math.abs(count - 200) < 70);
  }

  @Test
  void whatIsTrueMakesNoDifference() {
    String other =
        DEAL.replace("6c 6s", "3s 5c").replace("2c 3s", "2c 6c").replace("5d 5c", "5d 6s");
    Past<Showdown.State, Showdown.Act> one = voidShown(DEAL).observe(0).past();
    Past<Showdown.State, Showdown.Act> two = voidShown(other).observe(0).past();
    assertThat(voidShown(other).state()).isNotEqualTo(voidShown(DEAL).state());
    assertThat(two.seen()).isEqualTo(one.seen());
    assertThat(two.start()).isEqualTo(one.start());
    for (RandomSource random : List.<RandomSource>of(() -> 0, () -> 1L << 40 | 12345)) {
      assertThat(Sampler.of(two).draw(random)).isEqualTo(Sampler.of(one).draw(random));
    }
  }

  @Test
  void aGeneratorThatAlwaysGivesTheSameDoesNotGiveTheTruth() {
    Match<Showdown.State, Showdown.Act> match = voidShown(DEAL);
    assertThat(match.observe(0).sample(() -> 0)).isNotEqualTo(match.state());
  }

  @Test
  void theMovesOfASampleLeadToIt() {
    Sampler<Showdown.State, Showdown.Act> sampler = voidShown(DEAL).observe(1).sampler();
    Showdown.State sample = sampler.draw(RandomSource.seeded(5));
    Showdown.State state = voidShown(DEAL).observe(1).past().start();
    for (Showdown.Act act : sampler.moves()) {
      state = Telling.GAME.setup().rules().apply(state, act);
    }
    assertThat(state).isEqualTo(sample);
  }

  @Test
  void whatWasHiddenInSecretVaries() {
    Match<Showdown.State, Showdown.Act> match = voidShown(DEAL).play(0, "hide As");
    Sampler<Showdown.State, Showdown.Act> sampler = match.observe(1).sampler();
    RandomSource random = RandomSource.seeded(6);
    Set<Object> hidden = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      hidden.add(sampler.draw(random).hidden());
    }
    assertThat(hidden).hasSizeGreaterThan(5);
  }

  /** A game in which only who holds aces alone may show another card, and that is not told. */
  private static final class Silent extends Showdown {
    static final Game<State, Act, String> GAME = game("silent", Silent::new);

    @Override
    public Optional<Refusal> refusal(State state, Act act) {
      if (state.step() == 2 && act instanceof Show show) {
        for (PlayingCard card : state.hands().get(1)) {
          if (!card.equals(show.card()) && !card.is(Rank.ACE)) {
            return Refusal.refuse("TST-1", "you hold " + card);
          }
        }
      }
      return super.refusal(state, act);
    }

    @Override
    public Deductions<State, Act> deductions() {
      return Deductions.none(); // Nothing is said to be unknown either.
    }
  }

  @Test
  void dealsThatFitAreAsLikelyWhereMostAreIllegalAndNothingTellsIt() {
    Match<Showdown.State, Showdown.Act> match =
        Match.start(Silent.GAME.setup())
            .playChance(DEAL.replace("6c 6s Ah Ad", "Ah Ad 6c 6s"))
            .play(0, "show As")
            .play(1, "show 4s");
    Sampler<Showdown.State, Showdown.Act> sampler = match.observe(0).sampler();
    RandomSource random = RandomSource.seeded(7);
    Map<Object, Integer> counts = new HashMap<>();
    for (int i = 0; i < 150; i++) {
      counts.merge(sampler.draw(random).hands().get(1), 1, Integer::sum);
    }
    assertThat(counts).hasSize(3);
    assertThat(counts.values()).allMatch(count -> Math.abs(count - 50) < 28);
  }

  /** A game with backs of two colours: all see how many red cards are dealt to each. */
  private static final class TwoBacks extends Showdown {
    static final Game<State, Act, String> GAME = game("two-backs", TwoBacks::new);

    @Override
    public Deductions<State, Act> deductions() {
      return new Deductions<>() {
        @Override
        public void fromMove(State before, Act act, DeductionListener deductions) {
          deductions.unknown();
        }

        @Override
        public void fromConsequences(
            State before, Act act, State after, DeductionListener deductions) {
          if (act instanceof Shuffle) {
            deductions.exactly("hand.1", red(after), ofColour(PlayingCard.parse("Ah")));
          }
        }
      };
    }

    @Override
    public Table table(State state) {
      return laidOut(state).fact("red", red(state)).build();
    }
  }

  private static int red(Showdown.State state) {
    int red = 0;
    for (PlayingCard card : state.hands().get(1)) {
      red += isBlack(card) ? 0 : 1;
    }
    return red;
  }

  @Test
  void handsOfAKnownNumberOfRedCardsAreAsLikely() {
    Sampler<Showdown.State, Showdown.Act> sampler =
        Match.start(TwoBacks.GAME.setup())
            .playChance(DEAL.replace("6c 6s Ah Ad", "Ah Ad 6c 6s"))
            .observe(0)
            .sampler();
    RandomSource random = RandomSource.seeded(8);
    Map<PlayingCard, Integer> counts = new HashMap<>();
    for (int i = 0; i < 11 * 10 * 50; i++) {
      Showdown.State sample = sampler.draw(random);
      assertThat(red(sample)).isEqualTo(2);
      sample.hands().get(1).forEach(card -> counts.merge(card, 1, Integer::sum));
    }
    // Two of eleven red cards and one of ten black ones: standard deviations of 29 and 22.
    assertThat(counts).hasSize(21);
    counts.forEach(
        (card, count) ->
            assertThat(Math.abs(count - (isBlack(card) ? 550 : 1000)))
                .as("%s: %s times", card, count)
                .isLessThan(120));
  }
}
