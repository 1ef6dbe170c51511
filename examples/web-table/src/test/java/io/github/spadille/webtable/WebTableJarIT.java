package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/**
 * The jar that people run: what it bundles for the server and for the page, and by which licences.
 */
class WebTableJarIT {
  private static final Path JAR = Path.of("target", "spadille-web-table.jar");
  private static final String OWN = "io.github.spadille.";
  private static final String VERSION = "META-INF/versions/[0-9]+/";
  private static final Pattern WEBJAR =
      Pattern.compile("(META-INF/resources/webjars/[^/]+/[^/]+)/.+");
  private static final int SHORTEST_LICENCE = 200;

  private static Properties bundled(JarFile jar) throws IOException {
    Properties bundled = new Properties();
    try (InputStream in =
        jar.getInputStream(jar.getEntry("META-INF/licenses/bundled.properties"))) {
      bundled.load(in);
    }
    return bundled;
  }

  private static Set<String> classes(JarFile jar) {
    return jar.stream()
        .map(ZipEntry::getName)
        .filter(name -> name.endsWith(".class"))
        .map(name -> name.replaceFirst("^" + VERSION, "").replace('/', '.'))
        .collect(Collectors.toSet());
  }

  private static void hasLicence(JarFile jar, String owner, String file) {
    ZipEntry licence = jar.getEntry(file);
    assertThat(licence).as(owner + ": " + file).isNotNull();
    assertThat(licence.getSize()).as(owner + ": " + file).isGreaterThan(SHORTEST_LICENCE);
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
          hasLicence(jar, owner, "META-INF/" + file);
        }
      }
    }
  }

  @Test
  void everyLibraryOfThePageHasItsLicence() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      Set<String> webjars =
          jar.stream()
              .map(entry -> WEBJAR.matcher(entry.getName()))
              .filter(matcher -> matcher.matches())
              .map(matcher -> matcher.group(1))
              .collect(Collectors.toCollection(TreeSet::new));
      assertThat(webjars).anyMatch(name -> name.contains("/lit-html/"));
      webjars.forEach(name -> hasLicence(jar, name, name + "/LICENSE"));
    }
  }
}
