package io.github.spadille.engine.reflect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import org.junit.jupiter.api.Test;

class RecordComponentsTest {
  record Point(int x, int y) {
    Point {
      if (x < 0) {
        throw new IndexOutOfBoundsException("left of it all");
      }
    }
  }

  record Name(String text) {
    static final Name ANNA = new Name("Anna");

    static Name of(String text) {
      return text.equals("Anna") ? ANNA : new Name(text);
    }
  }

  record Length(int metres) {
    static String of(int metres) {
      return metres + " m";
    }
  }

  @Test
  void partsComeInOrder() {
    RecordComponents<Point> parts = RecordComponents.of(Point.class);

    assertThat(parts.names()).containsExactly("x", "y");
    assertThat(parts.get(new Point(3, 4), 0)).isEqualTo(3);
    assertThat(parts.get(new Point(3, 4), 1)).isEqualTo(4);
    assertThat(parts.make(3, 4)).isEqualTo(new Point(3, 4));
  }

  @Test
  void sharedRecordsStayShared() {
    assertThat(RecordComponents.of(Name.class).make("Anna")).isSameAs(Name.ANNA);
    assertThat(RecordComponents.of(Length.class).make(3)).isEqualTo(new Length(3));
  }

  @Test
  void whatARecordRefusesIsThrownAsItIs() {
    RecordComponents<Point> parts = RecordComponents.of(Point.class);

    assertThatThrownBy(() -> parts.make(-1, 0))
        .isExactlyInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("left of it all");
    assertThatThrownBy(() -> parts.make(1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> parts.make(1, "1")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatIsNoRecordIsRefused() {
    assertThatThrownBy(() -> RecordComponents.of(File.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("java.io.File is no record");
  }
}
