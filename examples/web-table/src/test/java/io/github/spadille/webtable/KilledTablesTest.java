package io.github.spadille.webtable;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.seat.Viewer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code kill -9} at random moments: what was told is kept, once. {@code -Dwebtable.kills=200} for
 * more than the usual number.
 */
@Tag("sweep")
class KilledTablesTest {
  private static final int KILLS = Integer.getInteger("webtable.kills", 2);
  private static final int LATEST_MILLISECONDS = 1500;

  @Test
  void noMoveThatWasToldIsMissingOrThereTwice(@TempDir Path data) throws Exception {
    Random random = new Random(KILLS);
    int told = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      Path folder = data.resolve("kill-" + kill);
      Map<String, List<String>> moves = playAndKill(folder, random.nextInt(LATEST_MILLISECONDS));
      told += moves.values().stream().mapToInt(List::size).sum();
      check(folder, moves);
    }
    System.out.println(KILLS + " kills, " + told + " moves told");
    assertThat(told).isGreaterThan(KILLS * 20);
  }

  private static Map<String, List<String>> playAndKill(Path folder, int milliseconds)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                KilledProgram.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    Map<String, List<String>> moves = new HashMap<>();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
      String line = lines.readLine();
      assertThat(line).as("the program tells something").isNotNull();
      Thread killer =
          new Thread(
              () -> {
                try {
                  Thread.sleep(milliseconds);
                } catch (InterruptedException e) {
                  throw new IllegalStateException(e);
                }
                // Process.destroyForcibly closes the stream that is still being read.
                process.toHandle().destroyForcibly();
              });
      killer.start();
      while (line != null) {
        // A line that was cut off is one that nobody was told.
        String after = lines.readLine();
        if (after != null) {
          note(line, moves);
        }
        line = after;
      }
      killer.join();
    }
    process.waitFor();
    return moves;
  }

  private static void note(String line, Map<String, List<String>> moves) {
    String[] parts = line.split("\t", -1);
    String[] head = parts[0].split(" ", -1);
    List<String> told = moves.computeIfAbsent(head[0], link -> new ArrayList<>());
    assertThat(told).hasSize(Integer.parseInt(head[1]));
    told.addAll(List.of(parts).subList(1, parts.length));
  }

  private static void check(Path folder, Map<String, List<String>> moves) {
    try (TableRoom room =
        new TableRoom(
            TestServer.CATALOG,
            EventStore.open(folder),
            new Thinkers(level -> new RandomAgent(), 0),
            Dealer.secure())) {
      moves.forEach(
          (watch, told) -> {
            long id = room.link(new SeatToken(watch)).table();
            HostedTable<?, ?> table = HostedTable.of(id, room.store().load(id), room);
            List<String> kept = new ArrayList<>();
            table.match().logFor(Viewer.bystander()).forEach(move -> kept.add(move.text()));
            assertThat(kept.subList(0, Math.min(kept.size(), told.size()))).isEqualTo(told);
          });
    }
  }
}
