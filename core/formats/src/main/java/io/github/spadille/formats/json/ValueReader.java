package io.github.spadille.formats.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a value of any type: a whole number, a text, null, or a list of these. */
final class ValueReader extends JsonDeserializer<Object> {
  ValueReader() {}

  @Override
  public @Nullable Object deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    if (!parser.hasToken(JsonToken.START_ARRAY)) {
      return one(parser, context);
    }
    List<@Nullable Object> values = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      values.add(one(parser, context));
    }
    return values;
  }

  private static @Nullable Object one(JsonParser parser, DeserializationContext context)
      throws IOException {
    return switch (parser.currentToken()) {
      case VALUE_NUMBER_INT -> parser.getLongValue();
      case VALUE_STRING -> parser.getText();
      case VALUE_NULL -> null;
      default -> context.handleUnexpectedToken(Object.class, parser);
    };
  }
}
