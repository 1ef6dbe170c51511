package io.github.spadille.engine.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;

class RulebookTest {
  private static final Rulebook BOOK =
      Rulebook.of(
          """
          # A game

          For two.

          ## Play

          - TST-1. One sentence
            that goes on.
          - TST-2. A rule with a table:

          | a | b |
          |---|---|
          | 1 | 2 |

          - TST-2a. Another.

          A paragraph that is no rule.

          ## Scoring

          - TST-3. Points.
          """);

  @Test
  void rulesReachToTheNextRuleHeadingOrParagraph() {
    assertThat(BOOK.title()).isEqualTo("A game");
    assertThat(BOOK.ids()).containsExactly("TST-1", "TST-2", "TST-2a", "TST-3");
    assertThat(BOOK.rule("TST-1").text()).isEqualTo("One sentence\nthat goes on.");
    assertThat(BOOK.rule("TST-2").text()).contains("| 1 | 2 |").endsWith("|");
    assertThat(BOOK.rule("TST-2a").text()).isEqualTo("Another.");
    assertThat(BOOK.rule("TST-2a").section()).isEqualTo("Play");
    assertThat(BOOK.rule("TST-3").section()).isEqualTo("Scoring");
  }

  @Test
  void idsAreFoundInLowerCaseToo() {
    assertThat(BOOK.rule("tst-3").id()).isEqualTo("TST-3");
    assertThat(BOOK.rule("TST-2a").id()).isEqualTo("TST-2a");
    assertThat(BOOK.rule("tst-2a").id()).isEqualTo("TST-2a");
  }

