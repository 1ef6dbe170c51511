package io.github.spadille.solitaire.spider;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.words.Words;
import io.github.spadille.solitaire.Column;
import io.github.spadille.solitaire.Columns;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

class SpiderStagesTest {
  private static final Rules<SpiderState, SpiderMove> RULES =
      Spider.GAME.rules(1, ImmutableMap.of());
  private static final Words WORDS = Spider.GAME.words();

  private static SpiderState twoColumns(Column one, Column two) {
    return new SpiderState(
        HandPhase.PLAY,
        PlayingCards.list("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc"),
        Columns.empty(10).with(0, one).with(1, two),
        PlayingCards.list(""),
        0,
        ScoreSheet.empty(1));
  }

  @Test
  @Covers("SPI-13")
  void theCardUnderThoseThatMoveIsTurnedUpAfterThem() {
    SpiderState state =
        twoColumns(
            new Column(PlayingCards.list("4h 9d 8d"), 1), new Column(PlayingCards.list("Ts"), 0));
    ImmutableList<Stage<SpiderState>> stages =
        RULES.stages(state, RULES.syntax().parse(0, "move c1 2 c2"));

    assertThat(stages).extracting(Stage::name).containsExactly("moved", "turned-up", "done");
    assertThat(stages.get(0).state().columns().get(0).faceDown()).isEqualTo(1);
    assertThat(stages.get(1).state().columns().get(0).faceDown()).isZero();
    assertThat(stages)
        .filteredOn(stage -> !stage.isDone())
        .extracting(stage -> WORDS.text(stage.phrase()))
        .containsExactly("Column 2 gets 9♦ 8♦.", "4♥ is turned up in column 1.");
  }

  @Test
  @Covers({"SPI-13", "SPI-16"})
  void aRunLiesOnTheTableBeforeItGoes() {
    SpiderState state =
        twoColumns(
            new Column(PlayingCards.list("Kd As"), 1),
            new Column(PlayingCards.list("5h Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s"), 1));
    ImmutableList<Stage<SpiderState>> stages =
        RULES.stages(state, RULES.syntax().parse(0, "move c1 1 c2"));

    assertThat(stages)
        .filteredOn(stage -> !stage.isDone())
        .extracting(stage -> WORDS.text(stage.phrase()))
        .containsExactly(
            "Column 2 gets A♠.",
            "K♦ is turned up in column 1.",
            "The run of spades in column 2 is complete and goes away.",
            "5♥ is turned up in column 2.");
    assertThat(stages.get(1).state().columns().get(1).size()).isEqualTo(14);
    assertThat(stages.get(2).state().columns().get(1).faceDown()).isEqualTo(1);
    assertThat(stages.get(4).state().sheet().total(0)).isEqualTo(1);
  }
}
