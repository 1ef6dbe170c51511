package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.spadille.engine.seat.Seats;
import io.github.spadille.formats.record.GameRecord;
import org.junit.jupiter.api.Test;

class SeatingTest {
  private static GameRecord record(String seated) {
    return GameRecord.parse("a", "spadille 1\nGame: oh-hell\nSeated: " + seated + "\n");
  }

  @Test
  void aRecordTellsWhoSitsWhere() {
    Seating seating = Seating.of(record("0=person 1=hard 2=random"), 3).orElseThrow();

    assertThat(seating.people()).isEqualTo(Seats.of(0));
    assertThat(seating.agents().at(1)).isEqualTo(new AgentChoice("hard"));
    assertThat(seating.text()).isEqualTo("0=person 1=hard 2=random");
    assertThat(Seating.of(GameRecord.parse("a", "spadille 1\nGame: oh-hell\n"), 3)).isEmpty();
  }

  @Test
  void noRecordMakesAnAgentThinkForEver() {
    Seating seating =
        Seating.of(record("0=person 1=ismcts:time=999999999ms,threads=256"), 2).orElseThrow();

    assertThat(seating.agents().at(1)).isEqualTo(AgentChoice.NORMAL);
  }

  @Test
  void whatCannotBeReadIsNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Seating.of(record("7=person"), 2))
        .withMessageContaining("7=person; expected one of seats 0 to 1");
    assertThatIllegalArgumentException().isThrownBy(() -> Seating.of(record("0=nobody"), 2));
  }
}
