package io.github.spadille.lab;

/** Gives each deal of an experiment a seed of its own, the same for ever. */
final class DealSeeds {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private DealSeeds() {}

  /** Returns the seed of a deal; near seeds and numbers give far ones. */
  static long of(long seed, long deal) {
    return mix(mix(seed) + (deal + 1) * GOLDEN_GAMMA);
  }

  /** The finalizer of SplitMix64. */
  private static long mix(long z) {
    long mixed = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }
}
