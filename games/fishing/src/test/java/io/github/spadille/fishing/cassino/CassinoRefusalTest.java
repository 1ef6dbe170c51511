package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.NumberSet;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which reason a player reads who tries what is not allowed, and what a legal move tells. */
class CassinoRefusalTest {
  private static final Rules<CassinoState, CassinoMove> TWO = Cassino.GAME.rules(2);

  /** Seven of seat 1, made of a six and an ace. */
  private static final Build SEVEN = new Build(1, Build.Kind.SUM, Rank.SEVEN, 1, 1, set("6d As"));

  private static Rules<CassinoState, CassinoMove> two(String option, String value) {
    return Cassino.GAME.rules(2, ImmutableMap.of(option, value));
  }

  /** Returns a position in which seat 0 is in turn. */
  private static CassinoPosition position(String hand0, String board, Build... builds) {
    CassinoState dealt = TWO.apply(TWO.start(), TWO.chance(TWO.start(), RandomSource.seeded(1)));
    return new CassinoPosition(dealt).hands(hand0, "3c 7c").board(board).builds(builds);
  }

  private static String why(CassinoPosition position, String move) {
    return why(TWO, position, move);
  }

  private static String why(
      Rules<CassinoState, CassinoMove> rules, CassinoPosition position, String move) {
    CassinoState state = position.state();
    return why(rules.refusal(state, rules.syntax().parse(0, move)));
  }

  private static String why(Optional<Refusal> refusal) {
    return refusal.map(it -> it.ruleId() + ' ' + it.reason()).orElse("legal");
  }

  @Test
  @Covers("CAS-6")
  void aPlayerUsesACardOfTheHandInTurn() {
    CassinoPosition position = position("9h Kd 2c", "4d 5s Kh");
    assertThat(why(position, "trail Qd")).isEqualTo("CAS-6 not-held");
    assertThat(why(position, "capture Ks Kh")).isEqualTo("CAS-6 not-held");
    assertThat(why(position, "build sum 9 5h 4d")).isEqualTo("CAS-6 not-held");
    assertThat(why(position.seat(1), "trail Kd")).isEqualTo("CAS-6 turn");
    assertThat(why(position.seat(1), "capture Kd Kh")).isEqualTo("CAS-6 turn");
    assertThat(TWO.legalMoves(TWO.start())).isEmpty();
  }

  @Test
  @Covers({"CAS-7", "CAS-8", "CAS-9", "CAS-10", "CAS-11", "CAS-12", "CAS-14"})
  void aCaptureTakesWhatACardCanTake() {
    CassinoPosition position = position("9h Kd 2c", "4d 5s 9c 9s Kh Qh 8d", SEVEN);
    Capture nothing =
        new Capture(0, PlayingCard.parse("9h"), new Items(noCards(), NumberSet.none()));
    assertThat(why(TWO.refusal(position.state(), nothing))).isEqualTo("CAS-8 nothing");
    assertThat(why(position, "capture 9h 3d")).isEqualTo("CAS-8 absent");
    assertThat(why(position, "capture 9h b2")).isEqualTo("CAS-8 no-build");
    assertThat(why(position, "capture 9h b1")).isEqualTo("CAS-12 rank");
    assertThat(why(position, "capture 9h 6d")).isEqualTo("CAS-12 in-build");
    assertThat(why(position, "capture 9h 9c")).isEqualTo("CAS-9 all-or-none");
    assertThat(why(position, "capture Kd 4d")).isEqualTo("CAS-14 court");
    assertThat(why(position, "capture 9h Qh")).isEqualTo("CAS-7 no-value");
    assertThat(why(position, "capture 9h 4d")).isEqualTo("CAS-10 too-little");
    assertThat(why(position, "capture 9h 5s 8d")).isEqualTo("CAS-11 split");
    assertThat(why(position, "capture 9h 4d 5s 9c 9s")).isEqualTo("legal");
  }

