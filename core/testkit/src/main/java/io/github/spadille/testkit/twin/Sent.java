package io.github.spadille.testkit.twin;

/**
 * A message as a client gets it.
 *
 * @param type the type of the message
 * @param json its text
 */
public record Sent(String type, String json) {}
