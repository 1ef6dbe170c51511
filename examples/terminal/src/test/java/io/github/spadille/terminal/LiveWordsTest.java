package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindow;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Words are typed, and count from when Enter was pressed. An 8 is turned, so they begin with e. */
class LiveWordsTest {
  private static final Seats ADA = Seats.of(0);

  private final LiveTestTable<ThroughTheWindowState, ThroughTheWindowMove> table =
      new LiveTestTable<>(
          ChosenGame.of(ThroughTheWindow.GAME, 3, Map.of("tie-window", "150", "nouns", "any")),
          ADA);
  private final ScriptedKeyboard keyboard = new ScriptedKeyboard(table.time);

  private Match<ThroughTheWindowState, ThroughTheWindowMove> turned() {
    List<PlayingCard> pack = new ArrayList<>(Deck.standard52().cards());
    pack.sort(Comparator.comparing(card -> !card.is(Rank.EIGHT)));
    String cards = pack.stream().map(Card::code).collect(Collectors.joining(" "));
    return Match.start(table.chosen.setup()).playChance("shuffle " + cards).play(2, "turn");
  }

  /** Ben says the first word that is offered after 1.2 seconds; Cleo passes. */
  private static ThroughTheWindowMove say(
      Observation<ThroughTheWindowState, ThroughTheWindowMove> seen, Object random) {
    return seen.legalMoves().get(seen.seat() == 1 ? 1 : 0);
  }

  private Match<ThroughTheWindowState, ThroughTheWindowMove> played() {
    return table
        .play(keyboard, LiveWordsTest::say, random -> Duration.ofMillis(1200))
        .play(turned());
  }

  @Test
  void aWordHasTheTimeAtWhichItWasEntered() {
    keyboard.enter("  Elephant ", 1000);

    Match<ThroughTheWindowState, ThroughTheWindowMove> match = played();

    assertThat(LiveTestTable.texts(match))
        .startsWith("2 turn", "0 say elephant @1000")
        .contains("2 pass")
        .hasSize(4);
    assertThat(LivePlay.isLive(match, ADA)).isFalse();
    assertThat(match.state().sheet().total(0)).isEqualTo(1);
  }

  @Test
  void whatOthersDidBeforeIsToldFirst() {
    keyboard.enter("ape", 1100).enter("eagle", 2500);

    Match<ThroughTheWindowState, ThroughTheWindowMove> match = played();

    assertThat(LiveTestTable.texts(match))
        .startsWith("2 turn", "0 say ape @1100")
        .endsWith("0 say eagle @2500");
    assertThat(match.state().sheet().total(1)).isEqualTo(1);
    assertThat(table.shown())
        .isEqualTo(
            """
            The clock runs. Type a word or a move, without its time, and press Enter. Ctrl-C
            stops the clock.
            [table]
            pass
            Ada looked through the window and saw ape, at 1,100 ms.
            [table]
            pass
            Ben looked through the window and saw something.
            Cleo passes.
            Ada looked through the window and saw eagle, at 2,500 ms.
              Ada, at 1,100 ms: I looked through the window and saw ape. It begins with
              another letter.
              Ben, at 1,200 ms: I looked through the window and saw egg.
              Ada, at 2,500 ms: I looked through the window and saw eagle.
              Ben wins 8♦.
              Ben +1: card won
            """);
  }

  @Test
  void aLineThatIsNoMoveSaysWhatIsOne() {
    keyboard.enter("e99", 300).enter("", 400).enter("pass", 500);

    Match<ThroughTheWindowState, ThroughTheWindowMove> match = played();

    assertThat(LiveTestTable.texts(match)).startsWith("2 turn", "0 pass");
    assertThat(table.shown()).contains("found \"e99\", expected pass or say ...");
  }

  @Test
  void theVerbOfAMoveThatIsNotOnOfferIsAWord() {
    keyboard.enter("turn", 300).enter("say pass", 350).leaveLine(400);

    Match<ThroughTheWindowState, ThroughTheWindowMove> match = played();

    assertThat(LiveTestTable.texts(match))
        .containsExactly("2 turn", "0 say turn @300", "0 say pass @350");
    assertThat(LivePlay.isLive(match, ADA)).isTrue();
    assertThat(keyboard.isOpen()).isFalse();
  }

  @Test
  void severalPeopleCannotTypeWordsAtOneKeyboard() {
    assertThat(LivePlay.isLive(turned(), ADA)).isTrue();
    assertThat(LivePlay.isLive(turned(), Seats.of(0, 1))).isFalse();
  }
}
