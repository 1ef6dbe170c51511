package io.github.spadille.agents.duel;

/**
 * What came of one deal, played twice with seats exchanged.
 *
 * @param points by how many points agent A did better, as a mean of both games
 * @param won 1 if A won the deal, -1 if B did, 0 if neither
 * @param cutOff how many of the two games came to no end
 * @param decisions the moves that agents made
 */
record DealScore(double points, int won, int cutOff, long decisions) {}
