package org.example.shrunk;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.match.View;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.rulebook.Rule;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.words.Words;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Map;

/** Plays each game of the catalog once at random, and prints all that is told on the way. */
public final class AllGames {
  private static final int MOVES = 300;

  private final PrintStream out;

  AllGames(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] args) {
    new AllGames(new PrintStream(System.out, true, UTF_8)).play();
  }

  void play() {
    Catalog catalog = Catalog.load();
    catalog.games().forEach(this::describeAndPlay);
    catalog.pages().forEach(page -> out.println(page.rulebook().title()));
  }

  private <S extends GameState, M extends Move, O> void describeAndPlay(Game<S, M, O> game) {
    Rule first = game.rulebook().rules().get(0);
    out.println(game.rulebook().title() + ". " + game.family() + ". " + game.summary());
    out.println(first.id() + ": " + first.text());
    out.println(game.words().in(Locale.ITALIAN).players(Seats.none()));
    out.println(game.options().formatAll(game.options().defaults()));
    play(game);
  }

  private <S extends GameState, M extends Move> void play(Game<S, M, ?> game) {
    Map<String, String> preferred = game.options().withPreferred(Map.of());
    out.println(preferred);
    Setup<S, M> setup = game.setup(game.defaultSeats(), preferred);
    Arena<S, M> arena = Arena.of(setup, new RandomAgent().policy()).withMoveLimit(MOVES);
    tell(arena.play(Dealer.seeded(7)).match(), game.words());
  }

  private <S extends GameState, M extends Move> void tell(Match<S, M> match, Words words) {
    match.rules().syntax().patterns().forEach(out::println);
    for (SeenMove move : match.logFor(Viewer.bystander())) {
      out.println(words.text(match.rules().syntax().told(move)));
    }
    View view = match.viewFor(Viewer.seat(0));
    view.table().facts().forEach((fact, value) -> out.println(words.factWord(fact, value)));
    view.piles().forEach(pile -> out.println(words.pile(pile.name()) + ": " + pile.cards()));
    view.sheet().lines().forEach(line -> out.println(words.text(line.phrase())));
    view.outcome().ifPresent(outcome -> out.println(words.text(outcome.phrase())));
  }
}
