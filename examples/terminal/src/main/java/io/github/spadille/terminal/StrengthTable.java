package io.github.spadille.terminal;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.agents.duel.DuelResult;
import io.github.spadille.agents.duel.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** Writes down in Markdown how strong an agent is in every game, as far as that is known. */
final class StrengthTable {
  /** Of fewer deals nobody should conclude that there is nothing to decide. */
  private static final int MANY = 64;

  private final Sentences sentences;
  private final AgentChoice agent;
  private final ImmutableList<AgentChoice> opponents;
  private final ImmutableList<Pairing> pairings;
  private final boolean timesSecond;

  /**
   * Creates a table.
   *
   * @param pairings game by game, in each the opponents in their order
   * @param timesSecond whether the agent {@code normal} is timed too
   */
  StrengthTable(
      Sentences sentences,
      AgentChoice agent,
      ImmutableList<AgentChoice> opponents,
      ImmutableList<Pairing> pairings,
      boolean timesSecond) {
    this.sentences = sentences;
    this.agent = agent;
    this.opponents = opponents;
    this.pairings = pairings;
    this.timesSecond = timesSecond;
  }

  /** Returns a row for each game, and below them the games in which nobody is better. */
  ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(row(head())).add(row(rule()));
    List<String> level = new ArrayList<>();
    for (int from = 0; from < pairings.size(); from += opponents.size()) {
      ImmutableList<Pairing> game = pairings.subList(from, from + opponents.size());
      lines.add(row(cells(game)));
      if (game.stream().allMatch(StrengthTable::isLevel)) {
        level.add(level(game));
      }
    }
    if (!level.isEmpty()) {
      lines.add("").add(sentences.text("strength.level", agent, MANY)).add("");
      level.forEach(each -> lines.add("* " + each));
    }
    return lines.build();
  }

  private ImmutableList<String> head() {
    Stream<String> against =
        opponents.stream().map(each -> sentences.text("strength.against", each));
    Stream<String> times =
        Stream.of(sentences.text("strength.time"), sentences.text("strength.slowest"));
    Stream<String> second =
        timesSecond
            ? Stream.of(sentences.text("strength.slowest-of", AgentChoice.NORMAL))
            : Stream.of();
    Stream<String> game =
        Stream.of(sentences.text("strength.game"), sentences.text("presets.players"));
    return Stream.of(game, against, times, second).flatMap(each -> each).collect(toImmutableList());
  }

  private ImmutableList<String> rule() {
    ImmutableList.Builder<String> rule = ImmutableList.builder();
    rule.add("---", "--:");
    opponents.forEach(each -> rule.add("---"));
    rule.add("--:", "--:");
    return (timesSecond ? rule.add("--:") : rule).build();
  }

  private ImmutableList<String> cells(ImmutableList<Pairing> game) {
    ImmutableList.Builder<String> cells = ImmutableList.builder();
    cells.add(game.get(0).chosen().game().name(), Integer.toString(game.get(0).chosen().seats()));
    ImmutableLongArray.Builder nanos = ImmutableLongArray.builder();
    ImmutableLongArray.Builder second = ImmutableLongArray.builder();
    for (Pairing pairing : game) {
      Pairing.Standing standing = pairing.standing();
      cells.add(cell(standing));
      nanos.addAll(standing.nanos());
      second.addAll(standing.nanosOfSecond());
    }
    cells.add(millis(nanos.build(), ThinkingTime::mean));
    cells.add(millis(nanos.build(), ThinkingTime::slowest));
    if (timesSecond) {
      cells.add(millis(second.build(), ThinkingTime::slowest));
    }
    return cells.build();
  }

  /** Returns what is known of one pairing. */
  String cell(Pairing.Standing standing) {
    Optional<String> failure = standing.failure();
    if (failure.isPresent()) {
      return sentences.text("strength.failed", failure.get());
    }
    DuelResult result = standing.result();
    if (result.deals() == 0) {
      return sentences.text("strength.not-played");
    }
    String share = share(result);
    List<String> parts = new ArrayList<>();
    parts.add(standing.isDecided() ? "**" + share + "**" : share);
    parts.add(sentences.text("strength.points", points(result)));
    parts.add(sentences.text("strength.deals", result.deals()));
    if (result.cutOff() > 0) {
      parts.add(sentences.text("strength.cut-off", result.cutOff()));
    }
    return Joiner.on("; ").join(parts);
  }

  private String share(DuelResult result) {
    if (result.winsA() + result.winsB() == 0) {
      return sentences.text("strength.no-deal-won");
    }
    Interval share = result.shareInterval();
    String from = interval(percent(share.low()), percent(share.high()));
    return percent(result.share()) + " % " + from;
  }

  private String points(DuelResult result) {
    if (result.deals() < 2) {
      return number(result.points(), digits(Math.abs(result.points())));
    }
    Interval points = result.pointsInterval();
    int digits = digits(Math.max(Math.abs(points.low()), Math.abs(points.high())));
    String from = interval(number(points.low(), digits), number(points.high(), digits));
    return number(result.points(), digits) + " " + from;
  }

  private String interval(String low, String high) {
    return "(" + sentences.text("strength.interval", low, high) + ")";
  }

  /** Tells whether many deals were played and neither deals won nor points tell who is better. */
  private static boolean isLevel(Pairing pairing) {
    Pairing.Standing standing = pairing.standing();
    return standing.result().deals() >= MANY
        && standing.failure().isEmpty()
        && !standing.isDecided()
        && standing.result().pointsInterval().contains(0);
  }

  private String level(ImmutableList<Pairing> game) {
    List<String> parts = new ArrayList<>();
    for (Pairing pairing : game) {
      DuelResult result = pairing.standing().result();
      parts.add(
          sentences.text(
              "strength.level-figure",
              pairing.opponent(),
              share(result),
              result.deals(),
              result.ties()));
    }
    return game.get(0).chosen().game().name() + ": " + Joiner.on("; ").join(parts);
  }

  /** A bar would end the cell. */
  private static String row(List<String> cells) {
    return cells.stream().map(cell -> cell.replace("|", "\\|")).collect(joining(" | ", "| ", " |"));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f", 100 * share);
  }

  /** Returns how many digits after the point tell something beside a greater number. */
  private static int digits(double greatest) {
    if (greatest >= 100) {
      return 0;
    }
    return greatest >= 10 ? 1 : 2;
  }

  private static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%+." + digits + "f", value);
  }

  private static String millis(
      ImmutableLongArray nanos, ToDoubleFunction<ImmutableLongArray> figure) {
    return nanos.isEmpty() ? "-" : String.format(Locale.ROOT, "%.1f", figure.applyAsDouble(nanos));
  }
}
