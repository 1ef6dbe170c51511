package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.ohhell.OhHellMove;
import io.github.spadille.tricktaking.ohhell.OhHellOptions;
import io.github.spadille.tricktaking.ohhell.OhHellState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a person types, the game goes on. */
class AnyLineTest {
  private static final String FAILED = "This program has made a mistake";

  private static final ImmutableList<String> ARGUMENTS =
      ImmutableList.of(
          "",
          "1",
          "0 0",
          "-1",
          "99 99 99",
          "2147483647",
          "99999999999999999999",
          "7d",
          "7d 7d",
          "7d 8d 9d 7d",
          "@830",
          "@9223372036854775807",
          "7d @9223372036854775807",
          "@5 7d",
          "s s s s s",
          "1 exa d",
          "1 exa d d",
          "1 sfc d c h",
          "1 EXA D/C",
          "1 exa d/d",
          "0 WIN D",
          "1 SFC D/C/H/S/",
          "0.1 0.1 @0",
          "m1 m1 m1",
          "m99999999999 As",
          "??",
          "\u0661 \ud83c\udca1 a\u0301",
          "\u00a0\u20031\t7d",
          "x".repeat(3000),
          "7d ".repeat(1500));

  static Stream<Game<?, ?, ?>> games() {
    return Catalog.load().games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void anyTextIsAnsweredInEveryGame(Game<?, ?, ?> game) {
    List<String> lines = new ArrayList<>();
    for (String verb : game.setup(game.defaultSeats()).rules().syntax().verbs()) {
      for (String argument : ARGUMENTS) {
        lines.add(verb + ' ' + argument);
        lines.add("why " + verb + ' ' + argument);
      }
      lines.add("1");
    }
    for (String word :
        List.of("", "why", "rules", "governing", "ask", "moves", "save", "nonsense")) {
      ARGUMENTS.forEach(
          argument -> lines.add(word.equals("save") ? "save" : word + ' ' + argument));
    }
    lines.addAll(List.of("undo 7", "redo 7", "log x", "help me", "table 1", "0", "-1", "60000"));

    Run run =
        Run.typing(String.join("\n", lines), "play", game.id(), "-a", "random", "--seed", "2");
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).doesNotContain(FAILED);
    assertThat(run.out())
        .containsPattern("> 60000|Winners?: |is drawn|is over|Nobody has won|loses the game");
  }

  @Test
  void horsesThatDoNotFitThePoolAreNamedWithTheirPlace() {
    Run run =
        Run.typing(
            "bet 1 exa d\nbet 1 exa d d\nbet 1 win d c\nwhy bet 1 sfc d\nbet 1 exa d c\nquit\n",
            "play",
            "--agent",
            "random",
            "superfecta",
            "--seed",
            "1");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains(
            "Say which is meant: bet 1 on EXA: diamonds and spades or bet 1 on EXA: diamonds",
            "column 11: found \"d d\", expected 2 different horses",
            "column 11: found \"d c\", expected one horse",
            "Say which is meant: bet 1 on SFC: diamonds, spades, hearts and clubs or bet 1 on");
    assertThat(run.out()).containsPattern("Ada (bets|writes)");
  }

  @Test
  void aBetIsTypedAsOnATicket() {
    Run run =
        Run.typing(
            "1 EXA D/C\n1 exa d/c\n2 Win D\nwhy 2 WIN D\nmoves\nquit\n",
            "play",
            "--agent",
            "random",
            "superfecta",
            "--seed",
            "1");

    assertThat(run.err()).isEmpty();
    assertThat(run.out().split("Ada bets 1 on EXA: diamonds and clubs", -1)).hasSize(3);
    assertThat(run.out())
        .contains("Ada bets 2 on WIN: diamonds", "You can bet 2 on WIN: diamonds; no rule");
  }

  @Test
  void aWrongLineOfATicketIsNamedWithItsPlace() {
    Run run =
        Run.typing(
            "1 EXA D\n1 EXA D/D\nEXA D/C\n0 WIN D\n1 WIN D/C\n1 PLACE D\n7 WIN D\n",
            "play",
            "--agent",
            "random",
            "superfecta",
            "--seed",
            "1");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains(
            "Say which is meant: bet 1 on EXA: diamonds and spades or bet 1 on EXA: diamonds",
            "column 7: found \"D/D\", expected 2 different horses",
            "\"EXA\" is no move that you can make now. Say its letter or begin with one of:",
            "SUP-10: A bet for this pool costs at least one chip.",
            "column 7: found \"D/C\", expected one horse",
            "column 3: found \"PLACE\", expected WIN, EXA or SFC",
            "SUP-11: A bet for this pool costs one of 1, 2, 5 and 10.")
        .doesNotContain("Ada bets");
  }

  /** Rules that fail for some moves: those of others after Ada bid 1, and a bid of 2. */
  private static final class Failing extends OhHell {
    Failing(int seats, OhHellOptions options) {
      super(seats, options);
    }

    @Override
    public Optional<Refusal> refusal(OhHellState state, TrickMove move) {
      if (move instanceof OhHellMove.Bid bid && bid.seat() == 0 && bid.tricks() == 2) {
        throw new IllegalStateException("of the rules");
      }
      if (move.seat() == 1 && table(state).fact("bids").words().get(0).equals("1")) {
        throw new IllegalStateException("of others");
      }
      return super.refusal(state, move);
    }
  }

  private static final Game<?, ?, ?> FAILS =
      Game.<OhHellState, TrickMove, OhHellOptions>builder("fails")
          .name("Fails")
          .family(Tag.of("tests", "Games of tests."))
          .summary("Oh Hell with a mistake.")
          .seats(3, 7, 3)
          .options(OhHell.GAME.options())
          .rulebook(OhHell.GAME.rulebook())
          .words(OhHell.GAME.words())
          .rules(Failing::new)
          .build();

  @TempDir Path directory;

  @Test
  void aFailureOfTheProgramIsToldAndNothingIsLost() throws IOException {
    Path file = directory.resolve("saved.spadille");
    Run run =
        Run.typing(
            Catalog.of(ImmutableList.of(FAILS)),
            "bid 2\nwhy bid 2\nbid 1\nsave " + file + "\nbid 0\nlog\nquit\n",
            "play",
            "--agent",
            "random",
            "fails",
            "--seed",
            "3");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out().split(FAILED, -1)).hasSize(4);
    assertThat(run.out())
        .contains("(java.lang.IllegalStateException: of the rules)", "stood: go on, or save it.")
        .contains("(java.lang.IllegalStateException: of others)")
        .contains("Saved one move")
        .contains("Ada bids no trick");
    assertThat(Files.readString(file)).doesNotContain("0 bid");
  }

  @Test
  void whereTheProgramFailedIsShownToWhoAsks() {
    Run run =
        Run.typing(
            Catalog.of(ImmutableList.of(FAILS)), "bid 2\nquit\n", "--stack-trace", "play", "fails");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).contains("IllegalStateException: of the rules", "AnyLineTest$Failing");
  }
}
