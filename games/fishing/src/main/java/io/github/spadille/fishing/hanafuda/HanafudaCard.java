package io.github.spadille.fishing.hanafuda;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import java.util.ArrayList;
import java.util.List;

/**
 * A Japanese flower card: one of four cards of one of twelve months.
 *
 * <p>The code is the number of the month, the letter of the {@linkplain FlowerKind kind}, and a
 * number where the month has several cards of the kind: {@code 8B}, {@code 1P1}, {@code 11P}. There
 * is one instance of each card, so {@code ==} compares cards.
 *
 * <p>The index goes by month, within a month by kind in the order of {@link FlowerKind}: the cards
 * of month m have the indexes 4m - 4 to 4m - 1.
 */
public final class HanafudaCard implements Card {
  /** The number of months. */
  public static final int MONTHS = 12;

  /** The number of cards of each month. */
  public static final int PER_MONTH = 4;

  private static final String CODES = // KOI-1, KOI-3
      "1B 1R 1P1 1P2  2A 2R 2P1 2P2  3B 3R 3P1 3P2  4A 4R 4P1 4P2  5A 5R 5P1 5P2  6A 6R 6P1 6P2"
          + "  7A 7R 7P1 7P2  8B 8A 8P1 8P2  9A 9R 9P1 9P2  10A 10R 10P1 10P2  11B 11A 11R 11P"
          + "  12B 12P1 12P2 12P3";

  /** All flower cards. */
  public static final CardFamily<HanafudaCard> FAMILY =
      CardFamily.of(
          "flower cards",
          HanafudaCard.class,
          all(),
          "expected month 1-12 and kind B A R P, with a number if there are several: 8B, 1P2");

  private final int index;
  private final String code;
  private final FlowerKind kind;

  private HanafudaCard(int index, String code) {
    this.index = index;
    this.code = code;
    this.kind = FlowerKind.parse(CharMatcher.inRange('A', 'Z').retainFrom(code).charAt(0));
  }

  private static ImmutableList<HanafudaCard> all() {
    List<HanafudaCard> all = new ArrayList<>();
    for (String code : Splitter.on(' ').omitEmptyStrings().split(CODES)) {
      all.add(new HanafudaCard(all.size(), code));
    }
    return ImmutableList.copyOf(all);
  }

  /**
   * Returns the card with the given code, such as {@code 8B} or {@code 1P1}.
   *
   * @throws IllegalArgumentException if there is no such card
   */
  public static HanafudaCard parse(String code) {
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

  /** Returns the month, 1 to 12. */
  public int month() {
    return index / PER_MONTH + 1;
  }

  /** Returns what the card shows beside the flower. */
  public FlowerKind kind() {
    return kind;
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
