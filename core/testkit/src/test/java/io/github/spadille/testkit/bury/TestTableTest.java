package io.github.spadille.testkit.bury;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.record.ReplayException;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.testkit.whisper.Whisper;
import org.junit.jupiter.api.Test;

class TestTableTest {
  private static final TestTable START = TestTable.of(Bury.GAME);
  private static final TestTable DEALT =
      START.deal("hand.0: Js Qs Ks Kd", "hand.1: As Ah Kh Qh", "stock: Jc");
  private static final TestTable PLAYED = DEALT.play("bury Kd", "1 bury Qh", "play Js");

  @Test
  void aGameBeginsBeforeItsShuffle() {
    assertThat(START.turn()).isEqualTo("chance");
    assertThat(START.moves()).isEmpty();
    assertThat(START.pile("hand.0")).isEmpty();
    assertThat(TestTable.of(Bury.GAME, 3).scores()).isEqualTo("0 0 0");
    assertThat(START).isEqualTo(TestTable.of(Bury.GAME, Bury.GAME.rules()).under());
    assertThat(START.hasPile("hand.1")).isTrue();
    assertThat(START.hasPile("hand.2")).isFalse();
    assertThat(DEALT.toString()).startsWith("bury, 2 seats; turn: 0\nhand.0: Js Qs Ks Kd\n");
  }

  @Test
  void aDealLaysCardsWhereTheyShallLie() {
    assertThat(DEALT.pile("hand.0")).isEqualTo("Js Qs Ks Kd");
    assertThat(DEALT.pile("hand.1")).isEqualTo("As Ah Qh Kh");
    assertThat(DEALT.pile("stock")).startsWith("Jc ");
    assertThat(START.play("deal hand.0: Js Qs Ks Kd; hand.1: As Ah Kh Qh; stock: Jc"))
        .isEqualTo(DEALT);
  }

  @Test
  void dotsStandForTheRestOfThePack() {
    TestTable shuffled = START.play("* shuffle Ac Kc Qc Jc As ...");
    assertThat(shuffled.pile("hand.0")).isEqualTo("Ac Jc Qc Kc");
    assertThat(shuffled.pile("hand.1")).isEqualTo("As Js Qs Ks");
    assertThat(shuffled.pile("stock")).isEqualTo("Ah Jh Qh Kh Ad Jd Qd Kd");
    assertThat(START.play("shuffle Ac Kc Qc Jc As ...")).isEqualTo(shuffled);
    assertThat(START.play("shuffle As ... Jc").pile("stock")).endsWith(" Qc Kc Jc");
    assertThat(DEALT.refusal("* shuffle ...")).isEqualTo("BRY-2 dealt");
    assertThat(START.refusal("* shuffle Ac Kc")).isEqualTo("BRY-1 pack [16]");
    assertThat(START.resolveChance(7)).isEqualTo(START.play(START.chance(7))).isNotEqualTo(DEALT);
  }

  @Test
  void movesAreThoseOfTheSeatInTurnOrOfASeat() {
    assertThat(DEALT.then(table -> table.play("bury Kd", "bury Qh")).play("play Js"))
        .isEqualTo(PLAYED);
    assertThat(PLAYED.turn()).isEqualTo("1");
    assertThat(PLAYED.fact("phase")).isEqualTo("play");
    assertThat(PLAYED.pile("trick")).isEqualTo("Js");
    assertThat(DEALT.play("0 bury Kd", "bury Qh", "0 play Js")).isEqualTo(PLAYED);
    assertThat(PLAYED.play(new BuryMove.Play(1, PlayingCard.parse("As"))))
        .isEqualTo(PLAYED.play("play As"));
  }

  @Test
  void refusalsNameRuleReasonAndWhatTheyAreAbout() {
    assertThat(PLAYED.refusal("play Ah")).isEqualTo("BRY-4 follow [Ah]");
    assertThat(PLAYED.refusedBy("play Ah")).isEqualTo("BRY-4");
    assertThat(PLAYED.refusalText("play Ah")).isEqualTo("BRY-4: A♥ does not follow suit.");
    assertThat(PLAYED.refusal("0 play Qs")).isEqualTo("BRY-3 turn [1]");
    assertThat(PLAYED.refusal(new BuryMove.Play(5, PlayingCard.parse("As"))))
        .isEqualTo("BRY-3 turn [1]");
    assertThat(PLAYED.refusal("play As")).isEqualTo("legal");
    assertThat(PLAYED.refusedBy("play As")).isEqualTo("legal");
    assertThat(PLAYED.refusalText("play As")).isEqualTo("legal");
  }

