package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.MONTHS;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.noCards;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.ofKind;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.ofMonth;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.set;
import static io.github.spadille.fishing.koikoi.KoiKoiState.PACK;
import static io.github.spadille.fishing.koikoi.Yaku.all;
import static io.github.spadille.fishing.koikoi.Yaku.number;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.fishing.hanafuda.FlowerKind;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import java.util.function.ObjIntConsumer;

/** The yaku that count under some options, in the order of the rulebook. */
final class YakuTable {
  private static final CardSet<HanafudaCard> RAIN_MAN = set("11B");
  private static final CardSet<HanafudaCard> ORDINARY_BRIGHTS = set("1B 3B 8B 12B");
  private static final CardSet<HanafudaCard> ALL_BRIGHTS = ofKind(PACK.set(), FlowerKind.BRIGHT);

  /** The yaku of brights, the highest first; only the highest counts. */
  private static final ImmutableList<Yaku> BRIGHTS =
      ImmutableList.of(
          all("five-brights", 10, ALL_BRIGHTS),
          all("four-brights", 8, ORDINARY_BRIGHTS),
          new Yaku("rain-four", 7, RAIN_MAN, ORDINARY_BRIGHTS, 3, 0),
          new Yaku("three-brights", 5, noCards(), ORDINARY_BRIGHTS, 3, 0)); // KOI-29

  /** No yaku of brights has fewer. */
  private static final int FEWEST_BRIGHTS = 3;

  private final Yaku[][] othersByMonth = new Yaku[MONTHS][];

  YakuTable(KoiKoiOptions options) {
    for (int month = 1; month <= MONTHS; month++) {
      othersByMonth[month - 1] = others(options, month).toArray(new Yaku[0]);
    }
  }

  private static ImmutableList<Yaku> others(KoiKoiOptions options, int month) {
    ImmutableList.Builder<Yaku> others = ImmutableList.builder();
    others.add(all("boar-deer-butterflies", 5, set("7A 10A 6A")));
    others.add(all("red-poetry", 5, set("1R 2R 3R"))); // KOI-30
    others.add(all("blue-ribbons", 5, set("6R 9R 10R")));
    if (options.viewingYaku()) {
      others.add(all("moon-viewing", 5, set("8B 9A")));
      others.add(all("blossom-viewing", 5, set("3B 9A")));
    }
    others.add(number("animals", 5, ofKind(PACK.set(), FlowerKind.ANIMAL)));
    others.add(number("ribbons", 5, ofKind(PACK.set(), FlowerKind.RIBBON)));
    CardSet<HanafudaCard> sake = set("9A").when(options.sakePlain()); // KOI-31
    others.add(number("plains", 10, ofKind(PACK.set(), FlowerKind.PLAIN).union(sake)));
    if (options.monthYaku()) {
      others.add(all("month", 4, ofMonth(PACK.set(), month)));
    }
    return others.build();
  }

  /**
   * Tells of each yaku that captured cards form, in the order of the rulebook; returns the sum.
   *
   * @param told hears the name of each and its points
   */
  int each(CardSet<HanafudaCard> captured, int round, ObjIntConsumer<String> told) { // KOI-28
    int total = 0;
    if (captured.intersect(ALL_BRIGHTS).size() >= FEWEST_BRIGHTS) {
      for (int i = 0; i < BRIGHTS.size() && total == 0; i++) {
        total = tell(BRIGHTS.get(i), captured, told);
      }
    }
    for (Yaku yaku : othersByMonth[(round - 1) % MONTHS]) {
      total += tell(yaku, captured, told);
    }
    return total;
  }

  /** Returns the sum of all yaku that captured cards form. */
  int total(CardSet<HanafudaCard> captured, int round) {
    return each(captured, round, (name, points) -> {});
  }

  private static int tell(Yaku yaku, CardSet<HanafudaCard> captured, ObjIntConsumer<String> told) {
    int points = yaku.score(captured);
    if (points > 0) {
      told.accept(yaku.name(), points);
    }
    return points;
  }

  /** Returns the yaku that captured cards form, in the order of the rulebook. */
  ImmutableList<Yaku.Formed> list(CardSet<HanafudaCard> captured, int round) {
    ImmutableList.Builder<Yaku.Formed> list = ImmutableList.builder();
    each(captured, round, (name, points) -> list.add(new Yaku.Formed(name, points)));
    return list.build();
  }
}
