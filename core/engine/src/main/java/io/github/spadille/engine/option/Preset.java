package io.github.spadille.engine.option;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Options that go together under a name, for a game that is widely known in another form than that
 * of the base rules.
 *
 * <pre>{@code
 * Preset classic = MyGame.GAME.options().preset("classic");
 * MyGame.GAME.setup(4, classic.with(Map.of("tie", "shared")));
 * }</pre>
 *
 * <p>What it is stands in the rulebook. Nothing that is kept names a preset: records and
 * house-rules documents hold its options, so they mean the same for ever. Immutable.
 *
 * @param name like an option: {@code four-suits}
 * @param options the texts of the values by key, in the order of the schema
 */
public record Preset(String name, ImmutableMap<String, String> options) {
  /** Returns the options of this preset and others that are chosen beside it, which win over it. */
  public ImmutableMap<String, String> with(Map<String, String> chosen) {
    Map<String, String> all = new LinkedHashMap<>(options);
    all.putAll(chosen);
    return ImmutableMap.copyOf(all);
  }

  /** Returns the name. */
  @Override
  public String toString() {
    return name;
  }
}
