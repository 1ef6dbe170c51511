package io.github.spadille.games.pad;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.fishing.cassino.Cassino;
import io.github.spadille.fishing.cassino.CassinoOptions;
import io.github.spadille.fishing.cassino.CassinoState;
import io.github.spadille.fishing.scopa.Scopa;
import io.github.spadille.fishing.scopa.ScopaOptions;
import io.github.spadille.fishing.scopa.ScopaState;
import io.github.spadille.testkit.ContractRunner;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.tricktaking.polignac.Polignac;
import io.github.spadille.tricktaking.polignac.PolignacOptions;
import io.github.spadille.tricktaking.polignac.PolignacState;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Variants that override what scores, and forget the pad: the law of pads catches each. */
class ForgottenPadTest {
  private static final int GAMES = 12;

  /** Scopa in which the first player gets a point in each hand. */
  private static class PaidScopa extends Scopa {
    PaidScopa(int seats, ScopaOptions options) {
      super(seats, options);
    }

    @Override
    protected ScoreSheet score(ScopaState state) {
      return award(super.score(state), state.handNumber(), "SCO-25", 0, 1);
    }
  }

  /** The same, whose pad is not forgotten. */
  private static final class PadlessScopa extends PaidScopa {
    PadlessScopa(int seats, ScopaOptions options) {
      super(seats, options);
    }

    @Override
    public Optional<ScorePad<ScopaState>> scorePad() {
      return Optional.empty();
    }
  }

  /** Cassino in which only the majorities of cards score. */
  private static final class PlainCassino extends Cassino {
    PlainCassino(int seats, CassinoOptions options) {
      super(seats, options);
    }

    @Override
    protected ImmutableList<ScoreSheet.Line> awards(CassinoState state) {
      return super.awards(state).stream()
          .filter(line -> line.reason().equals("cards"))
          .collect(ImmutableList.toImmutableList());
    }
  }

  /** Polignac in which queens cost a point too. */
  private static final class QueensPolignac extends Polignac {
    QueensPolignac(int seats, PolignacOptions options) {
      super(seats, options);
    }

    @Override
    protected ScoreSheet score(PolignacState state) {
      ScoreSheet sheet = super.score(state);
      for (int seat = 0; seat < seats; seat++) {
        int queens = PlayingCards.countRank(state.cards().won(seat), Rank.QUEEN);
        sheet = queens == 0 ? sheet : sheet.add(state.handNumber(), "POL-11", seat, queens);
      }
      return sheet;
    }
  }

  private static <S extends GameState, M extends Move, O> Optional<Failure> failure(
      Game<S, M, O> game, Game.RulesFactory<S, M, O> rules) {
    Game<S, M, O> variant =
        game.variant(game.id() + "-forgotten")
            .name(game.name())
            .summary(game.summary())
            .rules(rules)
            .build();
    return ContractRunner.run(
        variant, Secrets.hidden("hand").fromOthers(), Laws.PADS_FOLLOW, GAMES);
  }

  @Test
  void ofScopa() {
    assertThat(failure(Scopa.GAME, PaidScopa::new).orElseThrow().reason()).contains("SCO-25");
    assertThat(failure(Scopa.GAME, PadlessScopa::new)).isEmpty();
  }

  @Test
  void ofCassino() {
    assertThat(failure(Cassino.GAME, PlainCassino::new).orElseThrow().reason())
        .contains("on the pad alone: {hand 1 seat 0 CAS-34");
  }

  @Test
  void ofPolignac() {
    assertThat(failure(Polignac.GAME, QueensPolignac::new).orElseThrow().reason())
        .contains("POL-11");
  }
}
