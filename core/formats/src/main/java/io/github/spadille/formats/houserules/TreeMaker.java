package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import io.github.spadille.formats.houserules.Node.Field;
import io.github.spadille.formats.houserules.Node.Fields;
import io.github.spadille.formats.houserules.Node.Items;
import io.github.spadille.formats.houserules.Node.Text;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** Turns a document into nodes, its fields in their fixed order (HSE-8). */
final class TreeMaker {
  private final ImmutableList.Builder<Field> fields = ImmutableList.builder();

  static Fields document(HouseRules document) {
    TreeMaker made = new TreeMaker();
    made.text("house-rules", document.name())
        .text("version", document.version())
        .text("date", document.date())
        .text("group", document.group())
        .list("members", document.members())
        .text("host", document.host())
        .text("source", document.source())
        .add("entries", entries(document.entries()));
    TreeMaker changes = new TreeMaker();
    document
        .changes()
        .forEach(change -> changes.add(Integer.toString(change.version()), change(change)));
    TreeMaker acknowledged = new TreeMaker();
    document
        .acknowledged()
        .forEach((version, names) -> acknowledged.list(version.toString(), names));
    TreeMaker proposals = new TreeMaker();
    document
        .proposals()
        .forEach(
            proposal -> proposals.add(Integer.toString(proposal.number()), proposal(proposal)));
    TreeMaker history = new TreeMaker();
    document
        .history()
        .forEach(edition -> history.add(Integer.toString(edition.version()), edition(edition)));
    return made.add("changes", changes.made())
        .add("acknowledged", acknowledged.made())
        .add("proposals", proposals.made())
        .add("history", history.made())
        .made();
  }

  private static Items entries(Collection<Entry> entries) {
    ImmutableList.Builder<Node> items = ImmutableList.builder();
    entries.forEach(entry -> items.add(entry(entry)));
    return new Items(0, 0, items.build());
  }

  private static Fields entry(Entry entry) {
    TreeMaker made = new TreeMaker();
    made.text("entry", entry.name()).text("game", entry.game()).text("base", entry.base());
    made.text("source", entry.source());
    made.list("seats", entry.seats()).add("options", options(entry.options()));
    TreeMaker bySeats = new TreeMaker();
    entry
        .optionsBySeats()
        .forEach((players, options) -> bySeats.add(players.toString(), options(options)));
    TreeMaker own = new TreeMaker();
    entry.ownRules().forEach(rule -> own.add(Integer.toString(rule.number()), ownRule(rule)));
    TreeMaker rulings = new TreeMaker();
    entry.rulings().forEach(r -> rulings.add(Integer.toString(r.number()), ruling(r)));
    return made.add("options-by-seats", bySeats.made())
        .add("own", own.made())
        .add("rulings", rulings.made())
        .made();
  }

  private static Fields options(Map<String, String> options) {
    TreeMaker made = new TreeMaker();
    options.forEach(made::text);
    return made.made();
  }

  private static Node ownRule(OwnRule rule) {
    if (rule.ruleId().isEmpty()) {
      return Text.of(rule.text());
    }
    return new TreeMaker()
        .text("text", rule.text())
        .text("replaces", rule.replaces())
        .text("extends", rule.extending())
        .made();
  }

  private static Fields ruling(Ruling ruling) {
    return new TreeMaker()
        .text("question", ruling.question())
        .text("decision", ruling.decision())
        .list("rules", ruling.rules())
        .text("date", ruling.date())
        .list("agreed", ruling.agreed())
        .text("option", ruling.option())
        .made();
  }

  private static Fields change(ChangeLogEntry change) {
    TreeMaker made =
        new TreeMaker()
            .text("date", change.date())
            .text("reason", change.reason())
            .list("agreed", change.agreed());
    ImmutableList.Builder<Node> changed = ImmutableList.builder();
    change.changed().forEach(line -> changed.add(Text.of(line)));
    return made.add("changed", new Items(0, 0, changed.build())).made();
  }

  private static Fields proposal(Proposal proposal) {
    ImmutableList.Builder<Node> remarks = ImmutableList.builder();
    for (Remark remark : proposal.remarks()) {
      remarks.add(
          new TreeMaker()
              .text("by", remark.by())
              .text("date", remark.date())
              .text("text", remark.text())
              .made());
    }
    return new TreeMaker()
        .text("by", proposal.by())
        .text("date", proposal.date())
        .text("text", proposal.text())
        .text("entry", proposal.entry())
        .add("options", options(proposal.options()))
        .add("remarks", new Items(0, 0, remarks.build()))
        .made();
  }

  private static Fields edition(Edition edition) {
    return new TreeMaker()
        .text("date", edition.date())
        .text("host", edition.host())
        .text("source", edition.source())
        .add("entries", entries(edition.entries()))
        .made();
  }

  private TreeMaker text(String key, Object value) {
    return add(key, Text.of(value.toString()));
  }

  private TreeMaker text(String key, Optional<?> value) {
    value.ifPresent(present -> text(key, present));
    return this;
  }

  private TreeMaker list(String key, Collection<?> values) {
    ImmutableList.Builder<Node> items = ImmutableList.builder();
    values.forEach(value -> items.add(Text.of(value.toString())));
    return add(key, new Items(0, 0, items.build()));
  }

  private TreeMaker add(String key, Node value) {
    fields.add(new Field(0, 0, key, value));
    return this;
  }

  private Fields made() {
    return new Fields(0, 0, fields.build());
  }
}
