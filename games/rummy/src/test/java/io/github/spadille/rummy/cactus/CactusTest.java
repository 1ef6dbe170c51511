package io.github.spadille.rummy.cactus;

import static io.github.spadille.rummy.cactus.CactusTables.at;
import static io.github.spadille.rummy.cactus.CactusTables.card;
import static io.github.spadille.rummy.cactus.CactusTables.cards;
import static io.github.spadille.rummy.cactus.CactusTables.shuffle;
import static io.github.spadille.rummy.cactus.CactusTables.unused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.rummy.cactus.CactusMove.Match;
import io.github.spadille.rummy.cactus.CactusMove.Pass;
import io.github.spadille.rummy.cactus.CactusMove.Peek;
import io.github.spadille.rummy.cactus.CactusMove.Power;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CactusTest {
  private static final TestTable START = TestTable.of(Cactus.GAME);

  private static Cactus rules(String option, String value) {
    return (Cactus) Cactus.GAME.rules(2, Map.of(option, value));
  }

  private static TestTable begins(String stock, String discards) {
    return at(0, "3s 4h Ac 9d", "Kd 2c 6s Jh", stock, discards);
  }

  private static TestTable power(String rules, String card, String first, String second) {
    return at(0, first, second, card + " 2d 3d 4d", "5c")
        .under(rules)
        .play("0 draw stock", "0 discard");
  }

  @Test
  @Covers({"CAC-1", "CAC-2", "CAC-3", "CAC-5"})
  void fourCardsAreDealtToEach() {
    String shuffle = shuffle("As Ah Ks Kh Ts Th 9s 9h 5c 6c");
    TestTable dealt = START.play(shuffle);
    assertThat(dealt.pile("layout.0")).isEqualTo("As Ks Ts 9s");
    assertThat(dealt.pile("layout.1")).isEqualTo("Ah Kh Th 9h");
    assertThat(cards(dealt.pile("stock"))).hasSize(44).startsWith(card("5c"), card("6c"));
    assertThat(dealt.pile("discard")).isEmpty();
    assertThat(dealt.fact("turn")).isEqualTo("0");
    assertThat(dealt.fact("phase")).isEqualTo("draw");
    assertThat(START.told(shuffle)).containsExactly("dealt 1 [4]");
    assertThat(START.fact("turn")).isEqualTo("-");
    assertThat(dealt.fact("turn")).isEqualTo("0");
    assertThat(dealt.fact("dealer")).isEqualTo("1");
    assertThat(dealt.fact("first")).isEqualTo("0");
    assertThat(dealt.fact("unused")).isEqualTo("-");
    assertThat(START.turn()).isEqualTo("chance");
    assertThat(START.moves()).isEmpty();
    assertThat(START.state().handNumber()).isEqualTo(1);
    assertThat(START.winners()).isEqualTo("-");
    assertThat(START.chance(5)).hasSize("* shuffle".length() + 52 * " As".length());
  }

  @Test
  @Covers("CAC-4")
  void slotsThatAreEmptiedAreNotUsedAgain() {
    TestTable state = at(0, "3s 7h Ac 9d", "Kd", "5c 6c", "7d 5h");
    TestTable matched = state.play("0 match 2");
    assertThat(matched.fact("slots.0")).isEqualTo("1 3 4");
    TestTable failed = matched.play("0 match 4");
    assertThat(failed.fact("slots.0")).isEqualTo("1 3 4 5 6");
    assertThat(failed.pile("layout.0")).isEqualTo("3s Ac 9d 5c 6c");
    assertThat(failed.moves()).contains("0 match 6").doesNotContain("0 match 2");
  }

  @Test
  @Covers({"CAC-5", "CAC-6", "CAC-7", "CAC-11", "CAC-12", "CAC-24", "CAC-33"})
  void aTurn() {
    TestTable begins = begins("3h 2d", "5c");
    assertThat(begins.moves())
        .containsExactly(
            "0 draw stock",
            "0 draw discard",
            "0 match 1",
            "0 match 2",
            "0 match 3",
            "0 match 4",
            "1 match 1",
            "1 match 2",
            "1 match 3",
            "1 match 4");
    TestTable drawn = begins.play("0 draw stock");
    assertThat(drawn.fact("phase")).isEqualTo("act");
    assertThat(drawn.pile("stock")).isEqualTo("2d");
    assertThat(drawn.moves().subList(0, 5))
        .containsExactly("0 swap 1", "0 swap 2", "0 swap 3", "0 swap 4", "0 discard");
    assertThat(drawn.fact("drawn-from")).isEqualTo("stock");
    assertThat(drawn.fact("usable")).isEqualTo("no");

    TestTable swapped = drawn.play("0 swap 2");
    assertThat(swapped.pile("layout.0")).isEqualTo("3s 3h Ac 9d");
    assertThat(swapped.pile("discard")).isEqualTo("4h 5c");
    assertThat(swapped.fact("phase")).isEqualTo("finish");
    assertThat(drawn.told("0 swap 2")).containsExactly("discarded 0 [4h]");
    assertThat(swapped.moves().subList(0, 2)).containsExactly("0 end", "0 cactus");
    TestTable discarded = drawn.play("0 discard");
    assertThat(discarded.pile("discard")).isEqualTo("3h 5c");
    assertThat(discarded.fact("phase")).isEqualTo("finish");
    assertThat(drawn.told("0 discard")).containsExactly("discarded 0 [3h]");
    assertThat(discarded.fact("drawn-from")).isEqualTo("-");

    TestTable window = swapped.play("0 end");
    assertThat(window.fact("phase")).isEqualTo("window");
    assertThat(window.turn()).isEqualTo("0 1");
    assertThat(window.moves()).hasSize(10).startsWith("0 pass", "1 pass", "0 match 1");
    TestTable one = window.play("1 pass");
    assertThat(one.turn()).isEqualTo("0");
    assertThat(one.fact("passed")).isEqualTo("1");
    assertThat(one.moves()).hasSize(5).startsWith("pass", "match 1");
    TestTable next = one.play("0 pass");
    assertThat(next.fact("phase")).isEqualTo("draw");
    assertThat(next.fact("turn")).isEqualTo("1");
    assertThat(next.fact("power")).isEqualTo("-");
    assertThat(next.turn()).isEqualTo("0 1");
  }

  @Test
  @Covers({"CAC-8", "CAC-13", "CAC-23", "CAC-28a"})
  void theUpcardIsSwappedIn() {
    TestTable first = begins("3h 2d", "");
    assertThat(first.moves()).containsExactly("draw stock");
    assertThat(first.turn()).isEqualTo("0");
    assertThat(first.refusal("0 draw discard")).isEqualTo("CAC-8 no-upcard");
    assertThat(first.refusal("1 match 1")).isEqualTo("CAC-23 no-upcard");

    TestTable begins = begins("3h 2d", "5c 8d");
    TestTable taken = begins.play("0 draw discard");
    assertThat(begins.told("0 draw discard")).containsExactly("upcard-taken 0 [5c]");
    assertThat(taken.pile("discard")).isEqualTo("8d");
    assertThat(taken.pile("stock")).isEqualTo("3h 2d");
    assertThat(taken.fact("drawn-from")).isEqualTo("discard");
    assertThat(taken.moves()).doesNotContain("0 discard").startsWith("0 swap 1");
    assertThat(taken.refusal("0 discard")).isEqualTo("CAC-13 swap");
    TestTable swapped = taken.play("0 swap 4");
    assertThat(swapped.pile("discard")).isEqualTo("9d 8d");
    assertThat(swapped.pile("layout.0")).endsWith("5c");
  }

  @ParameterizedTest
  @CsvSource({
    "Qh, SWAP",
    "Jh, PEEK_OPP",
    "Th, PEEK_OPP",
    "9h, PEEK_OPP",
    "8h, PEEK_OWN",
    "7h, PEEK_OWN",
    "6h, PEEK_OWN",
    "5h, NONE",
    "2h, NONE",
    "Ah, NONE",
    "Kh, NONE"
  })
  @Covers({"CAC-14", "CAC-15"})
  void powerCards(String code, Power power) {
    assertThat(rules("powers", "on").powerOf(card(code))).isEqualTo(power);
    assertThat(rules("powers", "off").powerOf(card(code))).isEqualTo(Power.NONE);
    TestTable discarded = power("", code, "3s 4h", "Kd 2c");
    assertThat(discarded.fact("phase")).isEqualTo(power == Power.NONE ? "finish" : "power");
    assertThat(discarded.fact("unused")).isEqualTo("-");
    assertThat(power("powers=off", code, "3s 4h", "Kd 2c").fact("phase")).isEqualTo("finish");
    TestTable drawn = begins(code + " 2d", "5c").play("0 draw stock");
    TestTable swapped = drawn.play("0 swap 4");
    assertThat(swapped.fact("phase")).isEqualTo("finish");
    assertThat(swapped.fact("unused")).isEqualTo("0");
    assertThat(drawn.under("powers=off").play("0 swap 4").fact("unused")).isEqualTo("-");
    assertThat(drawn.play("0 swap 1").fact("unused")).isEqualTo("-");
  }

  @Test
  @Covers({"CAC-16", "CAC-19"})
  void aQueenTrades() {
    TestTable queen = power("", "Qh", "3s 4h", "Kd 2c");
    assertThat(queen.fact("power")).isEqualTo("swap");
    assertThat(queen.moves().subList(0, 5))
        .containsExactly("0 trade 1 1", "0 trade 1 2", "0 trade 2 1", "0 trade 2 2", "0 skip");
    assertThat(queen.refusal("0 trade 3 1")).isEqualTo("CAC-16 no-card [3, 1]");
    assertThat(queen.refusal("0 trade 1 3")).isEqualTo("CAC-16 no-card [1, 3]");
    assertThat(queen.refusal("0 peek own 1")).isEqualTo("CAC-16 power");
    assertThat(queen.refusal("0 trade 1 2")).isEqualTo("legal");
    TestTable traded = queen.play("0 trade 1 2");
    assertThat(traded.pile("layout.0")).isEqualTo("2c 4h");
    assertThat(traded.pile("layout.1")).isEqualTo("Kd 3s");
    assertThat(traded.fact("phase")).isEqualTo("finish");
    assertThat(traded.fact("power")).isEqualTo("-");
    assertThat(traded.fact("power")).isEqualTo("-");
    TestTable skipped = queen.play("0 skip");
    assertThat(skipped.pile("layout.0")).isEqualTo("3s 4h");
    assertThat(skipped.pile("layout.1")).isEqualTo("Kd 2c");
    assertThat(skipped.fact("phase")).isEqualTo("finish");
    assertThat(skipped.fact("power")).isEqualTo("-");
    assertThat(skipped.refusal("0 skip")).isEqualTo("CAC-6 end");
  }

  @Test
  @Covers({"CAC-17", "CAC-18"})
  void peeks() {
    TestTable ten = power("", "Th", "3s 4h 5s", "Kd 2c");
    assertThat(ten.fact("power")).isEqualTo("peek-opp");
    assertThat(ten.moves().subList(0, 3)).containsExactly("0 peek opp 1", "0 peek opp 2", "0 skip");
    assertThat(ten.refusal("0 peek own 2")).isEqualTo("CAC-17 power");
    assertThat(ten.refusal("0 trade 1 1")).isEqualTo("CAC-17 power");
    assertThat(ten.refusal("0 peek opp 3")).isEqualTo("CAC-17 no-card [3]");
    TestTable seven = power("", "7h", "3s 4h 5s", "Kd 2c");
    assertThat(seven.fact("power")).isEqualTo("peek-own");
    assertThat(seven.moves().subList(0, 4))
        .containsExactly("0 peek own 1", "0 peek own 2", "0 peek own 3", "0 skip");
    assertThat(seven.refusal("0 peek opp 2")).isEqualTo("CAC-18 power");
    assertThat(seven.refusal("0 peek own 4")).isEqualTo("CAC-18 no-card [4]");
    assertThat(seven.refusal("0 peek own 3")).isEqualTo("legal");
    assertThat(seven.play("0 peek own 3").fact("phase")).isEqualTo("finish");
  }

  @ParameterizedTest
  @CsvSource({
    "Qh, '', Kd, ",
    "Qh, 3s, '', ",
    "Qh, 3s, Kd, 0",
    "Th, 3s, '', ",
    "Th, '', Kd, 0",
    "7h, '', Kd, ",
    "7h, 3s, '', 0"
  })
  @Covers({"CAC-19", "CAC-30"})
  void aPowerNeedsATarget(String card, String first, String second, String offered) {
    TestTable state = power("", card, first, second);
    assertThat(state.fact("phase")).isEqualTo(offered == null ? "finish" : "power");
    TestTable drawn = at(0, first, second, card + " 2d 3d 4d", "5c").play("0 draw stock");
    assertThat(drawn.told("0 discard").contains("power-lost 0")).isEqualTo(offered == null);
  }

  @Test
  @Covers({"CAC-19", "CAC-28"})
  void aMatchMayTakeTheLastTarget() {
    TestTable ten = power("", "Th", "3s 4h", "Tc");
    TestTable lost = ten.play("1 match 1");
    assertThat(lost.fact("phase")).isEqualTo("finish");
    assertThat(lost.fact("power")).isEqualTo("-");
    assertThat(ten.told("1 match 1")).containsExactly("matched 1 [Tc]", "power-lost 0");
    TestTable queen = power("", "Qh", "Qs 4h", "Qc");
    assertThat(queen.play("1 match 1").fact("phase")).isEqualTo("finish");
    TestTable still = queen.play("0 match 1");
    assertThat(still.fact("phase")).isEqualTo("power");
    assertThat(still.fact("power")).isEqualTo("swap");
    assertThat(still.moves()).startsWith("0 trade 2 1", "0 skip");
    TestTable failed = queen.play("0 match 2");
    assertThat(failed.fact("phase")).isEqualTo("power");
    assertThat(failed.moves()).startsWith("0 trade 1 1", "0 trade 2 1", "0 trade 3 1");
    assertThat(failed.refusal("0 trade 1 1")).isEqualTo("legal");
    assertThat(failed.play("0 trade 1 1").fact("phase")).isEqualTo("finish");
  }

  @Test
  @Covers({"CAC-20", "CAC-21", "CAC-22"})
  void anUnusedPowerCardIsForTheOther() {
    TestTable state = unused(begins("3h 2d", "8s 5c"), 1);
    TestTable taken = state.play("0 draw discard");
    assertThat(state.fact("unused")).isEqualTo("1");
    assertThat(taken.fact("unused")).isEqualTo("-");
    assertThat(taken.fact("usable")).isEqualTo("yes");
    assertThat(taken.moves()).contains("0 discard", "0 swap 4");
    TestTable used = taken.play("0 discard");
    assertThat(used.fact("phase")).isEqualTo("power");
    assertThat(used.fact("power")).isEqualTo("peek-own");
    assertThat(used.fact("unused")).isEqualTo("-");
    TestTable own = unused(begins("3h 2d", "8s 5c"), 0).play("0 draw discard");
    assertThat(own.fact("usable")).isEqualTo("no");
    assertThat(own.refusal("0 discard")).isEqualTo("CAC-13 swap");
    TestTable covered = state.play("0 draw stock");
    assertThat(covered.fact("unused")).isEqualTo("1");
    assertThat(covered.play("0 discard").fact("unused")).isEqualTo("-");
    assertThat(covered.play("0 swap 1").fact("unused")).isEqualTo("-");
    assertThat(covered.play("0 swap 4").fact("unused")).isEqualTo("0");
  }

  @Test
  @Covers({"CAC-23", "CAC-25", "CAC-27", "CAC-28", "CAC-29"})
  void bothMayMatchAtAnyTime() {
    TestTable state = at(0, "3s 7h Ac", "Kd 2c 7c", "3h 2d", "7d 5c");
    TestTable one = state.play("1 match 3");
    assertThat(one.fact("slots.1")).isEqualTo("1 2");
    assertThat(one.pile("discard")).isEqualTo("7c 7d 5c");
    assertThat(one.fact("phase")).isEqualTo("draw");
    assertThat(one.fact("turn")).isEqualTo("0");
    assertThat(one.fact("unused")).isEqualTo("1");
    assertThat(state.told("1 match 3")).containsExactly("matched 1 [7c]");
    TestTable two = one.play("0 match 2");
    assertThat(two.pile("layout.0")).isEqualTo("3s Ac");
    assertThat(two.pile("discard")).startsWith("7h ");
    assertThat(two.fact("unused")).isEqualTo("0");
    TestTable drawn = state.play("0 draw stock", "1 match 3");
    assertThat(drawn.fact("phase")).isEqualTo("act");
    assertThat(drawn.moves()).contains("0 discard", "0 swap 3");
    assertThat(drawn.play("0 discard").pile("discard")).startsWith("3h ");
  }

  @ParameterizedTest
  @CsvSource({"0, ''", "1, 3h", "2, 3h 2d", "4, 3h 2d 8d 8c"})
  @Covers({"CAC-4", "CAC-26", "CAC-28"})
  void aMatchThatFailsCostsCards(int penalty, String codes) {
    String rules = "penalty=" + penalty;
    TestTable state = begins("3h 2d 8d 8c 8h", "7d 5c");
    TestTable failed = state.under(rules).play("1 match 3");
    assertThat(failed.pile("layout.1")).isEqualTo(("Kd 2c 6s Jh " + codes).strip());
    assertThat(failed.fact("slots.1")).isEqualTo("1 2 3 4 5 6 7 8".substring(0, 7 + 2 * penalty));
    assertThat(cards(failed.pile("stock"))).isEqualTo(cards("3h 2d 8d 8c 8h").draw(penalty));
    assertThat(failed.pile("discard")).isEqualTo("7d 5c");
    assertThat(failed.fact("phase")).isEqualTo("draw");
    assertThat(failed.pile("layout.0")).isEqualTo("3s 4h Ac 9d");
    assertThat(state.under(rules).told("1 match 3")).contains("match-failed 1 [6s]");
    assertThat(state.under(rules).told("1 match 3").contains("penalized 1 [" + penalty + "]"))
        .isEqualTo(penalty > 0);
    TestTable act = state.under(rules).play("0 draw stock", "0 match 1");
    assertThat(act.fact("phase")).isEqualTo("act");
    assertThat(act.moves()).contains("0 discard", "0 swap 4");
    assertThat(act.refusal("0 discard")).isEqualTo("legal");
    assertThat(act.play("0 swap 4").pile("layout.0")).startsWith("3s 4h Ac 3h");
    assertThat(act.play("0 discard").pile("discard")).startsWith("3h ");
  }

  @Test
  @Covers({"CAC-24", "CAC-28a"})
  void whoeverMayMatchOutOfTurnNeedNot() {
    TestTable begins = begins("3h 2d", "5c");
    assertThat(begins.turn()).isEqualTo("0 1");
    assertThat(begins.state().awaited()).isEqualTo(Seats.of(0));
    TestTable window = begins.play("0 draw stock", "0 discard", "0 end");
    assertThat(window.state().awaited()).isEqualTo(Seats.all(2));
  }

  @Test
  @Covers({"CAC-24", "CAC-28"})
  void whoCannotMatchPasses() {
    TestTable state = at(0, "3s", "", "3h 2d 8d", "7d 5c");
    TestTable window = state.play("0 draw stock", "0 discard", "0 end");
    assertThat(window.fact("passed")).isEqualTo("1");
    assertThat(window.turn()).isEqualTo("0");
    assertThat(window.play("0 match 1").fact("turn")).isEqualTo("1");
    assertThat(window.play("0 pass").fact("turn")).isEqualTo("1");
    TestTable none = at(1, "", "", "3h 2d 8d", "7d 5c");
    TestTable next = none.play("1 draw stock", "1 discard", "1 end");
    assertThat(next.fact("phase")).isEqualTo("draw");
    assertThat(next.fact("turn")).isEqualTo("0");

    TestTable both = begins("9h 2d 3d 4d", "5c").play("0 draw stock", "0 discard");
    TestTable passed = both.play("0 skip", "0 end", "1 pass");
    TestTable matched = passed.play("0 match 4");
    assertThat(matched.fact("passed")).isEqualTo("1");
    assertThat(matched.fact("phase")).isEqualTo("window");
    assertThat(matched.refusal("1 match 1")).isEqualTo("CAC-28 passed");
    assertThat(matched.refusal("1 pass")).isEqualTo("CAC-24 passed");
    assertThat(matched.refusal("0 end")).isEqualTo("CAC-24 window");
    TestTable failed = passed.play("0 match 1");
    assertThat(failed.fact("passed")).isEqualTo("1");
    assertThat(failed.moves()).startsWith("pass", "match 1").hasSize(7);
    assertThat(failed.play("0 pass").fact("phase")).isEqualTo("draw");
  }

  @Test
  @Covers({"CAC-30", "CAC-30a"})
  void whoHasNoCardsPlaysOn() {
    TestTable state = at(0, "", "Kd 2c", "3h 2d", "8s 5c");
    assertThat(state.moves()).doesNotContain("0 draw discard").contains("0 draw stock");
    assertThat(state.refusal("0 draw discard")).isEqualTo("CAC-30 no-slot");
    TestTable drawn = state.play("0 draw stock");
    assertThat(drawn.moves()).startsWith("0 discard", "1 match 1");
    assertThat(unused(state, 1).moves()).contains("0 draw discard");
    TestTable second = at(1, "Kd 2c", "", "3h 2d", "8s 5c");
    assertThat(second.moves()).doesNotContain("1 draw discard");
    assertThat(unused(second, 1).moves()).doesNotContain("1 draw discard");
    assertThat(unused(second, 0).moves()).contains("1 draw discard");
    TestTable usable = unused(state, 1).play("0 draw discard");
    assertThat(usable.moves()).startsWith("0 discard");

    TestTable last = at(0, "5h", "Kd 2c", "3h 2d", "7d 5c");
    TestTable held = last.play("0 draw discard", "0 match 1");
    assertThat(held.fact("phase")).isEqualTo("act");
    assertThat(held.moves()).startsWith("0 discard");
    TestTable back = held.play("0 discard");
    assertThat(back.pile("discard")).isEqualTo("7d 5h 5c");
    assertThat(back.fact("phase")).isEqualTo("finish");
    TestTable ten = at(0, "5h", "Kd 2c", "3h 2d", "Td 5c");
    assertThat(ten.play("0 draw discard", "0 match 1", "0 discard").fact("phase"))
        .isEqualTo("finish");
    assertThat(unused(ten, 1).play("0 draw discard", "0 match 1", "0 discard").fact("phase"))
        .isEqualTo("power");
  }

  @Test
  @Covers({"CAC-33", "CAC-34", "CAC-41"})
  void afterCactusTheOtherHasOneTurn() {
    TestTable finish = begins("3h 2d 4d", "5c").play("0 draw stock", "0 discard");
    TestTable called = finish.play("0 cactus");
    assertThat(called.fact("cactus")).isEqualTo("0");
    assertThat(called.fact("final")).isEqualTo("no");
    TestTable last = called.play("0 pass", "1 pass");
    assertThat(last.fact("final")).isEqualTo("yes");
    assertThat(last.fact("turn")).isEqualTo("1");
    TestTable ends = last.play("1 draw stock", "1 discard");
    assertThat(ends.moves()).startsWith("1 end", "0 match 1");
    assertThat(ends.refusal("1 cactus")).isEqualTo("CAC-33 called [0]");
    assertThat(ends.refusal("1 end")).isEqualTo("legal");
    TestTable window = ends.play("1 end", "1 pass");
    assertThat(window.turn()).isEqualTo("0");
    TestTable over = window.play("0 pass");
    assertThat(over.turn()).isEqualTo("over");
    assertThat(over.moves()).isEmpty();
    assertThat(over.fact("turn")).isEqualTo("-");
    assertThat(over.refusal("0 pass")).isEqualTo("CAC-43 over");
    assertThat(over.refusal("* shuffle As Ks")).isEqualTo("CAC-43 over");
  }

  @Test
  @Covers({"CAC-19", "CAC-34"})
  void theCallersCardsMayBeLocked() {
    String rules = "lock-caller=on";
    TestTable finish = begins("3h Qd 4d Ts", "5c").under(rules).play("0 draw stock", "0 discard");
    assertThat(finish.moves()).contains("0 match 1");
    TestTable called = finish.play("0 cactus");
    assertThat(called.turn()).isEqualTo("1");
    TestTable last = called.play("1 pass");
    assertThat(last.turn()).isEqualTo("1");
    assertThat(last.refusal("0 match 1")).isEqualTo("CAC-34 locked");
    assertThat(last.refusal("1 match 1")).isEqualTo("legal");
    assertThat(last.moves()).contains("match 1");
    assertThat(last.play("1 draw stock", "1 discard").fact("phase")).isEqualTo("finish");
    TestTable ten = at(1, 0, "3s", "Kd", "Tc 2d", "5c");
    assertThat(ten.under(rules).play("1 draw stock", "1 discard").fact("phase")).isEqualTo("power");
    TestTable queen = at(1, 0, "3s", "Kd", "Qc 2d", "5c");
    assertThat(queen.play("1 draw stock", "1 discard").fact("phase")).isEqualTo("power");
    TestTable uncalled = at(1, "3s", "Kd", "Qc 2d", "5c");
    assertThat(uncalled.under(rules).play("1 draw stock", "1 discard").fact("phase"))
        .isEqualTo("power");
    assertThat(finish.under().play("0 cactus").turn()).isEqualTo("0 1");
  }

  @Test
  @Covers({"CAC-35", "CAC-36"})
  void theDiscardsBecomeTheStock() {
    TestTable state = begins("", "5c 7c 8c");
    assertThat(state.moves()).contains("0 draw stock");
    TestTable awaiting = state.play("0 draw stock");
    assertThat(awaiting.fact("phase")).isEqualTo("reshuffle");
    assertThat(awaiting.turn()).isEqualTo("chance");
    assertThat(awaiting.pile("discard")).isEqualTo("5c 7c 8c");
    assertThat(state.told("0 draw stock")).containsExactly("stock-used-up");
    assertThat(awaiting.moves()).isEmpty();
    assertThat(awaiting.refusal("0 draw stock")).isEqualTo("CAC-36 shuffle-first");
    assertThat(awaiting.refusal("* shuffle 5c 7c")).isEqualTo("CAC-36 other-cards");
    assertThat(awaiting.chance(3)).isIn("* shuffle 7c 8c", "* shuffle 8c 7c");
    TestTable drawn = awaiting.play("* shuffle 8c 7c");
    assertThat(drawn.fact("phase")).isEqualTo("act");
    assertThat(drawn.pile("stock")).isEqualTo("7c");
    assertThat(drawn.pile("discard")).isEqualTo("5c");
    assertThat(drawn.play("0 discard").pile("discard")).startsWith("8c ");

    TestTable none = begins("", "5c");
    assertThat(none.moves()).startsWith("0 draw discard", "0 match 1");
    assertThat(none.refusal("0 draw stock")).isEqualTo("CAC-35 no-stock");
  }

  @Test
  @Covers({"CAC-26", "CAC-36", "CAC-37"})
  void aPenaltyMayNeedAShuffle() {
    TestTable state = begins("9h", "8c 7c 5c");
    TestTable awaiting = state.play("1 match 1");
    assertThat(awaiting.fact("phase")).isEqualTo("reshuffle");
    assertThat(awaiting.pile("layout.1")).isEqualTo("Kd 2c 6s Jh 9h");
    assertThat(state.told("1 match 1"))
        .containsExactly("match-failed 1 [Kd]", "penalized 1 [1]", "stock-used-up");
    assertThat(awaiting.refusal("* shuffle 7c 5c")).isEqualTo("legal");
    TestTable paid = awaiting.play("* shuffle 7c 5c");
    assertThat(paid.fact("phase")).isEqualTo("draw");
    assertThat(paid.pile("layout.1")).isEqualTo("Kd 2c 6s Jh 9h 7c");
    assertThat(paid.pile("stock")).isEqualTo("5c");
    assertThat(paid.play("0 draw stock").fact("phase")).isEqualTo("act");

    TestTable act = state.play("0 draw stock", "1 match 1");
    assertThat(act.fact("phase")).isEqualTo("reshuffle");
    assertThat(act.fact("drawn-from")).isEqualTo("stock");
    TestTable placed = act.play("* shuffle 7c 5c");
    assertThat(placed.fact("phase")).isEqualTo("act");
    assertThat(placed.pile("layout.1")).isEqualTo("Kd 2c 6s Jh 7c 5c");
    assertThat(placed.play("0 swap 1").pile("layout.0")).startsWith("9h ");

    TestTable power = begins("Th 9h", "8c 7c 5c").play("0 draw stock", "0 discard", "1 match 1");
    assertThat(power.fact("phase")).isEqualTo("reshuffle");
    assertThat(power.fact("power")).isEqualTo("peek-opp");
    TestTable offered = power.play("* shuffle 7c 8c 5c");
    assertThat(offered.fact("phase")).isEqualTo("power");
    assertThat(offered.fact("power")).isEqualTo("peek-opp");
    TestTable window =
        begins("3h 9h", "8c 7c 5c").play("0 draw stock", "0 discard", "0 end", "0 pass");
    TestTable passed = window.play("1 match 1");
    assertThat(passed.fact("phase")).isEqualTo("reshuffle");
    assertThat(passed.fact("passed")).isEqualTo("0");
    TestTable again = passed.play("* shuffle 7c 8c 5c");
    assertThat(again.fact("phase")).isEqualTo("window");
    assertThat(again.turn()).isEqualTo("1");

    TestTable few = begins("", "8c 7c").play("1 match 1").play("* shuffle 7c");
    assertThat(few.pile("layout.1")).isEqualTo("Kd 2c 6s Jh 7c");
    assertThat(few.fact("phase")).isEqualTo("draw");
    TestTable none = begins("", "8c").play("1 match 1");
    assertThat(none.pile("layout.1")).isEqualTo("Kd 2c 6s Jh");
    assertThat(none.fact("phase")).isEqualTo("draw");
    String free = "penalty=0";
    assertThat(begins("", "8c 7c").under(free).play("1 match 1").fact("phase")).isEqualTo("draw");
  }

  @Test
  @Covers("CAC-38")
  void whoCannotDrawEndsTheTurn() {
    TestTable state = at(0, "", "Kd 2c", "9h 9d", "8c");
    TestTable stuck = state.play("1 match 1");
    assertThat(stuck.fact("phase")).isEqualTo("finish");
    assertThat(state.told("1 match 1"))
        .containsExactly("match-failed 1 [Kd]", "penalized 1 [2]", "no-draw 0");
    assertThat(stuck.moves()).startsWith("0 end", "0 cactus", "1 match 1");
    assertThat(stuck.play("0 end").fact("passed")).isEqualTo("0");

    TestTable window = at(1, "", "Kd 2c", "3d", "");
    TestTable next = window.play("1 draw stock", "1 discard", "1 end", "1 pass");
    assertThat(next.fact("phase")).isEqualTo("finish");
    assertThat(next.fact("turn")).isEqualTo("0");
    assertThat(next.fact("power")).isEqualTo("-");
  }

  @ParameterizedTest
  @CsvSource({"Kd, 0", "As, 1", "2h, 2", "3h, 3", "9c, 9", "Tc, 10", "Jc, 10", "Qc, 10"})
  @Covers("CAC-39")
  void cardsCount(String code, int value) {
    assertThat(rules("hands", "1").value(card(code))).isEqualTo(value);
  }

  private static TestTable ended(String rules, String first, String second) {
    TestTable last = at(1, 0, first, second, "3d", "4c");
    TestTable window = last.under(rules).play("1 draw stock", "1 discard", "1 end");
    TestTable passed = window.fact("passed").contains("0") ? window : window.play("0 pass");
    return passed.fact("phase").equals("window") ? passed.play("1 pass") : passed;
  }

  @Test
  @Covers({"CAC-40", "CAC-42"})
  void theLowerTotalWins() {
    TestTable over = ended("", "Kd 3h As 5c", "2c Th Jd");
    assertThat(over.scores()).isEqualTo("9 22");
    assertThat(over.winners()).isEqualTo("0");
    assertThat(over.fact("winner")).isEqualTo("0");
    TestTable other = ended("", "2c Th Jd", "Kd 3h As 5c");
    assertThat(other.fact("winner")).isEqualTo("1");
    assertThat(ended("", "2c", "").scores()).isEqualTo("2 0");
    TestTable draw = ended("", "2c Th", "2d Jd");
    assertThat(draw.winners()).isEqualTo("nobody");
    assertThat(draw.fact("winner")).isEqualTo("-");
  }

  @Test
  @Covers("CAC-42")
  void theCallerMayGetPoints() {
    String rules = "caller-penalty=10";
    assertThat(ended(rules, "2c", "3c").scores()).isEqualTo("2 3");
    assertThat(ended(rules, "2c", "2d").scores()).isEqualTo("12 2");
    assertThat(ended(rules, "5c", "2d").scores()).isEqualTo("15 2");
    assertThat(ended(rules, "2c", "2d").lines()).hasSize(3);
    assertThat(ended("", "2c", "2d").lines()).hasSize(2);
  }

  @Test
  void theEndIsTold() {
    String rules = "caller-penalty=10";
    TestTable last = at(1, 0, "Kd 5s", "2h Ts", "3d", "4c");
    TestTable window = last.play("1 draw stock", "1 discard", "1 end", "0 pass");
    assertThat(window.told("1 pass"))
        .containsExactly("layout-shown 0 [Kd 5s, 5]", "layout-shown 1 [2h Ts, 12]", "won 0");
    assertThat(window.stages("1 pass").get(0).scores()).isEqualTo("5 0");
    TestTable equal = at(1, 0, "5s", "5h", "3d", "4c");
    TestTable even = equal.under(rules).play("1 draw stock", "1 discard", "1 end", "0 pass");
    assertThat(even.told("1 pass"))
        .containsExactly(
            "layout-shown 0 [5s, 5]", "layout-shown 1 [5h, 5]", "caller-penalized 0 [10]", "won 1");
    assertThat(even.stages("1 pass").get(2).scores()).isEqualTo("15 5");
    assertThat(even.under().told("1 pass")).endsWith("drawn");
  }

  @Test
  @Covers("CAC-43")
  void handsAreAdded() {
    String rules = "hands=2";
    TestTable second = ended(rules, "2c", "3c");
    assertThat(second.fact("phase")).isEqualTo("shuffle");
    assertThat(second.state().handNumber()).isEqualTo(2);
    assertThat(second.fact("dealer")).isEqualTo("0");
    assertThat(second.fact("cactus")).isEqualTo("-");
    assertThat(second.scores()).isEqualTo("2 3");
    assertThat(cards(second.pile("stock"))).isEqualTo(Deck.standard52().cards());
    assertThat(second.turn()).isEqualTo("chance");
    assertThat(second.refusal("0 draw stock")).isEqualTo("CAC-2 shuffle-first");
    TestTable dealt = second.play(shuffle("As Ah Ks Kh Ts Th 9s 9h"));
    assertThat(dealt.fact("turn")).isEqualTo("1");
    assertThat(dealt.pile("layout.1")).isEqualTo("As Ks Ts 9s");
    assertThat(dealt.pile("layout.0")).isEqualTo("Ah Kh Th 9h");
    assertThat(dealt.fact("first")).isEqualTo("1");
    assertThat(dealt.state(CactusState.class).hand().matching()).isEqualTo(Seats.all(2));
  }

  @Test
  void refusalsOfOtherMoves() {
    TestTable start = START;
    assertThat(start.refusal("0 draw stock")).isEqualTo("CAC-2 shuffle-first");
    assertThat(start.refusal("* shuffle As Ks")).isEqualTo("CAC-1 pack [52]");
    TestTable begins = begins("3h 2d", "5c");
    assertThat(begins.refusal("* shuffle As Ks")).isEqualTo("CAC-2 dealt");
    assertThat(begins.refusal("1 draw stock")).isEqualTo("CAC-5 turn [0]");
    assertThat(begins.refusal("5 draw stock")).isEqualTo("CAC-5 turn [0]");
    assertThat(begins.refusal("0 end")).isEqualTo("CAC-6 draw-first");
    assertThat(begins.refusal("1 end")).isEqualTo("CAC-6 draw-first");
    assertThat(begins.refusal("0 pass")).isEqualTo("CAC-6 draw-first");
    assertThat(begins.refusal("0 match 5")).isEqualTo("CAC-23 no-card [5]");
    assertThat(begins.refusal(new Match(2, 1))).isEqualTo("CAC-23 no-card [1]");
    assertThat(begins.refusal("1 match 4")).isEqualTo("legal");
    TestTable queen = power("", "Qh", "3s 4h", "Kd 2c");
    assertThat(queen.refusal(new Peek(0, Power.SWAP, 1))).isEqualTo("CAC-16 power");
    assertThat(queen.refusal("0 trade 1 5")).isEqualTo("CAC-16 no-card [1, 5]");
    assertThat(power("", "Th", "3s", "Kd").refusal("0 end")).isEqualTo("CAC-17 power");
    TestTable drawn = begins.play("0 draw stock");
    assertThat(drawn.refusal("0 end")).isEqualTo("CAC-6 place-first");
    assertThat(drawn.refusal("0 swap 5")).isEqualTo("CAC-11 no-card [5]");
    assertThat(drawn.refusal("0 swap 4")).isEqualTo("legal");
    TestTable finish = drawn.play("0 discard");
    assertThat(finish.refusal("0 draw stock")).isEqualTo("CAC-6 end");
    assertThat(finish.refusal("0 cactus")).isEqualTo("legal");
    TestTable window = finish.play("0 end");
    assertThat(window.refusal(new Pass(3))).isEqualTo("CAC-24 passed");
    assertThat(window.refusal("1 pass")).isEqualTo("legal");
    assertThat(window.refusal("0 match 1")).isEqualTo("legal");
  }

  @Test
  void governingRulesAreThoseOfTheDecision() {
    TestTable begins = begins("Qh Th 6d", "5c");
    assertThat(begins.governing(0)).containsExactly("CAC-7", "CAC-8", "CAC-23", "CAC-35");
    assertThat(at(0, "", "Kd 2c", "3h 2d", "8s 5c").governing(0))
        .containsExactly("CAC-7", "CAC-8", "CAC-23", "CAC-30", "CAC-35");
    assertThat(begins.governing(1)).containsExactly("CAC-23");
    TestTable drawn = begins.play("0 draw stock");
    assertThat(drawn.governing(0)).containsExactly("CAC-11", "CAC-12", "CAC-13", "CAC-23");
    TestTable power = drawn.play("0 discard");
    assertThat(power.governing(0)).containsExactly("CAC-16", "CAC-19", "CAC-23");
    TestTable finish = power.play("0 skip");
    assertThat(finish.governing(0)).containsExactly("CAC-6", "CAC-23", "CAC-33");
    TestTable window = finish.play("0 cactus");
    assertThat(window.governing(0)).containsExactly("CAC-23", "CAC-24", "CAC-28");
    TestTable last = window.play("0 pass", "1 pass", "1 draw stock", "1 discard");
    assertThat(last.governing(1)).containsExactly("CAC-17", "CAC-19", "CAC-23");
    TestTable ends = last.play("1 skip");
    assertThat(ends.governing(1)).containsExactly("CAC-6", "CAC-23", "CAC-33", "CAC-34");
    TestTable six = power("", "6h", "3s", "Kd");
    assertThat(six.governing(0)).containsExactly("CAC-18", "CAC-19", "CAC-23");
  }

  @Test
  @Covers({"CAC-20", "CAC-34", "CAC-42"})
  void theSecondSeatHasTheSameRights() {
    TestTable state = at(1, "3s 4h", "Kd 2c", "3h 2d 4d", "8s 5c");
    assertThat(unused(state, 0).play("1 draw discard").fact("usable")).isEqualTo("yes");
    assertThat(unused(state, 1).play("1 draw discard").fact("usable")).isEqualTo("no");
    String locks = "lock-caller=on caller-penalty=7";
    TestTable called = state.under(locks).play("1 draw stock", "1 discard", "1 cactus");
    assertThat(called.state(CactusState.class).hand().matching()).isEqualTo(Seats.of(0));
    TestTable window = called.play("0 pass", "0 draw stock", "0 discard", "0 end", "0 pass");
    assertThat(window.scores()).isEqualTo("7 2");
    TestTable lost = at(0, 1, "2h", "3d", "3h", "5c");
    assertThat(
            lost.under(locks)
                .play("0 draw stock", "0 discard", "0 end", "0 pass", "1 pass")
                .scores())
        .isEqualTo("2 10");
  }

  @Test
  void matchesAreListedBehindOtherMoves() {
    TestTable state = at(0, "3s 4h", "Kd 2c 6s", "3h 2d", "5c");
    assertThat(state.moves())
        .containsExactly(
            "0 draw stock",
            "0 draw discard",
            "0 match 1",
            "0 match 2",
            "1 match 1",
            "1 match 2",
            "1 match 3");
    MoveList<CactusMove> moves = rules("hands", "1").legalMoves(state.state(CactusState.class));
    assertThatThrownBy(() -> moves.get(7)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> moves.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aSheetKeepsItsNotes() {
    ScoreSheet noted = ScoreSheet.empty(2).withNote("way", 1);
    CactusState start = START.state(CactusState.class);
    assertThat(start.withSheet(noted).sheet()).isEqualTo(noted);
    assertThat(start.withSheet(noted).phase()).isEqualTo(CactusState.Phase.SHUFFLE);
    assertThat(start.withSheet(start.sheet())).isEqualTo(start);
  }

  @Test
  void movesReadBack() {
    for (String text :
        new String[] {
          "draw stock", "draw discard", "swap 12", "discard", "trade 1 30", "peek opp 2",
          "peek own 7", "skip", "end", "cactus", "match 3", "pass"
        }) {
      assertThat(CactusMove.SYNTAX.format(CactusMove.SYNTAX.parse(1, text))).isEqualTo(text);
    }
  }

  @Test
  void optionsHaveTheRulebooksDefaults() {
    assertThat(Cactus.GAME.options().defaults())
        .isEqualTo(new CactusOptions(1, false, 0, 2, 0, false, true));
  }
}
