package io.github.spadille.formats.sheet;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What a group adds to a sheet: where its rules are written down, its own rules, its rulings and
 * what is proposed.
 *
 * <p>Everything is optional and plain text. Immutable.
 */
@Value.Immutable
public abstract class SheetNotes {
  /** Collects notes. */
  public static final class Builder extends ImmutableSheetNotes.Builder {}

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns no notes. */
  public static SheetNotes none() {
    return builder().build();
  }

  /** The group that plays so. */
  public abstract Optional<String> group();

  /** Who keeps its house rules (HSE-22). */
  public abstract Optional<String> host();

  /** The name of the document that holds its house rules. */
  public abstract Optional<String> document();

  /** The version of the document. */
  public abstract Optional<String> version();

  /** The date of that version. */
  public abstract Optional<String> date();

  /** The book, page or edition that the group follows (HSE-21). */
  public abstract Optional<String> source();

  /** What the group calls the game. */
  public abstract Optional<String> entry();

  /** The options that other numbers of players than those of the sheet have, in words. */
  public abstract Optional<String> otherSeats();

  /** The version of the base rules. */
  public abstract Optional<String> base();

  /** Own rules and rulings, in the order in which they are to stand. */
  public abstract ImmutableList<SheetNote> notes();

  /** Changes that are talked about and not in force, in the order in which they are to stand. */
  public abstract ImmutableList<SheetProposal> proposals();
}
