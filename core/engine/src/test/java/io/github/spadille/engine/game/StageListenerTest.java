package io.github.spadille.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;
import org.junit.jupiter.api.Test;

class StageListenerTest {
  @Test
  void nobodyHearsWhatIsToldToNobody() {
    StageListener<String> stages = StageListener.none();
    stages.reached("taken", "a");
    stages.reached("taken", 1, "b");
    stages.reached("taken", 1, "c", 7);
    stages.reached("raised", 1, "c", 7, 8);
    stages.reached("shown", 1, "c", "As");
    assertThat(stages.isListening()).isFalse();
    assertThat(stages.until("d")).containsExactly(Stage.done("d"));
  }

  @Test
  void whatIsHeardEndsWhereTheMoveLed() {
    StageListener<String> stages = StageListener.heard();
    stages.reached("complete", "a");
    stages.reached("taken", 1, "b", 7);
    assertThat(stages.isListening()).isTrue();
    ImmutableList<Stage<String>> all = stages.until("c");
    assertThat(all).extracting(Stage::name).containsExactly("complete", "taken", Stage.DONE);
    assertThat(all).extracting(Stage::state).containsExactly("a", "b", "c");
    assertThat(all.get(0).seat()).isEqualTo(Seats.NOBODY);
    assertThat(all.get(1).phrase()).isEqualTo(new Phrase("stage.taken", 1, ImmutableList.of(7)));
    assertThat(all.get(2).isDone()).isTrue();
  }

  @Test
  void numbersAreToldAsOtherThingsAre() {
    StageListener<String> stages = StageListener.heard();
    stages.reached("raised", 1, "a", 7, 8);
    stages.reached("shown", 2, "b", "As", 9, "Kh");
    assertThat(stages.until("b"))
        .extracting(Stage::phrase)
        .containsExactly(
            new Phrase("stage.raised", 1, ImmutableList.of(7, 8)),
            new Phrase("stage.shown", 2, ImmutableList.of("As", 9, "Kh")));
  }

  @Test
  void theLastThatIsToldMayBeWhereTheMoveLed() {
    StageListener<String> stages = StageListener.heard();
    stages.reached("taken", "a");
    assertThat(stages.until("a")).extracting(Stage::name).containsExactly("taken");
  }
}
