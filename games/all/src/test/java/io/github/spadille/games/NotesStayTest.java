package io.github.spadille.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.betting.pontoon.Pontoon;
import io.github.spadille.betting.pontoon.PontoonState;
import io.github.spadille.betting.speculation.Speculation;
import io.github.spadille.betting.speculation.SpeculationState;
import io.github.spadille.betting.superfecta.Superfecta;
import io.github.spadille.betting.superfecta.SuperfectaState;
import io.github.spadille.betting.thirtyone.ThirtyOne;
import io.github.spadille.betting.thirtyone.ThirtyOneState;
import io.github.spadille.cantorscomb.cantorscomb.CantorsComb;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState;
import io.github.spadille.cantorscomb.flashcards.Flashcards;
import io.github.spadille.cantorscomb.flashcards.FlashcardsState;
import io.github.spadille.cantorscomb.zenertest.ZenerTest;
import io.github.spadille.cantorscomb.zenertest.ZenerTestState;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.fishing.cassino.Cassino;
import io.github.spadille.fishing.cassino.CassinoState;
import io.github.spadille.fishing.koikoi.KoiKoi;
import io.github.spadille.fishing.koikoi.KoiKoiState;
import io.github.spadille.fishing.scopa.Scopa;
import io.github.spadille.fishing.scopa.ScopaState;
import io.github.spadille.fishing.stealingbundles.StealingBundles;
import io.github.spadille.fishing.stealingbundles.StealingBundlesState;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindow;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowState;
import io.github.spadille.rummy.cactus.Cactus;
import io.github.spadille.rummy.cactus.CactusState;
import io.github.spadille.rummy.canasta.Canasta;
import io.github.spadille.rummy.canasta.CanastaState;
import io.github.spadille.rummy.kowah.Kowah;
import io.github.spadille.rummy.kowah.KowahState;
import io.github.spadille.rummy.vazhushal.Vazhushal;
import io.github.spadille.rummy.vazhushal.VazhushalState;
import io.github.spadille.shedding.idoubtit.IDoubtIt;
import io.github.spadille.shedding.idoubtit.IDoubtItState;
import io.github.spadille.shedding.pittypat.PittyPat;
import io.github.spadille.shedding.pittypat.PittyPatState;
import io.github.spadille.shedding.thirteen.Thirteen;
import io.github.spadille.shedding.thirteen.ThirteenState;
import io.github.spadille.solitaire.pirate.Pirate;
import io.github.spadille.solitaire.pirate.PirateState;
import io.github.spadille.solitaire.spider.Spider;
import io.github.spadille.solitaire.spider.SpiderState;
import io.github.spadille.stops.comet.Comet;
import io.github.spadille.stops.comet.CometState;
import io.github.spadille.stops.crates.Crates;
import io.github.spadille.stops.crates.CratesState;
import io.github.spadille.stops.crazyeights.CrazyEights;
import io.github.spadille.stops.crazyeights.CrazyEightsState;
import io.github.spadille.stops.fantan.FanTan;
import io.github.spadille.stops.fantan.FanTanState;
import io.github.spadille.stops.playorpay.PlayOrPay;
import io.github.spadille.stops.playorpay.PlayOrPayState;
import io.github.spadille.stops.ristiseiska.Ristiseiska;
import io.github.spadille.stops.ristiseiska.RistiseiskaState;
import io.github.spadille.tricktaking.canadiansalad.CanadianSalad;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladState;
import io.github.spadille.tricktaking.chicago.Chicago;
import io.github.spadille.tricktaking.chicago.ChicagoState;
import io.github.spadille.tricktaking.fivehundred.FiveHundred;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.ohhell.OhHellState;
import io.github.spadille.tricktaking.pageone.PageOne;
import io.github.spadille.tricktaking.pageone.PageOneState;
import io.github.spadille.tricktaking.polignac.Polignac;
import io.github.spadille.tricktaking.polignac.PolignacState;
import io.github.spadille.tricktaking.toepen.Toepen;
import io.github.spadille.tricktaking.toepen.ToepenState;
import io.github.spadille.tricktaking.tute.Tute;
import io.github.spadille.tricktaking.tute.TuteState;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What a variant notes on the score sheet of a game stays there, and changes no play. */
class NotesStayTest {
  private static final int MOST_MOVES = 3_000;

