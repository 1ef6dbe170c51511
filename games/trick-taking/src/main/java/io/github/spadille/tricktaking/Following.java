package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.allOf;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Refusal;
import java.util.Optional;

/**
 * What may be played to a trick: a list of {@linkplain Duty duties}, each with the rule that states
 * it.
 *
 * <p>A player goes through the duties in order. Each leaves only the cards that fulfil it, or all
 * cards if none does. So "follow suit; if you cannot, trump; in both cases beat the trick if you
 * can" is
 *
 * <pre>{@code
 * Following.free()
 *     .must("MYG-9", "follow", Duty.followSuit())
 *     .must("MYG-10", "trump", Duty.play(trumps))
 *     .must("MYG-11", "beat", Duty.beat(Suits.trumps(trumps)))
 * }</pre>
 *
 * <p>This one list says what may be played, why another card may not, and which rules say so.
 * Immutable.
 */
public final class Following {
  /** Something that a player must do who can: follow suit, beat the trick, trump. */
  @FunctionalInterface
  public interface Duty {
    /**
     * Returns those of some cards that fulfil this duty; none if it asks for nothing, or for what
     * cannot be done.
     *
     * @param cards the cards that the duties before this one leave
     * @param trick the trick, to which a card at least has been played
     */
    CardSet<PlayingCard> fulfilling(CardSet<PlayingCard> cards, Trick trick);

    /** Returns the duty to play a card of the suit led; a joker that is led has none. */
    static Duty followSuit() {
      return OfBits.FOLLOW_SUIT;
    }

    /** Returns the duty to play a card of a suit, such as trumps. */
    static Duty play(Suit suit) {
      long cards = allOf(suit).low();
      return (OfBits) trick -> cards;
    }

    /** Returns the duty to play a card that would win the trick as it stands. */
    static Duty beat(Trick.Order order) {
      return order instanceof RankOrder ranks
          ? (OfBits) ranks::beating
          : (cards, trick) -> stronger(cards, trick, order);
    }

    private static CardSet<PlayingCard> stronger(
        CardSet<PlayingCard> cards, Trick trick, Trick.Order order) {
      PlayingCard led = trick.led();
      int highest = order.strength(trick.get(trick.winner(order)), led);
      CardSet<PlayingCard> higher = noCards();
      for (PlayingCard card : cards) {
        higher = order.strength(card, led) > highest ? higher.with(card) : higher;
      }
      return higher;
    }
  }

  /**
   * A duty that the same cards fulfil in every hand: it is asked for their bits, and no set is
   * made.
   */
  private interface OfBits extends Duty {
    /** To play a card of the suit led, if it is no joker. */
    OfBits FOLLOW_SUIT = trick -> Suits.following(trick.indexAt(0));

    /**
     * Returns the cards that fulfil the duty: bit i for the card with index i, and for the same
     * card with the second back.
     *
     * @param trick the trick, to which a card at least has been played
     */
    long bits(Trick trick);

    @Override
    default CardSet<PlayingCard> fulfilling(CardSet<PlayingCard> cards, Trick trick) {
      long bits = bits(trick);
      return CardSet.ofBits(PlayingCard.FAMILY, cards.low() & bits, cards.high() & bits);
    }
  }

  private record Rule(String id, String reason, Duty duty) {}

  private static final Following FREE = new Following(ImmutableList.of());

  private final ImmutableList<Rule> rules;

  /** Tells whether the one duty is to follow suit, as in most games. */
  private final boolean suitAlone;

  private Following(ImmutableList<Rule> rules) {
    this.rules = rules;
    this.suitAlone = rules.size() == 1 && rules.get(0).duty() == Duty.followSuit();
  }

  /** Tells whether the one duty is to follow suit. */
  boolean isSuitAlone() {
    return suitAlone;
  }

  /** Returns what may be played where there is no duty: any card. */
  public static Following free() {
    return FREE;
  }

  /**
   * Returns what may be played where the one duty is to follow suit; other cards are refused for
   * the reason {@code follow}.
   *
   * @param ruleId the rule that says so: {@code MYG-14}
   */
  public static Following suit(String ruleId) {
    return FREE.must(ruleId, "follow", Duty.followSuit());
  }

