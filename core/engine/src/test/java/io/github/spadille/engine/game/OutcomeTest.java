package io.github.spadille.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.game.Outcome.Kind;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Words;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutcomeTest {
  private static final ImmutableLongArray SCORES = ImmutableLongArray.of(10, 30, 30, -5);

  @Test
  void theBestScoresWin() {
    Outcome highest = Outcome.highest(SCORES);
    assertThat(highest.kind()).isEqualTo(Kind.WON);
    assertThat(highest.winners()).containsExactly(1, 2);
    assertThat(highest.losers()).containsExactly(0, 3);
    assertThat(highest.ranking().asList()).containsExactly(3, 1, 1, 4);
    assertThat(highest.isDraw()).isFalse();

    Outcome lowest = Outcome.lowest(ImmutableLongArray.of(10, 30, -5));
    assertThat(lowest.winners()).containsExactly(2);
    assertThat(lowest.losers()).containsExactly(0, 1);
    assertThat(lowest.ranking().asList()).containsExactly(2, 3, 1);
  }

  @Test
  void onlyContendersWin() {
    ImmutableLongArray scores = ImmutableLongArray.of(5, 20, 30, 20, 10);

    Outcome one = Outcome.highest(scores, Seats.of(0, 4));
    assertThat(one.winners()).containsExactly(4);
    assertThat(one.ranking().asList()).containsExactly(5, 3, 2, 3, 1);

    Outcome two = Outcome.highest(scores, Seats.of(0, 1, 3));
    assertThat(two.winners()).containsExactly(1, 3);
    assertThat(two.ranking().asList()).containsExactly(5, 1, 3, 1, 4);
  }

  @Test
  void withoutContendersAllLose() {
    Outcome nobody = Outcome.highest(SCORES, Seats.none());
    assertThat(nobody.kind()).isEqualTo(Kind.LOST);
    assertThat(nobody.losers()).containsExactly(0, 1, 2, 3);
    assertThat(nobody.ranking().asList()).containsExactly(3, 1, 1, 4);
  }

  @Test
  void whoDoesNotWinLoses() {
    Outcome won = Outcome.won(4, Seats.of(0, 2));
    assertThat(won.ranking().asList()).containsExactly(1, 3, 1, 3);
    assertThat(won.losers()).containsExactly(1, 3);
    assertThat(Outcome.won(2, Seats.all(2)).losers()).isEmpty();
  }

  @Test
  void aLostGameIsNotDrawn() {
    Outcome lost = Outcome.lost(3, Seats.of(1));
    assertThat(lost.kind()).isEqualTo(Kind.LOST);
    assertThat(lost.isDraw()).isFalse();
    assertThat(lost.winners()).isEmpty();
    assertThat(lost.ranking().asList()).containsExactly(1, 3, 1);

    Outcome placed = Outcome.lost(SCORES, Seats.of(3));
    assertThat(placed.losers()).containsExactly(3);
    assertThat(placed.ranking()).isEqualTo(Outcome.highest(SCORES).ranking());
  }

  @Test
  void inADrawNobodyWinsOrLoses() {
    Outcome drawn = Outcome.drawn(3);
    assertThat(drawn.kind()).isEqualTo(Kind.DRAWN);
    assertThat(drawn.isDraw()).isTrue();
    assertThat(drawn.ranking().asList()).containsExactly(1, 1, 1);
  }

  /** Winners, losers, places, and what is said of them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0|1 2|winners 0 and losers 0 share a seat",
        "0|1|2 1|seats 0 won, and seat 0 is placed 2",
        "0|1|1 1|seat 1 lost, and did not come in behind seat 0: [1, 1]",
        "0||1 1|seats 0 won, and seat 1 is placed 1",
        "|0|1 1|seat 0 lost, and did not come in behind seat 1: [1, 1]",
        "|0|1 2|seat 0 lost, and did not come in behind seat 1: [1, 2]",
        "0|1|0 1|seat 0 is placed 0, with 0 before it: [0, 1]",
        "0|1|1 3|seat 1 is placed 3, with 1 before it: [1, 3]",
        "||2 2|seat 0 is placed 2, with 0 before it: [2, 2]",
      })
  void whatCannotBeIsRefused(String winners, String losers, String places, String message) {
    ImmutableIntArray ranking =
        ImmutableIntArray.of(places.charAt(0) - '0', places.charAt(2) - '0');
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Outcome(seats(winners), seats(losers), ranking))
        .withMessage(message);
  }

  private static Seats seats(String seat) {
    return seat == null ? Seats.none() : Seats.of(Integer.parseInt(seat));
  }

  @Test
  void whoWinsOrLosesIsNamed() {
    assertThatIllegalArgumentException().isThrownBy(() -> Outcome.won(2, Seats.none()));
    assertThatIllegalArgumentException().isThrownBy(() -> Outcome.lost(2, Seats.none()));
    assertThatIllegalArgumentException().isThrownBy(() -> Outcome.lost(SCORES, Seats.none()));
    assertThatIllegalArgumentException()
        .as("a seat that has more than another which does not lose")
        .isThrownBy(() -> Outcome.lost(SCORES, Seats.of(0)));
  }

  @Test
  void theEndIsTold() {
    assertThat(told(Outcome.highest(SCORES))).isEqualTo("Winners: Ben and Cleo");
    assertThat(told(Outcome.won(2, Seats.of(0)))).isEqualTo("Winner: Ada");
    assertThat(told(Outcome.lost(4, Seats.of(3)))).isEqualTo("Dan loses the game.");
    assertThat(told(Outcome.lost(4, Seats.of(0, 3)))).isEqualTo("Ada and Dan lose the game.");
    assertThat(told(Outcome.drawn(4))).isEqualTo("The game is drawn.");
    assertThat(told(Outcome.drawn(1))).isEqualTo("The game is over.");
  }

  private static String told(Outcome outcome) {
    return words(Locale.ENGLISH).text(outcome.phrase());
  }

  @Test
  void theEndIsToldInItalian() {
    Words words = words(Locale.ITALIAN);
    assertThat(words.text(Outcome.lost(4, Seats.of(3)).phrase()))
        .isEqualTo("Dan perde la partita.");
    assertThat(words.text(Outcome.lost(4, Seats.of(0, 3)).phrase()))
        .isEqualTo("Ada e Dan perdono la partita.");
    assertThat(words.text(Outcome.drawn(2).phrase())).isEqualTo("La partita finisce in parità.");
    assertThat(words.text(Outcome.drawn(1).phrase())).isEqualTo("La partita è finita.");
  }

  private static Words words(Locale locale) {
    return Words.resource(Words.class, "sample")
        .in(locale)
        .withPlayers(ImmutableList.of("Ada", "Ben", "Cleo", "Dan"));
  }

  @Test
  void whatAnOutcomeIsWorthAddsUpToNothing() {
    assertThat(Outcome.highest(SCORES).returns()).isEqualTo(ImmutableLongArray.of(-1, 2, 2, -3));
    assertThat(Outcome.lost(3, Seats.of(1)).returns()).isEqualTo(ImmutableLongArray.of(1, -2, 1));
    assertThat(Outcome.drawn(2).returns()).isEqualTo(ImmutableLongArray.of(0, 0));
  }

  @Test
  void aSinglePlayerWinsOrLoses() {
    Seats player = Seats.of(0);
    assertThat(Outcome.won(1, player).returns()).isEqualTo(ImmutableLongArray.of(1));
    assertThat(Outcome.drawn(1).returns()).isEqualTo(ImmutableLongArray.of(0));
    assertThat(Outcome.lost(1, player).returns()).isEqualTo(ImmutableLongArray.of(-1));
  }

  @Test
  void pointsInTheOrderOfThePlacesStay() {
    assertThat(Outcome.highest(SCORES).inOrder(SCORES)).isSameAs(SCORES);
    ImmutableLongArray lowest = ImmutableLongArray.of(-10, -30, 5);
    assertThat(Outcome.lowest(ImmutableLongArray.of(10, 30, -5)).inOrder(lowest)).isSameAs(lowest);
  }

  @Test
  void whoCameInBeforeOthersHasMore() {
    assertThat(Outcome.highest(SCORES, Seats.of(3)).inOrder(SCORES))
        .isEqualTo(ImmutableLongArray.of(10, 30, 30, 31));
    assertThat(Outcome.won(4, Seats.of(0)).inOrder(SCORES))
        .as("those who come in equal have as much")
        .isEqualTo(ImmutableLongArray.of(31, 30, 30, 30));
    assertThat(
            new Outcome(Seats.of(3), Seats.of(0, 1), ImmutableIntArray.of(3, 3, 2, 1))
                .inOrder(SCORES))
        .isEqualTo(ImmutableLongArray.of(30, 30, 31, 32));
  }
}
