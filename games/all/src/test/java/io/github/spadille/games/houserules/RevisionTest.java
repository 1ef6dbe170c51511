package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.CATALOG;
import static io.github.spadille.games.houserules.Documents.DAY;
import static io.github.spadille.games.houserules.Documents.eights;
import static io.github.spadille.games.houserules.Documents.friday;
import static io.github.spadille.games.houserules.Documents.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.formats.houserules.ChangeLogEntry;
import io.github.spadille.formats.houserules.Difference;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesDiff;
import io.github.spadille.formats.houserules.HouseRulesException;
import io.github.spadille.formats.houserules.OwnRule;
import io.github.spadille.formats.houserules.Proposal;
import io.github.spadille.formats.houserules.Remark;
import io.github.spadille.formats.houserules.Ruling;
import io.github.spadille.formats.houserules.RulingAnswer;
import io.github.spadille.formats.houserules.StartNotice;
import io.github.spadille.stops.crazyeights.CrazyEights;
import io.github.spadille.testkit.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a group changes its rules, learns what changed and shares them. */
class RevisionTest {
  private static final String EIGHTS = "Crazy Eights, Friday";

  private static HouseRules amended() {
    HouseRules old = friday();
    return old.amend(
        DAY,
        "too many jokers",
        List.of("Ana", "Bo"),
        document -> document.with(document.entry(EIGHTS).with("jokers", "1")),
        CATALOG);
  }

  @Test
  @Covers("HSE-13")
  void everybodyKnowsBeforeTheFirstDeal() {
    StartNotice notice = friday().startNotice(EIGHTS, List.of("Ana", "Cy"), CATALOG);
    assertThat(notice.headline()).isEqualTo("Friday table v3. Not yet acknowledged: Cy.");
    assertThat(notice.unacknowledged()).containsExactly("Cy");
    assertThat(notice.binding()).isEqualTo(friday().binding(EIGHTS));
    assertThat(notice.toString().lines())
        .contains(
            "* Crazy Eights, Friday: jokers 0 -> 2: How many jokers each pack has; they fit"
                + " on every card.",
            "* Crazy Eights, Friday: hand-size 8 -> 7: How many cards each player is dealt.",
            "* Crazy Eights, Friday: added: own rule 1: The last of the hand shuffles.")
        .endsWith(
            "Proposal 1 (not in force): on 2024-05-08, Cy proposed jokers=1 in Crazy Eights,"
                + " Friday: A single joker would do.",
            "On 2024-05-09, Di remarked: Why?",
            "Proposal 2 (not in force): on 2024-05-08, Bo proposed: Let us play at my place.")
        .hasSize(14);
    assertThat(friday().startNotice(EIGHTS, List.of("Ana", "Bo", "Di"), CATALOG).deviations())
        .hasSize(7)
        .noneMatch(line -> line.contains("hand-size"));
    assertThat(friday().startNotice("canasta", List.of("Ana", "Bo"), CATALOG))
        .hasToString(
            "Friday table v3.\n"
                + "Host: Ana\n"
                + "Source: the card book on the shelf, 1998\n"
                + "Proposal 2 (not in force): on 2024-05-08, Bo proposed: Let us play at my"
                + " place.");
    assertThatThrownBy(() -> friday().startNotice(EIGHTS, List.of("Ana"), CATALOG))
        .hasMessage("entry Crazy Eights, Friday is not for 1 players; expected 2, 3, 4");
  }

  @Test
  @Covers("HSE-13")
  void acknowledgementsAreKeptInTheDocument() {
    HouseRules known = friday().acknowledge("Cy");
    assertThat(known.unacknowledged(List.of("Ana", "Cy", "Eve"))).containsExactly("Eve");
    assertThat(read(known.write())).isEqualTo(known);
    assertThat(known.acknowledge("Cy")).isEqualTo(known);
    assertThat(known.checksum()).isEqualTo(friday().checksum());
    assertThat(amended().unacknowledged(List.of("Di"))).as("of the new version").isNotEmpty();
  }

