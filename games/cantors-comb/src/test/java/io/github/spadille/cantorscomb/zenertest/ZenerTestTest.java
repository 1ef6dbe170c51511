package io.github.spadille.cantorscomb.zenertest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Ascii;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.ZenerSymbol;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class ZenerTestTest {
  private static TestTable run(String... options) {
    return TestTable.of(ZenerTest.GAME, options);
  }

  private static boolean isGuessed(TestTable table) {
    return table.fact("phase").equals("guess");
  }

  /** Guesses right so often, and wrong from then on, until the run is over. */
  private static UnaryOperator<TestTable> hits(int hits) {
    return start -> {
      TestTable table = start;
      for (int trial = 0; isGuessed(table); trial++) {
        assertThat(table.fact("run")).isEqualTo(start.fact("run"));
        CombCard top = CombCard.parse(table.pile("current"));
        ZenerSymbol symbol = top.zener().orElse(ZenerSymbol.STAR);
        ZenerSymbol other = symbol == ZenerSymbol.PLUS ? ZenerSymbol.STAR : ZenerSymbol.PLUS;
        table = table.play(guess(trial < hits ? symbol : other));
      }
      return table;
    };
  }

  private static String guess(ZenerSymbol symbol) {
    return "guess " + Ascii.toLowerCase(symbol.name());
  }

  private static boolean sees(TestTable table, int seat, String pile) {
    return !table.seenBy(seat).pile(pile).contains("??");
  }

  @Test
  @Covers({"ZEN-1", "ZEN-2", "ZEN-3"})
  void packs() {
    Deck<CombCard> classic = CombDeck.zenerClassic();
    assertThat(run().table().pile("pack").cards()).isEqualTo(CombDeck.full().cards());
    assertThat(run("pack=classic").table().pile("pack").cards()).isEqualTo(classic.cards());
    assertThat(ZenerSymbol.values()).hasSize(5);
    assertThatThrownBy(() -> run("pack=classic", "blanks=miss"))
        .hasMessageContaining("allowed: void with pack=classic");
  }

  @Test
  @Covers({"ZEN-4", "ZEN-6", "ZEN-11"})
  void whoMayDoWhat() {
    TestTable start = run();
    String guess = "0 guess star";
    assertThat(start.refusal(guess)).isEqualTo("ZEN-4 shuffle");
    assertThat(start.refusal("* shuffle " + CombDeck.zenerClassic().cards()))
        .isEqualTo("ZEN-4 pack [64]");
    TestTable shuffled = start.play("* shuffle ...");
    assertThat(shuffled.refusal(guess)).isEqualTo("legal");
    assertThat(shuffled.refusal("1 guess star")).isEqualTo("ZEN-11 sender [0]");
    assertThat(shuffled.refusal("* shuffle ...")).isEqualTo("ZEN-4 begun");
    assertThat(shuffled.moves())
        .containsExactly("guess circle", "guess plus", "guess waves", "guess square", "guess star");
    assertThatThrownBy(() -> shuffled.refusal("guess blank"));
    assertThat(start.moves()).isEmpty();
    assertThat(shuffled.governing()).containsExactly("ZEN-6", "ZEN-9");
    TestTable over = shuffled.then(hits(0));
    assertThat(over.refusal(guess)).isEqualTo("ZEN-20 over");
  }

  @Test
  @Covers({"ZEN-3", "ZEN-4"})
  void chanceShufflesAllCards() {
    for (TestTable run : List.of(run(), run("pack=classic"))) {
      String shuffle = run.chance(1);
      assertThat(run.refusal(shuffle)).isEqualTo("legal");
      assertThat(shuffle).isNotEqualTo("* shuffle " + run.pile("pack"));
    }
  }

  @Test
  @Covers({"ZEN-5", "ZEN-7", "ZEN-8"})
  void theSenderSeesTheCardAndTheGuesserDoesNot() {
    TestTable run = run().play("* shuffle 2.2 2.3 ...");
    assertThat(run.pile("current")).isEqualTo("2.2");
    assertThat(sees(run, 1, "current")).isTrue();
    assertThat(sees(run, 0, "current")).isFalse();
    assertThat(sees(run, 1, "pack")).isFalse();
    TestTable guessed = run.play("guess circle");
    assertThat(guessed.pile("done")).isEqualTo("2.2");
    assertThat(guessed.pile("current")).isEqualTo("2.3");
    assertThat(guessed.seenBy(1).fact("hits")).isEqualTo("1");
    assertThat(guessed.seenBy(0).fact("hits")).isEmpty();
    assertThat(sees(guessed, 0, "done")).isFalse();
    assertThat(guessed.fact("guesses")).isEqualTo("circle");
    TestTable missed = guessed.play("guess circle");
    assertThat(missed.seenBy(1).fact("hits")).isEqualTo("1");
    assertThat(missed.fact("trial")).isEqualTo("2");
    assertThat(missed.fact("result")).isEqualTo("-");
    assertThat(missed.fact("probability")).isEqualTo("-");
    assertThat(missed.fact("winner")).isEqualTo("-");
    assertThat(missed.told("0 guess star")).hasSize(1);
  }

  @Test
  @Covers("ZEN-5")
  void nobodyLooksInABlindTest() {
    TestTable run = run("mode=blind").play("* shuffle 2.2 ...").play("guess circle");
    assertThat(sees(run, 1, "current")).isFalse();
    assertThat(sees(run, 1, "done")).isFalse();
    assertThat(run.seenBy(1).fact("hits")).isEmpty();
    TestTable over = run.then(hits(0));
    assertThat(sees(over, 0, "done")).isTrue();
    assertThat(over.seenBy(0).fact("hits")).isEqualTo(over.fact("hits"));
  }

  @Test
  @Covers("ZEN-8")
  void eachCardIsShownIfSoAgreed() {
    TestTable run = run("feedback=each").play("* shuffle 2.2 2.3 ...");
    assertThat(run.told("0 guess circle")).contains("hit 0 [2.2]");
    assertThat(run.told("0 guess star")).contains("miss 0 [2.2]");
    TestTable guessed = run.play("guess circle");
    assertThat(sees(guessed, 0, "done")).isTrue();
    assertThat(sees(guessed, 0, "current")).isFalse();
    assertThat(guessed.seenBy(0).fact("hits")).isEqualTo("1");
  }

  @Test
  @Covers({"ZEN-9", "ZEN-13"})
  void oneSymbolBringsWhatIsExpected() {
    for (ZenerSymbol symbol : ZenerSymbol.values()) {
      TestTable full = run().play("* shuffle ...");
      TestTable classic = run("pack=classic").play("* shuffle ...");
      while (isGuessed(full)) {
        full = full.play(guess(symbol));
      }
      while (isGuessed(classic)) {
        classic = classic.play(guess(symbol));
      }
      assertThat(full.fact("hits")).isEqualTo("12");
      assertThat(full.fact("expected")).isEqualTo("12.00");
      assertThat(full.fact("result")).isEqualTo("at");
      assertThat(classic.fact("hits")).isEqualTo("5");
      assertThat(classic.fact("expected")).isEqualTo("5.00");
    }
  }

  @Test
  @Covers({"ZEN-10", "ZEN-19"})
  void blanksArePutAside() {
    TestTable run = run().play("* shuffle 11.1 2.2 ...");
    assertThat(run.pile("blank")).isEqualTo("11.1");
    assertThat(run.pile("current")).isEqualTo("2.2");
    assertThat(run.fact("trial")).isEqualTo("0");
    TestTable over = run.then(hits(0));
    assertThat(over.fact("trial")).isEqualTo("60");
    assertThat(over.table().pile("done").size()).isEqualTo(60);
    assertThat(over.table().pile("blank").size()).isEqualTo(4);
    assertThat(run().told("* shuffle ...")).hasSize(1);
    TestTable last = run().play("* shuffle ... 11.1").then(hits(0));
    assertThat(last.pile("blank")).endsWith(" 11.1");
    assertThat(last.pile("pack")).isEmpty();
  }

  @Test
  @Covers({"ZEN-10", "ZEN-14"})
  void aBlankIsAMissIfItTakesAGuess() {
    TestTable run = run("blanks=miss").play("* shuffle 11.1 ...");
    assertThat(run.pile("current")).isEqualTo("11.1");
    TestTable guessed = run.play("guess star");
    assertThat(guessed.fact("hits")).isEqualTo("0");
    TestTable over = guessed.then(hits(0));
    assertThat(over.fact("trial")).isEqualTo("64");
    assertThat(over.fact("expected")).isEqualTo("12.00");
    assertThat(run("blanks=miss").play("* shuffle ...").then(hits(64)).fact("hits"))
        .isEqualTo("60");
  }

  @Test
  @Covers({"ZEN-12", "ZEN-15", "ZEN-16", "ZEN-17", "ZEN-18", "ZEN-20"})
  void oneRun() {
    TestTable full = run().play("* shuffle ...").then(hits(17));
    assertThat(full.fact("scores")).isEqualTo("17 0");
    assertThat(full.fact("probability")).isEqualTo("0.077239");
    assertThat(full.fact("result")).isEqualTo("above");
    assertThat(full.fact("winner")).isEqualTo("-");
    assertThat(full.fact("phase")).isEqualTo("over");
    assertThat(full.winners()).isEqualTo("nobody");
    assertThat(full.losers()).isEqualTo("nobody");
    assertThat(sees(full, 0, "done")).isTrue();
    TestTable classic = run("pack=classic").play("* shuffle ...").then(hits(9));
    assertThat(classic.fact("probability")).isEqualTo("0.046774");
    assertThat(classic.fact("trial")).isEqualTo("25");
    TestTable none = run().play("* shuffle ...").then(hits(0));
    assertThat(none.fact("result")).isEqualTo("below");
    assertThat(none.fact("probability")).isEqualTo("1.000000");
  }

  @Test
  @Covers("ZEN-18")
  void theEndOfARunIsTold() {
    TestTable run = run("pack=classic").play("* shuffle ...");
    while (!run.pile("pack").isEmpty()) {
      run = run.play("guess star");
    }
    assertThat(run.told("0 guess star")).contains("run-over 0 [5, 25, 5.00, 0.579326]");
    assertThat(run().told("* shuffle 11.1 ...")).contains("blank [11.1]");
  }

  @Test
  @Covers({"ZEN-21", "ZEN-21a"})
  void twoRuns() {
    TestTable between = run("runs=2").play("* shuffle ...").then(hits(15));
    assertThat(between.fact("phase")).isEqualTo("shuffle");
    assertThat(between.fact("run")).isEqualTo("1");
    assertThat(between.fact("scores")).isEqualTo("15 0");
    assertThat(sees(between, 0, "done")).isTrue();
    assertThat(between.table().pile("done").size()).isEqualTo(60);
    assertThat(between.winners()).isEqualTo("-");
    TestTable second = between.play("* shuffle 2.2 ...");
    assertThat(second.fact("run")).isEqualTo("2");
    assertThat(second.fact("guesser")).isEqualTo("1");
    assertThat(second.fact("sender")).isEqualTo("0");
    assertThat(second.fact("trial")).isEqualTo("0");
    assertThat(second.state().handNumber()).isEqualTo(2);
    assertThat(sees(second, 0, "current")).isTrue();
    assertThat(sees(second, 1, "current")).isFalse();
    assertThat(second.refusal("0 guess star")).isEqualTo("ZEN-11 sender [1]");
    TestTable over = second.then(hits(11));
    assertThat(over.fact("scores")).isEqualTo("15 11");
    assertThat(over.winners()).isEqualTo("0");
    assertThat(over.fact("winner")).isEqualTo("0");
    assertThat(between.play("* shuffle ...").then(hits(15)).fact("winner")).isEqualTo("0 1");
  }

  @Test
  void whatIsKnownOfHiddenCards() {
    TestTable run = run().play("* shuffle 2.2 ...");
    assertThat(run.deduced("guess star")).isNotEmpty();
    assertThat(run.fitting("guess star", "current", "2.3", "11.1")).containsExactly("2.3");
    TestTable other = run().play("* shuffle 9.1 9.2 ...", "guess star");
    ZenerTestState changed =
        ZenerTest.GAME
            .rules()
            .withCards(run.play("guess plus").state(ZenerTestState.class), other.table());
    assertThat(changed.done().toString()).isEqualTo("9.1");
    assertThat(changed.pack().top()).isEqualTo(CombCard.parse("9.2"));
  }

  @Test
  void notesAreKept() {
    ZenerTestState state = run().state(ZenerTestState.class);
    assertThat(state.withSheet(state.sheet().add(1, "ZEN-12", 0, 3)).scores().get(0)).isEqualTo(3);
  }
}
