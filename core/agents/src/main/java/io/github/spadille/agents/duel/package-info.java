/**
 * Which of two agents plays better: the same deals with seats exchanged, and how sure the answer
 * is. Start at {@link io.github.spadille.agents.duel.Duel}.
 */
@NullMarked
package io.github.spadille.agents.duel;

import org.jspecify.annotations.NullMarked;
