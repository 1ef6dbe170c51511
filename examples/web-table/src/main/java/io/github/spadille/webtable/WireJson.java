package io.github.spadille.webtable;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** Writes and reads what the page and the store hold beside the messages of the library. */
final class WireJson {
  private static final int DEEPEST = 12;

  static final ObjectMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .build();

  private WireJson() {}

  static String write(Object data) {
    try {
      return MAPPER.writeValueAsString(data);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("plain data that cannot be written", e);
    }
  }

  /**
   * Reads what was written here.
   *
   * @throws IllegalStateException if it is not what was written
   */
  static <T> T readOwn(String json, Class<T> kind) {
    try {
      return MAPPER.readValue(json, kind);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("the store holds no " + kind.getSimpleName(), e);
    }
  }
}
