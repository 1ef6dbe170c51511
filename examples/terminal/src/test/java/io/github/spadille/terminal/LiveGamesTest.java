package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Multiset;
import io.github.spadille.agents.ReactionTime;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.reaction.aggravation.Aggravation;
import io.github.spadille.solitaire.pirate.Pirate;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games by keys that anybody might press. */
class LiveGamesTest {
  private static <S extends GameState, M extends Move> Match<S, M> played(
      Game<S, M, ?> game, Seats people, long seed) {
    LiveTestTable<S, M> table =
        new LiveTestTable<>(ChosenGame.of(game, 2, game.options().withLive(Map.of())), people);
    RandomFingers fingers = new RandomFingers(table.time, table::shownLast, seed);
    LivePlay<S, M> live =
        table.play(fingers, new RandomAgent().policy(), random -> ReactionTime.of("hard", random));
    Dealer dealer = Dealer.seeded(seed);
    Random random = new Random(seed);
    Match<S, M> match = Match.start(table.chosen.setup());
    while (!match.isOver()) {
      if (LivePlay.isLive(match, people)) {
        match = live.play(match);
        assertThat(LivePlay.isLive(match, people)).isFalse();
      } else if (match.state().turn().isChance()) {
        match = match.resolveChance(dealer);
      } else {
        MoveList<M> moves = match.rules().legalMoves(match.state());
        match = match.play(moves.get(random.nextInt(moves.size())));
      }
    }
    return match;
  }

  private static <S extends GameState, M extends Move> void check(Match<S, M> match) {
    assertThat(match.isOver()).isTrue();
    for (int seat : Seats.all(2)) {
      assertThat(match.moves()).as("moves of seat %s", seat).anyMatch(move -> move.seat() == seat);
    }
    Match<S, M> at = Match.start(match.setup());
    for (M move : match.moves()) {
      at = at.play(move);
      assertThat(seen(at, Viewer.seat(0))).isEqualTo(seen(at, Viewer.bystander()));
      assertThat(seen(at, Viewer.seat(1))).isEqualTo(seen(at, Viewer.bystander()));
    }
  }

  /** Two people see one screen, so none of them may know a card that the other does not. */
  private static <S extends GameState, M extends Move> Multiset<Card> seen(
      Match<S, M> match, Viewer viewer) {
    return Layout.of(match.rules().table(match.state()).seenBy(viewer), match.state()).cards();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void aggravation(long seed) {
    check(played(Aggravation.GAME, Seats.of(1), seed));
    check(played(Aggravation.GAME, Seats.all(2), seed));
  }

  @ParameterizedTest
  @ValueSource(longs = {2, 3})
  void pirate(long seed) {
    check(played(Pirate.GAME, Seats.of(0), seed));
    check(played(Pirate.GAME, Seats.all(2), seed));
  }
}
