/** The rule sheets of every game under every house rule. */
package io.github.spadille.games.sheet;
