@NullMarked
package io.github.spadille.webtable;

import org.jspecify.annotations.NullMarked;
