package io.github.spadille.rummy.vazhushal;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Says by trying all roles what groups of cards are; the words of the rules, and slow. */
final class EveryRole {
  private static final String RANKS = "A23456789TJQK";
  private static final String SUITS = "shdc";

  /** Every sequence and every set, as its roles (VAZ-15, VAZ-16). */
  private static final ImmutableSet<ImmutableSet<String>> SEQUENCES = sequences();

  private static final ImmutableSet<ImmutableSet<String>> SETS = sets();

  private final ImmutableSet<String> wilds;

  EveryRole(String wilds) {
    this.wilds = ImmutableSet.copyOf(words(wilds));
  }

  static ImmutableList<String> words(String cards) {
    return cards.isEmpty() || cards.equals("-")
        ? ImmutableList.of()
        : ImmutableList.copyOf(cards.split(" "));
  }

  private static ImmutableSet<ImmutableSet<String>> sequences() {
    ImmutableSet.Builder<ImmutableSet<String>> all = ImmutableSet.builder();
    String ranks = RANKS + 'A';
    for (char suit : SUITS.toCharArray()) {
      for (int low = 0; low < ranks.length(); low++) {
        for (int high = low + 3; high <= ranks.length() && high - low <= 13; high++) {
          all.add(roles(ranks.substring(low, high), String.valueOf(suit)));
        }
      }
    }
    return all.build();
  }

  private static ImmutableSet<ImmutableSet<String>> sets() {
    ImmutableSet.Builder<ImmutableSet<String>> all = ImmutableSet.builder();
    for (char rank : RANKS.toCharArray()) {
      all.add(roles(String.valueOf(rank), SUITS));
      for (char without : SUITS.toCharArray()) {
        all.add(roles(String.valueOf(rank), SUITS.replace(String.valueOf(without), "")));
      }
    }
    return all.build();
  }

  private static ImmutableSet<String> roles(String ranks, String suits) {
    ImmutableSet.Builder<String> roles = ImmutableSet.builder();
    for (char rank : ranks.toCharArray()) {
      for (char suit : suits.toCharArray()) {
        roles.add("" + rank + suit);
      }
    }
    return roles.build();
  }

  static ImmutableSet<ImmutableSet<String>> sequencesAndSets() {
    return Sets.union(SEQUENCES, SETS).immutableCopy();
  }

  private boolean isWild(String card) {
    return card.startsWith("X") || wilds.contains(card);
  }

  private boolean canHave(List<String> cards, Set<String> roles) {
    if (cards.size() != roles.size()) {
      return false;
    }
    Set<String> open = new HashSet<>(roles);
    for (String card : cards) {
      if (!isWild(card) && !open.remove(card)) {
        return false; // VAZ-17
      }
    }
    return cards.stream().anyMatch(roles::contains); // VAZ-13, VAZ-18
  }

  /** Tells whether a group is a valid meld (VAZ-19). */
  boolean isMeld(List<String> cards) {
    return SEQUENCES.stream().anyMatch(roles -> canHave(cards, roles))
        || SETS.stream().anyMatch(roles -> canHave(cards, roles));
  }

  static boolean isNaturalSequence(List<String> cards) {
    return new HashSet<>(cards).size() == cards.size()
        && SEQUENCES.contains(ImmutableSet.copyOf(cards));
  }

  /** Tells whether a group is a valid meld in which every card has the role of itself. */
  static boolean isNatural(List<String> cards) {
    return isNaturalSequence(cards)
        || new HashSet<>(cards).size() == cards.size() && SETS.contains(ImmutableSet.copyOf(cards));
  }

  /** Returns the highest value of groups that are valid together, or -1 (VAZ-24, VAZ-56). */
  int best(List<List<String>> groups) {
    return groups.isEmpty() ? 0 : best(groups, new HashSet<>(), false);
  }

  boolean areValid(List<List<String>> groups) {
    return best(groups) >= 0;
  }

  private int best(List<List<String>> groups, Set<Set<String>> taken, boolean hasNatural) {
    if (groups.isEmpty()) {
      return hasNatural ? 0 : -1;
    }
    List<String> group = groups.get(0);
    List<List<String>> others = groups.subList(1, groups.size());
    int best = -1;
    for (Set<String> roles : SETS) {
      if (canHave(group, roles)) {
        best = Math.max(best, plus(value(roles), best(others, taken, hasNatural)));
      }
    }
    for (Set<String> roles : SEQUENCES) {
      if (canHave(group, roles) && taken.add(roles)) { // VAZ-23
        boolean isNatural = isNaturalSequence(group) && roles.equals(new HashSet<>(group));
        best = Math.max(best, plus(value(roles), best(others, taken, hasNatural || isNatural)));
        taken.remove(roles);
      }
    }
    return best;
  }

  private static int plus(int value, int rest) {
    return rest < 0 ? -1 : value + rest;
  }

  static int value(Iterable<String> roles) {
    int value = 0;
    for (String role : roles) {
      int pips = RANKS.indexOf(role.charAt(0)) + 1;
      value += role.startsWith("X") ? 0 : pips == 1 || pips > 9 ? 10 : pips; // VAZ-55
    }
    return value;
  }

  /** Returns every new group that can be made of some cards (VAZ-38), its cards in order. */
  ImmutableSet<ImmutableList<String>> melds(List<String> cards) {
    ImmutableSet.Builder<ImmutableList<String>> melds = ImmutableSet.builder();
    for (int one = 0; one < cards.size(); one++) {
      for (int two = 0; two < one; two++) {
        for (int three = 0; three < two; three++) {
          List<String> meld = List.of(cards.get(one), cards.get(two), cards.get(three));
          if (isMeld(meld)) {
            melds.add(inOrder(meld));
          }
        }
      }
    }
    for (ImmutableSet<String> roles : sequencesAndSets()) {
      if (roles.size() > 3 && cards.containsAll(roles)) {
        melds.add(inOrder(roles));
      }
    }
    return melds.build();
  }

  static ImmutableList<String> inOrder(Iterable<String> cards) {
    List<String> sorted = new ArrayList<>();
    cards.forEach(sorted::add);
    Collections.sort(
        sorted,
        (one, other) -> {
          String order = RANKS + 'X';
          int ranks = order.indexOf(one.charAt(0)) - order.indexOf(other.charAt(0));
          String suits = SUITS + "12";
          return ranks != 0 ? ranks : suits.indexOf(one.charAt(1)) - suits.indexOf(other.charAt(1));
        });
    return ImmutableList.copyOf(sorted);
  }
}
