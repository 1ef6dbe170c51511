package io.github.spadille.formats.houserules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.highcard.HighCard;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents by somebody who means harm, or is careless: refused with all errors, or kept whole. */
class HostileDocumentTest {
  private static final Catalog CATALOG = Catalog.of(ImmutableList.of(HighCard.GAME));
  private static final LocalDate DAY = LocalDate.of(2024, 5, 3);

  /** Every field that there is, each with a text that may be replaced. */
  private static final String FULL =
      """
      house-rules: Ours
      version: 3
      date: 2024-05-03
      group: Friends
      members: [Ana, Bo]
      host: Cy
      source: a book
      entries:
        - entry: Long game
          game: high-card
          base: 1
          source: page 3
          seats: [2]
          options:
            rounds: 2
          options-by-seats:
            2:
              bury: on
          own:
            1: Sing.
            2:
              text: Dance.
              extends: HGH-1
          rulings:
            1:
              question: Why?
              decision: Thus.
              rules: [HGH-1]
              date: 2024-04-02
              agreed: [Ana]
              option: bury=on
      changes:
        2:
          date: 2024-04-03
          reason: a reason
          agreed: [Bo]
          changed:
            - this and that
      acknowledged:
        3: [Ana]
      proposals:
        1:
          by: Bo
          date: 2024-05-04
          text: Let us.
          entry: Long game
          options:
            rounds: 1
          remarks:
            - by: Ana
              date: 2024-05-05
              text: No.
      history:
        1:
          date: 2024-04-02
          host: Bo
          source: old book
          entries:
            - {game: high-card, base: 1}
      """;

  private static List<String> problems(String text) {
    return HouseRulesReader.read(text, CATALOG).problems().stream().map(Problem::toString).toList();
  }

  private static HouseRules read(String text) {
    return HouseRulesReader.read(text, CATALOG).orElseThrow();
  }

  @Test
  void theFullDocumentIsRead() {
    assertThat(problems(FULL)).isEmpty();
  }

  /** An alias in the place of any value is told, once, and nothing is thrown. */
  @Test
  void anAliasIsToldWhereverItStands() {
    for (String line : FULL.lines().filter(line -> line.matches("[^{]*: .*")).toList()) {
      String key = line.substring(0, line.indexOf(": "));
      for (String alias : List.of("*high-card", "*1")) {
        String text = FULL.replace(line + "\n", key + ": " + alias + "\n");
        List<String> problems = problems(text);
        assertThat(problems).as(key).anyMatch(problem -> problem.contains("an alias ("));
        assertThat(problems).as(key).hasSizeLessThanOrEqualTo(key.contains("game") ? 6 : 2);
      }
    }
  }

