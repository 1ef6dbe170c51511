package io.github.spadille.engine.game;

import com.google.common.collect.ImmutableMap;

/**
 * What a new version of a game's base rules changed.
 *
 * <p>A group that keeps the older version plays with the options {@code asBefore}, so no base rules
 * ever vanish: whoever changes them adds an option for what was before. Immutable.
 *
 * @param version the version that brought the change, from 2
 * @param what the change in one sentence
 * @param asBefore options that keep the rules as they were before, value by key
 */
public record BaseChange(int version, String what, ImmutableMap<String, String> asBefore) {}
