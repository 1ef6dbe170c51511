package io.github.spadille.solitaire.spider;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.words.Words;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

class SpiderStagesTest {
  private static final Rules<SpiderState, SpiderMove> RULES =
      Spider.GAME.rules(1, ImmutableMap.of());
  private static final Words WORDS = Spider.GAME.words();

  private static final String STOCK = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc";

  private static final String[] TEN_KINGS = {
    "Kh", "Kh", "Kh", "Kh", "Kh", "Kh", "Kh", "Kh", "Kh", "Kh"
  };

  private static SpiderState twoColumns(String one, String two) {
    return SpiderLayout.of(STOCK, 0, 0, one, two);
  }

  @Test
  @Covers("SPI-13")
  void theCardUnderThoseThatMoveIsTurnedUpAfterThem() {
    SpiderState state = twoColumns("4h | 9d 8d", "Ts");
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

  private static ImmutableList<String> told(SpiderState state, SpiderMove move) {
    return RULES.stages(state, move).stream()
        .filter(stage -> !stage.isDone())
        .map(stage -> WORDS.text(stage.phrase()))
        .collect(toImmutableList());
  }

  private static ImmutableList<String> told(SpiderState state, String move) {
    return told(state, RULES.syntax().parse(0, move));
  }

  @Test
  @Covers("SPI-13")
  void nothingIsTurnedUpWhereNoCardLiesFaceDown() {
    SpiderState open = twoColumns("4h 8d", "9s");
    assertThat(told(open, "move c1 1 c2")).containsExactly("Column 2 gets 8♦.");
    assertThat(told(open, "move c1 1 c3")).containsExactly("Column 3 gets 8♦.");
    assertThat(told(open, "move c2 1 c3")).containsExactly("Column 3 gets 9♠.");
  }

  @Test
  @Covers({"SPI-3", "SPI-14"})
  void whatIsDealtIsTold() {
    assertThat(told(RULES.start(), RULES.chance(RULES.start(), RandomSource.seeded(1))))
        .containsExactly("Ten columns are dealt.");
    SpiderState full = SpiderLayout.of(STOCK, 0, 7, TEN_KINGS);
    SpiderMove deal = RULES.syntax().parse(0, "deal");
    assertThat(told(full, deal)).startsWith("Columns 1 to 10 get 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣.");
    assertThat(RULES.stages(full, deal).get(0).state().moves()).isEqualTo(7);
    assertThat(RULES.apply(full, deal).moves()).isEqualTo(8);
  }

  @Test
  @Covers({"SPI-22", "SPI-23"})
  void theEndIsTold() {
    SpiderState last = SpiderLayout.of("", 7, 0, "As", "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s");
    assertThat(RULES.stages(last, RULES.syntax().parse(0, "move c1 1 c2")))
        .extracting(stage -> stage.isDone() ? "done" : WORDS.text(stage.phrase()))
        .containsExactly(
            "Column 2 gets A♠.",
            "The run of spades in column 2 is complete and goes away.",
            "All eight runs are gone: the game is won.");
    SpiderState stuck =
        SpiderLayout.of(
            "Kc Kc Kc Kc Kc Kc Kc Kc Kc Kc",
            0,
            0,
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d");
    assertThat(RULES.stages(stuck, RULES.syntax().parse(0, "deal")))
        .extracting(stage -> stage.isDone() ? "done" : WORDS.text(stage.phrase()))
        .endsWith("No move is possible any more: the game is lost.");
  }

  @Test
  @Covers({"SPI-13", "SPI-16"})
  void aRunLiesOnTheTableBeforeItGoes() {
    SpiderState state = twoColumns("Kd | As", "5h | Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s");
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