  @Test
  void movesAreOfferedInOrder() {
    assertThat(DEALT.moves()).containsExactly("bury Js", "bury Qs", "bury Ks", "bury Kd");
    assertThat(DEALT.moves("bury K")).containsExactly("bury Ks", "bury Kd");
    assertThat(DEALT.moves(0)).hasSize(4);
    assertThat(DEALT.moves(1)).isEmpty();
    assertThat(PLAYED.moves()).containsExactly("play As");
    assertThat(PLAYED.governing()).containsExactly("BRY-4");
    assertThat(PLAYED.governing(0)).isEmpty();
  }

  @Test
  void whatHappensIsToldAndCanBeLookedAt() {
    assertThat(PLAYED.told("play As")).containsExactly("trick-complete", "trick-taken 1");
    assertThat(PLAYED.toldTexts("play As")).containsExactly("player 1 takes the trick.");
    assertThat(PLAYED.players("Ada", "Ben").under("points=2").toldTexts("play As"))
        .containsExactly("Ben takes the trick.");
    assertThat(PLAYED.stages("play As"))
        .containsExactly(PLAYED.stage("play As", "trick-complete"), PLAYED.play("play As"));
    assertThat(DEALT.told("bury Kd")).containsExactly("done");
    assertThat(PLAYED.stageNames("play As")).containsExactly("trick-complete", "trick-taken");
    assertThat(DEALT.toldTexts("bury Kd")).isEmpty();
    assertThat(PLAYED.stage("play As", "trick-complete").pile("trick")).isEqualTo("Js As");
    assertThatThrownBy(() -> PLAYED.stage("play As", "dealt"))
        .isInstanceOf(AssertionError.class)
        .hasMessage("\"play As\" has no stage dealt; it has [trick-complete, trick-taken]");
  }

  @Test
  void pointsAndWinnersAreText() {
    TestTable end = PLAYED.play("play As", "play Ah", "play Qs", "play Kh", "play Ks");
    assertThat(end.scores()).isEqualTo("0 2");
    assertThat(end.lines())
        .containsExactly("1 BRY-5 1 1", "1 BRY-5 1 1", "1 BRY-5 1 1", "1 BRY-6 1 -1");
    assertThat(end.lineTexts()).startsWith("1 trick taken").hasSize(4);
    assertThat(end.winners()).isEqualTo("1");
    assertThat(end.turn()).isEqualTo("over");
    assertThat(PLAYED.winners()).isEqualTo("-");
    assertThat(PLAYED.under("points=2").play("play As").scores()).isEqualTo("0 2");
  }

  @Test
  void movesAreDrawnAtRandomUpToTheEnd() {
    RandomSource random = RandomSource.seeded(3);
    TestTable table = START;
    int moves = 0;
    for (; !table.turn().equals("over"); moves++) {
      table = table.playAny(random);
    }
    assertThat(moves).isEqualTo(9);
    TestTable end = table;
    assertThatThrownBy(() -> end.playAny(random))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("bury: the game is over\n");
  }

  @Test
  void aViewHasNoMoreThanItsViewerSees() {
    assertThat(DEALT.seenBy(1).pile("hand.0")).isEqualTo("?? ?? ?? ??");
    assertThat(DEALT.seenBy(0).pile("hand.0")).isEqualTo("Js Qs Ks Kd");
    assertThat(DEALT.seenBy(Viewer.bystander()).fact("phase")).isEqualTo("bury");
    assertThat(DEALT.seenBy(1).move("bury Kd")).isEqualTo("0 bury ??");
    assertThat(DEALT.seenBy(0).move("bury Kd")).isEqualTo("0 bury Kd");
    assertThat(DEALT.seenBy(0).seen()).isEqualTo(DEALT.table().seenBy(Viewer.seat(0)));
    assertThat(DEALT.seenBy(0)).hasToString(DEALT.seenBy(0).seen().toString());
  }