  @Test
  @Covers({"HSE-13", "HSE-16"})
  void whoAgreedKnowsTheNewVersion() {
    HouseRules next = amended();
    assertThat(next.knownTo()).containsExactly("Ana", "Bo");
    assertThat(next.unacknowledged(next.members())).containsExactly("Cy", "Di");
    assertThat(next.startNotice(EIGHTS, List.of("Bo", "Cy", "Ana"), CATALOG).unacknowledged())
        .containsExactly("Cy");
    assertThat(next.acknowledge("Bo")).isEqualTo(next);
    HouseRules told = next.acknowledge("Di");
    assertThat(told.knownTo()).containsExactly("Ana", "Bo", "Di");
    assertThat(told.acknowledged().get(4)).containsExactly("Di");
    assertThat(read(told.write()).knownTo()).isEqualTo(told.knownTo());
    assertThat(friday().adopt(1, DAY, List.of("Cy"), CATALOG).unacknowledged(next.members()))
        .containsExactly("Ana", "Bo", "Di");
    Ruling ruling =
        Ruling.builder().number(1).question("Who?").decision("I.").addAgreed("Di").build();
    assertThat(next.decide(EIGHTS, ruling, DAY, CATALOG).knownTo())
        .as("of yet another version")
        .containsExactly("Di");
  }

  @Test
  @Covers({"HSE-13", "HSE-16"})
  void whoAgreedToAnEarlierVersionKnowsThatOne() {
    HouseRules document =
        read(
            Documents.FRIDAY.replace(
                "  2: [Ana, Bo, Cy, Di]\n  3: [Ana, Bo, Di]\n", "  3: [Cy]\n"));
    assertThat(document.knownTo()).containsExactly("Ana", "Bo", "Di", "Cy");
    assertThat(document.atVersion(2).knownTo()).containsExactly("Ana", "Bo", "Cy");
    assertThat(document.atVersion(1).knownTo()).isEmpty();
  }

  @Test
  @Covers("HSE-16")
  void aChangeMakesANewVersionAndKeepsTheOld() {
    HouseRules next = amended();
    assertThat(next).hasToString("Friday table v4");
    assertThat(next.date()).isEqualTo(DAY);
    ChangeLogEntry change = next.changes().get(next.changes().size() - 1);
    assertThat(change.version()).isEqualTo(4);
    assertThat(change.reason()).isEqualTo("too many jokers");
    assertThat(change.agreed()).containsExactly("Ana", "Bo");
    assertThat(change.changed())
        .containsExactly(
            "Crazy Eights, Friday: jokers 2 -> 1: How many jokers each pack has; they fit"
                + " on every card.");
    assertThat(read(next.write())).isEqualTo(next);
    assertThat(next.versions()).containsExactly(1, 2, 3, 4);
    HouseRules old = next.atVersion(3);
    assertThat(old.entries()).isEqualTo(friday().entries());
    assertThat(old.checksum()).isEqualTo(friday().checksum());
    assertThat(old.changes()).isEqualTo(friday().changes());
    assertThat(old.history()).isEqualTo(friday().history());
    assertThat(old.check(CATALOG)).isEmpty();
    assertThat(next.atVersion(1).entries()).containsExactly(Entry.of(CrazyEights.GAME));
    assertThat(next.atVersion(1).acknowledged()).isEmpty();
    assertThatThrownBy(() -> next.atVersion(5))
        .hasMessage("Friday table keeps no version 5; there are [1, 2, 3, 4]");
  }

  @Test
  @Covers("HSE-16")
  void aChangeIsCheckedAndMustChangeSomething() {
    assertThatThrownBy(() -> friday().amend(DAY, "none", List.of(), same -> same, CATALOG))
        .hasMessage("nothing changes in Friday table v3");
    assertThatThrownBy(
            () ->
                friday()
                    .amend(
                        DAY,
                        "more",
                        List.of(),
                        old -> old.with(old.entry(EIGHTS).with("jokers", "3")),
                        CATALOG))
        .isInstanceOf(HouseRulesException.class)
        .hasMessageContaining("option jokers: found 3; allowed: 0, 1, 2");
  }

