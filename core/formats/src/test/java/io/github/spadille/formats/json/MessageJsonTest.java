package io.github.spadille.formats.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.words.Verbatim;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is no message is refused: by the reader, and by the schema where it can tell. */
class MessageJsonTest {
  private static final String HEAD = "{\"spadille\":1,\"type\":";
  private static final String MOVE = HEAD + "\"move\",\"seat\":1,\"verb\":\"play\",\"arguments\":[";
  private static final String CARD = "{\"type\":\"card\",\"words\":[\"7d\"]}";

  private static String problem(String json) {
    try {
      Message message = MessageJson.read(json);
      throw new AssertionError("read: " + message);
    } catch (MessageException e) {
      return e.getMessage();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``|message: found nothing, expected an object",
        "null|message: found null, expected an object",
        "[]|message: found [], expected an object",
        "7|message: found 7, expected an object",
        "{}|spadille: found nothing, expected 1",
        "{\"spadille\":2}|spadille: found 2, expected 1",
        "{\"spadille\":\"1\"}|spadille: found \"1\", expected 1",
        "{\"spadille\":1.0}|spadille: found 1.0, expected 1",
        "{\"spadille\":1}|type: found nothing, expected one of view, log, moves, stages,"
            + " observation, move, refusal, record, game, catalog, rules, pack",
        "{\"spadille\":1,\"type\":\"vew\"}|type: found \"vew\", expected one of view, log, moves,"
            + " stages, observation, move, refusal, record, game, catalog, rules, pack",
        "{\"spadille\":1,\"type\":7}|type: found 7, expected one of view, log, moves, stages,"
            + " observation, move, refusal, record, game, catalog, rules, pack",
      })
  void everyMessageHasAHead(String json, String problem) {
    assertThat(problem(json)).isEqualTo(problem);
    assertThat(json.isEmpty() || !MessageSchema.problems(json).isEmpty()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"spadille\":1,\"type\":\"move\"}|move.seat: found nothing, expected a whole number",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":1,\"verb\":\"pass\"}|move.arguments: found"
            + " nothing, expected a list",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":\"1\",\"verb\":\"pass\",\"arguments\":[]}"
            + "|move.seat: found \"1\", expected a whole number",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":1.5,\"verb\":\"pass\",\"arguments\":[]}"
            + "|move.seat: found 1.5, expected a whole number",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":null,\"verb\":\"pass\",\"arguments\":[]}"
            + "|move.seat: found null, expected a whole number",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":true,\"verb\":\"pass\",\"arguments\":[]}"
            + "|move.seat: found true, expected a whole number",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":-1,\"verb\":\"pass\",\"arguments\":[]}"
            + "|move: found seat -1, expected 0 or more",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":1,\"verb\":7,\"arguments\":[]}"
            + "|move.verb: found 7, expected a text",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":1,\"verb\":null,\"arguments\":[]}"
            + "|move.verb: found null",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":1,\"verb\":\"play 7d\",\"arguments\":[]}"
            + "|move: found \"play 7d\", expected a word without a blank",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":1,\"verb\":\"pass\",\"arguments\":{}}"
            + "|move.arguments: found {}, expected a list",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":1,\"verb\":\"pass\",\"arguments\":\"\"}"
            + "|move.arguments: found \"\", expected a list",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":1,\"verb\":\"pass\",\"arguments\":[],\"x\":1}"
            + "|move.x: unknown field; expected one of seat, verb, arguments",
      })
  void fieldsAreWhatTheyShouldBe(String json, String problem) {
    assertThat(problem(json)).isEqualTo(problem);
    assertThat(MessageSchema.problems(json)).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "null|move.arguments[0]: found null, expected an object",
        "7|move.arguments[0]: found 7, expected an object",
        "{\"type\":\"card\"}|move.arguments[0].words: found nothing, expected a list",
        "{\"type\":\"crad\",\"words\":[]}|move.arguments[0].type: found \"crad\", expected one of"
            + " number, numbers, seat, seats, card, cards, suit, rank, word, words, text",
        "{\"type\":4,\"words\":[]}|move.arguments[0].type: found 4, expected one of"
            + " number, numbers, seat, seats, card, cards, suit, rank, word, words, text",
        "{\"type\":\"card\",\"words\":[7]}|move.arguments[0].words[0]: found 7, expected a text",
        "{\"type\":\"card\",\"words\":[null]}|move.arguments[0].words[0]: found null, expected a"
            + " text",
        "{\"type\":\"card\",\"words\":[\"\"]}"
            + "|move.arguments[0]: found \"\", expected a word without a blank",
        "{\"type\":\"card\",\"words\":[\"7d 8d\"]}"
            + "|move.arguments[0]: found \"7d 8d\", expected a word without a blank",
      })
  void argumentsAreWhatTheyShouldBe(String argument, String problem) {
    assertThat(problem(MOVE + argument + "]}")).isEqualTo(problem);
    assertThat(MessageSchema.problems(MOVE + argument + "]}")).isNotEmpty();
  }

  /** A move within a message has the head of one, so that it can be sent back. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "7|moves.moves[0].move: found 7, expected an object",
        "{}|moves.moves[0].move: spadille: found nothing, expected 1",
        "{\"spadille\":2}|moves.moves[0].move: spadille: found 2, expected 1",
        "{\"spadille\":1,\"type\":\"log\"}"
            + "|moves.moves[0].move: type: found \"log\", expected move",
        "{\"spadille\":1,\"type\":\"move\",\"seat\":\"1\",\"verb\":\"pass\",\"arguments\":[]}"
            + "|moves.moves[0].move.seat: found \"1\", expected a whole number",
      })
  void movesWithinMessagesAreWhatTheyShouldBe(String move, String problem) {
    String json =
        HEAD
            + "\"moves\",\"moves\":[{\"move\":"
            + move
            + ",\"notation\":\"pass\",\"text\":\"pass\"}],\"cards\":{}}";
    assertThat(problem(json)).isEqualTo(problem);
    assertThat(MessageSchema.problems(json)).isNotEmpty();
  }

  @Test
  void textsOfCardsAreTexts() {
    for (String text : List.of("null", "7", "[]")) {
      String json = HEAD + "\"moves\",\"moves\":[],\"cards\":{\"7d\":" + text + "}}";
      assertThat(problem(json)).startsWith("moves.cards: found ").contains(text + "}");
      assertThat(MessageSchema.problems(json)).isNotEmpty();
    }
  }

  @Test
  void textThatIsNoJsonIsRefusedWithItsPlace() {
    assertThat(problem("{")).startsWith("line 1, column 2: ");
    assertThat(problem("{\"spadille\":1,\n \"spadille\":1}")).startsWith("line 2, column 1");
    assertThat(problem(MOVE + "]} {}")).startsWith("line 1, column ");
    assertThat(problem("[".repeat(20))).startsWith("text: Document nesting depth (9)");
    assertThat(problem(MOVE + CARD.replace("}", ",\"type\":\"card\"}") + "]}"))
        .contains("Duplicate field 'type'");
  }

  @Test
  void longTextsAreRefusedInAFewVisibleWords() {
    assertThat(problem(" ".repeat(MessageJson.MAX_SIZE + 1)))
        .isEqualTo("text: found 16777217 characters, expected at most 16777216");
    String text = "x\u001B\u202E".repeat(1_000_000);
    String escaped = "x\\u001B\\u202E".repeat(1000);
    for (String json :
        List.of(
            text,
            "\"" + text,
            "{\"" + text + "\":1}",
            HEAD + "\"" + text,
            HEAD + "\"" + escaped + "\"}",
            HEAD + "\"move\",\"" + escaped + "\":1}",
            HEAD + "\"move\",\"seat\":0,\"verb\":\"" + escaped + "\",\"arguments\":[]}")) {
      assertThat(problem(json)).hasSizeLessThan(450).matches("[\\x20-\\x7E]*");
    }
  }

  @Test
  void hiddenCharactersAreRefusedWithTheirPlace() {
    assertThat(problem(MOVE + "{\"type\":\"word\",\"words\":[\"a\\u202Eb\"]}]}"))
        .isEqualTo("move.arguments[0].words[0]: character U+202E is not allowed");
    assertThat(problem(MOVE + "],\"\\u001B\":1}"))
        .isEqualTo("move: character U+001B is not allowed");
  }

  @Test
  void aMessageOfAnotherKindIsRefused() {
    assertThatExceptionOfType(MessageException.class)
        .isThrownBy(() -> MessageJson.read(MOVE + "]}", ViewData.class))
        .withMessage("type: found \"move\", expected view");
    assertThat(MessageJson.read(MOVE + CARD + "]}", MoveData.class).notation())
        .isEqualTo("play 7d");
  }

  /** The parts make a move only if they are split as the notation says; the place is named. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "0|play|card 7d|move.seat: found 0, expected 1",
        "1|plya|card 7d|move.verb: found \"plya\", expected shuffle, play, hide",
        "1|play|card 7x|move.arguments[0].words[0]: found \"7x\", expected a card such as As",
        "1|play|``|move.arguments[0]: found nothing, expected a card such as As",
        "1|play|card 7d;card 8d|move.arguments[1].words[0]: found \"8d\", expected the end",
        "1|play|card 7d 8d|move.arguments[0].words[1]: found \"8d\", expected the end",
        "1|play|cards 7d|move.arguments[0].type: found \"cards\", expected card",
        "1|play|card;card 7d|move.arguments: found 2 arguments, expected 1",
        "1|shuffle|cards 7d|move.verb: found \"shuffle 7d\", expected a move of seat 1",
      })
  void partsThatMakeNoMoveAreRefused(int seat, String verb, String arguments, String problem) {
    List<MoveArgument> parts = new ArrayList<>();
    for (String argument : arguments.isEmpty() ? new String[0] : arguments.split(";")) {
      List<String> words = Arrays.asList(argument.split(" "));
      ValueType type = ValueType.valueOf(words.get(0).toUpperCase(Locale.ROOT));
      parts.add(new MoveArgument(type, ImmutableList.copyOf(words.subList(1, words.size()))));
    }
    MoveData data = new MoveData(seat, verb, ImmutableList.copyOf(parts));
    Messages<HighCardState, HighCardMove> messages =
        Messages.of(Match.start(HighCard.GAME.setup(2)), Locale.ENGLISH);
    assertThatExceptionOfType(MessageException.class)
        .isThrownBy(() -> messages.move(data, 1))
        .withMessage(problem);
  }

  @Test
  void dataIsImmutable() {
    String[] cards = {"7d"};
    PileData pile =
        new PileData(
            "up",
            "turned card",
            "card",
            ImmutableList.of(),
            "none",
            ImmutableList.of(1),
            Arrays.asList(cards));
    Object[] numbers = {3L, null};
    FactData fact =
        new FactData(
            "bids",
            null,
            null,
            ImmutableList.of(),
            ValueType.NUMBERS,
            Arrays.asList(numbers),
            null);
    cards[0] = "8d";
    numbers[0] = 4L;
    assertThat(pile.cards()).containsExactly("7d");
    assertThat(fact.value()).isEqualTo(Arrays.asList(3L, null));
  }

  @Test
  void dataThatContradictsItselfIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new FactData("bids", null, null, ImmutableList.of(), ValueType.NUMBERS, 3L, null))
        .withMessage("a value of type numbers is 3; expected a list");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new FactData(
                    "bids",
                    "bids",
                    "bids",
                    ImmutableList.of(),
                    ValueType.NUMBERS,
                    List.of(3L),
                    "3"));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new FactData("bids", null, null, ImmutableList.of(), ValueType.NUMBER, 3L, "3"));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new FactData("bids", "bids", null, ImmutableList.of(), ValueType.NUMBER, 3L, "3"));
    ImmutableList<ImmutableList<Integer>> two =
        ImmutableList.of(ImmutableList.of(0), ImmutableList.of(1));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new FactData("bids", null, null, two, ValueType.NUMBERS, List.of(3L), null))
        .withMessage("the fact bids has 2 owners, one for each value; expected as many values");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> pile(2, 1))
        .withMessage("pile hand.0: found groups of 3 cards, expected 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> pile(2, 0))
        .withMessage("pile hand.0: found a group of 0 cards, expected 1 or more");
    assertThatIllegalArgumentException().isThrownBy(() -> new RecordData(true, 1, "spadille 1\n"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new StagesData(3, 3, 2, ImmutableList.of()));
  }

  private static PileData pile(Integer... groups) {
    return new PileData(
        "hand.0",
        "hand",
        "hand",
        ImmutableList.of(0),
        "none",
        ImmutableList.copyOf(groups),
        List.of("7d", "8d"));
  }

  @Test
  void aValueFitsItsTypeOrNot() {
    assertThat(
            new FactData("a", null, null, ImmutableList.of(), ValueType.NUMBER, "?", null)
                .fitsType())
        .isTrue();
    assertThat(
            new FactData("a", null, null, ImmutableList.of(), ValueType.NUMBER, null, null)
                .fitsType())
        .isTrue();
    assertThat(
            new FactData("a", null, null, ImmutableList.of(), ValueType.NUMBER, "h", null)
                .fitsType())
        .isFalse();
    assertThat(
            new FactData(
                    "a", null, null, ImmutableList.of(), ValueType.SEATS, List.of(1L, "h"), null)
                .fitsType())
        .isFalse();
    assertThat(
            new FactData(
                    "a", null, null, ImmutableList.of(), ValueType.WORDS, List.of("h", "-"), null)
                .fitsType())
        .isTrue();
    assertThat(
            new FactData("a", null, null, ImmutableList.of(), ValueType.WORD, 1L, null).fitsType())
        .isFalse();
    assertThat(
            new FactData("a", null, null, ImmutableList.of(), ValueType.TEXT, "a b", null)
                .fitsType())
        .isTrue();
    assertThat(ValueType.of(new Verbatim("a b"))).isEqualTo(ValueType.TEXT);
  }
}
