package io.github.spadille.formats.record;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.SimilarWord;
import io.github.spadille.formats.record.RecordLine.Check;
import java.util.List;
import java.util.Optional;

/** Makes the checks that concern what lies on the table: piles, facts, views of them. */
final class TableChecks {
  private final String source;
  private final Table table;
  private final Check check;

  TableChecks(String source, Table table, Check check) {
    this.source = source;
    this.table = table;
    this.check = check;
  }

  void pile() {
    if (!table.hasPile(check.name())) {
      throw unknown("a pile", pileNames());
    }
    Pile pile = table.pile(check.name());
    compareCards(Lists.transform(pile.cards(), Card::code), pile.order());
  }

  void fact() {
    Fact fact = findFact().orElseThrow(() -> unknown("a fact", factNames()));
    compareWords(fact.value());
  }

  void view() {
    Viewer viewer =
        check.seat().isPresent() ? Viewer.seat(check.seat().getAsInt()) : Viewer.bystander();
    SeenTable view = table.seenBy(viewer);
    if (table.hasPile(check.name())) {
      SeenPile pile = view.pile(check.name());
      compareCards(Lists.transform(pile.cards(), SeenCard::toString), pile.order());
    } else if (findFact().isPresent()) {
      compareWords(view.fact(check.name()).orElse(""));
    } else {
      List<String> names =
          ImmutableList.<String>builder().addAll(pileNames()).addAll(factNames()).build();
      throw unknown("a pile or a fact", names);
    }
  }

  private Optional<Fact> findFact() {
    return table.facts().stream().filter(fact -> fact.name().equals(check.name())).findFirst();
  }

  private List<String> pileNames() {
    return Lists.transform(table.piles(), Pile::name);
  }

  private List<String> factNames() {
    return Lists.transform(table.facts(), Fact::name);
  }

  private void compareCards(List<String> found, Pile.Order order) {
    List<String> expected = TextPieces.words(check.value());
    boolean same =
        order == Pile.Order.NONE
            ? TextPieces.bag(expected).equals(TextPieces.bag(found))
            : expected.equals(found);
    if (!same) {
      throw fails(orNone(expected, "no cards"), orNone(found, "no cards"));
    }
  }

  private void compareWords(String found) {
    List<String> expected = TextPieces.words(check.value());
    List<String> words = TextPieces.words(found);
    if (!expected.equals(words)) {
      throw fails(orNone(expected, "nothing"), orNone(words, "nothing"));
    }
  }

  private static String orNone(List<String> words, String none) {
    return words.isEmpty() ? none : Joiner.on(' ').join(words);
  }

  private ReplayException unknown(String what, List<String> known) {
    String found = Excerpt.of(check.name());
    return fails(
        what + ": " + Joiner.on(", ").join(known), found + SimilarWord.suggestion(found, known));
  }

  private ReplayException fails(String expected, String found) {
    return new ReplayException(source, check.line(), 0, expected, found);
  }
}