  @Test
  @Covers("HSE-16")
  void aProposalIsTalkedAboutAndAdoptedOrDropped() {
    Remark remark = new Remark("Ana", DAY, "Yes!");
    HouseRules talked = friday().remark(1, remark);
    assertThat(talked.proposal(1).remarks()).hasSize(2).contains(remark);
    assertThat(talked.checksum()).isEqualTo(friday().checksum());
    assertThat(read(talked.write())).isEqualTo(talked);

    HouseRules adopted = talked.adopt(1, DAY, List.of("Ana", "Cy"), CATALOG);
    assertThat(adopted.version()).isEqualTo(4);
    assertThat(adopted.entry(EIGHTS).options()).containsEntry("jokers", "1");
    assertThat(adopted.proposals()).hasSize(1);
    assertThat(adopted.changes().get(2).reason()).isEqualTo("A single joker would do.");

    assertThat(friday().drop(1).proposals()).hasSize(1);
    assertThat(friday().drop(1).version()).isEqualTo(3);
    assertThatThrownBy(() -> friday().adopt(2, DAY, List.of(), CATALOG))
        .hasMessage("proposal 2 chooses no option; amend the rules by hand, then drop it");
    assertThatThrownBy(() -> friday().drop(3))
        .hasMessage("Friday table has no proposal 3; open are 1, 2");
    Proposal third =
        Proposal.builder().number(3).by("Di").date(DAY).text("Stop at ten o'clock.").build();
    assertThat(read(friday().propose(third, CATALOG).write()).proposal(3)).isEqualTo(third);
  }

  private static Proposal.Builder proposed(String by) {
    return Proposal.builder().number(friday().nextProposal()).by(by).date(DAY).text("More!");
  }

  @Test
  @Covers("HSE-16")
  void aProposalIsCheckedAndEverythingThatIsWrongIsTold() {
    assertThatThrownBy(
            () ->
                friday()
                    .propose(
                        proposed("Anna")
                            .entry(EIGHTS)
                            .putOptions("joker", "1")
                            .putOptions("hand-size", "no")
                            .build(),
                        CATALOG))
        .isInstanceOf(HouseRulesException.class)
        .hasMessageContaining(
            "Anna (did you mean Ana?) proposed but is no member; there are Ana, Bo, Cy, Di")
        .hasMessageContaining("line 90: option joker is unknown; did you mean jokers (0, 1, 2)?")
        .hasMessageContaining("line 91: option hand-size: found no; allowed: ");
    assertThatThrownBy(
            () ->
                friday()
                    .propose(
                        proposed("Di").entry("canast").putOptions("targit", "1").build(), CATALOG))
        .hasMessageContaining("entry canast is unknown; did you mean canasta?")
        .hasMessageContaining("option targit is unknown in every game; did you mean target?");
    assertThatThrownBy(
            () -> friday().propose(proposed("Di").putOptions("jokers", "1").build(), CATALOG))
        .hasMessageContaining("entry is missing; allowed: the name of an entry");
  }

  @Test
  @Covers("HSE-16")
  void membersAndTheHostProposeAndRemark() {
    HouseRules hosted = HouseRules.builder().from(friday()).host("Eve").build();
    assertThat(hosted.propose(proposed("Eve").build(), CATALOG).proposals()).hasSize(3);
    assertThat(hosted.remark(1, new Remark("Eve", DAY, "Yes.")).proposal(1).remarks()).hasSize(2);
    assertThatThrownBy(() -> friday().remark(1, new Remark("Anna", DAY, "Yes.")))
        .hasMessage(
            "Anna (did you mean Ana?) remarked but is no member; there are Ana, Bo, Cy, Di");
    HouseRules anybody = HouseRules.builder().from(friday()).members(List.of()).build();
    assertThat(anybody.propose(proposed("Zoe").build(), CATALOG).proposals()).hasSize(3);
    assertThat(anybody.remark(1, new Remark("Zoe", DAY, "Yes.")).proposal(1).remarks()).hasSize(2);
  }

