package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.CATALOG;
import static io.github.spadille.games.houserules.Documents.DAY;
import static io.github.spadille.games.houserules.Documents.FRIDAY;
import static io.github.spadille.games.houserules.Documents.eights;
import static io.github.spadille.games.houserules.Documents.friday;
import static io.github.spadille.games.houserules.Documents.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesReader;
import io.github.spadille.formats.houserules.OwnRule;
import io.github.spadille.formats.houserules.Reading;
import io.github.spadille.formats.houserules.Ruling;
import io.github.spadille.stops.crazyeights.CrazyEights;
import io.github.spadille.testkit.Covers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a document holds, and what the engine makes of it. */
class DocumentTest {
  private static Entry fridayEights() {
    return friday().entry("Crazy Eights, Friday");
  }

  @Test
  @Covers("HSE-1")
  void aGameIsTakenAsItStandsInOneLine() {
    for (Game<?, ?, ?> game : CATALOG.games()) {
      String line = "  - {game: " + game.id() + ", base: 1}\n";
      String text = "house-rules: Ours\nversion: 1\ndate: 2024-05-10\n\nentries:\n" + line;
      HouseRules adopted = HouseRules.adopt("Ours", DAY, game);
      assertThat(adopted.write()).isEqualTo(text);
      assertThat(read(text)).isEqualTo(adopted);
      Entry entry = adopted.entry(game.id());
      assertThat(entry.choices(game, game.defaultSeats())).isEmpty();
      assertThat(entry.setup(game, game.defaultSeats()).seats()).isEqualTo(game.defaultSeats());
    }
  }

