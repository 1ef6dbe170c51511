package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;

/**
 * The comments of a document, each with the field or item before which it stands.
 *
 * <p>They belong to a document so that reading and writing it loses none; they say nothing to the
 * library. When a field goes, its comments go with it. Immutable.
 */
public final class Comments {
  /** No comments. */
  public static final Comments NONE =
      new Comments(ImmutableListMultimap.of(), ImmutableListMultimap.of());

  private final ImmutableListMultimap<String, String> before;
  private final ImmutableListMultimap<String, String> atEnd;

  Comments(
      ImmutableListMultimap<String, String> before, ImmutableListMultimap<String, String> atEnd) {
    this.before = before;
    this.atEnd = atEnd;
  }

  /** Returns the comments before a field or an item, each with its #. */
  ImmutableList<String> before(String path) {
    return before.get(path);
  }

  /** Returns the comments after the last field or item of a value, each with its #. */
  ImmutableList<String> atEnd(String path) {
    return atEnd.get(path);
  }

  /** Returns these comments and those of other places. */
  Comments and(Comments others) {
    return new Comments(and(before, others.before), and(atEnd, others.atEnd));
  }

  private static ImmutableListMultimap<String, String> and(
      ImmutableListMultimap<String, String> comments,
      ImmutableListMultimap<String, String> others) {
    return ImmutableListMultimap.<String, String>builder().putAll(comments).putAll(others).build();
  }

  /** Returns the comments of all but a field and what stands in it. */
  Comments without(String path) {
    return new Comments(without(before, path), without(atEnd, path));
  }

  private static ImmutableListMultimap<String, String> without(
      ImmutableListMultimap<String, String> comments, String path) {
    return ImmutableListMultimap.copyOf(
        Multimaps.filterKeys(
            comments, key -> !key.equals(path) && !key.startsWith(Paths.field(path, ""))));
  }

  /** Returns whether comments stand within a value. */
  boolean isWithin(String path) {
    return !within(path).isEmpty();
  }

  /** Returns the comments that stand within a value. */
  ImmutableList<String> within(String path) {
    String start = path + '/';
    ImmutableList.Builder<String> comments = ImmutableList.builder();
    before
        .asMap()
        .forEach(
            (key, lines) -> {
              if (key.startsWith(start)) {
                comments.addAll(lines);
              }
            });
    atEnd
        .asMap()
        .forEach(
            (key, lines) -> {
              if (key.equals(path) || key.startsWith(start)) {
                comments.addAll(lines);
              }
            });
    return comments.build();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Comments
        && ((Comments) o).before.equals(before)
        && ((Comments) o).atEnd.equals(atEnd);
  }

  @Override
  public int hashCode() {
    return 31 * before.hashCode() + atEnd.hashCode();
  }

  /** Returns the comments by place. */
  @Override
  public String toString() {
    return before + " " + atEnd;
  }
}