  @TestFactory
  Stream<DynamicTest> aNoteStaysThroughTheGame() {
    return Stream.of(
        test(Cactus.GAME, CactusState::withSheet),
        test(CanadianSalad.GAME, CanadianSaladState::withSheet),
        test(Canasta.GAME, CanastaState::withSheet),
        test(CantorsComb.GAME, CantorsCombState::withSheet),
        test(Cassino.GAME, CassinoState::withSheet),
        test(Chicago.GAME, ChicagoState::withSheet),
        test(Comet.GAME, CometState::withSheet),
        test(Crates.GAME, CratesState::withSheet),
        test(CrazyEights.GAME, CrazyEightsState::withSheet),
        test(FanTan.GAME, FanTanState::withSheet),
        test(FiveHundred.GAME, FiveHundredState::withSheet),
        test(Flashcards.GAME, FlashcardsState::withSheet),
        test(IDoubtIt.GAME, IDoubtItState::withSheet),
        test(KoiKoi.GAME, KoiKoiState::withSheet),
        test(Kowah.GAME, KowahState::withSheet),
        test(OhHell.GAME, OhHellState::withSheet),
        test(PageOne.GAME, PageOneState::withSheet),
        test(Pirate.GAME, PirateState::withSheet),
        test(PittyPat.GAME, PittyPatState::withSheet),
        test(PlayOrPay.GAME, PlayOrPayState::withSheet),
        test(Polignac.GAME, PolignacState::withSheet),
        test(Pontoon.GAME, PontoonState::withSheet),
        test(Ristiseiska.GAME, RistiseiskaState::withSheet),
        test(Scopa.GAME, ScopaState::withSheet),
        test(Speculation.GAME, SpeculationState::withSheet),
        test(Spider.GAME, SpiderState::withSheet),
        test(StealingBundles.GAME, StealingBundlesState::withSheet),
        test(Superfecta.GAME, SuperfectaState::withSheet),
        test(Thirteen.GAME, ThirteenState::withSheet),
        test(ThirtyOne.GAME, ThirtyOneState::withSheet),
        test(ThroughTheWindow.GAME, ThroughTheWindowState::withSheet),
        test(Toepen.GAME, ToepenState::withSheet),
        test(Tute.GAME, TuteState::withSheet),
        test(Vazhushal.GAME, VazhushalState::withSheet),
        test(ZenerTest.GAME, ZenerTestState::withSheet));
  }

  private static <S extends GameState, M extends Move> DynamicTest test(
      Game<S, M, ?> game, BiFunction<S, ScoreSheet, S> withSheet) {
    return DynamicTest.dynamicTest(game.id(), () -> play(game.rules(), withSheet));
  }

  /** Notes the number of each move before it is made, beside a game without notes. */
  private static <S extends GameState, M extends Move> void play(
      Rules<S, M> rules, BiFunction<S, ScoreSheet, S> withSheet) {
    RandomSource random = RandomSource.seeded(1);
    S plain = rules.start();
    S noted = plain;
    for (int i = 0; i < MOST_MOVES && !plain.turn().isOver(); i++) {
      M move = plain.turn().isChance() ? rules.chance(plain, random) : any(rules, plain, random);
      noted = withSheet.apply(noted, noted.sheet().withNote("moves", i));
      assertThat(rules.legalMoves(noted)).isEqualTo(rules.legalMoves(plain));
      plain = rules.apply(plain, move);
      noted = rules.apply(noted, move);
      assertThat(noted.sheet().note("moves", -1)).as("after move %s, %s", i, move).isEqualTo(i);
      assertThat(rules.table(noted)).isEqualTo(rules.table(plain));
      assertThat(noted.outcome()).isEqualTo(plain.outcome());
    }
  }

  private static <S extends GameState, M extends Move> M any(
      Rules<S, M> rules, S state, RandomSource random) {
    MoveList<M> moves = rules.legalMoves(state);
    return moves.get(random.nextInt(moves.size()));
  }
}
