package io.github.spadille.formats.houserules;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.highcard.HighCard;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents about a small game; what real games show stands beside them. */
class HouseRulesTest {
  private static final Catalog CATALOG = Catalog.of(ImmutableList.of(HighCard.GAME));
  private static final LocalDate DAY = LocalDate.of(2024, 5, 3);

  private static final String TEXT =
      """
      house-rules: Ours
      version: 1
      date: 2024-05-03

      entries:
        - entry: Long game
          game: tests/high-card
          base: 1
          options:
            # the most
            rounds: 9
            bury: on
      """;

  private static Reading read(String text) {
    return HouseRulesReader.read(text, CATALOG);
  }

  @Test
  void aDocumentIsReadAndWritten() {
    HouseRules document = read(TEXT).orElseThrow();
    assertThat(document.write()).isEqualTo(TEXT);
    assertThat(document.entry("long game").choices(HighCard.GAME, 2))
        .isEqualTo(ImmutableMap.of("rounds", "9", "bury", "on"));
    assertThat(document.entry("Long game").seatCounts(HighCard.GAME)).containsExactly(2);
  }

  @Test
  void hostAndSourceStandBeforeTheEntries() {
    String text =
        TEXT.replace("\nentries:", "host: Ana\nsource: the card book\n\nentries:")
            .replace("base: 1\n", "base: 1\n    source: page 3\n");
    HouseRules document = read(text).orElseThrow();
    assertThat(document.write()).isEqualTo(text);
    assertThat(document.host()).contains("Ana");
    assertThat(document.source()).contains("the card book");
    assertThat(document.source(document.entry("Long game"))).contains("page 3");
    assertThat(document.checksum()).isEqualTo(read(TEXT).orElseThrow().checksum());
  }

  @Test
  void optionsThatFitNoNumberOfPlayersAreTold() {
    Problem problem =
        read(TEXT.replace("base: 1\n", "base: 1\n    seats: [3]\n")).problems().get(0);
    assertThat(problem)
        .hasToString(
            "entry Long game, line 12: rounds=9: 9 rounds are for two (rounds is 1 by default)");
    assertThat(problem.key()).isEqualTo("options.rounds");
  }

  @Test
  void whatIsMadeInCodeIsChecked() {
    HouseRules document =
        HouseRules.adopt("Ours", DAY, HighCard.GAME)
            .with(Entry.of(HighCard.GAME).named("Other").with("rounds", "10"));
    assertThat(document.check(CATALOG)).hasSize(1);
    assertThatThrownBy(() -> HouseRules.adopt(" Ours", DAY, HighCard.GAME))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the name of a document:  Ours; expected one line without blanks around it");
    assertThatThrownBy(() -> OwnRule.of(0, "text")).hasMessageContaining("a number from 1");
    assertThat(document.without("other").entries()).hasSize(1);
  }

  @Test
  void aByteOrderMarkBeforeADocumentIsPassedOver() {
    HouseRules document = read(TEXT).orElseThrow();
    assertThat(read("\uFEFF" + TEXT).orElseThrow()).isEqualTo(document);
    byte[] bytes = ("\uFEFF" + TEXT).getBytes(UTF_8);
    assertThat(HouseRulesReader.read(bytes, CATALOG).orElseThrow()).isEqualTo(document);
    assertThat(read("\uFEFF\uFEFF" + TEXT).problems().get(0))
        .hasToString("line 1: character U+FEFF is not allowed; take it out");
  }

  @Test
  void theNumberOfPlayersIsNoOption() {
    assertThat(read(TEXT.replace("rounds: 9", "players: 3")).problems().get(0).sentence())
        .isEqualTo("option players is unknown; the numbers of players stand under seats");
  }

  @Test
  void bytesMustBeUtf8() {
    assertThat(HouseRulesReader.read(new byte[] {'a', (byte) 0xE9}, CATALOG).problems().get(0))
        .hasToString(
            "line 1: byte E9 is not UTF-8 (is the text in Latin-1 or another old encoding?);"
                + " allowed: UTF-8");
  }

  /** High Card under other names: documents are kept with its id. */
  private static final Catalog NAMED =
      Catalog.of(
          ImmutableList.of(
              HighCard.GAME
                  .variant("high-card")
                  .name("High Card")
                  .alsoCalled("Top Card", "T.C.")
                  .summary("It is known under other names.")
                  .rules(HighCard.GAME::rules)
                  .build()));

  private static Reading named(String game) {
    return HouseRulesReader.read(TEXT.replace("tests/high-card", game), NAMED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"high-card", "High Card", "top-card", "Top Card", "tc", "T.C."})
  void aDocumentNamesItsGameAsPeopleDoAndKeepsTheId(String name) {
    for (String family : new String[] {"", "tests/", "Tests/"}) {
      HouseRules document = named(family + name).orElseThrow();

      assertThat(document.entries().get(0).gameId()).isEqualTo("high-card");
      assertThat(document.write())
          .isEqualTo(
              TEXT.replace("tests/high-card", family.isEmpty() ? "high-card" : "tests/high-card"));
      assertThat(document.checksum()).isEqualTo(named("high-card").orElseThrow().checksum());
    }
  }

  @Test
  void twoNamesOfAGameAreOneName() {
    String entries =
        "entries:\n  - game: top-card\n    base: 1\n  - game: high-card\n    base: 1\n";
    String text = TEXT.substring(0, TEXT.indexOf("entries:")) + entries;

    assertThat(HouseRulesReader.read(text, NAMED).problems())
        .extracting(Problem::toString)
        .containsExactly(
            "entry high-card, line 8: the name high-card stands twice, first in line 6;"
                + " allowed: each name once, and entry: NAME gives a game another");
  }

  @Test
  void whatIsLikeAnotherNameMayBeMeant() {
    assertThat(named("top-crad").problems().get(0).toString())
        .endsWith("game top-crad is unknown; did you mean top-card?");
    assertThat(named("fishing/top-card").problems().get(0).toString())
        .endsWith("game fishing/top-card is unknown; did you mean tests/high-card?");
  }
}
