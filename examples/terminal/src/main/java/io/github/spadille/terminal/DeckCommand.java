package io.github.spadille.terminal;

import com.google.common.collect.ImmutableSetMultimap;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.CombFace;
import io.github.spadille.cantorscomb.CombSheets;
import io.github.spadille.cantorscomb.Element;
import io.github.spadille.cantorscomb.flashcards.Kana;
import io.github.spadille.cantorscomb.flashcards.KanaGrid;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.formats.text.TextTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the cards of the Cantor's Comb deck. */
@Command(
    name = "deck",
    description =
        "Show the cards of the Cantor's Comb deck: all, those of a pack, or those that show "
            + "something; or write them to a file to be printed and cut out. "
            + "'spadille rules deck' prints the rules of the deck.")
final class DeckCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private Overwriting overwriting;

  @Parameters(
      arity = "0..*",
      paramLabel = "FACE",
      description =
          "What a card shows: its name 7.2, a playing card Kh, a flower card 8B, a Zener symbol, an"
              + " answer, a kana or its sound, an element by symbol, name or number. Of a kana all"
              + " sounds are told, also if it is on no card.")
  private List<String> faces = new ArrayList<>();

  @Option(
      names = {"-p", "--pack"},
      paramLabel = "PACK",
      description = "One of ${COMPLETION-CANDIDATES}. All cards if it is not given.",
      completionCandidates = Packs.class)
  private @Nullable String named;

  @Option(
      names = "--html",
      paramLabel = "OUT",
      description =
          "Write the cards of the pack, or the grid of kana, to a file, as sheets to be printed.")
  private @Nullable Path html;

  @Option(
      names = "--kana",
      description =
          "Show all kana instead, hiragana and katakana, in the rows of their consonants.")
  private boolean kana;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  DeckCommand() {}

  /** The names of the packs, for the help. */
  static final class Packs implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return CombDeck.packs().keySet().iterator();
    }
  }

  @Override
  public void run() {
    if (kana) {
      showGrid();
    } else {
      showCards();
    }
    spec.commandLine().getOut().flush();
  }

  private void showGrid() {
    if (!faces.isEmpty() || named != null) {
      throw wrong(
          "--kana shows all kana, whatever cards they are on; leave "
              + (faces.isEmpty() ? "--pack" : "FACE")
              + " out. --html goes with it");
    }
    PrintWriter out = spec.commandLine().getOut();
    if (html == null) {
      KanaGrid.toLines().forEach(out::println);
    } else {
      overwriting.write(html, KanaGrid.toHtml(), spec);
      out.println("Wrote the kana to " + html + ".");
    }
  }

  private void showCards() {
    String pack = named == null ? "full" : named;
    Deck<CombCard> chosen = CombDeck.packs().get(pack);
    if (chosen == null) {
      throw wrong(
          "there is no pack " + pack + "; expected one of " + String.join(", ", new Packs()));
    }
    TextTable table =
        TextTable.of("lllllllll")
            .head("card", "playing", "flower", "zener", "answer", "kana", "sound", "element", "as");
    Set<CombCard> cards = new LinkedHashSet<>();
    KanaText sounds = new KanaText(chosen);
    for (String face : faces) {
      ImmutableSetMultimap<CombFace, CombCard> found = CombDeck.find(face);
      found.forEach(
          (as, card) -> {
            if (chosen.set().contains(card)) {
              cards.add(card);
              addRow(table, card, as + " " + as.of(card).orElseThrow());
            }
          });
      boolean isOnCard = found.values().stream().anyMatch(chosen.set()::contains);
      boolean isKana = sounds.add(face, found.keySet());
      if (!isOnCard && !(isKana && html == null)) {
        String nor = Kana.find(face).isEmpty() ? ", nor is it one of the 73 kana" : "";
        throw wrong("no card of the pack " + pack + " shows " + face + nor);
      }
    }
    if (faces.isEmpty()) {
      cards.addAll(chosen.cards());
      cards.forEach(card -> addRow(table, card, ""));
    }
    PrintWriter out = spec.commandLine().getOut();
    if (html == null) {
      if (!cards.isEmpty()) {
        table.lines(Columns.width()).forEach(out::println);
        out.println();
        SpectraTable.lines(cards, Columns.width()).forEach(out::println);
      }
      if (!cards.isEmpty() && !sounds.isEmpty()) {
        out.println();
      }
      sounds.lines(Columns.width()).forEach(out::println);
    } else {
      Deck<CombCard> sheets = Deck.of(CombCard.FAMILY, cards).named(chosen.name());
      overwriting.write(html, CombSheets.toHtml(sheets), spec);
      out.println(
          "Wrote " + cards.size() + (cards.size() == 1 ? " card to " : " cards to ") + html + ".");
    }
  }

  private static void addRow(TextTable table, CombCard card, String as) {
    Element element = card.element();
    table.row(
        card.code(),
        CombFace.PLAYING.of(card).orElseThrow(),
        card.hanafuda().orElse(""),
        CombFace.ZENER.of(card).orElseThrow(),
        card.answer().text(),
        card.hiragana() + " " + card.katakana(),
        card.sound(),
        element.atomicNumber() + " " + element.symbol() + " " + element.name(),
        as);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