  /**
   * Returns this with one more duty.
   *
   * @param ruleId the rule that states it: {@code MYG-14}
   * @param reason the key of the reason for which a card is refused; its words may name the card,
   *     {@code {0}}, and the card that was led, {@code {1}}
   */
  public Following must(String ruleId, String reason, Duty duty) {
    return new Following(
        ImmutableList.<Rule>builder().addAll(rules).add(new Rule(ruleId, reason, duty)).build());
  }

  /** Returns the cards of a hand that may be played to a trick, or led to it. */
  public CardSet<PlayingCard> playable(CardSet<PlayingCard> hand, Trick trick) {
    // Bits in place of sets: where two sets could meet, the compiler would have to make both.
    long low = hand.low();
    long high = hand.high();
    for (int i = 0; i < rules.size() && !trick.isEmpty(); i++) {
      Duty duty = rules.get(i).duty();
      if (duty instanceof OfBits cards) {
        long fulfilling = cards.bits(trick);
        long left = ((low | high) & fulfilling) == 0 ? -1L : fulfilling;
        low &= left;
        high &= left;
      } else {
        CardSet<PlayingCard> fulfilling = duty.fulfilling(cards(low, high), trick);
        boolean binds = !fulfilling.isEmpty();
        low = binds ? fulfilling.low() : low;
        high = binds ? fulfilling.high() : high;
      }
    }
    return cards(low, high);
  }

  private static CardSet<PlayingCard> cards(long low, long high) {
    return CardSet.ofBits(PlayingCard.FAMILY, low, high);
  }

  /** Returns why a card of a hand may not be played to a trick, or nothing if it may. */
  public Optional<Refusal> refusal(CardSet<PlayingCard> hand, Trick trick, PlayingCard card) {
    return playable(hand, trick).contains(card)
        ? Optional.empty()
        : firstRefusal(hand, trick, card);
  }

  private Optional<Refusal> firstRefusal(CardSet<PlayingCard> hand, Trick trick, PlayingCard card) {
    CardSet<PlayingCard> playable = hand;
    for (int i = 0; i < rules.size() && !trick.isEmpty(); i++) {
      Rule rule = rules.get(i);
      CardSet<PlayingCard> fulfilling = rule.duty().fulfilling(playable, trick);
      if (!fulfilling.isEmpty() && !fulfilling.contains(card)) {
        return refuse(rule.id(), rule.reason(), card, trick.led());
      }
      playable = fulfilling.isEmpty() ? playable : fulfilling;
    }
    return Optional.empty();
  }

  /**
   * Returns the cards that a player cannot hold after playing a card to a trick: those that would
   * have fulfilled a duty which the card does not fulfil.
   *
   * <p>Each duty must judge a card by itself, whatever cards lie beside it, as those of {@link
   * Duty} do.
   *
   * @param pack all cards that a player can hold, the one played among them
   */
  public CardSet<PlayingCard> shownMissing(
      PlayingCard card, Trick trick, CardSet<PlayingCard> pack) {
    CardSet<PlayingCard> playable = pack;
    CardSet<PlayingCard> missing = noCards();
    for (int i = 0; i < rules.size() && !trick.isEmpty(); i++) {
      CardSet<PlayingCard> fulfilling = rules.get(i).duty().fulfilling(playable, trick);
      if (fulfilling.contains(card)) {
        playable = fulfilling;
      } else {
        missing = missing.union(fulfilling);
      }
    }
    return missing;
  }

  /**
   * Returns the ids of the rules whose duties can be fulfilled out of a hand, in order; none if no
   * card has been led.
   */
  public ImmutableList<String> binding(CardSet<PlayingCard> hand, Trick trick) {
    ImmutableList.Builder<String> ids = ImmutableList.builder();
    CardSet<PlayingCard> playable = hand;
    for (int i = 0; i < rules.size() && !trick.isEmpty(); i++) {
      Rule rule = rules.get(i);
      CardSet<PlayingCard> fulfilling = rule.duty().fulfilling(playable, trick);
      if (!fulfilling.isEmpty()) {
        ids.add(rule.id());
        playable = fulfilling;
      }
    }
    return ids.build();
  }
}
