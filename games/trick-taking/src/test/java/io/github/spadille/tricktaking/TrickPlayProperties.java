package io.github.spadille.tricktaking;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.tricktaking.Following.Duty;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Random hands, some with seats that leave, played to their end. */
class TrickPlayProperties {
  private static final Deck<PlayingCard> PACK =
      Deck.piquet32().plus(Deck.piquet32().withSecondBack());
  private static final Following SUIT = Following.free().must("TST-5", "follow", Duty.followSuit());

  @Property
  void noCardIsLostAndTheWinnerLeads(
      @ForAll @IntRange(min = 2, max = 8) int seats,
      @ForAll boolean leaving,
      @ForAll Suit trump,
      @ForAll long seed) {
    Random random = new Random(seed);
    CardList<PlayingCard> pack = PACK.shuffled(random::nextLong);
    int each = 1 + random.nextInt(4);
    TrickPlay play =
        TrickPlay.undealt(seats, random.nextInt(seats))
            .withHands(Deal.sets(pack, seats, 0, each * seats));
    CardSet<PlayingCard> all = pack.first(each * seats).toSet();
    Trick.Order order = random.nextBoolean() ? Suits.noTrumps() : Suits.trumps(trump);
    int tricks = 0;
    while (!play.handsAreEmpty() || play.isComplete()) {
      if (play.isComplete()) {
        int winner = play.winner(order);
        assertThat(winner).isEqualTo(naiveWinner(play, order));
        play = play.take(winner);
        assertThat(play.seatInTurn()).isEqualTo(winner);
        tricks++;
      } else if (leaving && play.inPlay().size() > 1 && random.nextInt(8) == 0) {
        play = play.withInPlay(play.inPlay().without(any(play.inPlay(), random)));
      } else {
        CardSet<PlayingCard> playable = play.playable(SUIT);
        PlayingCard card = playable.nth(random.nextInt(playable.size()));
        int seat = play.seatInTurn();
        play = play.play(card);
        assertThat(play.playedBy(play.trick().size() - 1)).isEqualTo(seat);
      }
      assertThat(cards(play)).isEqualTo(all);
      assertThat(size(play)).isEqualTo(all.size());
      assertThat(play.tricks().sum()).isEqualTo(tricks);
    }
  }

  private static int any(Seats seats, Random random) {
    return Iterables.get(seats, random.nextInt(seats.size()));
  }

  private static CardSet<PlayingCard> cards(TrickPlay play) {
    CardSet<PlayingCard> cards = play.trick().toSet();
    for (CardSet<PlayingCard> some : Iterables.concat(play.hands(), play.won())) {
      cards = cards.union(some);
    }
    return cards;
  }

  private static int size(TrickPlay play) {
    int size = play.trick().size();
    for (CardSet<PlayingCard> some : Iterables.concat(play.hands(), play.won())) {
      size += some.size();
    }
    return size;
  }

  /** The first of the strongest cards of those who still take part. */
  private static int naiveWinner(TrickPlay play, Trick.Order order) {
    PlayingCard led = play.trick().led();
    int winner = -1;
    for (int round = 0; winner < 0; round++) {
      int highest = -1;
      for (int i = 0; i < play.trick().size(); i++) {
        int seat = play.playedBy(i);
        if (play.inPlay().contains(seat)) {
          led = round == 1 && winner < 0 && highest < 0 ? play.trick().get(i) : led;
          int strength = order.strength(play.trick().get(i), led);
          if (strength > highest) {
            winner = seat;
            highest = strength;
          }
        }
      }
    }
    return winner;
  }
}
