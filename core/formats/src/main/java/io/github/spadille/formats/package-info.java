/** Text records, JSON views and YAML house rules. */
@NullMarked
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true,
    allowedClasspathAnnotations = {Override.class})
package io.github.spadille.formats;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
