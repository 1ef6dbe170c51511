package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** The jar that people run: what it bundles, and by which licences. */
class FatJarIT {
  private static final Path JAR = Path.of("target", "spadille.jar");
  private static final String OWN = "io.github.spadille.";

  private static Properties bundled(JarFile jar) throws IOException {
    Properties bundled = new Properties();
    try (InputStream in =
        jar.getInputStream(jar.getEntry("META-INF/licenses/bundled.properties"))) {
      bundled.load(in);
    }
    return bundled;
  }

  @Test
  void everyLibraryHasItsLicence() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      Properties bundled = bundled(jar);
      Set<String> without = new TreeSet<>();
      Set<String> used = new TreeSet<>();
      for (String name : classes(jar)) {
        List<String> owners =
            bundled.stringPropertyNames().stream().filter(o -> name.startsWith(o + ".")).toList();
        used.addAll(owners);
        if (owners.isEmpty() && !name.startsWith(OWN)) {
          without.add(name);
        }
      }
      assertThat(without).isEmpty();
      assertThat(used).isEqualTo(bundled.stringPropertyNames());
      for (String owner : used) {
        for (String file : bundled.getProperty(owner).split(" ")) {
          ZipEntry licence = jar.getEntry("META-INF/" + file);
          assertThat(licence).as(owner + ": " + file).isNotNull();
          assertThat(licence.getSize()).as(owner + ": " + file).isGreaterThan(200);
        }
      }
    }
  }

  private static List<String> classes(JarFile jar) {
    return jar.stream()
        .map(ZipEntry::getName)
        .filter(name -> name.endsWith(".class"))
        .map(name -> name.replaceFirst("^META-INF/versions/[0-9]+/", "").replace('/', '.'))
        .toList();
  }

  @Test
  void thereIsNoServerInIt() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assertThat(classes(jar))
          .anyMatch(name -> name.startsWith("org.jline.reader."))
          .noneMatch(
              name -> name.matches("org\\.jline\\.(builtins|console|jansi|style|widget)\\..*"))
          .noneMatch(name -> name.contains("telnet") || name.contains(".ssh."));
    }
  }

  @Test
  void itRuns() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                JAR.toString(),
                "list",
                "\u001B[2J")
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isEqualTo(2);
    assertThat(out).contains("<U+001B>[2J").doesNotContain("\u001B");
  }
}
