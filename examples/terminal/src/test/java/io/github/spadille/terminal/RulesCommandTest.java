package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RulesCommandTest {
  @Test
  void printsTheBookWithoutMarkdown() {
    Run run = Run.of("rules", "oh-hell");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("Oh Hell!\n========", "Scoring\n-------", "OHH-14   Whoever");
    assertThat(run.out()).doesNotContain("|", "`", "##");
    assertThat(run.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void marksTheOptionsInForce() {
    Run run = Run.of("rules", "oh-hell", "--option", "dealer-bid=hook", "--seats", "6");

    assertThat(run.lines())
        .contains(
            "In force here: 6 seats", "* dealer-bid = hook (default exceed)", "  tie = one-card")
        .anySatisfy(line -> assertThat(line).startsWith("* dealer-bid  exceed hook free"));
  }

  @Test
  void marksNothingByDefault() {
    assertThat(Run.of("rules", "oh-hell").lines()).noneMatch(line -> line.startsWith("* "));
  }

  @Test
  void printsOneRule() {
    Run run = Run.of("rules", "oh-hell", "--rule", "OHH-14");

    assertThat(run.lines())
        .containsExactly(
            "OHH-14 - Play", "  Whoever holds a card of the suit led has to play such a card.");
  }

  @Test
  void printsOneRuleWithItsTable() {
    assertThat(Run.of("rules", "oh-hell", "-r", "OHH-3").lines())
        .anySatisfy(line -> assertThat(line).matches(" +7 +7 +13 +49 +3"));
  }

  @Test
  void unknownRuleGetsASuggestion() {
    CommandLineTest.assertUserError("did you mean OHH-1", "rules", "oh-hell", "--rule", "OHH-144");
  }
}
