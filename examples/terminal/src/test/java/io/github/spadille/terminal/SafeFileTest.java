package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SafeFileTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void nameAFile() {
    file = folder.resolve("a.txt");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(UTF_8);
  }

  private void assertFiles(String... names) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(path -> path.getFileName().toString())).containsExactlyInAnyOrder(names);
    }
  }

  @Test
  void aNewFileIsWritten() throws IOException {
    SafeFile.write(file, bytes("new"), false);
    assertThat(file).hasContent("new");
    assertFiles("a.txt");
  }

  @Test
  void whatIsThereStays() throws IOException {
    Files.writeString(file, "old");
    assertThatExceptionOfType(FileAlreadyExistsException.class)
        .isThrownBy(() -> SafeFile.write(file, bytes("new"), false));
    assertThat(file).hasContent("old");
    assertFiles("a.txt");
  }

  @Test
  void ofManyWritersOneWins() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(8);
    List<Callable<String>> writers = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      String text = "writer " + i;
      writers.add(
          () -> {
            try {
              SafeFile.write(file, bytes(text), false);
              return text;
            } catch (FileAlreadyExistsException e) {
              return "";
            }
          });
    }
    List<String> won = new ArrayList<>();
    for (Future<String> writer : executor.invokeAll(writers)) {
      won.add(writer.get());
    }
    executor.shutdown();
    won.removeIf(String::isEmpty);
    assertThat(won).hasSize(1);
    assertThat(file).hasContent(won.get(0));
    assertFiles("a.txt");
  }

  @Test
  void forceReplacesAndKeepsPermissions() throws IOException {
    assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
    Files.writeString(file, "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    SafeFile.write(file, bytes("new"), true);
    assertThat(file).hasContent("new");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r-----");
    SafeFile.write(folder.resolve("b.txt"), bytes("b"), true);
    assertFiles("a.txt", "b.txt");
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Files.writeString(file, "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    SafeFile.write(link, bytes("new"), true);
    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
    Path dangling = Files.createSymbolicLink(folder.resolve("dangling"), folder.resolve("gone"));
    assertThatExceptionOfType(FileAlreadyExistsException.class)
        .isThrownBy(() -> SafeFile.write(dangling, bytes("new"), false));
    assertFiles("a.txt", "link", "dangling");
  }

  @Test
  void aLinkToNothingIsFollowedWhenForced() throws IOException {
    Path gone = folder.resolve("gone");
    Path near = Files.createSymbolicLink(folder.resolve("near"), Path.of("gone"));
    Path far = Files.createSymbolicLink(folder.resolve("far"), near);
    SafeFile.write(far, bytes("new"), true);
    assertThat(far).isSymbolicLink();
    assertThat(near).isSymbolicLink();
    assertThat(gone).hasContent("new");
    Path lost = Files.createSymbolicLink(folder.resolve("lost"), folder.resolve("no/such"));
    assertThatExceptionOfType(NoSuchFileException.class)
        .isThrownBy(() -> SafeFile.write(lost, bytes("new"), true));
    assertFiles("far", "near", "gone", "lost");
  }

  @Test
  void aLinkThatLeadsBackIsNamed() throws IOException {
    Path one = folder.resolve("one");
    Path two = Files.createSymbolicLink(folder.resolve("two"), one);
    Files.createSymbolicLink(one, two);
    for (boolean force : new boolean[] {false, true}) {
      assertThatExceptionOfType(UnwritableException.class)
          .isThrownBy(() -> SafeFile.write(one, bytes("new"), force))
          .withMessage("it is a link that leads back to itself");
    }
    assertFiles("one", "two");
  }

  @Test
  void whatIsNoFileIsNotReplaced() throws IOException {
    Path inside = Files.createDirectory(folder.resolve("inside"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), inside);
    for (boolean force : new boolean[] {false, true}) {
      for (Path path : List.of(inside, link)) {
        assertThatExceptionOfType(UnwritableException.class)
            .isThrownBy(() -> SafeFile.write(path, bytes("new"), force))
            .withMessage("it is a directory");
      }
    }
    assertFiles("inside", "link");
  }

  @Test
  void whatFailsLeavesNothingBehind() throws IOException {
    Files.writeString(file, "old");
    assertThatIOException()
        .isThrownBy(
            () ->
                SafeFile.replace(
                    file,
                    bytes("new"),
                    () -> {
                      throw new IOException("changed");
                    }))
        .withMessage("changed");
    assertThat(file).hasContent("old");
    assertThatIOException()
        .isThrownBy(() -> SafeFile.write(folder.resolve("no/such"), bytes("new"), false));
    assertFiles("a.txt");
  }
}
