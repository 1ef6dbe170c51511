/** Every family of games in one module; holds nothing else. */
module io.github.spadille.games {
  requires transitive io.github.spadille.betting;
  requires transitive io.github.spadille.cantorscomb;
  requires transitive io.github.spadille.fishing;
  requires transitive io.github.spadille.reaction;
  requires transitive io.github.spadille.rummy;
  requires transitive io.github.spadille.shedding;
  requires transitive io.github.spadille.solitaire;
  requires transitive io.github.spadille.stops;
  requires transitive io.github.spadille.tricktaking;
}
