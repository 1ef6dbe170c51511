package io.github.spadille.engine.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.text.Ids;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Everything that lies on the table and everything that is known about the game, with who sees it.
 *
 * <p>A table holds secrets: hand out only its {@link #seenBy views}. Immutable, with value
 * equality; piles and facts stand in the order of the game's rulebook.
 */
public final class Table {
  private final ImmutableList<Pile> piles;
  private final ImmutableList<Fact> facts;

  private Table(ImmutableList<Pile> piles, ImmutableList<Fact> facts) {
    this.piles = piles;
    this.facts = facts;
  }

  /** Returns a builder of a table. */
  public static Builder builder() {
    return new Builder(Builder.USUAL_SIZE, Builder.USUAL_SIZE);
  }

  /**
   * Returns a builder of a table of which is known how many piles and facts it will have; any other
   * number is right too, but takes a moment longer.
   *
   * @throws IllegalArgumentException if a number is negative
   */
  public static Builder builder(int expectedPiles, int expectedFacts) {
    return new Builder(expectedPiles, expectedFacts);
  }

  /** Returns a builder that begins with the piles and facts of this table. */
  public Builder toBuilder() {
    Builder builder = builder(piles.size() + 1, facts.size() + 1);
    builder.piles.addAll(piles);
    builder.facts.addAll(facts);
    return builder;
  }

  /** Returns all piles. */
  public ImmutableList<Pile> piles() {
    return piles;
  }

  /** Returns all facts. */
  public ImmutableList<Fact> facts() {
    return facts;
  }

  /**
   * Returns a pile by name.
   *
   * @throws IllegalArgumentException if there is none of that name; the message names those there
   *     are
   */
  public Pile pile(String name) {
    return NameLookup.find("pile", piles, Pile::name, name);
  }

  /**
   * Returns a fact by name.
   *
   * @throws IllegalArgumentException if there is none of that name; the message names those there
   *     are
   */
  public Fact fact(String name) {
    return NameLookup.find("fact", facts, Fact::name, name);
  }

  /**
   * Returns the cards of a pile as a pile of one family, the first card first.
   *
   * @throws IllegalArgumentException if there is no such pile, or a card is not of the family
   */
  public <C extends Card> CardList<C> list(String name, CardFamily<C> family) {
    return CardList.copyOf(family, cards(name, family));
  }

  /**
   * Returns the cards of a pile as a set.
   *
   * @throws IllegalArgumentException if there is no such pile, or a card is not of the family
   */
  public <C extends Card> CardSet<C> set(String name, CardFamily<C> family) {
    return CardSet.copyOf(family, cards(name, family));
  }

  /**
   * Returns the cards of a pile as a bag.
   *
   * @throws IllegalArgumentException if there is no such pile, or a card is not of the family
   */
  public <C extends Card> CardBag<C> bag(String name, CardFamily<C> family) {
    return CardBag.copyOf(family, cards(name, family));
  }

  /**
   * Returns the cards of the piles {@code name.0}, {@code name.1}, ... as sets.
   *
   * @throws IllegalArgumentException if there is no such pile, or a card is not of the family
   */
  public <C extends Card> PerSeat<CardSet<C>> sets(String name, int seats, CardFamily<C> family) {
    List<CardSet<C>> sets = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      sets.add(set(name + '.' + seat, family));
    }
    return PerSeat.copyOf(sets);
  }

  /**
   * Returns the same where no two seats have the same card.
   *
   * @throws IllegalArgumentException if there is no such pile, a card is not of the family, or two
   *     seats have the same card
   */
  public <C extends Card> CardsPerSeat<C> cardsPerSeat(
      String name, int seats, CardFamily<C> family) {
    return CardsPerSeat.copyOf(family, sets(name, seats, family));
  }

  /**
   * Returns the cards of the piles {@code name.0}, {@code name.1}, ... as bags.
   *
   * @throws IllegalArgumentException if there is no such pile, or a card is not of the family
   */
  public <C extends Card> PerSeat<CardBag<C>> bags(String name, int seats, CardFamily<C> family) {
    List<CardBag<C>> bags = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      bags.add(bag(name + '.' + seat, family));
    }
    return PerSeat.copyOf(bags);
  }

  /**
   * Returns the cards of the piles {@code name.0}, {@code name.1}, ... as piles of one family.
   *
   * @throws IllegalArgumentException if there is no such pile, or a card is not of the family
   */
  public <C extends Card> PerSeat<CardList<C>> lists(String name, int seats, CardFamily<C> family) {
    List<CardList<C>> lists = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      lists.add(list(name + '.' + seat, family));
    }
    return PerSeat.copyOf(lists);
  }

  private <C extends Card> ImmutableList<C> cards(String name, CardFamily<C> family) {
    ImmutableList.Builder<C> cards = ImmutableList.builder();
    for (Card card : pile(name).cards()) {
      cards.add(family.parse(card.code()));
    }
    return cards.build();
  }

  /** Tells whether there is a pile of that name. */
  public boolean hasPile(String name) {
    for (Pile pile : piles) {
      if (pile.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the number of cards on the table. */
  public int size() {
    int size = 0;
    for (Pile pile : piles) {
      size += pile.size();
    }
    return size;
  }

  /** Returns this table as a viewer sees it. */
  public SeenTable seenBy(Viewer viewer) {
    return SeenTable.of(this, viewer);
  }

  /**
   * Returns this table with other cards in some piles.
   *
   * @throws IllegalArgumentException if a pile is unknown, or its number of cards would change
   */
  public Table withCards(java.util.Map<String, ? extends Iterable<? extends Card>> cards) {
    for (String name : cards.keySet()) {
      pile(name);
    }
    ImmutableList.Builder<Pile> changed = ImmutableList.builderWithExpectedSize(piles.size());
    for (Pile pile : piles) {
      Iterable<? extends Card> others = cards.get(pile.name());
      changed.add(others == null ? pile : pile.withCards(others));
    }
    return new Table(changed.build(), facts);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Table other && areSame(piles, other.piles) && areSame(facts, other.facts);
  }

  /** Mostly they come in the same order; else sets of them tell. */
  private static <T> boolean areSame(ImmutableList<T> these, ImmutableList<T> those) {
    return these.size() == those.size()
        && (these.equals(those) || ImmutableSet.copyOf(these).equals(ImmutableSet.copyOf(those)));
  }

  @Override
  public int hashCode() {
    return 31 * ImmutableSet.copyOf(piles).hashCode() + ImmutableSet.copyOf(facts).hashCode();
  }

  /** Returns piles and facts, a line each; secrets included. */
  @Override
  public String toString() {
    return Joiner.on('\n').join(piles) + '\n' + Joiner.on('\n').join(facts);
  }

  /**
   * Collects piles and facts, one call each, in the order of the rulebook.
   *
   * <p>A {@link List} becomes an ordered pile, top first; any other collection an unordered one.
   */
  public static final class Builder {
    private static final int USUAL_SIZE = 32; // Few games have more piles, or more facts.

    private final ImmutableList.Builder<Pile> piles;
    private final ImmutableList.Builder<Fact> facts;
    private final FactText words = new FactText();

    private Builder(int expectedPiles, int expectedFacts) {
      this.piles = ImmutableList.builderWithExpectedSize(expectedPiles);
      this.facts = ImmutableList.builderWithExpectedSize(expectedFacts);
    }

    /** Adds a pile of the table of which one audience sees every card. */
    public Builder pile(String name, Collection<? extends Card> cards, Audience audience) {
      return pile(new Pile(name, OptionalInt.empty(), topFirst(cards), cards, audience));
    }

    /** Adds a pile of the table of which each card has its own audience, by position. */
    public Builder pile(
        String name, Collection<? extends Card> cards, IntFunction<Audience> audienceOfCard) {
      return pile(new Pile(name, OptionalInt.empty(), topFirst(cards), cards, audienceOfCard));
    }

    /** Adds a pile {@code name.seat} that belongs to a seat. */
    public Builder pile(
        String name, int seat, Collection<? extends Card> cards, Audience audience) {
      return pile(
          new Pile(
              SeatNames.of(name, seat), SeatNames.owner(seat), topFirst(cards), cards, audience));
    }

    /** Adds a pile {@code name.seat} that belongs to a seat, with an audience for each card. */
    public Builder pile(
        String name,
        int seat,
        Collection<? extends Card> cards,
        IntFunction<Audience> audienceOfCard) {
      return pile(
          new Pile(
              SeatNames.of(name, seat),
              SeatNames.owner(seat),
              topFirst(cards),
              cards,
              audienceOfCard));
    }

    /** Adds piles {@code name.0}, {@code name.1}, ... of which only the owner sees the cards. */
    public Builder hands(String name, List<? extends Collection<? extends Card>> hands) {
      for (int seat = 0; seat < hands.size(); seat++) {
        pile(name, seat, hands.get(seat), Audience.seat(seat));
      }
      return this;
    }

    /** Adds piles {@code name.0}, {@code name.1}, ... with one audience for all of them. */
    public Builder piles(
        String name, List<? extends Collection<? extends Card>> piles, Audience audience) {
      for (int seat = 0; seat < piles.size(); seat++) {
        pile(name, seat, piles.get(seat), audience);
      }
      return this;
    }

    /** Adds an ordered pile whose last card is the top or the latest. */
    public Builder pileTopLast(String name, List<? extends Card> cards, Audience audience) {
      return pile(new Pile(name, OptionalInt.empty(), Pile.Order.TOP_LAST, cards, audience));
    }

    /** Adds the same {@code name.seat} that belongs to a seat. */
    public Builder pileTopLast(
        String name, int seat, List<? extends Card> cards, Audience audience) {
      Pile.Order order = Pile.Order.TOP_LAST;
      return pile(
          new Pile(SeatNames.of(name, seat), SeatNames.owner(seat), order, cards, audience));
    }

    /** Adds ordered piles {@code name.0}, {@code name.1}, ... whose last card is the latest. */
    public Builder pilesTopLast(
        String name, List<? extends List<? extends Card>> piles, Audience audience) {
      for (int seat = 0; seat < piles.size(); seat++) {
        pileTopLast(name, seat, piles.get(seat), audience);
      }
      return this;
    }

    /** Adds an ordered pile whose last card is the top, with an audience for each card. */
    public Builder pileTopLast(
        String name, List<? extends Card> cards, IntFunction<Audience> audienceOfCard) {
      return pile(new Pile(name, OptionalInt.empty(), Pile.Order.TOP_LAST, cards, audienceOfCard));
    }

    /** Adds a pile with everything said. */
    public Builder pile(Pile pile) {
      piles.add(pile);
      return this;
    }

    private static Pile.Order topFirst(Collection<?> cards) {
      // The classes first: whether something is a List takes longer to tell.
      return !(cards instanceof CardSet)
              && !(cards instanceof CardBag)
              && (cards instanceof CardList || cards instanceof List)
          ? Pile.Order.TOP_FIRST
          : Pile.Order.NONE;
    }

    /**
     * Adds a fact that all see; the value's text is split at blanks, empty text becomes -.
     *
     * <p>Its type follows from the value, and whether it is one of {@linkplain Fact#isEach each}
     * seat or side: a {@link PerSeat}, an {@link IntPerSeat} and the points of a game are. Where
     * the value is not always of the same class, or the numbers are seats, say the type.
     */
    public Builder fact(String name, Object value) {
      return fact(FactText.typeOf(value), name, value);
    }

    /** Adds a fact that one audience sees. */
    public Builder fact(String name, Object value, Audience audience) {
      return fact(FactText.typeOf(value), name, value, audience);
    }

    /** Adds a fact that all see, of a given type. */
    public Builder fact(Fact.Type type, String name, Object value) {
      return fact(type, name, value, Audience.ALL);
    }

    /** Adds a fact that one audience sees, of a given type. */
    public Builder fact(Fact.Type type, String name, Object value, Audience audience) {
      facts.add(new Fact(type, FactText.isEach(value), name, words.of(value), audience));
      return this;
    }

    /**
     * Adds facts {@code name.0}, {@code name.1}, ... that all see, one of each seat or side; what
     * is true or false becomes yes or no.
     */
    public <T> Builder facts(String name, List<T> parts, Function<? super T, ?> fact) {
      for (int part = 0; part < parts.size(); part++) {
        Object value = fact.apply(parts.get(part));
        String partName = SeatNames.of(name, part);
        if (value instanceof Boolean isTrue) {
          yesNo(partName, isTrue);
        } else {
          fact(partName, value);
        }
      }
      return this;
    }

    /** Adds a fact that all see: a seat, or - for a negative number. */
    public Builder seat(String name, int seat) {
      String text = seat < 0 ? FactText.NONE : FactText.number(seat);
      facts.add(new Fact(Fact.Type.SEAT, false, name, text, Audience.ALL));
      return this;
    }

    /** Adds a fact that all see: yes or no. */
    public Builder yesNo(String name, boolean value) {
      facts.add(new Fact(Fact.Type.WORD, false, name, value ? "yes" : "no", Audience.ALL));
      return this;
    }

    /** Adds a fact of numbers for each seat, - for none, of which each has its own audience. */
    public Builder fact(String name, List<String> words, IntFunction<Audience> audienceOfWord) {
      facts.add(
          new Fact(
              Fact.Type.NUMBERS,
              true,
              name,
              ImmutableList.copyOf(words),
              Audience.each(words.size(), audienceOfWord)));
      return this;
    }

    /** Adds a fact that all see: a constant of an enum, written {@code like-this}. */
    public Builder word(String name, Enum<?> constant) {
      facts.add(new Fact(Fact.Type.WORD, false, name, Ids.of(constant), Audience.ALL));
      return this;
    }

    /** Adds a fact that all see: seats in ascending order; nobody becomes -. */
    public Builder fact(String name, Seats seats) {
      facts.add(new Fact(Fact.Type.SEATS, false, name, words.of(seats), Audience.ALL));
      return this;
    }

    /**
     * Returns the table.
     *
     * @throws IllegalArgumentException if two piles or two facts have the same name
     */
    public Table build() {
      ImmutableList<Pile> allPiles = piles.build();
      ImmutableList<Fact> allFacts = facts.build();
      DistinctNames.check("piles", allPiles, Pile::name);
      DistinctNames.check("facts", allFacts, Fact::name);
      return new Table(allPiles, allFacts);
    }
  }
}
