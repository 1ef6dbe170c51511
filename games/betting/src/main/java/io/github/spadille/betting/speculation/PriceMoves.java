package io.github.spadille.betting.speculation;

import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.table.Viewer;
import java.util.Objects;

/** The moves of a kind that say who and how many chips; those of usual prices are made once. */
final class PriceMoves {
  private static final int USUAL = 256;

  private final Maker maker;
  private final SpeculationMove[][] usual = new SpeculationMove[Viewer.MAX_SEATS][USUAL];

  /** Makes the move of a seat at a price. */
  interface Maker {
    SpeculationMove make(int seat, int price);
  }

  PriceMoves(Maker maker) {
    this.maker = maker;
    for (int seat = 0; seat < usual.length; seat++) {
      for (int price = 0; price < USUAL; price++) {
        usual[seat][price] = maker.make(seat, price);
      }
    }
  }

  /** Returns the moves of a seat at the prices from one to another, rising; none if it is lower. */
  MoveList<SpeculationMove> list(int seat, int from, int to) {
    return to < from ? MoveList.empty() : new Range(maker, usual[seat], seat, from, to - from + 1);
  }

  private static final class Range extends MoveList<SpeculationMove> {
    private final Maker maker;
    private final SpeculationMove[] usual;
    private final int seat;
    private final int from;
    private final int size;

    Range(Maker maker, SpeculationMove[] usual, int seat, int from, int size) {
      this.maker = maker;
      this.usual = usual;
      this.seat = seat;
      this.from = from;
      this.size = size;
    }

    @Override
    public SpeculationMove get(int index) {
      int price = from + Objects.checkIndex(index, size);
      return price < USUAL ? usual[price] : maker.make(seat, price);
    }

    @Override
    public int size() {
      return size;
    }
  }
}
