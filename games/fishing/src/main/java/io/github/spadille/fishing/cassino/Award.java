package io.github.spadille.fishing.cassino;

/**
 * Points for one thing that a side has at the end of a hand.
 *
 * @param side the seat, or the team of partners
 * @param ruleId the rule that gives the points
 * @param reason why: the key of its words behind that of the rule
 * @param points how many
 */
public record Award(int side, String ruleId, String reason, int points) {}
