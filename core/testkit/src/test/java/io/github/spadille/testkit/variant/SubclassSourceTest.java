package io.github.spadille.testkit.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.testkit.bury.PointedBury;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class SubclassSourceTest {
  /** Rules of which a point asks for a type that nobody sees outside of its package. */
  public static class Closed {
    /** Creates the rules. */
    protected Closed(int seats, String options) {}

    static class Inside {}

    /** A point that no variant can override. */
    protected boolean mayMove(Inside inside) {
      return inside != null;
    }
  }

  @Test
  void aVariantOverridesAllPoints() {
    VariantPoints points = VariantPoints.of(PointedBury.class, Path.of("src/test/java"));
    assertThat(SubclassSource.of(PointedBury.class, points.points()))
        .isEqualTo(
            """
            public final class VariantOfAll extends io.github.spadille.testkit.bury.PointedBury {
              public static io.github.spadille.testkit.variant.Bender bender;

              public VariantOfAll(int seats, io.github.spadille.testkit.bury.BuryOptions options) {
                super(seats, options);
              }

              @Override protected boolean mayMove(io.github.spadille.testkit.bury.BuryState p0) {
                return bender.bend("mayMove", seats, super.mayMove(p0), new Object[] {p0});
              }

              @Override protected int size() {
                return bender.bend("size", seats, super.size(), new Object[] {});
              }
            }
            """);
  }

  @Test
  void aPointIsNoneThatAVariantCannotOverride() throws Exception {
    VariantPoint point =
        new VariantPoint(Closed.class.getDeclaredMethod("mayMove", Closed.Inside.class), "");
    String source = SubclassSource.of(Closed.class, List.of(point));
    assertThatThrownBy(() -> Compiled.of(SubclassSource.NAME, source))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("VariantOfAll cannot be compiled: ")
        .hasMessageContaining("Inside is not public");
  }
}
