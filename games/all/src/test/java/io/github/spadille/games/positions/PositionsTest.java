package io.github.spadille.games.positions;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.match.RandomAgent;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The positions are what they say, and can tell a player from chance. */
class PositionsTest {
  /** An oracle: nobody scores, nobody wins, and one face-down card is as good as another. */
  private static final ImmutableSet<String> NOTHING_TO_DECIDE = ImmutableSet.of("magic-eight-ball");

  private static final int SEEDS = 20;

  private static final ImmutableList<JudgedPosition> ALL = Positions.all();

  static Collection<JudgedPosition> positions() {
    return ALL;
  }

  @ParameterizedTest
  @MethodSource("positions")
  void everyVerdictIsOnMovesOfWhichSomeAreWrong(JudgedPosition position) {
    ImmutableList<String> legal = position.legalMoves();
    assertThat(legal).as(position.name()).hasSizeGreaterThan(1);
    assertThat(position.told())
        .as("moves of %s, of %s", position.name(), legal)
        .allMatch(text -> legal.stream().anyMatch(move -> JudgedPosition.means(text, move)));
    assertThat(legal).as(position.name()).anyMatch(position::isRight);
    assertThat(legal).as(position.name()).anyMatch(move -> !position.isRight(move));
  }

  @ParameterizedTest
  @MethodSource("positions")
  void everyPositionLiesInTheFolderOfItsGame(JudgedPosition position) {
    assertThat(position.name()).startsWith(position.game() + "/");
  }

  @Test
  void everyGameWithSomethingToDecideHasAPosition() {
    Set<String> games = new HashSet<>();
    positions().forEach(position -> games.add(position.game()));
    Set<String> all = new HashSet<>();
    Catalog.load().games().forEach(game -> all.add(game.id()));
    assertThat(games).containsExactlyInAnyOrderElementsOf(Sets.difference(all, NOTHING_TO_DECIDE));
    assertThat(positions()).hasSizeGreaterThanOrEqualTo(40);
  }

  @Test
  void chanceDecidesOnlyAPartRight() {
    int right = 0;
    int all = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      for (JudgedPosition.Choice choice : Positions.decide(ALL, new RandomAgent(), seed)) {
        right += choice.isRight() ? 1 : 0;
        all++;
      }
    }
    assertThat(right / (double) all).isBetween(0.1, 0.6);
  }

  @Test
  void aVerdictCanTellAllMovesThatAreAlike() {
    assertThat(JudgedPosition.means("play ...", "play 7d")).isTrue();
    assertThat(JudgedPosition.means("play ...", "knock")).isFalse();
    assertThat(JudgedPosition.means("play 7d", "play 7d call")).isFalse();
    assertThat(JudgedPosition.means("bet * win s", "bet 10 win s")).isTrue();
    assertThat(JudgedPosition.means("bet * win s", "bet 10 win h")).isFalse();
    assertThat(JudgedPosition.means("bet * exa s *", "bet 1 exa s")).isFalse();
  }
}
