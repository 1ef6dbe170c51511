package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.match.Policy;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.reaction.aggravation.Aggravation;
import io.github.spadille.reaction.aggravation.AggravationMove;
import io.github.spadille.reaction.aggravation.AggravationState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Aggravation with two kings on top of the decks, and no other match for a while. */
class LivePlayTest {
  private static final Seats BOTH = Seats.of(0, 1);

  /** Covers if it can, and turns if it cannot. */
  private static final Policy<AggravationState, AggravationMove> EAGER = LivePlayTest::cover;

  private final LiveTestTable<AggravationState, AggravationMove> table;
  private final ScriptedKeyboard keyboard;

  LivePlayTest() {
    this.table = table(BOTH);
    this.keyboard = new ScriptedKeyboard(table.time);
  }

  private static LiveTestTable<AggravationState, AggravationMove> table(Seats people) {
    return new LiveTestTable<>(
        ChosenGame.of(Aggravation.GAME, 2, Map.of("collision", "150")), people);
  }

  private static AggravationMove cover(
      Observation<AggravationState, AggravationMove> seen, Object random) {
    return seen.legalMoves().stream()
        .filter(AggravationMove.Cover.class::isInstance)
        .findFirst()
        .orElse(seen.legalMoves().get(0));
  }

  private static Match<AggravationState, AggravationMove> dealt(
      LiveTestTable<AggravationState, AggravationMove> table) {
    List<PlayingCard> pack = new ArrayList<>(Deck.standard52().cards());
    List<PlayingCard> kings = pack.stream().filter(card -> card.is(Rank.KING)).skip(2).toList();
    pack.removeAll(kings);
    pack.addAll(kings);
    String cards = pack.stream().map(Card::code).collect(Collectors.joining(" "));
    return Match.start(table.chosen.setup()).playChance("shuffle " + cards);
  }

  private Match<AggravationState, AggravationMove> twoPeople() {
    return table.play(keyboard, EAGER, random -> Duration.ZERO).play(dealt(table));
  }

  @Test
  void eachPersonHasKeysOfAnOwnSide() {
    keyboard.press("a", 200).press("j", 500).escape(600);

    Match<AggravationState, AggravationMove> match = twoPeople();

    assertThat(LiveTestTable.texts(match)).containsExactly("0 turn @200", "1 turn @500");
    assertThat(table.shown())
        .isEqualTo(
            """
            [table]
            The clock runs. Press the key of a move. Escape stops the clock; any other key
            shows the table.
            Ada: a) turn your top card
            Ben: j) turn your top card
            At 200 ms Ada turns.
              Ada waits for the other player to turn.
            At 500 ms Ben turns.
              Turned up: K♦ K♣.
              There is a match of rank K.
            Ada: s) cover place 1 of the upper row  d) cover place 1 of the lower row
            Ben: k) cover place 1 of the upper row  l) cover place 1 of the lower row
            The clock stands still.
            """);
  }

  @Test
  void whoeverIsAlmostAsFastAsTheOtherTies() {
    keyboard.press("a", 200).press("j", 500).press("s", 1000).press("k", 1150).escape(1200);

    Match<AggravationState, AggravationMove> match = twoPeople();

    assertThat(LiveTestTable.texts(match)).endsWith("0 cover 0.1 @1000", "1 cover 0.1 @1150");
    assertThat(table.shown())
        .endsWith(
            """
            At 1,000 ms Ada covers place 1 of the upper row.
              Ada lays J♣ on place 1 of the upper row.
            Ada: d) cover place 1 of the lower row  a) turn your top card
            Ben: l) cover place 1 of the lower row  j) turn your top card
            At 1,150 ms Ben covers place 1 of the upper row.
              Ben lays Q♣ on place 1 of the upper row.
            The clock stands still.
            """);
  }

  @Test
  void aMoveHasTheTimeOfItsKeyHoweverLongTheScreenTakes() {
    table.slow(900);
    keyboard.press("a", 200).press("j", 500).press("s", 1000).press("k", 1150).escape(1200);

    assertThat(LiveTestTable.texts(twoPeople()))
        .containsExactly("0 turn @200", "1 turn @500", "0 cover 0.1 @1000", "1 cover 0.1 @1150");
  }

