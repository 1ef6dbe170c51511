/**
 * Fuzz targets: what any text at all may do to a reader, and what not. The ordinary test run
 * replays their seeds; see the profile {@code fuzz} for more.
 */
package io.github.spadille.formats.fuzz;
