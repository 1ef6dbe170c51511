package io.github.spadille.formats.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of this library, as its build wrote it down: what stands in records and rows. */
public final class LibraryVersion {
  private static final String VERSION = read();

  private LibraryVersion() {}

  /** Returns the version: {@code 0.1.0}. */
  public static String get() {
    return VERSION;
  }

  private static String read() {
    Properties library = new Properties();
    try (InputStream in = LibraryVersion.class.getResourceAsStream("library.properties")) {
      if (in == null) {
        throw new IllegalStateException("library.properties is not beside " + LibraryVersion.class);
      }
      library.load(in);
      return library.getProperty("version");
    } catch (IOException e) {
      throw new UncheckedIOException("library.properties", e);
    }
  }
}
