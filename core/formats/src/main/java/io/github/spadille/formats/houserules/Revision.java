package io.github.spadille.formats.houserules;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.option.Nearest;
import io.github.spadille.engine.text.Excerpt;
import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Makes new versions of a document, and brings old ones back (HSE-16). */
final class Revision {
  private Revision() {}

  static HouseRules amend(
      HouseRules old,
      LocalDate date,
      String reason,
      List<String> agreed,
      UnaryOperator<HouseRules> change,
      Catalog catalog) {
    HouseRules changed = change.apply(old);
    ImmutableList<String> lines = HouseRulesDiff.between(old, changed, catalog).lines();
    checkArgument(!lines.isEmpty(), "nothing changes in %s", old);
    checkArgument(
        old.version() < HouseRules.MAX_NUMBER,
        "%s has the last version that there can be; export its entries into a new document",
        old);
    onlyMembers(agreed, old, changed);
    int version = old.version() + 1;
    HouseRules next =
        HouseRules.builder()
            .from(changed)
            .version(version)
            .date(date)
            .changes(old.changes())
            .addChanges(new Change(version, date, reason, ImmutableList.copyOf(agreed), lines))
            .history(old.history())
            .addHistory(
                new Edition(old.version(), old.date(), old.host(), old.source(), old.entries()))
            .build();
    ImmutableList<Problem> problems = next.check(catalog);
    if (!problems.isEmpty()) {
      throw new HouseRulesException(problems);
    }
    return next;
  }

  /** HSE-16: members agree, and the host; who joins or leaves with the change is one too. */
  private static void onlyMembers(List<String> agreed, HouseRules old, HouseRules changed) {
    Set<String> members = new LinkedHashSet<>(old.members());
    members.addAll(changed.members());
    if (members.isEmpty()) {
      return;
    }
    old.host().ifPresent(members::add);
    changed.host().ifPresent(members::add);
    for (String name : agreed) {
      checkArgument(
          members.contains(name),
          "%s%s agreed but is no member; there are %s",
          Excerpt.of(name),
          Nearest.suggestion(name, members),
          Joiner.on(", ").join(members));
    }
  }

  static HouseRules atVersion(HouseRules document, int version) {
    if (version == document.version()) {
      return document;
    }
    Edition edition =
        document.history().stream()
            .filter(kept -> kept.version() == version)
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        document.name()
                            + " keeps no version "
                            + version
                            + "; there are "
                            + document.versions()));
    ImmutableSortedMap.Builder<Integer, ImmutableList<String>> acknowledged =
        ImmutableSortedMap.naturalOrder();
    for (Map.Entry<Integer, ImmutableList<String>> known : document.acknowledged().entrySet()) {
      if (known.getKey() <= version) {
        acknowledged.put(known);
      }
    }
    return HouseRules.builder()
        .from(document)
        .version(version)
        .date(edition.date())
        .host(edition.host())
        .source(edition.source())
        .entries(edition.entries())
        .changes(Words.filter(document.changes(), change -> change.version() <= version))
        .acknowledged(acknowledged.buildOrThrow())
        .proposals(ImmutableList.of())
        .history(Words.filter(document.history(), kept -> kept.version() < version))
        .comments(Comments.NONE)
        .build();
  }

  static HouseRules propose(HouseRules document, Proposal proposal) {
    ImmutableList.Builder<Proposal> proposals = ImmutableList.builder();
    boolean replaced = false;
    for (Proposal other : document.proposals()) {
      boolean same = other.number() == proposal.number();
      proposals.add(same ? proposal : other);
      replaced |= same;
    }
    if (!replaced) {
      proposals.add(proposal);
    }
    return HouseRules.builder().from(document).proposals(proposals.build()).build();
  }

  static Proposal proposal(HouseRules document, int number) {
    for (Proposal proposal : document.proposals()) {
      if (proposal.number() == number) {
        return proposal;
      }
    }
    throw new IllegalArgumentException(document.name() + " has no proposal " + number);
  }

  static HouseRules drop(HouseRules document, int number) {
    Proposal dropped = proposal(document, number);
    return HouseRules.builder()
        .from(document)
        .proposals(Words.filter(document.proposals(), proposal -> proposal != dropped))
        .build();
  }

  static HouseRules adopt(
      HouseRules document, int number, LocalDate date, List<String> agreed, Catalog catalog) {
    Proposal proposal = proposal(document, number);
    checkArgument(
        proposal.entry().isPresent() && !proposal.options().isEmpty(),
        "proposal %s chooses no option; it goes into the rules by hand",
        number);
    return document.amend(
        date,
        proposal.text(),
        agreed,
        old -> {
          Entry entry = old.entry(proposal.entry().orElseThrow());
          for (Map.Entry<String, String> option : proposal.options().entrySet()) {
            entry = entry.with(option.getKey(), option.getValue());
          }
          return drop(old, number).with(entry);
        },
        catalog);
  }

  static HouseRules decide(
      HouseRules document, String label, Ruling ruling, LocalDate date, Catalog catalog) {
    Entry entry = document.entry(label);
    int number = 1;
    for (Ruling other : entry.rulings()) {
      number = Math.max(number, other.number() + 1);
    }
    Ruling dated = Ruling.builder().from(ruling).number(number).date(date).build();
    return document.amend(
        date,
        "ruling: " + ruling.question(),
        ruling.agreed(),
        old -> old.with(entry.with(dated)),
        catalog);
  }
}
