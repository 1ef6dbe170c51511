package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {
  @Test
  void listNamesEveryGameWithFamilySeatsAndSummary() {
    Run run = Run.of("list");

    assertThat(run.exitCode()).isZero();
    assertThat(run.lines())
        .anySatisfy(
            line ->
                assertThat(line).startsWith("trick-taking").contains("oh-hell", "Oh Hell!", "3-7"));
    assertThat(run.out()).contains("Bid how many");
    Catalog.load().games().forEach(game -> assertThat(run.out()).contains(game.id()));
    ImmutableSet<String> families = ImmutableSet.copyOf(families());
    assertThat(run.lines().stream().map(line -> line.split(" ", -1)[0]).filter(families::contains))
        .hasSameSizeAs(Catalog.load().games())
        .isSorted();
  }

  private static List<String> families() {
    List<String> families = new ArrayList<>();
    Catalog.load().games().forEach(game -> families.add(game.family().id()));
    return families;
  }

  static Set<String> commands() {
    return WritingCommandsTest.commandLine().getSubcommands().keySet();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasHelp(String command) {
    Run run = Run.of(command, "--help");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("Usage: spadille " + command).contains("Exit codes:");
    assertThat(run.out()).endsWith(System.lineSeparator());
  }

  @Test
  void helpNamesTheCommands() {
    assertThat(commands()).contains("list", "play", "deck", "house-rules");
    for (String command : commands()) {
      assertThat(Run.of("--help").out()).containsPattern("(?m)^  " + command + " ");
    }
  }

  @Test
  void versionNamesTheProgram() {
    assertThat(Run.of("--version").out()).startsWith("spadille ");
  }

  @Test
  void noCommandIsAnError() {
    Run run = Run.of();

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("there are list, rules, play, score, replay, solve, perft, simulate");
  }

  @Test
  void unknownCommandGetsASuggestion() {
    Run run = Run.of("simulat");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("simulate");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules", "play", "simulate"})
  void unknownGameGetsASuggestion(String command) {
    assertUserError("did you mean oh-hell?", command, "oh-hel");
  }

  @Test
  void unknownOptionGetsASuggestion() {
    assertUserError("did you mean dealer-bid?", "rules", "oh-hell", "-o", "dealer-bit=hook");
  }

  @Test
  void unknownValueNamesWhatIsAllowed() {
    assertUserError("allowed: exceed, hook, free", "simulate", "oh-hell", "-o", "dealer-bid=maybe");
  }

  @Test
  void everythingThatIsWrongWithOptionsIsNamed() {
    Run run = Run.of("play", "oh-hell", "-o", "dealer-bid=maybe", "-o", "tie=never");

    assertThat(run.err()).contains("option dealer-bid", "option tie");
  }

  @Test
  void optionNeedsAValue() {
    assertUserError("expected KEY=VALUE, such as first-size=", "rules", "oh-hell", "-o", "sizes");
  }

  @Test
  void optionIsGivenOnce() {
    assertUserError("given twice", "rules", "oh-hell", "-o", "tie=shared", "-o", "tie=one-card");
  }

  @Test
  void playersIsNotAnOption() {
    assertUserError("given by --seats", "rules", "oh-hell", "-o", "players=4");
  }

  @Test
  void anOptionBesideAPresetWins() {
    assertThat(
            Run.of(
                    "simulate",
                    "oh-hell",
                    "-g",
                    "1",
                    "--preset",
                    "classic",
                    "-o",
                    "tie=shared",
                    "-o",
                    "scoring=ten-per-trick")
                .lines())
        .contains("house rules: dealer-bid=hook tie=shared");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules", "play", "simulate"})
  void unknownPresetGetsASuggestion(String command) {
    assertUserError(
        "preset scopon is unknown (did you mean scopone?); there are scopa-d-assi, scopone",
        command,
        "scopa",
        "--preset",
        "scopon");
    assertUserError("preset x is unknown; there are none", command, "cassino", "--preset", "x");
  }

  @Test
  void withoutSeatsThereAreAsManyAsTheHouseRulesFit() {
    assertThat(Run.of("simulate", "scopa", "-g", "1", "--preset", "scopone").lines())
        .contains("Scopa (scopa), 4 players", "house rules: deal=nine");
    assertThat(Run.of("simulate", "scopa", "-g", "1", "-o", "deal=nine").lines())
        .contains("Scopa (scopa), 4 players");
    assertThat(Run.of("simulate", "scopa", "-g", "1", "--preset", "scopa-d-assi").lines())
        .contains("Scopa (scopa), 2 players");
    assertUserError(
        "option deal: found nine with 2 seats; allowed: nine with 4 seats only",
        "simulate",
        "scopa",
        "--seats",
        "2",
        "--preset",
        "scopone");
  }

  @Test
  void wrongNumberOfSeatsNamesTheRightOnes() {
    assertUserError("expected 3, 4, 5, 6, 7", "simulate", "oh-hell", "--seats", "9");
  }

  @Test
  void unknownSeatNamesTheRightOnes() {
    assertUserError("seat 4; expected 0 to 3", "play", "oh-hell", "--seat", "4");
  }

  @Test
  void unknownAgentGetsASuggestion() {
    assertUserError("did you mean random?", "simulate", "oh-hell", "--agent", "randon");
  }

  @Test
  void countsAreAtLeastOne() {
    assertUserError("--games 0; expected at least 1", "simulate", "oh-hell", "--games", "0");
    assertUserError("--threads 0; expected at least 1", "simulate", "oh-hell", "--threads", "0");
    assertUserError("--max-moves 0; expected", "simulate", "oh-hell", "--max-moves", "0");
    assertUserError("--games 0; expected at least 1", "sweep", "--games", "0");
    assertUserError("--combinations -1; expected at least 0", "sweep", "-c", "-1");
  }

  @Test
  void simulateAndSweepShareOptionsButNotWhatTheyAreByDefault() {
    assertThat(words(Run.of("simulate", "--help")))
        .contains("How many games; 1000 if", "so many moves, shuffles included; 100000 if");
    assertThat(words(Run.of("sweep", "--help")))
        .contains("How many games; 20 if", "so many moves, shuffles included; 3000 if");
  }

  private static String words(Run run) {
    return run.out().replaceAll("\\s+", " ");
  }

  @Test
  void internalErrorIsOneLineAndNamesNoPlace() {
    Run run = failing();

    assertThat(run.exitCode()).isEqualTo(70);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains("internal error", "no keyboard", "--stack-trace");
  }

  @Test
  void stackTraceIsShownOnRequest() {
    assertThat(failing("--stack-trace").err()).contains("no keyboard", "\tat io.github.spadille");
  }

  private static Run failing(String... more) {
    java.io.StringWriter err = new java.io.StringWriter();
    List<String> args = new java.util.ArrayList<>(List.of("play", "oh-hell"));
    args.addAll(List.of(more));
    int exitCode =
        Spadille.execute(
            Catalog.load(),
            out -> {
              throw new IllegalStateException("no keyboard");
            },
            java.io.Writer.nullWriter(),
            err,
            args.toArray(new String[0]));
    return new Run(exitCode, "", err.toString());
  }

  static void assertUserError(String message, String... args) {
    Run run = Run.of(args);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(message).contains("--help").doesNotContain("\tat ");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void playPrefersTheDictionaryThatIsThere() {
    String wordnet = "house rules: nouns=wordnet";
    String[] play = {"play", "through-the-window", "--seats", "3", "--seed", "1"};
    assertThat(Run.typing("quit\n", play).lines()).contains(wordnet);
    assertThat(Run.of("play", "through-the-window", "--auto", "--seed", "1").lines())
        .contains(wordnet);
    assertThat(Run.typing("quit\n", with(play, "--option", "nouns=built-in")).lines())
        .contains("house rules: as usual");
    assertThat(Run.typing("quit\n", with(play, "--option", "nouns=any")).lines())
        .contains("house rules: nouns=any");
    assertThat(Run.typing("quit\n", with(play, "--option", "min-length=3")).lines())
        .contains("house rules: min-length=3 nouns=wordnet");
    assertThat(Run.of("simulate", "through-the-window", "--games", "1", "--seed", "1").lines())
        .contains("house rules: as usual");
  }

  @Test
  void aSavedGameAndADocumentKeepTheirDictionary(@TempDir Path folder) throws IOException {
    Path saved = folder.resolve("saved.spadille");
    Run.typing("save " + saved + "\nquit\n", "play", "through-the-window", "--seed", "1");
    assertThat(Files.readString(saved)).contains("nouns=wordnet");
    Files.writeString(saved, Files.readString(saved).replace("Options: nouns=wordnet\n", ""));
    assertThat(
            Run.typing("quit\n", "play", "through-the-window", "--resume", saved.toString())
                .lines())
        .contains("house rules: as usual");

    Path document = folder.resolve("friday.yaml");
    Files.writeString(document, Run.of("house-rules", "new", "through-the-window").out());
    assertThat(
            Run.typing("rules ttw-4\nquit\n", "play", "--house-rules", document.toString()).out())
        .contains("A dictionary, the built-in list of nouns, tells which words are nouns.");
  }

  private static String[] with(String[] args, String... more) {
    return Stream.concat(Stream.of(args), Stream.of(more)).toArray(String[]::new);
  }
}
