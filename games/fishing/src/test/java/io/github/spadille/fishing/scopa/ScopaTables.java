package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.fishing.scopa.ScopaState.noneDealt;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.fishing.FishingHand;
import io.github.spadille.fishing.Sweeps;
import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/** Positions of Scopa in which a card is to be played. */
final class ScopaTables {
  static final TestTable START = TestTable.of(Scopa.GAME, 2);

  private ScopaTables() {}

  /** Returns a table at which seat 0 is to play in the first hand; the stock is not empty. */
  static TestTable table(String board, String... hands) {
    return lay(TestTable.of(Scopa.GAME, hands.length), board, hands);
  }

  /** Lays cards on a table at which nothing has been dealt. */
  static TestTable lay(TestTable start, String board, String... hands) {
    List<String> piles = new ArrayList<>(List.of("board: " + board));
    for (int seat = 0; seat < hands.length; seat++) {
      piles.add("hand." + seat + ": " + hands[seat]);
    }
    return start.play("* shuffle ...").withCards(piles.toArray(String[]::new));
  }

  /** Lets a seat be the next to play. */
  static UnaryOperator<TestTable> turnOf(int seat) {
    return table ->
        table.after(ScopaState.class, state -> state.dealt(seat, noneDealt(), state.stock()));
  }

  /** Lets a seat have captured last. */
  static UnaryOperator<TestTable> lastCapturer(int seat) {
    return table ->
        table.after(ScopaState.class, state -> state.captured(seat, noCards(), state.seat()));
  }

  /** Lets each side have won some cards. */
  static UnaryOperator<TestTable> won(String... won) {
    List<String> piles = new ArrayList<>();
    for (int side = 0; side < won.length; side++) {
      piles.add("won." + side + ": " + won[side]);
    }
    return table -> table.withCards(piles.toArray(String[]::new));
  }

  /**
   * Returns a table at which only the last card of the hand is left, {@code Kh} of the dealer,
   * which captures nothing, and nobody has captured yet.
   */
  static TestTable lastTurn(TestTable start, String board, String... won) {
    int seats = start.state().scores().length();
    String[] hands = new String[seats];
    Arrays.fill(hands, "");
    hands[seats - 1] = "Kh";
    return lay(start, board, hands).withCards("stock:").then(won(won)).then(turnOf(seats - 1));
  }

  /** Lets seats have made other sweeps, of which no marker is to be seen. */
  static UnaryOperator<TestTable> sweeps(int... seats) {
    return table -> {
      FishingHand hand = table.state(ScopaState.class).hand();
      Sweeps sweeps = new Sweeps(ImmutableIntArray.copyOf(seats), hand.sweeps().markers());
      FishingHand swept =
          new FishingHand(hand.number(), hand.dealer(), hand.sides(), sweeps, hand.sheet());
      return table.after(ScopaState.class, state -> state.withHand(swept));
    };
  }
}
