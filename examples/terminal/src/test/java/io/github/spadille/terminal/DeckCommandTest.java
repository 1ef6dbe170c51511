package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeckCommandTest {
  private static List<String> lines(String... arguments) {
    Run run = Run.of(arguments);
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run.out().lines().toList();
  }

  /** Returns the rows of the first table, which ends at an empty line. */
  private static List<String> rows(String... arguments) {
    return lines(arguments).stream().skip(2).takeWhile(line -> !line.isEmpty()).toList();
  }

  /** Returns the rows of the table of spectra, which follows. */
  private static List<String> spectra(String... arguments) {
    return lines(arguments).stream().dropWhile(line -> !line.isEmpty()).skip(3).toList();
  }

  @Test
  void spectraFollowAsATable() {
    assertThat(spectra("deck", "He"))
        .containsExactly("1.2   He Helium  388.9* 402.6 447.1* 501.6+ 587.6* 667.8+ 706.5* 728.1");
    assertThat(spectra("deck")).hasSize(64).allMatch(row -> row.length() <= 80);
    assertThat(spectra("deck", "star", "1.2")).hasSize(12);
  }

  @Test
  void listsTheCardsOfAPack() {
    assertThat(rows("deck")).hasSizeGreaterThanOrEqualTo(64);
    assertThat(rows("deck").get(0)).startsWith("1.1").contains("Kh").contains("waves");
    assertThat(rows("deck", "--pack", "zener-25").stream().filter(row -> row.matches("\\d.*")))
        .hasSize(25);
  }

  @Test
  void aCardIsFoundByAnyFace() {
    assertThat(rows("deck", "Fe").get(0)).startsWith("7.1").contains("symbol Fe");
    assertThat(rows("deck", "shi").get(0)).startsWith("5.1").contains("sound shi");
    assertThat(rows("deck", "8B", "Kh").stream().filter(row -> row.matches("\\d.*"))).hasSize(2);
    assertThat(String.join(" ", rows("deck", "i"))).contains("1.2").doesNotContain("13.2");
  }

  @Test
  void sheetsAreWrittenToAFile(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("cards.html");
    Run run = Run.of("deck", "--pack", "hanafuda", "--html", file.toString());
    assertThat(run.out()).isEqualToIgnoringNewLines("Wrote 48 cards to " + file + ".");
    assertThat(Files.readString(file).split("<svg", -1)).hasSize(7);
    assertThat(Run.of("deck", "--html", file.toString()).exitCode()).isEqualTo(2);
  }

  @Test
  void whatIsNotThereIsNamed() {
    Run unknown = Run.of("deck", "Sc");
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(unknown.err()).contains("no card of the pack full shows Sc");
    assertThat(Run.of("deck", "--pack", "hanafuda", "13.1").err())
        .contains("no card of the pack hanafuda shows 13.1");
    assertThat(Run.of("deck", "--pack", "tarot").err())
        .contains("there is no pack tarot; expected one of full, standard-52");
  }

  @Test
  void theGridOfKanaIsShown(@TempDir Path directory) throws IOException {
    Run run = Run.of("deck", "--kana");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines()).hasSize(17).contains("p   ぱ パ pa   ぴ ピ pi   ぷ プ pu   ぺ ペ pe   ぽ ポ po");
    Path file = directory.resolve("kana.html");
    assertThat(Run.of("deck", "--kana", "--html", file.toString()).out())
        .isEqualToIgnoringNewLines("Wrote the kana to " + file + ".");
    assertThat(Files.readString(file)).contains("<b lang='ja'>ぱ</b>");
    assertThat(Run.of("deck", "--kana", "--html", file.toString()).exitCode()).isEqualTo(2);
    CommandLineTest.assertUserError("leave FACE out. --html goes with it", "deck", "--kana", "き");
    CommandLineTest.assertUserError("leave --pack out", "deck", "--kana", "--pack", "full");
  }

  @Test
  void everyKanaOfTheDrillIsFound() {
    assertThat(Run.of("deck", "ぱ").lines())
        .containsExactly(
            "hiragana  katakana  sounds  code  card",
            "--------  --------  ------  ----  ----------",
            "ぱ        パ        pa      pa    on no card");
    assertThat(Run.of("deck", "pa").out()).isEqualTo(Run.of("deck", "ぱ").out());
    assertThat(Run.of("deck", "PA").out()).isEqualTo(Run.of("deck", "ぱ").out());
    assertThat(rows("deck", "ヂ")).containsExactly("ぢ        ヂ        ji, di, zi  di    on no card");
    assertThat(rows("deck", "づ"))
        .containsExactly("づ        ヅ        zu, du, dzu  du    on no card");
    assertThat(Run.of("deck", "ji").lines())
        .contains("じ        ジ        ji, zi      zi    6.2")
        .contains("ぢ        ヂ        ji, di, zi  di    on no card")
        .anyMatch(row -> row.startsWith("6.2   12c      6R      square"));
    assertThat(Run.of("deck", "SHI").lines()).contains("し        シ        shi, si  si    5.1");
    assertThat(String.join(" ", rows("deck", "I"))).contains("Iodine").doesNotContain("ゐ");
    assertThat(Run.of("deck", "i").lines()).contains("ゐ        ヰ        wi, i   wi    on no card");
  }

  @Test
  void aKanaThatIsOnNoCardOfThePackIsNamed(@TempDir Path directory) {
    String nor = "nor is it one of the 73 kana";
    CommandLineTest.assertUserError("no card of the pack full shows きゃ, " + nor, "deck", "きゃ");
    for (String kana : List.of("ら", "ぱ")) {
      Run run = Run.of("deck", "--pack", "hanafuda", kana);
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).contains("no card of the pack hanafuda shows " + kana + "\n");
    }
    String file = directory.resolve("none.html").toString();
    CommandLineTest.assertUserError(
        "no card of the pack full shows ぱ", "deck", "ぱ", "--html", file);
  }

  @Test
  void kanaAreAlignedByTheColumnsThatTheyTake() {
    List<String> rows = rows("deck", "7.2", "X1");
    assertThat(rows.get(0)).startsWith("7.2   Qd       7R      waves");
    int head = Run.of("deck", "7.2", "X1").lines().get(0).indexOf("sound");
    for (String row : rows) {
      if (row.matches("\\d.*")) { // Two characters of two columns each stand before the sound.
        assertThat(row.substring(head - 2)).matches("(ta|ho) .*");
      }
    }
  }
}
