package io.github.spadille.games.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.json.MessageException;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.tricktaking.ohhell.OhHell;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server of the chapter for clients compiles, and says what the chapter says that it does. */
class ClientReadmeTest {
  private static final Path README = Path.of("..", "..", "core", "README.md");
  private static final String CHAPTER = "## What a client needs\n";
  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String IMPORTS =
      """
      import io.github.spadille.engine.game.*;
      import io.github.spadille.engine.match.*;
      import io.github.spadille.engine.move.*;
      import io.github.spadille.engine.seat.*;
      import io.github.spadille.engine.table.*;
      import io.github.spadille.formats.json.*;
      import java.util.*;
      """;

  @TempDir static Path directory;

  private static String chapter;

  @BeforeAll
  static void read() throws IOException {
    String readme = Files.readString(README, UTF_8);
    int from = readme.indexOf(CHAPTER);
    assertThat(from).isPositive();
    int to = readme.indexOf("\n## ", from);
    chapter = readme.substring(from, to);
    compile("GameServer", blocks("java").get(0));
  }

  /** Returns the blocks of a language. */
  private static List<String> blocks(String language) {
    Matcher block =
        Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(chapter);
    List<String> blocks = new ArrayList<>();
    while (block.find()) {
      blocks.add(block.group(1));
    }
    return blocks;
  }

  private static void compile(String name, String code) throws IOException {
    Path source = Files.writeString(directory.resolve(name + ".java"), IMPORTS + code);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of("-d", directory.toString(), "-cp", System.getProperty("java.class.path"));
      boolean compiled =
          compiler
              .getTask(messages, files, null, options, null, files.getJavaFileObjects(source))
              .call();
      assertThat(compiled).as(messages.toString()).isTrue();
    }
  }

  private static Match<?, ?> match() {
    return Replay.match(GameRecord.parse("README", blocks("text").get(0)), OhHell.GAME);
  }

  /** A server as the chapter writes it. */
  private record Server(Object server) {
    static Server of(Match<?, ?> match, ClassLoader loader) throws ReflectiveOperationException {
      return new Server(
          loader.loadClass("GameServer").getConstructor(Match.class).newInstance(match));
    }

    String show(Viewer viewer, int known) throws ReflectiveOperationException {
      Method show = server.getClass().getMethod("show", Viewer.class, int.class);
      return (String) show.invoke(server, viewer, known);
    }

    String answer(int seat, String json) throws ReflectiveOperationException {
      Method answer = server.getClass().getMethod("answer", int.class, String.class);
      try {
        return (String) answer.invoke(server, seat, json);
      } catch (InvocationTargetException e) {
        if (e.getCause() instanceof MessageException refused) {
          throw refused;
        }
        throw e;
      }
    }
  }

  private static URLClassLoader loader() throws IOException {
    URL[] classes = {directory.toUri().toURL()};
    return new URLClassLoader(classes, ClientReadmeTest.class.getClassLoader());
  }

  private static String laidOut(String json) throws JsonProcessingException {
    return JsonLayout.of(JSON.readTree(json)) + '\n';
  }

  @Test
  void theExchangeIsWhatTheServerSays() throws Exception {
    List<String> shown = blocks("json");
    assertThat(shown).hasSize(5);
    List<String> said = new ArrayList<>();
    try (URLClassLoader loader = loader()) {
      Server server = Server.of(match(), loader);
      said.add(laidOut(server.show(Viewer.seat(2), Messages.NOTHING)));
      said.add(shown.get(1));
      said.add(laidOut(server.answer(2, shown.get(1))));
      said.add(shown.get(3));
      said.add(laidOut(server.answer(2, shown.get(3))));
    }
    assertThat(String.join("\n", shown)).isEqualTo(String.join("\n", said));
  }

  @Test
  void everyMessageIsWhatTheSchemaSays() {
    var schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(MessageJson.schema());
    for (String json : blocks("json")) {
      assertThat(schema.validate(json, InputFormat.JSON)).as(json).isEmpty();
    }
  }

  @Test
  void whatIsNoMoveOfThePlayerIsRefusedWithItsPlace() throws Exception {
    String move = blocks("json").get(3);
    try (URLClassLoader loader = loader()) {
      Server server = Server.of(match(), loader);
      assertThatExceptionOfType(MessageException.class)
          .isThrownBy(() -> server.answer(2, move.replace("Ks", "Kx")))
          .withMessage("move.arguments[0].words[0]: found \"Kx\", expected a card such as As")
          .satisfies(e -> assertThat(chapter).contains(e.getMessage()));
      assertThatExceptionOfType(MessageException.class)
          .isThrownBy(() -> server.answer(1, move))
          .withMessage("move.seat: found 2, expected 1");
    }
  }

  /** The table of the chapter has every kind of message. */
  @Test
  void everyKindOfMessageIsNamed() throws JsonProcessingException {
    var types = JSON.readTree(MessageJson.schema()).at("/properties/type/enum");
    assertThat(types.size()).isPositive();
    types.forEach(type -> assertThat(chapter).contains("| `" + type.asText() + "` |"));
  }
}
