package io.github.spadille.spark;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import java.util.concurrent.atomic.AtomicInteger;

/** A family without a game, which counts how often a catalog asks for its games. */
public final class CountedFamily implements GameFamily {
  /** How many catalogs were loaded in this process. */
  static final AtomicInteger CATALOGS = new AtomicInteger();

  /** For the catalog, which finds it as a service. */
  public CountedFamily() {}

  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    CATALOGS.incrementAndGet();
    return ImmutableList.of();
  }
}
