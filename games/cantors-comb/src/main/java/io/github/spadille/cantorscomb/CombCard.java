package io.github.spadille.cantorscomb;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.io.ByteStreams;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.PlayingCard;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * A card of the Cantor's Comb deck: one of four cards of one of sixteen Cantor numbers, which is
 * also a playing card, a flower card, a Zener card, an answer, a kana and an element.
 *
 * <p>The code is number and copy: {@code 7.2} (DCK-2). The index is {@code 4 * (number - 1) + copy
 * - 1} (DCK-3). Cards of a number are equal where only the number counts (DCK-6), yet each is a
 * card of its own. There is one instance of each card, so {@code ==} compares cards.
 *
 * <p>The fields stand in the resource {@code deck.tsv}, which is the truth about them; the spectra
 * of the elements stand in {@code spectra.tsv} beside it. Playing cards, Zener symbols and answers
 * were scattered by the formula of DCK-13 from the lists of DCK-14, DCK-15 and DCK-16; kana and
 * elements ascend with the index (DCK-11, DCK-12), and so do flower cards, whose month is the
 * number (DCK-10).
 */
public final class CombCard implements Card {
  /** The number of Cantor numbers. */
  public static final int NUMBERS = 16; // DCK-1

  /** The number of cards of each Cantor number. */
  public static final int COPIES = 4; // DCK-1

  /** All cards, in the order of the deck. */
  public static final CardFamily<CombCard> FAMILY =
      CardFamily.of(
          "Cantor's Comb cards", CombCard.class, read(), "expected number 1-16 and copy 1-4: 7.2");

  private static final String NONE = "-";
  private static final String BLANK = "blank";
  private static final int SYMBOL = 8; // The column of the table.

  private final int index;
  private final String code;
  private final PlayingCard playing;
  private final Optional<String> hanafuda;
  private final Optional<ZenerSymbol> zener;
  private final Answer answer;
  private final String hiragana;
  private final String katakana;
  private final String sound;
  private final Element element;

  /** Reads a card from the words of a row, in the order of the table's head (DCK-4). */
  private CombCard(int index, Iterator<String> words, ImmutableMap<String, Spectrum> spectra) {
    this.index = index;
    this.code = words.next();
    this.playing = PlayingCard.parse(words.next());
    this.hanafuda = unless(NONE, words.next());
    this.zener =
        unless(BLANK, words.next()).map(word -> ZenerSymbol.valueOf(Ascii.toUpperCase(word)));
    this.answer = Answer.of(Integer.parseInt(words.next()));
    this.hiragana = words.next();
    this.katakana = words.next();
    this.sound = words.next();
    String symbol = words.next();
    this.element =
        new Element(
            symbol,
            words.next(),
            Integer.parseInt(words.next()),
            new BigDecimal(words.next()),
            new BigDecimal(words.next()),
            unless(NONE, words.next()),
            words.next(),
            requireNonNull(spectra.get(symbol)));
  }

  private static Optional<String> unless(String none, String word) {
    return word.equals(none) ? Optional.empty() : Optional.of(word);
  }

  private static ImmutableList<CombCard> read() {
    List<List<String>> rows = new ArrayList<>();
    ImmutableSet.Builder<String> symbols = ImmutableSet.builder();
    Iterable<String> table = Splitter.on('\n').omitEmptyStrings().split(text("deck.tsv"));
    for (String row : Iterables.skip(table, 1)) { // The head of the table.
      List<String> words = Splitter.on('\t').splitToList(row);
      rows.add(words);
      symbols.add(words.get(SYMBOL));
    }
    ImmutableMap<String, Spectrum> spectra = Spectra.parse(text("spectra.tsv"), symbols.build());
    ImmutableList.Builder<CombCard> cards = ImmutableList.builder();
    for (int i = 0; i < rows.size(); i++) {
      cards.add(new CombCard(i, rows.get(i).iterator(), spectra));
    }
    return cards.build();
  }

  private static String text(String resource) {
    try (InputStream in = CombCard.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      return new String(ByteStreams.toByteArray(in), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("resource " + resource, e);
    }
  }

  /**
   * Returns the card with the given code, such as {@code 7.2}.
   *
   * @throws IllegalArgumentException if there is no such card
   */
  public static CombCard parse(String code) {
    return FAMILY.parse(code);
  }

  @Override
  public int index() {
    return index;
  }

  @Override
  public String code() {
    return code;
  }

  /** Returns the Cantor number, 1 to 16. */
  public int number() {
    return index / COPIES + 1;
  }

  /** Returns which of the four cards of its number it is, 1 to 4. */
  public int copy() {
    return index % COPIES + 1;
  }

  /** Returns the playing card that it is, jokers and ranks beyond the king included. */
  public PlayingCard playing() {
    return playing;
  }

  /** Returns the code of the flower card that it is, such as {@code 8B}; 13 and up are none. */
  public Optional<String> hanafuda() {
    return hanafuda;
  }

  /** Returns the Zener symbol; a blank card has none. */
  public Optional<ZenerSymbol> zener() {
    return zener;
  }

  /** Returns the answer to a question. */
  public Answer answer() {
    return answer;
  }

  /** Returns the hiragana character. */
  public String hiragana() {
    return hiragana;
  }

  /** Returns the katakana character, of the same sound as the hiragana. */
  public String katakana() {
    return katakana;
  }

  /** Returns the sound of the kana in Hepburn's romanization, such as {@code shi}. */
  public String sound() {
    return sound;
  }

  /** Returns the chemical element. */
  public Element element() {
    return element;
  }

  /** Returns a number that is the same in every run; {@code equals} is identity. */
  @Override
  public int hashCode() {
    int h = (index + 1) * 0x9E3779B9; // Spread, so that the sums of sets rarely meet.
    h = (h ^ h >>> 15) * 0x85EBCA6B;
    return h ^ h >>> 13;
  }

  /** Returns the code. */
  @Override
  public String toString() {
    return code;
  }
}
