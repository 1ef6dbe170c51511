package io.github.spadille.formats.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardState;
import io.github.spadille.formats.highcard.RandomPlay;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ViewJsonTest {
  private static Match<HighCardState, HighCardMove> match() {
    return Replay.match(
        GameRecord.parse(
            "a",
            """
            spadille 1
            Game: high-card
            Options: hand-size=9
            * deal hand.0: 3c 9h; hand.1: 5d Qs; up: 7h
            0 hide 3c
            """),
        HighCard.GAME);
  }

  private static Match<HighCardState, HighCardMove> shortMatch() {
    return Replay.match(
        GameRecord.parse(
            "a",
            """
            spadille 1
            Game: high-card
            Options: hand-size=1
            * deal hand.0: 3c; hand.1: 5d; up: 7h
            0 hide 3c
            """),
        HighCard.GAME);
  }

  private static String backs(int cards) {
    return "null,".repeat(cards - 1) + "null";
  }

  @Test
  void shapeOfAView() {
    assertThat(ViewJson.write(shortMatch().viewFor(Viewer.seat(0)).table()))
        .isEqualTo(
            """
            {"viewer":0,"piles":[\
            {"name":"hand.0","owner":0,"order":"none","cards":[]},\
            {"name":"hand.1","owner":1,"order":"none","cards":[null]},\
            {"name":"up","owner":null,"order":"top-first","cards":["7h"]},\
            {"name":"stock","owner":null,"order":"top-first","cards":[%s]},\
            {"name":"laid.0","owner":0,"order":"top-first","cards":["3c"]},\
            {"name":"laid.1","owner":1,"order":"top-first","cards":[]},\
            {"name":"gone","owner":null,"order":"top-last","cards":[]}],\
            "facts":{"round":"1","scores":"0 0","sizes":"0 1","mine":"one two"}}"""
                .formatted(backs(49)));
  }

  @Test
  void bystanderIsNullAndSeesWhatAllSee() {
    assertThat(ViewJson.write(shortMatch().viewFor(Viewer.bystander()).table()))
        .startsWith("{\"viewer\":null,\"piles\":[{\"name\":\"hand.0\"")
        .contains("\"laid.0\",\"owner\":0,\"order\":\"top-first\",\"cards\":[null]}")
        .endsWith("\"facts\":{\"round\":\"1\",\"scores\":\"0 0\",\"sizes\":\"0 1\"}}");
  }

  @Test
  void shapeOfAnObservation() {
    SeenTable view = shortMatch().viewFor(Viewer.seat(1)).table();
    assertThat(ViewJson.write(shortMatch().observe(1)))
        .isEqualTo(
            "{\"view\":"
                + ViewJson.write(view)
                + ",\"log\":[\"* shuffle "
                + "?? ".repeat(52).strip()
                + "\",\"0 hide ??\"],\"legalMoves\":[\"play 5d\",\"hide 5d\"]}");
  }

  @Test
  void viewIsReadBack() {
    SeenTable view = match().viewFor(Viewer.seat(1)).table();
    ViewData data = ViewJson.read(ViewJson.write(view));
    assertThat(data).isEqualTo(ViewData.of(view));
    assertThat(data.viewer()).isEqualTo(1);
    assertThat(data.facts()).isEqualTo(view.facts());
    assertThat(data.piles()).hasSameSizeAs(view.piles());
    assertThat(data.piles().get(4)).isEqualTo(pile("laid.0", 0, "top-first", (String) null));
    assertThat(data).isNotEqualTo(ViewData.of(match().viewFor(Viewer.seat(0)).table()));
  }

  private static PileData pile(String name, Integer owner, String order, String... cards) {
    return new PileData(name, owner, order, Arrays.asList(cards));
  }

  @Property(tries = 100)
  void whatIsWrittenReadsBackEqual(
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 3) int seats,
      @ForAll @IntRange(min = 0, max = 40) int moves) {
    Match<HighCardState, HighCardMove> match =
        RandomPlay.random(
            Match.start(HighCard.GAME.setup(seats, ImmutableMap.of("rounds", "3"))), moves, seed);
    for (int seat = 0; seat < seats; seat++) {
      SeenTable view = match.viewFor(Viewer.seat(seat)).table();
      assertThat(ViewJson.read(ViewJson.write(view))).isEqualTo(ViewData.of(view));
      assertThat(ViewJson.readObservation(ViewJson.write(match.observe(seat))))
          .isEqualTo(ObservationData.of(match.observe(seat)));
    }
    SeenTable view = match.viewFor(Viewer.bystander()).table();
    assertThat(ViewJson.read(ViewJson.write(view))).isEqualTo(ViewData.of(view));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "7",
        "{",
        "{}",
        "{\"viewer\":0,\"piles\":[],\"facts\":{}} {}",
        "{\"viewer\":\"x\",\"piles\":[],\"facts\":{}}",
        "{\"viewer\":0,\"piles\":[]}",
        "{\"viewer\":0,\"facts\":{}}",
        "{\"viewer\":0,\"piles\":[],\"facts\":{\"a\":null}}",
        "{\"viewer\":0,\"piles\":[null],\"facts\":{}}",
        "{\"viewer\":0,\"piles\":[{\"name\":\"up\"}],\"facts\":{}}",
        "{\"viewer\":0,\"piles\":[],\"facts\":{},\"secret\":1}",
        "{\"viewer\":0,\"viewer\":1,\"piles\":[],\"facts\":{}}",
        "{\"viewer\":\"0\",\"piles\":[],\"facts\":{}}",
        "{\"viewer\":1.5,\"piles\":[],\"facts\":{}}",
        "{\"viewer\":true,\"piles\":[],\"facts\":{}}",
        "{\"viewer\":99999999999,\"piles\":[],\"facts\":{}}",
        "{\"viewer\":0,\"piles\":[],\"facts\":{\"a\":1}}",
        "{\"viewer\":0,\"piles\":[],\"facts\":{\"a\":\"1\",\"a\":\"2\"}}",
        "{\"viewer\":0,\"piles\":[{\"name\":\"up\",\"owner\":null,\"order\":\"none\",\"cards\":[7]}],"
            + "\"facts\":{}}",
        "[[[[[[[[[[[[[[[[[[[[",
      })
  void textThatIsNoViewIsRefused(String json) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ViewJson.read(json))
        .withMessageStartingWith("not the JSON of a view");
    assertThatIllegalArgumentException().isThrownBy(() -> ViewJson.readObservation(json));
  }

  @Test
  void longTextsAreRefusedInAFewVisibleWords() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ViewJson.read(" ".repeat(ViewJson.MAX_SIZE + 1)))
        .withMessage("not the JSON of a view: 16777217 characters; expected at most 16777216");
    String text = "x\u001B\u202E".repeat(1_000_000);
    for (String json :
        new String[] {text, "\"" + text, "{\"" + text + "\":1}", "{\"viewer\":\"" + text}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> ViewJson.read(json))
          .satisfies(
              e -> assertThat(e.getMessage()).hasSizeLessThan(300).matches("[\\x20-\\x7E]*"));
    }
  }

  @Test
  void dataIsImmutable() {
    String[] cards = {"7d"};
    PileData pile = new PileData("up", null, "none", Arrays.asList(cards));
    cards[0] = "8d";
    assertThat(pile.cards()).isEqualTo(ImmutableList.of("7d"));
  }
}
