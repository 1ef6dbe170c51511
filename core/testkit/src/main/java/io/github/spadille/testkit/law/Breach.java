package io.github.spadille.testkit.law;

/**
 * Where and how a run breaks a law.
 *
 * @param index the number of moves after which it is broken
 * @param reason how, in a sentence
 */
record Breach(int index, String reason) {}
