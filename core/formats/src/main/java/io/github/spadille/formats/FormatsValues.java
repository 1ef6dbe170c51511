package io.github.spadille.formats;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * How Immutables writes the values of the formats. A package is marked with this, so that no
 * compiler of a consumer looks for parts of Immutables.
 */
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true,
    allowedClasspathAnnotations = {Override.class})
@Target(ElementType.PACKAGE)
@interface FormatsValues {}
