package io.github.spadille.testkit.subject;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.table.Table;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * One thing that a game hides, from whom, and when.
 *
 * @param kind what is hidden
 * @param name the pile or the fact, or the verb of the moves
 * @param from from whom it is hidden
 * @param when while what it is hidden; null for always
 * @param until the moves that show it, or some of its cards; null for none
 * @param house the house rule under which it is hidden; null for all
 * @param openWords of moves, how many words after the verb others see
 */
record Secret(
    Kind kind,
    String name,
    From from,
    @Nullable When when,
    @Nullable BiPredicate<Event, ImmutableSet<Card>> until,
    @Nullable House house,
    int openWords) {
  /** What is hidden. */
  enum Kind {
    /** The cards of a pile. */
    PILE,
    /** The words of a fact. */
    FACT,
    /** What a seat chooses by a move. */
    CHOICE
  }

  /** From whom it is hidden. */
  enum From {
    /** All but the owner. */
    OTHERS,
    /** Everybody. */
    ALL,
    /** Whom the table says, card by card or word by word. */
    AS_TABLED
  }

  /** Values of a fact with which something is hidden, or, the other way round, known. */
  record When(String fact, ImmutableSet<String> values, boolean known) {
    boolean isKnown(Table table) {
      return known == values.contains(table.fact(fact).value());
    }
  }

  /** Values of an option. */
  record House(String option, ImmutableSet<String> values) {}

  static Secret of(Kind kind, String name, From from) {
    return new Secret(kind, name, from, null, null, null, 0);
  }

  /** Returns a choice of which others see the first words after the verb. */
  static Secret choice(String verb, int openWords) {
    return new Secret(Kind.CHOICE, verb, From.OTHERS, null, null, null, openWords);
  }

  Secret knownWhen(String fact, String... values) {
    return new Secret(
        kind,
        name,
        from,
        new When(fact, ImmutableSet.copyOf(values), true),
        until,
        house,
        openWords);
  }

  Secret hiddenWhen(String fact, String... values) {
    return new Secret(
        kind,
        name,
        from,
        new When(fact, ImmutableSet.copyOf(values), false),
        until,
        house,
        openWords);
  }

  Secret shownWith(BiPredicate<Event, ImmutableSet<Card>> moves) {
    return new Secret(kind, name, from, when, moves, house, openWords);
  }

  Secret under(String option, String... values) {
    return new Secret(
        kind, name, from, when, until, new House(option, ImmutableSet.copyOf(values)), openWords);
  }

  /** Tells whether it is a secret under some house rules, of which each is named. */
  boolean isKeptUnder(ImmutableMap<String, String> options) {
    return house == null || house.values().contains(options.getOrDefault(house.option(), ""));
  }

  /** Tells whether everybody may know it now, or as much of it as the table shows. */
  boolean isKnown(Table table) {
    return when != null && when.isKnown(table);
  }

  /** Tells whether everybody may know it now, or is shown some cards of it by a move. */
  boolean isLifted(Event event, ImmutableSet<Card> cards) {
    return isKnown(event.after()) || (until != null && until.test(event, cards));
  }

  /** Tells whether a pile or a fact goes by this name, alone or with what is its own. */
  boolean isFor(String pileOrFact) {
    return pileOrFact.startsWith(name)
        && (pileOrFact.length() == name.length() || pileOrFact.charAt(name.length()) == '.');
  }
}
