package io.github.spadille.formats.houserules;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Preset;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.SimilarWord;
import io.github.spadille.formats.sheet.RuleSheet;
import java.time.LocalDate;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.immutables.value.Value;

/**
 * The house rules of a group: which games it plays, and how (HSE-2, HSE-8).
 *
 * <p>{@link HouseRulesReader} reads a document and reports everything that is wrong with it; {@link
 * #write} writes it in one fixed form. What is made in code is checked by {@link #check}. Methods
 * that change something return another document and leave this one as it is. Immutable and
 * thread-safe; two documents are equal if all their parts are, comments left out.
 */
@Value.Immutable
public abstract class HouseRules {
  /** Collects the parts of a document; name and date are needed. */
  public static final class Builder extends ImmutableHouseRules.Builder {}

  /**
   * A ruling and the entry in which it stands.
   *
   * @param entry the entry
   * @param ruling the ruling
   */
  public record Ruled(Entry entry, Ruling ruling) {}

  /** The greatest number of a version, a ruling, an own rule or a proposal. */
  public static final int MAX_NUMBER = 1_000_000;

  private static final int SHORT_CHECKSUM = 12;

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns a document that takes some games as they stand (HSE-1). */
  public static HouseRules adopt(String name, LocalDate date, Game<?, ?, ?>... games) {
    Builder builder = builder().name(name).date(date);
    for (Game<?, ?, ?> game : games) {
      builder.addEntries(Entry.of(game));
    }
    return builder.build();
  }

  /**
   * Returns the text of a document to start from: a game as it stands, and as comments every option
   * with its values, where each comes from, and its effect (HSE-3).
   *
   * <p>It reads back without problems, and so does what comes of it when a comment with an option
   * is made a choice.
   */
  public static String starter(Game<?, ?, ?> game, LocalDate date) {
    return Starter.text(game, Optional.empty(), date);
  }

  /**
   * Returns the text of a document to start from as {@link #starter(Game, LocalDate)} does, with
   * the options of a preset as choices.
   *
   * <p>The preset itself stands in a comment alone. A document says what is played by itself, so it
   * means the same when a later version of the game has other presets.
   *
   * @param preset one of the game
   */
  public static String starter(Game<?, ?, ?> game, Preset preset, LocalDate date) {
    return Starter.text(game, Optional.of(preset), date);
  }

  /** Returns the numbered rules that documents follow, HSE-1 and on. */
  public static Rulebook rulebook() {
    return Rulebook.resource(HouseRules.class, "house-rules.md");
  }

  /** What the group calls its rules. */
  public abstract String name();

  /** The version, from 1. */
  @Value.Default
  public int version() {
    return 1;
  }

  /** The date of the version. */
  public abstract LocalDate date();

  /** What the group is called. */
  public abstract Optional<String> group();

  /** Who belongs to the group. */
  public abstract ImmutableList<String> members();

  /** Who keeps the document, and speaks last when members do not agree (HSE-22). */
  public abstract Optional<String> host();

  /** The book, page or edition that the group follows (HSE-21). */
  public abstract Optional<String> source();

  /** The games and how they are played. */
  public abstract ImmutableList<Entry> entries();

  /** How the versions came to be, in order. */
  public abstract ImmutableList<ChangeLogEntry> changes();

  /** Who has acknowledged which version, besides those who agreed to it (HSE-13). */
  @Value.NaturalOrder
  public abstract ImmutableSortedMap<Integer, ImmutableList<String>> acknowledged();

  /** Changes that are talked about. */
  public abstract ImmutableList<Proposal> proposals();

  /** What earlier versions said, in order (HSE-16). */
  public abstract ImmutableList<Edition> history();

  /** The comments of the text from which the document was read; equality leaves them out. */
  @Value.Default
  @Value.Auxiliary
  public Comments comments() {
    return Comments.NONE;
  }

  /** Checks the parts. */
  @Value.Check
  protected void check() {
    DocumentChecks.name(name(), "the name of a document");
    DocumentChecks.number(version(), "version");
    DocumentChecks.date(date(), "the date of a document");
    acknowledged().forEach(DocumentChecks::acknowledged);
    group().ifPresent(group -> DocumentChecks.name(group, "the name of a group"));
    members().forEach(member -> DocumentChecks.name(member, "the name of a member"));
    host().ifPresent(host -> DocumentChecks.name(host, "the name of the host"));
    source().ifPresent(source -> DocumentChecks.name(source, "the source of a document"));
  }