  @Test
  @Covers("HSE-2")
  void oneGameHasSeveralNames() {
    HouseRules document = friday();
    assertThat(document.entry("crazy eights, KIDS").options()).containsEntry("hand-size", "5");
    assertThat(fridayEights().gameId()).isEqualTo("crazy-eights");
    assertThat(document.entry("Crazy Eights, kids").gameId()).isEqualTo("crazy-eights");
    assertThat(document.entry("canasta").label()).isEqualTo("canasta");
    assertThat(document.binding("canasta"))
        .hasToString("Friday table v3 (" + document.shortChecksum() + "), entry canasta");
    assertThatThrownBy(() -> document.entry("Crazy Eights, kid"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Friday table has no entry Crazy Eights, kid (did you mean Crazy Eights, kids?);"
                + " there are Crazy Eights, Friday, Crazy Eights, kids, canasta");
  }

  @Test
  @Covers("HSE-4")
  void anEntrySaysOnlyWhatDiffers() {
    assertThat(fridayEights().choices(CrazyEights.GAME, 3))
        .isEqualTo(ImmutableMap.of("jokers", "2", "draw-rule", "three", "eight-keeps-suit", "yes"));
    assertThat(friday().entry("Crazy Eights, kids").choices(CrazyEights.GAME, 3))
        .isEqualTo(ImmutableMap.of("hand-size", "5"));
  }

  @Test
  @Covers("HSE-4")
  void choicesMayBeForSomeNumberOfPlayers() {
    assertThat(fridayEights().choices(CrazyEights.GAME, 2)).containsEntry("hand-size", "7");
    assertThat(fridayEights().seatCounts(CrazyEights.GAME)).containsExactly(2, 3, 4);
    assertThatThrownBy(() -> fridayEights().choices(CrazyEights.GAME, 5))
        .hasMessage("entry Crazy Eights, Friday is not for 5 players; expected 2, 3, 4");
    Entry onePack = read(eights("options: {decks: 1}")).entry("crazy-eights");
    assertThat(onePack.seatCounts(CrazyEights.GAME)).containsExactly(2, 3, 4, 5);
    assertThatThrownBy(() -> onePack.setup(CrazyEights.GAME, 6))
        .isInstanceOf(OptionException.class);
  }

  @Test
  @Covers("HSE-4")
  void anEntryIsOfOneGame() {
    assertThatThrownBy(() -> friday().entry("canasta").choices(CrazyEights.GAME, 2))
        .hasMessage("entry canasta is of canasta, not crazy-eights");
  }

  @Test
  @Covers("HSE-5")
  void ownRulesAreKeptWithTheRuleTheyConcern() {
    assertThat(fridayEights().ownRules())
        .containsExactly(
            OwnRule.of(1, "The last of the hand shuffles."),
            OwnRule.of(2, "Nobody speaks while a hand is dealt.\n\nSinging is allowed.")
                .extending("CRE-3"));
    assertThat(fridayEights().ownRulesOn("cre-3")).hasSize(1);
    assertThat(fridayEights().ownRulesOn("CRE-4")).isEmpty();
    Entry entry = read(eights("own:", "  3: {text: Draw two., replaces: CRE-15}")).entries().get(0);
    assertThat(entry.ownRules().get(0)).hasToString("own rule 3 replaces CRE-15: Draw two.");
    assertThat(entry.choices(CrazyEights.GAME, 2)).as("the engine does not know it").isEmpty();
  }

  @Test
  @Covers("HSE-6")
  void rulingsAreFoundByWordAndByRule() {
    HouseRules document = friday();
    assertThat(document.rulings("SUIT")).hasSize(2);
    assertThat(document.rulings("printed")).hasSize(1);
    assertThat(document.rulings("cre-21"))
        .containsExactly(new HouseRules.Ruled(fridayEights(), fridayEights().rulings().get(1)));
    assertThat(document.rulings("CRE-2")).isEmpty();
    assertThat(fridayEights().rulingsOn("CRE-10")).hasSize(2);
    Ruling first = fridayEights().rulings().get(0);
    assertThat(first.date()).contains(LocalDate.of(2024, 4, 12));
    assertThat(first.agreed()).containsExactly("Ana", "Bo", "Cy");
    assertThat(first.isEnforced()).isFalse();
  }

  @Test
  @Covers({"HSE-6", "HSE-7"})
  void aRulingWithAnOptionValueIsEnforcedAboveChoices() {
    Ruling ruling =
        Ruling.builder()
            .number(1)
            .question("How often?")
            .decision("Once.")
            .option(new Ruling.Choice("draw-rule", "one"))
            .build();
    Entry entry =
        Entry.of(CrazyEights.GAME).with("draw-rule", "three").with("jokers", "1").with(ruling);
    assertThat(entry.choices(CrazyEights.GAME, 2))
        .isEqualTo(ImmutableMap.of("draw-rule", "one", "jokers", "1"));
    Entry special =
        Entry.builder().from(entry).putOptionsBySeats(2, ImmutableMap.of("jokers", "2")).build();
    assertThat(special.choices(CrazyEights.GAME, 2)).containsEntry("jokers", "2");
    assertThat(special.choices(CrazyEights.GAME, 3)).containsEntry("jokers", "1");
  }

  @Test
  @Covers("HSE-8")
  void readingAndWritingGivesTheSameText() {
    assertThat(friday().write()).isEqualTo(FRIDAY);
  }

  @Test
  @Covers("HSE-8")
  void fieldsStandInTheirOrderHoweverTheyWereWritten() {
    String text =
        """
        entries:
        - base: 1
          own: {1: The winner shuffles.}   # a custom
          # of the game
          game: crazy-eights
          options: {"jokers": '1',
            draw-rule: one}   # both
          # the end of the entry
        # members to come
        members: [Ana , Bo]
        date: '2024-01-02'
        version: 1 # the first
        house-rules: >-
          Our
          table
        """;
    String canonical =
        """
        house-rules: Our table
        # the first
        version: 1
        date: 2024-01-02
        # members to come
        members: [Ana, Bo]

        entries:
          # of the game
          - game: crazy-eights
            base: 1
            options:
              jokers: 1
              # both
              draw-rule: one
            # a custom
            own:
              1: The winner shuffles.
            # the end of the entry
        """;
    assertThat(read(text).write()).isEqualTo(canonical);
    assertThat(read(canonical).write()).isEqualTo(canonical);
    assertThat(read(canonical)).isEqualTo(read(text));
  }

  @Test
  @Covers("HSE-8")
  void linesMayEndAsOnWindows() {
    assertThat(read(FRIDAY.replace("\n", "\r\n"))).isEqualTo(friday());
  }

  @Test
  @Covers("HSE-8")
  void aDocumentIsAFile(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("friday.yaml"), FRIDAY);
    assertThat(HouseRulesReader.read(file, CATALOG).orElseThrow()).isEqualTo(friday());
    Files.write(file, new byte[10 << 20]);
    Reading reading = HouseRulesReader.read(file, CATALOG);
    assertThat(reading.document()).isEmpty();
    assertThat(reading.problems().get(0))
        .hasToString("the text has 10485760 bytes; allowed: at most 1048576");
  }
}
