package io.github.spadille.testkit.bury;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.testkit.Twins;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TwinsTest {
  private static final String BURIED = "* deal hand.0: As Ks; hand.1: Ah\n0 bury As\n1 bury Ah\n";

  private static Twins<BuryState, BuryMove> twins(
      Game<BuryState, BuryMove, BuryOptions> game, String lines, String card, String changed) {
    String text = "spadille 1\nGame: bury\nSeats: 2\n\n" + lines;
    return Twins.exchanging(game, GameRecord.parse("test", text), card, changed);
  }

  @Test
  void whatIsHiddenMakesNoDifference() {
    Twins<BuryState, BuryMove> twins = twins(Bury.GAME, BURIED, "As", "Ks");
    assertThat(twins.original().state().buried().get(0).toString()).isEqualTo("As");
    assertThat(twins.twin().state().buried().get(0).toString()).isEqualTo("Ks");
    assertThat(twins.difference(Viewer.seat(1))).isEmpty();
    assertThat(twins.difference(Viewer.bystander())).isEmpty();
  }

  @Test
  void whoSeesTheCardsSeesTheDifference() {
    assertThat(twins(Bury.GAME, BURIED, "As", "Ks").difference(Viewer.seat(0)).orElseThrow())
        .contains("after 2 moves")
        .contains("As")
        .contains("Ks");
  }

  @Test
  void aTalkativeRefusalIsADifference() {
    Game<BuryState, BuryMove, BuryOptions> game =
        Bury.game(
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected Optional<Refusal> refusalOfCard(
                      BuryState state, int seat, PlayingCard card) {
                    return super.refusalOfCard(state, seat, card)
                        .map(refusal -> Refusal.of(refusal.ruleId(), "it is in " + state.buried()));
                  }
                });
    assertThat(twins(game, BURIED, "As", "Ks").difference(Viewer.seat(1)).orElseThrow())
        .contains("it is in");
  }

  @Test
  void anOpenMoveIsTheSameInBothGames() {
    assertThatThrownBy(() -> twins(Bury.GAME, BURIED + "0 play Ks\n", "Ks", "Ah"))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void aCardThatDoesNotExistIsNamed() {
    assertThatThrownBy(() -> twins(Bury.GAME, BURIED, "As", "7s"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no card 7s on the table");
  }
}
