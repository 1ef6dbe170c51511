package io.github.spadille.testkit.variant;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A class that is compiled in memory and leaves no file. */
final class Compiled {
  private final String name;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private Compiled(String name) {
    this.name = name;
  }

  /**
   * Compiles a class that sees all that the running program has on its paths.
   *
   * @param name of the class, which has no package and no class within
   * @throws IllegalStateException if it has errors, which are named, or if there is no compiler
   */
  static Compiled of(String name, String source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("variants cannot be compiled without the compiler of a JDK");
    }
    Compiled compiled = new Compiled(name);
    StringWriter errors = new StringWriter();
    try (JavaFileManager files =
        compiled.new Memory(compiler.getStandardFileManager(null, null, UTF_8))) {
      List<String> options = List.of("-classpath", path(), "-proc:none", "-nowarn");
      List<JavaFileObject> texts = List.of(new Text(name, source));
      if (!compiler.getTask(errors, files, null, options, null, texts).call()) {
        throw new IllegalStateException(name + " cannot be compiled: " + errors + "\n" + source);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return compiled;
  }

  private static String path() {
    return System.getProperty("java.class.path", "")
        + File.pathSeparator
        + System.getProperty("jdk.module.path", "");
  }

  /** Returns the class, each time another one, with static fields of its own. */
  Class<?> load(ClassLoader parent) {
    return new Loader(parent).define(name, bytes.toByteArray());
  }

  /** The source of a class. */
  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(String name, String text) {
      super(URI.create("string:///" + name + Kind.SOURCE.extension), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Reads files as they are, and keeps what is written. */
  private final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    Memory(JavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("string:///" + className + kind.extension), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }
  }

  /** Makes a class of its bytes. */
  private static final class Loader extends ClassLoader {
    Loader(ClassLoader parent) {
      super(parent);
    }

    Class<?> define(String name, byte[] bytes) {
      return defineClass(name, bytes, 0, bytes.length);
    }
  }
}