  @Test
  @Covers("HSE-16")
  void whatFormerMembersSaidStays() {
    HouseRules left = HouseRules.builder().from(friday()).members(List.of("Ana", "Bo")).build();
    assertThat(left.check(CATALOG)).isEmpty();
    Proposal longer = Proposal.builder().from(left.proposal(1)).text("A single one.").build();
    assertThat(left.propose(longer, CATALOG).proposal(1)).isEqualTo(longer);
    assertThat(left.remark(1, new Remark("Ana", DAY, "He left.")).proposal(1).remarks()).hasSize(2);
    assertThat(left.adopt(1, DAY, List.of("Ana"), CATALOG).entry(EIGHTS).options())
        .containsEntry("jokers", "1");
  }

  @Test
  @Covers("HSE-16")
  void aProposalIsAdoptedOnce() {
    HouseRules adopted = friday().adopt(1, DAY, List.of("Ana"), CATALOG);
    assertThatThrownBy(() -> adopted.adopt(1, DAY, List.of("Ana"), CATALOG))
        .hasMessage("Friday table has no proposal 1; open are 2");
    assertThatThrownBy(() -> adopted.drop(2).drop(2))
        .hasMessage("Friday table has no proposal 2; none is open");
    HouseRules again =
        friday().propose(proposed("Di").entry(EIGHTS).putOptions("jokers", "2").build(), CATALOG);
    assertThatThrownBy(() -> again.adopt(3, DAY, List.of("Ana"), CATALOG))
        .hasMessage("nothing changes in Friday table v3");
  }

  @Test
  @Covers("HSE-16")
  void aProposalGetsANumberThatIsFree() {
    assertThat(friday().nextProposal()).isEqualTo(3);
    assertThat(friday().drop(1).nextProposal()).isEqualTo(3);
    assertThat(friday().drop(1).drop(2).nextProposal()).isEqualTo(1);
    HouseRules last = read(Documents.FRIDAY.replace("  2:\n    by: Bo", "  1000000:\n    by: Bo"));
    assertThat(last.nextProposal()).isEqualTo(2);
  }

  @Test
  @Covers({"HSE-8", "HSE-16"})
  void commentsStayWhenAProposalGoes() {
    HouseRules document =
        read(
            Documents.FRIDAY
                .replace("    by: Cy\n", "    # he asked before\n    by: Cy\n")
                .replace("  2:\n    by: Bo", "  # at home\n  2:\n    by: Bo"));
    String dropped = document.drop(1).write();
    assertThat(dropped)
        .contains(
            "# games were too long", "# for everybody", "  # at home\n  2:\n", "# That is all.")
        .doesNotContain("he asked before");
    assertThat(document.drop(1).drop(2).write()).doesNotContain("proposals:");
    assertThat(document.adopt(1, DAY, List.of("Ana"), CATALOG).write())
        .contains("# games were too long", "# for everybody", "  # at home\n  2:\n");
  }

  @Test
  @Covers("HSE-17")
  void whatChangedIsToldInWords() {
    HouseRules other =
        read(
            """
            house-rules: Monday
            version: 1
            date: 2024-05-03
            entries:
              - entry: Crazy Eights, Friday
                game: crazy-eights
                base: 1
                seats: [2, 3]
                options: {jokers: 2, draw-rule: one}
                options-by-seats: {2: {hand-size: 6}}
                own: {1: The loser shuffles., 3: No talking.}
              - {game: canasta, base: 1}
              - {game: oh-hell, base: 1, options: {dealer-bid: hook}}
            """);
    HouseRulesDiff diff = HouseRulesDiff.between(friday(), other, CATALOG);
    assertThat(diff.lines())
        .containsExactly(
            "host Ana -> nobody",
            "source the card book on the shelf, 1998 -> none",
            "Crazy Eights, Friday: players 2, 3, 4 -> 2, 3",
            "Crazy Eights, Friday: draw-rule three -> one: Whether you draw as you like, only"
                + " when you must, or up to one or three times.",
            "Crazy Eights, Friday: eight-keeps-suit yes -> no: Whether an 8 stands for its own"
                + " suit, so that you ask for none.",
            "Crazy Eights, Friday: with 2 players: hand-size 7 -> 6: How many cards each player"
                + " is dealt.",
            "Crazy Eights, Friday: altered: own rule 1: The last of the hand shuffles. ->"
                + " own rule 1: The loser shuffles.",
            "Crazy Eights, Friday: removed: own rule 2 extends CRE-3: Nobody speaks while a hand is"
                + " dealt. Singing is allowed.",
            "Crazy Eights, Friday: added: own rule 3: No talking.",
            "Crazy Eights, Friday: removed: ruling 1: May a seat name the suit already in force"
                + " with an 8? - yes (CRE-10)",
            "Crazy Eights, Friday: removed: ruling 2: Who gets a suit wish with the last 8? -"
                + " Nobody; the printed suit counts. [eight-keeps-suit=yes] (CRE-10, CRE-21)",
            "Crazy Eights, kids: removed",
            "oh-hell: added, base 1 of oh-hell",
            "oh-hell: dealer-bid exceed -> hook: "
                + CATALOG.game("oh-hell").rulebook().houseRule("dealer-bid").effect());
    assertThat(diff.differences().get(3).kind()).isEqualTo(Difference.Kind.OPTION);
    assertThat(diff.differences().get(3).key()).isEqualTo("draw-rule");
    assertThat(diff.differences().get(3).before()).isEqualTo("three");
    assertThat(diff.differences().get(3).after()).isEqualTo("one");
  }

