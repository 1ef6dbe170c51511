package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A simulation tells partners as one: they win together, and their score counts once. */
class SimulateSidesTest {
  private static final Pattern SCORES = Pattern.compile("(?m)^\\? scores: (.*)$");
  private static final Pattern WINNERS = Pattern.compile("(?m)^\\? winners: (.*)$");

  @TempDir Path directory;

  private static List<String> table(Run run) {
    assertThat(run.err()).isEmpty();
    return run.lines().stream()
        .filter(line -> line.matches("(side|seat) .*|[0-9, ]+ .* %.*"))
        .toList();
  }

  private static String last(Pattern pattern, String record) {
    Matcher found = pattern.matcher(record);
    assertThat(found.find()).isTrue();
    return found.group(1);
  }

  /** The records of the games say who won with how many points. */
  @Test
  void aSideHasTheWinsAndTheScoreOfItsPlayersOnce() throws IOException {
    Run run = Run.of("simulate", "tute", "-n", "4", "-g", "9", "-s", "3", "--out", "" + directory);

    int wins = 0;
    double points = 0;
    try (Stream<Path> records = Files.list(directory)) {
      for (Path file : records.toList()) {
        String record = Files.readString(file);
        String[] scores = last(SCORES, record).split(" ");
        wins += last(WINNERS, record).startsWith("0 2") ? 1 : 0;
        assertThat(scores).hasSize(4);
        assertThat(scores[2]).isEqualTo(scores[0]);
        points += Integer.parseInt(scores[0]);
      }
    }
    String share = String.format(Locale.ROOT, "%.1f %%", wins / 0.09);
    String mean = String.format(Locale.ROOT, "%.2f", points / 9);
    assertThat(wins).isBetween(1, 8);
    assertThat(table(run)).hasSize(3);
    assertThat(table(run).get(0)).startsWith("side  wins   share  95 % interval  mean score");
    assertThat(table(run).get(1)).matches("0, 2 +" + wins + " +" + share + " .* " + mean + " .*");
    assertThat(table(run).get(2)).startsWith("1, 3 ");
  }

  @Test
  void theAgentsOfASideAreNamedInTheOrderOfTheirSeats() {
    String[] play = {"simulate", "tute", "-n", "4", "-g", "2", "-s", "3", "-a"};

    assertThat(table(Run.of(with(play, "3=lively"))))
        .satisfiesExactly(
            head -> assertThat(head).startsWith("side  agents "),
            first -> assertThat(first).startsWith("0, 2  random  "),
            second -> assertThat(second).startsWith("1, 3  random, lively  "));
    assertThat(table(Run.of(with(play, "1=lively", "-a", "3=lively"))).get(2))
        .startsWith("1, 3  lively  ");
  }

  private static String[] with(String[] args, String... more) {
    return Stream.concat(Stream.of(args), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void whereEveryPlayerIsAloneThereAreSeats() {
    for (String seats : new String[] {"2", "3"}) {
      List<String> table = table(Run.of("simulate", "scopa", "-n", seats, "-g", "2", "-s", "3"));
      assertThat(table).hasSize(1 + Integer.parseInt(seats));
      assertThat(table.get(0)).startsWith("seat  wins");
    }
  }

  /** What the table relies on, in every game and under every house rule. */
  @Test
  void partnersHaveOneScoreInEveryGame() {
    TreeSet<String> withPartners = new TreeSet<>();
    for (Game<?, ?, ?> game : Catalog.load().games()) {
      Configurations.of(game, 0, Dealer.seeded(1).generatorFor("none")).stream()
          .filter(chosen -> chosen.rules().sides().size() < chosen.seats())
          .forEach(
              chosen -> {
                withPartners.add(game.id());
                assertOneScore(chosen);
              });
    }
    assertThat(withPartners).contains("canasta", "cassino", "five-hundred", "scopa", "tute");
  }

  private static <S extends GameState, M extends Move> void assertOneScore(
      ChosenGame<S, M, ?> chosen) {
    Arena.Result<S, M> result =
        Arena.of(chosen.setup(), new RandomAgent().policy()).play(Dealer.seeded(5));
    assertThat(result.outcome()).as(chosen.title() + " " + chosen.differences()).isPresent();
    for (Seats side : chosen.rules().sides()) {
      for (int seat : side) {
        assertThat(result.scores().get(seat))
            .as(chosen.title() + " " + chosen.differences())
            .isEqualTo(result.scores().get(side.first()));
      }
    }
  }
}
