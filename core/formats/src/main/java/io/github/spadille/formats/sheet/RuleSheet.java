package io.github.spadille.formats.sheet;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.rulebook.HouseRule;
import io.github.spadille.engine.rulebook.Passage;
import io.github.spadille.engine.rulebook.RulePage;
import io.github.spadille.engine.rulebook.Rulebook;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game exactly as they are in force: values filled in, what does not apply left out,
 * every deviation from the default marked.
 *
 * <pre>{@code
 * RuleSheet sheet =
 *     RuleSheet.of(MyGame.GAME).options(Map.of("tie", "shared")).seats(4).full();
 * Files.writeString(path, sheet.toHtml());
 * }</pre>
 *
 * <p>A line is marked if and only if it reads otherwise than under the default options for as many
 * seats. Where several numbers of seats are possible, what depends on them keeps its condition in
 * words. What a rulebook holds for programs stands on a sheet of its own. Own rules and rulings
 * stand with the rule that they concern, open proposals at the end. Immutable.
 *
 * @param extent whether it is the full sheet or one page of it
 * @param head what stands at the top
 * @param deviations every option whose value is not the default
 * @param sections the rules
 */
public record RuleSheet(
    Extent extent,
    SheetHead head,
    ImmutableList<Deviation> deviations,
    ImmutableList<SheetSection> sections)
    implements Handout {

  /** How much a sheet tells. */
  public enum Extent {
    /** All rules. */
    FULL,
    /** Goal, deal, turn and scoring, on one page. */
    ONE_PAGE,
    /** What programs read: piles, facts, moves and stages. */
    PROGRAMS
  }

  /**
   * Returns the sheet of a page that is of no game: all that it says, and nothing of deviations.
   *
   * @param language that of the sheet; it is in English if there is no rulebook in it
   */
  public static RuleSheet of(RulePage page, Locale language) {
    Rulebook book = page.rulebook().in(language);
    ImmutableList<Passage> passages = book.passages(ImmutableMap.of());
    SheetMaker maker =
        new SheetMaker(passages, passages, ImmutableList.of(), ImmutableList.of(), book.locale());
    return new RuleSheet(
        Extent.FULL,
        new SheetHead(
            page.id(),
            book.title(),
            ImmutableList.of(),
            ImmutableSortedSet.of(),
            Optional.empty(),
            SheetNotes.none(),
            book.locale()),
        ImmutableList.of(),
        maker.all());
  }

  /** Returns a builder of sheets about a game. */
  public static Builder of(Game<?, ?, ?> game) {
    return new Builder(game);
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

  SheetWords words() {
    return SheetWords.in(head.language());
  }

  /** Returns every piece of the sheet, in order. */
  public ImmutableList<SheetItem> items() {
    return sections.stream()
        .flatMap(section -> section.items().stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the rule of an id as it is in force (HSE-12); case does not matter. */
  public Optional<SheetItem> rule(String id) {
    return items().stream()
        .filter(item -> !item.ruleId().isEmpty() && item.ruleId().equalsIgnoreCase(id))
        .findFirst();
  }

  /** Says what the sheets of a game are to show. */
  public static final class Builder {
    private final Game<?, ?, ?> game;
    private Map<String, String> options = ImmutableMap.of();
    private OptionalInt seats = OptionalInt.empty();
    private ImmutableSortedSet<Integer> among;
    private SheetNotes notes = SheetNotes.none();
    private Locale language = Locale.ENGLISH;

    private Builder(Game<?, ?, ?> game) {
      this.game = game;
      this.among = game.seatCounts();
    }

    /** Sets the texts of options by key; what is not named has its default. */
    public Builder options(Map<String, String> options) {
      this.options = options;
      return this;
    }

    /**
     * Sets the number of seats; unless it is set the sheet is for every number that is possible.
     */
    public Builder seats(int seats) {
      this.seats = OptionalInt.of(seats);
      return this;
    }

    /**
     * Sets the numbers of seats that the sheet is about where none is set by {@link #seats(int)};
     * unless they are set it is about all that the game allows.
     */
    public Builder among(Set<Integer> seats) {
      this.among = ImmutableSortedSet.copyOf(Sets.intersection(seats, game.seatCounts()));
      return this;
    }

    /** Sets the language; the sheet is in English if there is no rulebook in it. */
    public Builder in(Locale language) {
      this.language = language;
      return this;
    }

    /** Sets what the group adds. */
    public Builder notes(SheetNotes notes) {
      this.notes = notes;
      return this;
    }

    /**
     * Returns the sheet with all rules (HSE-10).
     *
     * @throws IllegalArgumentException if the game cannot be played by so many
     * @throws OptionException if a key or a value is unknown, or the options exclude each other or
     *     every number of seats asked for
     */
    public RuleSheet full() {
      return make(game, Extent.FULL);
    }

    /**
     * Returns the sheet of one page (HSE-11).
     *
     * @throws IllegalArgumentException as {@link #full} does
     * @throws OptionException as {@link #full} does
     */
    public RuleSheet onePage() {
      return make(game, Extent.ONE_PAGE);
    }

    /**
     * Returns what programs read, which the other sheets leave out: piles, facts, moves and stages.
     *
     * @throws IllegalArgumentException as {@link #full} does
     * @throws OptionException as {@link #full} does
     */
    public RuleSheet programs() {
      return make(game, Extent.PROGRAMS);
    }

    private <O> RuleSheet make(Game<?, ?, O> game, Extent extent) {
      OptionSchema<O> schema = game.options();
      ImmutableSortedSet<Integer> possible = possibleSeats(game);
      O choices = schema.parse(options, possible.first());
      Rulebook book = game.rulebook(language);
      ImmutableList<Deviation> deviations = deviations(game, choices, book);
      SheetMaker maker =
          new SheetMaker(
              book.passages(inForce(schema.formatAll(choices), possible)),
              book.passages(inForce(schema.formatAll(schema.defaults()), possible)),
              deviations,
              notes.notes(),
              book.locale());
      return new RuleSheet(
          extent,
          new SheetHead(
              game.id(),
              game.name(),
              game.alsoCalled(),
              possible,
              Optional.of(game.rules(possible.first(), choices).scoring()),
              notes,
              book.locale()),
          deviations,
          switch (extent) {
            case FULL -> withProposals(maker.full(), book.locale());
            case ONE_PAGE -> maker.onePage();
            case PROGRAMS -> maker.forPrograms();
          });
    }

    /** What is proposed stands last, as it is not in force; other sheets only count it. */
    private ImmutableList<SheetSection> withProposals(
        ImmutableList<SheetSection> rules, Locale language) {
      return notes.proposals().isEmpty()
          ? rules
          : ImmutableList.<SheetSection>builder()
              .addAll(rules)
              .add(SheetProposal.section(notes.proposals(), language))
              .build();
    }

    private ImmutableSortedSet<Integer> possibleSeats(Game<?, ?, ?> game) {
      if (seats.isPresent()) {
        checkArgument(
            game.seatCounts().contains(seats.getAsInt()),
            "%s cannot be played with %s seats; expected %s",
            game,
            seats.getAsInt(),
            Joiner.on(", ").join(game.seatCounts()));
        return ImmutableSortedSet.of(seats.getAsInt());
      }
      ImmutableSortedSet.Builder<Integer> possible = ImmutableSortedSet.naturalOrder();
      @Nullable OptionException problem = null;
      for (int count : among) {
        try {
          game.options().parse(options, count);
          possible.add(count);
        } catch (OptionException e) {
          problem = e; // Other numbers of seats may do.
        }
      }
      ImmutableSortedSet<Integer> counts = possible.build();
      if (counts.isEmpty() && problem != null) {
        throw problem;
      }
      checkArgument(
          !counts.isEmpty(),
          "none of these numbers of seats; expected of %s",
          Joiner.on(", ").join(game.seatCounts()));
      return counts;
    }

    private static <O> ImmutableList<Deviation> deviations(
        Game<?, ?, O> game, O choices, Rulebook book) {
      ImmutableMap<String, String> different = game.options().format(choices);
      ImmutableList.Builder<Deviation> deviations = ImmutableList.builder();
      for (Option<O, ?> option : game.options().options()) {
        String value = different.get(option.key());
        if (value != null) {
          HouseRule rule = book.houseRule(option.key());
          deviations.add(
              new Deviation(
                  option.key(),
                  value,
                  rule.origin(value),
                  option.byDefault(),
                  rule.effect(),
                  book.locale()));
        }
      }
      return deviations.build();
    }

    /** Where only one number of seats is possible, the book tells the case of that number alone. */
    private static Map<String, String> inForce(
        Map<String, String> values, ImmutableSortedSet<Integer> possible) {
      Map<String, String> all = new LinkedHashMap<>(values);
      if (possible.size() == 1) {
        all.put(Rulebook.SEATS, Integer.toString(possible.first()));
      }
      return all;
    }
  }
}
