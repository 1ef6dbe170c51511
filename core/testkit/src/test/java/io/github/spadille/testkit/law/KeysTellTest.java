package io.github.spadille.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.bury.Bury;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Subject;
import org.junit.jupiter.api.Test;

/** Gives observations other keys, and sees that the law finds what is wrong with each. */
class KeysTellTest {
  private static final Secrets SECRETS =
      Secrets.hidden("hand")
          .fromOthers()
          .and("buried")
          .fromOthers()
          .and("stock")
          .fromAll()
          .andChoice("bury");
  private static final int GAMES = 40;

  private static String reason(KeysTell.Key key) {
    KeysTell law = new KeysTell(key);
    return Verdicts.of(Subject.of(Bury.GAME, SECRETS), ImmutableList.of(law), Effort.ofGames(GAMES))
        .of(law)
        .map(Failure::reason)
        .orElse("");
  }

  @Test
  void whatIsSeenIsAKey() {
    assertThat(reason((match, seat) -> match.pastFor(Viewer.seat(seat)).seen().toString()))
        .as("all that was seen since the only shuffle")
        .isEmpty();
  }

  @Test
  void aKeyThatTellsTooMuch() {
    assertThat(reason((match, seat) -> match.moves().toString()))
        .contains("seat ", " has seen the same, and the keys differ");
  }

  @Test
  void aKeyThatForgetsWhatWasTurnedDown() {
    assertThat(reason((match, seat) -> match.size() + " " + match.viewFor(Viewer.seat(seat))))
        .contains(" can tell two games of the same key apart: in its ");
  }

  @Test
  void aKeyThatForgetsTheTable() {
    assertThat(reason((match, seat) -> match.logFor(Viewer.seat(seat)).toString()))
        .contains(" can tell two games of the same key apart: in its view, ");
  }

  @Test
  void aKeyThatForgetsHowManyMovesWereMade() {
    assertThat(reason((match, seat) -> match.viewFor(Viewer.seat(seat)).piles().toString()))
        .contains(" can tell two games of the same key apart: ");
  }
}
