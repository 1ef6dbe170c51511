package io.github.spadille.betting.superfecta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.testkit.Covers;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class TicketSheetsTest {
  private static TicketSheets sheets(int seats, Map<String, String> options) {
    return TicketSheets.of(Superfecta.GAME.options().parse(options, seats), seats);
  }

  private static List<Document> drawings(TicketSheets sheets) throws Exception {
    List<Document> drawings = new ArrayList<>();
    for (MatchResult svg :
        Pattern.compile("<svg.*?</svg>", Pattern.DOTALL)
            .matcher(sheets.toHtml())
            .results()
            .toList()) {
      drawings.add(
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(svg.group()))));
    }
    return drawings;
  }

  private static List<String> texts(Document drawing) {
    NodeList nodes = drawing.getElementsByTagName("text");
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      texts.add(nodes.item(i).getTextContent());
    }
    return texts;
  }

  @Test
  @Covers("SUP-34")
  void theTableIsLaidOut() throws Exception {
    List<String> texts = texts(drawings(sheets(4, ImmutableMap.of())).get(0));
    assertThat(texts)
        .containsSubsequence("gate", "A♠", "A♥", "A♦", "A♣", "rail card 1", "rail card 6", "finish")
        .containsSubsequence("WIN", "EXA", "SFC")
        .doesNotContain("rail card 7");
    assertThat(texts(drawings(sheets(4, ImmutableMap.of("rail-length", "8"))).get(0)))
        .containsSubsequence("rail card 8", "finish");
    assertThat(sheets(4, ImmutableMap.of("rail-length", "4")).toText())
        .startsWith(
            """
                         +-------+-------+-------+-------+
            finish       |       |       |       |       |
                         +=======+=======+=======+=======+
            rail card 4  |       |       |       |       |
                         +-------+-------+-------+-------+
            """)
        .contains("gate         |  A♠   |  A♥   |  A♦   |  A♣   |")
        .contains("pool ______   WIN: bets of 1, 2, 5 or 10 chips\n");
  }

  @Test
  @Covers("SUP-33")
  void aTicketHasRoomForBetsAndSaysHowToWriteThem() {
    assertThat(sheets(2, ImmutableMap.of("buy-in", "20,60", "min-exa", "5")).toText())
        .endsWith(
            """
            +----------------------------------------------------------------------+
            | Superfecta                                           Race ____ of 12 |
            | Player 1 ______________                           Chips at first: 60 |
            | WIN: bets of 1, 2, 5 or 10 chips                                     |
            | EXA: bets of 5, 10, 25 or 50 chips                                   |
            | SFC: bets of 1, 2, 5 or 10 chips                                     |
            |                                                                      |
            | chips  pool         horses                                           |
            | _____  WIN EXA SFC  __/__/__/__                                      |
            | _____  WIN EXA SFC  __/__/__/__                                      |
            | _____  WIN EXA SFC  __/__/__/__                                      |
            | _____  WIN EXA SFC  __/__/__/__                                      |
            | _____  WIN EXA SFC  __/__/__/__                                      |
            | _____  WIN EXA SFC  __/__/__/__                                      |
            | _____  chips in all                 Write a bet like this: 5 EXA D/C |
            +----------------------------------------------------------------------+
            """);
  }

  @Test
  void theDrawnTicketsSayTheSame() throws Exception {
    TicketSheets sheets = sheets(2, ImmutableMap.of("buy-in", "20,60", "bet-steps", "1"));
    assertThat(texts(drawings(sheets).get(1)))
        .contains(
            "Race ____ of 12",
            "Player 0",
            "Chips at first: 20",
            "Player 1",
            "Chips at first: 60",
            "SFC: bets of 1 chip",
            "Write a bet like this: 1 EXA D/C");
  }

  @Test
  void thereIsATicketForEachPlayerAndRaceInTheOrderOfTheTurns() throws Exception {
    TicketSheets sheets = sheets(3, ImmutableMap.of("races", "4")).forRaces(3);
    assertThat(sheets.count()).isEqualTo(9);
    List<Document> drawings = drawings(sheets);
    assertThat(drawings).hasSize(3);
    assertThat(texts(drawings.get(1)).stream().filter(text -> text.matches("(Race|Player) .*")))
        .startsWith("Race 1 of 4", "Player 0", "Race 1 of 4", "Player 1", "Race 1 of 4", "Player 2")
        .endsWith("Race 2 of 4", "Player 0", "Race 3 of 4", "Player 2", "Race 3 of 4", "Player 0");
    assertThat(texts(drawings.get(2))).contains("Race 3 of 4", "Player 1");
  }

  @Test
  void everyDrawingFitsThePaperAndLongPricesTheTicket() throws Exception {
    Map<String, String> longest =
        ImmutableMap.of("min-win", "100", "bet-steps", "93,94,95,96,97,98,99,100");
    TicketSheets sheets = sheets(10, longest);
    for (Document drawing : drawings(sheets)) {
      NodeList boxes = drawing.getElementsByTagName("rect");
      assertThat(boxes.getLength()).isPositive();
      for (int i = 0; i < boxes.getLength(); i++) {
        Element box = (Element) boxes.item(i);
        assertThat(number(box, "x") + number(box, "width")).isBetween(0.0, 190.0);
        assertThat(number(box, "y") + number(box, "height")).isBetween(0.0, 254.0);
      }
    }
    assertThat(sheets.toText().lines().filter(line -> line.startsWith("|")))
        .allMatch(line -> line.length() == 72 && line.endsWith(" |"));
    assertThat(sheets.toHtml()).contains("@page { margin: 10mm }").doesNotContain("size: A4");
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }

  @Test
  void theHouseRulesFitTheNumberOfPlayers() {
    SuperfectaOptions bought =
        Superfecta.GAME.options().parse(ImmutableMap.of("buy-in", "20,60"), 2);
    assertThatThrownBy(() -> TicketSheets.of(bought, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("3 seats");
    assertThatThrownBy(() -> TicketSheets.of(bought, 11))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("11 seats; expected");
    assertThatThrownBy(() -> sheets(2, ImmutableMap.of()).forRaces(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("tickets for 0 races; expected 1 to 12");
    assertThatThrownBy(() -> sheets(2, ImmutableMap.of()).forRaces(13))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("tickets for 13 races; expected 1 to 12");
  }
}
