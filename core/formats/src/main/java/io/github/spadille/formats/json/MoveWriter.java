package io.github.spadille.formats.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;

/** Writes a move within a message as the message that a client sends back. */
final class MoveWriter extends JsonSerializer<MoveData> {
  @Override
  public void serialize(MoveData move, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    provider.defaultSerializeValue(MessageJson.headed(move), out);
  }
}
