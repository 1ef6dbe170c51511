package io.github.spadille.formats.houserules;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Lists;
import com.google.common.collect.Sets;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.LinkedHashMap;
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
    if (lines.isEmpty()) {
      checked(changed, catalog); // A choice below a ruling changes nothing, and contradicts it.
      throw new IllegalArgumentException("nothing changes in " + old);
    }
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
            .addChanges(
                new ChangeLogEntry(version, date, reason, ImmutableList.copyOf(agreed), lines))
            .history(old.history())
            .addHistory(
                new Edition(old.version(), old.date(), old.host(), old.source(), old.entries()))
            .build();
    return checked(next, catalog);
  }

  static HouseRules add(
      HouseRules document,
      Entry entry,
      LocalDate date,
      String reason,
      List<String> agreed,
      Catalog catalog) {
    checkArgument(
        document.entries().stream().noneMatch(other -> isCalledAlike(entry, other)),
        "%s has an entry %s already; expected another name",
        document,
        entry.label());
    Game<?, ?, ?> game = catalog.game(entry.gameId());
    Entry ordered = inOrder(entry, game);
    HouseRules next = amend(document, date, reason, agreed, old -> old.with(ordered), catalog);
    return HouseRules.builder()
        .from(next)
        .comments(next.comments().and(Starter.comments(ordered, game)))
        .build();
  }

  /** HSE-22: one without a name is called after its game, however that is written. */
  private static boolean isCalledAlike(Entry entry, Entry other) {
    boolean afterOneGame =
        entry.name().isEmpty() && other.name().isEmpty() && entry.gameId().equals(other.gameId());
    return afterOneGame || entry.label().equalsIgnoreCase(other.label());
  }

  /** Returns an entry with its options in the order of the game's; unknown ones come last. */
  private static Entry inOrder(Entry entry, Game<?, ?, ?> game) {
    Map<String, String> options = new LinkedHashMap<>();
    for (Option<?, ?> option : game.options().options()) {
      String value = entry.options().get(option.key());
      if (value != null) {
        options.put(option.key(), value);
      }
    }
    entry.options().forEach(options::putIfAbsent);
    return Entry.builder().from(entry).options(options).build();
  }

  private static HouseRules checked(HouseRules document, Catalog catalog) {
    ImmutableList<Problem> problems = document.check(catalog);
    if (!problems.isEmpty()) {
      throw new HouseRulesException(problems);
    }
    return document;
  }

  /** HSE-16: members agree, and the host; who joins or leaves with the change is one too. */
  private static void onlyMembers(List<String> agreed, HouseRules old, HouseRules changed) {
    ImmutableSet<String> belonging =
        Sets.union(Membership.of(old), Membership.of(changed)).immutableCopy();
    if (!old.members().isEmpty() || !changed.members().isEmpty()) {
      agreed.forEach(name -> Membership.check(name, "agreed", belonging));
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
        .changes(WordSearch.filter(document.changes(), change -> change.version() <= version))
        .acknowledged(acknowledged.buildOrThrow())
        .proposals(ImmutableList.of())
        .history(WordSearch.filter(document.history(), kept -> kept.version() < version))
        .comments(Comments.NONE)
        .build();
  }

  static HouseRules propose(HouseRules document, Proposal proposal, Catalog catalog) {
    HouseRules next = with(document, proposal);
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    Membership.problem(document, proposal).ifPresent(problems::add);
    ImmutableList<Problem> all = problems.addAll(next.check(catalog)).build();
    if (!all.isEmpty()) {
      throw new HouseRulesException(all);
    }
    return next;
  }

  static HouseRules remark(HouseRules document, int number, Remark remark) {
    Proposal proposal = proposal(document, number);
    if (!document.members().isEmpty()) {
      Membership.check(remark.by(), "remarked", Membership.of(document));
    }
    return with(document, proposal.plus(remark));
  }

  private static HouseRules with(HouseRules document, Proposal proposal) {
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

  /** The number after the greatest; where there is none, the least that is free. */
  static int nextProposal(HouseRules document) {
    Set<Integer> taken = new HashSet<>();
    int greatest = 0;
    for (Proposal proposal : document.proposals()) {
      taken.add(proposal.number());
      greatest = Math.max(greatest, proposal.number());
    }
    if (greatest < HouseRules.MAX_NUMBER) {
      return greatest + 1;
    }
    int free = 1;
    while (taken.contains(free)) {
      free++;
    }
    return free;
  }

  static Proposal proposal(HouseRules document, int number) {
    for (Proposal proposal : document.proposals()) {
      if (proposal.number() == number) {
        return proposal;
      }
    }
    List<Integer> open = Lists.transform(document.proposals(), Proposal::number);
    throw new IllegalArgumentException(
        document.name()
            + " has no proposal "
            + number
            + (open.isEmpty() ? "; none is open" : "; open are " + Joiner.on(", ").join(open)));
  }

  static HouseRules drop(HouseRules document, int number) {
    Proposal dropped = proposal(document, number);
    String path = Paths.field(Paths.field(Paths.ROOT, "proposals"), Integer.toString(number));
    return HouseRules.builder()
        .from(document)
        .comments(document.comments().without(path))
        .proposals(WordSearch.filter(document.proposals(), proposal -> proposal != dropped))
        .build();
  }

  static HouseRules adopt(
      HouseRules document, int number, LocalDate date, List<String> agreed, Catalog catalog) {
    Proposal proposal = proposal(document, number);
    checkArgument(
        proposal.entry().isPresent() && !proposal.options().isEmpty(),
        "proposal %s chooses no option; amend the rules by hand, then drop it",
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
