package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordLine;
import io.github.spadille.formats.record.RecordWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;

/** A move that is made in secret is told in secret. */
final class MovesKeepSecrets extends RunLaw {
  private static final int MOST_MOVES = 150;

  @Override
  public String sentence() {
    return "The text of a concealed move, in the log and in a shared record, neither names nor"
        + " depends on cards that stay hidden from the viewer.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run) {
    Run<S, M> looked = run.cut(Math.min(MOST_MOVES, run.length()));
    for (Viewer viewer : new Position<>(looked, 0, 0).viewers()) {
      List<SeenMove> log = looked.last().logFor(viewer);
      List<String> shared = redacted(looked, viewer);
      for (int index = 0; index < looked.length(); index++) {
        Optional<String> reason =
            told(looked, index, viewer, ImmutableList.of(log.get(index).text(), shared.get(index)));
        if (reason.isPresent()) {
          return Optional.of(new Breach(index + 1, reason.get()));
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

  private static <S extends GameState, M extends Move> Optional<String> told(
      Run<S, M> run, int index, Viewer viewer, List<String> texts) {
    M move = run.move(index);
    MoveSyntax<M> syntax = run.rules().syntax();
    boolean concealed =
        move.isChance() || run.subject().secrets().moves().contains(Texts.verb(syntax, move));
    if (!concealed || viewer.isSeat(move.seat())) {
      return Optional.empty();
    }
    List<Card> hidden = hidden(run, index, viewer);
    for (String text : texts) {
      for (Card card : hidden) {
        if (Texts.words(text).contains(card.code())) {
          return Optional.of(viewer + " is told of " + card.code() + ", hidden from it: " + text);
        }
      }
    }
    return hidden.size() < 2 ? Optional.empty() : depends(run, index, viewer, hidden);
  }

  /** Returns the cards of a move that the viewer sees neither before nor after it. */
  private static <S extends GameState, M extends Move> List<Card> hidden(
      Run<S, M> run, int index, Viewer viewer) {
    Rules<S, M> rules = run.rules();
    Set<String> seen = Tables.seen(rules.table(run.state(index)), run.subject().secrets(), viewer);
    seen.addAll(Tables.seen(rules.table(run.state(index + 1)), run.subject().secrets(), viewer));
    List<Card> hidden = new ArrayList<>();
    for (Card card : rules.syntax().cards(run.move(index))) {
      if (!seen.contains(card.code())) {
        hidden.add(card);
      }
    }
    return hidden;
  }

  /** Says how the text depends on hidden cards of a move that names several of them. */
  private static <S extends GameState, M extends Move> Optional<String> depends(
      Run<S, M> run, int index, Viewer viewer, List<Card> hidden) {
    Rules<S, M> rules = run.rules();
    M move = run.move(index);
    List<Card> others = new ArrayList<>(hidden);
    Collections.shuffle(others, new Random(new SplittableRandom(index).nextLong()));
    Iterator<Card> next = others.iterator();
    List<Card> cards = new ArrayList<>();
    for (Card card : rules.syntax().cards(move)) {
      cards.add(hidden.contains(card) ? next.next() : card);
    }
    M exchanged = rules.syntax().withCards(move.seat(), move, cards);
    S before = run.state(index);
    if (rules.refusal(before, exchanged).isPresent()) {
      return Optional.empty();
    }
    String text = rules.seenBy(viewer, before, move).text();
    String changed = rules.seenBy(viewer, before, exchanged).text();
    return text.equals(changed)
        ? Optional.empty()
        : Optional.of(viewer + " is told of hidden cards: " + Texts.difference(text, changed));
  }
}