  @Test
  @Covers("HSE-17")
  void whatIsTheSameIsNotTold() {
    assertThat(HouseRulesDiff.between(friday(), friday().acknowledge("Cy"), CATALOG).isEmpty())
        .isTrue();
    String defaults = eights("options: {jokers: 0, draw-rule: free}");
    assertThat(HouseRulesDiff.fromBase(read(defaults), CATALOG).lines()).isEmpty();
    assertThat(HouseRulesDiff.between(read(eights()), read(defaults), CATALOG).lines()).isEmpty();
    assertThat(HouseRulesDiff.versions(amended(), 3, 4, CATALOG).lines()).hasSize(1);
    assertThat(HouseRulesDiff.versions(amended(), 4, 4, CATALOG).lines()).isEmpty();
  }

  @Test
  @Covers("HSE-17")
  void entriesOfOtherGroupsAreComparedUnderTheirNames() {
    HouseRules ours = read(eights("entry: Ours", "options: {jokers: 1}"));
    HouseRules theirs = read(eights("entry: Theirs", "options: {jokers: 2}"));
    assertThat(HouseRulesDiff.between(ours, theirs, CATALOG).lines())
        .containsExactly(
            "Theirs: was called Ours",
            "Theirs: jokers 1 -> 2: How many jokers each pack has; they fit on" + " every card.");
  }

  @Test
  @Covers("HSE-18")
  void anEntryIsGivenAwayAndTakenOver() {
    HouseRules shared = read(friday().export(EIGHTS).write());
    assertThat(shared.entry(EIGHTS).checksum()).isEqualTo(friday().entry(EIGHTS).checksum());
    assertThat(shared.entries()).hasSize(1);
    assertThat(shared.members()).isEmpty();
    HouseRules theirs =
        HouseRules.adopt("Monday", DAY, CATALOG.game("canasta"))
            .with(shared.entry(EIGHTS).named("Eights as they play it"));
    assertThat(theirs.check(CATALOG)).isEmpty();
    assertThat(theirs.entry("Eights as they play it").checksum())
        .isEqualTo(friday().entry(EIGHTS).checksum());
    HouseRules whole = friday().adoptedAs("Monday", DAY);
    assertThat(whole).hasToString("Monday v1");
    assertThat(whole.check(CATALOG)).isEmpty();
    assertThat(whole.checksum()).isEqualTo(friday().checksum());
    assertThat(HouseRulesDiff.between(friday(), whole, CATALOG).lines())
        .containsExactly("host Ana -> nobody");
  }