  @Test
  @Covers({"CAS-18", "CAS-19", "CAS-21"})
  void aBuildIsMadeOfLooseCardsThatDivide() {
    CassinoPosition position = position("9h 9d 2c 5h Ts Td Jd Jc", "4d 5s 9c Tc Js", SEVEN);
    assertThat(why(position, "build sum 9 5h")).isEqualTo("CAS-18 no-loose");
    assertThat(why(position, "build pair 9 9h")).isEqualTo("CAS-19 no-loose");
    assertThat(why(position, "build sum 9 5h 4c")).isEqualTo("CAS-18 absent");
    assertThat(why(position, "build pair 9 9h 9s")).isEqualTo("CAS-19 absent");
    assertThat(why(position, "build sum 9 2c 5s")).isEqualTo("CAS-18 split");
    assertThat(why(position, "build pair 9 9h 4d")).isEqualTo("CAS-19 rank");
    assertThat(why(position, "build sum 6 2c 4d")).isEqualTo("CAS-21 no-card");
    assertThat(why(position, "build sum 9 5h 4d")).isEqualTo("legal");
    assertThat(why(position, "build pair J Jd Js")).isEqualTo("legal");

    Rules<CassinoState, CassinoMove> noFaces = two("face-builds", "off");
    assertThat(why(noFaces, position, "build pair J Jd Js")).isEqualTo("CAS-19 court");
    assertThat(why(noFaces, position, "build pair T Td Tc")).isEqualTo("legal");
    Rules<CassinoState, CassinoMove> mixed = two("mixed-builds", "on");
    assertThat(why(mixed, position, "build pair 9 9h 9c")).isEqualTo("CAS-19 no-pairing");
    assertThat(why(mixed, position, "build sum 9 9h 9c")).isEqualTo("legal");
  }

  @Test
  @Covers({"CAS-24", "CAS-25", "CAS-26"})
  void aBuildGrowsByWhatFitsIt() {
    Build nines = new Build(2, Build.Kind.PAIR, Rank.NINE, 0, 2, set("9s 9c"));
    CassinoPosition position = position("7d 7h 4s 9h 9d 2c", "3d 5s 8h Kh", SEVEN, nines);
    assertThat(why(position, "extend b3 4s 3d")).isEqualTo("CAS-25 no-build");
    assertThat(why(position, "extend b1 4s 3h")).isEqualTo("CAS-25 absent");
    assertThat(why(position, "extend b1 4s 6d")).isEqualTo("CAS-12 in-build");
    assertThat(why(position, "extend b1 4s 8h")).isEqualTo("CAS-25 split");
    assertThat(why(position, "extend b1 7d")).isEqualTo("CAS-26 single");
    assertThat(why(position, "extend b2 4s 5s")).isEqualTo("CAS-26 other-rank");
    assertThat(why(position, "extend b1 4s 3d")).isEqualTo("legal");
    assertThat(why(position, "extend b2 9h")).isEqualTo("legal");

    Rules<CassinoState, CassinoMove> mixed = two("mixed-builds", "on");
    assertThat(why(mixed, position, "extend b1 7d")).isEqualTo("legal");
    assertThat(why(mixed, position, "extend b1 7d 8h")).isEqualTo("CAS-25 split");
    Rules<CassinoState, CassinoMove> own = two("augment-others", "off");
    assertThat(why(own, position, "extend b1 4s 3d")).isEqualTo("CAS-24 control");
    assertThat(why(own, position, "extend b2 9h")).isEqualTo("legal");
  }

  @Test
  @Covers({"CAS-7", "CAS-27", "CAS-28"})
  void aSingleBuildIsRaised() {
    Build nines = new Build(2, Build.Kind.PAIR, Rank.NINE, 0, 2, set("9s 9c"));
    CassinoPosition position = position("2c Ac 9h 9d 8d Ts Kd", "5s", SEVEN, nines);
    assertThat(why(position, "raise b3 9 2c")).isEqualTo("CAS-27 no-build");
    assertThat(why(position, "raise b1 8 2c")).isEqualTo("CAS-27 rank");
    assertThat(why(position, "raise b1 T Kd")).isEqualTo("CAS-7 no-value");
    assertThat(why(position, "raise b2 T Ac")).isEqualTo("CAS-28 single");
    assertThat(why(position, "raise b1 9 2c")).isEqualTo("legal");
    assertThat(why(two("raise", "off"), position, "raise b1 9 2c")).isEqualTo("CAS-27 off");
  }

