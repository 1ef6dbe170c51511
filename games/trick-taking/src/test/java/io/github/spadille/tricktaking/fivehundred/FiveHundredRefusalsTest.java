package io.github.spadille.tricktaking.fivehundred;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.match.Match;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import io.github.spadille.tricktaking.TrickMove;
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
  private static Match<FiveHundredState, TrickMove> played(String lines) {
    return played("no", lines);
  }

  private static Match<FiveHundredState, TrickMove> played(String nominate, String lines) {
    String head =
        "spadille 1\nGame: five-hundred\nSeats: 4\nOptions: nominate=" + nominate + "\n\n";
    return Replay.match(GameRecord.parse("test", head + lines), FiveHundred.GAME);
  }

  private static String refusal(Match<FiveHundredState, TrickMove> match, int seat, String move) {
    TrickMove parsed = match.rules().syntax().parse(seat, move);
    return match.rules().refusal(match.state(), parsed).map(Object::toString).orElse("legal");
  }

  @ParameterizedTest
  @Covers({"FIV-12", "FIV-13", "FIV-14", "FIV-21", "FIV-28", "FIV-32", "FIV-41"})
  @CsvSource({
    "'', 0, discard 5h, FIV-28 auction",
    "'', 0, play As, FIV-32 too-early",
    "'', 0, nominate s, FIV-41 not-due",
    "'', 1, bid 7s, FIV-12 turn [0]",
    "'0 pass\n', 0, bid 7s, FIV-14 passed",
    "'0 pass\n', 1, bid misere, FIV-21 seven",
    "'0 bid 8s\n', 1, bid 8s, 'FIV-13 higher [8s, 8s]'",
    "'0 bid 8s\n', 1, bid misere, 'FIV-13 higher [misere, 8s]'",
    "'0 bid 7s\n', 1, bid misere, legal",
  })
  void whileTheAuctionLasts(String lines, int seat, String move, String refusal) {
    assertThat(refusal(played(DEAL + lines), seat, move)).isEqualTo(refusal);
  }

  @Test
  @Covers({"FIV-24", "FIV-29"})
  void theContractorAloneDiscardsCardsOfTheHand() {
    Match<FiveHundredState, TrickMove> kitty = played(DEAL + "0 bid 7nt\n" + PASSES);
    assertThat(refusal(kitty, 1, "discard 6s")).isEqualTo("FIV-29 contractor [0]");
    assertThat(refusal(kitty, 0, "discard 6s")).isEqualTo("FIV-29 not-held [6s]");
    assertThat(refusal(kitty, 0, "bid 8s")).isEqualTo("FIV-24 closed");
    assertThat(refusal(kitty, 1, "pass")).isEqualTo("FIV-24 closed");
    assertThat(refusal(played(NO_TRUMPS), 0, "discard As")).isEqualTo("FIV-29 done");
  }

  @Test
  @Covers({"FIV-32", "FIV-33", "FIV-36", "FIV-44", "FIV-47"})
  void whoLeadsAndWhoFollows() {
    Match<FiveHundredState, TrickMove> lead = played(NO_TRUMPS);
    assertThat(refusal(lead, 1, "play 6s")).isEqualTo("FIV-32 turn [0]");
    assertThat(refusal(lead, 0, "play 6s")).isEqualTo("FIV-32 not-held [6s]");
    assertThat(refusal(lead, 0, "play X1")).isEqualTo("FIV-47 unnamed [X1]");
    assertThat(refusal(lead, 0, "play As s")).isEqualTo("FIV-47 joker-only [As]");
    assertThat(refusal(lead, 1, "play X1 s")).isEqualTo("FIV-32 turn [0]");
    assertThat(refusal(lead, 0, "play X1 d")).isEqualTo("legal");

    Match<FiveHundredState, TrickMove> follow = played(NO_TRUMPS + "0 play 9s\n");
    assertThat(refusal(follow, 1, "play 6d")).isEqualTo("FIV-33 follow [6d, SPADES]");
    assertThat(refusal(follow, 1, "play 6s")).isEqualTo("legal");

    assertThat(refusal(played(SPADES), 0, "play X1 h")).isEqualTo("FIV-36 trump [X1]");

    String jokerWithOther = NO_TRUMPS.replace("X1", "Qs").replace("6s", "X1");
    Match<FiveHundredState, TrickMove> holder = played(jokerWithOther + "0 play 9s\n");
    assertThat(refusal(holder, 1, "play X1")).isEqualTo("FIV-44 follow [X1, SPADES]");
    assertThat(refusal(holder, 1, "play X1 h")).isEqualTo("FIV-47 leader-only [X1]");
  }

  @Test
  @Covers({"FIV-31", "FIV-46"})
  void inMisereThePartnerSitsOutAndTheJokerIsDue() {
    Match<FiveHundredState, TrickMove> misere = played(MISERE);
    assertThat(refusal(misere, 3, "play Kd")).isEqualTo("FIV-31 sits-out");
    Match<FiveHundredState, TrickMove> due = played(MISERE + "1 play 6d\n2 play Ad\n");
    assertThat(refusal(due, 0, "play As")).isEqualTo("FIV-46 joker-due [X1, As]");
    assertThat(refusal(due, 0, "play X1")).isEqualTo("legal");
  }

  @Test
  @Covers({"FIV-41", "FIV-42"})
  void theContractorNamesASuitOnlyForAJokerOfItsOwn() {
    Match<FiveHundredState, TrickMove> due = played("yes", NO_TRUMPS);
    assertThat(refusal(due, 0, "nominate s")).isEqualTo("legal");
    assertThat(refusal(due, 1, "nominate none")).isEqualTo("FIV-41 contractor [0]");
    Match<FiveHundredState, TrickMove> named = played("yes", NO_TRUMPS + "0 nominate s\n");
    assertThat(refusal(named, 0, "play X1 h")).isEqualTo("FIV-42 nominated [X1]");
    Match<FiveHundredState, TrickMove> without = played("yes", NO_TRUMPS.replace("X1", "Qs"));
    assertThat(refusal(without, 0, "nominate s")).isEqualTo("FIV-41 not-held [X1]");
    assertThat(refusal(without, 0, "nominate none")).isEqualTo("legal");
  }

  private static Iterable<String> heard(
      Match<FiveHundredState, TrickMove> match, int seat, String move) {
    return HeardDeductions.of(
        match.rules(), match.state(), match.rules().syntax().parse(seat, move));
  }

  @Test
  @Covers({"FIV-33", "FIV-41"})
  void aNominationShowsTheJokerAndWhoDoesNotFollowLacksTheSuit() {
    Match<FiveHundredState, TrickMove> due = played("yes", NO_TRUMPS);
    assertThat(heard(due, 0, "nominate s")).containsExactly("hand.0 has one of [X1]");
    assertThat(heard(due, 0, "nominate none")).isEmpty();
    Match<FiveHundredState, TrickMove> follow = played(SPADES + "0 play 5c\n");
    assertThat(heard(follow, 1, "play 6d"))
        .singleElement()
        .asString()
        .startsWith("hand.1 lacks Ac");
  }

  @Test
  void aStateWithTheSameCardsIsTheSame() {
    for (String lines : new String[] {DEAL, NO_TRUMPS, MISERE, SPADES + "0 play 5c\n"}) {
      Match<FiveHundredState, TrickMove> match = played(lines);
      assertThat(match.rules().withCards(match.state(), match.rules().table(match.state())))
          .isEqualTo(match.state());
    }
  }
}
