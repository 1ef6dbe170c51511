package io.github.spadille.engine.screen;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The cards that people put before all others: trumps, wild cards.
 *
 * <p>Each is named by its code, {@code X1}; all of a rank by the rank, {@code 2}; all of the suits,
 * ranks and cards that a fact tells by the fact, {@code {trump}}; the card of a rank and that suit
 * by both, {@code J{trump}}, and that of the other suit of the same colour by {@code J{~trump}}. A
 * fact that tells none of these names none.
 */
final class FirstCards {
  private static final Splitter BLANK = Splitter.on(' ');
  private static final Pattern WITH_FACT = Pattern.compile("([^{}]*)\\{(~?)([^{}~]+)}");

  private final ImmutableList<Predicate<PlayingCard>> named;

  private FirstCards(ImmutableList<Predicate<PlayingCard>> named) {
    this.named = named;
  }

  /**
   * Returns the cards of a holding.
   *
   * @param facts the text of a fact by its name; empty if nobody knows it
   * @throws IllegalArgumentException if a word names neither a card nor a rank nor a fact
   */
  static FirstCards of(HoldingWords holding, Function<String, Optional<String>> facts) {
    return new FirstCards(
        holding.first().stream()
            .map(word -> named(word, facts))
            .collect(ImmutableList.toImmutableList()));
  }

  private static Predicate<PlayingCard> named(
      String word, Function<String, Optional<String>> facts) {
    Matcher withFact = WITH_FACT.matcher(word);
    if (withFact.matches()) {
      String told = facts.apply(withFact.group(3)).orElse("");
      return withFact(withFact.group(1), told, !withFact.group(2).isEmpty());
    }
    Optional<Rank> rank = Rank.find(word);
    if (rank.isPresent()) {
      return card -> card.is(rank.get());
    }
    PlayingCard only = PlayingCard.parse(word);
    return card -> card.withFirstBack() == only;
  }

  private static Predicate<PlayingCard> withFact(String of, String told, boolean sameColour) {
    Predicate<PlayingCard> named =
        BLANK.splitToList(told).stream()
            .map(word -> told(word, sameColour))
            .reduce(card -> false, Predicate::or);
    if (of.isEmpty()) {
      return named;
    }
    Rank rank = Rank.parse(of);
    return named.and(card -> card.is(rank));
  }

  private static Predicate<PlayingCard> told(String word, boolean sameColour) {
    Optional<Suit> suit = Suit.find(word).map(found -> sameColour ? found.sameColor() : found);
    Optional<Rank> rank = Rank.find(word);
    return card ->
        suit.filter(card::is).isPresent()
            || rank.filter(card::is).isPresent()
            || card.withFirstBack().code().equals(word);
  }

  /** Tells whether a card is one of them. */
  boolean contains(PlayingCard card) {
    return place(card) < named.size();
  }

  /** Returns where a card stands among them; their number if it is none of them. */
  int place(PlayingCard card) {
    int place = 0;
    while (place < named.size() && !named.get(place).test(card)) {
      place++;
    }
    return place;
  }
}
