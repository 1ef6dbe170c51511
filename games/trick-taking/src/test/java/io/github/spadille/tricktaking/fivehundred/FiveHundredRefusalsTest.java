package io.github.spadille.tricktaking.fivehundred;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Rules;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.polignac.PolignacMove.Capot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why moves are refused, and what is heard of those that are made. */
class FiveHundredRefusalsTest {
  /** Player 0 has no diamonds, player 1 no clubs. */
  private static final String DEAL =
      "* deal hand.0: X1 As Ks 9s 5c 6c 7c 4h 8h 9h;"
          + " hand.1: 6s 7s 8s Ts 6d 7d 8d 9d Jh Th; hand.2: Ad; kitty: 5h 6h 7h\n";

  private static final String PASSES = "1 pass\n2 pass\n3 pass\n";
  private static final String DISCARDS = "0 discard 5h\n0 discard 6h\n0 discard 7h\n";
  private static final String NO_TRUMPS = DEAL + "0 bid 7nt\n" + PASSES + DISCARDS;
  private static final String SPADES = DEAL + "0 bid 7s\n" + PASSES + DISCARDS;
  private static final String MISERE =
      DEAL
          + "0 bid 7s\n1 bid misere\n2 pass\n3 pass\n0 pass\n"
          + "1 discard 5h\n1 discard 6h\n1 discard 7h\n";

  /** Plays lines where nobody nominates a suit for the joker. */
  private static TestTable played(String lines) {
    return played("no", lines);
  }

  private static TestTable played(String nominate, String lines) {
    return TestTable.scenario(
        FiveHundred.GAME, "Seats: 4\nOptions: nominate=" + nominate + "\n\n" + lines);
  }

  @ParameterizedTest
  @Covers({"FIV-12", "FIV-13", "FIV-14", "FIV-21", "FIV-28", "FIV-32", "FIV-41"})
  @CsvSource({
    "'', 0 discard 5h, FIV-28 auction",
    "'', 0 play As, FIV-32 too-early",
    "'', 0 nominate s, FIV-41 not-due",
    "'', 1 bid 7s, FIV-12 turn [0]",
    "'0 pass\n', 0 bid 7s, FIV-14 passed",
    "'0 pass\n', 1 bid misere, FIV-21 seven",
    "'0 bid 8s\n', 1 bid 8s, 'FIV-13 higher [8s, 8s]'",
    "'0 bid 8s\n', 1 bid misere, 'FIV-13 higher [misere, 8s]'",
    "'0 bid 7s\n', 1 bid misere, legal",
  })
  void whileTheAuctionLasts(String lines, String move, String refusal) {
    assertThat(played(DEAL + lines).refusal(move)).isEqualTo(refusal);
  }

  @Test
  @Covers("FIV-12")
  void aMoveOfAnotherGameIsNeitherABidNorAPass() {
    assertThat(played(DEAL).refusal(new Capot(0))).isEqualTo("FIV-12 speak");
    assertThat(played(DEAL).refusal(new Capot(1))).isEqualTo("FIV-12 speak");
  }

  @Test
  @Covers({"FIV-24", "FIV-29"})
  void theContractorAloneDiscardsCardsOfTheHand() {
    TestTable kitty = played(DEAL + "0 bid 7nt\n" + PASSES);
    assertThat(kitty.refusal("1 discard 6s")).isEqualTo("FIV-29 contractor [0]");
    assertThat(kitty.refusal("0 discard 6s")).isEqualTo("FIV-29 not-held [6s]");
    assertThat(kitty.refusal("0 bid 8s")).isEqualTo("FIV-24 closed");
    assertThat(kitty.refusal("1 pass")).isEqualTo("FIV-24 closed");
    assertThat(played(NO_TRUMPS).refusal("0 discard As")).isEqualTo("FIV-29 done");
  }

