package io.github.spadille.terminal;

/**
 * What all pairings of a table have in common.
 *
 * @param seed same seed, same deals
 * @param mostDeals how many deals a pairing has at most
 * @param maxMoves after how many moves a game is cut off, those of chance included
 */
record PairingTerms(long seed, int mostDeals, int maxMoves) {}
