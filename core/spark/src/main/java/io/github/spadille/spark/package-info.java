/**
 * The laboratory on many machines: the games of an experiment, played by Apache Spark.
 *
 * <p>Start at {@link io.github.spadille.spark.SparkLab}, which plays; {@link
 * io.github.spadille.spark.RowSchema} says what the columns are, and {@link
 * io.github.spadille.spark.SparkLabMain} is the program for {@code spark-submit}.
 *
 * <p>This is no Java module, as Spark is none: its jars share packages, and {@code spark-submit}
 * puts all on the class path.
 */
@NullMarked
package io.github.spadille.spark;

import org.jspecify.annotations.NullMarked;
