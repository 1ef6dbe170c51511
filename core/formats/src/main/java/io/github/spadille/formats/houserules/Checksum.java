package io.github.spadille.formats.houserules;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.hash.Hashing;
import java.util.Map;

/**
 * Sums up what decides the rules (HSE-14, HSE-18).
 *
 * <p>The sum is the SHA-256 of a text with a line for each matter, made from nothing but the
 * document, so that it is the same on every machine and with every version of the library.
 */
final class Checksum {
  private Checksum() {}

  static String of(Entry entry) {
    return sum(canonical(entry));
  }

  /** Sums up entries; neither their names nor their order matter. */
  static String of(Iterable<Entry> entries) {
    ImmutableSortedSet.Builder<String> texts = ImmutableSortedSet.naturalOrder();
    entries.forEach(entry -> texts.add(canonical(entry)));
    return sum(Joiner.on('\n').join(texts.build()));
  }

  private static String sum(String text) {
    return Hashing.sha256().hashString(text, UTF_8).toString();
  }

  private static String canonical(Entry entry) {
    StringBuilder text = new StringBuilder();
    line(text, "game " + entry.gameId());
    line(text, "base " + entry.base());
    if (!entry.seats().isEmpty()) {
      line(text, "seats " + Joiner.on(' ').join(entry.seats()));
    }
    options(text, "option ", entry.options());
    entry
        .optionsBySeats()
        .forEach((players, options) -> options(text, "option for " + players + " ", options));
    entry.ownRules().stream()
        .sorted((a, b) -> Integer.compare(a.number(), b.number()))
        .forEach(rule -> ownRule(text, rule));
    entry.rulings().stream()
        .sorted((a, b) -> Integer.compare(a.number(), b.number()))
        .forEach(ruling -> ruling(text, ruling));
    return text.toString();
  }

  private static void options(StringBuilder text, String start, Map<String, String> options) {
    ImmutableSortedMap.copyOf(options)
        .forEach((key, value) -> line(text, start + key + "=" + value));
  }

  private static void ownRule(StringBuilder text, OwnRule rule) {
    String start = "own " + rule.number();
    line(text, start + " text " + rule.text());
    rule.replaces().ifPresent(id -> line(text, start + " replaces " + id));
    rule.extending().ifPresent(id -> line(text, start + " extends " + id));
  }

  private static void ruling(StringBuilder text, Ruling ruling) {
    String start = "ruling " + ruling.number();
    line(text, start + " question " + ruling.question());
    line(text, start + " decision " + ruling.decision());
    ruling.rules().stream().sorted().forEach(id -> line(text, start + " rule " + id));
    ruling
        .option()
        .ifPresent(choice -> line(text, start + " option " + choice.key() + "=" + choice.value()));
  }

  private static void line(StringBuilder text, String line) {
    text.append(line.replace("\\", "\\\\").replace("\n", "\\n")).append('\n');
  }
}
