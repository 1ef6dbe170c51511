package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.MONTHS;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.monthMask;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.fishing.hanafuda.HanafudaCard;

/** The yaku that count under some options, in the order of the rulebook. */
final class YakuTable {
  private static final int MONTH_POINTS = 4;

  private final Yaku[] brights;
  private final Yaku[] others;
  private final Yaku[] ofMonths;

  YakuTable(KoiKoiOptions options) {
    this.brights = Yaku.BRIGHTS.toArray(new Yaku[0]);
    ImmutableList.Builder<Yaku> added = ImmutableList.builder();
    added.addAll(Yaku.TRIPLES);
    added.addAll(options.viewing() ? Yaku.VIEWINGS : ImmutableList.of());
    added.add(Yaku.ANIMALS, Yaku.RIBBONS);
    added.add(options.sakePlain() ? Yaku.PLAINS.counting("9A") : Yaku.PLAINS); // KOI-31
    this.others = added.build().toArray(new Yaku[0]);
    this.ofMonths = options.monthYaku() ? ofMonths() : new Yaku[0];
  }

  private static Yaku[] ofMonths() {
    Yaku[] yaku = new Yaku[MONTHS];
    for (int month = 1; month <= MONTHS; month++) {
      yaku[month - 1] = new Yaku("month", MONTH_POINTS, monthMask(month), 0, 0, 0);
    }
    return yaku;
  }

  /** Returns the sum of all yaku that captured cards form. */
  int total(CardSet<HanafudaCard> captured, int round) { // KOI-28
    int total = 0;
    for (int i = 0; i < brights.length && total == 0; i++) {
      total = brights[i].score(captured);
    }
    for (Yaku yaku : others) {
      total += yaku.score(captured);
    }
    return ofMonths.length == 0 ? total : total + ofRound(round).score(captured);
  }

  /** Returns the yaku that captured cards form, each as its name and points. */
  ImmutableList<String> list(CardSet<HanafudaCard> captured, int round) {
    ImmutableList.Builder<String> list = ImmutableList.builder();
    for (Yaku yaku : brights) {
      if (yaku.score(captured) > 0) {
        list.add(text(yaku, captured));
        break;
      }
    }
    for (Yaku yaku : others) {
      if (yaku.score(captured) > 0) {
        list.add(text(yaku, captured));
      }
    }
    if (ofMonths.length > 0 && ofRound(round).score(captured) > 0) {
      list.add(text(ofRound(round), captured));
    }
    return list.build();
  }

  private static String text(Yaku yaku, CardSet<HanafudaCard> captured) {
    return yaku.name() + ' ' + yaku.score(captured);
  }

  private Yaku ofRound(int round) {
    return ofMonths[(round - 1) % MONTHS];
  }
}
