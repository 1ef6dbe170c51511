package io.github.spadille.engine.rulebook;

import com.google.common.collect.ImmutableSet;

/**
 * A place of a rulebook that depends on a house rule.
 *
 * @param key the option, or {@link Rulebook#SEATS}
 * @param values the values that the place names; none where the value itself is filled in
 */
public record Mark(String key, ImmutableSet<String> values) {}
