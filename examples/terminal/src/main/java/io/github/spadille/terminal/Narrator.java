package io.github.spadille.terminal;

import com.google.common.base.Splitter;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells what a move did, from the table before and after it, in any game.
 *
 * <p>It knows no game: a deal is a move of chance after which a seat or several piles have more
 * cards, a trick is taken when the pile of that name empties, a hand ends when its number changes.
 */
final class Narrator<S extends GameState, M extends Move> {
  private static final Splitter WORDS = Splitter.on(' ');
  private static final String INDENT = "      ";
  private static final String TRICK = "trick";
  private static final String DEAL = "The cards are dealt";
  private static final int LONGEST_CHANCE = 40;

  private final Rules<S, M> rules;
  private final Names names;
  private final SheetText sheets;
  private final Optional<Viewer> viewer;
  private final int width;
  private String lastHeading = "";

  /**
   * Creates a narrator.
   *
   * @param viewer who is told; empty for one who is told everything
   */
  Narrator(ChosenGame<S, M, ?> chosen, Names names, Optional<Viewer> viewer, int width) {
    this.rules = chosen.rules();
    this.names = names;
    this.sheets = new SheetText(chosen.book(), names, width);
    this.viewer = viewer;
    this.width = width;
  }

  /** Returns the table as the one who is told sees it. */
  Layout layout(S state) {
    return viewer
        .map(seat -> Layout.of(rules.table(state).seenBy(seat)))
        .orElseGet(() -> Layout.of(rules.table(state)));
  }

  /** Returns the lines that tell a move. */
  ImmutableList<String> tell(S before, M move, S after) {
    Layout from = layout(before);
    Layout to = layout(after);
    List<String> lines = new ArrayList<>();
    if (move.isChance()) {
      tellChance(lines, move, textOf(before, move), from, to);
    } else {
      tellMove(lines, before, move, from, to);
    }
    if (after.turn().isOver() || !after.sheet().equals(before.sheet())) {
      tellScores(lines, before.sheet(), after, from, to);
    }
    return ImmutableList.copyOf(lines);
  }

  private String textOf(S before, M move) {
    return viewer
        .map(seat -> rules.seenBy(seat, before, move).text())
        .orElseGet(() -> rules.syntax().format(move));
  }

  private void tellChance(List<String> lines, M move, String text, Layout from, Layout to) {
    if (!isDeal(from, to)) {
      lines.add("* " + inShort(text));
      return;
    }
    String heading = to.handNumber().map(number -> "Hand " + number).orElse(DEAL);
    // Some games deal twice in a hand, to find the dealer first.
    heading = heading.equals(lastHeading) ? DEAL : heading;
    lastHeading = heading;
    lines.add("");
    lines.add(heading);
    lines.add("-".repeat(heading.length()));
    if (viewer.isEmpty()) {
      lines.addAll(LayoutText.lines(to, names, width));
      lines.add("");
    }
  }

  /** Tells whether cards went to a seat or to several piles, not only back to one. */
  private static boolean isDeal(Layout from, Layout to) {
    int grown = 0;
    for (Heap heap : to.heaps().values()) {
      if (heap.cards().size() > from.heap(heap.name()).cards().size()) {
        grown += heap.owner().isPresent() ? 2 : 1;
      }
    }
    return grown > 1;
  }

  /** Returns the text of a move of chance, which may name a whole pack, in few words. */
  static String inShort(String text) {
    if (text.length() <= LONGEST_CHANCE) {
      return text;
    }
    List<String> words = WORDS.splitToList(text);
    return words.get(0) + " " + Names.count(words.size() - 1, "card");
  }

  private void tellMove(List<String> lines, S before, M move, Layout from, Layout to) {
    String text = textOf(before, move);
    lines.add(names.padded(move.seat()) + "  " + text);
    Multiset<String> named = named(move, text);
    String taken = tellTrick(lines, named, from, to);
    for (Heap heap : to.heaps().values()) {
      Heap old = from.heap(heap.name());
      if (heap.owner().isPresent()) {
        if (!heap.name().equals(taken)) {
          tellGains(lines, heap, old, HashMultiset.create(named));
        }
      } else if (heap.open() && !heap.ordered() && !heap.cards().equals(old.cards())) {
        lines.add(INDENT + heap.name() + " " + heap.text());
      }
    }
  }

  /** Returns the cards that a move names, as far as they are seen. */
  private Multiset<String> named(M move, String text) {
    Multiset<String> named = HashMultiset.create();
    if (!text.contains(Heap.HIDDEN)) {
      for (Card card : rules.syntax().cards(move)) {
        named.add(card.code());
      }
    }
    return named;
  }

  /** Tells of a trick that was taken; returns the pile to which it went, empty if unknown. */
  private String tellTrick(List<String> lines, Multiset<String> named, Layout from, Layout to) {
    Heap trick = from.heap(TRICK);
    if (trick.isEmpty() || !to.heap(TRICK).isEmpty()) {
      return "";
    }
    int size = trick.cards().size() + named.size();
    for (Heap heap : to.heaps().values()) {
      int gained = heap.cards().size() - from.heap(heap.name()).cards().size();
      if (gained == size) {
        String taker = heap.owner().isPresent() ? names.of(heap.owner().getAsInt()) : heap.name();
        lines.add(INDENT + "trick " + trickText(trick, named) + " to " + taker);
        lines.add("");
        return heap.name();
      }
    }
    lines.add(INDENT + "trick " + trickText(trick, named));
    lines.add("");
    return "";
  }

  private static String trickText(Heap trick, Multiset<String> last) {
    List<String> cards = new ArrayList<>(trick.cards());
    cards.addAll(last);
    return Heap.text(cards, true);
  }

  /** Tells of cards that came to a seat and that the move did not name. */
  private static void tellGains(List<String> lines, Heap heap, Heap old, Multiset<String> named) {
    List<String> gained = new ArrayList<>(heap.gainedSince(old));
    gained.removeIf(named::remove);
    // A card that was named may lie face down now.
    gained.removeIf(card -> card.equals(Heap.HIDDEN) && removeAny(named));
    if (!gained.isEmpty() && heap.cards().size() > old.cards().size()) {
      lines.add(INDENT + heap.name() + " gets " + Heap.text(gained, false));
    }
  }

  private static boolean removeAny(Multiset<String> named) {
    return !named.isEmpty() && named.remove(named.iterator().next());
  }

  private void tellScores(List<String> lines, ScoreSheet old, S after, Layout from, Layout to) {
    ImmutableList<ScoreSheet.Line> all = after.sheet().lines();
    int known = old.lines().size();
    if (!after.turn().isOver() && from.handNumber().equals(to.handNumber())) {
      all.subList(known, all.size()).forEach(line -> lines.add(INDENT + sheets.inShort(line)));
      return;
    }
    List<ScoreSheet.Line> ofHand = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      boolean sameHand =
          from.handNumber().map(Integer.toString(all.get(i).hand())::equals).orElse(false);
      if (i >= known || sameHand) {
        ofHand.add(all.get(i));
      }
    }
    if (lines.isEmpty() || !lines.get(lines.size() - 1).isEmpty()) {
      lines.add("");
    }
    lines.add("Score sheet" + from.handNumber().map(number -> " of hand " + number).orElse(""));
    lines.addAll(ofHand.isEmpty() ? ImmutableList.of("no points") : sheets.table(ofHand));
    lines.addAll(sheets.totals(after.sheet()));
  }
}
