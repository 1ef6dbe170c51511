package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordLine;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.testkit.subject.Secrets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A log shows no card that its reader was not shown. */
final class LogsShowWhatIsSeen extends RunLaw {
  private static final int MOST_MOVES = 150;

  @Override
  public String sentence() {
    return "The log and the shared record name no card to a viewer but those of its own moves and"
        + " those that it sees before, at or after the move.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run) {
    Run<S, M> looked = run.length() <= MOST_MOVES ? run : run.cut(MOST_MOVES);
    List<Viewer> viewers = looked.viewers();
    for (Viewer viewer : viewers) {
      List<SeenMove> log = looked.last().logFor(viewer);
      List<String> shared = redacted(looked, viewer);
      for (int index = 0; index < looked.length(); index++) {
        Optional<String> hidden =
            hidden(looked, index, viewer, log.get(index).text() + ' ' + shared.get(index));
        if (hidden.isPresent()) {
          String reason =
              "the log tells "
                  + (viewer.isSeat() ? "seat " + viewer : "a bystander")
                  + " of "
                  + hidden.get()
                  + ", which is hidden from it: "
                  + log.get(index);
          return Optional.of(new Breach(index + 1, reason));
        }
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> List<String> redacted(
      Run<S, M> run, Viewer viewer) {
    GameRecord record = RecordWriter.redacted(run.last(), viewer);
    List<String> texts = new ArrayList<>();
    for (RecordLine line : record.lines()) {
      if (line instanceof RecordLine.MoveLine move) {
        texts.add(move.text());
      }
    }
    return texts;
  }

  /** Returns a card in a text about a move that the viewer is not shown. */
  private static <S extends GameState, M extends Move> Optional<String> hidden(
      Run<S, M> run, int index, Viewer viewer, String text) {
    M move = run.move(index);
    Secrets secrets = run.secrets();
    boolean open =
        viewer.isSeat(move.seat())
            || secrets.openMoves().contains(Texts.verb(run.rules().syntax(), move));
    Set<String> named = open ? ImmutableSet.of() : named(run, move, text);
    if (named.isEmpty()) {
      return Optional.empty();
    }
    Set<String> shown = shown(run.table(index), run.table(index + 1), secrets, viewer);
    return named.stream().filter(code -> !shown.contains(code)).findFirst();
  }

  /** Returns the cards in a text about a move; a bid of {@code 6d} looks like one, and is none. */
  private static <S extends GameState, M extends Move> Set<String> named(
      Run<S, M> run, M move, String text) {
    Set<String> other = new HashSet<>(Texts.words(run.rules().syntax().format(move)));
    for (Card card : run.rules().syntax().cards(move)) {
      other.remove(card.code());
    }
    Set<String> named = new HashSet<>(Texts.words(text));
    named.removeAll(other);
    named.retainAll(run.cards().elementSet());
    return named;
  }

  /**
   * Returns the cards that a viewer sees before, at or after a move.
   *
   * <p>A card that goes into a hidden pile together with one that was seen was seen beside it, as
   * the last card of a trick.
   */
  private static Set<String> shown(Table before, Table after, Secrets secrets, Viewer viewer) {
    Set<String> seen = new HashSet<>(Tables.seen(before, secrets, viewer));
    Set<String> shown = new HashSet<>(seen);
    shown.addAll(Tables.seen(after, secrets, viewer));
    for (Pile pile : after.piles()) {
      Set<String> come = codes(pile);
      if (before.hasPile(pile.name())) {
        come.removeAll(codes(before.pile(pile.name())));
      }
      if (come.stream().anyMatch(seen::contains)) {
        shown.addAll(come);
      }
    }
    for (Fact fact : after.facts()) {
      if (secrets.isOpen(fact)) {
        shown.addAll(fact.words());
      }
    }
    return shown;
  }

  private static Set<String> codes(Pile pile) {
    Set<String> codes = new HashSet<>();
    for (Card card : pile.cards()) {
      codes.add(card.code());
    }
    return codes;
  }
}
