package io.github.spadille.games;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionConflict;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.Pile;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** What can be chosen is in force, with every number of players. */
class ValuesInForceTest {
  private static final int TRIALS = 60;
  private static final int MOVES = 600;

  /** Options that say how many packs there are. */
  private static final ImmutableSet<String> PACKS = ImmutableSet.of("packs", "decks");

  /** Options that do not matter with some numbers of players, as their effect says. */
  private static final ImmutableSetMultimap<String, Integer> WITHOUT_EFFECT =
      ImmutableSetMultimap.<String, Integer>builder()
          .put("canasta answer-talk", 2)
          .put("canasta refused-going-out", 2)
          .putAll("cantors-comb direction", 1, 2)
          .put("cantors-comb give", 1)
          .putAll("cantors-comb solo-dice", 2, 3, 4)
          .putAll("cassino teams", 2, 3)
          .putAll("crates partners", 2, 3, 5)
          .putAll("crazy-eights decks", 6, 7, 8, 9, 10)
          .putAll("scopa teams", 2, 3)
          .putAll("thirteen packs", 7, 8, 9, 10, 11, 12)
          .put("thirty-one blitz-penalty", 2)
          .putAll("vazhushal packs", 4, 5, 6)
          .build();

  /** Options that matter with every number of players, but seldom in random play. */
  private static final ImmutableSet<String> RARE =
      ImmutableSet.of(
          "canasta red-threes-unmelded",
          "cassino last-sweep",
          "chicago tie",
          "crates spare-three",
          "crazy-eights target",
          "fan-tan short-ante",
          "i-doubt-it final-claim",
          "i-doubt-it hands",
          "kowah pair-rank",
          "kowah winning-pair",
          "page-one penalty-empty",
          "pitty-pat stock-out",
          "pontoon banker-five-double",
          "pontoon both-pontoons",
          "pontoon split-buy",
          "pontoon split-pontoon",
          "thirteen instant",
          "thirteen last-two",
          "thirty-one blitz-penalty",
          "thirty-one hand-score",
          "thirty-one three-of-a-kind",
          "vazhushal doubles-limit",
          "vazhushal joker-in-hand",
          "vazhushal out-bonus");

  private static Stream<DynamicTest> forEachOption(Checked check) {
    return Catalog.load().games().stream()
        .flatMap(
            game ->
                game.options().options().stream()
                    .map(
                        option ->
                            DynamicTest.dynamicTest(
                                game.id() + ' ' + option.key(), () -> check.on(game, option))));
  }

  /** A check of an option of a game. */
  @FunctionalInterface
  private interface Checked {
    void on(Game<?, ?, ?> game, Option<?, ?> option);
  }

  @TestFactory
  Stream<DynamicTest> thereAreAsManyPacksAsChosen() {
    return forEachOption(
        (game, option) -> {
          if (PACKS.contains(option.key())) {
            game.seatCounts().forEach(seats -> thereAreAsManyPacks(game, option, seats));
          }
        });
  }

  private static void thereAreAsManyPacks(Game<?, ?, ?> game, Option<?, ?> option, int seats) {
    for (String value : option.type().samples()) {
      Map<String, String> chosen = ImmutableMap.of(option.key(), value);
      ImmutableList<OptionConflict> conflicts = game.options().conflicts(chosen, seats);
      Integer packs = Ints.tryParse(value);
      if (!conflicts.isEmpty()) {
        assertThatThrownBy(() -> game.setup(seats, chosen))
            .isInstanceOf(OptionException.class)
            .hasMessageContaining(
                "option %s: found %s with %d seats; allowed: ", option.key(), value, seats);
      } else if (packs != null) {
        assertThat(packs(game, seats, chosen))
            .as("%s with %d seats, %s", game, seats, chosen)
            .isEqualTo(packs);
      }
    }
  }

  /** Counts aces of spades, whatever their backs. */
  private static <S extends GameState, M extends Move> int packs(
      Game<S, M, ?> game, int seats, Map<String, String> chosen) {
    Rules<S, M> rules = game.rules(seats, chosen);
    int aces = 0;
    for (Pile pile : rules.table(rules.start()).piles()) {
      for (Card card : pile.cards()) {
        if (card instanceof PlayingCard playing
            && playing.is(Rank.ACE)
            && playing.is(Suit.SPADES)) {
          aces++;
        }
      }
    }
    return aces;
  }