  @Test
  void hiddenCardsAreExchanged() {
    TestTable other = DEALT.withCards("hand.0: Ac", "stock:");
    assertThat(other.pile("hand.0")).isEqualTo("Ac");
    assertThat(other.pile("stock")).isEmpty();
    assertThat(other.pile("hand.1")).isEqualTo(DEALT.pile("hand.1"));
    assertThat(DEALT.withCards()).isEqualTo(DEALT).hasSameHashCodeAs(DEALT);
    assertThatThrownBy(() -> PLAYED.withCards("trick: Ac"))
        .isInstanceOf(AssertionError.class)
        .hasMessage("the rules exchange no cards of pile trick, which all see: [Js]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DEALT.withCards("hand.0: 2c"))
        .withMessage("pile hand.0: no card 2c");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DEALT.withCards("hand.0"))
        .withMessage("pile hand.0; expected a name and its cards: hand.0: As");
    assertThatIllegalArgumentException().isThrownBy(() -> DEALT.withCards("hand.7: As"));
  }

  @Test
  void aStateCanBeChangedByWhatTheGameCallsIt() {
    TestTable led = DEALT.after(BuryState.class, state -> state.withLeader(1));
    assertThat(led.state(BuryState.class).leader()).isEqualTo(1);
    assertThat(led.with(DEALT.state())).isEqualTo(DEALT).isNotEqualTo(led);
  }

  @Test
  void aScenarioIsPlayedAndItsChecksAreMade() {
    String text = "Seats: 2\n\n* deal hand.0: Js Qs Ks Kd; hand.1: As Ah Kh Qh; stock: Jc\n";
    assertThat(TestTable.scenario(Bury.GAME, text).pile("hand.0")).isEqualTo("Js Qs Ks Kd");
    assertThat(TestTable.scenario(Bury.GAME, "spadille 1\nGame: bury\n" + text).turn())
        .isEqualTo("0");
    assertThatThrownBy(() -> TestTable.scenario(Bury.GAME, text + "? turn 1\n"))
        .isInstanceOf(ReplayException.class)
        .hasMessage("scenario:6: expected turn 1, found turn 0");
  }

  @Test
  void aMoveThatIsRefusedFailsAndShowsTheTable() {
    assertThatThrownBy(() -> PLAYED.play("play Ah"))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith(
            "bury: \"play Ah\" is refused: BRY-4: A♥ does not follow suit.\n"
                + "legal moves: play As\n\nhand.0: Qs Ks\nhand.1: As Ah Kh\n");
    assertThatThrownBy(() -> PLAYED.told("play Ah"))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("bury: \"play Ah\" is refused: ");
    assertThatThrownBy(() -> PLAYED.deduced("play Ah")).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> PLAYED.play(new BuryMove.Play(0, PlayingCard.parse("Qs"))))
        .hasMessageStartingWith("bury: \"play Qs\" is refused: BRY-3: ");
  }

  @Test
  void aMoveThatCannotBeReadFailsAndSaysWhatCanStandThere() {
    assertThatThrownBy(() -> PLAYED.play("play Zz"))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("\"play Zz\" cannot be read: ")
        .hasMessageContaining("a card such as As");
    assertThatThrownBy(() -> START.deal("hand.0: Js Qs Ks Kd Ad"))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("no such deal: expected pile hand.0: Js Qs Ks Kd Ad, found");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TestTable.of(Bury.GAME, "points"))
        .withMessage("option points; expected key=value");
  }

  @Test
  void whereSeveralMayActAMoveNamesItsSeat() {
    TestTable bids = TestTable.of(Whisper.GAME, 2).deal("hand.0: Js Qh Ks", "hand.1: Ah Kh Jd");
    assertThat(bids.turn()).isEqualTo("0 1");
    assertThat(bids.moves()).startsWith("0 bid 0", "0 bid 1").contains("1 bid 0");
    assertThat(bids.moves(1)).startsWith("bid 0");
    assertThat(bids.play("1 bid 0").turn()).isEqualTo("0");
    assertThatThrownBy(() -> bids.play("bid 0"))
        .isInstanceOf(AssertionError.class)
        .hasMessage("whose move is \"bid 0\"? The turn is 0 1; write \"0 bid 0\"");
    assertThatThrownBy(bids::governing)
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("whisper: no one seat is in turn, but 0 1\n");
  }
}
