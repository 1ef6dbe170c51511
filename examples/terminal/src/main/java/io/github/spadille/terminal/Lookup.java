package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import java.util.Optional;

/**
 * Answers what a person asks for who wants to know something and changes nothing.
 *
 * @param match as it stands
 * @param seat who asks
 * @param screen theirs
 * @param reader of their moves
 * @param dealer for what a hint leaves to chance
 * @param keeping writes the record that is saved
 */
record Lookup<S extends GameState, M extends Move>(
    Match<S, M> match,
    int seat,
    SessionScreen<S, M> screen,
    MoveReader<S, M> reader,
    Dealer dealer,
    Keeping<S, M> keeping) {
  /**
   * Answers.
   *
   * @param command one that changes nothing
   * @param argument what was said behind it
   * @param last the last refusal of a move of this person, if there was one
   */
  void answer(SessionCommand command, String argument, Optional<Refusal> last) {
    switch (command) {
      case HINT -> hint();
      case WHY -> why(argument, last);
      case SHORT -> screen.showOnePage();
      case CARDS -> screen.showRulesOfCards();
      case RULES -> screen.showRules(argument);
      case GOVERNING -> screen.showGoverning(match);
      case ASK -> screen.showAnswer(argument);
      case MOVES -> screen.showAllMoves(reader.menu());
      case TABLE -> screen.showTable(match);
      case SCORE -> screen.showScore(match);
      case LOG -> screen.showLog(match);
      case SAVE -> new Saving(screen).record(argument, match.size(), keeping.record(match));
      case PICTURE -> new Saving(screen).picture(argument, screen.picture(match, reader.menu()));
      case HELP -> screen.showHelp(match.isOver(), reader.texts());
      default -> throw new IllegalArgumentException(command + " changes the game");
    }
  }

  private void hint() {
    if (reader.texts().isEmpty()) {
      screen.say("moves.none");
    } else {
      screen.showHint(match.observe(seat), dealer.generatorFor("hint"));
    }
  }

  private void why(String said, Optional<Refusal> last) {
    if (!said.isEmpty()) {
      whyNot(said);
    } else if (last.isPresent()) {
      screen.explain(last.get());
    } else if (reader.texts().isEmpty()) {
      screen.say("moves.none");
    } else {
      screen.say("why.which", reader.texts().get(0));
    }
  }

  private void whyNot(String said) {
    try {
      M move = reader.read(said, SessionCommand.words(false));
      match
          .refusal(move)
          .ifPresentOrElse(screen::explain, () -> screen.say("why.allowed", screen.offer(move)));
    } catch (UnreadableException e) {
      screen.say(e);
    }
  }
}
