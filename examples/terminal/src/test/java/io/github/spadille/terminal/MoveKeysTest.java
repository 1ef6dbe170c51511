package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.spadille.reaction.aggravation.AggravationMove;
import io.github.spadille.reaction.aggravation.AggravationMove.Cover;
import io.github.spadille.reaction.aggravation.AggravationMove.Turn;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MoveKeysTest {
  private static final AggravationMove TURN = new Turn(0, 5);

  private static AggravationMove cover(int place) {
    return new Cover(0, place, 5);
  }

  private static MoveKeys<AggravationMove> alone() {
    return MoveKeys.<AggravationMove>of(1).get(0);
  }

  private static String keys(MoveKeys<AggravationMove> keys, AggravationMove... moves) {
    keys.offer(List.of(moves));
    return keysOf(keys, List.of(moves));
  }

  private static String keysOf(MoveKeys<AggravationMove> keys, List<AggravationMove> moves) {
    return moves.stream()
        .map(move -> keys.key(move).map(key -> Character.toString(key)).orElse("-"))
        .collect(Collectors.joining());
  }

  @Test
  void oneHasTheLettersInTheOrderOfTheMoves() {
    assertThat(keys(alone(), cover(1), cover(2), TURN)).isEqualTo("abc");
  }

  @Test
  void twoHaveAHalfEachAndNoKeyTogether() {
    List<MoveKeys<AggravationMove>> both = MoveKeys.of(2);
    List<AggravationMove> most = IntStream.range(0, 30).mapToObj(MoveKeysTest::cover).toList();
    both.forEach(keys -> keys.offer(most));

    assertThat(keysOf(both.get(0), most)).isEqualTo("asdfgqwertzxcvb12345----------");
    assertThat(keysOf(both.get(1), most)).isEqualTo("jkluiophynm67890--------------");
  }

  @Test
  void aMoveKeepsItsKeyWhileItIsOnOfferAtAnyTime() {
    MoveKeys<AggravationMove> keys = alone();

    assertThat(keys(keys, cover(1), TURN)).isEqualTo("ab");
    assertThat(keys(keys, cover(2), new Turn(0, 900))).isEqualTo("cb");
    assertThat(keys.meant('b').filter(Turn.class::isInstance)).isPresent();
  }

  @Test
  void aMoveGetsItsKeyBackAndANewOneGetsWhatWasFreeForLongest() {
    MoveKeys<AggravationMove> keys = alone();
    for (int place = 0; place < 25; place++) {
      keys.offer(List.of(cover(place)));
    }

    assertThat(keys(keys, cover(3), TURN, cover(30), cover(31))).isEqualTo("dzab");
  }

  @Test
  void aFreeKeyMeansWhatItMeantLast() {
    MoveKeys<AggravationMove> keys = alone();
    keys.offer(List.of(TURN));
    keys.offer(List.of(cover(1)));

    assertThat(keys.meant('a').filter(Turn.class::isInstance)).isPresent();
    assertThat(keys.meant('b').filter(Cover.class::isInstance)).isPresent();
    assertThat(keys.meant('c')).isEmpty();
  }

  @Test
  void threeHaveNoRoomAtOneKeyboard() {
    assertThat(MoveKeys.haveRoom(3)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MoveKeys.of(3))
        .withMessage("3 people at one keyboard; expected 1 or 2");
  }
}
