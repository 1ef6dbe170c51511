/** Two games that differ in a secret, and what a viewer gets of each. */
@NullMarked
package io.github.spadille.testkit.twin;

import org.jspecify.annotations.NullMarked;
