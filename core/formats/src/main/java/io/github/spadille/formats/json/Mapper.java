package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.MutableCoercionConfig;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.datatype.guava.GuavaModule;
import com.google.common.collect.ImmutableList;

/** Makes the one Jackson mapper, which reads nothing as what it is not. */
final class Mapper {
  private static final int DEEPEST = 8;

  static final ObjectMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .addModule(new GuavaModule())
          .addModule(new SimpleModule().addDeserializer(ImmutableList.class, new ListReader()))
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
          .defaultSetterInfo(JsonSetter.Value.construct(Nulls.SET, Nulls.FAIL))
          // What is a number stays one, and a text a text.
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .withCoercionConfig(LogicalType.Textual, Mapper::takeNothingElse)
          .withCoercionConfig(LogicalType.Integer, Mapper::takeNothingElse)
          .withCoercionConfig(LogicalType.Boolean, Mapper::takeNothingElse)
          .withCoercionConfig(LogicalType.Enum, Mapper::takeNothingElse)
          .build();

  private Mapper() {}

  private static void takeNothingElse(MutableCoercionConfig config) {
    for (CoercionInputShape shape : CoercionInputShape.values()) {
      config.setCoercion(shape, CoercionAction.Fail);
    }
  }
}
