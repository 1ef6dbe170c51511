package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

class DocumentFileTest {
  private static final Catalog CATALOG = Catalog.load();

  @TempDir Path directory;
  private Path path;

  @BeforeEach
  void writeADocument() throws IOException {
    String text = HouseRules.starter(CATALOG.game("scopa"), LocalDate.of(2024, 5, 3));
    path = Files.writeString(directory.resolve("friday.yaml"), text);
  }

  private DocumentFile file() {
    CommandSpec spec =
        Spadille.commandLine(
                CATALOG,
                out -> {
                  throw new IllegalStateException("nobody types");
                },
                Writer.nullWriter(),
                Writer.nullWriter())
            .getCommandSpec();
    return new DocumentFile(path, spec);
  }

  private static void acknowledge(DocumentFile file, HouseRules document, String name) {
    file.write(document.acknowledge(name));
  }

  @Test
  void ofTwoWritersTheSecondIsRefused() throws IOException {
    DocumentFile first = file();
    DocumentFile second = file();
    HouseRules old = second.read();
    acknowledge(first, first.read(), "Ana");
    String written = Files.readString(path);

    assertThatExceptionOfType(ParameterException.class)
        .isThrownBy(() -> acknowledge(second, old, "Bo"))
        .withMessage(
            path
                + " was changed by somebody else since it was read; nothing was written. Give the"
                + " command once more to work on what it says now");
    assertThat(written).contains("Ana");
    assertThat(Files.readString(path)).isEqualTo(written);
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactly(path);
    }

    acknowledge(second, second.read(), "Bo");
    assertThat(Files.readString(path)).contains("Ana", "Bo");
  }

  @Test
  void aChangeOfAnyByteCounts() throws IOException {
    DocumentFile file = file();
    HouseRules document = file.read();
    String changed = Files.readString(path) + "# a word\n";
    Files.writeString(path, changed);

    assertThatExceptionOfType(ParameterException.class)
        .isThrownBy(() -> acknowledge(file, document, "Ana"))
        .withMessageContaining("was changed by somebody else");
    assertThat(Files.readString(path)).isEqualTo(changed);
  }

  @Test
  void whoWroteMayWriteAgain() throws IOException {
    DocumentFile file = file();
    HouseRules document = file.read().acknowledge("Ana");
    file.write(document);
    file.write(document.acknowledge("Bo"));

    assertThat(Files.readString(path)).contains("Ana", "Bo");
  }

  @Test
  void aFileThatIsGoneIsNamed() throws IOException {
    DocumentFile file = file();
    HouseRules document = file.read();
    Files.delete(path);

    assertThatExceptionOfType(ParameterException.class)
        .isThrownBy(() -> acknowledge(file, document, "Ana"))
        .withMessage("cannot write " + path + ": there is no such file or directory");
  }

  @Test
  void aFileThatWasNotReadIsNotWritten() {
    HouseRules document = file().read();

    assertThatIllegalStateException().isThrownBy(() -> file().write(document));
  }

  @Test
  void tooLongFilesAreRefusedByTheirLength() throws IOException {
    Files.write(path, new byte[HouseRulesReader.MAX_BYTES + 5]);

    assertThatExceptionOfType(ParameterException.class)
        .isThrownBy(() -> file().read())
        .withMessageContaining(Integer.toString(HouseRulesReader.MAX_BYTES + 5));
  }
}
