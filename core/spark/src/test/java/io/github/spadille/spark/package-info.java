/**
 * Experiments on a Spark of this process alone. Start at {@link
 * io.github.spadille.spark.SparkLabTest}.
 */
package io.github.spadille.spark;
