package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.CATALOG;
import static io.github.spadille.games.houserules.Documents.DAY;
import static io.github.spadille.games.houserules.Documents.friday;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import io.github.spadille.stops.crazyeights.CrazyEights;
import io.github.spadille.stops.crazyeights.CrazyEightsMove;
import io.github.spadille.stops.crazyeights.CrazyEightsState;
import io.github.spadille.testkit.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game is bound to one version of a document, and its record says so. */
@Covers("HSE-14")
class RecordBindingTest {
  private static final String EIGHTS = "Crazy Eights, Friday";

  private static String played() {
    Entry entry = friday().entry(EIGHTS);
    Match<CrazyEightsState, CrazyEightsMove> match =
        Arena.of(entry.setup(CrazyEights.GAME, 2), new RandomAgent().policy())
            .withMoveLimit(9)
            .play(Dealer.seeded(5))
            .match();
    RecordWriter<CrazyEightsState, CrazyEightsMove> writer =
        new RecordWriter<>(match.setup())
            .houseRules(friday().binding(EIGHTS))
            .name(0, "Ana")
            .head();
    match.moves().forEach(writer::move);
    return writer.text();
  }

  private static GameRecord record(String text) {
    return GameRecord.parse("a.spadille", text);
  }

  private static void fails(String text, HouseRules document, String message) {
    assertThatThrownBy(() -> Replay.run(record(text), CATALOG, document))
        .isInstanceOf(ReplayException.class)
        .hasMessage(message);
  }

  @Test
  void theRecordNamesDocumentVersionChecksumAndEntry() {
    assertThat(played().lines().skip(1))
        .startsWith(
            "Game: crazy-eights",
            "Base: 1",
            "Library: " + record(played()).library().orElseThrow(),
            "Seats: 2",
            "Options: jokers=2 hand-size=7 draw-rule=three eight-keeps-suit=yes",
            "House-Rules: Friday table",
            "House-Rules-Version: 3",
            "House-Rules-Checksum: " + friday().checksum(),
            "House-Rules-Entry: Crazy Eights, Friday",
            "Name 0: Ana");
    assertThat(record(played()).houseRules()).contains(friday().binding(EIGHTS));
    assertThat(record(played()).otherHeaders()).isEmpty();
    assertThat(record(played()).format()).isEqualTo(played());
  }

  @Test
  @Covers("HSE-15")
  void aReplayHoldsToTheDocument() {
    assertThat(Replay.run(record(played()), CATALOG, friday()).moves()).isPositive();
    assertThat(Replay.run(record(played()), CATALOG, friday().acknowledge("Cy")).moves())
        .isPositive();
  }

  @Test
  void aLaterDocumentStillKnowsTheVersion() {
    HouseRules next =
        friday()
            .amend(
                DAY,
                "fewer jokers",
                List.of("Ana"),
                old -> old.with(old.entry(EIGHTS).with("jokers", "0")),
                CATALOG);
    assertThat(Replay.run(record(played()), CATALOG, next).moves()).isPositive();
  }

  @Test
  void whatDiffersIsTold() {
    HouseRules document = friday();
    String checksum = document.checksum();
    fails(
        played().replace("House-Rules: Friday table", "House-Rules: Monday table"),
        document,
        "a.spadille:7: expected house rules: Friday table, found Monday table");
    fails(
        played().replace("Version: 3", "Version: 4"),
        document,
        "a.spadille:7: expected a version of Friday table: 1, 2, 3, found 4");
    String other = "0".repeat(64);
    fails(
        played().replace(checksum, other),
        document,
        "a.spadille:7: expected checksum of Friday table v3: " + checksum + ", found " + other);
    fails(
        played().replace("Entry: Crazy Eights, Friday", "Entry: Eights"),
        document,
        "a.spadille:7: expected an entry of Friday table v3: Crazy Eights, Friday, Crazy Eights,"
            + " kids, canasta, found Eights");
    fails(
        played().replace("Entry: Crazy Eights, Friday", "Entry: canasta"),
        document,
        "a.spadille:7: expected game of entry canasta: canasta, found crazy-eights");
    fails(
        played().replace("jokers=2", "jokers=1"),
        document,
        "a.spadille:6: expected option jokers of entry Crazy Eights, Friday: 2, found 1");
    fails(
        played().replace("Seats: 2", "Seats: 5"),
        document,
        "a.spadille:7: expected a game of entry Crazy Eights, Friday, found entry Crazy Eights,"
            + " Friday is not for 5 players; expected 2, 3, 4");
    fails(
        played().replaceAll("House-Rules.*\n", ""),
        document,
        "a.spadille:1: expected a game bound to Friday table v3, found no House-Rules in the head");
  }

  @Test
  void headersAreReadStrictly() {
    assertThatThrownBy(() -> record(played().replace("Version: 3", "Version: three")))
        .isInstanceOf(RecordException.class)
        .hasMessageContaining("a whole number from 1");
    assertThatThrownBy(() -> record(played().replace("Checksum: ", "Checksum: x")))
        .isInstanceOf(RecordException.class)
        .hasMessageContaining("64 hexadecimal digits");
    assertThatThrownBy(() -> record(played().replaceAll("House-Rules-Version.*\n", "")))
        .isInstanceOf(RecordException.class)
        .hasMessageContaining("House-Rules-Version");
    assertThatThrownBy(() -> record(played().replace("Name 0: Ana", "House-Rules-Version: 3")))
        .isInstanceOf(RecordException.class)
        .hasMessageContaining("each header once");
  }
}
