package io.github.spadille.agents;

/**
 * How to search.
 *
 * @param exploration how much moves are tried that look worse: in standard deviations of the gains
 * @param depth how many moves of players a tree is deep
 * @param playoutLimit after so many moves an imagined game is cut off, and counts as it stands
 * @param thumbs whether imagined games are played by rules of thumb where the game has them
 * @param leans whether the own moves that they favour are tried more often than others
 */
record SearchOptions(
    double exploration, int depth, int playoutLimit, boolean thumbs, boolean leans) {
  static final SearchOptions TREE = new SearchOptions(1.4, 64, 600, true, true);
  static final SearchOptions FLAT = new SearchOptions(1.4, 1, 600, true, true);
}
