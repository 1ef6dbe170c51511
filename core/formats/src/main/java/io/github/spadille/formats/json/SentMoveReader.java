package io.github.spadille.formats.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;

/** Reads a move within a message, which has the head of a message. */
final class SentMoveReader extends JsonDeserializer<MoveData> {
  @Override
  public MoveData deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    if (parser.currentToken() != JsonToken.START_OBJECT) {
      return (MoveData) context.handleUnexpectedToken(MoveData.class, parser);
    }
    ObjectNode object = (ObjectNode) context.readTree(parser);
    MessageJson.takeHead(object, MoveData.class);
    return context.readTreeAsValue(object, MoveData.class);
  }
}
