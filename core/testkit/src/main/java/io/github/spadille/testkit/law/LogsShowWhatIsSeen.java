package io.github.spadille.testkit.law;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
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
    Set<String> named = open ? new HashSet<>() : named(run, move, text);
    named.removeAll(shown(run.table(index), secrets, viewer));
    named.removeAll(shown(run.table(index + 1), secrets, viewer));
    if (!named.isEmpty()) {
      for (Stage<S> stage : run.rules().stages(run.state(index), move)) {
        named.removeAll(shown(run.rules().table(stage.state()), secrets, viewer));
      }
    }
    return named.stream().findFirst();
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

  /** Returns the cards that a viewer sees, in piles and in open facts. */
  private static Set<String> shown(Table table, Secrets secrets, Viewer viewer) {
    Set<String> shown = new HashSet<>(Tables.seen(table, secrets, viewer));
    for (Fact fact : table.facts()) {
      if (secrets.isOpen(fact)) {
        shown.addAll(fact.words());
      }
    }
    return shown;
  }
}
