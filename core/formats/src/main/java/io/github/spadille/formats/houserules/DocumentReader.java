package io.github.spadille.formats.houserules;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.houserules.Node.Field;
import io.github.spadille.formats.houserules.Node.Fields;
import io.github.spadille.formats.houserules.Node.Items;
import io.github.spadille.formats.houserules.Node.Text;
import io.github.spadille.formats.houserules.Problems.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Turns nodes into a document and collects everything that is wrong with it (HSE-8, HSE-9). */
final class DocumentReader {
  private static final ImmutableSet<String> FIELDS =
      ImmutableSet.of(
          "house-rules",
          "version",
          "date",
          "group",
          "members",
          "host",
          "source",
          "entries",
          "changes",
          "acknowledged",
          "proposals",
          "history");
  private static final String ENTRIES =
      "a list of entries, each such as - {game: my-game, base: 1}";
  private static final String DOCUMENT = "a document that begins with house-rules: NAME";

  private final Problems problems;
  private final Catalog catalog;

  DocumentReader(Problems problems, Catalog catalog) {
    this.problems = problems;
    this.catalog = catalog;
  }

  /** Returns a builder of the document; it holds stand-ins where something is wrong. */
  HouseRules.Builder read(Node root) {
    HouseRules.Builder builder = HouseRules.builder();
    if (!(root instanceof Fields)) {
      if (problems.isEmpty()) {
        String found = found(root);
        String start = isNothing(root) ? "the text is empty" : "the text holds " + found;
        problems.add(Place.ROOT, root.line(), found, DOCUMENT, start + "; allowed: " + DOCUMENT);
      }
      return builder;
    }
    FieldReader fields = new FieldReader(problems, Place.ROOT, root, FIELDS);
    int version = fields.number("version");
    builder
        .name(fields.name("house-rules"))
        .version(version)
        .date(fields.date("date"))
        .group(fields.optionalName("group"))
        .members(fields.differentNames("members"))
        .host(fields.optionalName("host")) // HSE-22: it need not be a member
        .source(fields.source()); // HSE-21
    ImmutableList<Entry> entries = entries(fields);
    builder.entries(entries);
    // Where the version cannot be read, no other is too new.
    int newest = fields.hasNumber("version") ? version : HouseRules.MAX_NUMBER;
    changes(fields, newest, builder);
    acknowledged(fields, newest, builder);
    proposals(fields, entries, builder);
    history(fields, newest, builder);
    return builder;
  }

  /** Names what stands in the place of a document. */
  private static String found(Node root) {
    if (isNothing(root)) {
      return "nothing";
    }
    return root instanceof Text ? "no fields" : root.kind();
  }

  private static boolean isNothing(Node value) {
    return value instanceof Text text && text.nothing();
  }

  private ImmutableList<Entry> entries(FieldReader fields) {
    ImmutableList<Node> items = fields.items("entries", ENTRIES);
    boolean none =
        fields.field("entries").map(Field::value).filter(value -> !isEmpty(value)).isEmpty();
    if (none) {
      fields.missing("entries", ENTRIES);
    }
    int begin = fields.line("entries");
    int end =
        fields.fields().stream()
            .mapToInt(Field::line)
            .filter(line -> line > begin)
            .min()
            .orElse(Integer.MAX_VALUE);
    ImmutableList.Builder<Entry> entries = ImmutableList.builder();
    Map<String, Integer> lines = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (int i = 0; i < items.size(); i++) {
      Node item = items.get(i);
      Place place = new Place(Optional.of(label(item, i)), "");
      Entry entry = new EntryReader(problems, place, item).read(catalog);
      entries.add(entry);
      int next = i + 1 < items.size() ? items.get(i + 1).line() : end;
      problems.moveInto(label(item, i), item.line(), next - 1);
      different(entry, place, item.line(), lines);
    }
    return entries.build();
  }

  private static boolean isEmpty(Node value) {
    return isNothing(value) || value instanceof Items list && list.items().isEmpty();
  }

  /** HSE-22: the names of entries differ; one without a name is called after its game. */
  private void different(Entry entry, Place place, int line, Map<String, Integer> lines) {
    ImmutableSet<String> names =
        entry.name().map(ImmutableSet::of).orElse(ImmutableSet.of(entry.gameId(), entry.game()));
    Optional<String> taken = names.stream().filter(lines::containsKey).findFirst();
    if (taken.isPresent() && !taken.get().equals(FieldReader.STAND_IN)) {
      problems.add(
          place,
          line,
          entry.label(),
          "each name once",
          "the name "
              + Problems.abbreviate(taken.get())
              + " stands twice, first in line "
              + lines.get(taken.get())
              + "; allowed: each name once, and entry: NAME gives a game another");
    }
    names.forEach(name -> lines.putIfAbsent(name, line));
  }

  static String label(Node item, int index) {
    if (item instanceof Fields fields) {
      for (String name : new String[] {"entry", "game"}) {
        for (Field field : fields.fields()) {
          if (field.key().equals(name)
              && field.value() instanceof Text text
              && !text.text().isBlank()) {
            return Problems.abbreviate(text.text().strip());
          }
        }
      }
    }
    return Integer.toString(index + 1);
  }

  private FieldReader inside(FieldReader fields, Field field, String... known) {
    return new FieldReader(
        problems,
        fields.place().at(Problems.abbreviate(field.key())),
        field.value(),
        ImmutableSet.copyOf(known));
  }

