/** The rules engine: its packages hold the cards, the contract, tables, matches and agents. */
@NullMarked
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true,
    allowedClasspathAnnotations = {org.immutables.value.Generated.class})
package io.github.spadille.engine;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