  /** Where one number of players shows in random play that an option matters, all others do. */
  @Tag("sweep")
  @TestFactory
  Stream<DynamicTest> anOptionMattersWithEveryNumberOfPlayers() {
    return forEachOption(
        (game, option) -> {
          String name = game.id() + ' ' + option.key();
          if (!RARE.contains(name) && mattersSomewhere(game, option)) {
            ImmutableList<Integer> idle =
                game.seatCounts().stream()
                    .filter(seats -> !matters(game, option, seats))
                    .collect(toImmutableList());
            assertThat(new TreeSet<>(idle))
                .as(name)
                .isEqualTo(new TreeSet<>(WITHOUT_EFFECT.get(name)));
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> anOptionThatDoesNotMatterSaysWithHowManyPlayers() {
    return forEachOption(
        (game, option) -> {
          if (WITHOUT_EFFECT.containsKey(game.id() + ' ' + option.key())) {
            assertThat(game.rulebook().text().lines())
                .filteredOn(line -> line.startsWith("| `" + option.key() + "` |"))
                .singleElement(InstanceOfAssertFactories.STRING)
                .containsPattern("players|alone");
          }
        });
  }

  private static boolean mattersSomewhere(Game<?, ?, ?> game, Option<?, ?> option) {
    ImmutableSortedSet<Integer> counts = game.seatCounts();
    return counts.size() > 1
        && (matters(game, option, game.defaultSeats())
            || matters(game, option, counts.first())
            || matters(game, option, counts.last()));
  }

  /** Tells whether two values of an option make a difference in some game. */
  private static <S extends GameState, M extends Move, O> boolean matters(
      Game<S, M, O> game, Option<?, ?> option, int seats) {
    boolean isChoice = false;
    for (int trial = 0; trial < TRIALS; trial++) {
      RandomSource random = RandomSource.seeded(31L * option.key().hashCode() + trial);
      Map<String, String> one = trial % 4 == 0 ? new LinkedHashMap<>() : others(game, random);
      Map<String, String> two = new LinkedHashMap<>(one);
      one.put(option.key(), any(option, random));
      two.put(option.key(), any(option, random));
      if (!one.equals(two)
          && game.options().conflicts(one, seats).isEmpty()
          && game.options().conflicts(two, seats).isEmpty()) {
        isChoice = true;
        if (differ(game.rules(seats, one), game.rules(seats, two), random)) {
          return true;
        }
      }
    }
    return !isChoice; // Where all values but one are refused, that one is in force.
  }

  private static Map<String, String> others(Game<?, ?, ?> game, RandomSource random) {
    Map<String, String> others = new LinkedHashMap<>();
    for (Option<?, ?> option : game.options().options()) {
      if (random.nextBoolean()) {
        others.put(option.key(), any(option, random));
      }
    }
    return others;
  }

  private static String any(Option<?, ?> option, RandomSource random) {
    ImmutableList<String> values = option.type().samples();
    return values.get(random.nextInt(values.size()));
  }

  /** Plays a game by two sets of rules, and tells whether they part ways. */
  private static <S extends GameState, M extends Move> boolean differ(
      Rules<S, M> one, Rules<S, M> two, RandomSource random) {
    S here = one.start();
    S there = two.start();
    for (int i = 0; i < MOVES; i++) {
      if (!here.turn().equals(there.turn())
          || !here.outcome().equals(there.outcome())
          || !here.sheet().equals(there.sheet())
          || !one.table(here).equals(two.table(there))) {
        return true;
      }
      if (here.turn().isOver()) {
        return false;
      }
      MoveList<M> moves = one.legalMoves(here);
      if (!moves.equals(two.legalMoves(there))) {
        return true;
      }
      M move =
          here.turn().isChance()
              ? one.chance(here, random)
              : moves.get(random.nextInt(moves.size()));
      if (two.refusal(there, move).isPresent()) {
        return true;
      }
      here = one.apply(here, move);
      there = two.apply(there, move);
    }
    return false;
  }
}
