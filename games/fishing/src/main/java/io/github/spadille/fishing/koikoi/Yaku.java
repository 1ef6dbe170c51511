package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCards.kindMask;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.set;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.hanafuda.Kind;

/**
 * A scoring combination: all of some cards, and so many of others.
 *
 * <p>Immutable, with value equality.
 *
 * @param name as in the fact {@code yaku}
 * @param points what it scores
 * @param all the cards that must be there, as bits
 * @param some the cards that are counted, as bits
 * @param least how many of the counted cards must be there
 * @param further what each further counted card scores
 */
public record Yaku(String name, int points, long all, long some, int least, int further) {
  private static final String ORDINARY_BRIGHTS = "1B 3B 8B 12B";
  private static final String RAIN_MAN = "11B";

  /** The yaku of brights, the highest first; only the highest counts. */
  public static final ImmutableList<Yaku> BRIGHTS = // KOI-28
      ImmutableList.of(
          all("five-brights", 10, ORDINARY_BRIGHTS + " " + RAIN_MAN),
          all("four-brights", 8, ORDINARY_BRIGHTS),
          all("rain-four", 7, RAIN_MAN).and(3, ORDINARY_BRIGHTS),
          all("three-brights", 5, "").and(3, ORDINARY_BRIGHTS)); // KOI-29

  /** The yaku of three set cards each. */
  public static final ImmutableList<Yaku> TRIPLES = // KOI-30
      ImmutableList.of(
          all("boar-deer-butterflies", 5, "7A 10A 6A"),
          all("red-poetry", 5, "1R 2R 3R"),
          all("blue-ribbons", 5, "6R 9R 10R"));

  /** The yaku of the sake cup. */
  public static final ImmutableList<Yaku> VIEWINGS =
      ImmutableList.of(all("moon-viewing", 5, "8B 9A"), all("blossom-viewing", 5, "3B 9A"));

  /** The yaku of five animals. */
  public static final Yaku ANIMALS = number("animals", 5, Kind.ANIMAL); // KOI-31

  /** The yaku of five ribbons. */
  public static final Yaku RIBBONS = number("ribbons", 5, Kind.RIBBON);

  /** The yaku of ten plains. */
  public static final Yaku PLAINS = number("plains", 10, Kind.PLAIN);

  /** Returns the yaku of all of some cards. */
  static Yaku all(String name, int points, String cards) {
    return new Yaku(name, points, set(cards).low(), 0, 0, 0);
  }

  private static Yaku number(String name, int least, Kind kind) {
    return new Yaku(name, 1, 0, kindMask(kind), least, 1);
  }

  private Yaku and(int least, String cards) {
    return new Yaku(name, points, all, set(cards).low(), least, further);
  }

  /** Returns this yaku with a further card that is counted. */
  Yaku counting(String card) {
    return new Yaku(name, points, all, some | set(card).low(), least, further);
  }

  /** Returns what captured cards score by this yaku; 0 if they do not form it. */
  public int score(CardSet<HanafudaCard> captured) {
    long cards = captured.low();
    int counted = Long.bitCount(cards & some);
    return (cards & all) == all && counted >= least ? points + further * (counted - least) : 0;
  }

  /** Returns the name and the points. */
  @Override
  public String toString() {
    return name + ' ' + points;
  }
}