  @Test
  void whoeverIsLaterIsRefusedAndToldWhy() {
    keyboard.press("a", 200).press("j", 500).press("s", 1000).press("k", 1151).escape(1200);

    Match<AggravationState, AggravationMove> match = twoPeople();

    assertThat(LiveTestTable.texts(match)).endsWith("1 turn @500", "0 cover 0.1 @1000");
    assertThat(table.shown())
        .contains("Ben: AGG-24: place 1 of the upper row could be covered until 1,150 ms.\n");
  }

  @Test
  void aKeyThatHasLostItsMoveSaysWhy() {
    keyboard.press("a", 200).press("a", 260).escape(300);

    assertThat(LiveTestTable.texts(twoPeople())).containsExactly("0 turn @200");
    assertThat(table.shown()).contains("Ada: AGG-18: You have turned already.");
  }

  @Test
  void aKeyThatNeverHadAMoveShowsTheTable() {
    keyboard.press(" ", 200).press("j", 300).escape(400);

    assertThat(LiveTestTable.texts(twoPeople())).containsExactly("1 turn @300");
    assertThat(table.shown())
        .contains(
            """
            Ben: j) turn your top card
            [table]
            Ada: a) turn your top card
            Ben: j) turn your top card
            At 300 ms Ben turns.
            """);
  }

  @Test
  void theClockStandsWhileNobodyPlays() {
    LivePlay<AggravationState, AggravationMove> live =
        table.play(keyboard, EAGER, random -> Duration.ZERO);
    keyboard.press("a", 200).escape(700).press("j", 120_050);
    Match<AggravationState, AggravationMove> stopped = live.play(dealt(table));

    assertThat(LivePlay.isLive(stopped, BOTH)).isTrue();
    assertThat(keyboard.isOpen()).isFalse();
    assertThat(table.shown()).endsWith("The clock stands still.\n");
    table.time.pass(119_300);
    keyboard.escape(100);

    Match<AggravationState, AggravationMove> match = live.play(stopped);

    assertThat(LiveTestTable.texts(match)).containsExactly("0 turn @200", "1 turn @250");
    assertThat(live.match()).contains(match);
  }

  @Test
  void anAgentThatReactsFirstComesFirst() {
    LiveTestTable<AggravationState, AggravationMove> alone = table(Seats.of(0));
    ScriptedKeyboard keys = new ScriptedKeyboard(alone.time);
    keys.press("a", 100).press("b", 751).escape(760);

    Match<AggravationState, AggravationMove> match =
        alone.play(keys, EAGER, random -> Duration.ofMillis(300)).play(dealt(alone));

    assertThat(LiveTestTable.texts(match))
        .containsExactly("0 turn @100", "1 turn @300", "1 cover 0.1 @600");
    assertThat(alone.shown()).contains("AGG-24: ");
  }

  @Test
  void aPersonWhoIsFasterLetsAnAgentThinkAgain() {
    LiveTestTable<AggravationState, AggravationMove> alone = table(Seats.of(0));
    ScriptedKeyboard keys = new ScriptedKeyboard(alone.time);
    keys.press("a", 100).press("b", 400).escape(710);

    Match<AggravationState, AggravationMove> match =
        alone.play(keys, EAGER, random -> Duration.ofMillis(300)).play(dealt(alone));

    // It would cover 0.1 again, and by then it would be too late for that.
    assertThat(LiveTestTable.texts(match))
        .hasSize(4)
        .startsWith("0 turn @100", "1 turn @300", "0 cover 0.1 @400");
    assertThat(LiveTestTable.texts(match).get(3)).isIn("1 cover 1.1 @700", "1 turn @700");
  }

  @Test
  void aFailureOfAnAgentLosesNothing() {
    LiveTestTable<AggravationState, AggravationMove> alone = table(Seats.of(0));
    ScriptedKeyboard keys = new ScriptedKeyboard(alone.time);
    keys.press("a", 100);
    Policy<AggravationState, AggravationMove> failing =
        (seen, random) -> {
          if (seen.view().toString().contains("0.1")) {
            throw new ArithmeticException("lost count");
          }
          return seen.legalMoves().get(0);
        };
    LivePlay<AggravationState, AggravationMove> live =
        alone.play(keys, failing, random -> Duration.ofMillis(300));

    assertThatThrownBy(() -> live.play(dealt(alone)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("seat 1")
        .hasMessageContaining("lost count");
    assertThat(keys.isOpen()).isFalse();
    assertThat(LiveTestTable.texts(live.match().orElseThrow()))
        .containsExactly("0 turn @100", "1 turn @300");
  }
}
