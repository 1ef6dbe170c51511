/**
 * House rules: documents in which a group says how it plays.
 *
 * <pre>{@code
 * house-rules: Friday table
 * version: 3
 * date: 2024-05-03
 * members: [Ana, Bo, Cy, Di]
 * host: Ana
 * source: the card book on the shelf, 1998
 *
 * entries:
 *   - entry: Friday game
 *     game: my-game             # or family/my-game
 *     base: 1
 *     source: page 12           # in the place of the document's
 *     seats: [3, 4]
 *     options:
 *       draw-rule: three
 *     options-by-seats:
 *       4:
 *         hand-size: 7
 *     own:
 *       1: Whoever wins shuffles next time.
 *       2:
 *         text: The dealer leads.
 *         replaces: MYG-7
 *     rulings:
 *       1:
 *         question: May a seat pass twice?
 *         decision: yes
 *         rules: [MYG-10]
 *         date: 2024-04-12
 *         agreed: [Ana, Bo, Cy]
 *         option: pass=free
 *
 *   - {game: another-game, base: 1}
 *
 * changes:
 *   3:
 *     date: 2024-05-03
 *     reason: games were too long
 *     agreed: [Ana, Bo, Di]
 *     changed:
 *       - "Friday game: draw-rule free -> three: How often a seat may draw."
 *
 * acknowledged:
 *   3: [Ana, Bo, Di]
 *
 * proposals:
 *   1:
 *     by: Cy
 *     date: 2024-05-10
 *     text: Try it with two jokers.
 *     entry: Friday game
 *     options:
 *       jokers: 2
 *     remarks:
 *       - by: Di
 *         date: 2024-05-11
 *         text: Only for four.
 *
 * history:
 *   2:
 *     date: 2024-04-12
 *     host: Bo
 *     entries:
 *       - {game: another-game, base: 1}
 * }</pre>
 *
 * <p>Needed are {@code house-rules}, {@code version}, {@code date} and {@code entries}, and of an
 * entry {@code game} and {@code base}. It is YAML of one document in UTF-8, of a mebibyte at most;
 * every value is a text, so {@code yes} and {@code on} need no quotes. Anchors, aliases and tags
 * are refused, and so are characters that are not seen. Numbers go up to a million, dates from year
 * 1 to 9999.
 *
 * <p>{@link io.github.spadille.formats.houserules.HouseRulesReader} reads a document, or tells
 * everything that is wrong with it; {@link io.github.spadille.formats.houserules.HouseRules#write}
 * writes it in one form, comments included: one at the end of a line moves to a line of its own
 * above. {@link io.github.spadille.formats.houserules.HouseRules} makes new versions, {@link
 * io.github.spadille.formats.houserules.HouseRulesDiff} tells what changed, and {@link
 * io.github.spadille.formats.houserules.Entry#setup} makes a game ready to be played by it.
 */
@NullMarked
package io.github.spadille.formats.houserules;

import org.jspecify.annotations.NullMarked;
