package io.github.spadille.terminal;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombFace;
import io.github.spadille.cantorscomb.flashcards.Kana;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.formats.text.TextTable;
import java.util.LinkedHashSet;
import java.util.Set;

/** The kana that were asked for, as a table: those on cards and those on none. */
final class KanaText {
  private final Deck<CombCard> pack;
  private final Set<Kana> found = new LinkedHashSet<>();

  /**
   * Creates a table without kana.
   *
   * @param pack the cards that were asked for; only if these are all, kana on no card are found
   */
  KanaText(Deck<CombCard> pack) {
    this.pack = pack;
  }

  /**
   * Adds the kana that a text means, and tells whether there are any.
   *
   * @param shown what cards show the text as; capital letters count as small ones unless it is
   *     something else than a sound
   */
  boolean add(String text, Set<CombFace> shown) {
    ImmutableList<Kana> exact = inPack(text);
    boolean isSound = shown.isEmpty() || shown.contains(CombFace.SOUND);
    ImmutableList<Kana> meant =
        exact.isEmpty() && isSound ? inPack(Ascii.toLowerCase(text)) : exact;
    found.addAll(meant);
    return !meant.isEmpty();
  }

  private ImmutableList<Kana> inPack(String text) {
    boolean isWhole = pack.size() == CombCard.FAMILY.size();
    return Kana.find(text).stream()
        .filter(kana -> kana.card().map(pack.set()::contains).orElse(isWhole))
        .collect(ImmutableList.toImmutableList());
  }

  /** Tells whether no kana were found. */
  boolean isEmpty() {
    return found.isEmpty();
  }

  /** Returns the lines of the table; none if no kana were found. */
  ImmutableList<String> lines(int width) {
    if (isEmpty()) {
      return ImmutableList.of();
    }
    TextTable table = TextTable.of("lllll").head("hiragana", "katakana", "sounds", "code", "card");
    for (Kana kana : found) {
      table.row(
          kana.hiragana(),
          kana.katakana(),
          String.join(", ", kana.answers()),
          kana.code(),
          kana.card().map(CombCard::code).orElse("on no card"));
    }
    return table.lines(width);
  }
}
