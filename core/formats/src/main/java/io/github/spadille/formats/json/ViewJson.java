package io.github.spadille.formats.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.guava.GuavaModule;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.table.View;
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
 * "entry":"Eights"},"view":{...}}}. Reading what was written gives equal data. Thread-safe.
 */
public final class ViewJson {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(new GuavaModule())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private ViewJson() {}

  /** Returns the JSON of a view, in one line. */
  public static String write(View view) {
    return writeValue(ViewData.of(view));
  }

  /** Returns the JSON of all that a seat may know: its view, its log, its legal moves. */
  public static <S extends GameState, M extends Move> String write(Observation<S, M> observation) {
    return writeValue(ObservationData.of(observation));
  }

  /** Returns the JSON of a view with the house rules to which the game is bound (HSE-2). */
  public static String write(Binding houseRules, View view) {
    return writeValue(new BoundViewData(houseRules, ViewData.of(view)));
  }

  /** Returns the JSON of all that a seat may know, with the house rules of the game (HSE-2). */
  public static <S extends GameState, M extends Move> String write(
      Binding houseRules, Observation<S, M> observation) {
    return writeValue(new BoundObservationData(houseRules, ObservationData.of(observation)));
  }

  /**
   * Reads the JSON of a view.
   *
   * @throws IllegalArgumentException if the text is no JSON, or not that of a view; says where
   */
  public static ViewData read(String json) {
    return readValue(json, ViewData.class);
  }

  /**
   * Reads the JSON of an observation.
   *
   * @throws IllegalArgumentException if the text is no JSON, or not that of an observation; says
   *     where
   */
  public static ObservationData readObservation(String json) {
    return readValue(json, ObservationData.class);
  }

  /**
   * Reads the JSON of a view with house rules.
   *
   * @throws IllegalArgumentException if the text is no JSON, or not that of such a view; says where
   */
  public static BoundViewData readBound(String json) {
    return readValue(json, BoundViewData.class);
  }

  /**
   * Reads the JSON of an observation with house rules.
   *
   * @throws IllegalArgumentException if the text is no JSON, or not that of such an observation;
   *     says where
   */
  public static BoundObservationData readBoundObservation(String json) {
    return readValue(json, BoundObservationData.class);
  }

  private static String writeValue(Object data) {
    try {
      return MAPPER.writeValueAsString(data);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("plain data that cannot be written: " + data, e);
    }
  }

  private static <T> T readValue(String json, Class<T> type) {
    T data;
    try {
      data = MAPPER.readValue(json, type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("not the JSON of a view: " + e.getMessage(), e);
    }
    if (data == null) {
      throw new IllegalArgumentException("not the JSON of a view: " + json);
    }
    return data;
  }
}
