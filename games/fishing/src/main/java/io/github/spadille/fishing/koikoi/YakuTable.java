package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.MONTHS;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.kindMask;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.monthMask;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.hanafuda.Kind;

/** The yaku that count under some options, in the order of the rulebook. */
final class YakuTable {
  private static final int MONTH_POINTS = 4;
  private static final long BRIGHTS = kindMask(Kind.BRIGHT);

  /** No yaku of brights has fewer. */
  private static final int FEWEST_BRIGHTS = 3;

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
    if (Long.bitCount(captured.low() & BRIGHTS) >= FEWEST_BRIGHTS) {
      for (int i = 0; i < brights.length && total == 0; i++) {
        total = brights[i].score(captured);
      }
    }
    for (Yaku yaku : others) {
      total += yaku.score(captured);
    }
    return ofMonths.length == 0 ? total : total + ofRound(round).score(captured);
  }

  /** Adds a line for each yaku that captured cards form; returns the sum. */
  int score(ScoreSheet.Builder lines, int round, int seat, CardSet<HanafudaCard> captured) {
    int total = 0;
    for (int i = 0; i < brights.length && total == 0; i++) {
      total = score(lines, round, seat, brights[i], captured);
    }
    for (Yaku yaku : others) {
      total += score(lines, round, seat, yaku, captured);
    }
    return ofMonths.length == 0
        ? total
        : total + score(lines, round, seat, ofRound(round), captured);
  }

  private static int score(
      ScoreSheet.Builder lines, int round, int seat, Yaku yaku, CardSet<HanafudaCard> captured) {
    int points = yaku.score(captured);
    if (points > 0) {
      lines.add(round, "KOI-28", yaku.name(), seat, points);
    }
    return points;
  }

  /** Returns the yaku that captured cards form, in the order of the rulebook. */
  ImmutableList<FormedYaku> list(CardSet<HanafudaCard> captured, int round) {
    ImmutableList.Builder<FormedYaku> list = ImmutableList.builder();
    int points = 0;
    for (int i = 0; i < brights.length && points == 0; i++) {
      points = add(list, brights[i], captured);
    }
    for (Yaku yaku : others) {
      add(list, yaku, captured);
    }
    if (ofMonths.length > 0) {
      add(list, ofRound(round), captured);
    }
    return list.build();
  }

  private static int add(
      ImmutableList.Builder<FormedYaku> list, Yaku yaku, CardSet<HanafudaCard> captured) {
    int points = yaku.score(captured);
    if (points > 0) {
      list.add(new FormedYaku(yaku, points));
    }
    return points;
  }

  private Yaku ofRound(int round) {
    return ofMonths[(round - 1) % MONTHS];
  }
}
