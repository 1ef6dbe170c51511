package io.github.spadille.formats.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads immutable lists as Jackson reads its own, which says at which element it stops. */
final class ListReader extends JsonDeserializer<ImmutableList<?>>
    implements ContextualDeserializer {
  private final @Nullable JsonDeserializer<?> list;

  ListReader() {
    this(null);
  }

  private ListReader(@Nullable JsonDeserializer<?> list) {
    this.list = list;
  }

  @Override
  public JsonDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) throws JsonMappingException {
    JavaType element = context.getContextualType().getContentType();
    JavaType type = context.getTypeFactory().constructCollectionType(ArrayList.class, element);
    return new ListReader(context.findContextualValueDeserializer(type, property));
  }

  @Override
  public ImmutableList<?> deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    if (list == null) {
      throw new IllegalStateException("a list of what is not known");
    }
    return ImmutableList.copyOf((List<?>) list.deserialize(parser, context));
  }
}
