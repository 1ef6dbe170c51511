package io.github.spadille.engine.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * Everything that lies on the table and everything that is known about the game, with who sees it.
 *
 * <p>A table holds secrets: hand out only its {@link #seenBy views}. Immutable, with value
 * equality; piles and facts stand in the order of the game's rulebook.
 */
public final class Table {
  private final ImmutableMap<String, Pile> piles;
  private final ImmutableMap<String, Fact> facts;

  private Table(ImmutableMap<String, Pile> piles, ImmutableMap<String, Fact> facts) {
    this.piles = piles;
    this.facts = facts;
  }

  /** Returns a builder of a table. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns all piles. */
  public ImmutableList<Pile> piles() {
    return piles.values().asList();
  }

  /** Returns all facts. */
  public ImmutableList<Fact> facts() {
    return facts.values().asList();
  }

  /**
   * Returns a pile by name.
   *
   * @throws IllegalArgumentException if there is none of that name; the message names those there
   *     are
   */
  public Pile pile(String name) {
    Pile pile = piles.get(name);
    if (pile == null) {
      throw new IllegalArgumentException(
          "no pile " + name + "; there are " + Joiner.on(", ").join(piles.keySet()));
    }
    return pile;
  }

  /**
   * Returns a fact by name.
   *
   * @throws IllegalArgumentException if there is none of that name; the message names those there
   *     are
   */
  public Fact fact(String name) {
    Fact fact = facts.get(name);
    if (fact == null) {
      throw new IllegalArgumentException(
          "no fact " + name + "; there are " + Joiner.on(", ").join(facts.keySet()));
    }
    return fact;
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
    return piles.containsKey(name);
  }

  /** Returns the number of cards on the table. */
  public int size() {
    int size = 0;
    for (Pile pile : piles.values()) {
      size += pile.size();
    }
    return size;
  }

  /** Returns this table as a viewer sees it. */
  public View seenBy(Viewer viewer) {
    return View.of(this, viewer);
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
    ImmutableMap.Builder<String, Pile> changed = ImmutableMap.builder();
    for (Pile pile : piles.values()) {
      Iterable<? extends Card> others = cards.get(pile.name());
      changed.put(pile.name(), others == null ? pile : pile.withCards(others));
    }
    return new Table(changed.buildOrThrow(), facts);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Table && ((Table) o).piles.equals(piles) && ((Table) o).facts.equals(facts);
  }

  @Override
  public int hashCode() {
    return 31 * piles.hashCode() + facts.hashCode();
  }

  /** Returns piles and facts, a line each; secrets included. */
  @Override
  public String toString() {
    return Joiner.on('\n').join(piles.values()) + '\n' + Joiner.on('\n').join(facts.values());
  }

  /**
   * Collects piles and facts, one call each, in the order of the rulebook.
   *
   * <p>A {@link List} becomes an ordered pile, top first; any other collection an unordered one.
   */
  public static final class Builder {
    private static final int USUAL_SIZE = 32; // Few games have more piles, or more facts.

    private final ImmutableMap.Builder<String, Pile> piles =
        ImmutableMap.builderWithExpectedSize(USUAL_SIZE);
    private final ImmutableMap.Builder<String, Fact> facts =
        ImmutableMap.builderWithExpectedSize(USUAL_SIZE);

    private Builder() {}

    /** Adds a pile of the table of which one audience sees every card. */
    public Builder pile(String name, Collection<? extends Card> cards, Audience audience) {
      return add(name, OptionalInt.empty(), topFirst(cards), cards, audience.times(cards.size()));
    }

    /** Adds a pile of the table of which each card has its own audience, by position. */
    public Builder pile(
        String name, Collection<? extends Card> cards, IntFunction<Audience> audienceOfCard) {
      return add(
          name, OptionalInt.empty(), topFirst(cards), cards, each(cards.size(), audienceOfCard));
    }

    /** Adds a pile {@code name.seat} that belongs to a seat. */
    public Builder pile(
        String name, int seat, Collection<? extends Card> cards, Audience audience) {
      return add(
          name + '.' + seat,
          OptionalInt.of(seat),
          topFirst(cards),
          cards,
          audience.times(cards.size()));
    }

    /** Adds a pile {@code name.seat} that belongs to a seat, with an audience for each card. */
    public Builder pile(
        String name,
        int seat,
        Collection<? extends Card> cards,
        IntFunction<Audience> audienceOfCard) {
      return add(
          name + '.' + seat,
          OptionalInt.of(seat),
          topFirst(cards),
          cards,
          each(cards.size(), audienceOfCard));
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
      return add(
          name, OptionalInt.empty(), Pile.Order.TOP_LAST, cards, audience.times(cards.size()));
    }

    /** Adds an ordered pile whose last card is the top, with an audience for each card. */
    public Builder pileTopLast(
        String name, List<? extends Card> cards, IntFunction<Audience> audienceOfCard) {
      return add(
          name,
          OptionalInt.empty(),
          Pile.Order.TOP_LAST,
          cards,
          each(cards.size(), audienceOfCard));
    }

    /** Adds a pile with everything said. */
    public Builder pile(Pile pile) {
      piles.put(pile.name(), pile);
      return this;
    }

    private Builder add(
        String name,
        OptionalInt owner,
        Pile.Order order,
        Collection<? extends Card> cards,
        ImmutableList<Audience> audiences) {
      return pile(new Pile(name, owner, order, ImmutableList.copyOf(cards), audiences));
    }

    private static ImmutableList<Audience> each(int size, IntFunction<Audience> audienceOfEach) {
      ImmutableList.Builder<Audience> audiences = ImmutableList.builderWithExpectedSize(size);
      for (int i = 0; i < size; i++) {
        audiences.add(audienceOfEach.apply(i));
      }
      return audiences.build();
    }

    private static Pile.Order topFirst(Collection<?> cards) {
      return cards instanceof List ? Pile.Order.TOP_FIRST : Pile.Order.NONE;
    }

    /** Adds a fact that all see; the value's text is split at blanks, empty text becomes -. */
    public Builder fact(String name, Object value) {
      return fact(name, value, Audience.ALL);
    }

    /** Adds a fact that one audience sees. */
    public Builder fact(String name, Object value, Audience audience) {
      ImmutableList<String> words = words(value);
      return add(name, words, audience.times(words.size()));
    }

    /** Adds a fact whose words have their own audiences, by position. */
    public Builder fact(String name, List<String> words, IntFunction<Audience> audienceOfWord) {
      return add(name, ImmutableList.copyOf(words), each(words.size(), audienceOfWord));
    }

    private Builder add(
        String name, ImmutableList<String> words, ImmutableList<Audience> audiences) {
      facts.put(name, new Fact(name, words, audiences));
      return this;
    }

    private static ImmutableList<String> words(Object value) {
      ImmutableList.Builder<String> builder = ImmutableList.builder();
      if (value instanceof IntPerSeat numbers) {
        builder.addAll(numbers.words(Integer.MIN_VALUE));
      } else if (value instanceof ImmutableLongArray numbers) {
        numbers.forEach(number -> builder.add(Long.toString(number)));
      } else if (value instanceof Iterable<?> elements) {
        elements.forEach(element -> addWords(element.toString(), builder));
      } else {
        addWords(value.toString(), builder);
      }
      ImmutableList<String> words = builder.build();
      return words.isEmpty() ? ImmutableList.of("-") : words;
    }

    /** Adds what stands between blanks. */
    private static void addWords(String text, ImmutableList.Builder<String> words) {
      int from = 0;
      while (from < text.length()) {
        int blank = text.indexOf(' ', from);
        int until = blank < 0 ? text.length() : blank;
        if (until > from) {
          words.add(text.substring(from, until)); // The text itself if it is one word.
        }
        from = until + 1;
      }
    }

    /**
     * Returns the table.
     *
     * @throws IllegalArgumentException if two piles or two facts have the same name
     */
    public Table build() {
      return new Table(piles.buildOrThrow(), facts.buildOrThrow());
    }
  }
}
