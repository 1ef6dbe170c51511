package io.github.spadille.testkit;

import com.google.common.base.Joiner;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenTable;

/**
 * A {@link TestTable} as somebody sees it.
 *
 * <pre>{@code
 * assertThat(table.seenBy(0).pile("hand.1")).isEqualTo("?? ??");
 * assertThat(table.seenBy(Viewer.bystander()).fact("bids")).isEqualTo("? 2 ?");
 * }</pre>
 */
public final class TestView {
  private final TestTable table;
  private final Viewer viewer;

  TestView(TestTable table, Viewer viewer) {
    this.table = table;
    this.viewer = viewer;
  }

  /** Returns the cards of a pile, {@code ??} for each that lies face down. */
  public String pile(String name) {
    return Joiner.on(' ').join(seen().pile(name).cards());
  }

  /** Returns the value of a fact, {@code ?} for each word that is not seen; empty if none is. */
  public String fact(String name) {
    return seen().fact(name).orElse("");
  }

  /** Returns a move as the viewer sees it made: {@code 2 put ??}. */
  public String move(String move) {
    return table.rules().seenBy(viewer, table.state(), table.read(move)).toString();
  }

  /** Returns all that is seen. */
  public SeenTable seen() {
    return table.table().seenBy(viewer);
  }

  /** Returns all that is seen, as text. */
  @Override
  public String toString() {
    return seen().toString();
  }
}