  /**
   * Returns the text of this document (HSE-8).
   *
   * <p>Fields stand in a fixed order. Reading the text gives an equal document; writing what was
   * read from such a text gives the same text.
   */
  public String write() {
    return TreeWriter.write(TreeMaker.document(this), comments());
  }

  /** Returns everything that is wrong with this document, with lines of its text (HSE-9). */
  public ImmutableList<Problem> check(Catalog catalog) {
    return HouseRulesReader.read(write(), catalog).problems();
  }

  /** Returns an entry by its label, or nothing if there is none; case does not matter. */
  public Optional<Entry> find(String label) {
    return entries().stream().filter(entry -> entry.label().equalsIgnoreCase(label)).findFirst();
  }

  /**
   * Returns an entry by its label; case does not matter.
   *
   * @throws IllegalArgumentException if there is none; the message names the nearest
   */
  public Entry entry(String label) {
    List<String> labels = Lists.transform(entries(), Entry::label);
    return find(label)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    name()
                        + " has no entry "
                        + Excerpt.of(label)
                        + SimilarWord.suggestion(label, labels)
                        + "; there are "
                        + Joiner.on(", ").join(labels)));
  }

  /** Returns the source that an entry follows: its own, or else that of the document (HSE-21). */
  public Optional<String> source(Entry entry) {
    return entry.source().isPresent() ? entry.source() : source();
  }

  /** Returns an entry with the source that it follows here. */
  Entry withSource(Entry entry) {
    return source(entry).map(entry::following).orElse(entry);
  }

  /** Returns this document with an entry, in the place of the one that has its label. */
  public HouseRules with(Entry entry) {
    ImmutableList.Builder<Entry> entries = ImmutableList.builder();
    boolean replaced = false;
    for (Entry other : entries()) {
      boolean same = other.label().equalsIgnoreCase(entry.label());
      entries.add(same ? entry : other);
      replaced |= same;
    }
    if (!replaced) {
      entries.add(entry);
    }
    return builder().from(this).entries(entries.build()).build();
  }

  /** Returns this document without the entry of a label. */
  public HouseRules without(String label) {
    return builder()
        .from(this)
        .entries(WordSearch.filter(entries(), other -> !other.label().equalsIgnoreCase(label)))
        .build();
  }

  /** Returns the rulings that contain a word, or concern a rule of that id (HSE-6). */
  public ImmutableList<Ruled> rulings(String wordOrRuleId) {
    ImmutableList.Builder<Ruled> found = ImmutableList.builder();
    for (Entry entry : entries()) {
      for (Ruling ruling : entry.rulings()) {
        if (WordSearch.contains(ruling.question(), wordOrRuleId)
            || WordSearch.contains(ruling.decision(), wordOrRuleId)
            || ruling.rules().stream().anyMatch(wordOrRuleId::equalsIgnoreCase)) {
          found.add(new Ruled(entry, ruling));
        }
      }
    }
    return found.build();
  }

  /**
   * Returns the checksum of what decides the rules: 64 hexadecimal digits (HSE-14, HSE-18).
   *
   * <p>It sums up the entries as {@link Entry#checksum} does, without their names and their order.
   * Name, version, dates, members, host, source, the change log, acknowledgements, proposals,
   * earlier versions and comments do not count: two groups that hold the same rules have the same
   * checksum.
   */
  public String checksum() {
    return Checksum.of(entries());
  }

  /** Returns the first 12 digits of the checksum, for people to compare. */
  public String shortChecksum() {
    return checksum().substring(0, SHORT_CHECKSUM);
  }

  /**
   * Returns to what a game of an entry is bound (HSE-14).
   *
   * @throws IllegalArgumentException if there is no such entry
   */
  public Binding binding(String label) {
    return new Binding(name(), version(), checksum(), entry(label).label());
  }

  /**
   * Returns what this document said in some version, with everything that was known then (HSE-16).
   *
   * @throws IllegalArgumentException if the version is not kept
   */
  public HouseRules atVersion(int version) {
    return Revision.atVersion(this, version);
  }

  /** Returns the versions that {@link #atVersion} knows, in order. */
  public ImmutableSet<Integer> versions() {
    Set<Integer> versions = new LinkedHashSet<>();
    history().forEach(edition -> versions.add(edition.version()));
    versions.add(version());
    return ImmutableSet.copyOf(versions);
  }

  /**
   * Returns the next version of this document (HSE-16).
   *
   * <p>What this version says is kept in the history, and what changed in the change log.
   *
   * @param date the date of the change
   * @param reason why
   * @param agreed who agreed
   * @param change makes the new entries, and what else is to change, from this document
   * @param catalog the games
   * @throws HouseRulesException if the new version has errors
   * @throws IllegalArgumentException if nothing changes, the document has members and somebody else
   *     agreed who is not the host, or this is version {@value #MAX_NUMBER}
   */
  public HouseRules amend(
      LocalDate date,
      String reason,
      List<String> agreed,
      UnaryOperator<HouseRules> change,
      Catalog catalog) {
    return Revision.amend(this, date, reason, agreed, change, catalog);
  }

  /**
   * Returns the next version of this document, with one more entry (HSE-16).
   *
   * <p>Its options stand in the order of the game's. What each does, and those that it does not
   * choose, stand as comments, as in a document to {@linkplain #starter(Game, LocalDate) start
   * from}.
   *
   * @param date the date of the change
   * @param reason why
   * @param agreed who agreed
   * @param catalog the games
   * @throws HouseRulesException if the entry has errors
   * @throws IllegalArgumentException if an entry is called so already, there is no such game in the
   *     catalog, and as {@link #amend} does
   */
  public HouseRules add(
      Entry entry, LocalDate date, String reason, List<String> agreed, Catalog catalog) {
    return Revision.add(this, entry, date, reason, agreed, catalog);
  }

  /**
   * Returns this document with a proposal, in the place of the one that has its number (HSE-16).
   *
   * @param catalog the games
   * @throws HouseRulesException if there is no such entry, option or value, or the document names
   *     members and who proposes is none of them and not the host; tells all of it
   */
  public HouseRules propose(Proposal proposal, Catalog catalog) {
    return Revision.propose(this, proposal, catalog);
  }

  /** Returns the number of the next proposal: one that no open proposal has. */
  public int nextProposal() {
    return Revision.nextProposal(this);
  }

  /** Returns the open proposals on an entry, and those that name none, in order (HSE-16). */
  public ImmutableList<Proposal> proposalsOn(String label) {
    return WordSearch.filter(
        proposals(),
        proposal -> proposal.entry().filter(e -> !e.equalsIgnoreCase(label)).isEmpty());
  }

  /**
   * Returns a proposal.
   *
   * @throws IllegalArgumentException if there is none of that number
   */
  public Proposal proposal(int number) {
    return Revision.proposal(this, number);
  }

  /**
   * Returns this document with one more remark on a proposal (HSE-16).
   *
   * @throws IllegalArgumentException if there is none of that number, or the document names members
   *     and who remarks is none of them and not the host
   */
  public HouseRules remark(int proposal, Remark remark) {
    return Revision.remark(this, proposal, remark);
  }

  /**
   * Returns this document without a proposal.
   *
   * @throws IllegalArgumentException if there is none of that number
   */
  public HouseRules drop(int proposal) {
    return Revision.drop(this, proposal);
  }

  /**
   * Returns the next version of this document, in which a proposal's options are chosen and the
   * proposal is gone.
   *
   * @throws HouseRulesException if the new version has errors
   * @throws IllegalArgumentException if there is none of that number, or it chooses nothing new;
   *     what is proposed in words alone goes through {@link #amend} and {@link #drop}; and as
   *     {@code amend} does
   */
  public HouseRules adopt(int proposal, LocalDate date, List<String> agreed, Catalog catalog) {
    return Revision.adopt(this, proposal, date, agreed, catalog);
  }

  /**
   * Returns this document with the acknowledgement of its version by a player (HSE-13); as it is if
   * the player knows this version already.
   */
  public HouseRules acknowledge(String player) {
    if (knownTo().contains(player)) {
      return this;
    }
    Map<Integer, ImmutableList<String>> all = new TreeMap<>(acknowledged());
    all.put(
        version(), ImmutableList.<String>builder().addAll(acknowledgedNow()).add(player).build());
    return builder().from(this).acknowledged(all).build();
  }

  /**
   * Returns who knows this version: those who agreed to the change that made it, then those who
   * acknowledged it, each once (HSE-13, HSE-16).
   */
  public ImmutableSet<String> knownTo() {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    for (ChangeLogEntry change : changes()) {
      if (change.version() == version()) {
        names.addAll(change.agreed());
      }
    }
    return names.addAll(acknowledgedNow()).build();
  }

  /**
   * Returns those of some players to whom this version is not known: who neither agreed to it nor
   * acknowledged it, in order (HSE-13).
   */
  public ImmutableList<String> unacknowledged(Collection<String> players) {
    ImmutableSet<String> knowing = knownTo();
    return WordSearch.filter(players, player -> !knowing.contains(player));
  }

  private ImmutableList<String> acknowledgedNow() {
    return acknowledged().getOrDefault(version(), ImmutableList.of());
  }

  /**
   * Returns what everybody should know before a game of an entry begins (HSE-13).
   *
   * @throws HouseRulesException if this document has errors: it starts no game (HSE-9)
   * @throws IllegalArgumentException if there is no such entry, or it is not for so many players
   */
  public StartNotice startNotice(String label, List<String> players, Catalog catalog) {
    return StartNotice.of(this, label, players, catalog);
  }

  /**
   * Returns what is known about a question that came up in play (HSE-19), for the usual number of
   * players.
   *
   * @throws IllegalArgumentException if there is no such entry, or no such game in the catalog
   */
  public RulingAnswer ask(String label, String question, Catalog catalog) {
    Entry entry = entry(label);
    return ask(label, question, entry.usualSeats(catalog.game(entry.gameId())), catalog);
  }

  /**
   * Returns what is known about a question that came up in play, for a number of players (HSE-19).
   *
   * @throws IllegalArgumentException if there is no such entry, it is not for so many, or there is
   *     no such game in the catalog
   */
  public RulingAnswer ask(String label, String question, int players, Catalog catalog) {
    return ask(label, question, players, Locale.ENGLISH, catalog);
  }

  /**
   * Returns what is known about a question in a language, as {@link #ask(String, String, int,
   * Catalog)} does; what the rulebook says is in English if there is none in that language.
   */
  public RulingAnswer ask(
      String label, String question, int players, Locale language, Catalog catalog) {
    return RulingAnswer.to(entry(label), question, players, language, catalog);
  }

  /**
   * Returns the rule sheet of an entry, to be made full or short (HSE-10, HSE-11).
   *
   * <p>It is about every number of players with the same options; its head names the options that
   * others have.
   *
   * @throws IllegalArgumentException if there is no such entry, or no such game in the catalog
   */
  public RuleSheet.Builder sheet(String label, Catalog catalog) {
    Entry entry = entry(label);
    return EntrySheet.of(this, entry, catalog.game(entry.gameId()));
  }

  /**
   * Returns the rule sheet of an entry for a number of players, to be made full or short (HSE-10,
   * HSE-11).
   *
   * @throws IllegalArgumentException if there is no such entry, it is not for so many, or there is
   *     no such game in the catalog
   */
  public RuleSheet.Builder sheet(String label, int players, Catalog catalog) {
    Entry entry = entry(label);
    return EntrySheet.of(this, entry, catalog.game(entry.gameId()), players);
  }

  /**
   * Returns the next version of this document, with a group's decision in an entry (HSE-6, HSE-19).
   *
   * <p>The ruling gets the next free number of the entry; its date and who agreed go into the
   * change log too.
   *
   * @throws HouseRulesException if the ruling names rules or options that there are not, or
   *     contradicts another ruling or a choice
   * @throws IllegalArgumentException if there is no such entry, and as {@link #amend} does
   */
  public HouseRules decide(String label, Ruling ruling, LocalDate date, Catalog catalog) {
    return Revision.decide(this, label, ruling, date, catalog);
  }

  /**
   * Returns a document that holds one entry of this one, to be given to others (HSE-18).
   *
   * <p>The entry names the source that it follows here, so that it is told wherever the entry is
   * taken over (HSE-21). Members and host stay behind.
   *
   * @throws IllegalArgumentException if there is no such entry
   */
  public HouseRules export(String label) {
    return builder()
        .name(name())
        .version(version())
        .date(date())
        .group(group())
        .addEntries(withSource(entry(label)))
        .build();
  }

  /**
   * Returns the first version of a document with the entries and the source of this one and another
   * name.
   */
  public HouseRules adoptedAs(String name, LocalDate date) {
    return builder().name(name).date(date).source(source()).entries(entries()).build();
  }

  /** Returns what newer base rules would change in entries that keep older ones (HSE-15). */
  public ImmutableList<String> baseNotices(Catalog catalog) {
    return BaseNotices.of(this, catalog);
  }

  /** Returns name and version: {@code Friday table v3}. */
  @Override
  public String toString() {
    return name() + " v" + version();
  }
}
