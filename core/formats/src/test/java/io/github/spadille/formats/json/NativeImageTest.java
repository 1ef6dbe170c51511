package io.github.spadille.formats.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A native image is told of every class that Jackson looks into. */
class NativeImageTest {
  private static final String HINTS =
      "META-INF/native-image/io.github.spadille/spadille-formats/reflect-config.json";

  private final SortedSet<Class<?>> reached =
      new TreeSet<>(Comparator.<Class<?>, String>comparing(Class::getName));

  /** Adds a type and all that its values are made of, if they are ours. */
  private void reach(Type type) {
    if (type instanceof ParameterizedType made) {
      reach(made.getRawType());
      ImmutableList.copyOf(made.getActualTypeArguments()).forEach(this::reach);
    } else if (type instanceof GenericArrayType array) {
      reach(array.getGenericComponentType());
    } else if (type instanceof WildcardType wildcard) {
      ImmutableList.copyOf(wildcard.getUpperBounds()).forEach(this::reach);
    } else if (type instanceof Class<?> found
        && found.getName().startsWith("io.github.spadille.")
        && reached.add(found)) {
      if (found.isSealed()) {
        ImmutableList.copyOf(found.getPermittedSubclasses()).forEach(this::reach);
      }
      reachReaders(found);
      if (found.isRecord()) {
        for (RecordComponent component : found.getRecordComponents()) {
          reach(component.getGenericType());
          reachReaders(component.getAccessor());
        }
      }
    }
  }

  private void reachReaders(AnnotatedElement element) {
    JsonDeserialize read = element.getAnnotation(JsonDeserialize.class);
    if (read != null) {
      ImmutableList.of(
              read.using(),
              read.contentUsing(),
              read.keyUsing(),
              read.builder(),
              read.converter(),
              read.contentConverter(),
              read.as(),
              read.contentAs(),
              read.keyAs())
          .forEach(this::reach);
    }
    JsonSerialize written = element.getAnnotation(JsonSerialize.class);
    if (written != null) {
      ImmutableList.of(
              written.using(),
              written.contentUsing(),
              written.keyUsing(),
              written.nullsUsing(),
              written.converter(),
              written.contentConverter(),
              written.as(),
              written.contentAs(),
              written.keyAs())
          .forEach(this::reach);
    }
  }

  @Test
  void everyClassThatJacksonLooksIntoIsNamed() throws IOException {
    reach(MessageJson.Headed.class);
    List<String> lines = new ArrayList<>();
    for (Class<?> type : reached) {
      lines.add(
          "  {\"name\": \""
              + type.getName()
              + "\", \"allDeclaredConstructors\": true, \"allDeclaredFields\": true,"
              + " \"allDeclaredMethods\": true"
              + (type.isRecord() ? ", \"allRecordComponents\": true}" : "}"));
    }
    String expected = "[\n" + Joiner.on(",\n").join(lines) + "\n]\n";

    assertThat(reached).contains(ViewData.class, ValueType.class, ValueReader.class);
    assertThat(Resources.toString(Resources.getResource(HINTS), UTF_8))
        .as("src/main/resources/" + HINTS)
        .isEqualTo(expected);
  }
}
