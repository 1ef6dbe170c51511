package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.Suit;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Draw;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Pass;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListedMovesTest {
  private static CrazyEightsMove move(int seat, String text) {
    return CrazyEightsMove.SYNTAX.parse(seat, text);
  }

  @Test
  @Covers("CRE-10a")
  void picturesStandBesideTheEightOfTheirSuit() {
    String[] texts = {"8s", "Js", "8h", "Jh", "Kh", "8c"};
    List<CrazyEightsMove> moves = new ArrayList<>();
    for (String text : texts) {
      for (Suit suit : Suit.values()) {
        moves.add(move(1, "play " + text + " " + suit.code()));
      }
    }
    assertThat(ListedMoves.list(1, noCards(), set("8s Js 8h Jh Kh 8c"), false, false))
        .isEqualTo(moves);
  }

  @Test
  void playsComeFirstThenEightsBySuitThenWhatNeedsNoCard() {
    assertThat(ListedMoves.list(9, set("X1 Ks 2d"), set("8h 8c"), true, false))
        .isEqualTo(
            List.of(
                move(9, "play Ks"),
                move(9, "play X1"),
                move(9, "play 2d"),
                move(9, "play 8h s"),
                move(9, "play 8h h"),
                move(9, "play 8h d"),
                move(9, "play 8h c"),
                move(9, "play 8c s"),
                move(9, "play 8c h"),
                move(9, "play 8c d"),
                move(9, "play 8c c"),
                new Draw(9)));
    assertThat(ListedMoves.list(0, noCards(), noCards(), false, true)).containsExactly(new Pass(0));
    assertThat(ListedMoves.list(0, noCards(), noCards(), false, false)).isEmpty();
  }
}
