package io.github.spadille.fishing.cassino;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Sets;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.NumberSet;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import io.github.spadille.fishing.cassino.CassinoMove.Extend;
import io.github.spadille.fishing.cassino.CassinoMove.NewBuild;
import io.github.spadille.fishing.cassino.CassinoMove.Raise;
import io.github.spadille.fishing.cassino.CassinoMove.Trail;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The list of legal moves is searched for, refusals are told by division: they must agree. */
class CassinoMovesTest {
  private static final int LARGEST_BOARD = 6;
  private static final int POSITIONS = 60;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void theListHoldsEveryMoveThatIsNotRefused(int seed) {
    RandomSource random = RandomSource.seeded(seed);
    Map<String, String> options =
        Map.of(
            "royal", onOrOff((seed & 1) != 0),
            "mixed-builds", onOrOff((seed & 2) != 0),
            "face-builds", onOrOff(random.nextBoolean()),
            "augment-others", onOrOff((seed & 4) == 0),
            "trail-with-build", onOrOff(random.nextBoolean()),
            "hold", random.nextBoolean() ? "keep" : "at-build",
            "trail-rule", random.nextInt(4) > 0 ? "card-bound" : "forced-only");
    Rules<CassinoState, CassinoMove> rules = Cassino.GAME.rules(2 + seed % 3, options);
    CassinoState state = rules.start();
    int positions = 0;
    while (positions < POSITIONS) {
      if (state.turn().isOver()) {
        state = rules.start();
      }
      if (state.turn().isChance()) {
        state = rules.apply(state, rules.chance(state, random));
      }
      List<CassinoMove> listed = rules.legalMoves(state);
      if (state.board().size() <= LARGEST_BOARD && random.nextInt(4) == 0) {
        positions++;
        List<CassinoMove> legal = new ArrayList<>(candidates(state));
        CassinoState at = state;
        legal.removeIf(move -> rules.refusal(at, move).isPresent());
        assertThat(listed).containsExactlyInAnyOrderElementsOf(legal);
      }
      state = rules.apply(state, listed.get(random.nextInt(listed.size())));
    }
  }

  private static String onOrOff(boolean on) {
    return on ? "on" : "off";
  }

  private static List<CassinoMove> candidates(CassinoState state) {
    int seat = state.turn().first();
    List<CassinoMove> moves = new ArrayList<>();
    for (PlayingCard card : state.held(seat)) {
      moves.add(Trail.of(seat, card));
      for (CardSet<PlayingCard> loose : subsets(state.board())) {
        Set<Integer> present =
            state.builds().all().stream().map(Build::number).collect(toImmutableSet());
        for (Set<Integer> builds : Sets.powerSet(present)) {
          moves.add(new Capture(seat, card, new Items(loose, numbers(builds))));
        }
        Laid laid = new Laid(card, loose);
        for (Rank rank : Rank.values()) {
          for (Build.Kind kind : Build.Kind.values()) {
            moves.add(new NewBuild(seat, kind, rank, laid));
          }
        }
        for (int build = 1; build <= state.builds().made(); build++) {
          moves.add(new Extend(seat, build, laid));
        }
      }
      for (int build = 1; build <= state.builds().made(); build++) {
        for (Rank rank : Rank.values()) {
          moves.add(new Raise(seat, build, rank, card));
        }
      }
    }
    return moves;
  }

  private static NumberSet numbers(Set<Integer> builds) {
    NumberSet numbers = NumberSet.none();
    for (int build : builds) {
      numbers = numbers.with(build);
    }
    return numbers;
  }

  private static List<CardSet<PlayingCard>> subsets(CardSet<PlayingCard> cards) {
    List<CardSet<PlayingCard>> subsets = new ArrayList<>();
    long subset = 0;
    do {
      subsets.add(CardSet.ofBits(PlayingCard.FAMILY, subset, 0));
      subset = (subset - cards.low()) & cards.low();
    } while (subset != 0);
    return subsets;
  }
}
