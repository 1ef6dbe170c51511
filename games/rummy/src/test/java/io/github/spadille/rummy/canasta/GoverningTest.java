package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import org.junit.jupiter.api.Test;

/** Which rules say what may be done. */
class GoverningTest {
  private static ImmutableList<String> rules(CanastaTable position) {
    return position.rules().governing(position.state(), position.state().turn().first());
  }

  @Test
  void theDrawIsGovernedByTheStateOfThePile() {
    CanastaTable position = CanastaTable.four().hand(0, "9s 9d 4s 5s").discardPile("9h");

    assertThat(rules(position)).containsExactly("CAN-8", "CAN-15", "CAN-32", "CAN-36");
    assertThat(rules(position.meld(0, "9c 9c 9d")))
        .containsExactly("CAN-8", "CAN-15", "CAN-33", "CAN-35");
    assertThat(rules(position.frozen())).containsExactly("CAN-8", "CAN-15", "CAN-32", "CAN-37");
    assertThat(rules(position.discardPile("3s"))).containsExactly("CAN-15", "CAN-41");
    assertThat(rules(position.discardPile("2s"))).containsExactly("CAN-15", "CAN-41");
    assertThat(rules(position.stock("")))
        .containsExactly("CAN-8", "CAN-17", "CAN-32", "CAN-36", "CAN-57");
  }

  @Test
  void aReachInVainIsGoverned() {
    CanastaTable position = CanastaTable.of(4, "false-take=priced");

    assertThat(rules(position)).containsExactly("CAN-8", "CAN-15", "CAN-18", "CAN-32", "CAN-36");
    assertThat(rules(position.play("take none"))).containsExactly("CAN-15", "CAN-18");
  }

  @Test
  void afterTheDrawTheMeldsAndTheDiscardAreGoverned() {
    CanastaTable position = CanastaTable.four().hand(0, "9s 9d 4s 5s 6s").drawn();

    assertThat(rules(position))
        .containsExactly(
            "CAN-19", "CAN-20", "CAN-21", "CAN-25", "CAN-26", "CAN-27", "CAN-28", "CAN-32",
            "CAN-45", "CAN-46", "CAN-52");
    assertThat(rules(position.meld(0, "8s 8h 8d")))
        .containsExactly(
            "CAN-19", "CAN-20", "CAN-21", "CAN-22", "CAN-25", "CAN-26", "CAN-27", "CAN-33",
            "CAN-45", "CAN-46", "CAN-52");
    assertThat(rules(position.meld(0, "8s 8h 8d").hand(0, "9s 9d 4s 5s")))
        .containsExactly(
            "CAN-19", "CAN-20", "CAN-21", "CAN-22", "CAN-25", "CAN-26", "CAN-27", "CAN-33",
            "CAN-45", "CAN-46", "CAN-52");
    assertThat(rules(position.meld(0, "8s 8s 8h 8h 8d 8d 8c").asked(Asked.YES)))
        .containsExactly(
            "CAN-19", "CAN-20", "CAN-21", "CAN-22", "CAN-25", "CAN-26", "CAN-27", "CAN-33",
            "CAN-45", "CAN-46", "CAN-49", "CAN-55");
    assertThat(rules(position.asked(Asked.NO)))
        .containsExactly(
            "CAN-19", "CAN-20", "CAN-21", "CAN-25", "CAN-26", "CAN-27", "CAN-28", "CAN-32",
            "CAN-45", "CAN-46", "CAN-54");
    assertThat(rules(position.noDiscard()))
        .containsExactly(
            "CAN-19", "CAN-20", "CAN-21", "CAN-25", "CAN-26", "CAN-27", "CAN-28", "CAN-32",
            "CAN-52", "CAN-59");
    assertThat(rules(position.play("ask"))).containsExactly("CAN-53");
  }

  @Test
  void aFirstMeldBelowTheMinimumMustGoOn() {
    CanastaTable position = CanastaTable.four().hand(0, "Ks Kh Kd Qs Qh Qd 4s 5s").drawn();

    assertThat(rules(position.play("meld Ks Kh Kd")))
        .containsExactly(
            "CAN-19", "CAN-20", "CAN-21", "CAN-22", "CAN-25", "CAN-26", "CAN-27", "CAN-28",
            "CAN-31", "CAN-32");
  }

  @Test
  void blackThreesLeaveOnlyGoingOut() {
    CanastaTable position =
        CanastaTable.four().meld(0, "8s 8s 8h 8h 8d 8d 8c").hand(0, "3s 3c 3c Jd").drawn();

    assertThat(rules(position.play("meld 3s 3c 3c")))
        .containsExactly(
            "CAN-19", "CAN-22", "CAN-26", "CAN-27", "CAN-33", "CAN-45", "CAN-46", "CAN-49");
  }

  @Test
  void aRedThreeInTheHandMayBeLaid() {
    CanastaTable position = CanastaTable.of(4, "red-threes=by-hand").hand(0, "3h 4s 5s");

    assertThat(rules(position)).containsExactly("CAN-8", "CAN-15", "CAN-32", "CAN-36", "CAN-70");
    assertThat(position.rules().governing(position.state(), 1)).isEmpty();
  }
}