  @Test
  @Covers({"FIV-32", "FIV-33", "FIV-36", "FIV-44", "FIV-47"})
  void whoLeadsAndWhoFollows() {
    TestTable lead = played(NO_TRUMPS);
    assertThat(lead.refusal("1 play 6s")).isEqualTo("FIV-32 turn [0]");
    assertThat(lead.refusal("0 play 6s")).isEqualTo("FIV-32 not-held [6s]");
    assertThat(lead.refusal("0 play X1")).isEqualTo("FIV-47 unnamed [X1]");
    assertThat(lead.refusal("0 play As s")).isEqualTo("FIV-47 joker-only [As]");
    assertThat(lead.refusal("1 play X1 s")).isEqualTo("FIV-32 turn [0]");
    assertThat(lead.refusal("0 play X1 d")).isEqualTo("legal");

    TestTable follow = played(NO_TRUMPS + "0 play 9s\n");
    assertThat(follow.refusal("1 play 6d")).isEqualTo("FIV-33 follow [6d, SPADES]");
    assertThat(follow.refusal("1 play 6s")).isEqualTo("legal");

    assertThat(played(SPADES).refusal("0 play X1 h")).isEqualTo("FIV-36 trump [X1]");

    String jokerWithOther = NO_TRUMPS.replace("X1", "Qs").replace("6s", "X1");
    TestTable holder = played(jokerWithOther + "0 play 9s\n");
    assertThat(holder.refusal("1 play X1")).isEqualTo("FIV-44 follow [X1, SPADES]");
    assertThat(holder.refusal("1 play X1 h")).isEqualTo("FIV-47 leader-only [X1]");
  }

  @Test
  @Covers({"FIV-31", "FIV-46"})
  void inMisereThePartnerSitsOutAndTheJokerIsDue() {
    TestTable misere = played(MISERE);
    assertThat(misere.refusal("3 play Kd")).isEqualTo("FIV-31 sits-out");
    TestTable due = played(MISERE + "1 play 6d\n2 play Ad\n");
    assertThat(due.refusal("0 play As")).isEqualTo("FIV-46 joker-due [X1, As]");
    assertThat(due.refusal("0 play X1")).isEqualTo("legal");
  }

  @Test
  @Covers({"FIV-41", "FIV-42"})
  void theContractorNamesASuitOnlyForAJokerOfItsOwn() {
    TestTable due = played("yes", NO_TRUMPS);
    assertThat(due.refusal("0 nominate s")).isEqualTo("legal");
    assertThat(due.refusal("1 nominate none")).isEqualTo("FIV-41 contractor [0]");
    TestTable named = played("yes", NO_TRUMPS + "0 nominate s\n");
    assertThat(named.refusal("0 play X1 h")).isEqualTo("FIV-42 nominated [X1]");
    TestTable without = played("yes", NO_TRUMPS.replace("X1", "Qs"));
    assertThat(without.refusal("0 nominate s")).isEqualTo("FIV-41 not-held [X1]");
    assertThat(without.refusal("0 nominate none")).isEqualTo("legal");
  }

  @Test
  @Covers({"FIV-33", "FIV-41"})
  void aNominationShowsTheJokerAndWhoDoesNotFollowLacksTheSuit() {
    TestTable due = played("yes", NO_TRUMPS);
    assertThat(due.deduced("0 nominate s")).containsExactly("hand.0 has one of [X1]");
    assertThat(due.deduced("0 nominate none")).isEmpty();
    TestTable follow = played(SPADES + "0 play 5c\n");
    assertThat(follow.deduced("1 play 6d"))
        .singleElement()
        .asString()
        .startsWith("hand.1 lacks Ac");
  }

  @Test
  void aStateWithTheSameCardsIsTheSame() {
    Rules<FiveHundredState, TrickMove> rules = FiveHundred.GAME.rules(4);
    for (String lines : new String[] {DEAL, NO_TRUMPS, MISERE, SPADES + "0 play 5c\n"}) {
      FiveHundredState state = played(lines).state(FiveHundredState.class);
      assertThat(rules.withCards(state, rules.table(state))).isEqualTo(state);
    }
  }
}