  @Test
  void anUnknownIdIsAnErrorThatNamesTheNearest() {
    assertThat(BOOK.find("TST-9")).isEmpty();
    assertThatThrownBy(() -> BOOK.rule("TST-33"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("did you mean TST-3?");
  }

  @Test
  void aVariantAddsParagraphs() {
    assertThat(BOOK.plus(Rulebook.of("- TST-90. More.")).ids()).contains("TST-3", "TST-90");
    assertThatThrownBy(() -> BOOK.plus(Rulebook.of("- TST-1. Twice.")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aByteOrderMarkBeforeABookIsPassedOver() {
    assertThat(Rulebook.resource(RulebookTest.class, "marked.md").ids()).containsExactly("MRK-1");
  }

  @Test
  void aMissingResourceIsNamed() {
    assertThatThrownBy(() -> Rulebook.resource(RulebookTest.class, "none.md"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("none.md");
  }

  private static final Rulebook MARKED =
      Rulebook.of(
"""
# A game

## Play

- TST-1. A bid of 0 earns {zero-bid} points {wild=none: only} {wild=twos|threes: and {wild} are wild}.
- TST-2. {tie=shared} A tie is shared:

| place | points |
|---|---|
| {seats>2} third | 1 |
| second | 2 |

  and so on.
- TST-3. {tie=one-card, seats>2} A tie is played off.

{tie!=shared} A paragraph.
""");

  private static ImmutableMap<String, String> choices(
      String zeroBid, String wild, String tie, String seats) {
    return ImmutableMap.of("zero-bid", zeroBid, "wild", wild, "tie", tie, "seats", seats);
  }

  @Test
  void valuesAreFilledInAndConditionsChoose() {
    Rulebook two = MARKED.inForce(choices("5", "twos", "shared", "2"));
    assertThat(two.rule("TST-1").text()).isEqualTo("A bid of 0 earns 5 points and twos are wild.");
    assertThat(two.rule("TST-2").text())
        .isEqualTo(
            "A tie is shared:\n\n| place | points |\n|---|---|\n| second | 2 |\n\nand so on.");
    assertThat(two.ids()).containsExactly("TST-1", "TST-2");
    assertThat(two.text()).doesNotContain("third").doesNotContain("paragraph");

    Rulebook three = MARKED.inForce(choices("10", "none", "one-card", "3"));
    assertThat(three.rule("TST-1").text()).isEqualTo("A bid of 0 earns 10 points only.");
    assertThat(three.ids()).containsExactly("TST-1", "TST-3");
    assertThat(three.text()).contains("A paragraph.").doesNotContain("| second");
  }

  @Test
  void theBookItselfTellsEveryCase() {
    assertThat(MARKED.rule("TST-1").text())
        .isEqualTo(
            "A bid of 0 earns `zero-bid` points (with `wild=none`: only)"
                + " (with `wild=twos or threes`: and `wild` are wild).");
    assertThat(MARKED.rule("TST-3").text())
        .isEqualTo("(with `tie=one-card` and more than 2 players) A tie is played off.");
    assertThat(MARKED.rule("TST-2").text()).contains("| (with more than 2 players) third | 1 |");
  }

  @Test
  void wordsThatFallOutAtTheBeginningLeaveNoGap() {
    Rulebook book = Rulebook.of("- TST-1. {tie=shared: A} {tie=one-card: B} tie.");
    assertThat(book.inForce(ImmutableMap.of("tie", "one-card")).text())
        .isEqualTo("- TST-1. B tie.");
  }

  @Test
  void marksHoldWholeWords() {
    Rulebook book =
        Rulebook.of(
            "- TST-1. Lay it out{tie=shared: or give it}away.{n=1:Once.}Then ({tie!=shared: TST-2"
                + " or} TST-3){n=1: , or stop}.");

    assertThat(book.inForce(ImmutableMap.of("tie", "shared", "n", "1")).rule("TST-1").text())
        .isEqualTo("Lay it out or give it away. Once. Then (TST-3), or stop.");
    assertThat(book.inForce(ImmutableMap.of("tie", "one-card", "n", "2")).rule("TST-1").text())
        .isEqualTo("Lay it out away. Then (TST-2 or TST-3).");
  }

  @Test
  void aRowThatBeginsWithTheNumberOfPlayersTellsItOnce() {
    Rulebook book = Rulebook.of("- TST-1. Deal:\n\n| {seats=2} 2 | 13 |\n| {seats=3} four | 10 |");

    assertThat(book.rule("TST-1").text())
        .isEqualTo("Deal:\n\n| 2 | 13 |\n| (with 3 players) four | 10 |");
  }

  @Test
  void whatTheWholeLineAsksForIsNotAskedAgain() {
    Rulebook book = Rulebook.of("- TST-1. {tie=shared} A{seats=2: n} {tie=shared: equal} win.");

    assertThat(book.rule("TST-1").text())
        .isEqualTo("(with `tie=shared`) A (with 2 players: n) equal win.");
  }

  @Test
  void aValueThatIsAListReadsAsOne() {
    Rulebook book = Rulebook.of("- TST-1. The steps are {steps}.");

    assertThat(book.inForce(ImmutableMap.of("steps", "1,2,5")).rule("TST-1").text())
        .isEqualTo("The steps are 1, 2, 5.");
  }

  @Test
  void punctuationHasNoPlaceBehindACondition() {
    assertThat(Rulebook.of("- TST-1. Stop{seats>1: , or go on}.").rule("TST-1").text())
        .isEqualTo("Stop (with several players: or go on).");
  }

  @Test
  void whatIsLeftOpenKeepsItsCondition() {
    Rulebook open = MARKED.inForce(ImmutableMap.of("tie", "one-card"));
    assertThat(open.rule("TST-3").text())
        .isEqualTo("(with more than 2 players) A tie is played off.");
    assertThat(open.ids()).doesNotContain("TST-2");
  }

  @Test
  void oneOfSeveralConditionsIsEnough() {
    Rulebook book =
        Rulebook.of(
            """
            - TST-1. {wild!=none; tie=shared, seats>2} A {wild=twos; tie=shared: b} c.
            """);
    assertThat(book.inForce(choices("5", "twos", "one-card", "2")).rule("TST-1").text())
        .isEqualTo("A b c.");
    assertThat(book.inForce(choices("5", "none", "shared", "3")).rule("TST-1").text())
        .isEqualTo("A b c.");
    assertThat(book.inForce(choices("5", "threes", "one-card", "3")).rule("TST-1").text())
        .isEqualTo("A c.");
    assertThat(book.inForce(choices("5", "none", "shared", "2")).ids()).isEmpty();
    assertThat(book.rule("TST-1").text())
        .isEqualTo(
            "(with `wild!=none` or `tie=shared` and more than 2 players)"
                + " A (with `wild=twos` or `tie=shared`: b) c.");
    assertThat(book.inForce(ImmutableMap.of("wild", "none", "tie", "shared")).rule("TST-1").text())
        .isEqualTo("(with more than 2 players) A b c.");
    assertThat(book.marks().get("TST-1"))
        .extracting(Mark::key)
        .containsExactly("wild", "tie", "seats", "wild");
  }

  @Test
  void marksBelongToTheRuleInWhichTheyStand() {
    assertThat(MARKED.marks().get("TST-1"))
        .containsExactly(
            new Mark("zero-bid", ImmutableSet.of()),
            new Mark("wild", ImmutableSet.of("none")),
            new Mark("wild", ImmutableSet.of("twos", "threes")),
            new Mark("wild", ImmutableSet.of()));
    assertThat(MARKED.marks().get("TST-2")).extracting(Mark::key).containsExactly("tie", "seats");
    assertThat(MARKED.marks().get("")).containsExactly(new Mark("tie", ImmutableSet.of("shared")));
  }

  @Test
  void theLastItemOfAListLeavesTheBlankLineAfterIt() {
    Rulebook book =
        Rulebook.of(
            """
            - TST-1. One.
            - TST-2. {n=1} Left out.

            A paragraph.

            - TST-3. {n=1} Left out.

            ## Heading
            """);
    assertThat(book.inForce(ImmutableMap.of("n", "2")).text())
        .isEqualTo("- TST-1. One.\n\nA paragraph.\n\n## Heading\n");
  }

  @Test
  void aBraceThatMakesNoMarkIsAnError() {
    assertThatThrownBy(() -> Rulebook.of("- TST-1. A {brace that is open."))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not closed");
    assertThatThrownBy(() -> Rulebook.of("- TST-1. Here {tie shared: x}."))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no condition: tie shared");
    assertThatThrownBy(() -> Rulebook.of("- TST-1. Here {tie=shared} it stands too late."))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at the beginning");
  }

  @Test
  void numbersCompareAndWordsDoNot() {
    Rulebook book = Rulebook.of("- TST-1. A{n>=3: b}{n<3: c}{n<=3: d}{n>3: e}.");
    assertThat(book.inForce(ImmutableMap.of("n", "3")).rule("TST-1").text()).isEqualTo("A b d.");
    assertThat(book.inForce(ImmutableMap.of("n", "12")).rule("TST-1").text()).isEqualTo("A b e.");
    assertThat(book.inForce(ImmutableMap.of("n", "all")).rule("TST-1").text()).isEqualTo("A.");
  }
}
