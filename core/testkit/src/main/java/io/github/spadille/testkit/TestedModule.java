package io.github.spadille.testkit;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;

/** Finds the module that a test belongs to. */
final class TestedModule {
  private TestedModule() {}

  /** Returns the directory of the module in which a class is tested. */
  static Path of(Class<?> test) {
    CodeSource source = test.getProtectionDomain().getCodeSource();
    try {
      if (source != null) {
        Path classes = Path.of(source.getLocation().toURI());
        if (classes.endsWith(Path.of("target", "test-classes"))) {
          return classes.resolve("../..").normalize();
        }
      }
      return Path.of(""); // Not built by Maven; most tools test in the directory of the module.
    } catch (URISyntaxException e) {
      throw new IllegalStateException("where " + test + " comes from", e);
    }
  }
}
