import org.jspecify.annotations.NullMarked;

/** Opponents that think: search on fair samples, hints, duels. */
@NullMarked
module io.github.spadille.agents {
  requires transitive io.github.spadille.engine;
  requires static org.jspecify;

  exports io.github.spadille.agents;
  exports io.github.spadille.agents.duel;
}
