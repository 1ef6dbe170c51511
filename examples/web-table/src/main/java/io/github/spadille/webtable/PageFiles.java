package io.github.spadille.webtable;

import com.google.common.io.ByteSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The files of the page, and of the libraries that it uses, from the class path. */
final class PageFiles {
  /** A file to send. */
  record PageFile(ByteSource bytes, String contentType) {}

  private static final Pattern PATH = Pattern.compile("[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "json", "application/json",
          "txt", "text/plain; charset=utf-8");

  private PageFiles() {}

  /** Returns a file of the page, if there is one. */
  static Optional<PageFile> page(String path) {
    return find("page/", path);
  }

  /** Returns a file of a library: {@code lit-html/lit-html.js}. */
  static Optional<PageFile> library(String path) {
    int slash = path.indexOf('/');
    if (slash < 0 || !PATH.matcher(path).matches()) {
      return Optional.empty();
    }
    String name = path.substring(0, slash);
    String version = version(name);
    return version == null
        ? Optional.empty()
        : find(
            "/META-INF/resources/webjars/" + name + "/" + version + "/", path.substring(slash + 1));
  }

  private static @Nullable String version(String library) {
    Properties properties = new Properties();
    try (InputStream in =
        PageFiles.class.getResourceAsStream(
            "/META-INF/maven/org.webjars.npm/" + library + "/pom.properties")) {
      if (in != null) {
        properties.load(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version");
  }

  private static Optional<PageFile> find(String folder, String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null || !PATH.matcher(path).matches()) {
      return Optional.empty();
    }
    try (InputStream in = PageFiles.class.getResourceAsStream(folder + path)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new PageFile(ByteSource.wrap(in.readAllBytes()), type));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
