package io.github.spadille.engine.knowledge;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.SeenStage;
import io.github.spadille.engine.game.SeenState;
import io.github.spadille.engine.game.SeenStep;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How far the last move of a story is from what a viewer saw, and which cards are to blame.
 *
 * <p>First come the deductions of the move, then whether it is legal, then what is seen of it. It
 * is that of the story as it was when it was measured, whatever is exchanged since.
 */
final class Mismatch<S extends GameState, M extends Move> {
  static final long WRONG_DEDUCTION = 1L << 40;
  private static final long ILLEGAL = 1L << 30;
  private static final long OTHER_TABLE = 1L << 10;

  /** Numbers that are further apart than this are wrong, whatever comes nearer. */
  private static final long FURTHEST = 16;

  private final Reconstruction<S, M> found;
  private final Rules<S, M> rules;
  private final MoveSyntax<M> syntax;
  private final Story<S, M> story;
  private final int number;
  private final SeenStep expected;
  private final List<Deduction> deductions;

  /** Cards that lie where they should not, or should lie elsewhere. */
  final List<Integer> culprits = new ArrayList<>();

  /** Cards that lie where those should. */
  final List<Integer> partners = new ArrayList<>();

  /** Cards that were told, each with one that was told in its place. */
  final List<Swap> swaps = new ArrayList<>();

  /** A card that should be where another is. */
  record Swap(int card, int instead) {}

  /** What happened after the move; nothing if it was illegal. */
  ImmutableList<Stage<S>> stages = ImmutableList.of();

  /** Where the move led, if it was legal. */
  @Nullable S after;

  /** The table there, if the move was legal. */
  @Nullable Table table;

  /** How much is wrong, or more than some limit; 0 if all fits. */
  final long wrong;

  /**
   * Measures it.
   *
   * @param number the number of the last move
   * @param expected what was seen of it
   * @param deductions what it tells
   * @param limit beyond it nobody asks how much more is wrong, or what is to blame
   */
  Mismatch(
      Reconstruction<S, M> found,
      int number,
      SeenStep expected,
      List<Deduction> deductions,
      long limit) {
    this.found = found;
    this.rules = found.rules;
    this.syntax = found.syntax;
    this.story = found.story;
    this.number = number;
    this.expected = expected;
    this.deductions = deductions;
    this.wrong = measure(limit);
  }

  /** Returns how much is wrong, and notes which cards may be to blame. */
  private long measure(long limit) {
    long wrong = 0;
    for (Deduction deduction : deductions) {
      int violations = deduction.violations(story);
      wrong += violations * WRONG_DEDUCTION;
      if (violations > 0) {
        deduction.addCulprits(story, culprits);
      }
    }
    if (wrong > 0) {
      return wrong;
    }
    M move = story.move(number);
    S before = found.states.get(number);
    if (rules.refusal(before, move).isPresent()) {
      byte[] where = story.whereAt(number);
      blameHands(move, where);
      return ILLEGAL + missing(move, where);
    }
    stages = rules.stages(before, move);
    S end = stages.get(stages.size() - 1).state();
    after = end;
    Table there = rules.table(end);
    table = there;
    wrong = compare(there, expected.after());
    wrong += compareSheets(end.sheet(), expected.last().sheet());
    if (wrong > limit) {
      return wrong;
    }
    wrong += compareStages();
    return wrong == 0 && !isSame(end) ? 1 : wrong;
  }

  /** Tells whether the rest that is known to all is the same. */
  private boolean isSame(S end) {
    return end.turn().equals(expected.turn())
        && end.handNumber() == expected.last().hand()
        && end.outcome().equals(expected.last().outcome());
  }

  private long compareStages() {
    ImmutableList<SeenStage> should = expected.stages();
    long wrong = FURTHEST * Math.abs(should.size() - stages.size());
    for (int i = 0; i < Math.min(should.size(), stages.size()); i++) {
      Stage<S> stage = stages.get(i);
      if (!stage.phrase().equals(should.get(i).phrase())) {
        wrong += 1 + new Comparison().comparePhrases(should.get(i).phrase(), stage.phrase());
      }
      if (i < should.size() - 1) {
        SeenState state = should.get(i).state();
        wrong += compare(rules.table(stage.state()), state.table());
        wrong += compareSheets(stage.state().sheet(), state.sheet());
      }
    }
    return wrong;
  }

