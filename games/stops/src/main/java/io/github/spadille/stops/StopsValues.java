package io.github.spadille.stops;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * How Immutables writes the values of the family. A package is marked with this, so that no
 * compiler of a consumer looks for parts of Immutables.
 */
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true,
    validationMethod = Value.Style.ValidationMethod.NONE,
    defaults = @Value.Immutable(builder = false, copy = false),
    allowedClasspathAnnotations = {Override.class})
@Target(ElementType.PACKAGE)
@interface StopsValues {}
