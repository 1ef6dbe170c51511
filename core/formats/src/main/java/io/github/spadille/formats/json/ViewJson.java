package io.github.spadille.formats.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.MutableCoercionConfig;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.datatype.guava.GuavaModule;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.formats.houserules.Binding;

/**
 * Writes views and observations as JSON, and reads them back as plain data.
 *
 * <pre>{@code
 * {"viewer":0,
 *  "piles":[{"name":"hand.0","owner":0,"order":"none","cards":["7d","Ks"]},
 *           {"name":"hand.1","owner":1,"order":"none","cards":[null,null]},
 *           {"name":"trick","owner":null,"order":"top-last","cards":[]}],
 *  "facts":{"trump":"h"}}
 * }</pre>
 *
 * <p>A bystander is the viewer {@code null}; a card that lies face down is {@code null}; fields
 * always stand in this order and are never left out. In a game that is bound to house rules they
 * can go before: {@code {"houseRules":{"name":"Friday table","version":3,"checksum":"...",
 * "entry":"Eights"},"view":{...}}}. Reading what was written gives equal data. A number is no text
 * and a text no number, and no field stands twice. Thread-safe.
 */
public final class ViewJson {
  /** The most characters of a text that is read. */
  public static final int MAX_SIZE = 1 << 24;

  private static final int DEEPEST = 8;
  private static final int LONGEST_REASON = 200;
  private static final String NO_VIEW = "not the JSON of a view: ";

  private static final ObjectMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .addModule(new GuavaModule())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          // What is a number stays one, and a text a text: nothing is read as what it is not.
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .withCoercionConfig(LogicalType.Textual, ViewJson::takeNothingElse)
          .withCoercionConfig(LogicalType.Integer, ViewJson::takeNothingElse)
          .build();

  private ViewJson() {}

  /** Returns the JSON of a view, in one line. */
  public static String write(SeenTable view) {
    return write(ViewData.of(view));
  }

  /** Returns the JSON of the data of a view, in one line. */
  public static String write(ViewData view) {
    return writeValue(view);
  }

  /** Returns the JSON of all that a seat may know: its view, its log, its legal moves. */
  public static <S extends GameState, M extends Move> String write(Observation<S, M> observation) {
    return write(ObservationData.of(observation));
  }

  /** Returns the JSON of the data of an observation, in one line. */
  public static String write(ObservationData observation) {
    return writeValue(observation);
  }

  /** Returns the JSON of a view with the house rules to which the game is bound (HSE-2). */
  public static String write(Binding houseRules, SeenTable view) {
    return write(new BoundViewData(houseRules, ViewData.of(view)));
  }

  /** Returns the JSON of the data of a view with house rules, in one line. */
  public static String write(BoundViewData view) {
    return writeValue(view);
  }

  /** Returns the JSON of all that a seat may know, with the house rules of the game (HSE-2). */
  public static <S extends GameState, M extends Move> String write(
      Binding houseRules, Observation<S, M> observation) {
    return write(new BoundObservationData(houseRules, ObservationData.of(observation)));
  }

  /** Returns the JSON of the data of an observation with house rules, in one line. */
  public static String write(BoundObservationData observation) {
    return writeValue(observation);
  }

  /**
   * Reads the JSON of a view.
   *
   * @throws IllegalArgumentException if the text is too long, no JSON, or not that of a view; says
   *     where
   */
  public static ViewData read(String json) {
    return readValue(json, ViewData.class);
  }

  /**
   * Reads the JSON of an observation.
   *
   * @throws IllegalArgumentException if the text is too long, no JSON, or not that of an
   *     observation; says where
   */
  public static ObservationData readObservation(String json) {
    return readValue(json, ObservationData.class);
  }

  /**
   * Reads the JSON of a view with house rules.
   *
   * @throws IllegalArgumentException if the text is too long, no JSON, or not that of such a view;
   *     says where
   */
  public static BoundViewData readBound(String json) {
    return readValue(json, BoundViewData.class);
  }

  /**
   * Reads the JSON of an observation with house rules.
   *
   * @throws IllegalArgumentException if the text is too long, no JSON, or not that of such an
   *     observation; says where
   */
  public static BoundObservationData readBoundObservation(String json) {
    return readValue(json, BoundObservationData.class);
  }

  private static void takeNothingElse(MutableCoercionConfig config) {
    for (CoercionInputShape shape : CoercionInputShape.values()) {
      config.setCoercion(shape, CoercionAction.Fail);
    }
  }

  private static String writeValue(Object data) {
    try {
      return MAPPER.writeValueAsString(data);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("plain data that cannot be written: " + data, e);
    }
  }

  private static <T> T readValue(String json, Class<T> type) {
    if (json.length() > MAX_SIZE) {
      throw new IllegalArgumentException(
          NO_VIEW + json.length() + " characters; expected at most " + MAX_SIZE);
    }
    T data;
    try {
      data = MAPPER.readValue(json, type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(NO_VIEW + reason(e), e);
    }
    if (data == null) {
      throw new IllegalArgumentException(NO_VIEW + "null");
    }
    return data;
  }

  private static String reason(JsonProcessingException e) {
    JsonLocation place = e.getLocation();
    String where =
        place == null ? "" : "line " + place.getLineNr() + ", column " + place.getColumnNr() + ": ";
    return where + Excerpt.of(String.valueOf(e.getOriginalMessage()), LONGEST_REASON);
  }
}
