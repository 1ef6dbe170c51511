package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TicketsCommandTest {
  @TempDir Path directory;

  private static String printed(String... arguments) {
    Run run = Run.of(arguments);
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run.out();
  }

  @Test
  void printsTheTableAndATicketForEachPlayer() {
    String usual = printed("tickets");
    assertThat(usual).isEqualTo(printed("tickets", "superfecta", "--seats", "4"));
    assertThat(usual).contains("rail card 6", "gate         |  A♠", "Race ____ of 12", "Player 3");
    assertThat(usual).doesNotContain("Player 4");
  }

  @Test
  void theHouseRulesAreOnThem() {
    assertThat(printed("tickets", "-n", "2", "-o", "races=3", "--races", "3", "-o", "min-win=5"))
        .contains("Race 3 of 3", "WIN: bets of 5, 10, 25 or 50 chips");
  }

  @Test
  void sheetsAreWrittenToAFile() throws IOException {
    Path file = directory.resolve("tickets.html");
    assertThat(printed("tickets", "--races", "2", "--html", file.toString()))
        .isEqualToIgnoringNewLines("Wrote the table and 8 tickets to " + file + ".");
    assertThat(Files.readString(file).split("<svg", -1)).hasSize(3);
    assertThat(Run.of("tickets", "--html", file.toString()).exitCode()).isEqualTo(2);
    printed("tickets", "--html", file.toString(), "--force");
  }

  @Test
  void theHouseRulesOfAGroupAreOnThem() throws IOException {
    Path document = directory.resolve("ours.yaml");
    printed("house-rules", "new", "superfecta", "--out", document.toString());
    Files.writeString(document, Files.readString(document).replaceFirst("# races: 12", "races: 7"));
    assertThat(printed("tickets", "--house-rules", document.toString())).contains("of 7 ");
  }

  @Test
  void whatIsWrongIsNamed() {
    assertThat(Run.of("tickets", "oh-hell").err()).contains("oh-hell has no tickets; superfecta");
    assertThat(Run.of("tickets", "--races", "13").err())
        .contains("tickets for 13 races; expected 1 to 12");
    assertThat(Run.of("tickets", "--races", "0").exitCode()).isEqualTo(2);
    assertThat(Run.of("tickets", "-n", "11").exitCode()).isEqualTo(2);
    assertThat(Run.of("tickets", "-n", "3", "-o", "buy-in=1,2").err())
        .contains("found 1,2 with 3 seats; needs a number of chips for each seat");
  }
}
