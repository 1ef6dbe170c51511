package io.github.spadille.formats.sheet;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The sheets of several games, one after another: what a group puts on its table for an evening.
 *
 * <p>What the heads of all sheets say alike, such as the host and the number of players, and what
 * marks mean stand once at the top. Immutable.
 *
 * @param title what the group calls its rules
 * @param sheets the sheets, one at least, all of the same extent and language
 * @param notHere for how many players other games of the group are, by what it calls them
 */
public record RuleBooklet(
    String title,
    ImmutableList<RuleSheet> sheets,
    ImmutableMap<String, ImmutableSortedSet<Integer>> notHere)
    implements Handout {

  /** What may stand at the top, by the keys of its labels; the rest belongs to a single game. */
  private static final ImmutableList<String> OF_ALL =
      ImmutableList.of(
          "head.group", "head.host", "head.house-rules", "head.source", "head.players");

  /**
   * Checks the parts.
   *
   * @throws IllegalArgumentException if there is no sheet, or they are of several extents or
   *     languages
   */
  public RuleBooklet {
    checkArgument(!sheets.isEmpty(), "%s has no sheet; expected one at least", title);
    RuleSheet first = sheets.get(0);
    for (RuleSheet sheet : sheets) {
      checkArgument(
          sheet.extent() == first.extent()
              && sheet.head().language().equals(first.head().language()),
          "%s is %s in %s; expected %s in %s",
          sheet.head().title(),
          sheet.extent(),
          sheet.head().language(),
          first.extent(),
          first.head().language());
    }
    title = PlainText.clean(title);
  }

  /** Returns what all sheets say alike and which games are not here, by label, in order. */
  public ImmutableMap<String, String> facts() {
    Map<String, String> facts = new LinkedHashMap<>(sheets.get(0).head().facts());
    facts.keySet().retainAll(OF_ALL.stream().map(words()::text).toList());
    sheets.forEach(sheet -> facts.entrySet().retainAll(sheet.head().facts().entrySet()));
    missing().ifPresent(missing -> facts.put(words().text("head.not-here"), missing));
    return ImmutableMap.copyOf(facts);
  }

  /** Returns which games are not here, and for how many they are; nothing if all are here. */
  public Optional<String> missing() {
    List<String> missing = new ArrayList<>();
    notHere.forEach(
        (name, seats) ->
            missing.add(
                words()
                    .text(
                        "booklet.not-here",
                        PlainText.clean(name),
                        SheetHead.players(seats, words()))));
    return missing.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", missing));
  }

  /** Returns what marks mean, and what no engine enforces; empty if nothing is marked. */
  String explained() {
    boolean deviates = sheets.stream().anyMatch(sheet -> !sheet.deviations().isEmpty());
    boolean unenforced = sheets.stream().anyMatch(DeviationWords::hasUnenforced);
    return Stream.of(
            deviates ? words().text("booklet.marked") : "",
            unenforced ? words().text("deviations.unenforced") : "")
        .filter(sentence -> !sentence.isEmpty())
        .reduce((one, other) -> one + ' ' + other)
        .orElse("");
  }

  /** Returns what stands above a sheet that is not at the top. */
  SheetTop top(RuleSheet sheet) {
    if (!sheet.head().isOfGame()) {
      return SheetTop.of(sheet);
    }
    Map<String, String> own = new LinkedHashMap<>(sheet.head().facts());
    own.entrySet().removeAll(facts().entrySet());
    return sheet.deviations().isEmpty()
        ? new SheetTop(ImmutableMap.copyOf(own), Optional.empty(), words().text("booklet.default"))
        : new SheetTop(ImmutableMap.copyOf(own), Optional.of(DeviationWords.deviations(sheet)), "");
  }

  Locale language() {
    return sheets.get(0).head().language();
  }

  RuleSheet.Extent extent() {
    return sheets.get(0).extent();
  }

  private SheetWords words() {
    return SheetWords.in(language());
  }

  @Override
  public String toText(int width) {
    return TextSheet.write(this, width);
  }

  @Override
  public String toMarkdown() {
    return MarkdownSheet.write(this);
  }

  @Override
  public String toHtml() {
    return HtmlSheet.write(this);
  }
}
