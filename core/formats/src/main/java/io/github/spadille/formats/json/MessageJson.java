package io.github.spadille.formats.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.io.Resources;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.HiddenCharacters;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Map;

/**
 * Writes messages as JSON, and reads them back as plain data.
 *
 * <pre>{@code
 * String json = MessageJson.write(Messages.of(match, Locale.ENGLISH).observation(match, viewer, known));
 * MoveData move = MessageJson.read(answer, MoveData.class);
 * }</pre>
 *
 * <p>A message is an object that begins with the version of the format and its kind:
 *
 * <table>
 * <caption>Kinds of messages</caption>
 * <tr><td>{@code view}</td><td>{@link ViewData}</td><td>the game as one viewer sees it</td></tr>
 * <tr><td>{@code log}</td><td>{@link LogData}</td><td>the moves since those that are known</td></tr>
 * <tr><td>{@code moves}</td><td>{@link MovesData}</td><td>what the viewer can do</td></tr>
 * <tr><td>{@code stages}</td><td>{@link StagesData}</td><td>what happened on the way</td></tr>
 * <tr><td>{@code observation}</td><td>{@link ObservationData}</td><td>these four at once</td></tr>
 * <tr><td>{@code move}</td><td>{@link MoveData}</td><td>what a player does</td></tr>
 * <tr><td>{@code refusal}</td><td>{@link RefusalData}</td><td>why that is against the rules</td></tr>
 * <tr><td>{@code record}</td><td>{@link RecordData}</td><td>the game as a text to save</td></tr>
 * <tr><td>{@code game}</td><td>{@link GameData}</td><td>a game that can be played</td></tr>
 * <tr><td>{@code catalog}</td><td>{@link CatalogData}</td><td>all of them, to choose from</td></tr>
 * <tr><td>{@code rules}</td><td>{@link RulesData}</td><td>the rules in force</td></tr>
 * <tr><td>{@code pack}</td><td>{@link PackData}</td><td>how each card is shown</td></tr>
 * </table>
 *
 * <p>Fields always stand in the same order and are never left out; what is not there is {@code
 * null}. Reading what was written gives equal data. Reading is strict: no field is unknown, missing
 * or there twice, a number is no text and a text no number, and no text has {@linkplain
 * HiddenCharacters hidden characters}. {@link #schema} says the same for programs in other
 * languages. Thread-safe.
 */
public final class MessageJson {
  /** The version of the format. */
  public static final int VERSION = 1;

  /** The most characters of a text that is read. */
  public static final int MAX_SIZE = 1 << 24;

  private static final String FORMAT = "spadille";
  private static final String TYPE = "type";

  private static final ImmutableBiMap<String, Class<? extends Message>> TYPES =
      ImmutableBiMap.<String, Class<? extends Message>>builder()
          .put("view", ViewData.class)
          .put("log", LogData.class)
          .put("moves", MovesData.class)
          .put("stages", StagesData.class)
          .put("observation", ObservationData.class)
          .put("move", MoveData.class)
          .put("refusal", RefusalData.class)
          .put("record", RecordData.class)
          .put("game", GameData.class)
          .put("catalog", CatalogData.class)
          .put("rules", RulesData.class)
          .put("pack", PackData.class)
          .buildOrThrow();

  /** What is written: the head of a message, then its fields. */
  @JsonPropertyOrder({FORMAT, TYPE})
  record Headed(int spadille, String type, @JsonUnwrapped Message message) {}

  private MessageJson() {}

  /** Returns the JSON of a message, in one line. */
  public static String write(Message message) {
    try {
      return Mapper.MAPPER.writeValueAsString(headed(message));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("plain data that cannot be written: " + message, e);
    }
  }

  static Headed headed(Message message) {
    return new Headed(VERSION, typeOf(message), message);
  }

  /** Returns what a message is called in JSON: {@code view}. */
  public static String typeOf(Message message) {
    return typeOf(message.getClass());
  }

