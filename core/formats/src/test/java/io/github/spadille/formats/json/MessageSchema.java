package io.github.spadille.formats.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.util.Set;

/** The published schema, as programs in other languages use it. */
final class MessageSchema {
  private static final JsonSchema SCHEMA =
      JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
          .getSchema(MessageJson.schema());

  private MessageSchema() {}

  /** Returns what is wrong with the JSON of a message; nothing if it is right. */
  static Set<ValidationMessage> problems(String json) {
    return SCHEMA.validate(json, InputFormat.JSON);
  }

  /** Writes a message, and checks that it is as the schema says and reads back as the same data. */
  static String written(Message message) {
    String json = MessageJson.write(message);
    assertThat(problems(json)).as(json).isEmpty();
    assertThat(MessageJson.read(json)).isEqualTo(message);
    return json;
  }
}