  /** Reads a key that is a version of the document. */
  private int version(FieldReader fields, Field field, int newest) {
    int version = fields.keyNumber(field);
    if (version > newest) {
      problems.add(
          fields.place().at(field.key()),
          field.line(),
          field.key(),
          "1 to " + newest,
          fields.place().key()
              + ": version "
              + version
              + " does not exist; allowed: 1 to "
              + newest);
    }
    return version;
  }

  private void changes(FieldReader document, int version, HouseRules.Builder builder) {
    FieldReader changes = document.inside("changes");
    for (Field field : changes.fields()) {
      FieldReader change = inside(changes, field, "date", "reason", "agreed", "changed");
      ImmutableList.Builder<String> lines = ImmutableList.builder();
      for (Node line : change.items("changed", "a list of texts, each after a dash")) {
        lines.add(
            change.text(
                change.place().at("changed"), line, FieldReader.TEXT, FieldReader.LONGEST_TEXT));
      }
      builder.addChanges(
          new ChangeLogEntry(
              version(changes, field, version),
              change.date("date"),
              change.text("reason"),
              change.differentNames("agreed"),
              lines.build()));
    }
  }

  private void acknowledged(FieldReader document, int version, HouseRules.Builder builder) {
    FieldReader acknowledged = document.inside("acknowledged");
    Map<Integer, ImmutableList<String>> names = new HashMap<>();
    for (Field field : acknowledged.fields()) {
      names.put(version(acknowledged, field, version), acknowledged.differentNames(field.key()));
    }
    builder.acknowledged(names);
  }

  private void proposals(
      FieldReader document, ImmutableList<Entry> entries, HouseRules.Builder builder) {
    FieldReader proposals = document.inside("proposals");
    for (Field field : proposals.fields()) {
      FieldReader fields =
          inside(proposals, field, "by", "date", "text", "entry", "options", "remarks");
      ImmutableMap.Builder<String, String> options = ImmutableMap.builder();
      ImmutableList<Field> chosen = fields.options("options");
      for (Field option : chosen) {
        options.put(option.key(), ((Text) option.value()).text().strip());
      }
      Optional<String> label = fields.optionalName("entry");
      label.ifPresent(name -> proposedFor(name, fields, chosen, entries));
      if (label.isEmpty() && !chosen.isEmpty()) {
        fields.missing("entry", "the name of an entry, as options are proposed");
      }
      builder.addProposals(
          Proposal.builder()
              .number(proposals.keyNumber(field))
              .by(fields.name("by"))
              .date(fields.date("date"))
              .text(fields.text("text"))
              .entry(label)
              .options(options.buildOrThrow())
              .remarks(remarks(fields))
              .build());
    }
  }

  private void proposedFor(
      String label,
      FieldReader fields,
      ImmutableList<Field> options,
      ImmutableList<Entry> entries) {
    List<String> labels = new ArrayList<>();
    for (Entry entry : entries) {
      labels.add(entry.label());
      if (entry.label().equalsIgnoreCase(label)) {
        GameChecks.find(catalog, entry.gameId())
            .ifPresent(
                game ->
                    new GameChecks(problems, game).options(fields.place().at("options"), options));
        return;
      }
    }
    if (labels.contains(FieldReader.STAND_IN) || label.equals(FieldReader.STAND_IN)) {
      return; // It may be the one that is meant.
    }
    new AnyGameChecks(problems, catalog).options(fields.place().at("options"), options);
    Optional<String> nearest = Problems.nearest(label, labels);
    String all = Joiner.on(", ").join(labels);
    problems.add(
        fields
            .place()
            .at("entry")
            .problem(
                fields.line("entry"),
                label,
                all,
                nearest,
                "entry "
                    + Problems.abbreviate(label)
                    + " is unknown; "
                    + nearest.map(n -> "did you mean " + n + "?").orElse("there are " + all)));
  }

  private ImmutableList<Remark> remarks(FieldReader proposal) {
    ImmutableList.Builder<Remark> remarks = ImmutableList.builder();
    for (Node item : proposal.items("remarks", "a list of remarks, each with by, date and text")) {
      FieldReader fields =
          new FieldReader(
              problems,
              proposal.place().at("remarks"),
              item,
              ImmutableSet.of("by", "date", "text"));
      remarks.add(new Remark(fields.name("by"), fields.date("date"), fields.text("text")));
    }
    return remarks.build();
  }

  private void history(FieldReader document, int version, HouseRules.Builder builder) {
    FieldReader history = document.inside("history");
    for (Field field : history.fields()) {
      FieldReader fields = inside(history, field, "date", "host", "source", "entries");
      int number = history.keyNumber(field);
      if (number >= version) {
        problems.add(
            fields.place(),
            field.line(),
            field.key(),
            "versions before " + version,
            "history: version "
                + field.key()
                + " is not earlier than the document's; allowed: versions before "
                + version);
      }
      ImmutableList.Builder<Entry> entries = ImmutableList.builder();
      ImmutableList<Node> items = fields.items("entries", ENTRIES);
      for (int i = 0; i < items.size(); i++) {
        String label = label(items.get(i), i) + " of version " + number;
        Place place = new Place(Optional.of(label), fields.place().at("entries").key());
        // Only its form is checked: what an old version says stays readable for ever.
        entries.add(new EntryReader(problems, place, items.get(i)).read());
      }
      builder.addHistory(
          new Edition(
              number,
              fields.date("date"),
              fields.optionalName("host"),
              fields.source(),
              entries.build()));
    }
  }
}
