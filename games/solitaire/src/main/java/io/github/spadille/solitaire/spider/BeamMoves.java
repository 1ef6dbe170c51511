package io.github.spadille.solitaire.spider;

/** Moves that the search may make next: which layout, which move, and what it leads to. */
final class BeamMoves {
  final int[] from;
  final int[] moves;
  final int[] values;
  final long[] keys;
  int size;

  BeamMoves(int capacity) {
    from = new int[capacity];
    moves = new int[capacity];
    values = new int[capacity];
    keys = new long[capacity];
  }

  void add(int layout, int move, int value) {
    from[size] = layout;
    moves[size] = move;
    values[size] = value;
    size++;
  }

  boolean isFull() {
    return size == values.length;
  }

  int trim(int most) {
    BestValues best = new BestValues(values, size, most);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (best.keeps(values[i])) {
        from[kept] = from[i];
        moves[kept] = moves[i];
        values[kept] = values[i];
        kept++;
      }
    }
    size = kept;
    return best.limit();
  }
}
