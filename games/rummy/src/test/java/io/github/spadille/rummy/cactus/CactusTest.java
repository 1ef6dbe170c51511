package io.github.spadille.rummy.cactus;

import static io.github.spadille.rummy.cactus.Positions.NOBODY;
import static io.github.spadille.rummy.cactus.Positions.at;
import static io.github.spadille.rummy.cactus.Positions.card;
import static io.github.spadille.rummy.cactus.Positions.cards;
import static io.github.spadille.rummy.cactus.Positions.fact;
import static io.github.spadille.rummy.cactus.Positions.layout;
import static io.github.spadille.rummy.cactus.Positions.move;
import static io.github.spadille.rummy.cactus.Positions.moves;
import static io.github.spadille.rummy.cactus.Positions.play;
import static io.github.spadille.rummy.cactus.Positions.refusal;
import static io.github.spadille.rummy.cactus.Positions.rules;
import static io.github.spadille.rummy.cactus.Positions.shuffle;
import static io.github.spadille.rummy.cactus.Positions.told;
import static io.github.spadille.rummy.cactus.Positions.unused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.rummy.cactus.CactusMove.Match;
import io.github.spadille.rummy.cactus.CactusMove.Pass;
import io.github.spadille.rummy.cactus.CactusMove.Power;
import io.github.spadille.rummy.cactus.CactusMove.Shuffle;
import io.github.spadille.rummy.cactus.CactusState.Phase;
import io.github.spadille.rummy.cactus.CactusState.Step;
import io.github.spadille.rummy.cactus.CactusState.Using;
import io.github.spadille.testkit.Covers;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CactusTest {
  private static final Cactus RULES = rules();

  private static CactusState begins(String stock, String discards) {
    return at(0, "3s 4h Ac 9d", "Kd 2c 6s Jh", stock, discards);
  }

  private static CactusState power(Cactus rules, String card, String first, String second) {
    return play(rules, at(0, first, second, card + " 2d 3d 4d", "5c"), "0 draw stock", "0 discard");
  }

  @Test
  @Covers({"CAC-1", "CAC-2", "CAC-3", "CAC-5"})
  void fourCardsAreDealtToEach() {
    Shuffle shuffle = shuffle("As Ah Ks Kh Ts Th 9s 9h 5c 6c");
    CactusState dealt = RULES.apply(RULES.start(), shuffle);
    assertThat(dealt.layouts().get(0)).isEqualTo(layout("As Ks Ts 9s"));
    assertThat(dealt.layouts().get(1)).isEqualTo(layout("Ah Kh Th 9h"));
    assertThat(dealt.stock().cards()).hasSize(44).startsWith(card("5c"), card("6c"));
    assertThat(dealt.stock().discards()).isEmpty();
    assertThat(dealt.seat()).isZero();
    assertThat(dealt.phase()).isEqualTo(Phase.DRAW);
    assertThat(told(RULES, RULES.start(), shuffle)).containsExactly("dealt 1 [4]");
    assertThat(fact(RULES, RULES.start(), "turn")).isEqualTo("-");
    assertThat(fact(RULES, dealt, "turn")).isEqualTo("0");
    assertThat(fact(RULES, dealt, "dealer")).isEqualTo("1");
    assertThat(fact(RULES, dealt, "first")).isEqualTo("0");
    assertThat(fact(RULES, dealt, "unused")).isEqualTo("-");
    assertThat(RULES.start().turn().isChance()).isTrue();
    assertThat(RULES.legalMoves(RULES.start())).isEmpty();
    assertThat(RULES.start().handNumber()).isEqualTo(1);
    assertThat(RULES.start().outcome()).isEmpty();
    Shuffle drawn = (Shuffle) RULES.chance(RULES.start(), new SplittableRandom(5));
    assertThat(drawn.cards()).containsExactlyInAnyOrderElementsOf(Deck.standard52().cards());
  }

  @Test
  @Covers("CAC-4")
  void slotsThatAreEmptiedAreNotUsedAgain() {
    CactusState state = at(0, "3s 7h Ac 9d", "Kd", "5c 6c", "7d 5h");
    CactusState matched = play(RULES, state, "0 match 2");
    assertThat(fact(RULES, matched, "slots.0")).isEqualTo("1 3 4");
    CactusState failed = play(RULES, matched, "0 match 4");
    assertThat(fact(RULES, failed, "slots.0")).isEqualTo("1 3 4 5 6");
    assertThat(failed.layouts().get(0).cards()).isEqualTo(cards("3s Ac 9d 5c 6c"));
    assertThat(moves(RULES, failed)).contains("0 match 6").doesNotContain("0 match 2");
  }

  @Test
  @Covers({"CAC-5", "CAC-6", "CAC-7", "CAC-11", "CAC-12", "CAC-24", "CAC-33"})
  void aTurn() {
    CactusState begins = begins("3h 2d", "5c");
    assertThat(moves(RULES, begins))
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
    CactusState drawn = play(RULES, begins, "0 draw stock");
    assertThat(drawn.phase()).isEqualTo(Phase.ACT);
    assertThat(drawn.stock().cards()).isEqualTo(cards("2d"));
    assertThat(moves(RULES, drawn).subList(0, 5))
        .containsExactly("0 swap 1", "0 swap 2", "0 swap 3", "0 swap 4", "0 discard");
    assertThat(fact(RULES, drawn, "drawn-from")).isEqualTo("stock");
    assertThat(fact(RULES, drawn, "usable")).isEqualTo("no");

    CactusState swapped = play(RULES, drawn, "0 swap 2");
    assertThat(swapped.layouts().get(0).cards()).isEqualTo(cards("3s 3h Ac 9d"));
    assertThat(swapped.stock().discards()).isEqualTo(cards("4h 5c"));
    assertThat(swapped.phase()).isEqualTo(Phase.FINISH);
    assertThat(told(RULES, drawn, "0 swap 2")).containsExactly("discarded 0 [4h]");
    assertThat(moves(RULES, swapped).subList(0, 2)).containsExactly("0 end", "0 cactus");
    CactusState discarded = play(RULES, drawn, "0 discard");
    assertThat(discarded.stock().discards()).isEqualTo(cards("3h 5c"));
    assertThat(discarded.phase()).isEqualTo(Phase.FINISH);
    assertThat(told(RULES, drawn, "0 discard")).containsExactly("discarded 0 [3h]");
    assertThat(fact(RULES, discarded, "drawn-from")).isEqualTo("-");

    CactusState window = play(RULES, swapped, "0 end");
    assertThat(window.phase()).isEqualTo(Phase.WINDOW);
    assertThat(window.turn().seats()).isEqualTo(Seats.all(2));
    assertThat(moves(RULES, window)).hasSize(10).startsWith("0 pass", "1 pass", "0 match 1");
    CactusState one = play(RULES, window, "1 pass");
    assertThat(one.turn().seats()).isEqualTo(Seats.of(0));
    assertThat(fact(RULES, one, "passed")).isEqualTo("1");
    assertThat(moves(RULES, one)).hasSize(5).startsWith("0 pass", "0 match 1");
    CactusState next = play(RULES, one, "0 pass");
    assertThat(next.phase()).isEqualTo(Phase.DRAW);
    assertThat(next.seat()).isEqualTo(1);
    assertThat(next.step()).isEqualTo(Step.NOTHING);
    assertThat(next.turn().seats()).isEqualTo(Seats.all(2));
  }

  @Test
  @Covers({"CAC-8", "CAC-13", "CAC-23", "CAC-28a"})
  void theUpcardIsSwappedIn() {
    CactusState first = begins("3h 2d", "");
    assertThat(moves(RULES, first)).containsExactly("0 draw stock");
    assertThat(first.turn().seats()).isEqualTo(Seats.of(0));
    assertThat(refusal(RULES, first, "0 draw discard")).isEqualTo("refusal.CAC-8.no-upcard");
    assertThat(refusal(RULES, first, "1 match 1")).isEqualTo("refusal.CAC-23.no-upcard");

    CactusState begins = begins("3h 2d", "5c 8d");
    CactusState taken = play(RULES, begins, "0 draw discard");
    assertThat(told(RULES, begins, "0 draw discard")).containsExactly("upcard-taken 0 [5c]");
    assertThat(taken.stock().discards()).isEqualTo(cards("8d"));
    assertThat(taken.stock().cards()).isEqualTo(cards("3h 2d"));
    assertThat(fact(RULES, taken, "drawn-from")).isEqualTo("discard");
    assertThat(moves(RULES, taken)).doesNotContain("0 discard").startsWith("0 swap 1");
    assertThat(refusal(RULES, taken, "0 discard")).isEqualTo("refusal.CAC-13.swap");
    CactusState swapped = play(RULES, taken, "0 swap 4");
    assertThat(swapped.stock().discards()).isEqualTo(cards("9d 8d"));
    assertThat(swapped.layouts().get(0).at(4).card()).isEqualTo(card("5c"));
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
    assertThat(RULES.powerOf(card(code))).isEqualTo(power);
    assertThat(rules("powers=off").powerOf(card(code))).isEqualTo(Power.NONE);
    CactusState discarded = power(RULES, code, "3s 4h", "Kd 2c");
    assertThat(discarded.phase()).isEqualTo(power == Power.NONE ? Phase.FINISH : Phase.POWER);
    assertThat(discarded.unused()).isEqualTo(NOBODY);
    assertThat(power(rules("powers=off"), code, "3s 4h", "Kd 2c").phase()).isEqualTo(Phase.FINISH);
    CactusState drawn = play(RULES, begins(code + " 2d", "5c"), "0 draw stock");
    CactusState swapped = play(RULES, drawn, "0 swap 4");
    assertThat(swapped.phase()).isEqualTo(Phase.FINISH);
    assertThat(swapped.unused()).isZero();
    assertThat(play(rules("powers=off"), drawn, "0 swap 4").unused()).isEqualTo(NOBODY);
    assertThat(play(RULES, drawn, "0 swap 1").unused()).isEqualTo(NOBODY);
  }

  @Test
  @Covers({"CAC-16", "CAC-19"})
  void aQueenTrades() {
    CactusState queen = power(RULES, "Qh", "3s 4h", "Kd 2c");
    assertThat(fact(RULES, queen, "power")).isEqualTo("swap");
    assertThat(moves(RULES, queen).subList(0, 5))
        .containsExactly("0 trade 1 1", "0 trade 1 2", "0 trade 2 1", "0 trade 2 2", "0 skip");
    assertThat(refusal(RULES, queen, "0 trade 3 1")).isEqualTo("refusal.CAC-16.no-card[3, 1]");
    assertThat(refusal(RULES, queen, "0 trade 1 3")).isEqualTo("refusal.CAC-16.no-card[1, 3]");
    assertThat(refusal(RULES, queen, "0 peek own 1")).isEqualTo("refusal.CAC-16.power");
    assertThat(refusal(RULES, queen, "0 trade 1 2")).isEmpty();
    CactusState traded = play(RULES, queen, "0 trade 1 2");
    assertThat(traded.layouts().get(0).cards()).isEqualTo(cards("2c 4h"));
    assertThat(traded.layouts().get(1).cards()).isEqualTo(cards("Kd 3s"));
    assertThat(traded.phase()).isEqualTo(Phase.FINISH);
    assertThat(traded.step()).isEqualTo(Step.NOTHING);
    assertThat(fact(RULES, traded, "power")).isEqualTo("-");
    CactusState skipped = play(RULES, queen, "0 skip");
    assertThat(skipped.layouts()).isEqualTo(queen.layouts());
    assertThat(skipped.phase()).isEqualTo(Phase.FINISH);
    assertThat(skipped.step()).isEqualTo(Step.NOTHING);
    assertThat(refusal(RULES, skipped, "0 skip")).isEqualTo("refusal.CAC-6.end");
  }

  @Test
  @Covers({"CAC-17", "CAC-18"})
  void peeks() {
    CactusState ten = power(RULES, "Th", "3s 4h 5s", "Kd 2c");
    assertThat(fact(RULES, ten, "power")).isEqualTo("peek-opp");
    assertThat(moves(RULES, ten).subList(0, 3))
        .containsExactly("0 peek opp 1", "0 peek opp 2", "0 skip");
    assertThat(refusal(RULES, ten, "0 peek own 2")).isEqualTo("refusal.CAC-17.power");
    assertThat(refusal(RULES, ten, "0 trade 1 1")).isEqualTo("refusal.CAC-17.power");
    assertThat(refusal(RULES, ten, "0 peek opp 3")).isEqualTo("refusal.CAC-17.no-card[3]");
    CactusState seven = power(RULES, "7h", "3s 4h 5s", "Kd 2c");
    assertThat(fact(RULES, seven, "power")).isEqualTo("peek-own");
    assertThat(moves(RULES, seven).subList(0, 4))
        .containsExactly("0 peek own 1", "0 peek own 2", "0 peek own 3", "0 skip");
    assertThat(refusal(RULES, seven, "0 peek opp 2")).isEqualTo("refusal.CAC-18.power");
    assertThat(refusal(RULES, seven, "0 peek own 4")).isEqualTo("refusal.CAC-18.no-card[4]");
    assertThat(refusal(RULES, seven, "0 peek own 3")).isEmpty();
    assertThat(play(RULES, seven, "0 peek own 3").phase()).isEqualTo(Phase.FINISH);
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
    CactusState state = power(RULES, card, first, second);
    assertThat(state.phase()).isEqualTo(offered == null ? Phase.FINISH : Phase.POWER);
    CactusState drawn = play(RULES, at(0, first, second, card + " 2d 3d 4d", "5c"), "0 draw stock");
    assertThat(told(RULES, drawn, "0 discard").contains("power-lost 0 []"))
        .isEqualTo(offered == null);
  }

  @Test
  @Covers({"CAC-19", "CAC-28"})
  void aMatchMayTakeTheLastTarget() {
    CactusState ten = power(RULES, "Th", "3s 4h", "Tc");
    CactusState lost = play(RULES, ten, "1 match 1");
    assertThat(lost.phase()).isEqualTo(Phase.FINISH);
    assertThat(lost.step()).isEqualTo(Step.NOTHING);
    assertThat(told(RULES, ten, "1 match 1")).containsExactly("matched 1 [Tc]", "power-lost 0 []");
    CactusState queen = power(RULES, "Qh", "Qs 4h", "Qc");
    assertThat(play(RULES, queen, "1 match 1").phase()).isEqualTo(Phase.FINISH);
    CactusState still = play(RULES, queen, "0 match 1");
    assertThat(still.phase()).isEqualTo(Phase.POWER);
    assertThat(still.step()).isEqualTo(new Using(Power.SWAP));
    assertThat(moves(RULES, still)).startsWith("0 trade 2 1", "0 skip");
    CactusState failed = play(RULES, queen, "0 match 2");
    assertThat(failed.phase()).isEqualTo(Phase.POWER);
    assertThat(moves(RULES, failed)).startsWith("0 trade 1 1", "0 trade 2 1", "0 trade 3 1");
    assertThat(refusal(RULES, failed, "0 trade 1 1")).isEmpty();
    assertThat(play(RULES, failed, "0 trade 1 1").phase()).isEqualTo(Phase.FINISH);
  }

  @Test
  @Covers({"CAC-20", "CAC-21", "CAC-22"})
  void anUnusedPowerCardIsForTheOther() {
    CactusState state = unused(begins("3h 2d", "8s 5c"), 1);
    CactusState taken = play(RULES, state, "0 draw discard");
    assertThat(fact(RULES, state, "unused")).isEqualTo("1");
    assertThat(taken.unused()).isEqualTo(NOBODY);
    assertThat(fact(RULES, taken, "usable")).isEqualTo("yes");
    assertThat(moves(RULES, taken)).contains("0 discard", "0 swap 4");
    CactusState used = play(RULES, taken, "0 discard");
    assertThat(used.phase()).isEqualTo(Phase.POWER);
    assertThat(used.step()).isEqualTo(new Using(Power.PEEK_OWN));
    assertThat(used.unused()).isEqualTo(NOBODY);
    CactusState own = play(RULES, unused(begins("3h 2d", "8s 5c"), 0), "0 draw discard");
    assertThat(fact(RULES, own, "usable")).isEqualTo("no");
    assertThat(refusal(RULES, own, "0 discard")).isEqualTo("refusal.CAC-13.swap");
    CactusState covered = play(RULES, state, "0 draw stock");
    assertThat(covered.unused()).isEqualTo(1);
    assertThat(play(RULES, covered, "0 discard").unused()).isEqualTo(NOBODY);
    assertThat(play(RULES, covered, "0 swap 1").unused()).isEqualTo(NOBODY);
    assertThat(play(RULES, covered, "0 swap 4").unused()).isZero();
  }

  @Test
  @Covers({"CAC-23", "CAC-25", "CAC-27", "CAC-28", "CAC-29"})
  void bothMayMatchAtAnyTime() {
    CactusState state = at(0, "3s 7h Ac", "Kd 2c 7c", "3h 2d", "7d 5c");
    CactusState one = play(RULES, state, "1 match 3");
    assertThat(fact(RULES, one, "slots.1")).isEqualTo("1 2");
    assertThat(one.stock().discards()).isEqualTo(cards("7c 7d 5c"));
    assertThat(one.phase()).isEqualTo(Phase.DRAW);
    assertThat(one.seat()).isZero();
    assertThat(one.unused()).isEqualTo(1);
    assertThat(told(RULES, state, "1 match 3")).containsExactly("matched 1 [7c]");
    CactusState two = play(RULES, one, "0 match 2");
    assertThat(two.layouts().get(0).cards()).isEqualTo(cards("3s Ac"));
    assertThat(two.stock().upcard()).isEqualTo(card("7h"));
    assertThat(two.unused()).isZero();
    CactusState drawn = play(RULES, state, "0 draw stock", "1 match 3");
    assertThat(drawn.phase()).isEqualTo(Phase.ACT);
    assertThat(moves(RULES, drawn)).contains("0 discard", "0 swap 3");
    assertThat(play(RULES, drawn, "0 discard").stock().upcard()).isEqualTo(card("3h"));
  }

  @ParameterizedTest
  @CsvSource({"0, ''", "1, 3h", "2, 3h 2d", "4, 3h 2d 8d 8c"})
  @Covers({"CAC-4", "CAC-26", "CAC-28"})
  void aMatchThatFailsCostsCards(int penalty, String codes) {
    Cactus rules = rules("penalty=" + penalty);
    CactusState state = begins("3h 2d 8d 8c 8h", "7d 5c");
    CactusState failed = play(rules, state, "1 match 3");
    assertThat(failed.layouts().get(1).cards())
        .isEqualTo(cards("Kd 2c 6s Jh").appendAll(cards(codes)));
    assertThat(failed.layouts().get(1).next()).isEqualTo(5 + penalty);
    assertThat(failed.stock().cards()).isEqualTo(state.stock().cards().draw(penalty));
    assertThat(failed.stock().discards()).isEqualTo(state.stock().discards());
    assertThat(failed.phase()).isEqualTo(Phase.DRAW);
    assertThat(failed.layouts().get(0)).isEqualTo(state.layouts().get(0));
    assertThat(told(rules, state, "1 match 3")).contains("match-failed 1 [6s]");
    assertThat(told(rules, state, "1 match 3").contains("penalized 1 [" + penalty + "]"))
        .isEqualTo(penalty > 0);
    CactusState act = play(rules, state, "0 draw stock", "0 match 1");
    assertThat(act.phase()).isEqualTo(Phase.ACT);
    assertThat(moves(rules, act)).contains("0 discard", "0 swap 4");
    assertThat(refusal(rules, act, "0 discard")).isEmpty();
    assertThat(play(rules, act, "0 swap 4").layouts().get(0).at(4).card()).isEqualTo(card("3h"));
    assertThat(play(rules, act, "0 discard").stock().upcard()).isEqualTo(card("3h"));
  }

  @Test
  @Covers({"CAC-24", "CAC-28"})
  void whoCannotMatchPasses() {
    CactusState state = at(0, "3s", "", "3h 2d 8d", "7d 5c");
    CactusState window = play(RULES, state, "0 draw stock", "0 discard", "0 end");
    assertThat(fact(RULES, window, "passed")).isEqualTo("1");
    assertThat(window.turn().seats()).isEqualTo(Seats.of(0));
    assertThat(play(RULES, window, "0 match 1").seat()).isEqualTo(1);
    assertThat(play(RULES, window, "0 pass").seat()).isEqualTo(1);
    CactusState none = at(1, "", "", "3h 2d 8d", "7d 5c");
    CactusState next = play(RULES, none, "1 draw stock", "1 discard", "1 end");
    assertThat(next.phase()).isEqualTo(Phase.DRAW);
    assertThat(next.seat()).isZero();

    CactusState both = play(RULES, begins("9h 2d 3d 4d", "5c"), "0 draw stock", "0 discard");
    CactusState passed = play(RULES, both, "0 skip", "0 end", "1 pass");
    CactusState matched = play(RULES, passed, "0 match 4");
    assertThat(fact(RULES, matched, "passed")).isEqualTo("1");
    assertThat(matched.phase()).isEqualTo(Phase.WINDOW);
    assertThat(refusal(RULES, matched, "1 match 1")).isEqualTo("refusal.CAC-28.passed");
    assertThat(refusal(RULES, matched, "1 pass")).isEqualTo("refusal.CAC-24.passed");
    assertThat(refusal(RULES, matched, "0 end")).isEqualTo("refusal.CAC-24.window");
    CactusState failed = play(RULES, passed, "0 match 1");
    assertThat(fact(RULES, failed, "passed")).isEqualTo("1");
    assertThat(moves(RULES, failed)).startsWith("0 pass", "0 match 1").hasSize(7);
    assertThat(play(RULES, failed, "0 pass").phase()).isEqualTo(Phase.DRAW);
  }

  @Test
  @Covers({"CAC-30", "CAC-30a"})
  void whoHasNoCardsPlaysOn() {
    CactusState state = at(0, "", "Kd 2c", "3h 2d", "8s 5c");
    assertThat(moves(RULES, state)).doesNotContain("0 draw discard").contains("0 draw stock");
    assertThat(refusal(RULES, state, "0 draw discard")).isEqualTo("refusal.CAC-30.no-slot");
    CactusState drawn = play(RULES, state, "0 draw stock");
    assertThat(moves(RULES, drawn)).startsWith("0 discard", "1 match 1");
    assertThat(moves(RULES, unused(state, 1))).contains("0 draw discard");
    CactusState second = at(1, "Kd 2c", "", "3h 2d", "8s 5c");
    assertThat(moves(RULES, second)).doesNotContain("1 draw discard");
    assertThat(moves(RULES, unused(second, 1))).doesNotContain("1 draw discard");
    assertThat(moves(RULES, unused(second, 0))).contains("1 draw discard");
    CactusState usable = play(RULES, unused(state, 1), "0 draw discard");
    assertThat(moves(RULES, usable)).startsWith("0 discard");

    CactusState last = at(0, "5h", "Kd 2c", "3h 2d", "7d 5c");
    CactusState held = play(RULES, last, "0 draw discard", "0 match 1");
    assertThat(held.phase()).isEqualTo(Phase.ACT);
    assertThat(moves(RULES, held)).startsWith("0 discard");
    CactusState back = play(RULES, held, "0 discard");
    assertThat(back.stock().discards()).isEqualTo(cards("7d 5h 5c"));
    assertThat(back.phase()).isEqualTo(Phase.FINISH);
    CactusState ten = at(0, "5h", "Kd 2c", "3h 2d", "Td 5c");
    assertThat(play(RULES, ten, "0 draw discard", "0 match 1", "0 discard").phase())
        .isEqualTo(Phase.FINISH);
    assertThat(play(RULES, unused(ten, 1), "0 draw discard", "0 match 1", "0 discard").phase())
        .isEqualTo(Phase.POWER);
  }

  @Test
  @Covers({"CAC-33", "CAC-34", "CAC-41"})
  void afterCactusTheOtherHasOneTurn() {
    CactusState finish = play(RULES, begins("3h 2d 4d", "5c"), "0 draw stock", "0 discard");
    CactusState called = play(RULES, finish, "0 cactus");
    assertThat(fact(RULES, called, "cactus")).isEqualTo("0");
    assertThat(fact(RULES, called, "final")).isEqualTo("no");
    CactusState last = play(RULES, called, "0 pass", "1 pass");
    assertThat(fact(RULES, last, "final")).isEqualTo("yes");
    assertThat(last.seat()).isEqualTo(1);
    CactusState ends = play(RULES, last, "1 draw stock", "1 discard");
    assertThat(moves(RULES, ends)).startsWith("1 end", "0 match 1");
    assertThat(refusal(RULES, ends, "1 cactus")).isEqualTo("refusal.CAC-33.called[0]");
    assertThat(refusal(RULES, ends, "1 end")).isEmpty();
    CactusState window = play(RULES, ends, "1 end", "1 pass");
    assertThat(window.turn().seats()).isEqualTo(Seats.of(0));
    CactusState over = play(RULES, window, "0 pass");
    assertThat(over.turn().isOver()).isTrue();
    assertThat(RULES.legalMoves(over)).isEmpty();
    assertThat(fact(RULES, over, "turn")).isEqualTo("-");
    assertThat(refusal(RULES, over, "0 pass")).isEqualTo("refusal.CAC-41.over");
    assertThat(refusal(RULES, over, shuffle("As"))).isEqualTo("refusal.CAC-41.over");
  }

  @Test
  @Covers({"CAC-19", "CAC-34"})
  void theCallersCardsMayBeLocked() {
    Cactus rules = rules("lock-caller=on");
    CactusState finish = play(rules, begins("3h Qd 4d Ts", "5c"), "0 draw stock", "0 discard");
    assertThat(moves(rules, finish)).contains("0 match 1");
    CactusState called = play(rules, finish, "0 cactus");
    assertThat(called.turn().seats()).isEqualTo(Seats.of(1));
    CactusState last = play(rules, called, "1 pass");
    assertThat(last.turn().seats()).isEqualTo(Seats.of(1));
    assertThat(refusal(rules, last, "0 match 1")).isEqualTo("refusal.CAC-34.locked");
    assertThat(refusal(rules, last, "1 match 1")).isEmpty();
    assertThat(moves(rules, last)).contains("1 match 1").doesNotContain("0 match 1");
    assertThat(play(rules, last, "1 draw stock", "1 discard").phase()).isEqualTo(Phase.FINISH);
    CactusState ten = at(1, 0, "3s", "Kd", "Tc 2d", "5c");
    assertThat(play(rules, ten, "1 draw stock", "1 discard").phase()).isEqualTo(Phase.POWER);
    CactusState queen = at(1, 0, "3s", "Kd", "Qc 2d", "5c");
    assertThat(play(RULES, queen, "1 draw stock", "1 discard").phase()).isEqualTo(Phase.POWER);
    CactusState uncalled = at(1, "3s", "Kd", "Qc 2d", "5c");
    assertThat(play(rules, uncalled, "1 draw stock", "1 discard").phase()).isEqualTo(Phase.POWER);
    assertThat(play(RULES, finish, "0 cactus").turn().seats()).isEqualTo(Seats.all(2));
  }

  @Test
  @Covers({"CAC-35", "CAC-36"})
  void theDiscardsBecomeTheStock() {
    CactusState state = begins("", "5c 7c 8c");
    assertThat(moves(RULES, state)).contains("0 draw stock");
    CactusState awaiting = play(RULES, state, "0 draw stock");
    assertThat(awaiting.phase()).isEqualTo(Phase.RESHUFFLE);
    assertThat(awaiting.turn().isChance()).isTrue();
    assertThat(awaiting.stock()).isEqualTo(state.stock());
    assertThat(told(RULES, state, "0 draw stock")).containsExactly("stock-used-up -1 []");
    assertThat(RULES.legalMoves(awaiting)).isEmpty();
    assertThat(refusal(RULES, awaiting, "0 draw stock")).isEqualTo("refusal.CAC-36.shuffle-first");
    assertThat(refusal(RULES, awaiting, new Shuffle(cards("5c 7c"))))
        .isEqualTo("refusal.CAC-36.other-cards");
    Shuffle chance = (Shuffle) RULES.chance(awaiting, new SplittableRandom(3));
    assertThat(chance.cards()).containsExactlyInAnyOrderElementsOf(cards("7c 8c"));
    CactusState drawn = RULES.apply(awaiting, new Shuffle(cards("8c 7c")));
    assertThat(drawn.phase()).isEqualTo(Phase.ACT);
    assertThat(drawn.stock().cards()).isEqualTo(cards("7c"));
    assertThat(drawn.stock().discards()).isEqualTo(cards("5c"));
    assertThat(play(RULES, drawn, "0 discard").stock().upcard()).isEqualTo(card("8c"));

    CactusState none = begins("", "5c");
    assertThat(moves(RULES, none)).startsWith("0 draw discard", "0 match 1");
    assertThat(refusal(RULES, none, "0 draw stock")).isEqualTo("refusal.CAC-35.no-stock");
  }

  @Test
  @Covers({"CAC-26", "CAC-36", "CAC-37"})
  void aPenaltyMayNeedAShuffle() {
    CactusState state = begins("9h", "8c 7c 5c");
    CactusState awaiting = play(RULES, state, "1 match 1");
    assertThat(awaiting.phase()).isEqualTo(Phase.RESHUFFLE);
    assertThat(awaiting.layouts().get(1).cards()).isEqualTo(cards("Kd 2c 6s Jh 9h"));
    assertThat(told(RULES, state, "1 match 1"))
        .containsExactly("match-failed 1 [Kd]", "penalized 1 [1]", "stock-used-up -1 []");
    assertThat(refusal(RULES, awaiting, new Shuffle(cards("7c 5c")))).isEmpty();
    CactusState paid = RULES.apply(awaiting, new Shuffle(cards("7c 5c")));
    assertThat(paid.phase()).isEqualTo(Phase.DRAW);
    assertThat(paid.layouts().get(1).cards()).isEqualTo(cards("Kd 2c 6s Jh 9h 7c"));
    assertThat(paid.stock().cards()).isEqualTo(cards("5c"));
    assertThat(play(RULES, paid, "0 draw stock").phase()).isEqualTo(Phase.ACT);

    CactusState act = play(RULES, state, "0 draw stock", "1 match 1");
    assertThat(act.phase()).isEqualTo(Phase.RESHUFFLE);
    assertThat(fact(RULES, act, "drawn-from")).isEqualTo("stock");
    CactusState placed = RULES.apply(act, new Shuffle(cards("7c 5c")));
    assertThat(placed.phase()).isEqualTo(Phase.ACT);
    assertThat(placed.layouts().get(1).cards()).isEqualTo(cards("Kd 2c 6s Jh 7c 5c"));
    assertThat(play(RULES, placed, "0 swap 1").layouts().get(0).at(1).card()).isEqualTo(card("9h"));

    CactusState power =
        play(RULES, begins("Th 9h", "8c 7c 5c"), "0 draw stock", "0 discard", "1 match 1");
    assertThat(power.phase()).isEqualTo(Phase.RESHUFFLE);
    assertThat(fact(RULES, power, "power")).isEqualTo("peek-opp");
    CactusState offered = RULES.apply(power, new Shuffle(cards("7c 8c 5c")));
    assertThat(offered.phase()).isEqualTo(Phase.POWER);
    assertThat(offered.step()).isEqualTo(new Using(Power.PEEK_OPP));
    CactusState window =
        play(RULES, begins("3h 9h", "8c 7c 5c"), "0 draw stock", "0 discard", "0 end", "0 pass");
    CactusState passed = play(RULES, window, "1 match 1");
    assertThat(passed.phase()).isEqualTo(Phase.RESHUFFLE);
    assertThat(fact(RULES, passed, "passed")).isEqualTo("0");
    CactusState again = RULES.apply(passed, new Shuffle(cards("7c 8c 5c")));
    assertThat(again.phase()).isEqualTo(Phase.WINDOW);
    assertThat(again.turn().seats()).isEqualTo(Seats.of(1));

    CactusState few =
        RULES.apply(play(RULES, begins("", "8c 7c"), "1 match 1"), new Shuffle(cards("7c")));
    assertThat(few.layouts().get(1).cards()).isEqualTo(cards("Kd 2c 6s Jh 7c"));
    assertThat(few.phase()).isEqualTo(Phase.DRAW);
    CactusState none = play(RULES, begins("", "8c"), "1 match 1");
    assertThat(none.layouts().get(1).cards()).isEqualTo(cards("Kd 2c 6s Jh"));
    assertThat(none.phase()).isEqualTo(Phase.DRAW);
    Cactus free = rules("penalty=0");
    assertThat(play(free, begins("", "8c 7c"), "1 match 1").phase()).isEqualTo(Phase.DRAW);
  }

  @Test
  @Covers("CAC-38")
  void whoCannotDrawEndsTheTurn() {
    CactusState state = at(0, "", "Kd 2c", "9h 9d", "8c");
    CactusState stuck = play(RULES, state, "1 match 1");
    assertThat(stuck.phase()).isEqualTo(Phase.FINISH);
    assertThat(told(RULES, state, "1 match 1"))
        .containsExactly("match-failed 1 [Kd]", "penalized 1 [2]", "no-draw 0 []");
    assertThat(moves(RULES, stuck)).startsWith("0 end", "0 cactus", "1 match 1");
    assertThat(fact(RULES, play(RULES, stuck, "0 end"), "passed")).isEqualTo("0");

    CactusState window = at(1, "", "Kd 2c", "3d", "");
    CactusState next = play(RULES, window, "1 draw stock", "1 discard", "1 end", "1 pass");
    assertThat(next.phase()).isEqualTo(Phase.FINISH);
    assertThat(next.seat()).isZero();
    assertThat(next.step()).isEqualTo(Step.NOTHING);
  }

  @ParameterizedTest
  @CsvSource({"Kd, 0", "As, 1", "2h, 2", "3h, 3", "9c, 9", "Tc, 10", "Jc, 10", "Qc, 10"})
  @Covers("CAC-39")
  void cardsCount(String code, int value) {
    assertThat(RULES.value(card(code))).isEqualTo(value);
  }

  private static CactusState ended(Cactus rules, String first, String second) {
    CactusState last = at(1, 0, first, second, "3d", "4c");
    CactusState window = play(rules, last, "1 draw stock", "1 discard", "1 end");
    CactusState passed =
        fact(rules, window, "passed").contains("0") ? window : play(rules, window, "0 pass");
    return passed.phase() == Phase.WINDOW ? play(rules, passed, "1 pass") : passed;
  }

  @Test
  @Covers({"CAC-40", "CAC-42"})
  void theLowerTotalWins() {
    CactusState over = ended(RULES, "Kd 3h As 5c", "2c Th Jd");
    assertThat(over.scores()).isEqualTo(ImmutableLongArray.of(9, 22));
    assertThat(over.outcome()).hasValue(Outcome.winners(2, Seats.of(0)));
    assertThat(fact(RULES, over, "winner")).isEqualTo("0");
    CactusState other = ended(RULES, "2c Th Jd", "Kd 3h As 5c");
    assertThat(fact(RULES, other, "winner")).isEqualTo("1");
    assertThat(ended(RULES, "2c", "").scores()).isEqualTo(ImmutableLongArray.of(2, 0));
    CactusState draw = ended(RULES, "2c Th", "2d Jd");
    assertThat(draw.outcome()).hasValue(Outcome.winners(2, Seats.none()));
    assertThat(fact(RULES, draw, "winner")).isEqualTo("-");
  }

  @Test
  @Covers("CAC-42")
  void theCallerMayGetPoints() {
    Cactus rules = rules("caller-penalty=10");
    assertThat(ended(rules, "2c", "3c").scores()).isEqualTo(ImmutableLongArray.of(2, 3));
    assertThat(ended(rules, "2c", "2d").scores()).isEqualTo(ImmutableLongArray.of(12, 2));
    assertThat(ended(rules, "5c", "2d").scores()).isEqualTo(ImmutableLongArray.of(15, 2));
    assertThat(ended(rules, "2c", "2d").sheet().lines()).hasSize(3);
    assertThat(ended(RULES, "2c", "2d").sheet().lines()).hasSize(2);
  }

  @Test
  void theEndIsTold() {
    Cactus rules = rules("caller-penalty=10");
    CactusState last = at(1, 0, "Kd 5s", "2h Ts", "3d", "4c");
    CactusState window = play(RULES, last, "1 draw stock", "1 discard", "1 end", "0 pass");
    assertThat(told(RULES, window, "1 pass"))
        .containsExactly("layout-shown 0 [Kd 5s, 5]", "layout-shown 1 [2h Ts, 12]", "won 0 []");
    assertThat(RULES.stages(window, move("1 pass")).get(0).state().scores())
        .isEqualTo(ImmutableLongArray.of(5, 0));
    CactusState equal = at(1, 0, "5s", "5h", "3d", "4c");
    CactusState even = play(rules, equal, "1 draw stock", "1 discard", "1 end", "0 pass");
    assertThat(told(rules, even, "1 pass"))
        .containsExactly(
            "layout-shown 0 [5s, 5]",
            "layout-shown 1 [5h, 5]",
            "caller-penalized 0 [10]",
            "won 1 []");
    assertThat(rules.stages(even, move("1 pass")).get(2).state().scores())
        .isEqualTo(ImmutableLongArray.of(15, 5));
    assertThat(told(RULES, even, "1 pass")).endsWith("drawn -1 []");
  }

  @Test
  @Covers("CAC-43")
  void handsAreAdded() {
    Cactus rules = rules("hands=2");
    CactusState second = ended(rules, "2c", "3c");
    assertThat(second.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(second.handNumber()).isEqualTo(2);
    assertThat(second.hand().dealer()).isZero();
    assertThat(second.hand().caller()).isEqualTo(NOBODY);
    assertThat(second.scores()).isEqualTo(ImmutableLongArray.of(2, 3));
    assertThat(second.stock().cards()).isEqualTo(Deck.standard52().cards());
    assertThat(second.turn().isChance()).isTrue();
    assertThat(refusal(rules, second, "0 draw stock")).isEqualTo("refusal.CAC-2.shuffle-first");
    CactusState dealt = rules.apply(second, shuffle("As Ah Ks Kh Ts Th 9s 9h"));
    assertThat(dealt.seat()).isEqualTo(1);
    assertThat(dealt.layouts().get(1)).isEqualTo(layout("As Ks Ts 9s"));
    assertThat(dealt.layouts().get(0)).isEqualTo(layout("Ah Kh Th 9h"));
    assertThat(fact(rules, dealt, "first")).isEqualTo("1");
    assertThat(dealt.hand().matching()).isEqualTo(Seats.all(2));
    CactusState sum = ended(rules, "2c", "3c").withSheet(ScoreSheet.empty(2));
    assertThat(sum.phase()).isEqualTo(Phase.SHUFFLE);
  }

  @Test
  void refusalsOfOtherMoves() {
    CactusState start = RULES.start();
    assertThat(refusal(RULES, start, "0 draw stock")).isEqualTo("refusal.CAC-2.shuffle-first");
    assertThat(refusal(RULES, start, new Shuffle(cards("As Ks"))))
        .isEqualTo("refusal.CAC-1.pack[52]");
    CactusState begins = begins("3h 2d", "5c");
    assertThat(refusal(RULES, begins, shuffle("As"))).isEqualTo("refusal.CAC-2.dealt");
    assertThat(refusal(RULES, begins, "1 draw stock")).isEqualTo("refusal.CAC-5.turn[0]");
    assertThat(refusal(RULES, begins, "5 draw stock")).isEqualTo("refusal.CAC-5.turn[0]");
    assertThat(refusal(RULES, begins, "0 end")).isEqualTo("refusal.CAC-6.draw-first");
    assertThat(refusal(RULES, begins, "0 match 5")).isEqualTo("refusal.CAC-23.no-card[5]");
    assertThat(refusal(RULES, begins, new Match(2, 1))).isEqualTo("refusal.CAC-23.no-card[1]");
    assertThat(refusal(RULES, begins, "1 match 4")).isEmpty();
    CactusState drawn = play(RULES, begins, "0 draw stock");
    assertThat(refusal(RULES, drawn, "0 end")).isEqualTo("refusal.CAC-6.place-first");
    assertThat(refusal(RULES, drawn, "0 swap 5")).isEqualTo("refusal.CAC-11.no-card[5]");
    assertThat(refusal(RULES, drawn, "0 swap 4")).isEmpty();
    CactusState finish = play(RULES, drawn, "0 discard");
    assertThat(refusal(RULES, finish, "0 draw stock")).isEqualTo("refusal.CAC-6.end");
    assertThat(refusal(RULES, finish, "0 cactus")).isEmpty();
    CactusState window = play(RULES, finish, "0 end");
    assertThat(refusal(RULES, window, new Pass(3))).isEqualTo("refusal.CAC-24.passed");
    assertThat(refusal(RULES, window, "1 pass")).isEmpty();
    assertThat(refusal(RULES, window, "0 match 1")).isEmpty();
  }

  @Test
  void governingRulesAreThoseOfTheDecision() {
    CactusState begins = begins("Qh Th 6d", "5c");
    assertThat(RULES.governing(begins, 0)).containsExactly("CAC-7", "CAC-8", "CAC-23");
    assertThat(RULES.governing(begins, 1)).containsExactly("CAC-23");
    CactusState drawn = play(RULES, begins, "0 draw stock");
    assertThat(RULES.governing(drawn, 0)).containsExactly("CAC-11", "CAC-12", "CAC-13", "CAC-23");
    CactusState power = play(RULES, drawn, "0 discard");
    assertThat(RULES.governing(power, 0)).containsExactly("CAC-16", "CAC-19", "CAC-23");
    CactusState finish = play(RULES, power, "0 skip");
    assertThat(RULES.governing(finish, 0)).containsExactly("CAC-6", "CAC-23", "CAC-33");
    CactusState window = play(RULES, finish, "0 cactus");
    assertThat(RULES.governing(window, 0)).containsExactly("CAC-23", "CAC-24");
    CactusState last = play(RULES, window, "0 pass", "1 pass", "1 draw stock", "1 discard");
    assertThat(RULES.governing(last, 1)).containsExactly("CAC-17", "CAC-19", "CAC-23");
    CactusState ends = play(RULES, last, "1 skip");
    assertThat(RULES.governing(ends, 1)).containsExactly("CAC-6", "CAC-23", "CAC-34");
    CactusState six = power(RULES, "6h", "3s", "Kd");
    assertThat(RULES.governing(six, 0)).containsExactly("CAC-18", "CAC-19", "CAC-23");
  }

  @Test
  @Covers({"CAC-20", "CAC-34", "CAC-42"})
  void theSecondSeatHasTheSameRights() {
    CactusState state = at(1, "3s 4h", "Kd 2c", "3h 2d 4d", "8s 5c");
    assertThat(fact(RULES, play(RULES, unused(state, 0), "1 draw discard"), "usable"))
        .isEqualTo("yes");
    assertThat(fact(RULES, play(RULES, unused(state, 1), "1 draw discard"), "usable"))
        .isEqualTo("no");
    Cactus locks = rules("lock-caller=on", "caller-penalty=7");
    CactusState called = play(locks, state, "1 draw stock", "1 discard", "1 cactus");
    assertThat(called.hand().matching()).isEqualTo(Seats.of(0));
    CactusState window =
        play(locks, called, "0 pass", "0 draw stock", "0 discard", "0 end", "0 pass");
    assertThat(window.scores()).isEqualTo(ImmutableLongArray.of(7, 2));
    CactusState lost = at(0, 1, "2h", "3d", "3h", "5c");
    assertThat(play(locks, lost, "0 draw stock", "0 discard", "0 end", "0 pass", "1 pass").scores())
        .isEqualTo(ImmutableLongArray.of(2, 10));
  }

  @Test
  void matchesAreListedBehindOtherMoves() {
    CactusState state = at(0, "3s 4h", "Kd 2c 6s", "3h 2d", "5c");
    MoveList<CactusMove> moves = RULES.legalMoves(state);
    assertThat(moves).hasSize(7);
    assertThat(moves.get(2)).isEqualTo(new Match(0, 1));
    assertThat(moves.get(3)).isEqualTo(new Match(0, 2));
    assertThat(moves.get(4)).isEqualTo(new Match(1, 1));
    assertThat(moves.get(6)).isEqualTo(new Match(1, 3));
    assertThatThrownBy(() -> moves.get(7)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> moves.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aSheetKeepsItsNotes() {
    ScoreSheet noted = ScoreSheet.empty(2).withNote("way", 1);
    CactusState start = RULES.start();
    assertThat(start.withSheet(noted).sheet()).isEqualTo(noted);
    assertThat(start.withSheet(noted).phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(start.withSheet(start.sheet())).isEqualTo(start);
  }

  @Test
  void movesReadBack() {
    assertThat(RULES.syntax()).isSameAs(CactusMove.SYNTAX);
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