  @Test
  @Covers("HSE-18")
  void theChecksumTellsRulesApart() {
    Entry entry = friday().entry(EIGHTS);
    Ruling first = entry.rulings().get(0);
    assertThat(
            List.of(
                entry.with("jokers", "1").checksum(),
                entry.without("jokers").checksum(),
                entry.with(OwnRule.of(1, "The winner shuffles.")).checksum(),
                entry
                    .with(OwnRule.of(1, "The last of the hand shuffles.").replacing("CRE-3"))
                    .checksum(),
                entry.with(Ruling.builder().from(first).decision("no").build()).checksum(),
                Entry.builder().from(entry).addSeats(5).build().checksum(),
                Entry.builder().from(entry).base(2).build().checksum(),
                entry.checksum()))
        .doesNotHaveDuplicates();
    assertThat(entry.named("Other").checksum()).isEqualTo(entry.checksum());
    assertThat(entry.with(Ruling.builder().from(first).date(DAY).build()).checksum())
        .isEqualTo(entry.checksum());
    assertThat(read(eights("options: {jokers: 1, hands: 2}")).checksum())
        .isEqualTo(read(eights("options: {hands: 2, jokers: 1}")).checksum());
  }

  @Test
  @Covers({"HSE-15", "HSE-18"})
  void theChecksumIsTheSameForEver() {
    assertThat(friday().checksum())
        .isEqualTo("54ac6e9a7ee25ee46a396d833fac909990c3e67cf910a25d622d02807ba072d7");
    assertThat(friday().shortChecksum()).isEqualTo(friday().checksum().substring(0, 12));
  }

  @Test
  @Covers("HSE-19")
  void aQuestionFindsWhatIsDecidedAndWhatHoldsByDefault() {
    RulingAnswer answer = friday().ask(EIGHTS, "Must you announce your last card?", CATALOG);
    assertThat(answer.defaults().get(0).question()).isEqualTo("Must you announce your last card?");
    assertThat(answer.defaults().get(0).decision()).isEqualTo("No.");
    RulingAnswer suit = friday().ask(EIGHTS, "Which suits can I name with an 8?", CATALOG);
    assertThat(suit.rulings().get(0).number()).isEqualTo(1);
    assertThat(suit.isDecided()).isTrue();
    assertThat(friday().ask(EIGHTS, "xyzzy", CATALOG).defaults()).isEmpty();
    assertThat(friday().ask("canasta", "suit", CATALOG).isDecided()).isFalse();
  }

  @Test
  @Covers("HSE-19")
  void everyRulebookHasRulingsToShow() {
    for (var game : CATALOG.games()) {
      HouseRules document = HouseRules.adopt("Ours", DAY, game);
      String row =
          game.rulebook()
              .text()
              .lines()
              .dropWhile(line -> !line.equals("## Rulings"))
              .filter(line -> line.startsWith("| ") && !line.startsWith("| question"))
              .filter(line -> !line.startsWith("| (with")) // rulings under every house rule
              .findFirst()
              .orElseThrow();
      String question = row.substring(2, row.indexOf(" |", 2));
      assertThat(document.ask(game.id(), question, CATALOG).defaults().get(0).question())
          .isEqualTo(question);
    }
  }

  @Test
  @Covers({"HSE-6", "HSE-19"})
  void aDecisionIsRecordedForTheNextTime() {
    Ruling ruling =
        Ruling.builder()
            .number(1)
            .question("Must you announce your last card?")
            .decision("Yes, or draw two.")
            .addRules("CRE-21")
            .addAgreed("Ana", "Bo")
            .build();
    HouseRules next = friday().decide(EIGHTS, ruling, DAY, CATALOG);
    assertThat(next.version()).isEqualTo(4);
    Ruling recorded = next.entry(EIGHTS).rulings().get(2);
    assertThat(recorded.number()).isEqualTo(3);
    assertThat(recorded.date()).contains(DAY);
    assertThat(next.ask(EIGHTS, "announce last card", CATALOG).rulings().get(0))
        .isEqualTo(recorded);
    assertThat(next.changes().get(2).agreed()).containsExactly("Ana", "Bo");
    assertThatThrownBy(
            () ->
                friday()
                    .decide(
                        EIGHTS,
                        Ruling.builder().from(ruling).addRules("CRE-99").build(),
                        DAY,
                        CATALOG))
        .isInstanceOf(HouseRulesException.class)
        .hasMessageContaining("rule CRE-99 does not exist in crazy-eights");
  }
}
