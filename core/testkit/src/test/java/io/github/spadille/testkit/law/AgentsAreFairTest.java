package io.github.spadille.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.Thinker;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.bury.Bury;
import io.github.spadille.testkit.bury.BuryMove;
import io.github.spadille.testkit.bury.BuryOptions;
import io.github.spadille.testkit.bury.BuryState;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Lets agents and rules of thumb look at what they must not, and sees that the laws notice. */
class AgentsAreFairTest {
  private static final Secrets SECRETS =
      Secrets.hidden("hand")
          .fromOthers()
          .and("buried")
          .fromOthers()
          .and("stock")
          .fromAll()
          .andChoice("bury");
  private static final int GAMES = 30;

  private static String reason(Law law, Subject<BuryState, BuryMove, BuryOptions> subject) {
    return Verdicts.of(subject, ImmutableList.of(law), Effort.ofGames(GAMES))
        .of(law)
        .map(Failure::reason)
        .orElse("");
  }

  private static String reason(Agent agent) {
    return reason(new AgentsAreFair(ImmutableList.of(agent)), Subject.of(Bury.GAME, SECRETS));
  }

  @Test
  void whoDrawsFromItsOwnGeneratorIsFair() {
    assertThat(reason(new RandomAgent())).isEmpty();
  }

  @Test
  void whoRemembersWhatWentBeforeIsNot() {
    AtomicInteger count = new AtomicInteger();
    Agent counting =
        new Agent() {
          @Override
          public <S extends GameState, M extends Move> M choose(
              Observation<S, M> observation, RandomSource random) {
            MoveList<M> moves = observation.legalMoves();
            return moves.get(count.incrementAndGet() % moves.size());
          }

          @Override
          public String toString() {
            return "counting";
          }
        };
    assertThat(reason(counting))
        .startsWith("counting at seat ")
        .contains(" can tell that ", ": it chooses ");
  }

  @Test
  void aGamesOwnSearchThatRemembersWhatWentBeforeIsNoticed() {
    AtomicInteger count = new AtomicInteger();
    Thinker<BuryState, BuryMove> counting =
        (offered, sampler, random) -> offered.get(count.incrementAndGet() % offered.size());
    Subject<BuryState, BuryMove, BuryOptions> thinking =
        Subject.of(
            Bury.game(
                (seats, options) ->
                    new Bury(seats, options) {
                      @Override
                      public Optional<Thinker<BuryState, BuryMove>> thinker() {
                        return Optional.of(counting);
                      }
                    }),
            SECRETS);
    assertThat(reason(new AgentsAreFair(ImmutableList.of(new RandomAgent())), thinking))
        .startsWith("hard at seat ")
        .contains(" can tell that ", ": it chooses ");
  }

  private static Subject<BuryState, BuryMove, BuryOptions> weighing(
      RulesOfThumb<BuryState, BuryMove> thumbs) {
    return Subject.of(
        Bury.game(
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public RulesOfThumb<BuryState, BuryMove> rulesOfThumb() {
                    return thumbs;
                  }
                }),
        SECRETS);
  }

  @Test
  void aThumbThatLooksAtTheStockIsNoticed() {
    assertThat(
            reason(
                Laws.THUMBS_TELL_NOTHING,
                weighing(
                    (state, move) ->
                        state.stock().isEmpty() ? 1 : state.stock().top().rank().ordinal())))
        .contains(" weighs ", " and then ", "; what the mover does not see: ");
  }

  @Test
  void aWeightIsNotLessThanNothing() {
    assertThat(reason(Laws.THUMBS_TELL_NOTHING, weighing((state, move) -> -1)))
        .contains(" weighs -1; ");
  }

  @Test
  void aThumbThatLooksAtTheMoveIsFair() {
    assertThat(reason(Laws.THUMBS_TELL_NOTHING, weighing((state, move) -> move.seat() + 1)))
        .isEmpty();
  }
}
