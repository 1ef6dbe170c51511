package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.move.NumberSet;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

/** Which reason a player reads who tries what is not allowed, and what a legal move tells. */
class CassinoRefusalTest {
  /** Seven of seat 1, made of a six and an ace. */
  private static final Build SEVEN = new Build(1, Build.Kind.SUM, Rank.SEVEN, 1, 1, set("6d As"));

  /** Returns a position of two seats in which seat 0 is in turn. */
  private static TestTable position(String hand0, String board, Build... builds) {
    return TestTable.of(Cassino.GAME, 2)
        .resolveChance(1)
        .withCards("hand.0: " + hand0, "hand.1: 3c 7c", "board: " + board)
        .after(CassinoState.class, state -> new CassinoPosition(state).builds(builds).state());
  }

  @Test
  @Covers("CAS-6")
  void aPlayerUsesACardOfTheHandInTurn() {
    TestTable position = position("9h Kd 2c", "4d 5s Kh");
    assertThat(position.refusal("trail Qd")).isEqualTo("CAS-6 not-held [Qd]");
    assertThat(position.refusal("capture Ks Kh")).isEqualTo("CAS-6 not-held [Ks]");
    assertThat(position.refusal("build sum 9 5h 4d")).isEqualTo("CAS-6 not-held [5h]");
    TestTable next =
        position.after(CassinoState.class, state -> new CassinoPosition(state).seat(1).state());
    assertThat(next.refusal("0 trail Kd")).isEqualTo("CAS-6 turn [1]");
    assertThat(next.refusal("0 capture Kd Kh")).isEqualTo("CAS-6 turn [1]");
    assertThat(TestTable.of(Cassino.GAME, 2).moves()).isEmpty();
  }

  @Test
  @Covers({"CAS-7", "CAS-8", "CAS-9", "CAS-10", "CAS-11", "CAS-12", "CAS-14"})
  void aCaptureTakesWhatACardCanTake() {
    TestTable position = position("9h Kd 2c", "4d 5s 9c 9s Kh Qh 8d", SEVEN);
    Capture nothing =
        new Capture(0, PlayingCard.parse("9h"), new Items(noCards(), NumberSet.none()));
    assertThat(position.refusal(nothing)).isEqualTo("CAS-8 nothing");
    assertThat(position.refusal("capture 9h 3d")).isEqualTo("CAS-8 absent [3d]");
    assertThat(position.refusal("capture 9h b2")).isEqualTo("CAS-8 no-build [2]");
    assertThat(position.refusal("capture 9h b1")).isEqualTo("CAS-12 rank [1, SEVEN]");
    assertThat(position.refusal("capture 9h 6d")).isEqualTo("CAS-12 in-build [6d, 1]");
    assertThat(position.refusal("capture 9h 9c")).isEqualTo("CAS-9 all-or-none [NINE]");
    assertThat(position.refusal("capture Kd 4d")).isEqualTo("CAS-14 court [Kd]");
    assertThat(position.refusal("capture 9h Qh")).isEqualTo("CAS-7 no-value [Qh]");
    assertThat(position.refusal("capture 9h 4d")).isEqualTo("CAS-10 too-little [NINE]");
    assertThat(position.refusal("capture 9h 5s 8d")).isEqualTo("CAS-11 split [NINE]");
    assertThat(position.refusal("capture 9h 4d 5s 9c 9s")).isEqualTo("legal");
  }

  @Test
  @Covers({"CAS-18", "CAS-19", "CAS-21"})
  void aBuildIsMadeOfLooseCardsThatDivide() {
    TestTable position = position("9h 9d 2c 5h Ts Td Jd Jc", "4d 5s 9c Tc Js", SEVEN);
    assertThat(position.refusal("build sum 9 5h")).isEqualTo("CAS-18 no-loose");
    assertThat(position.refusal("build pair 9 9h")).isEqualTo("CAS-19 no-loose");
    assertThat(position.refusal("build sum 9 5h 4c")).isEqualTo("CAS-18 absent [4c]");
    assertThat(position.refusal("build pair 9 9h 9s")).isEqualTo("CAS-19 absent [9s]");
    assertThat(position.refusal("build sum 9 2c 5s")).isEqualTo("CAS-18 split [NINE]");
    assertThat(position.refusal("build pair 9 9h 4d")).isEqualTo("CAS-19 rank [NINE]");
    assertThat(position.refusal("build sum 6 2c 4d")).isEqualTo("CAS-21 no-card [SIX]");
    assertThat(position.refusal("build sum 9 5h 4d")).isEqualTo("legal");
    assertThat(position.refusal("build pair J Jd Js")).isEqualTo("legal");

    TestTable noFaces = position.under("face-builds=off");
    assertThat(noFaces.refusal("build pair J Jd Js")).isEqualTo("CAS-19 court");
    assertThat(noFaces.refusal("build pair T Td Tc")).isEqualTo("legal");
    TestTable mixed = position.under("mixed-builds=on");
    assertThat(mixed.refusal("build pair 9 9h 9c")).isEqualTo("CAS-19 no-pairing");
    assertThat(mixed.refusal("build sum 9 9h 9c")).isEqualTo("legal");
  }

