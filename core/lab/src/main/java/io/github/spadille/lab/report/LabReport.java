package io.github.spadille.lab.report;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;

/**
 * What came of an experiment, to be looked at: pictures, and one page with all of them.
 *
 * <pre>{@code
 * RowSums sums = new RowSums(experiment);
 * RowFile.read(path, lab, sums::add);
 * Files.writeString(page, LabReport.of(game, sums).html());
 * }</pre>
 *
 * <p>The page needs no network: pictures and styles are in it. Not thread-safe.
 */
public final class LabReport {
  private final Game<?, ?, ?> game;
  private final RowSums sums;
  private final ImmutableList<LabPicture> pictures;

  private LabReport(Game<?, ?, ?> game, RowSums sums) {
    this.game = game;
    this.sums = sums;
    this.pictures = new LabPictures(sums).all();
  }

  /**
   * Returns the report of some rows.
   *
   * @param game the game of the experiment
   */
  public static LabReport of(Game<?, ?, ?> game, RowSums sums) {
    return new LabReport(game, sums);
  }

  /**
   * Returns the pictures: first places by seat, scores of each seat, lengths, scores over the hands
   * where the experiment asks for totals, and where rules are compared the differences of scores.
   */
  public ImmutableList<LabPicture> pictures() {
    return pictures;
  }

  /** Returns one page of HTML with tables, pictures and how the rules differ. */
  public String html() {
    return new LabPage(game, sums, pictures).html();
  }
}
