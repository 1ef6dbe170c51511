package io.github.spadille.formats.json;

import static io.github.spadille.formats.json.MessageSchema.written;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardState;
import io.github.spadille.formats.highcard.RandomPlay;
import io.github.spadille.formats.houserules.Binding;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What is made of a match, and that the schema tells of it. */
class MessagesTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Viewer BYSTANDER = Viewer.bystander();

  private static Match<HighCardState, HighCardMove> match(String moves) {
    return Replay.match(
        GameRecord.parse(
            "a",
            """
            spadille 1
            Game: high-card
            Options: hand-size=1
            Name 0: Ada
            Name 1: Ben

            * deal hand.0: 3c; hand.1: 5d; up: 7h
            """
                + moves),
        HighCard.GAME);
  }

  private static Messages<HighCardState, HighCardMove> of(
      Match<HighCardState, HighCardMove> match) {
    return Messages.of(match, Locale.ENGLISH);
  }

  private static String backs(int cards) {
    return "null,".repeat(cards - 1) + "null";
  }

  @Test
  void shapeOfAGame() {
    Game<?, ?, ?> game =
        HighCard.GAME
            .variant("high-card")
            .name("High Card")
            .alsoCalled("Top Card", "T.C.")
            .summary("The highest card scores.")
            .tags(Tag.RUMMY)
            .rules(HighCard.GAME::rules)
            .build();

    assertThat(written(Messages.game(game, Locale.ITALIAN)))
        .isEqualTo(
            """
            {"spadille":1,"type":"game","game":"high-card","base":1,"name":"High Card",\
            "alsoCalled":["Top Card","T.C."],"aliases":["top-card","tc"],\
            "family":{"tag":"tests","name":"tests","text":"Games of tests."},\
            "tags":[{"tag":"rummy","name":"ramino","text":"%s"}],\
            "seats":[2,3],"usualSeats":2,"text":"The highest card scores."}\
            """
                .formatted(Tag.RUMMY.definition(Locale.ITALIAN)));
    assertThat(written(Messages.game(HighCard.THIRD_BASE, Locale.ENGLISH)))
        .contains("\"base\":3,", "\"alsoCalled\":[],\"aliases\":[],", "\"tags\":[],");
  }

  @Test
  void shapeOfAView() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    assertThat(written(of(match).view(match, Viewer.seat(0))))
        .isEqualTo(
            """
            {"spadille":1,"type":"view","game":"high-card","base":1,"seats":2,\
            "options":{"hand-size":"1"},"houseRules":null,"viewer":0,"players":["Ada","Ben"],\
            "next":2,"turn":[1],"chance":false,"over":false,"hand":1,"phase":null,"stage":null,\
            "outcome":null,"scores":[0,0],"sheet":[],"piles":[\
            {"name":"hand.0","text":"hand","owner":0,"order":"none","cards":[]},\
            {"name":"hand.1","text":"hand","owner":1,"order":"none","cards":[null]},\
            {"name":"up","text":"turned card","owner":null,"order":"top-first","cards":["7h"]},\
            {"name":"stock","text":"stock","owner":null,"order":"top-first","cards":[%s]},\
            {"name":"laid.0","text":"card laid down","owner":0,"order":"top-first","cards":["3c"]},\
            {"name":"laid.1","text":"card laid down","owner":1,"order":"top-first","cards":[]},\
            {"name":"gone","text":"cards gone","owner":null,"order":"top-last","cards":[]}],\
            "facts":[\
            {"name":"round","text":"round","type":"number","value":1,"shown":"1"},\
            {"name":"scores","text":null,"type":"numbers","value":[0,0],"shown":null},\
            {"name":"sizes","text":"cards held","type":"words","value":["0","1"],\
            "shown":["0","1"]},\
            {"name":"mine","text":"note","type":"word","value":"one two","shown":"first second"}],\
            "cards":{"7h":"7♥","3c":"3♣"}}\
            """
                .formatted(backs(49)));
  }

  @Test
  void aBystanderIsNullAndSeesWhatAllSee() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    assertThat(written(of(match).view(match, BYSTANDER)))
        .contains("\"viewer\":null,")
        .contains("\"owner\":0,\"order\":\"top-first\",\"cards\":[null]}")
        .doesNotContain("3c", "mine");
  }

  @Test
  void whoWonAndWhyIsToldAtTheEnd() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n1 play 5d\n");
    assertThat(written(of(match).view(match, BYSTANDER)))
        .contains(
            "\"turn\":[],\"chance\":false,\"over\":true",
            "\"outcome\":{\"winners\":[1],\"ranking\":[2,1],\"draw\":false,"
                + "\"text\":\"Winner: Ben\"},\"scores\":[-1,1]",
            "{\"hand\":1,\"rule\":\"HGH-4\",\"reason\":null,\"seats\":[1],\"points\":1,"
                + "\"text\":\"highest card\"}");
  }

  /** What was concealed when it was made stays so, for the bystander as for the other player. */
  @Test
  void shapeOfALog() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n1 play 5d\n");
    assertThat(written(of(match).log(match, BYSTANDER, 1)))
        .isEqualTo(
            """
            {"spadille":1,"type":"log","from":1,"next":3,"moves":[\
            {"seat":0,"verb":"hide","arguments":null,"notation":"hide ??",\
            "text":"Ada lays down a card, face down."},\
            {"seat":1,"verb":"play","arguments":[{"type":"card","words":["5d"]}],\
            "notation":"play 5d","text":"Ben plays 5♦."}],"cards":{"5d":"5♦"}}\
            """);
    assertThat(written(of(match).log(match, Viewer.seat(0), 0)))
        .contains(
            "{\"seat\":null,\"verb\":\"shuffle\",\"arguments\":null,\"notation\":\"shuffle ??")
        .contains("\"words\":[\"3c\"]", "Ada lays down 3♣, face down.");
    assertThat(of(match).log(match, BYSTANDER, 3).moves()).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of(match).log(match, BYSTANDER, 4))
        .withMessage("from 4; expected 0 to 3");
  }

  @Test
  void shapeOfMoves() {
    Match<HighCardState, HighCardMove> match = match("");
    assertThat(written(of(match).moves(match, Viewer.seat(1))))
        .isEqualTo(
            """
            {"spadille":1,"type":"moves","moves":[\
            {"move":{"seat":1,"verb":"play","arguments":[{"type":"card","words":["5d"]}]},\
            "notation":"play 5d","text":"play 5♦"},\
            {"move":{"seat":1,"verb":"hide","arguments":[{"type":"card","words":["5d"]}]},\
            "notation":"hide 5d","text":"lay 5♦ face down"}],"cards":{"5d":"5♦"}}\
            """);
    assertThat(written(of(match).moves(match, BYSTANDER)))
        .isEqualTo("{\"spadille\":1,\"type\":\"moves\",\"moves\":[],\"cards\":{}}");
  }

  @Test
  void shapeOfARefusal() {
    Match<HighCardState, HighCardMove> match = match("");
    HighCardMove move = HighCardMove.SYNTAX.parse(1, "play Ks");
    assertThat(written(of(match).refusal(match.refusal(move).orElseThrow())))
        .isEqualTo(
            """
            {"spadille":1,"type":"refusal","rule":"HGH-3","reason":"not-held",\
            "arguments":[{"type":"card","value":"Ks","text":"K♠"}],"text":"You do not hold K♠.",\
            "ruleText":"All seats lay down a card of their hand, face up or face down."}\
            """);
    HighCardMove late = HighCardMove.SYNTAX.parse(0, "play 3c");
    Match<HighCardState, HighCardMove> after = match.play(late);
    assertThat(written(of(match).refusal(after.refusal(late).orElseThrow())))
        .contains(
            "[{\"type\":\"seats\",\"value\":[1],\"text\":\"Ben\"}]", "It is the turn of Ben.");
  }

  @Test
  void stagesTellWhatIsGoneInTheNextView() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n1 play 5d\n");
    StagesData stages = of(match).stages(match, Viewer.seat(1), 1);
    written(stages);
    assertThat(stages.stages()).extracting(ViewData::next).containsExactly(2, 3);
    assertThat(stages.stages())
        .extracting(view -> view.stage().name())
        .containsExactly("done", "compared");
    ViewData compared = stages.stages().get(1);
    assertThat(compared.stage().text()).isEqualTo("The highest card is 5♦, of Ben.");
    assertThat(compared.piles().get(5).cards()).containsExactly("5d");
    assertThat(compared.turn()).isEmpty();
    assertThat(of(match).view(match, BYSTANDER).piles().get(5).cards()).isEmpty();
    assertThat(of(match).stages(match, BYSTANDER, 2).stages()).hasSize(1);
    assertThat(of(match).stages(match.undo(), BYSTANDER, 1).stages()).isEmpty();
  }

  @Test
  void anObservationIsAllOfThemSinceAMove() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    Messages<HighCardState, HighCardMove> messages = of(match);
    for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(1), BYSTANDER)) {
      ObservationData observation = messages.observation(match, viewer, 1);
      written(observation);
      assertThat(observation)
          .isEqualTo(
              new ObservationData(
                  messages.stages(match, viewer, 1),
                  messages.view(match, viewer),
                  messages.log(match, viewer, 1),
                  messages.moves(match, viewer)));
    }
  }

  @Test
  void manyStagesAreLeftOutOfAnObservation() {
    Match<HighCardState, HighCardMove> match =
        RandomPlay.random(
            Match.start(HighCard.GAME.setup(2, ImmutableMap.of("hand-size", "9", "rounds", "3"))),
            40,
            1);
    ObservationData observation = of(match).observation(match, BYSTANDER, 0);
    assertThat(observation.log().from()).isZero();
    assertThat(observation.stages().from()).isEqualTo(match.size() - Messages.MOST_STAGED_MOVES);
    assertThat(of(match).observation(match, BYSTANDER, 39).stages().from()).isEqualTo(39);
  }

  /**
   * Who may have which record is for the server to say; the one hides what the viewer did not see.
   */
  @Test
  void recordsAreWholeOrAsTheViewerSaw() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    RecordData seen = of(match).record(match, Viewer.seat(1));
    assertThat(written(seen)).startsWith("{\"spadille\":1,\"type\":\"record\",\"whole\":false,");
    assertThat(seen.viewer()).isEqualTo(1);
    assertThat(seen.text()).contains("Name 0: Ada\nName 1: Ben\n", "\n0 hide ??\n");
    RecordData whole = of(match).wholeRecord(match);
    written(whole);
    GameRecord record = GameRecord.parse("b", whole.text());
    assertThat(Replay.match(record, HighCard.GAME).moves()).isEqualTo(match.moves());
    assertThat(Replay.match(record, HighCard.GAME).players()).containsExactly("Ada", "Ben");
  }

  @Test
  void aBoundGameNamesItsHouseRules() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    Binding binding = new Binding("Ours", 3, "0".repeat(64), "High Card");
    Messages<HighCardState, HighCardMove> bound = of(match).houseRules(binding);
    assertThat(written(bound.view(match, BYSTANDER)))
        .contains("\"houseRules\":{\"name\":\"Ours\",\"version\":3,\"checksum\":\"000");
    assertThat(bound.observation(match, BYSTANDER, 0).view().houseRules()).isEqualTo(binding);
    for (RecordData record : List.of(bound.record(match, BYSTANDER), bound.wholeRecord(match))) {
      assertThat(GameRecord.parse("b", record.text()).houseRules()).hasValue(binding);
    }
  }

  @Test
  void namesAreThoseOfTheMatchOrOfTheLanguage() {
    Match<HighCardState, HighCardMove> match =
        Match.start(HighCard.GAME.setup(2), ImmutableList.of("player 0", "Ben"));
    assertThat(of(match).players()).containsExactly("player 0", "Ben");
    written(of(match).view(match, BYSTANDER));
    assertThat(
            Messages.of(
                    match.setup(), HighCard.GAME.words().withPlayers(List.of("Cleo", "D\u202Ean")))
                .view(match, BYSTANDER)
                .players())
        .containsExactly("Cleo", "D<U+202E>an");
  }

  /** Schema and reader agree: every field is needed, and there is no other. */
  @Test
  void noFieldIsMissingOrUnknown() throws JsonProcessingException {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n1 play 5d\n");
    Messages<HighCardState, HighCardMove> messages =
        of(match).houseRules(new Binding("Ours", 3, "0".repeat(64), "High Card"));
    HighCardMove late = HighCardMove.SYNTAX.parse(0, "play 3c");
    Match<HighCardState, HighCardMove> dealt = match("");
    for (Message message :
        List.of(
            messages.observation(match, Viewer.seat(1), 1),
            messages.moves(dealt, Viewer.seat(0)),
            messages.moves(dealt, Viewer.seat(0)).moves().get(0).move(),
            messages.refusal(match.refusal(late).orElseThrow()),
            messages.record(match, BYSTANDER))) {
      JsonNode tree = JSON.readTree(written(message));
      assertThat(changeEveryObject(tree, tree)).isPositive();
    }
  }

  /** Changes the fields of each object in turn, and returns how many objects there were. */
  private static int changeEveryObject(JsonNode root, JsonNode node) {
    int objects = 0;
    for (JsonNode child : node) {
      objects += changeEveryObject(root, child);
    }
    if (!(node instanceof ObjectNode object) || !hasFixedFields(object)) {
      return objects;
    }
    object.put("more", 1);
    assertRefused(root.toString());
    object.remove("more");
    for (String name : ImmutableList.copyOf(object.fieldNames())) {
      ObjectNode whole = object.deepCopy();
      object.remove(name);
      assertRefused(root.toString());
      object.setAll(whole);
    }
    return objects + 1;
  }

  /** Cards and options are found by what they are called. */
  private static boolean hasFixedFields(ObjectNode object) {
    return !object.isEmpty() && Stream.of("3c", "5d", "7h", "hand-size").noneMatch(object::has);
  }

  private static void assertRefused(String json) {
    assertThat(MessageSchema.problems(json)).as(json).isNotEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> MessageJson.read(json));
  }

  @Property(tries = 60)
  void allThatIsMadeIsAsTheSchemaSays(
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 3) int seats,
      @ForAll @IntRange(min = 0, max = 20) int moves) {
    Match<HighCardState, HighCardMove> match =
        RandomPlay.random(
            Match.start(HighCard.GAME.setup(seats, ImmutableMap.of("rounds", "3"))), moves, seed);
    Messages<HighCardState, HighCardMove> messages = of(match);
    for (int seat = -1; seat < seats; seat++) {
      Viewer viewer = seat < 0 ? BYSTANDER : Viewer.seat(seat);
      written(messages.observation(match, viewer, 0));
      written(messages.record(match, viewer));
      for (HighCardMove move : match.legalMovesFor(viewer)) {
        OfferData offer = messages.moves(List.of(move)).moves().get(0);
        MoveData sent = MessageJson.read(written(offer.move()), MoveData.class);
        assertThat(messages.move(sent, seat)).isEqualTo(move);
      }
    }
  }
}