  @Test
  @Covers({"CAS-24", "CAS-25", "CAS-26"})
  void aBuildGrowsByWhatFitsIt() {
    Build nines = new Build(2, Build.Kind.PAIR, Rank.NINE, 0, 2, set("9s 9c"));
    TestTable position = position("7d 7h 4s 9h 9d 2c", "3d 5s 8h Kh", SEVEN, nines);
    assertThat(position.refusal("extend b3 4s 3d")).isEqualTo("CAS-25 no-build [3]");
    assertThat(position.refusal("extend b1 4s 3h")).isEqualTo("CAS-25 absent [3h]");
    assertThat(position.refusal("extend b1 4s 6d")).isEqualTo("CAS-12 in-build [6d, 1]");
    assertThat(position.refusal("extend b1 4s 8h")).isEqualTo("CAS-25 split [SEVEN]");
    assertThat(position.refusal("extend b1 7d")).isEqualTo("CAS-26 single [1, SEVEN]");
    assertThat(position.refusal("extend b2 4s 5s")).isEqualTo("CAS-26 other-rank [2, NINE]");
    assertThat(position.refusal("extend b1 4s 3d")).isEqualTo("legal");
    assertThat(position.refusal("extend b2 9h")).isEqualTo("legal");

    TestTable mixed = position.under("mixed-builds=on");
    assertThat(mixed.refusal("extend b1 7d")).isEqualTo("legal");
    assertThat(mixed.refusal("extend b1 7d 8h")).isEqualTo("CAS-25 split [SEVEN]");
    TestTable own = position.under("augment-others=off");
    assertThat(own.refusal("extend b1 4s 3d")).isEqualTo("CAS-24 control [1]");
    assertThat(own.refusal("extend b2 9h")).isEqualTo("legal");
  }

  @Test
  @Covers({"CAS-7", "CAS-27", "CAS-28"})
  void aSingleBuildIsRaised() {
    Build nines = new Build(2, Build.Kind.PAIR, Rank.NINE, 0, 2, set("9s 9c"));
    TestTable position = position("2c Ac 9h 9d 8d Ts Kd", "5s", SEVEN, nines);
    assertThat(position.refusal("raise b3 9 2c")).isEqualTo("CAS-27 no-build [3]");
    assertThat(position.refusal("raise b1 8 2c")).isEqualTo("CAS-27 rank [2c, 1, EIGHT]");
    assertThat(position.refusal("raise b1 T Kd")).isEqualTo("CAS-7 no-value [Kd]");
    assertThat(position.refusal("raise b2 T Ac")).isEqualTo("CAS-28 single [2]");
    assertThat(position.refusal("raise b1 9 2c")).isEqualTo("legal");
    assertThat(position.under("raise=off").refusal("raise b1 9 2c")).isEqualTo("CAS-27 off");
  }

  @Test
  @Covers({"CAS-29", "CAS-30", "CAS-31"})
  void aCardIsTrailedIfItCannotCapture() {
    TestTable position = position("9h Qd 2c", "4d 5s", SEVEN);
    assertThat(position.refusal("trail 9h")).isEqualTo("CAS-29 captures [9h]");
    assertThat(position.refusal("trail Qd")).isEqualTo("legal"); // b1 is the other player's.
    Build own = new Build(1, Build.Kind.SUM, Rank.NINE, 0, 1, set("6d 3h"));
    assertThat(position("9h Qd 2c", "4d 5s", own).refusal("trail Qd")).isEqualTo("CAS-30 build");
    TestTable forced = position.under("trail-rule=forced-only");
    assertThat(forced.refusal("trail Qd")).isEqualTo("CAS-31 forced");
    TestTable courts = position("Qd Ks", "4d 5s", SEVEN).under("trail-rule=forced-only");
    assertThat(courts.refusal("trail Qd")).isEqualTo("legal");
  }

  @Test
  @Covers("CAS-31")
  void whoMayTrailOnlyIfForcedHasNothingElseToDo() {
    TestTable position = position("Qd Ks", "4d");
    TestTable forced = position.under("trail-rule=forced-only");
    assertThat(forced.deduced("trail Qd")).containsExactly("hand.0 has a property");
    assertThat(forced.fitting("trail Qd", "hand.0", "Qd Ks", "Qd 4h", "Qd Ah 5c", "Qd Ah 6c"))
        .containsExactly("Qd Ks", "Qd Ah 6c");
    assertThat(position.deduced("trail Qd")).isEmpty();
    TestTable captures = position("4s Ks", "4d").under("trail-rule=forced-only");
    assertThat(captures.deduced("capture 4s 4d")).isEmpty();
  }

  @Test
  @Covers("CAS-21")
  void whoControlsABuildHoldsACardOfItsRank() {
    String nines = "hand.0 has one of " + set("9s 9h 9d 9c");
    TestTable position = position("9h 5h Kd", "4d Kh");
    assertThat(position.deduced("build sum 9 5h 4d")).containsExactly(nines);
    assertThat(position.under("hold=at-build").deduced("build sum 9 5h 4d")).containsExactly(nines);

    Build own = new Build(2, Build.Kind.SUM, Rank.NINE, 0, 1, set("6h 3h"));
    TestTable later = position("9h 5h Kd", "4d Kh", SEVEN, own);
    assertThat(later.deduced("capture Kd Kh")).containsExactly(nines);
    assertThat(later.under("hold=at-build").deduced("capture Kd Kh")).isEmpty();
    assertThat(later.deduced("capture 9h b2")).isEmpty();
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable table =
        position("9h 5h Kd", "4d Kh", SEVEN).withCards("won.0: 2s 3s", "won.1: Ts Td");
    assertThat(table.withCards()).isEqualTo(table);
    assertThat(table.fact("builds")).isEqualTo("b1 sum 7 1 1");

    TestTable other =
        position("9h 5h Qd", "4d Ks", SEVEN).withCards("won.0: 2s 3s", "won.1: Tc Td");
    assertThat(
            table.withCards(
                "hand.0: 9h 5h Qd",
                "board: 4d Ks",
                "won.1: Tc Td",
                "stock: " + other.pile("stock")))
        .isEqualTo(other);
  }
}
