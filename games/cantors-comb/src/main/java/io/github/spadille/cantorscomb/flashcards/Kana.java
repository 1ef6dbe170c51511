package io.github.spadille.cantorscomb.flashcards;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Maps;
import com.google.common.io.Resources;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One of the 73 sounds of the kana with its two characters, which is also a card of the full pack
 * (FLC-4).
 *
 * <p>The table {@code kana.tsv} is the truth about them (FLC-21, FLC-22, FLC-23, FLC-24, FLC-25).
 * There is one instance of each, so {@code ==} compares them.
 */
public final class Kana implements Card {
  /** All kana, in the order of the table. */
  public static final CardFamily<Kana> FAMILY =
      CardFamily.of("kana", Kana.class, read(), "expected a kana such as ki");

  private static final ImmutableMap<String, Kana> BY_HIRAGANA =
      Maps.uniqueIndex(FAMILY.cards(), Kana::hiragana);
  private static final ImmutableMap<String, CombCard> CARDS =
      Maps.uniqueIndex(CombCard.FAMILY.cards(), CombCard::hiragana);

  private final int index;
  private final String code;
  private final String hiragana;
  private final String katakana;
  private final ImmutableList<String> answers;

  private Kana(int index, List<String> words) {
    this.index = index;
    this.code = words.get(0);
    this.hiragana = words.get(1);
    this.katakana = words.get(2);
    this.answers = ImmutableList.copyOf(Splitter.on(',').split(words.get(3)));
  }

  private static ImmutableList<Kana> read() {
    try {
      URL table = requireNonNull(Kana.class.getResource("kana.tsv"));
      String text = Resources.toString(table, UTF_8);
      List<Kana> all = new ArrayList<>();
      for (String row : Iterables.skip(Splitter.on('\n').omitEmptyStrings().split(text), 1)) {
        all.add(new Kana(all.size(), Splitter.on('\t').splitToList(row)));
      }
      return ImmutableList.copyOf(all);
    } catch (IOException e) {
      throw new UncheckedIOException("resource kana.tsv", e);
    }
  }

  /**
   * Returns the kana that a text means: those with this character, code or accepted sound. Several
   * share a sound, as じ and ぢ do; none is meant by any other text.
   *
   * <p>Half-width characters and those of two parts are read as whole ones. Capital letters are not
   * read as small ones.
   */
  public static ImmutableList<Kana> find(String text) {
    String word =
        Normalizer.normalize(CharMatcher.whitespace().trimFrom(text), Normalizer.Form.NFKC);
    return FAMILY.cards().stream()
        .filter(
            kana ->
                kana.hiragana.equals(word)
                    || kana.katakana.equals(word)
                    || kana.code.equals(word)
                    || kana.answers.contains(word))
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the kana of a card of the deck. */
  static Kana of(CombCard card) { // FLC-3
    return requireNonNull(BY_HIRAGANA.get(card.hiragana()));
  }

  @Override
  public int index() {
    return index;
  }

  @Override
  public String code() {
    return code;
  }

  /** Returns the hiragana character. */
  public String hiragana() {
    return hiragana;
  }

  /** Returns the katakana character. */
  public String katakana() {
    return katakana;
  }

  /** Returns the sounds that are right, Hepburn's romanization first. */
  public ImmutableList<String> answers() {
    return answers;
  }

  /** Returns the card of the deck that bears this kana, or nothing if none does. */
  public Optional<CombCard> card() {
    return Optional.ofNullable(CARDS.get(hiragana));
  }

  /** Returns the code. */
  @Override
  public String toString() {
    return code;
  }
}
