package io.github.spadille.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the rules that a test shows: {@code @Covers("MYG-14")}.
 *
 * <p>{@link RulebookCoverage} fails for a rule that no test names and for a name that is no rule.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Covers {
  /** Returns the ids of the rules, each in full. */
  String[] value();
}
