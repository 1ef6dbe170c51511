package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who plays where, in every command that seats agents. */
class AgentsChoiceTest {
  private static final List<String> SHORT = List.of("oh-hell", "-s", "4", "-o", "first-size=2");

  private static String[] args(String command, String... more) {
    return Stream.of(Stream.of(command), SHORT.stream(), Stream.of(more))
        .flatMap(each -> each)
        .toArray(String[]::new);
  }

  private static String told(String command, String... more) {
    Run run = Run.typing("quit\n", args(command, more));
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run.out().replace("\n", " ");
  }

  private static void assertWrong(String message, String command, String... more) {
    CommandLineTest.assertUserError(message, args(command, more));
  }

  @Test
  void normalPlaysAgainstAPersonWhereNobodyIsNamed() {
    assertThat(told("play")).contains("You are Ada, at seat 0. The agent normal plays the others");
    assertThat(told("play", "-a", "lively")).contains("The agent lively plays the others");
  }

  @Test
  void eachSeatHasTheAgentThatIsNamedForIt() {
    assertThat(told("play", "-a", "1=lively", "-a", "3=flat:iterations=2", "-a", "random"))
        .contains("You are Ada, at seat 0.")
        .contains("Ben lively, Cleo random, Dan flat:iterations=2.");
    assertThat(told("play", "--auto", "-a", "1=flat:iterations=2"))
        .contains("seed: 4; played by agents: Ada random, Ben flat:iterations=2, Cleo random,");
  }

  @Test
  void aPersonSitsWhereNoAgentIsNamed() {
    assertThat(told("play", "-a", "0=random", "-a", "1=random"))
        .contains("You are Cleo, at seat 2. These agents play the others: Ada random, Ben random,")
        .contains("Dan normal.");
    assertThat(told("play", "-a", "0=random", "--seat", "3")).contains("You are Dan, at seat 3.");
    assertWrong("--seat 1 is where you sit", "play", "-a", "1=random", "--seat", "1");
    assertWrong(
        "names who plays at every seat",
        "play",
        "--agent=0=random",
        "--agent=1=random",
        "--agent=2=random",
        "--agent=3=random");
  }

  @Test
  void theStrongerAgentWinsWhereItSits() {
    Run run = Run.of(args("simulate", "-g", "10", "-a", "2=flat:iterations=40"));

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("10 games, seed 4", "seat  agent               wins");
    assertThat(wins(run, "2  flat:iterations=40")).isGreaterThan(5);
    assertThat(wins(run, "0  random")).isLessThan(4);
  }

  private static int wins(Run run, String seat) {
    String row = run.lines().stream().filter(line -> line.contains(seat)).findFirst().orElseThrow();
    return Integer.parseInt(row.substring(row.indexOf(seat) + seat.length()).strip().split(" ")[0]);
  }

  @Test
  void oneAgentAtEverySeatIsOneForAll() {
    String[] all = {"-g", "5", "-t", "1", "-a", "lively"};
    String[] each = {
      "-g", "5", "-t", "1", "-a", "0=lively", "-a", "1=lively", "-a", "2=lively", "-a", "3=lively"
    };
    assertThat(table(each)).isEqualTo(table(all)).contains("agent lively");
  }

  private static String table(String... args) {
    String out = Run.of(args("simulate", args)).out();
    return out.substring(0, out.indexOf("speed"));
  }

  @Test
  void aSweepPutsThemWhereThereAreSuchSeats() {
    String[] sweep = {"sweep", "oh-hell", "-g", "1", "-c", "0", "--max-moves", "60"};
    Run run =
        Run.of(Stream.concat(Stream.of(sweep), Stream.of("-a", "6=lively")).toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("all hold");

    CommandLineTest.assertUserError(
        "--agent 7=lively: seat 7; expected 0 to 6",
        Stream.concat(Stream.of(sweep), Stream.of("-a", "7=lively")).toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"play", "simulate"})
  void errorsNameTheSeatTheValueAndWhatIsAllowed(String command) {
    assertWrong("--agent 4=easy: seat 4; expected 0 to 3", command, "-a", "4=easy");
    assertWrong("--agent -1=easy: seat -1; expected 0 to 3", command, "--agent=-1=easy");
    assertWrong("--agent Ada=easy: seat Ada; expected 0 to 3", command, "-a", "Ada=easy");
    assertWrong("--agent =easy: seat ; expected 0 to 3", command, "--agent==easy");
    assertWrong(
        "--agent 1=easy: seat 1 has random already", command, "-a", "1=random", "-a", "1=easy");
    assertWrong(
        "--agent easy: there is random for all seats already", command, "-a", "random", "-aeasy");
    assertWrong("seat 2: unknown agent hrad (did you mean hard?)", command, "-a", "2=hrad");
    assertWrong("seat 2: agent flat:time=5: time=5; expected", command, "-a", "2=flat:time=5");
  }
}
