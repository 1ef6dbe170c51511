package io.github.spadille.tricktaking.chicago;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.tricktaking.TrickMove;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChicagoTellsTest {
  private static final String[] STAND = {"stand", "stand"};

  private static TestTable game(String... options) {
    return dealt("Ks Kh 8d 5c 2s", "Kc Kd 7s 4h 3c", options);
  }

  private static TestTable dealt(String first, String second, String... options) {
    return TestTable.of(Chicago.GAME, 2, options)
        .deal("hand.0: " + first, "hand.1: " + second, "stock: 9h Jc Qd 6h");
  }

  @Test
  @Covers("CHI-23")
  void statementsTellTheTruthAboutAHand() {
    TestTable game = game().play(STAND);
    assertThat(game.fitting("declare pair", "hand.0", "9s 9h 5d 4c 3c", "9s 9h 5d 5c 3c"))
        .containsExactly("9s 9h 5d 4c 3c");
    TestTable pairs = game.play("declare pair", "declare pair");
    assertThat(pairs.deduced("rank K")).containsExactly("hand.0 has a property");
    assertThat(pairs.fitting("rank K", "hand.0", "Ks Kh 5d 4c 3c", "9s 9h Kd 4c 3c"))
        .containsExactly("Ks Kh 5d 4c 3c");
    assertThat(pairs.play("rank K").deduced("pass")).isEmpty();
  }

  @Test
  @Covers("CHI-42")
  void statementsTellNothingWhereTheyMayBeFalse() {
    TestTable game = game("bluff=on").play(STAND);
    assertThat(game.deduced("declare pair")).isEmpty();
    TestTable pairs = game.play("declare pair", "declare pair");
    assertThat(pairs.deduced("rank 9")).isEmpty();
    assertThat(pairs.play("rank 9").governing()).containsExactly("CHI-20", "CHI-42");
  }

  @Test
  @Covers("CHI-27")
  void aChangeTellsWhetherTheProofOfAClaimWasKept() {
    TestTable first = game();
    assertThat(first.deduced("change 8d")).isEmpty();
    TestTable second = first.play("change 8d", "stand", "declare pair", "pass");
    String agrees = "hand.0 agrees with itself since draw-no 1";
    assertThat(second.deduced("change 5c")).containsExactly(agrees);
    assertThat(second.play("change 5c").deduced("change 3c")).isEmpty();
    TestTable third = second.play("change 5c", "change 3c", "pass", "pass");
    assertThat(third.deduced("change Ks")).containsExactly("hand.0 shows 2s Ks 9h Kh Jc", agrees);
    assertThat(third.play("change Ks").deduced("change 7s")).isEmpty();
  }

  @Test
  @Covers("CHI-27")
  void ofTwoClaimsItIsNotToldOfWhichTheProofWasBroken() {
    TestTable game =
        game().play(STAND).play("declare pair", "pass").play(STAND).play("declare pair", "pass");
    assertThat(game.deduced("change 2s"))
        .containsExactly(
            "hand.0 agrees with itself since draw-no 2",
            "hand.0 agrees with itself since draw-no 1");
    assertThat(game.deduced("change Ks")).contains("unknown");
  }

  @Test
  @Covers("CHI-27")
  void aProvedClaimTellsNoMore() {
    TestTable game = game().play(STAND).play("declare pair", "pass");
    assertThat(game.deduced("change Ks")).contains("hand.0 agrees with itself since draw-no 1");
    TestTable proved = game.play("change Ks", "stand", "pass", "pass");
    assertThat(proved.deduced("change 2s")).isEmpty();
    TestTable second =
        game().play(STAND).play("pass", "pass").play(STAND).play("declare pair", "pass");
    assertThat(second.deduced("change 2s"))
        .containsExactly("hand.0 agrees with itself since draw-no 2");
  }

  @Test
  @Covers({"CHI-30", "CHI-35"})
  void playTellsWhoCannotFollowAndTheEndShowsAllHands() {
    TestTable game =
        game("chicago-call=on", "lock=0", "royal-points=0", "kickers=yes")
            .play("pass", "pass", "pass", "pass", "pass", "pass");
    assertThat(game.governing()).containsExactly("CHI-29");
    TestTable led = game.play("play Ks");
    assertThat(led.governing()).containsExactly("CHI-29", "CHI-30");
    TestTable late = led.play("play 7s", "play 8d", "play Kd", "play 3c", "play 5c", "play 2s");
    assertThat(late.deduced("play 4h").toString()).contains("hand.1 lacks As 2s 3s 4s 5s 6s 7s");
    TestTable last = late.play("play 4h", "play Kh");
    assertThat(last.deduced("play Kc").toString()).contains("hand.1 shows Kc");
    assertThat(last.play("play Kc").fact("hand-no")).isEqualTo("2");
  }

  @Test
  @Covers({"CHI-18", "CHI-19"})
  void rulesGovernAComparison() {
    TestTable game = game().play(STAND).play("declare pair", "declare pair");
    assertThat(game.governing()).containsExactly("CHI-19", "CHI-23");
    assertThat(game.refusal("rank 9")).isEqualTo("CHI-23 rank [NINE]");
    assertThat(game.play("rank K").governing()).containsExactly("CHI-20", "CHI-23");
  }

  @Test
  @Covers({"CHI-26", "CHI-27"})
  void claimsStandOnTheTableOnceTheShowdownIsOver() {
    TestTable game = game().play(STAND).play("declare pair");
    assertThat(names(game)).noneMatch(name -> name.startsWith("claim"));
    TestTable over = game.play("pass");
    assertThat(names(over)).contains("claim.0.1", "proof.1.0").doesNotContain("claim.1.1");
    assertThat(over.seenBy(0).fact("proof.1.0")).isEqualTo("Ks Kh");
    assertThat(over.seenBy(1).fact("proof.1.0")).isEmpty();
  }

  @Test
  @Covers({"CHI-26", "CHI-27"})
  void aBeatenPlayerHasNothingToProve() {
    TestTable game =
        dealt("Ks Kh 8d 5c 2s", "3s 3h 3d 8s Tc").play(STAND).play("declare pair", "declare trips");
    assertThat(names(game)).contains("claim.1.1").doesNotContain("claim.0.1");
    assertThat(game.told("change Ks")).first().isEqualTo("drawn 0 [1]");
    assertThat(game.deduced("change Ks")).isEmpty();
  }

  private static List<String> names(TestTable game) {
    return game.table().facts().stream().map(Fact::name).toList();
  }

  @Test
  void hiddenCardsCanLieElsewhere() {
    Rules<ChicagoState, TrickMove> rules = Chicago.GAME.rules(2);
    ChicagoState state = game().play("change 8d").state(ChicagoState.class);
    ChicagoState other =
        dealt("Ks Kh 8d 5c 2s", "Kc Kd 7s 4h 3d").play("change 8d").state(ChicagoState.class);
    assertThat(state).isNotEqualTo(other);
    assertThat(rules.withCards(state, rules.table(other))).isEqualTo(other);
  }

  @Test
  @Covers({"CHI-2", "CHI-10", "CHI-24", "CHI-27"})
  void stagesTellWhatHappensInTheDraws() {
    TestTable start = TestTable.of(Chicago.GAME, 2);
    assertThat(start.told(start.chance(1))).first().isEqualTo("dealt 1");
    TestTable game = game();
    assertThat(game.told("change 8d 5c")).first().isEqualTo("drawn 0 [2]");
    assertThat(game.told("stand")).first().isEqualTo("done");
    TestTable drawn = game.play(STAND);
    assertThat(drawn.play("pass").told("pass")).first().isEqualTo("showdown-over [0, nobody, -]");
    TestTable tied = game("kickers=no").play(STAND).play("declare pair", "declare pair", "rank K");
    assertThat(tied.told("rank K")).first().isEqualTo("showdown-over [2, 0 1, PAIR]");
    TestTable won = drawn.play("declare pair");
    assertThat(won.told("pass")).first().isEqualTo("showdown-over [1, 0, PAIR]");
    assertThat(won.play("pass").told("change Ks"))
        .startsWith("hand-shown 0 [2s Ks Kh 8d 5c]", "drawn 0 [1]");
  }

  @Test
  @Covers({"CHI-31", "CHI-35", "CHI-41"})
  void stagesTellWhatHappensInTheTricks() {
    TestTable first =
        TestTable.of(Chicago.GAME, 2, "lock=0 target=1 last-trick=0 last-trick-two=0")
            .deal("hand.0: As Ks 9s 5s 2s", "hand.1: Ah Kh 9h 5h 2h")
            .play("declare flush", "pass", "pass", "declare flush", "play As");
    assertThat(first.told("play 2h")).startsWith("trick-complete", "trick-taken 0");
    assertThat(first.told("play 2h").toString()).doesNotContain("hands-compared");
    TestTable last =
        first
            .play("play 2h", "play Ks", "play 5h", "play 9s", "play 9h", "play 5s", "play Kh")
            .play("play 2s");
    assertThat(last.told("play Ah"))
        .containsExactly(
            "trick-complete", "trick-taken 0", "hands-compared [2, 0 1, FLUSH]", "tied [0 1]");
  }

  @Test
  @Covers("CHI-45")
  void stagesTellWhoForfeits() {
    String[] tricks = {
      "play Ks", "play 7s", "play Kh", "play 4h", "play 8d", "play Kd", "play Kc", "play 5c",
      "play 3c"
    };
    TestTable bluffed =
        game("bluff=on", "lock=0").play("declare trips", "pass", "pass", "pass").play(tricks);
    assertThat(bluffed.told("play 2s")).contains("forfeited [0]");
    assertThat(bluffed.told("play 2s").toString()).doesNotContain("tied");
    TestTable honest = game("lock=0").play("pass", "pass", "pass", "pass").play(tricks);
    assertThat(honest.told("play 2s")).last().isEqualTo("done");
    assertThat(honest.told("play 2s").toString()).doesNotContain("forfeited");
  }
}
