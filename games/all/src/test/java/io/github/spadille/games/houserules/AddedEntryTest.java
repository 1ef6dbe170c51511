package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.CATALOG;
import static io.github.spadille.games.houserules.Documents.DAY;
import static io.github.spadille.games.houserules.Documents.FRIDAY;
import static io.github.spadille.games.houserules.Documents.friday;
import static io.github.spadille.games.houserules.Documents.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesException;
import io.github.spadille.testkit.Covers;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A group that plays one more game adds an entry for it. */
class AddedEntryTest {
  private static final Game<?, ?, ?> SCOPA = CATALOG.game("scopa");

  private static HouseRules add(Entry entry) {
    return friday().add(entry, DAY, "for four", List.of("Ana", "Cy"), CATALOG);
  }

  @Test
  @Covers("HSE-16")
  void itIsANewVersionThatKeepsTheOldOne() {
    HouseRules next = add(Entry.of(SCOPA).with("target", "21"));

    assertThat(next).hasToString("Friday table v4");
    assertThat(next.entries()).hasSize(friday().entries().size() + 1);
    assertThat(next.entries().get(next.entries().size() - 1).label()).isEqualTo("scopa");
    assertThat(next.atVersion(3).entries()).isEqualTo(friday().entries());
    assertThat(next.changes().get(next.changes().size() - 1).toString())
        .contains("for four", "Ana", "Cy", "scopa: added, base 1", "target 11 -> 21");
    assertThat(next.knownTo()).containsExactly("Ana", "Cy");
    assertThat(next.proposals()).isEqualTo(friday().proposals());
  }

  @Test
  @Covers({"HSE-3", "HSE-8"})
  void nothingThatStoodThereChangesAndItsOptionsStandAsComments() {
    Entry entry = Entry.of(SCOPA).named("Scopa, long").with("deal", "three").with("target", "21");
    String text = add(entry).write();

    assertThat(read(text).write()).isEqualTo(text);
    String until = FRIDAY.substring(FRIDAY.indexOf("entries:"), FRIDAY.indexOf("\nchanges:"));
    assertThat(text)
        .startsWith("# The table of our Fridays.\n")
        .contains(until + "\n  - entry: Scopa, long\n    game: scopa\n    base: 1\n    options:\n")
        .containsSubsequence(
            "      # Whether four players form two partnerships. Values: on (base rule), off",
            "      # teams: on\n",
            "      # How many points win the game. Values: 11 (base rule), 16 (variant), 21",
            "      target: 21\n",
            "      # count-out: in-order\n",
            "      deal: three\n",
            "      # ace-takes-all: off\n",
            "\nchanges:\n");
  }

  @TestFactory
  @Covers("HSE-3")
  Stream<DynamicTest> anyOptionOfAnyGameCanBeChosenAfterwards() {
    return CATALOG.games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> chooseEveryOption(game)));
  }

  private static void chooseEveryOption(Game<?, ?, ?> game) {
    String text = add(Entry.of(game).named("one more")).write();
    assertThat(read(text).write()).isEqualTo(text);
    for (Option<?, ?> option : game.options().options()) {
      String line = "      # " + option.key() + ": " + option.byDefault() + "\n";
      assertThat(text).contains(line);
      text = text.replace(line, line.replace("# ", ""));
    }
    HouseRules chosen = read(text);
    assertThat(chosen.write()).isEqualTo(text);
    assertThat(chosen.entry("one more").options()).hasSize(game.options().options().size());
  }

  @Test
  @Covers("HSE-22")
  void itsNameIsNotTaken() {
    Entry canasta = Entry.of(CATALOG.game("canasta"));
    String taken = "Friday table v3 has an entry canasta already; expected another name";

    assertThatIllegalArgumentException().isThrownBy(() -> add(canasta)).withMessage(taken);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> add(Entry.builder().game("rummy/canasta").base(1).build()))
        .withMessage(taken.replace(" canasta", " rummy/canasta"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> add(Entry.of(SCOPA).named("CRAZY eights, friday")))
        .withMessageContaining("has an entry CRAZY eights, friday already");
    assertThat(add(canasta.named("Canasta for two")).entries())
        .hasSize(friday().entries().size() + 1);
  }

  @Test
  @Covers({"HSE-9", "HSE-16"})
  void whatIsWrongIsTold() {
    Entry wrong =
        Entry.builder()
            .from(Entry.of(SCOPA))
            .addSeats(9)
            .options(ImmutableMap.of("target", "12", "ace", "on"))
            .build();

    assertThatThrownBy(() -> add(wrong))
        .isInstanceOf(HouseRulesException.class)
        .hasMessageContaining("scopa cannot be played by 9; allowed: 2, 3, 4")
        .hasMessageContaining("option target: found 12")
        .hasMessageContaining("option ace is unknown");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> add(Entry.builder().game("scoppa").base(1).build()))
        .withMessageContaining("did you mean scopa?");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> friday().add(Entry.of(SCOPA), DAY, "why", List.of("Zoe"), CATALOG))
        .withMessageContaining("Zoe");
  }
}
