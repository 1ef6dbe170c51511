/** Text records, JSON views and YAML house rules. */
@NullMarked
@FormatsValues
package io.github.spadille.formats;

import org.jspecify.annotations.NullMarked;
