package io.github.spadille.terminal;

import java.time.DateTimeException;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The part of a command line that says on which day something happened. */
final class DateChoice {
  @Option(
      names = "--date",
      paramLabel = "DATE",
      converter = Converter.class,
      description = "The day, such as 2024-05-03; today if it is not given.")
  private @Nullable LocalDate date;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  DateChoice() {}

  /** Reads a date. */
  static final class Converter implements ITypeConverter<LocalDate> {
    @Override
    public LocalDate convert(String text) {
      try {
        return LocalDate.parse(text.strip());
      } catch (DateTimeException e) {
        throw new TypeConversionException(
            "'" + text + "' is no date; expected one such as 2024-05-03");
      }
    }
  }

  /** Returns the day. */
  LocalDate day() {
    return date == null ? DocumentArgument.today() : date;
  }
}
