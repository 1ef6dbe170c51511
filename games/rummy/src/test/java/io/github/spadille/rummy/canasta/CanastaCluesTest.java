package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the moves of a player tell the others about hands. */
class CanastaCluesTest {
  private static final String RED_THREES = Kinds.RED_THREES.toString();

  private static List<String> clues(Position position, String move) {
    return HeardDeductions.of(position.rules(), position.state(), position.parse(move));
  }

  /** Returns which of some hands fit what a move tells of a pile. */
  private static List<String> fitting(
      Position position, String move, String pile, String... hands) {
    return HeardDeductions.fitting(
        position.rules(), position.state(), position.parse(move), pile, FAMILY, hands);
  }

  @Test
  @Covers("CAN-70")
  void noHandKeepsARedThreeThatIsDealtOrDrawn() {
    Position start = new Position(Position.two().rules(), Position.two().rules().start());
    assertThat(HeardDeductions.of(start.rules(), start.state(), Position.shuffle()))
        .containsExactly("hand.0 lacks " + RED_THREES, "hand.1 lacks " + RED_THREES);
    assertThat(clues(Position.four(), "draw stock")).containsExactly("hand.0 lacks " + RED_THREES);
    assertThat(clues(Position.of(4, "red-threes=by-hand"), "draw stock")).isEmpty();
    assertThat(clues(Position.four().drawn(), "discard 5c")).isEmpty();
  }

  @Test
  @Covers({"CAN-32", "CAN-33"})
  void whoLaysCardsHasEnoughLeftToEndTheTurn() {
    Position position = Position.four().meld(0, "8s 8h 8d").hand(0, "9s 9h 9d 4s 5s 6s").drawn();

    assertThat(clues(position, "meld 9s 9h 9d")).containsExactly("hand.0 has a property");
    assertThat(
            fitting(
                position,
                "meld 9s 9h 9d",
                "hand.0",
                "9s 9h 9d Kc Qc",
                "9s 9h 9d Kc",
                "9s 9h Kc Qc 2c"))
        .containsExactly("9s 9h 9d Kc Qc");
    assertThat(fitting(position.drawn(), "ask", "hand.0", "4s 5s", "4s")).containsExactly("4s 5s");
  }

  @Test
  @Covers("CAN-57")
  void withoutAStockOnlyWhoCanTakeThePileIsInTurn() {
    Position position = Position.four().stock("").drawn().meld(1, "8s 8h 8d").hand(0, "8c 5c 9d");

    assertThat(clues(position, "discard 8c")).containsExactly("hand.1 has a property");
    assertThat(fitting(position, "discard 8c", "hand.1", "Kc Qc", "8d 8h"))
        .containsExactly("Kc Qc", "8d 8h"); // The eight joins a meld: any hand can take it.
    Position nine = position.hand(1, "9s 9h Kc Qc").score(1, -100);
    assertThat(
            fitting(nine, "discard 9d", "hand.1", "9s 9h Kc Qc", "9s 2h Kc", "9s Th Kc", "Kc Qc"))
        .containsExactly("9s 9h Kc Qc", "9s 2h Kc");
    assertThat(clues(position.stock("Kd"), "discard 8c")).isEmpty();
    assertThat(clues(Position.four().stock("Kd"), "draw stock"))
        .containsExactly("hand.0 lacks " + RED_THREES);
  }

  @Test
  @Covers({"CAN-58", "CAN-61"})
  void theEndOfAHandTellsMore() {
    Position canasta = Position.four().meld(0, "8s 8s 8h 8h 8d 8d 8c").hand(0, "Kd").drawn();

    assertThat(clues(canasta, "discard Kd")).containsExactly("unknown");
    assertThat(clues(canasta.score(0, 4_900), "discard Kd")).containsExactly("unknown");
  }
}
