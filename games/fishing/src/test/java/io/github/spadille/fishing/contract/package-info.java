/** The contracts of this family, published for the tests of variants. */
package io.github.spadille.fishing.contract;
