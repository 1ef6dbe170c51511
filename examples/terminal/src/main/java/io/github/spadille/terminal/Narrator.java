package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.screen.HandOrder;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.formats.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells a move and all that follows from it, in any game, in the words of the game.
 *
 * <p>It knows no game: the game tells its stages. What the narrator adds are cards that come into
 * sight without having been named, and the points.
 */
final class Narrator<S extends GameState, M extends Move> {
  private static final String INDENT = "  ";

  private final Rules<S, M> rules;
  private final Voice voice;
  private final SheetText sheets;
  private final Optional<Viewer> viewer;
  private int hand;

  /**
   * Creates a narrator.
   *
   * @param viewer who is told; empty for one who looks over the shoulders of all players
   */
  Narrator(Rules<S, M> rules, Voice voice, Optional<Viewer> viewer) {
    this.rules = rules;
    this.voice = voice;
    this.sheets = new SheetText(voice);
    this.viewer = viewer;
  }

  /** Returns the table as the one who is told sees it. */
  Layout layout(S state) {
    return viewer
        .map(seat -> Layout.of(rules.table(state).seenBy(seat), state))
        .orElseGet(() -> Layout.of(rules.table(state), state));
  }

  /** Returns a move in words, as somebody saw it. */
  String told(SeenMove move) {
    return voice.words().text(rules.syntax().told(move));
  }

  /** Returns the lines that tell a move. */
  ImmutableList<String> tell(S before, M move) {
    List<String> lines = new ArrayList<>();
    if (move.isChance() && before.handNumber() != hand) {
      hand = before.handNumber();
      addHeading(lines);
    }
    add(lines, "", text(before, move));
    ImmutableList<Stage<S>> stages = rules.stages(before, move);
    S after = stages.get(stages.size() - 1).state();
    boolean handEnds = after.turn().isOver() || after.handNumber() != before.handNumber();
    Sight sight = new Sight(layout(before));
    if (isSeen(before, move)) {
      sight.name(cards(move));
    }
    S from = before;
    for (Stage<S> stage : stages) {
      if (!stage.isDone()) {
        add(lines, INDENT, voice.words().text(stage.phrase()));
        sight.name(stage.arguments());
      }
      Layout layout = layout(stage.state());
      HandOrder hand = HandOrder.of(voice.words(), layout::fact);
      sight.next(layout).forEach(shown -> add(lines, INDENT, text(shown, hand)));
      if (!handEnds) {
        addPoints(lines, from.sheet(), stage.state().sheet());
      }
      from = stage.state();
    }
    if (handEnds) {
      addHand(lines, before, after);
    }
    return ImmutableList.copyOf(lines);
  }

  private void addHeading(List<String> lines) {
    String heading = voice.text("hand", hand);
    lines.add("");
    lines.add(heading);
    lines.add("-".repeat(DisplayWidth.of(heading)));
  }

  private String text(S before, M move) {
    return viewer
        .map(seat -> told(rules.seenBy(seat, before, move)))
        .orElseGet(() -> voice.words().text(rules.syntax().parts(move).told()));
  }

  private boolean isSeen(S before, M move) {
    return viewer
        .map(seat -> !rules.syntax().isHidden(rules.seenBy(seat, before, move)))
        .orElse(true);
  }

  /** What a shuffle names is seen by nobody. */
  private ImmutableList<Card> cards(M move) {
    boolean shuffle = move.isChance() && rules.syntax().isConcealed(move);
    return shuffle ? ImmutableList.of() : rules.syntax().cards(move);
  }

  private void add(List<String> lines, String indent, String text) {
    if (!text.isBlank()) {
      lines.add(voice.wrapped(indent, text));
    }
  }

  private String text(Sight.Shown shown, HandOrder hand) {
    Heap heap = shown.heap();
    String pile = voice.words().pile(heap.name());
    String cards = heap.with(shown.cards()).held(hand).text(voice);
    return heap.owner().isPresent()
        ? voice.text("shown.owned", voice.names().of(heap.owner().getAsInt()), pile, cards)
        : voice.text("shown", pile, cards);
  }

  private void addPoints(List<String> lines, ScoreSheet before, ScoreSheet after) {
    ImmutableList<ScoreSheet.Line> all = after.lines();
    for (ScoreSheet.Line line : all.subList(before.lines().size(), all.size())) {
      add(lines, INDENT, sheets.inShort(line));
    }
  }

  /** Tells all points of a hand that is over, those that were told before too. */
  private void addHand(List<String> lines, S before, S after) {
    ImmutableList<ScoreSheet.Line> all = after.sheet().lines();
    int known = before.sheet().lines().size();
    List<ScoreSheet.Line> ofHand = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (i >= known || all.get(i).hand() == before.handNumber()) {
        ofHand.add(all.get(i));
      }
    }
    lines.add("");
    lines.add(voice.text("points.hand", before.handNumber()));
    lines.addAll(
        ofHand.isEmpty() ? ImmutableList.of(voice.text("points.none")) : sheets.table(ofHand));
    lines.addAll(sheets.totals(after.sheet(), rules.scoring()));
  }
}
