package io.github.spadille.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import org.junit.jupiter.api.Test;

class HistogramTest {
  @Test
  void fewValuesHaveABinEach() {
    ImmutableSortedMap<Long, Long> counts = ImmutableSortedMap.of(-2L, 1L, 0L, 2L, 1L, 1L);
    Histogram bins = Histogram.of(ImmutableList.of(counts));
    assertThat(bins.begins()).containsExactly(-2L, -1L, 0L, 1L);
    assertThat(bins.shares(counts)).containsExactly(25.0, 0.0, 50.0, 25.0);
  }

  @Test
  void manyValuesShareBinsOfARoundWidth() {
    ImmutableSortedMap<Long, Long> low = ImmutableSortedMap.of(-595L, 3L, -1L, 1L);
    ImmutableSortedMap<Long, Long> high = ImmutableSortedMap.of(0L, 1L, 250L, 1L);
    Histogram bins = Histogram.of(ImmutableList.of(low, high));
    assertThat(bins.width()).isEqualTo(50);
    assertThat(bins.begins().get(0)).isEqualTo(-600);
    assertThat(bins.bins()).isEqualTo(18);
    assertThat(bins.shares(low).get(0)).isEqualTo(75);
    assertThat(bins.shares(low).get(11)).isEqualTo(25);
    assertThat(bins.shares(high).get(12)).isEqualTo(50);
    assertThat(bins.shares(high).get(17)).isEqualTo(50);
  }

  @Test
  void nothingHasOneEmptyBin() {
    Histogram bins = Histogram.of(ImmutableList.of(ImmutableSortedMap.of()));
    assertThat(bins.shares(ImmutableSortedMap.of())).containsExactly(0.0);
  }
}
