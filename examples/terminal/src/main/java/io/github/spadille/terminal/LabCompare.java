package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.formats.text.TextTable;
import io.github.spadille.formats.text.Wrap;
import io.github.spadille.lab.Comparison;
import io.github.spadille.lab.Contrast;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.Lab;
import io.github.spadille.lab.Measure;
import io.github.spadille.lab.Row;
import io.github.spadille.lab.RowFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Compares the sets of rules of an experiment on the same deals. */
@Command(
    name = "compare",
    description = {
      "Compare the first set of rules of an experiment with the others, on the same deals, and tell"
          + " the differences with intervals of 95 %.",
      "With --width it stops as soon as the answer is so narrow."
    })
final class LabCompare implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private ExperimentArgument experiment;

  @Option(
      names = {"-m", "--measure"},
      paramLabel = "MEASURE",
      converter = MeasureConverter.class,
      description =
          "What is compared: score.SEAT, place.SEAT, won.SEAT, moves, hands, decisions or choices;"
              + " can be given several times. The scores of all seats and moves if none is given.")
  private List<Measure> measures = new ArrayList<>();

  @Option(
      names = "--width",
      paramLabel = "W",
      description = "How wide the interval of the one measure may be.")
  private @Nullable Double width;

  @Option(
      names = "--rows",
      paramLabel = "ROWS",
      description = "Play nothing, and take the rows of this file.")
  private @Nullable Path rows;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  LabCompare() {}

  /** Reads a measure on the command line. */
  static final class MeasureConverter implements ITypeConverter<Measure> {
    @Override
    public Measure convert(String text) {
      try {
        return Measure.parse(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(Failures.message(e));
      }
    }
  }

  @Override
  public void run() {
    Lab lab = experiment.lab();
    int threads = experiment.threads();
    if (width != null && (measures.size() != 1 || rows != null)) {
      throw experiment.wrong("--width needs one --measure, and no --rows");
    }
    if (width != null && !(width > 0 && width < Double.POSITIVE_INFINITY)) {
      throw experiment.wrong("--width " + width + "; expected more than 0");
    }
    ImmutableList<Contrast> found;
    try {
      found = width == null ? compared(lab, threads) : lab.compare(measures.get(0), width, threads);
    } catch (IllegalArgumentException e) {
      throw experiment.wrong(Failures.message(e));
    }
    tell(found);
  }

  private ImmutableList<Contrast> compared(Lab lab, int threads) {
    List<Comparison> comparisons = new ArrayList<>();
    for (Measure measure : measures.isEmpty() ? usual(lab.experiment()) : measures) {
      comparisons.add(new Comparison(lab.experiment(), measure));
    }
    Consumer<Row> addition = row -> comparisons.forEach(each -> each.add(row));
    if (rows == null) {
      lab.play(0, lab.experiment().games(), threads, addition);
    } else {
      experiment.with(rows, file -> RowFile.read(file, lab, addition));
    }
    ImmutableList.Builder<Contrast> found = ImmutableList.builder();
    comparisons.forEach(each -> found.addAll(each.contrasts()));
    return found.build();
  }

  private static ImmutableList<Measure> usual(Experiment experiment) {
    ImmutableList.Builder<Measure> usual = ImmutableList.builder();
    for (int seat = 0; seat < experiment.seats(); seat++) {
      usual.add(new Measure(Measure.Kind.SCORE, seat));
    }
    return usual.add(new Measure(Measure.Kind.MOVES, 0)).build();
  }

  private void tell(ImmutableList<Contrast> found) {
    TextTable table =
        TextTable.of("llrrrr").head("measure", "rules", "mean", "95 % from", "to", "deals");
    for (Contrast each : found) {
      table.row(
          each.measure().toString(),
          each.rules().toString(),
          number(each.mean()),
          number(each.interval().low()),
          number(each.interval().high()),
          Long.toString(each.deals()));
    }
    PrintWriter writer = spec.commandLine().getOut();
    table.lines(Columns.width()).forEach(writer::println);
    writer.println();
    for (Contrast each : found) {
      writer.println(Wrap.hanging("* ", each.sentence(), Columns.width()));
    }
    long cutOff = found.get(0).cutOff();
    if (cutOff > 0) {
      writer.println(Names.count(cutOff, "deal") + " cut off, which count for nothing");
    }
    writer.flush();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
