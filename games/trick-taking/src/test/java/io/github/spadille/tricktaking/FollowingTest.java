package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofSuit;
import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.tricktaking.RankOrderTest.trick;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.tricktaking.Following.Duty;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class FollowingTest {
  private static final Following SUIT = Following.suit("TST-1");

  private static final RankOrder TUTE_RANKS =
      RankOrder.highToLow(
          Rank.ACE,
          Rank.THREE,
          Rank.KING,
          Rank.QUEEN,
          Rank.JACK,
          Rank.SEVEN,
          Rank.SIX,
          Rank.FIVE,
          Rank.FOUR,
          Rank.TWO);

  private static final Trick.Order TUTE = TUTE_RANKS.trumps(Suit.CLUBS);

  /** Tute with clubs as trumps: follow suit; if you cannot, trump; beat the trick if you can. */
  private static final Following FOLLOW_TRUMP_BEAT =
      SUIT.must("TST-2", "trump", Duty.play(Suit.CLUBS)).must("TST-3", "beat", Duty.beat(TUTE));

  private static CardSet<PlayingCard> playable(Following following, String hand, String trick) {
    return following.playable(set(hand), trick(trick));
  }

  private static Refusal refusal(Following following, String hand, String trick, String card) {
    return following.refusal(set(hand), trick(trick), PlayingCard.parse(card)).orElseThrow();
  }

  @Test
  void freePlayHasNoDuty() {
    assertThat(playable(Following.free(), "7h As", "9h")).isEqualTo(set("7h As"));
    assertThat(Following.free().binding(set("7h As"), trick("9h"))).isEmpty();
  }

  @Test
  void whoLeadsHasNoDuty() {
    assertThat(playable(FOLLOW_TRUMP_BEAT, "7h As 2c", "")).isEqualTo(set("7h As 2c"));
    assertThat(FOLLOW_TRUMP_BEAT.refusal(set("7h As"), Trick.empty(), PlayingCard.parse("7h")))
        .isEmpty();
    assertThat(FOLLOW_TRUMP_BEAT.binding(set("7h As"), Trick.empty())).isEmpty();
  }

  @Test
  void whoCanFollowMust() {
    assertThat(playable(SUIT, "7h As Kh", "9h 2s")).isEqualTo(set("7h Kh"));
    assertThat(refusal(SUIT, "7h As Kh", "9h 2s", "As"))
        .isEqualTo(Refusal.of("TST-1", "follow", PlayingCard.parse("As"), PlayingCard.parse("9h")));
    assertThat(SUIT.binding(set("7h As"), trick("9h"))).containsExactly("TST-1");
    assertThat(playable(SUIT, "7d As", "9h")).isEqualTo(set("7d As"));
    assertThat(SUIT.binding(set("7d As"), trick("9h"))).isEmpty();
  }

  @Test
  void theSecondBackFollowsToo() {
    assertThat(playable(SUIT, "7h' As 7h", "9h")).isEqualTo(set("7h 7h'"));
    assertThat(playable(SUIT, "7h As", "9h'")).isEqualTo(set("7h"));
  }

  @Test
  void aJokerThatIsLedIsNotFollowed() {
    assertThat(playable(SUIT, "7h As", "X1")).isEqualTo(set("7h As"));
  }

  @Test
  void whoFollowsBeatsTheTrickIfPossible() {
    assertThat(playable(FOLLOW_TRUMP_BEAT, "3h Jh 2s", "7h Kh")).isEqualTo(set("3h"));
    assertThat(playable(FOLLOW_TRUMP_BEAT, "Qh Jh", "7h Kh")).isEqualTo(set("Qh Jh"));
    assertThat(refusal(FOLLOW_TRUMP_BEAT, "3h Jh 2s", "7h Kh", "Jh").ruleId()).isEqualTo("TST-3");
    assertThat(refusal(FOLLOW_TRUMP_BEAT, "3h Jh 2s", "7h Kh", "2s").ruleId()).isEqualTo("TST-1");
  }

  @Test
  void whoFollowsATrickThatIsTrumpedPlaysAnyCardOfTheSuit() {
    assertThat(playable(FOLLOW_TRUMP_BEAT, "Ah Jh 3c", "7h 4c")).isEqualTo(set("Ah Jh"));
    assertThat(FOLLOW_TRUMP_BEAT.binding(set("Ah Jh 3c"), trick("7h 4c"))).containsExactly("TST-1");
  }

  @Test
  void whoCannotFollowTrumps() {
    assertThat(playable(FOLLOW_TRUMP_BEAT, "6c 2c As", "7h 4c")).isEqualTo(set("6c"));
    assertThat(playable(FOLLOW_TRUMP_BEAT, "2c As", "7h 4c")).isEqualTo(set("2c"));
    assertThat(refusal(FOLLOW_TRUMP_BEAT, "2c As", "7h 4c", "As").ruleId()).isEqualTo("TST-2");
    assertThat(refusal(FOLLOW_TRUMP_BEAT, "6c 2c As", "7h 4c", "2c").ruleId()).isEqualTo("TST-3");
    assertThat(playable(FOLLOW_TRUMP_BEAT, "2s As", "7h 4c")).isEqualTo(set("2s As"));
  }

  @Test
  void trumpsThatAreLedAreBeatenToo() {
    assertThat(playable(FOLLOW_TRUMP_BEAT, "Ac Kc", "3c")).isEqualTo(set("Ac"));
    assertThat(playable(FOLLOW_TRUMP_BEAT, "Qc 2c", "3c Ac")).isEqualTo(set("Qc 2c"));
  }

  /** As in Tute where nobody need play a trump that does not win. */
  @Test
  void withoutTheDutyToTrumpAWeakTrumpNeedNotBePlayed() {
    Following following = SUIT.must("TST-3", "beat", Duty.beat(TUTE));
    assertThat(playable(following, "2c As", "7h 4c")).isEqualTo(set("2c As"));
    assertThat(playable(following, "6c As", "7h 4c")).isEqualTo(set("6c"));
    assertThat(playable(following, "2c As", "7h")).isEqualTo(set("2c"));
  }

  /** As in Page One: the joker may always be played, and a second card says what is led. */
  @Test
  void aGameHasDutiesOfItsOwn() {
    Following pageOne =
        Following.free()
            .must(
                "TST-4",
                "follow",
                (cards, trick) -> {
                  PlayingCard led =
                      trick.led().isJoker() ? trick.get(trick.size() - 1) : trick.led();
                  return led.isJoker()
                      ? noCards()
                      : ofSuit(cards, led.suit()).union(cards.intersect(set("X1")));
                });
    assertThat(playable(pageOne, "2h Kh 4s X1", "9h")).isEqualTo(set("2h Kh X1"));
    assertThat(playable(pageOne, "2h 4s", "X1")).isEqualTo(set("2h 4s"));
    assertThat(playable(pageOne, "2h 4s", "X1 5s")).isEqualTo(set("4s"));
  }

  @Test
  void whoPlaysShowsWhichDutiesCouldNotBeDone() {
    assertThat(missing(FOLLOW_TRUMP_BEAT, "Kh", "7h 4h")).isEqualTo(set(""));
    assertThat(missing(FOLLOW_TRUMP_BEAT, "Jh", "7h Kh")).isEqualTo(set("3h Ah"));
    assertThat(missing(FOLLOW_TRUMP_BEAT, "2c", "7h 4c")).isEqualTo(set("4h 7h Jh Kh 3h Ah 6c"));
    assertThat(missing(FOLLOW_TRUMP_BEAT, "As", "7h")).isEqualTo(set("4h 7h Jh Kh 3h Ah 2c 4c 6c"));
    assertThat(missing(FOLLOW_TRUMP_BEAT, "As", "")).isEqualTo(set(""));
    assertThat(missing(SUIT, "As", "7h"))
        .isEqualTo(Suits.shownMissing(card("As"), trick("7h")).intersect(set(PACK)));
  }

  private static final String PACK = "4h 7h Jh Kh 3h Ah 2c 4c 6c As 2s";

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  private static CardSet<PlayingCard> missing(Following following, String card, String trick) {
    return following.shownMissing(card(card), trick(trick), set(PACK));
  }

  /** An order that is told by its ranks finds the cards that beat a trick without asking each. */
  @Property
  void anOrderOfRanksBeatsAsAnyOtherOrder(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 5) int played) {
    Random random = new Random(seed);
    Trick trick = Trick.empty();
    for (int i = 0; i < played; i++) {
      trick = trick.with(PlayingCard.FAMILY.card(random.nextInt(PlayingCard.FAMILY.size())));
    }
    CardSet<PlayingCard> all = CardSet.allOf(PlayingCard.FAMILY);
    for (RankOrder order : ImmutableList.of(TUTE_RANKS, TUTE_RANKS.trumps(Suit.CLUBS))) {
      Trick.Order other = order::strength;
      assertThat(Duty.beat(order).fulfilling(all, trick))
          .isEqualTo(Duty.beat(other).fulfilling(all, trick));
      Following duties = SUIT.must("TST-3", "beat", Duty.beat(order));
      Following others = SUIT.must("TST-3", "beat", Duty.beat(other));
      assertThat(duties.playable(all, trick)).isEqualTo(others.playable(all, trick));
    }
  }

  /** What may be played and what is refused are two readings of the same duties. */
  @Property
  void aCardIsRefusedIfAndOnlyIfItIsNotPlayable(
      @ForAll long seed, @ForAll @IntRange(max = 5) int played) {
    Random random = new Random(seed);
    Trick trick = Trick.empty();
    for (int i = 0; i < played; i++) {
      trick = trick.with(any(random));
    }
    CardSet<PlayingCard> hand = noCards();
    for (int i = 0; i < 6; i++) {
      hand = hand.with(any(random));
    }
    CardSet<PlayingCard> playable = FOLLOW_TRUMP_BEAT.playable(hand, trick);
    assertThat(playable).isNotEmpty();
    assertThat(hand.containsAll(playable)).isTrue();
    for (PlayingCard card : hand) {
      assertThat(FOLLOW_TRUMP_BEAT.refusal(hand, trick, card).isEmpty())
          .isEqualTo(playable.contains(card));
    }
    int led = trick.isEmpty() ? Suits.NO_CARD : trick.led().index();
    assertThat(SUIT.playable(hand, trick).low()).isEqualTo(Suits.following(hand.low(), led));
  }

  private static PlayingCard any(Random random) {
    return PlayingCard.of(
        Rank.values()[random.nextInt(7)], Suit.values()[random.nextInt(Suit.values().length)]);
  }
}
