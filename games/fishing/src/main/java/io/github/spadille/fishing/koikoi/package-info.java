/**
 * Koi-Koi: capture flower cards by month, form yaku, and stop in time.
 *
 * <p>Start with {@link io.github.spadille.fishing.koikoi.KoiKoi}; the rulebook is the resource
 * {@code koi-koi.md}. What players may do stands in {@code Legality}, what captured cards score in
 * {@code YakuTable}.
 */
@NullMarked
package io.github.spadille.fishing.koikoi;

import org.jspecify.annotations.NullMarked;