  /** Counts lines that differ, by their points; the cards of those who got them are to blame. */
  private long compareSheets(ScoreSheet sheet, ScoreSheet should) {
    if (sheet.equals(should)) {
      return 0;
    }
    ImmutableList<ScoreSheet.Line> lines = sheet.lines();
    ImmutableList<ScoreSheet.Line> others = should.lines();
    long wrong = 1 + FURTHEST * Math.abs(lines.size() - others.size());
    for (int i = 0; i < Math.min(lines.size(), others.size()); i++) {
      ScoreSheet.Line one = lines.get(i);
      ScoreSheet.Line other = others.get(i);
      if (!one.equals(other)) {
        wrong += 1 + Math.min(FURTHEST, Math.abs(one.points() - other.points()));
        blame(one.seats());
        blame(other.seats());
      }
    }
    return wrong;
  }

  /** Blames all cards of some seats that the viewer does not see. */
  private void blame(Seats seats) {
    byte[] where = story.whereAt(number);
    for (int seat : seats) {
      for (int card = 0; card < where.length; card++) {
        if (story.names.isOf(where[card], seat) && !story.isSeen(number, card)) {
          culprits.add(card);
        }
      }
    }
  }

  /** The cards named may be in another's hand, or others in the mover's be in the way. */
  private void blameHands(M move, byte[] where) {
    Set<Card> named = new HashSet<>(syntax.cards(move));
    for (int i = 0; i < where.length; i++) {
      if (story.names.isOf(where[i], move.seat()) && !story.isSeen(number, i)) {
        (story.steps.get(number).isHidden() ? culprits : partners).add(i);
      } else if (named.contains(story.cards[i])) {
        culprits.add(i);
      }
    }
    if (culprits.isEmpty()) {
      culprits.addAll(partners);
      partners.clear();
    }
  }

  private int missing(M move, byte[] where) {
    int missing = 0;
    for (Card card : syntax.cards(move)) {
      boolean held = false;
      for (int i = 0; i < where.length; i++) {
        held |= story.cards[i].equals(card) && story.names.isOf(where[i], move.seat());
      }
      missing += held ? 0 : 1;
    }
    return missing;
  }

  private long compare(Table table, SeenTable should) {
    SeenTable seen = table.seenBy(found.viewer);
    if (seen.equals(should)) {
      return 0;
    }
    Comparison comparison = new Comparison();
    comparison.compare(table, seen, should);
    return comparison.wrong;
  }

  /** Compares what is seen of a table with what was. */
  private final class Comparison {
    private final Set<Card> amiss = new HashSet<>();
    private long wrong;

    private void compare(Table table, SeenTable seen, SeenTable should) {
      for (int i = 0; i < table.piles().size(); i++) {
        boolean same =
            i < should.piles().size() && seen.piles().get(i).equals(should.piles().get(i));
        if (!same) { // Nothing in a pile that is seen as it should be is to blame.
          compare(table.piles().get(i), should);
        }
      }
      if (seen.piles().size() != should.piles().size()) {
        wrong += OTHER_TABLE;
      }
      compareFacts(table, should.facts(), seen.facts());
      wrong += wrong == 0 ? 1 : 0;
      blameAmiss();
    }

    /** Compares what was told to have happened. */
    private int comparePhrases(Phrase should, Phrase are) {
      int different = compareWords(should.key(), words(should), words(are));
      blameAmiss();
      return different;
    }

    private String words(Phrase phrase) {
      return phrase.key()
          + ' '
          + phrase.seat()
          + ' '
          + Joiner.on(' ').join(phrase.arguments()).replaceAll("[\\[\\],]", "");
    }

    private void blameAmiss() {
      if (amiss.isEmpty()) {
        return;
      }
      for (int i = 0; i < story.cards.length; i++) {
        if (amiss.contains(story.cards[i]) && !story.isSeen(number, i)) {
          culprits.add(i);
        }
      }
    }

    private void compare(Pile pile, SeenTable should) {
      Optional<SeenPile> same = expected(pile, should);
      if (same.isEmpty()) {
        wrong += OTHER_TABLE;
        return;
      }
      List<Card> missing = new ArrayList<>();
      List<Card> hidden = new ArrayList<>();
      same.get().cards().forEach(card -> card.card().ifPresent(missing::add));
      for (int i = 0; i < pile.size(); i++) {
        boolean visible = pile.audiences().get(i).includes(found.viewer);
        Card card = pile.cards().get(i);
        boolean right =
            pile.isOrdered()
                ? same.get().cards().get(i).card().equals(Optional.of(card).filter(c -> visible))
                : !visible || missing.contains(card);
        if (visible && right) {
          missing.remove(card);
        } else if (!right) {
          wrong++;
          surplus(card);
        } else if (!pile.isOrdered()) {
          hidden.add(card);
        }
      }
      if (!missing.isEmpty() && !pile.isOrdered()) {
        wrong += missing.size();
        hidden.forEach(this::surplus);
      }
      amiss.addAll(missing);
    }

