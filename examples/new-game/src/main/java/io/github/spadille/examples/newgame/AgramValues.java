package io.github.spadille.examples.newgame;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * How Immutables writes the withers and the builder of the options: for this package alone.
 *
 * <p>The package is marked with this and not with the style itself, and no other annotation gets
 * into the class files, so that whoever compiles against the game does without Immutables.
 */
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
    allowedClasspathAnnotations = {Override.class})
@Target(ElementType.PACKAGE)
@interface AgramValues {}
