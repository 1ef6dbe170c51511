package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.tricktaking.ohhell.OhHell;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Somebody kills the program again and again while a pad is filled: no entry is lost. */
@Tag("sweep")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class KilledPadTest {
  private static final int SEATS = 5;

  private static final Map<String, String> OPTIONS = Map.of("first-size", "3");
  private static final int AT_ONCE = 12; // entries at most between two kills
  private static final String PROMPT = "> ";

  @TempDir Path folder;

  private Process start(Path told, String... args) throws IOException {
    return new ProcessBuilder(ChildProgram.command(args))
        .redirectErrorStream(true)
        .redirectOutput(told.toFile())
        .start();
  }

  private static ScorePad<?> first() {
    return OhHell.GAME.rules(SEATS, OPTIONS).scorePad().orElseThrow();
  }

  /** Returns a whole game of entries, each the first of some that no rule refuses. */
  private static List<Integer> entries(Random random) {
    List<Integer> entries = new ArrayList<>();
    ScorePad<?> pad = first();
    while (pad.question().isPresent()) {
      PadQuestion question = pad.question().get();
      int answer = question.lowest() + random.nextInt(question.highest() - question.lowest() + 1);
      if (pad.refusal(answer).isEmpty()) {
        entries.add(answer);
        pad = pad.answer(answer);
      }
    }
    return entries;
  }

  /** Counts the entries after which the program has asked for the next one. */
  private static int confirmed(Path told) throws IOException {
    String shown = Files.exists(told) ? Files.readString(told, UTF_8) : "";
    return Math.max(0, shown.split(PROMPT, -1).length - 2);
  }

  private static List<Integer> kept(Path pad) throws IOException {
    if (!Files.exists(pad)) {
      return List.of();
    }
    String text = Files.readString(pad);
    return text.substring(text.indexOf("\n\n"))
        .lines()
        .filter(line -> line.contains("#"))
        .map(line -> Integer.valueOf(line.substring(0, line.indexOf(' '))))
        .toList();
  }

  @Test
  void noEntryThatWasConfirmedIsLost() throws Exception {
    Random random = new Random(7);
    List<Integer> entries = entries(random);
    Path pad = folder.resolve("friday.score");
    List<Integer> kept = List.of();
    int kills = 0;
    while (kept.size() < entries.size()) {
      Path told = folder.resolve("told-" + kills);
      int before = kept.size();
      int typed = Math.min(before + 1 + random.nextInt(AT_ONCE), entries.size());
      int awaited = before + random.nextInt(typed - before + 1);
      Process process = startOrGoOn(pad, told);
      type(process, entries.subList(before, typed));
      while (process.isAlive() && kept(pad).size() < awaited) {
        Thread.sleep(1);
      }
      Thread.sleep(random.nextInt(3));
      assertThat(process.isAlive()).as(Files.readString(told)).isTrue();
      process.toHandle().destroyForcibly();
      process.waitFor();
      kills++;
      kept = kept(pad);
      assertThat(kept).isEqualTo(entries.subList(0, kept.size()));
      assertThat(kept.size())
          .as(Files.readString(told))
          .isGreaterThanOrEqualTo(Math.max(awaited, before + confirmed(told)));
    }
    assertThat(kills).isGreaterThan(entries.size() / AT_ONCE - 1);
    assertIsOver(pad, entries);
  }

  private Process startOrGoOn(Path pad, Path told) throws IOException {
    return Files.exists(pad)
        ? start(told, "score", "--resume", pad.toString())
        : start(
            told,
            "score",
            "oh-hell",
            "-n",
            Integer.toString(SEATS),
            "-o",
            "first-size=3",
            "--file",
            pad.toString());
  }

  private void assertIsOver(Path pad, List<Integer> entries) throws Exception {
    ScorePad<?> whole = first();
    for (int entry : entries) {
      whole = whole.answer(entry);
    }
    Path told = folder.resolve("last");
    Process last = start(told, "score", "--resume", pad.toString());
    last.getOutputStream().close();
    assertThat(last.waitFor()).isZero();
    assertThat(Files.readString(pad)).endsWith("? over\n");
    String totals = "total " + Joiner.on(' ').join(whole.state().scores().asList());
    assertThat(Files.readString(told).replaceAll(" +", " ")).contains(totals + "\n");
  }

  /** Types entries all at once and leaves the keyboard open, as somebody does who types on. */
  private static void type(Process process, List<Integer> entries) throws IOException {
    OutputStream keyboard = process.getOutputStream();
    for (int entry : entries) {
      keyboard.write((entry + "\n").getBytes(UTF_8));
    }
    keyboard.flush();
  }
}