  private static String typeOf(Class<? extends Message> kind) {
    String type = TYPES.inverse().get(kind);
    if (type == null) {
      throw new IllegalArgumentException(kind + " is no kind of message");
    }
    return type;
  }

  /**
   * Returns the JSON Schema (draft 2020-12) of all messages, which are exactly what it allows as
   * far as it can say it.
   */
  public static String schema() {
    try {
      return Resources.toString(
          Resources.getResource(MessageJson.class, "spadille-" + VERSION + ".schema.json"), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a message.
   *
   * @throws MessageException if the text is too long, no JSON, or not that of a message; says where
   */
  public static Message read(String json) {
    ObjectNode object = object(json);
    return convert(object, kind(object));
  }

  /**
   * Reads a message of one kind.
   *
   * @throws MessageException if the text is too long, no JSON, or not that of such a message; says
   *     where
   */
  public static <T extends Message> T read(String json, Class<T> kind) {
    ObjectNode object = object(json);
    takeHead(object, kind);
    return convert(object, kind);
  }

  /**
   * Takes the head away from a message of one kind.
   *
   * @throws MessageException if it is of another kind, or has no head
   */
  static void takeHead(ObjectNode object, Class<? extends Message> kind) {
    Class<? extends Message> found = kind(object);
    if (found != kind) {
      throw new MessageException(TYPE, MessageException.quoted(typeOf(found)), typeOf(kind));
    }
  }

  /** Reads a text up to its fields. */
  private static ObjectNode object(String json) {
    if (json.length() > MAX_SIZE) {
      throw new MessageException("text", json.length() + " characters", "at most " + MAX_SIZE);
    }
    JsonNode node;
    try {
      node = Mapper.MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw Trouble.ofText(e).because(e);
    }
    if (!(node instanceof ObjectNode object)) {
      String found = node.isMissingNode() ? "nothing" : Excerpt.of(node.toString());
      throw new MessageException("message", found, "an object");
    }
    return object;
  }

  /** Takes the head away from a message and returns its kind. */
  private static Class<? extends Message> kind(ObjectNode object) {
    JsonNode version = object.path(FORMAT);
    if (!version.isInt() || version.intValue() != VERSION) {
      throw new MessageException(FORMAT, found(version), Integer.toString(VERSION));
    }
    JsonNode type = object.path(TYPE);
    Class<? extends Message> kind = type.isTextual() ? TYPES.get(type.textValue()) : null;
    if (kind == null) {
      throw new MessageException(
          TYPE, found(type), "one of " + Joiner.on(", ").join(TYPES.keySet()));
    }
    object.remove(FORMAT);
    object.remove(TYPE);
    return kind;
  }

  private static String found(JsonNode node) {
    return node.isMissingNode() ? "nothing" : Excerpt.of(node.toString());
  }

  private static <T extends Message> T convert(ObjectNode object, Class<T> kind) {
    String type = typeOf(kind);
    checkVisible(object, type);
    try {
      return Mapper.MAPPER.treeToValue(object, kind);
    } catch (JsonProcessingException e) {
      throw Trouble.of(e, type, object).because(e);
    }
  }

  private static void checkVisible(JsonNode node, String place) {
    if (node.isTextual()) {
      checkVisible(node.textValue(), place);
    }
    int index = 0;
    for (JsonNode element : node) {
      if (node.isArray()) {
        checkVisible(element, place + '[' + index++ + ']');
      }
    }
    for (Iterator<Map.Entry<String, JsonNode>> i = node.fields(); i.hasNext(); ) {
      Map.Entry<String, JsonNode> field = i.next();
      checkVisible(field.getKey(), place);
      checkVisible(field.getValue(), place + '.' + field.getKey());
    }
  }

  private static void checkVisible(String text, String place) {
    int hidden = HiddenCharacters.find(text, 0);
    if (hidden >= 0) {
      String name = HiddenCharacters.name(text.codePointAt(hidden));
      throw new MessageException(place, "character " + name + " is not allowed");
    }
  }
}
