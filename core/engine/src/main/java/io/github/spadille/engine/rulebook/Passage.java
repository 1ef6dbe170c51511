package io.github.spadille.engine.rulebook;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/**
 * A line of a rulebook as it reads under some house rules.
 *
 * @param ruleId the rule to which the line belongs; empty outside of rules
 * @param text the words in force, in Markdown; nothing if the line does not apply
 * @param keys the options that the line is marked with, {@link Rulebook#SEATS} included
 */
public record Passage(String ruleId, Optional<String> text, ImmutableSet<String> keys) {}
