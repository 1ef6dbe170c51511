package io.github.spadille.solitaire.spider;

import com.google.common.base.Splitter;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.List;

/** Layouts of Spider as text, for tests. */
final class SpiderLayout {
  private static final String RUN = "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s As";
  private static final int COLUMNS = 10;

  private SpiderLayout() {}

  /**
   * Returns a state during play.
   *
   * @param stock the stock, the next card first
   * @param runs how many runs of spades have been removed
   * @param moves how many moves were made
   * @param columns c1, c2, ...; the cards before a bar lie face down; the rest are empty
   */
  static SpiderState of(String stock, int runs, int moves, String... columns) {
    SpiderState undealt =
        SpiderState.undealt(PlayingCards.list(stock), COLUMNS, ScoreSheet.empty(1));
    SpiderState state = undealt.laidOut(undealt.stock(), undealt.columns());
    for (int run = 0; run < runs; run++) {
      state = state.with(0, column(RUN)).removed(0);
    }
    for (int move = 0; move < moves; move++) {
      state = state.counted();
    }
    for (int i = 0; i < columns.length; i++) {
      state = state.with(i, column(columns[i]));
    }
    return state;
  }

  private static Column column(String text) {
    List<String> parts = Splitter.on('|').trimResults().splitToList(text);
    int hidden = parts.size() == 1 ? 0 : PlayingCards.list(parts.get(0)).size();
    return new Column(PlayingCards.list(text.replace("|", " ")), hidden);
  }
}
