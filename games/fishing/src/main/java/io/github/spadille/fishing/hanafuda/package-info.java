/**
 * The Japanese flower cards: twelve months of four cards.
 *
 * <p>Start with {@link io.github.spadille.fishing.hanafuda.HanafudaCard}; {@link
 * io.github.spadille.fishing.hanafuda.HanafudaCards} answers questions about months and kinds.
 */
@NullMarked
package io.github.spadille.fishing.hanafuda;

import org.jspecify.annotations.NullMarked;
