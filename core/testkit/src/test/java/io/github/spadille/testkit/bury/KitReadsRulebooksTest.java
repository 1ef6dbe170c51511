package io.github.spadille.testkit.bury;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.testkit.ContractRunner;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Writes something wrong into a rulebook, one thing after the other, and sees a law fail. */
class KitReadsRulebooksTest {
  private static final int GAMES = 10;
  private static final String BOOK = book();

  private static String book() {
    try (InputStream in = Objects.requireNonNull(Bury.class.getResourceAsStream("bury.md"))) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("bury.md", e);
    }
  }

  private static Optional<Failure> run(Law law, String book) {
    return ContractRunner.run(
        Bury.game(Bury::new, Rulebook.of(book)), BuryContractTest.SECRETS, law, GAMES);
  }

  private static String reason(Law law, String right, String wrong) {
    assertThat(BOOK).contains(right);
    Optional<Failure> failure = run(law, BOOK.replace(right, wrong));
    assertThat(failure).as("%s with %s", law.name(), wrong).isPresent();
    return failure.orElseThrow().reason();
  }

  @Test
  void nothingInTheRightBook() {
    assertThat(run(Laws.TABLES_ARE_DESCRIBED, BOOK)).isEmpty();
    assertThat(run(Laws.TABLES_ARE_SHOWN, BOOK)).isEmpty();
    assertThat(run(Laws.HOUSE_RULES_ARE_DESCRIBED, BOOK)).isEmpty();
  }

  @Test
  void aWrongDefault() {
    assertThat(reason(Laws.HOUSE_RULES_ARE_DESCRIBED, "| 1, 2 | 1 |", "| 1, 2 | 2 |"))
        .isEqualTo("the table of house rules says that points is 2 by default, and it is 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "BRY-4. A; BRY-4. {queen=costs} A; a rule that is not in force; BRY-4",
        "BRY-4. A; BRY-4. {seats=3} A; a rule that is not in force; BRY-4",
        "BRY-4. A seat plays a card of its hand, and follows suit if it can.;"
            + "BRY-4. {queen=costs: Follow suit.}; a rule without a word; BRY-4",
        "BRY-3. From; BRY-3. {points=1} From; a rule that is not in force; BRY-3",
      })
  void aRuleThatIsUsedAndNotInForce(String right, String wrong, String told, String id) {
    assertThat(reason(Laws.REFUSALS_NAME_RULES, right, wrong)).contains(told + ": " + id);
    assertThat(reason(Laws.DECISIONS_ARE_GOVERNED, right, wrong)).contains(told + ": " + id);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "| 1, 2 |; | 1, 2, 3 |; points can be 1, 2, 3",
        "| 1, 2 |; | 1 |; points can be 1",
        "| 1, 2 |; | 1 to 2 |; points can be 1 to 2",
        "`costs` `free`; `costs` `pays`; queen can be `costs` `pays`",
      })
  void wrongValues(String right, String wrong, String told) {
    assertThat(reason(Laws.HOUSE_RULES_ARE_DESCRIBED, right, wrong)).contains(told + "; allowed: ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "| `hand` | each seat | its owner |; | `hand` | each seat | all |;"
            + "hand.0 is seen by seat 0",
        "| `hand` | each seat | its owner |; | `hand` | each seat | nobody |;"
            + "hand.0 is seen by seat 0",
        "| `hand` | each seat | its owner |; | `hand` | each seat | the seat in `turn` |;"
            + "hand.1 is seen by seat 1",
        "| `stock` | table | nobody |; | `stock` | table | all |; stock is seen by nobody",
        "| `won` | each seat | nobody |; | `won` | each seat | its owner |; is seen by nobody",
        "| `trick` | table | all |; | `trick` | table | nobody |; trick is seen by all",
        "| a number for each seat | all |; | a number for each seat | each seat its own |;"
            + "is seen by all",
      })
  void aWrongAudience(String right, String wrong, String told) {
    assertThat(reason(Laws.TABLES_ARE_DESCRIBED, right, wrong))
        .contains(told)
        .contains("; the rulebook says: ");
  }

  @Test
  void anAudienceThatIsNeverSo() {
    String row = "| `hand` | each seat | its owner";
    assertThat(reason(Laws.TABLES_ARE_SHOWN, row, row + ", all once it is laid open"))
        .isEqualTo("no card of pile hand is ever seen by: all once it is laid open");
    assertThat(
            reason(
                Laws.TABLES_ARE_DESCRIBED,
                "| `trick` | table | all |",
                "| `trick` | table | nobody until `phase` is `over`, then all |"))
        .contains("seen by all; the rulebook says: nobody until `phase` is `over`, then all");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "| `won` | each seat |; | `won` | each side |; pile won.0 belongs to seat 0",
        "| `won` | each seat |; | `won.<n>` | table |; pile won.0 belongs to seat 0",
        "| `stock` | table |; | `stock` | each seat |; pile stock is not in the rulebook",
      })
  void aWrongOwner(String right, String wrong, String told) {
    assertThat(reason(Laws.TABLES_ARE_DESCRIBED, right, wrong)).contains(told);
  }

  @Test
  void aWrongBound() {
    assertThat(reason(Laws.TABLES_ARE_DESCRIBED, "At most 4 moves", "At most 3 moves"))
        .isEqualTo("4 moves are legal at once; the rulebook says: at most 3");
    assertThat(reason(Laws.TABLES_ARE_DESCRIBED, "At most 4 moves", "At most four moves"))
        .contains("lacks the sentence: At most ... moves are legal at once");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "| `trick` | table | all |; pile trick is not in the rulebook",
        "| `scores` | a number for each seat | all |; fact scores is not in the rulebook",
        "| `bury 7d` | the seat in turn, phase `bury` |; is like none in the rulebook",
      })
  void aMissingRow(String row, String told) {
    assertThat(reason(Laws.TABLES_ARE_DESCRIBED, row + "\n", "")).contains(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "| `trick` | table | all |; | `kitty` | table | nobody |;"
            + "no card of pile kitty is ever seen by: nobody",
        "| `scores` | a number for each seat | all |; | `led` | a suit | all |;"
            + "fact led is never seen by: all",
        "| `bury 7d` | the seat in turn, phase `bury` |; | `play 7d 8d` | the seat in turn |;"
            + "move play 7d 8d is never made by: the seat in turn",
        "| `bury 7d` | the seat in turn, phase `bury` |; | `play 7d ...` | a seat in turn |;"
            + "move play 7d ... is never made while several seats are in turn",
        "| `trick` | table | all |; | {points>2} `kitty` | table | nobody |; is never in force",
      })
  void aRowTooMany(String after, String row, String told) {
    assertThat(reason(Laws.TABLES_ARE_SHOWN, after, after + '\n' + row)).contains(told);
  }

  @Test
  void aVerbThatTheGameDoesNotHave() {
    String row = "| `play 7d` | the seat in turn, phase `play` |";
    assertThat(reason(Laws.TABLES_ARE_DESCRIBED, row, row + "\n| `pass` | the seat in turn |"))
        .isEqualTo(
            "the rulebook has a move `pass`; the verbs of the game are [shuffle, bury, play]");
    assertThat(reason(Laws.TABLES_ARE_DESCRIBED, "`play 7d`", "`play 7d`, `play 7d 8d`"))
        .startsWith("the rulebook has a move `play 7d 8d`, which is none: ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "`shuffle <16 cards>` | chance; `shuffle <16 cards>` | the seat in turn; is made by chance",
        "<16 cards>; <32 cards>; is like none in the rulebook",
        "the seat in turn, phase `bury`; chance; expected a move of chance",
        "the seat in turn, phase `bury`; the seat in turn, phase `play`; is made by seat 0",
        "the seat in turn, phase `play`; the seat in `scores`; is made by seat 1 in the turn of 1",
      })
  void aWrongMover(String right, String wrong, String told) {
    assertThat(reason(Laws.TABLES_ARE_DESCRIBED, right, wrong)).contains(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "`shuffle` `bury` `play` `over`; `shuffle` `bury` `play`; \"over\" is none of them",
        "the seat to move, or `-`; the seat to move; \"-\" is none of them",
        "the seat to move, or `-`; whoever is to move; \"-\" is none of them",
        "a number for each seat; a number from 1 for each seat; \"0\" is none of them",
        "a number for each seat; a seat; more than one seat",
        "the seat to move, or `-`; the seat, or `-`, for each seat; words for ",
      })
  void aWrongValue(String right, String wrong, String told) {
    assertThat(reason(Laws.TABLES_ARE_DESCRIBED, right, wrong)).contains(told);
  }

  @Test
  void aValueThatNeverIs() {
    assertThat(reason(Laws.TABLES_ARE_SHOWN, "`bury` `play`", "`bury` `auction` `play`"))
        .isEqualTo("fact phase is never auction");
    assertThat(reason(Laws.TABLES_ARE_SHOWN, "phase `play` |", "phases `bury` `play` |"))
        .isEqualTo("move play 7d is never made in phase bury");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "| `hand` | each seat | its owner |; | `hand` | each player | its owner |;"
            + "whose: each player; allowed: ",
        "| `hand` | each seat | its owner |; | `hand` | each seat | the holder |;"
            + "seen by: the holder; allowed: ",
        "| `hand` | each seat | its owner |; | `hand` and more | each seat | its owner |;"
            + "names: `hand` and more; allowed: ",
        "| `hand` | each seat | its owner |; | `hand` | its owner |; has 2 cells",
        "| `bury 7d` | the seat in turn, phase `bury` |; | `bury 7d` | somebody |;"
            + "whose: somebody; allowed: ",
        "| `bury 7d` | the seat in turn, phase `bury` |; | bury a card | the seat in turn |;"
            + "text: bury a card; allowed: ",
        "| `stock` | table | nobody |; | `stock` | table | its owner |;"
            + "seen by: its owner, and whose: table",
        "| `hand` | each seat | its owner |; | `hand` | each seat | each seat its own |;"
            + "seen by: each seat its own, and whose: each seat",
        "| a number for each seat | all |; | a number for each seat | its owner |;"
            + "the name has no place for a seat",
        "| `stock` | table | nobody |; | `stock` | table | the seat in `dealer` |;"
            + "a cell names the fact dealer, which is not in the table of facts",
        "| `trick` | table | all |; | `trick` | table | all once `step` is `play` |;"
            + "a cell names the fact step, which is not in the table of facts",
        "## Facts; ## Statements; no table in a section Facts",
      })
  void aCellThatIsNotUnderstood(String right, String wrong, String told) {
    assertThat(reason(Laws.TABLES_ARE_DESCRIBED, right, wrong)).contains(told);
  }
}
