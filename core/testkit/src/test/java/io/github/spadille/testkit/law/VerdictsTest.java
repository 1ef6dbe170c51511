package io.github.spadille.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.bury.Bury;
import io.github.spadille.testkit.bury.BuryMove;
import io.github.spadille.testkit.bury.BuryOptions;
import io.github.spadille.testkit.bury.BuryState;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Subject;
import io.github.spadille.testkit.whisper.Whisper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class VerdictsTest {
  private static final Secrets SECRETS =
      Secrets.hidden("hand").fromOthers().and("buried").fromOthers().and("stock").fromAll();
  private static final ImmutableList<Law> LAWS =
      ImmutableList.of(Laws.CARDS_CONSERVED, Laws.SCORES_ARE_SUMS, Laws.TURNS_HAVE_MOVES);

  private static Verdicts verdicts(Game<BuryState, BuryMove, BuryOptions> game, Effort effort) {
    return Verdicts.of(Subject.of(game, SECRETS), LAWS, effort);
  }

  @Test
  void theGamesAreCountedAndPlayedOnceForAllLaws() {
    AtomicInteger starts = new AtomicInteger();
    Game<BuryState, BuryMove, BuryOptions> counted =
        Bury.game(
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public BuryState start() {
                    starts.incrementAndGet();
                    return super.start();
                  }
                });
    Verdicts verdicts = verdicts(counted, Effort.ofGames(7));
    assertThat(starts).hasValue(7);
    assertThat(verdicts.isKept()).isTrue();
    assertThat(verdicts).asString().startsWith("bury: 7 games, ");
    assertThat(verdicts).asString().isEqualTo(verdicts(Bury.GAME, Effort.ofGames(7)).toString());
  }

  @Test
  void aGameIsPlayedByEachPreset() {
    List<ImmutableMap<String, String>> seen = new ArrayList<>();
    Law watching =
        new SampleLaw() {
          @Override
          public String sentence() {
            return "Games are seen.";
          }

          @Override
          <S extends GameState, M extends Move> Sample<S, M> sample(
              Subject<S, M, ?> subject, long seed) {
            return new Sample<>() {
              @Override
              public void see(Run<S, M> run) {
                seen.add(run.setup().options());
              }

              @Override
              public Optional<Fault<S, M>> problem() {
                return Optional.empty();
              }
            };
          }
        };
    Verdicts verdicts =
        Verdicts.of(
            Subject.of(Whisper.GAME, Secrets.none()),
            ImmutableList.of(watching),
            Effort.ofGames(2));
    assertThat(verdicts).asString().startsWith("whisper: 3 games, ");
    assertThat(seen).hasSize(3);
    assertThat(seen.get(2)).isEqualTo(Whisper.GAME.options().preset("aloud").options());
  }

  @Test
  void noOtherGameIsBegunAfterSoManyMoves() {
    assertThat(verdicts(Bury.GAME, new Effort(0, 25, 0))).asString().startsWith("bury: 5 games, ");
    assertThat(verdicts(Bury.GAME, new Effort(3, 2, 0))).asString().startsWith("bury: 2 games, ");
    assertThat(verdicts(Bury.GAME, new Effort(0, 25, 100)))
        .asString()
        .startsWith("bury: 11 games, ");
  }

  @Test
  void eachLawHasItsVerdict() {
    Game<BuryState, BuryMove, BuryOptions> broken =
        Bury.game(
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected BuryState takeTrick(BuryState state) {
                    BuryState taken = super.takeTrick(state);
                    return taken.withSheet(taken.sheet().add(1, "BRY-99", 0, 1));
                  }
                });
    Verdicts verdicts = verdicts(broken, Effort.ofGames(7));
    assertThat(verdicts.isKept()).isFalse();
    assertThat(verdicts.of(Laws.CARDS_CONSERVED)).isEmpty();
    Failure failure = verdicts.of(Laws.SCORES_ARE_SUMS).orElseThrow();
    assertThat(failure.reason()).contains("BRY-99");
    assertThat(failure)
        .as("shrunk alike every time")
        .isEqualTo(verdicts(broken, Effort.ofGames(7)).of(Laws.SCORES_ARE_SUMS).orElseThrow());
    assertThatThrownBy(() -> verdicts.of(Laws.GAMES_END))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("GamesEnd was not tried; tried: [CardsConserved, ");
  }

  @Test
  void aGameThatThrowsBreaksTheLawsThatLookThere() {
    Game<BuryState, BuryMove, BuryOptions> broken =
        Bury.game(
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected Table.Builder piles(BuryState state) {
                    if (!state.trick().isEmpty()) {
                      throw new IllegalStateException("no table");
                    }
                    return super.piles(state);
                  }
                });
    Verdicts verdicts = Verdicts.of(Subject.of(broken, SECRETS), Laws.all(), Effort.ofGames(3));
    assertThat(verdicts.of(Laws.CARDS_CONSERVED).orElseThrow().reason()).contains("no table");
    assertThat(verdicts.of(Laws.SECRETS_VARY).orElseThrow().reason()).contains("no table");
    assertThat(verdicts.of(Laws.TURNS_HAVE_MOVES)).isEmpty();
  }

  @Test
  void anEffortIsAtLeastAGame() {
    assertThatThrownBy(() -> Effort.ofGames(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0 games; expected 1 or more");
    assertThatThrownBy(() -> new Effort(0, 1, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("-1 moves; expected 0 or more");
  }

  @Test
  void aLawIsTriedOnce() {
    Subject<BuryState, BuryMove, BuryOptions> subject = Subject.of(Bury.GAME, SECRETS);
    ImmutableList<Law> twice = ImmutableList.of(Laws.GAMES_END, Laws.GAMES_END);
    assertThatThrownBy(() -> Verdicts.of(subject, twice, Effort.ofGames(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("GamesEnd is named twice");
  }
}
