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
import com.google.common.collect.Lists;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardState;
import io.github.spadille.formats.highcard.RandomPlay;
import io.github.spadille.formats.houserules.Binding;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  /** A game of three rounds with a card each. */
  private static Match<HighCardState, HighCardMove> longMatch() {
    return Replay.match(
        GameRecord.parse(
            "a",
            """
            spadille 1
            Game: high-card
            Options: hand-size=1 rounds=3

            * deal hand.0: 3c; hand.1: 5d; up: 7h
            """),
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
            "seats":[2,3],"usualSeats":2,"scoring":"highest","options":[\
            {"option":"hand-size","byDefault":"2","live":null,"values":[\
            {"value":"2","text":"2","origin":"base rule"},\
            {"value":null,"text":"a whole number from 1 to 9","origin":"variant"}],\
            "text":"Cards for each seat."},\
            {"option":"packs","byDefault":"1","live":null,"values":[\
            {"value":"1","text":"1","origin":"base rule"},\
            {"value":null,"text":"a whole number from 1 to 2","origin":"variant"}],\
            "text":"Packs shuffled together."},\
            {"option":"rounds","byDefault":"1","live":null,"values":[\
            {"value":"1","text":"1","origin":"base rule"},\
            {"value":null,"text":"a whole number from 1 to 9","origin":"variant"}],\
            "text":"Hands in a game."},\
            {"option":"bury","byDefault":"off","live":null,"values":[\
            {"value":"on","text":"on","origin":"variant"},\
            {"value":"off","text":"off","origin":"base rule"}],\
            "text":"Whether an upturned king is buried."},\
            {"option":"prize","byDefault":"on","live":null,"values":[\
            {"value":"on","text":"on","origin":"base rule"},\
            {"value":"off","text":"off","origin":"variant"}],\
            "text":"Whether anybody wins."}],\
            "presets":[],"language":"en","text":"The highest card scores."}\
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
            "revision":2,"next":2,"turn":[1],"chance":false,"over":false,"hand":1,"phase":null,\
            "outcome":null,"scores":[0,0],"sheet":{"from":0,"lines":[]},"since":null,"piles":[\
            {"name":"hand.0","text":"hand","label":"hand","owners":[0],"order":"none","groups":[],"cards":[]},\
            {"name":"hand.1","text":"hand","label":"hand","owners":[1],"order":"none","groups":[1],"cards":[null]},\
            {"name":"up","text":"turned card","label":"turned card","owners":[],"order":"top-first","groups":[1],"cards":["7h"]},\
            {"name":"stock","text":"stock","label":"stock","owners":[],"order":"top-first","groups":[49],"cards":[%s]},\
            {"name":"laid.0","text":"card laid down","label":"card laid down","owners":[0],"order":"top-first","groups":[1],"cards":["3c"]},\
            {"name":"laid.1","text":"card laid down","label":"card laid down","owners":[1],"order":"top-first","groups":[],"cards":[]},\
            {"name":"gone","text":"cards gone","label":"cards gone","owners":[],"order":"top-last","groups":[],"cards":[]}],\
            "facts":[\
            {"name":"round","text":"round","label":"round","owners":[],"type":"number","value":1,"shown":"1"},\
            {"name":"scores","text":null,"label":null,"owners":[[0],[1]],"type":"numbers","value":[0,0],"shown":null},\
            {"name":"sizes","text":"cards held","label":"cards held","owners":[],"type":"words","value":["0","1"],\
            "shown":["0","1"]},\
            {"name":"mine","text":"note","label":"note","owners":[],"type":"word","value":"one two","shown":"first second"}],\
            "names":null,"cards":{"7h":"7♥","3c":"3♣"}}\
            """
                .formatted(backs(49)));
  }

  @Test
  void shapeOfAPack() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    String pack = written(of(match).pack());
    assertThat(pack)
        .startsWith("{\"spadille\":1,\"type\":\"pack\",\"faces\":{")
        .contains(
            "\"7d\":{\"text\":\"7♦\",\"spoken\":\"7 of diamonds\",\"colour\":\"red\","
                + "\"ofFourColours\":\"blue\"}",
            "\"spoken\":\"queen of spades\"");
    assertThat(of(match).pack().faces()).hasSize(52);
    assertThat(MessageJson.read(pack)).isEqualTo(of(match).pack());
  }

  @Test
  void aBystanderIsNullAndSeesWhatAllSee() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    assertThat(written(of(match).view(match, BYSTANDER)))
        .contains("\"viewer\":null,")
        .contains("\"owners\":[0],\"order\":\"top-first\",\"groups\":[1],\"cards\":[null]}")
        .doesNotContain("3c", "mine");
  }

  @Test
  void whoWonAndWhyIsToldAtTheEnd() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n1 play 5d\n");
    assertThat(written(of(match).view(match, BYSTANDER)))
        .contains(
            "\"turn\":[],\"chance\":false,\"over\":true",
            "\"outcome\":{\"kind\":\"won\",\"winners\":[1],\"losers\":[0],\"ranking\":[2,1],"
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
            {"spadille":1,"type":"log","revision":3,"from":1,"next":3,"moves":[\
            {"seat":0,"verb":"hide","arguments":null,"notation":"hide ??",\
            "text":"Ada lays down a card, face down."},\
            {"seat":1,"verb":"play","arguments":[{"type":"card","words":["5d"]}],\
            "notation":"play 5d","text":"Ben plays 5♦."}],"cards":{"5d":"5♦"}}\
            """);
    assertThat(written(of(match).log(match, Viewer.seat(0), Messages.NOTHING)))
        .contains(
            "{\"seat\":null,\"verb\":\"shuffle\",\"arguments\":null,\"notation\":\"shuffle ??")
        .contains("\"words\":[\"3c\"]", "Ada lays down 3♣, face down.");
    assertThat(of(match).log(match, BYSTANDER, 3).moves()).isEmpty();
  }

  @Test
  void shapeOfMoves() {
    Match<HighCardState, HighCardMove> match = match("");
    assertThat(written(of(match).moves(match, Viewer.seat(1))))
        .isEqualTo(
            """
            {"spadille":1,"type":"moves","moves":[\
            {"move":{"spadille":1,"type":"move","seat":1,"verb":"play",\
            "arguments":[{"type":"card","words":["5d"]}]},"notation":"play 5d","text":"play 5♦"},\
            {"move":{"spadille":1,"type":"move","seat":1,"verb":"hide",\
            "arguments":[{"type":"card","words":["5d"]}]},"notation":"hide 5d","text":"lay 5♦ face down"}],"cards":{"5d":"5♦"}}\
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

  /** What a client does with the text of an offer is to send it. */
  @Test
  void anOfferIsSentBackAsItIs() throws JsonProcessingException {
    Match<HighCardState, HighCardMove> match = match("");
    Messages<HighCardState, HighCardMove> messages = of(match);
    JsonNode shown =
        JSON.readTree(written(messages.observation(match, Viewer.seat(1), Messages.NOTHING)));
    List<HighCardMove> sent = new ArrayList<>();
    for (JsonNode offer : shown.at("/moves/moves")) {
      sent.add(messages.move(MessageJson.read(offer.get("move").toString(), MoveData.class), 1));
    }
    assertThat(sent).hasSize(2).isEqualTo(match.legalMovesFor(Viewer.seat(1)));
  }

  @Test
  void stagesTellWhatIsGoneInTheView() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n1 play 5d\n");
    StagesData stages = of(match).stages(match, Viewer.seat(1), 1);
    written(stages);
    assertThat(stages.stages()).extracting(StageData::next).containsExactly(2, 3);
    assertThat(stages.stages()).extracting(StageData::name).containsExactly("done", "compared");
    StageData compared = stages.stages().get(1);
    assertThat(compared.text()).isEqualTo("The highest card is 5♦, of Ben.");
    assertThat(compared.piles())
        .filteredOn(pile -> pile.name().equals("laid.1"))
        .singleElement()
        .satisfies(pile -> assertThat(pile.cards()).containsExactly("5d"));
    assertThat(compared.piles()).extracting(PileData::name).doesNotContain("stock", "hand.0");
    ViewData view = of(match).view(match, Viewer.seat(1));
    assertThat(compared.over(view).turn()).isEmpty();
    assertThat(compared.over(view).piles()).hasSameSizeAs(view.piles());
    assertThat(view.piles().get(5).cards()).isEmpty();
    assertThat(of(match).stages(match, BYSTANDER, 2).stages()).hasSize(1);
    Match<HighCardState, HighCardMove> undone = match.undo();
    assertThat(of(match).stages(undone, BYSTANDER, undone.revision()).stages()).isEmpty();
  }

  @Test
  void anObservationIsAllOfThemSinceARevision() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    Messages<HighCardState, HighCardMove> messages = of(match);
    for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(1), BYSTANDER)) {
      ObservationData observation = messages.observation(match, viewer, 1);
      written(observation);
      assertThat(observation)
          .isEqualTo(
              new ObservationData(
                  messages.stages(match, viewer, 1),
                  messages.view(match, viewer, 1),
                  messages.log(match, viewer, 1),
                  messages.moves(match, viewer)));
    }
  }

  @Test
  void manyStagesAreLeftOut() {
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

  /** A client that keeps what it was told, as clients do, and asks with the revision it knows. */
  private static final class Client {
    private final Messages<HighCardState, HighCardMove> messages;
    private final Viewer viewer;
    private int revision = Messages.NOTHING;
    private @Nullable ViewData view;
    private ImmutableList<String> log = ImmutableList.of();

    Client(Messages<HighCardState, HighCardMove> messages, Viewer viewer) {
      this.messages = messages;
      this.viewer = viewer;
    }

    ObservationData ask(Match<HighCardState, HighCardMove> match) {
      ObservationData told = messages.observation(match, viewer, revision);
      written(told);
      view = view == null ? told.view() : told.view().over(view);
      log =
          ImmutableList.<String>builder()
              .addAll(log.subList(0, told.log().from()))
              .addAll(Lists.transform(told.log().moves(), SeenMoveData::notation))
              .build();
      revision = told.log().revision();
      return told;
    }

    void checkKnows(Match<HighCardState, HighCardMove> match) {
      assertThat(view).isEqualTo(messages.view(match, viewer));
      assertThat(log).isEqualTo(Lists.transform(match.logFor(viewer), SeenMove::text));
    }
  }

  @Test
  void aClientIsToldThatAMoveWasTakenBackAndAnotherMade() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    Messages<HighCardState, HighCardMove> messages = of(match);
    Client client = new Client(messages, BYSTANDER);
    client.ask(match);
    Match<HighCardState, HighCardMove> other = match.undo().play(0, "play 3c");

    ObservationData told = client.ask(other);

    assertThat(other.size()).isEqualTo(match.size());
    assertThat(told.log().revision()).isEqualTo(4);
    assertThat(told.log().from()).isEqualTo(1);
    assertThat(told.log().moves()).extracting(SeenMoveData::notation).containsExactly("play 3c");
    assertThat(told.view().since()).isNull();
    assertThat(told.view().piles()).hasSize(7);
    client.checkKnows(other);
  }

  @Test
  void theSheetIsToldSinceALineAndGetsShorter() {
    Match<HighCardState, HighCardMove> before = longMatch();
    Match<HighCardState, HighCardMove> scored = before.play(0, "play 3c").play(1, "play 5d");
    Messages<HighCardState, HighCardMove> messages = of(before);
    assertThat(scored.state().sheet().lines()).isNotEmpty();

    int lines = scored.state().sheet().lines().size();
    SheetData all = messages.view(scored, BYSTANDER, scored.revision() - 1).sheet();
    assertThat(all.from()).isZero();
    assertThat(all.lines()).hasSize(lines);
    SheetData none = messages.view(scored, BYSTANDER, scored.revision()).sheet();
    assertThat(none).isEqualTo(new SheetData(lines, ImmutableList.of()));
    Match<HighCardState, HighCardMove> undone = scored.undo();
    assertThat(undone.state().sheet().lines()).isEmpty();
    SheetData shorter = messages.view(undone, BYSTANDER, scored.revision()).sheet();
    assertThat(shorter).isEqualTo(new SheetData(0, ImmutableList.of()));
  }

  @Property(tries = 100)
  void whatAClientWasToldIsAllThereIs(@ForAll long seed) {
    Random random = new Random(seed);
    Dealer dealer = Dealer.seeded(seed);
    Match<HighCardState, HighCardMove> match =
        Match.start(HighCard.GAME.setup(3, ImmutableMap.of("hand-size", "1", "rounds", "5")));
    Messages<HighCardState, HighCardMove> messages = of(match);
    List<Client> clients =
        List.of(
            new Client(messages, BYSTANDER),
            new Client(messages, Viewer.seat(0)),
            new Client(messages, Viewer.seat(2)));
    for (int i = 0; i < 40; i++) {
      int what = random.nextInt(4);
      if (what == 0 && match.canUndo()) {
        match = match.at(random.nextInt(match.size()));
      } else if (what == 1 && match.canRedo()) {
        match = match.redo();
      } else if (!match.isOver()) {
        List<HighCardMove> moves = match.rules().legalMoves(match.state());
        match =
            match.state().turn().isChance()
                ? match.resolveChance(dealer)
                : match.play(moves.get(random.nextInt(moves.size())));
      }
      Client client = clients.get(random.nextInt(clients.size()));
      client.ask(match);
      client.checkKnows(match);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -2, Messages.NOTHING, 5, 1_000_000, Integer.MAX_VALUE})
  void aRevisionThatIsNoneGetsEverything(int known) {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n").undo().play(0, "play 3c");
    Messages<HighCardState, HighCardMove> messages = of(match);
    ObservationData told = messages.observation(match, BYSTANDER, known);
    written(told);
    assertThat(told.view()).isEqualTo(messages.view(match, BYSTANDER));
    assertThat(told.log().from()).isZero();
    assertThat(told.log().moves()).hasSize(2);
    assertThat(told.stages().stages()).isEmpty();
  }

  @Test
  void aClientThatKnowsItAllIsToldNothing() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    ObservationData told = of(match).observation(match, Viewer.seat(0), match.revision());
    assertThat(told.view().piles()).isEmpty();
    assertThat(told.view().facts()).isEmpty();
    assertThat(told.log().moves()).isEmpty();
    assertThat(told.stages().stages()).isEmpty();
  }

  @Test
  void changesFitOnlyWhatTheyAreOf() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    Messages<HighCardState, HighCardMove> messages = of(match);
    ViewData now = messages.view(match, BYSTANDER);
    ViewData changes = messages.view(match, BYSTANDER, 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> changes.over(now))
        .withMessage("found changes since revision 1, expected those since 2");
    assertThatIllegalArgumentException().isThrownBy(() -> now.over(changes));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> changes.over(messages.view(match.at(1), Viewer.seat(0))))
        .withMessage(
            "found a view of high-card for viewer 0, expected one of high-card for viewer null");
    assertThat(now.over(now)).isEqualTo(now);
  }

  @Test
  void allGamesAreACatalog() {
    CatalogData catalog = Messages.catalog(Catalog.of(List.of(HighCard.GAME)), Locale.ENGLISH);
    written(catalog);
    assertThat(catalog.games()).containsExactly(Messages.game(HighCard.GAME, Locale.ENGLISH));
  }

  @Test
  void theRulesInForceAreAMessage() {
    Match<HighCardState, HighCardMove> match = match("");
    RulesData rules = of(match).rules();
    assertThat(written(rules))
        .startsWith(
            "{\"spadille\":1,\"type\":\"rules\",\"game\":\"high-card\",\"seats\":[2],\"scoring\":\"highest\",\"language\":\"en\",\"title\":\"High"
                + " Card\",\"deviations\":[{\"option\":\"hand-size\",\"value\":\"1\",\"byDefault\":\"2\",\"text\":\"Cards"
                + " for each seat.");
    RulesData.Item rule =
        rules.sections().stream()
            .flatMap(section -> section.items().stream())
            .filter(item -> "HGH-1".equals(item.rule()))
            .findFirst()
            .orElseThrow();
    assertThat(rule.text())
        .isEqualTo("The pack is shuffled; each seat is dealt its hand, card by card.");
    assertThat(rule.options()).isEmpty();
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
    assertThat(bound.observation(match, BYSTANDER, 1).view().houseRules()).isEqualTo(binding);
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
            messages.observation(match, Viewer.seat(1), Messages.NOTHING),
            messages.rules(),
            Messages.catalog(Catalog.of(List.of(HighCard.GAME)), Locale.ENGLISH),
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
      written(messages.observation(match, viewer, seed % 2 == 0 ? 0 : Messages.NOTHING));
      written(messages.record(match, viewer));
      for (HighCardMove move : match.legalMovesFor(viewer)) {
        OfferData offer = messages.moves(List.of(move)).moves().get(0);
        MoveData sent = MessageJson.read(written(offer.move()), MoveData.class);
        assertThat(messages.move(sent, seat)).isEqualTo(move);
      }
    }
  }

  @Test
  void aGameIsLookedAtMoveByMove() {
    Match<HighCardState, HighCardMove> match = RandomPlay.random(longMatch(), 99, 7);
    Messages<HighCardState, HighCardMove> messages = of(match);
    Match<HighCardState, HighCardMove> then = match.at(0);
    for (int size = 0; size <= match.size(); size++) {
      int known = size == 0 ? Messages.NOTHING : then.revision();
      then = size == 0 ? then : then.redo();
      for (Viewer viewer : List.of(BYSTANDER, Viewer.seat(0), Viewer.seat(1))) {
        ObservationData moment = messages.moment(match, viewer, size);
        assertThat(moment.view().piles()).isEqualTo(messages.view(then, viewer).piles());
        assertThat(moment.view().facts()).isEqualTo(messages.view(then, viewer).facts());
        assertThat(moment.view().next()).isEqualTo(size);
        assertThat(moment.log().moves())
            .isEqualTo(messages.log(match, viewer, Messages.NOTHING).moves().subList(0, size));
        assertThat(moment.stages().stages())
            .isEqualTo(messages.stages(then, viewer, known).stages());
        assertThat(moment.moves()).isEqualTo(messages.moves(then, viewer));
      }
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> messages.moment(match, BYSTANDER, match.size() + 1))
        .withMessageContaining("moves; expected 0 to");
  }

  @Test
  void aRecordNamesWhoSatThereAtTheEnd() {
    Match<HighCardState, HighCardMove> match =
        match("0 hide 3c\n").withPlayers(List.of("Eve", "Ben"));
    String record = of(match).wholeRecord(match).text();
    assertThat(record).contains("Name 0: Eve", "Name 1: Ben").doesNotContain("Ada");
    assertThat(of(match).view(match.at(1), BYSTANDER).players()).containsExactly("Eve", "Ben");
  }
}