  @Test
  @Covers({"CAS-29", "CAS-30", "CAS-31"})
  void aCardIsTrailedIfItCannotCapture() {
    CassinoPosition position = position("9h Qd 2c", "4d 5s", SEVEN);
    assertThat(why(position, "trail 9h")).isEqualTo("CAS-29 captures");
    assertThat(why(position, "trail Qd")).isEqualTo("legal"); // b1 is the other player's.
    Build own = new Build(1, Build.Kind.SUM, Rank.NINE, 0, 1, set("6d 3h"));
    assertThat(why(position("9h Qd 2c", "4d 5s", own), "trail Qd")).isEqualTo("CAS-30 build");
    Rules<CassinoState, CassinoMove> forced = two("trail-rule", "forced-only");
    assertThat(why(forced, position, "trail Qd")).isEqualTo("CAS-31 forced");
    assertThat(why(forced, position("Qd Ks", "4d 5s", SEVEN), "trail Qd")).isEqualTo("legal");
  }

  private static List<String> clues(
      Rules<CassinoState, CassinoMove> rules, CassinoPosition position, String move) {
    return HeardDeductions.of(rules, position.state(), rules.syntax().parse(0, move));
  }

  @Test
  @Covers("CAS-31")
  void whoMayTrailOnlyIfForcedHasNothingElseToDo() {
    Rules<CassinoState, CassinoMove> forced = two("trail-rule", "forced-only");
    CassinoPosition position = position("Qd Ks", "4d");
    assertThat(clues(forced, position, "trail Qd")).containsExactly("hand.0 has a property");
    assertThat(
            HeardDeductions.fitting(
                forced,
                position.state(),
                forced.syntax().parse(0, "trail Qd"),
                "hand.0",
                "Qd Ks",
                "Qd 4h",
                "Qd Ah 5c",
                "Qd Ah 6c"))
        .containsExactly("Qd Ks", "Qd Ah 6c");
    assertThat(clues(TWO, position, "trail Qd")).isEmpty();
    assertThat(clues(forced, position("4s Ks", "4d"), "capture 4s 4d")).isEmpty();
  }

  @Test
  @Covers("CAS-21")
  void whoControlsABuildHoldsACardOfItsRank() {
    String nines = "hand.0 has one of " + set("9s 9h 9d 9c");
    Rules<CassinoState, CassinoMove> atBuild = two("hold", "at-build");
    CassinoPosition position = position("9h 5h Kd", "4d Kh");
    assertThat(clues(TWO, position, "build sum 9 5h 4d")).containsExactly(nines);
    assertThat(clues(atBuild, position, "build sum 9 5h 4d")).containsExactly(nines);

    Build own = new Build(2, Build.Kind.SUM, Rank.NINE, 0, 1, set("6h 3h"));
    CassinoPosition later = position("9h 5h Kd", "4d Kh", SEVEN, own);
    assertThat(clues(TWO, later, "capture Kd Kh")).containsExactly(nines);
    assertThat(clues(atBuild, later, "capture Kd Kh")).isEmpty();
    assertThat(clues(TWO, later, "capture 9h b2")).isEmpty();
  }

  @Test
  void cardsOfATableComeBack() {
    CassinoState state = position("9h 5h Kd", "4d Kh", SEVEN).won("2s 3s", "Ts Td").state();
    assertThat(TWO.withCards(state, TWO.table(state))).isEqualTo(state);
    assertThat(TWO.table(state).fact("builds").value()).isEqualTo("b1 sum 7 1 1");

    CassinoState other = position("9h 5h Qd", "4d Ks", SEVEN).won("2s 3s", "Tc Td").state();
    assertThat(TWO.withCards(state, TWO.table(other))).isEqualTo(other);
  }
}