  @Test
  void anAliasForTheGameIsToldAndNothingIsThrown() {
    assertThat(problems(FULL.replace("game: high-card\n", "game: *high-card\n")))
        .containsExactly(
            "entry Long game, line 10: an alias (*high-card) is not allowed; write the value out");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\\e[2J", "\\u202E", "\\x9B", "\\u200b", "\\U000E0041", "\\0", "\\L", "\\r"})
  void hiddenCharactersAreRefusedHoweverTheyAreWritten(String escape) {
    for (String line : FULL.lines().filter(line -> line.matches("[^{]*: .*")).toList()) {
      String key = line.substring(0, line.indexOf(": "));
      String text = FULL.replace(line + "\n", key + ": \"x" + escape + "y\"\n");
      assertThat(problems(text))
          .as(key)
          .allMatch(problem -> problem.matches("[\\x20-\\x7E]*"))
          .anyMatch(
              problem ->
                  problem.matches(
                      "(entry .*, )?line [0-9]+: character U\\+.* is not allowed; take it out"));
    }
    assertThat(problems(FULL.replace("bury:", "\"bu" + escape + "ry\":")))
        .anyMatch(problem -> problem.contains("is not allowed; take it out"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0x1B, 0x9B, 0x202E, 0x200B, 0x2066, 0xAD})
  void hiddenCharactersAreRefusedAsTheyStand(int point) {
    String hidden = Character.toString(point);
    String name = "U+%04X".formatted(point);
    assertThat(problems(FULL.replace("Ours", "Ou" + hidden + "rs")))
        .containsExactly("line 1: character " + name + " is not allowed; take it out");
    assertThat(problems(FULL + "# a comment " + hidden))
        .hasSize(1)
        .allMatch(problem -> problem.contains("character " + name));
  }

  @Test
  void whatIsMadeInCodeHoldsNoHiddenCharacters() {
    for (String text : List.of("a\u001B[2J", "a\u202Eb", "a\u2028b", "a\rb", "a\u200Bb")) {
      Entry entry = Entry.of(HighCard.GAME);
      assertThatIllegalArgumentException().isThrownBy(() -> HouseRules.adopt(text, DAY));
      assertThatIllegalArgumentException().isThrownBy(() -> entry.named(text));
      assertThatIllegalArgumentException().isThrownBy(() -> entry.with("rounds", text));
      assertThatIllegalArgumentException().isThrownBy(() -> OwnRule.of(1, text));
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Ruling.builder().number(1).question(text).decision("x").build());
      assertThatIllegalArgumentException().isThrownBy(() -> new Remark("Ana", DAY, text));
      assertThatIllegalArgumentException()
          .isThrownBy(
              () -> new ChangeLogEntry(2, DAY, "why", ImmutableList.of(), ImmutableList.of(text)));
      assertThatIllegalArgumentException().isThrownBy(() -> read(FULL).acknowledge(text));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"2147483647", "1000001", "99999999999", "0", "-1", "+1", "01"})
  void numbersHaveALimit(String number) {
    for (String line :
        List.of(
            "version: 3",
            "base: 1",
            "seats: [2]",
            "  2:\n",
            "  1: Sing",
            "  1:\n        quest",
            "  3: [Ana]")) {
      String text = FULL.replace(line, line.replaceFirst("[0-9]", number));
      assertThat(problems(text)).as(line).isNotEmpty();
    }
    assertThat(problems(FULL.replace("version: 3", "version: " + number)))
        .contains(
            "line 2: version: found " + number + "; allowed: a whole number from 1 to 1000000");
  }

  @Test
  void theLastVersionHasNoNext() {
    HouseRules last = read(FULL.replace("version: 3", "version: 1000000"));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                last.amend(
                    DAY,
                    "why",
                    List.of("Ana"),
                    old -> old.with(old.entry("Long game").with("hand-size", "3")),
                    CATALOG))
        .withMessage(
            "Ours v1000000 has the last version that there can be; export its entries into a new"
                + " document");
    HouseRules full =
        read(FULL.replace("      1:\n        question", "      1000000:\n        question"));
    Ruling ruling = Ruling.builder().number(1).question("Who?").decision("I.").build();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> full.decide("Long game", ruling, DAY, CATALOG))
        .withMessage("ruling 1000001; expected a number from 1 to 1000000");
  }

  @Test
  void emptyPartsAreWrittenAsTheyStand() {
    for (String text :
        List.of(
            FULL.replace("      2:\n        bury: on\n", "      2:\n"),
            FULL.replace("  3: [Ana]\n", "  3: []\n"),
            FULL.replace("  3: [Ana]\n", "  3:\n"),
            FULL.replace("    options:\n      rounds: 2\n", "    options:\n"),
            FULL.replace("      rules: [HGH-1]", "      rules: []"),
            FULL.replace("members: [Ana, Bo]", "members:"))) {
      HouseRules document = read(text);
      assertThat(read(document.write())).isEqualTo(document);
      assertThat(read(document.write()).write()).isEqualTo(document.write());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "+999999999-12-31",
        "-0001-01-01",
        "0000-01-01",
        "+10000-01-01",
        "2024-5-3",
        "2024-02-30",
        "today"
      })
  void datesAreOfTheCommonEra(String date) {
    for (String line : FULL.lines().filter(line -> line.contains("date: ")).toList()) {
      String text =
          FULL.replace(line + "\n", line.substring(0, line.indexOf(": ")) + ": " + date + "\n");
      assertThat(problems(text))
          .anyMatch(
              problem ->
                  problem.endsWith("date: found " + date + "; allowed: a date such as 2024-05-03"));
    }
  }

