/**
 * Spider: build runs of one suit from king to ace in ten columns until all eight are gone.
 *
 * <p>Start with {@link io.github.spadille.solitaire.spider.Spider}; {@link
 * io.github.spadille.solitaire.spider.Column} says what a run is, {@link
 * io.github.spadille.solitaire.spider.Columns} makes the search for targets fast. {@link
 * io.github.spadille.solitaire.spider.SpiderSolver} finds a way to win with all cards open. The
 * rulebook is the resource {@code spider.md}.
 */
@NullMarked
package io.github.spadille.solitaire.spider;

import org.jspecify.annotations.NullMarked;
