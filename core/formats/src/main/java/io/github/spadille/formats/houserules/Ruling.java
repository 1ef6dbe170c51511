package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import java.time.LocalDate;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A decision of a group on a case that the rules left open (HSE-6).
 *
 * <p>With an option value the engine enforces it; without one it is text, like an {@link OwnRule}.
 * Immutable.
 */
@Value.Immutable
public abstract class Ruling {
  /** Collects the parts of a ruling; number, question and decision are needed. */
  public static final class Builder extends ImmutableRuling.Builder {}

  /**
   * The value of an option that carries a ruling out.
   *
   * @param key the option
   * @param value its text
   */
  public record Choice(String key, String value) {
    /** Returns the text: {@code key=value}. */
    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** The number within the entry, from 1. */
  public abstract int number();

  /** What was unclear. */
  public abstract String question();

  /** What was decided. */
  public abstract String decision();

  /** The ids of the rules that are concerned. */
  public abstract ImmutableList<String> rules();

  /** When it was decided. */
  public abstract Optional<LocalDate> date();

  /** Who agreed. */
  public abstract ImmutableList<String> agreed();

  /** The option value that carries it out. */
  public abstract Optional<Choice> option();

  /** Returns whether the engine enforces it. */
  public boolean isEnforced() {
    return option().isPresent();
  }

  /** Returns this ruling under another number. */
  public Ruling numbered(int number) {
    return builder().from(this).number(number).build();
  }

  /** Checks the parts. */
  @Value.Check
  protected void check() {
    DocumentChecks.number(number(), "ruling");
    DocumentChecks.text(question(), "the question of ruling " + number());
    DocumentChecks.text(decision(), "the decision of ruling " + number());
    rules().forEach(id -> DocumentChecks.name(id, "a rule of ruling " + number()));
    date().ifPresent(date -> DocumentChecks.date(date, "the date of ruling " + number()));
    agreed().forEach(name -> DocumentChecks.name(name, "the name of who agreed"));
    option().ifPresent(choice -> DocumentChecks.option(choice.key(), choice.value()));
  }

  /** Returns the ruling in words: {@code ruling 1: question - decision}. */
  @Override
  public String toString() {
    return "ruling "
        + number()
        + ": "
        + question()
        + " - "
        + decision()
        + option().map(choice -> " [" + choice + "]").orElse("");
  }
}