  @Test
  void datesMadeInCodeAreOfTheCommonEra() {
    LocalDate far = LocalDate.of(10_000, 1, 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> HouseRules.adopt("Ours", far, HighCard.GAME));
    assertThatIllegalArgumentException().isThrownBy(() -> new Remark("Ana", far, "no"));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new ChangeLogEntry(
                    2, LocalDate.MIN, "why", ImmutableList.of(), ImmutableList.of()));
  }

  @Test
  void aListIsAList() {
    for (String[] list :
        new String[][] {
          {"members: [Ana, Bo]", "members: Ana, Bo", "members"},
          {"members: [Ana, Bo]", "members: Ana", "members"},
          {"seats: [2]", "seats: 2, 3", "seats"},
          {"rules: [HGH-1]", "rules: HGH-1, HGH-2", "rules"},
          {"agreed: [Ana]", "agreed: Ana, Bo", "agreed"},
          {"  3: [Ana]", "  3: Ana, Bo", "3"}
        }) {
      String found = list[1].substring(list[1].indexOf(": ") + 2);
      assertThat(problems(FULL.replace(list[0], list[1])))
          .hasSize(1)
          .allMatch(
              problem ->
                  problem.contains(
                      ": " + list[2] + ": found " + found + "; allowed: a list such as ["));
    }
  }

  @Test
  void onlyMembersAgree() {
    HouseRules document = read(FULL);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> amended(document, "Zoe"))
        .withMessage("Zoe agreed but is no member; there are Ana, Bo, Cy");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> amended(document, "Anna"))
        .withMessage("Anna (did you mean Ana?) agreed but is no member; there are Ana, Bo, Cy");
    Ruling ruling =
        Ruling.builder().number(1).question("Who?").decision("I.").addAgreed("Zoe").build();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> document.decide("Long game", ruling, DAY, CATALOG))
        .withMessageContaining("Zoe agreed but is no member");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> document.adopt(1, DAY, List.of("Zoe"), CATALOG))
        .withMessageContaining("Zoe agreed but is no member");
    assertThat(amended(document, "Ana").version()).isEqualTo(4);
    assertThat(amended(document, "Cy").version()).isEqualTo(4);
    HouseRules nobody = read(FULL.replace("members: [Ana, Bo]\n", ""));
    assertThat(amended(nobody, "Zoe").version()).isEqualTo(4);
  }

  private static HouseRules amended(HouseRules document, String agreed) {
    return document.amend(
        DAY,
        "why",
        List.of(agreed),
        old -> old.with(old.entry("Long game").with("hand-size", "3")),
        CATALOG);
  }

  @Test
  void aProposalStandsOnceAndIsOfWhatThereIs() {
    String again = "  \"1\":\n    by: Bo\n    date: 2024-05-04\n    text: Again.\n";
    assertThat(problems(FULL.replace("proposals:\n", "proposals:\n" + again)))
        .anyMatch(problem -> problem.contains("1 stands twice"));
    Proposal first = read(FULL).proposal(1);
    HouseRules twice = HouseRules.builder().from(read(FULL)).addProposals(first).build();
    assertThat(twice.check(CATALOG)).isNotEmpty();
    assertThat(
            problems(
                FULL.replace(
                    "entry: Long game\n    options:\n      rounds: 1",
                    "entry: Lang game\n    options:\n      roundz: 1")))
        .containsExactlyInAnyOrder(
            "line 46: entry Lang game is unknown; did you mean Long game?",
            "line 48: option roundz is unknown in every game; did you mean rounds?");
  }

  @Test
  void onlyMembersProposeAndRemark() {
    HouseRules document = read(FULL);
    Proposal.Builder proposal =
        Proposal.builder().number(document.nextProposal()).date(DAY).text("Sing.");
    assertThatExceptionOfType(HouseRulesException.class)
        .isThrownBy(() -> document.propose(proposal.by("Zoe").build(), CATALOG))
        .withMessage("Zoe proposed but is no member; there are Ana, Bo, Cy");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> document.remark(1, new Remark("Zoe", DAY, "No.")))
        .withMessage("Zoe remarked but is no member; there are Ana, Bo, Cy");
    assertThat(document.propose(proposal.by("Cy").build(), CATALOG).proposals()).hasSize(2);
    HouseRules anybody = read(FULL.replace("members: [Ana, Bo]\n", ""));
    assertThat(anybody.propose(proposal.by("Zoe").build(), CATALOG).proposals()).hasSize(2);
  }

  @Test
  void whoAgreedIsNotListedAsNotKnowing() {
    HouseRules next = amended(read(FULL), "Bo");
    assertThat(next.unacknowledged(List.of("Ana", "Bo", "Cy"))).containsExactly("Ana", "Cy");
    assertThat(read(next.write()).unacknowledged(List.of("Bo"))).isEmpty();
  }

  @Test
  void anUnknownGameHidesNoOtherErrors() {
    String wrong =
        FULL.replace("rounds: 2\n", "rounds: many\n      roundz: 1\n")
            .replace("base: 1\n    source", "base: 7\n    source");
    assertThat(problems(wrong.replace("game: high-card\n", "game: high-cart\n")))
        .anyMatch(problem -> problem.contains("game high-cart is unknown; did you mean high-card?"))
        .anyMatch(problem -> problem.contains("option rounds: found many"))
        .anyMatch(problem -> problem.contains("option roundz is unknown"))
        .anyMatch(problem -> problem.contains("base 7 of high-card is unknown"));
    assertThat(problems(wrong.replace("game: high-card\n", "game: xyzzyx\n")))
        .anyMatch(problem -> problem.contains("game xyzzyx is unknown; there are high-card"))
        .anyMatch(problem -> problem.contains("option rounds: found many"))
        .anyMatch(problem -> problem.contains("option roundz is unknown in every game"));
  }

  @Test
  void aTabHidesNoOtherErrors() {
    String wrong =
        FULL.replace("      rounds: 2\n", "\t\trounds: many\n")
            .replace("version: 3", "version: three")
            .replace("by: Bo\n", "bye: Bo\n");
    assertThat(problems(wrong))
        .anyMatch(
            problem ->
                problem.contains("line 15: ")
                    && problem.contains("a tab stands in the indentation"))
        .anyMatch(problem -> problem.contains("version: found three"))
        .anyMatch(problem -> problem.contains("option rounds: found many"))
        .anyMatch(problem -> problem.contains("field bye is unknown"));
  }

  @Test
  void everyTabIsTold() {
    assertThat(problems(FULL.replace("      ", "\t").replace("    ", "\t").replace("  ", "\t")))
        .filteredOn(problem -> problem.contains("a tab stands in the indentation"))
        .hasSizeGreaterThan(30);
  }

  @Test
  void aLineThatIsNoYamlHidesNoOtherErrors() {
    String wrong =
        FULL.replace("reason: a reason", "reason: games: too long")
            .replace("version: 3", "version: three")
            .replace("by: Bo\n", "bye: Bo\n");
    assertThat(problems(wrong))
        .anyMatch(problem -> problem.contains("line 35: this is no YAML: a colon"))
        .anyMatch(problem -> problem.contains("version: found three"))
        .anyMatch(problem -> problem.contains("field bye is unknown"))
        .noneMatch(problem -> problem.contains("reason"));
  }

  @Test
  void aNumberOutOfRangeIsToldItsRange() {
    assertThat(problems(FULL.replace("rounds: 2\n", "rounds: 99\n")))
        .anyMatch(problem -> problem.contains("option rounds: found 99; allowed: "))
        .noneMatch(problem -> problem.contains("did you mean"));
  }

  @Test
  void bindingsAndChecksumsStayTheSame() {
    assertThat(
            read(FULL.replace("      2:\n        bury: on\n", "      2:\n"))
                .entry("Long game")
                .optionsBySeats())
        .isEqualTo(ImmutableMap.of(2, ImmutableMap.of()));
  }
}