    /** Notes a card that should not be seen there, or one that equals it. */
    private void surplus(Card card) {
      for (int i = 0; i < story.cards.length; i++) {
        if (story.cards[i].equals(card)) {
          partners.add(i);
        }
      }
    }

    private void compareFacts(Table table, Map<String, String> expected, Map<String, String> seen) {
      for (Map.Entry<String, String> fact : expected.entrySet()) {
        String other = seen.getOrDefault(fact.getKey(), "");
        if (!other.equals(fact.getValue())) {
          wrong += compareWords(fact.getKey(), fact.getValue(), other);
          if (fact.getValue().indexOf(' ') >= 0) {
            blame(fact.getKey(), fact.getValue(), other);
          }
          compareNumbers(table, fact.getValue(), other);
        }
      }
    }

    /** Blames the cards of seats of which a number is told that differs: some should change. */
    private void compareNumbers(Table table, String expected, String seen) {
      List<String> should = List.of(expected.split(" ", -1));
      List<String> are = List.of(seen.split(" ", -1));
      if (should.size() != rules.seats() || are.size() != rules.seats()) {
        return;
      }
      for (Pile pile : table.piles()) {
        int seat = pile.owner().orElse(-1);
        Integer one = seat < 0 ? null : Ints.tryParse(should.get(seat));
        Integer other = seat < 0 ? null : Ints.tryParse(are.get(seat));
        if (one != null && other != null && !one.equals(other)) {
          addCards(new HashSet<>(pile.cards()), one > other ? culprits : partners);
        }
      }
    }

    private void addCards(Set<Card> cards, List<Integer> to) {
      for (int i = 0; i < story.cards.length; i++) {
        if (cards.contains(story.cards[i]) && !story.isSeen(number, i)) {
          to.add(i);
        }
      }
    }

    /** Blames the cards that a fact tells of; returns by how much its words differ. */
    private int compareWords(String fact, String expected, String seen) {
      List<String> should = new ArrayList<>(List.of(expected.split(" ", -1)));
      List<String> are = new ArrayList<>(List.of(seen.split(" ", -1)));
      int length = Math.max(should.size(), are.size());
      int different = 0;
      for (int i = 0; i < length; i++) {
        String one = i < should.size() ? should.get(i) : "";
        String other = i < are.size() ? are.get(i) : "";
        if (!one.equals(other)) {
          different += distance(one, other);
          blame(fact, one, other);
        }
      }
      swap(fact, without(should, are), without(are, should));
      return different;
    }

    private static List<String> without(List<String> some, List<String> others) {
      List<String> rest = new ArrayList<>(some);
      others.forEach(rest::remove);
      return rest;
    }

    private void swap(String fact, List<String> missing, List<String> surplus) {
      for (int i = 0; i < Math.min(missing.size(), surplus.size()); i++) {
        int card = meant(fact, missing.get(i));
        int instead = meant(fact, surplus.get(i));
        if (card >= 0 && instead >= 0) {
          swaps.add(new Swap(card, instead));
        }
      }
    }

    /** Returns a card that a word means and that the viewer does not see, or -1. */
    private int meant(String fact, String word) {
      for (int card = 0; card < story.cards.length; card++) {
        if (!story.isSeen(number, card)
            && found.deductions.mayMean(fact, word, story.cards[card])) {
          return card;
        }
      }
      return -1;
    }

    private void blame(String fact, String expected, String seen) {
      for (int card = 0; card < story.cards.length; card++) {
        if (found.deductions.mayMean(fact, expected, story.cards[card])) {
          amiss.add(story.cards[card]);
        } else if (found.deductions.mayMean(fact, seen, story.cards[card])) {
          partners.add(card);
        }
      }
    }
  }

  /** Returns by how much two words differ: a number may come nearer, others are right or wrong. */
  private static int distance(String one, String other) {
    Integer expected = Ints.tryParse(one);
    Integer seen = Ints.tryParse(other);
    return expected == null || seen == null
        ? 1
        : (int) Math.min(FURTHEST, Math.abs((long) expected - seen));
  }

  /** Returns what should be seen of a pile at the end, if it has as many cards as it should. */
  Optional<SeenPile> expected(Pile pile) {
    return expected(pile, expected.after());
  }

  private static Optional<SeenPile> expected(Pile pile, SeenTable table) {
    for (SeenPile seen : table.piles()) {
      if (seen.size() == pile.size() && seen.name().equals(pile.name())) {
        return Optional.of(seen);
      }
    }
    return Optional.empty();
  }
}
