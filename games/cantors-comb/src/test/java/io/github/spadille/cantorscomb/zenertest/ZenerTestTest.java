package io.github.spadille.cantorscomb.zenertest;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.ZenerSymbol;
import io.github.spadille.cantorscomb.zenertest.ZenerTestMove.Guess;
import io.github.spadille.cantorscomb.zenertest.ZenerTestMove.Shuffle;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ZenerTestTest {
  /** A test and where it stands. */
  private record Run(Rules<ZenerTestState, ZenerTestMove> rules, ZenerTestState state) {
    static Run of(String... options) {
      ImmutableMap.Builder<String, String> map = ImmutableMap.builder();
      for (int i = 0; i < options.length; i += 2) {
        map.put(options[i], options[i + 1]);
      }
      Rules<ZenerTestState, ZenerTestMove> rules = ZenerTest.GAME.rules(2, map.buildOrThrow());
      return new Run(rules, rules.start());
    }

    /** Shuffles so that some cards lie on top, and the others in the order of the deck. */
    Run shuffle(String top) {
      List<CombCard> cards = new ArrayList<>(rules.start().pack());
      List<CombCard> first = top.isEmpty() ? List.of() : CombCard.FAMILY.parseAll(top);
      cards.removeAll(first);
      cards.addAll(0, first);
      return with(rules.apply(state, new Shuffle(CardList.copyOf(CombCard.FAMILY, cards))));
    }

    Run with(ZenerTestState changed) {
      return new Run(rules, changed);
    }

    Run guess(ZenerSymbol symbol) {
      return with(rules.apply(state, new Guess(state.guesser(), symbol)));
    }

    /** Guesses right so often, and wrong from then on, until the run is over. */
    Run hits(int hits) {
      Run run = this;
      int number = state.run();
      for (int trial = 0; run.state.phase() == ZenerTestState.Phase.GUESS; trial++) {
        assertThat(run.state.run()).isEqualTo(number);
        ZenerSymbol symbol = run.state.pack().top().zener().orElse(ZenerSymbol.STAR);
        ZenerSymbol other = symbol == ZenerSymbol.PLUS ? ZenerSymbol.STAR : ZenerSymbol.PLUS;
        run = run.guess(trial < hits ? symbol : other);
      }
      return run;
    }

    String refusal(ZenerTestMove move) {
      return rules
          .refusal(state, move)
          .map(refusal -> refusal.phrase().toString().replace("refusal.", ""))
          .orElse("legal");
    }

    String fact(String name) {
      return rules.table(state).fact(name).value();
    }

    String pile(String name) {
      return rules.table(state).pile(name).cards().toString();
    }

    String seen(int seat, String fact) {
      SeenTable seen = rules.table(state).seenBy(Viewer.seat(seat));
      return seen.fact(fact).orElse("hidden");
    }

    boolean sees(int seat, String pile) {
      return rules.table(state).seenBy(Viewer.seat(seat)).pile(pile).cards().stream()
          .allMatch(card -> card.card().isPresent());
    }

    List<String> told(ZenerTestMove move) {
      return Lists.transform(
          rules.stages(state, move),
          stage -> stage.name() + ' ' + stage.phrase().seat() + ' ' + stage.arguments());
    }

    String winners() {
      return state.outcome().map(Outcome::winners).orElseThrow().toString();
    }
  }

  @Test
  @Covers({"ZEN-1", "ZEN-2", "ZEN-3"})
  void packs() {
    Deck<CombCard> classic = CombDeck.zenerClassic();
    assertThat(Run.of().state.pack()).isEqualTo(CombDeck.full().cards());
    assertThat(Run.of("pack", "classic").state.pack()).isEqualTo(classic.cards());
    assertThat(ZenerSymbol.values()).hasSize(5);
    assertThatThrownBy(() -> Run.of("pack", "classic", "blanks", "miss"))
        .hasMessageContaining("allowed: void with pack=classic");
  }

  @Test
  @Covers({"ZEN-4", "ZEN-6", "ZEN-11"})
  void whoMayDoWhat() {
    Run start = Run.of();
    Guess guess = new Guess(0, ZenerSymbol.STAR);
    assertThat(start.refusal(guess)).isEqualTo("ZEN-4.shuffle");
    assertThat(start.refusal(new Shuffle(CombDeck.zenerClassic().cards())))
        .isEqualTo("ZEN-4.pack[64]");
    Run shuffled = start.shuffle("");
    assertThat(shuffled.refusal(guess)).isEqualTo("legal");
    assertThat(shuffled.refusal(new Guess(1, ZenerSymbol.STAR))).isEqualTo("ZEN-11.sender[0]");
    assertThat(shuffled.refusal(new Shuffle(CombDeck.full().cards()))).isEqualTo("ZEN-4.begun");
    assertThat(
            shuffled.rules.legalMoves(shuffled.state).stream()
                .map(shuffled.rules.syntax()::format)
                .collect(toImmutableList()))
        .containsExactly("guess circle", "guess plus", "guess waves", "guess square", "guess star");
    assertThatThrownBy(() -> shuffled.rules.syntax().parse(0, "guess blank"));
    assertThat(start.rules.legalMoves(start.state)).isEmpty();
    assertThat(shuffled.rules.governing(shuffled.state, 0)).containsExactly("ZEN-6", "ZEN-9");
    Run over = shuffled.hits(0);
    assertThat(over.refusal(guess)).isEqualTo("ZEN-20.over");
  }

  @Test
  @Covers({"ZEN-3", "ZEN-4"})
  void chanceShufflesAllCards() {
    for (Run run : List.of(Run.of(), Run.of("pack", "classic"))) {
      ZenerTestMove shuffle = run.rules.chance(run.state, new SplittableRandom(1));
      assertThat(run.refusal(shuffle)).isEqualTo("legal");
      assertThat(shuffle).isNotEqualTo(new Shuffle(run.state.pack()));
    }
  }

  @Test
  @Covers({"ZEN-5", "ZEN-7", "ZEN-8"})
  void theSenderSeesTheCardAndTheGuesserDoesNot() {
    Run run = Run.of().shuffle("2.2 2.3");
    assertThat(run.pile("current")).isEqualTo("[2.2]");
    assertThat(run.sees(1, "current")).isTrue();
    assertThat(run.sees(0, "current")).isFalse();
    assertThat(run.sees(1, "pack")).isFalse();
    Run guessed = run.guess(ZenerSymbol.CIRCLE);
    assertThat(guessed.pile("done")).isEqualTo("[2.2]");
    assertThat(guessed.pile("current")).isEqualTo("[2.3]");
    assertThat(guessed.seen(1, "hits")).isEqualTo("1");
    assertThat(guessed.seen(0, "hits")).isEqualTo("hidden");
    assertThat(guessed.sees(0, "done")).isFalse();
    assertThat(guessed.fact("guesses")).isEqualTo("circle");
    Run missed = guessed.guess(ZenerSymbol.CIRCLE);
    assertThat(missed.seen(1, "hits")).isEqualTo("1");
    assertThat(missed.fact("trial")).isEqualTo("2");
    assertThat(missed.fact("result")).isEqualTo("-");
    assertThat(missed.fact("probability")).isEqualTo("-");
    assertThat(missed.fact("winner")).isEqualTo("-");
    assertThat(missed.told(new Guess(0, ZenerSymbol.STAR))).hasSize(1);
  }

  @Test
  @Covers("ZEN-5")
  void nobodyLooksInABlindTest() {
    Run run = Run.of("mode", "blind").shuffle("2.2").guess(ZenerSymbol.CIRCLE);
    assertThat(run.sees(1, "current")).isFalse();
    assertThat(run.sees(1, "done")).isFalse();
    assertThat(run.seen(1, "hits")).isEqualTo("hidden");
    Run over = run.hits(0);
    assertThat(over.sees(0, "done")).isTrue();
    assertThat(over.seen(0, "hits")).isEqualTo(over.fact("hits"));
  }

  @Test
  @Covers("ZEN-8")
  void eachCardIsShownIfSoAgreed() {
    Run run = Run.of("feedback", "each").shuffle("2.2 2.3");
    assertThat(run.told(new Guess(0, ZenerSymbol.CIRCLE))).contains("hit 0 [2.2]");
    assertThat(run.told(new Guess(0, ZenerSymbol.STAR))).contains("miss 0 [2.2]");
    Run guessed = run.guess(ZenerSymbol.CIRCLE);
    assertThat(guessed.sees(0, "done")).isTrue();
    assertThat(guessed.sees(0, "current")).isFalse();
    assertThat(guessed.seen(0, "hits")).isEqualTo("1");
  }

  @Test
  @Covers({"ZEN-9", "ZEN-13"})
  void oneSymbolBringsWhatIsExpected() {
    for (ZenerSymbol symbol : ZenerSymbol.values()) {
      Run full = Run.of().shuffle("");
      Run classic = Run.of("pack", "classic").shuffle("");
      while (full.state.phase() == ZenerTestState.Phase.GUESS) {
        full = full.guess(symbol);
      }
      while (classic.state.phase() == ZenerTestState.Phase.GUESS) {
        classic = classic.guess(symbol);
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
    Run run = Run.of().shuffle("11.1 2.2");
    assertThat(run.pile("blank")).isEqualTo("[11.1]");
    assertThat(run.pile("current")).isEqualTo("[2.2]");
    assertThat(run.fact("trial")).isEqualTo("0");
    Run over = run.hits(0);
    assertThat(over.fact("trial")).isEqualTo("60");
    assertThat(over.state.done()).hasSize(60);
    assertThat(over.state.blanks()).hasSize(4);
    assertThat(Run.of().told(new Shuffle(run.rules.start().pack()))).hasSize(1);
    List<CombCard> cards = new ArrayList<>(run.rules.start().pack());
    cards.remove(CombCard.parse("11.1"));
    cards.add(CombCard.parse("11.1"));
    Run last =
        Run.of()
            .with(
                run.rules.apply(
                    run.rules.start(), new Shuffle(CardList.copyOf(CombCard.FAMILY, cards))));
    assertThat(last.hits(0).state.blanks().bottom()).isEqualTo(CombCard.parse("11.1"));
    assertThat(last.hits(0).state.pack()).isEmpty();
  }

  @Test
  @Covers({"ZEN-10", "ZEN-14"})
  void aBlankIsAMissIfItTakesAGuess() {
    Run run = Run.of("blanks", "miss").shuffle("11.1");
    assertThat(run.pile("current")).isEqualTo("[11.1]");
    Run guessed = run.guess(ZenerSymbol.STAR);
    assertThat(guessed.fact("hits")).isEqualTo("0");
    Run over = guessed.hits(0);
    assertThat(over.fact("trial")).isEqualTo("64");
    assertThat(over.fact("expected")).isEqualTo("12.00");
    assertThat(Run.of("blanks", "miss").shuffle("").hits(64).fact("hits")).isEqualTo("60");
  }

  @Test
  @Covers({"ZEN-12", "ZEN-15", "ZEN-16", "ZEN-17", "ZEN-18", "ZEN-20"})
  void oneRun() {
    Run full = Run.of().shuffle("").hits(17);
    assertThat(full.fact("scores")).isEqualTo("17 0");
    assertThat(full.fact("probability")).isEqualTo("0.077239");
    assertThat(full.fact("result")).isEqualTo("above");
    assertThat(full.fact("winner")).isEqualTo("-");
    assertThat(full.fact("phase")).isEqualTo("over");
    assertThat(full.winners()).isEqualTo("nobody");
    assertThat(full.sees(0, "done")).isTrue();
    Run classic = Run.of("pack", "classic").shuffle("").hits(9);
    assertThat(classic.fact("probability")).isEqualTo("0.046774");
    assertThat(classic.fact("trial")).isEqualTo("25");
    Run none = Run.of().shuffle("").hits(0);
    assertThat(none.fact("result")).isEqualTo("below");
    assertThat(none.fact("probability")).isEqualTo("1.000000");
  }

  @Test
  @Covers("ZEN-18")
  void theEndOfARunIsTold() {
    Run run = Run.of("pack", "classic").shuffle("");
    while (run.state.pack().size() > 1) {
      run = run.guess(ZenerSymbol.STAR);
    }
    assertThat(run.told(new Guess(0, ZenerSymbol.STAR)))
        .contains("run-over 0 [5, 25, 5.00, 0.579326]");
    Run blank = Run.of();
    List<CombCard> cards = new ArrayList<>(blank.state.pack());
    cards.remove(CombCard.parse("11.1"));
    cards.add(0, CombCard.parse("11.1"));
    assertThat(blank.told(new Shuffle(CardList.copyOf(CombCard.FAMILY, cards))))
        .contains("blank -1 [11.1]");
  }

  @Test
  @Covers({"ZEN-21", "ZEN-21a"})
  void twoRuns() {
    Run between = Run.of("runs", "2").shuffle("").hits(15);
    assertThat(between.fact("phase")).isEqualTo("shuffle");
    assertThat(between.fact("run")).isEqualTo("1");
    assertThat(between.fact("scores")).isEqualTo("15 0");
    assertThat(between.sees(0, "done")).isTrue();
    assertThat(between.state.done()).hasSize(60);
    assertThat(between.state.outcome()).isEmpty();
    Run second = between.shuffle("2.2");
    assertThat(second.fact("run")).isEqualTo("2");
    assertThat(second.fact("guesser")).isEqualTo("1");
    assertThat(second.fact("sender")).isEqualTo("0");
    assertThat(second.fact("trial")).isEqualTo("0");
    assertThat(second.state.handNumber()).isEqualTo(2);
    assertThat(second.sees(0, "current")).isTrue();
    assertThat(second.sees(1, "current")).isFalse();
    assertThat(second.refusal(new Guess(0, ZenerSymbol.STAR))).isEqualTo("ZEN-11.sender[1]");
    Run over = second.hits(11);
    assertThat(over.fact("scores")).isEqualTo("15 11");
    assertThat(over.winners()).isEqualTo("0");
    assertThat(over.fact("winner")).isEqualTo("0");
    assertThat(between.shuffle("").hits(15).fact("winner")).isEqualTo("0 1");
  }

  @Test
  void whatIsKnownOfHiddenCards() {
    Run run = Run.of().shuffle("2.2");
    assertThat(HeardDeductions.of(run.rules, run.state, new Guess(0, ZenerSymbol.STAR)))
        .isNotEmpty();
    assertThat(
            HeardDeductions.fitting(
                run.rules,
                run.state,
                new Guess(0, ZenerSymbol.STAR),
                "current",
                CombCard.FAMILY,
                "2.3",
                "11.1"))
        .isEqualTo(ImmutableList.of("2.3"));
    Run other = Run.of().shuffle("9.1 9.2").guess(ZenerSymbol.STAR);
    ZenerTestState changed =
        run.rules.withCards(run.guess(ZenerSymbol.PLUS).state, other.rules.table(other.state));
    assertThat(changed.done().toString()).isEqualTo("9.1");
    assertThat(changed.pack().top()).isEqualTo(CombCard.parse("9.2"));
  }

  @Test
  void notesAreKept() {
    ZenerTestState state = Run.of().state;
    assertThat(state.withSheet(state.sheet().add(1, "ZEN-12", 0, 3)).scores().get(0)).isEqualTo(3);
  }
}
