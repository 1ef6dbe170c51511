package io.github.spadille.tricktaking.chicago;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.TrickMove;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ChicagoTellsTest {
  private static final String STANDS = "stand; stand";

  private static Told game(Map<String, String> options) {
    return new Told(options, "Ks Kh 8d 5c 2s", "Kc Kd 7s 4h 3c", "9h Jc Qd 6h");
  }

  @Test
  @Covers("CHI-23")
  void statementsTellTheTruthAboutAHand() {
    Told game = game(Map.of()).play(STANDS);
    assertThat(game.by("declare pair")).containsExactly("that hand.0");
    assertThat(game.fits("9s 9h 5d 4c 3c")).isTrue();
    assertThat(game.fits("9s 9h 5d 5c 3c")).isFalse();
    game.play("declare pair");
    assertThat(game.by("rank K")).containsExactly("that hand.0");
    assertThat(game.fits("Ks Kh 5d 4c 3c")).isTrue();
    assertThat(game.fits("9s 9h Kd 4c 3c")).isFalse();
    assertThat(game.by("pass")).isEmpty();
  }

  @Test
  @Covers("CHI-42")
  void statementsTellNothingWhereTheyMayBeFalse() {
    Told game = game(Map.of("bluff", "on")).play(STANDS);
    assertThat(game.by("declare pair")).isEmpty();
    game.play("declare pair");
    assertThat(game.by("rank 9")).isEmpty();
    assertThat(game.rules().governing(game.state(), 1)).containsExactly("CHI-20", "CHI-42");
  }

  @Test
  @Covers("CHI-27")
  void aChangeTellsMoreOnceThereIsAClaim() {
    Told game = game(Map.of());
    assertThat(game.by("change 8d")).isEmpty();
    game.play("stand; declare pair; pass");
    assertThat(game.by("change 5c")).containsExactly("unknown");
    assertThat(game.by("change 3c")).isEmpty();
    game.play("pass; pass");
    assertThat(game.by("change Ks")).containsExactly("unknown");
    assertThat(game.by("change 7s")).isEmpty();
  }

  @Test
  @Covers("CHI-27")
  void aProvedClaimTellsNoMore() {
    Told game = game(Map.of()).play(STANDS + "; declare pair; pass");
    assertThat(game.by("change Ks")).containsExactly("unknown");
    game.play("stand; pass; pass");
    assertThat(game.by("change 2s")).isEmpty();
    Told second = game(Map.of()).play(STANDS + "; pass; pass; " + STANDS + "; declare pair; pass");
    assertThat(second.by("change 2s")).containsExactly("unknown");
  }

  @Test
  @Covers({"CHI-30", "CHI-35"})
  void playTellsWhoCannotFollowAndTheEndShowsAllHands() {
    Told game =
        game(Map.of("chicago-call", "on", "lock", "0", "royal-points", "0", "kickers", "yes"));
    game.play("pass; pass; pass; pass; pass; pass");
    assertThat(game.rules().governing(game.state(), 0)).containsExactly("CHI-29");
    game.play("play Ks");
    assertThat(game.rules().governing(game.state(), 1)).containsExactly("CHI-30");
    game.play("play 7s; play 8d; play Kd; play 3c; play 5c; play 2s");
    assertThat(game.by("play 4h").toString()).contains("none hand.1 As 2s 3s 4s 5s 6s 7s");
    game.play("play Kh");
    assertThat(game.by("play Kc").toString()).contains("shown hand.1 Kc");
    assertThat(game.state().handNumber()).isEqualTo(2);
  }

  @Test
  @Covers({"CHI-18", "CHI-19"})
  void rulesGovernAComparison() {
    Told game = game(Map.of()).play(STANDS + "; declare pair; declare pair");
    assertThat(game.rules().governing(game.state(), 0)).containsExactly("CHI-19", "CHI-23");
    assertThat(game.rules().refusal(game.state(), new ChicagoMove.StateRank(0, Rank.NINE)))
        .hasValueSatisfying(found -> assertThat(found).hasToString("CHI-23 rank [NINE]"));
    game.play("rank K");
    assertThat(game.rules().governing(game.state(), 1)).containsExactly("CHI-20", "CHI-23");
  }

  @Test
  @Covers({"CHI-26", "CHI-27"})
  void claimsStandOnTheTableOnceTheShowdownIsOver() {
    Told game = game(Map.of()).play(STANDS + "; declare pair");
    assertThat(names(game)).noneMatch(name -> name.startsWith("claim"));
    game.play("pass");
    assertThat(names(game)).contains("claim.0.1", "proof.1.0").doesNotContain("claim.1.1");
    Table table = game.rules().table(game.state());
    assertThat(table.fact("proof.1.0").seenBy(Viewer.seat(0))).hasValue("Ks Kh");
    assertThat(table.fact("proof.1.0").seenBy(Viewer.seat(1))).isEmpty();
  }

  @Test
  @Covers({"CHI-26", "CHI-27"})
  void aBeatenPlayerHasNothingToProve() {
    Told game = new Told(Map.of(), "Ks Kh 8d 5c 2s", "3s 3h 3d 8s Tc", "9h").play(STANDS);
    game.play("declare pair; declare trips");
    assertThat(names(game)).contains("claim.1.1").doesNotContain("claim.0.1");
    assertThat(game.stages("change Ks")).first().isEqualTo("drawn 0 [1]");
    assertThat(game.by("change Ks")).isEmpty();
  }

  private static List<String> names(Told game) {
    return game.rules().table(game.state()).facts().stream().map(Fact::name).toList();
  }

  @Test
  void hiddenCardsCanLieElsewhere() {
    Told game = game(Map.of()).play("change 8d");
    Told other = new Told(Map.of(), "Ks Kh 8d 5c 2s", "Kc Kd 7s 4h 3d", "9h Jc Qd 6h");
    other.play("change 8d");
    assertThat(game.state()).isNotEqualTo(other.state());
    assertThat(game.rules().withCards(game.state(), game.rules().table(other.state())))
        .isEqualTo(other.state());
  }

  @Test
  @Covers({"CHI-2", "CHI-10", "CHI-24", "CHI-27"})
  void stagesTellWhatHappensInTheDraws() {
    Told game = game(Map.of());
    ChicagoState start = game.rules().start();
    TrickMove shuffle = game.rules().chance(start, new SplittableRandom(1));
    assertThat(game.rules().stages(start, shuffle).get(0).name()).isEqualTo("dealt");
    assertThat(game.stages("change 8d 5c")).first().isEqualTo("drawn 0 [2]");
    assertThat(game.stages("stand")).first().asString().startsWith("done");
    game.play(STANDS);
    assertThat(game.play("pass").stages("pass"))
        .first()
        .isEqualTo("showdown-over -1 [0, nobody, -]");
    Told tied = game(Map.of("kickers", "no")).play(STANDS + "; declare pair; declare pair; rank K");
    assertThat(tied.stages("rank K")).first().isEqualTo("showdown-over -1 [2, 0 1, PAIR]");
    Told won = game(Map.of()).play(STANDS + "; declare pair");
    assertThat(won.stages("pass")).first().isEqualTo("showdown-over -1 [1, 0, PAIR]");
    assertThat(won.play("pass").stages("change Ks"))
        .startsWith("hand-shown 0 [2s Ks Kh 8d 5c]", "drawn 0 [1]");
  }

  @Test
  @Covers({"CHI-31", "CHI-35", "CHI-41"})
  void stagesTellWhatHappensInTheTricks() {
    Map<String, String> options =
        Map.of("lock", "0", "target", "1", "last-trick", "0", "last-trick-two", "0");
    Told game = new Told(options, "As Ks 9s 5s 2s", "Ah Kh 9h 5h 2h", "");
    game.play("declare flush; pass; pass; declare flush; play As");
    assertThat(game.stages("play 2h"))
        .startsWith("trick-complete -1 []", "trick-taken 0 []")
        .doesNotContain("hands-compared");
    game.play("play 2h; play Ks; play 5h; play 9s; play 9h; play 5s; play Kh; play 2s");
    assertThat(game.stages("play Ah"))
        .containsExactly(
            "trick-complete -1 []",
            "trick-taken 0 []",
            "hands-compared -1 [2, 0 1, FLUSH]",
            "tied -1 [0 1]");
  }

  @Test
  @Covers("CHI-45")
  void stagesTellWhoForfeits() {
    Told game = game(Map.of("bluff", "on", "lock", "0"));
    game.play("declare trips; pass; pass; pass; play Ks; play 7s; play Kh; play 4h; play 8d");
    game.play("play Kd; play Kc; play 5c; play 3c");
    assertThat(game.stages("play 2s")).contains("forfeited -1 [0]");
    assertThat(game.rules().stages(game.state(), TrickMove.Play.of(0, PlayingCard.parse("2s"))))
        .noneMatch(stage -> stage.name().equals("tied"));
    Told honest = game(Map.of("lock", "0")).play("pass; pass; pass; pass; play Ks; play 7s");
    honest.play("play Kh; play 4h; play 8d; play Kd; play Kc; play 5c; play 3c");
    assertThat(honest.stages("play 2s")).last().asString().startsWith("done");
    assertThat(honest.stages("play 2s")).noneMatch(stage -> stage.startsWith("forfeited"));
  }
}
