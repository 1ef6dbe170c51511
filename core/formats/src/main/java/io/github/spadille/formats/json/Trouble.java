package io.github.spadille.formats.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.google.common.base.Joiner;
import com.google.common.collect.Lists;
import io.github.spadille.engine.text.Excerpt;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Says in words what Jackson found wrong: where, what stands there, what can stand there. */
final class Trouble {
  private static final int LONGEST_PATH = 150;

  private final String place;
  private final JsonNode node;

  private Trouble(String place, JsonNode node) {
    this.place = place;
    this.node = node;
  }

  /** Returns what is wrong with a text that is no JSON. */
  static MessageException ofText(JsonProcessingException e) {
    JsonLocation at = e.getLocation();
    String where = at == null ? "text" : "line " + at.getLineNr() + ", column " + at.getColumnNr();
    return new MessageException(where, String.valueOf(e.getOriginalMessage()));
  }

  /**
   * Returns what is wrong with JSON that is no message.
   *
   * @param kind what the message is called: {@code view}
   * @param root the JSON
   */
  static MessageException of(JsonProcessingException e, String kind, JsonNode root) {
    if (!(e instanceof JsonMappingException mapping)) {
      return new MessageException(kind, String.valueOf(e.getOriginalMessage()));
    }
    StringBuilder place = new StringBuilder(kind);
    JsonNode node = root;
    for (JsonMappingException.Reference step : mapping.getPath()) {
      String name = step.getFieldName();
      JsonNode inner = name == null ? node.path(step.getIndex()) : node.path(name);
      if (place.length() < LONGEST_PATH) {
        place.append(name == null ? "[" + step.getIndex() + "]" : "." + name);
      }
      node = inner;
    }
    return new Trouble(place.toString(), node).of(mapping);
  }

  private MessageException of(JsonMappingException e) {
    if (e instanceof UnrecognizedPropertyException unknown) {
      RecordComponent[] fields = unknown.getReferringClass().getRecordComponents();
      String known =
          Joiner.on(", ").join(Lists.transform(List.of(fields), RecordComponent::getName));
      return new MessageException(place, "unknown field; expected one of " + known);
    }
    Throwable cause = e.getCause();
    if (cause instanceof NullPointerException) { // The parts that must not be null name themselves.
      return new MessageException(place + "." + cause.getMessage(), "found null");
    }
    if (cause instanceof IllegalArgumentException) {
      return new MessageException(place, String.valueOf(cause.getMessage()));
    }
    if (e instanceof InvalidNullException && node.isObject()) {
      return new MessageException(place, "found null in " + Excerpt.of(node.toString()));
    }
    if (e instanceof MismatchedInputException mismatched && mismatched.getTargetType() != null) {
      return of(mismatched.getTargetType());
    }
    return new MessageException(place, e.getOriginalMessage());
  }

  private MessageException of(Class<?> expected) {
    String found = node.isMissingNode() ? "nothing" : node.toString();
    return new MessageException(place, Excerpt.of(found), name(expected));
  }

  private static String name(Class<?> expected) {
    if (expected == String.class) {
      return "a text";
    }
    if (expected == boolean.class || expected == Boolean.class) {
      return "true or false";
    }
    if (expected == ValueType.class) {
      return "one of "
          + Joiner.on(", ").join(Lists.transform(List.of(ValueType.values()), ValueType::word));
    }
    if (Collection.class.isAssignableFrom(expected)) {
      return "a list";
    }
    if (expected.isRecord() || Map.class.isAssignableFrom(expected)) {
      return "an object";
    }
    return expected == Object.class
        ? "a whole number, a text, null or a list of these"
        : "a whole number";
  }
}
