package io.github.spadille.tricktaking.fivehundred;

import static com.google.common.collect.Sets.toImmutableEnumSet;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.tricktaking.fivehundred.Trumps.NO_SUIT;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.NumberSet;
import java.util.Arrays;
import java.util.Optional;

/**
 * Which suits have been led in a hand, and what is asked of the player in turn.
 *
 * <p>There are few of them for all {@link Trumps}, shared; {@code ==} compares them. Each knows
 * those that can come after it.
 */
public final class Leads {
  /** When a joker without suit goes to a trick that others have led to. */
  enum Joker {
    /** Where its holder cannot follow suit, and likes to play it (FIV-44, FIV-45). */
    BOUND,
    /** Where its holder cannot follow suit, which must play it then (FIV-46). */
    DUE,
    /** To any trick. */
    FREE
  }

  private static final long JOKER = 1L << X1.index();
  private static final Suit[] SUITS = Suit.values();
  private static final int NOTHING = NO_SUIT + 1; // stands for the suit of a card not yet led

  private final Trumps trumps;
  private final int before; // bit i for the suit with number i, led to an earlier trick
  private final int led; // the number of the suit led to this trick
  private final Leads[][] all; // by the same numbers
  private final ImmutableSet<Suit> suits;
  private final CardSet<PlayingCard> following;
  private final long asked; // cards of which one is played if there is one: bit i for index i
  private final long due; // the joker if it must be played where no card asked for is held
  private final long free; // the joker if it may always be played
  private final NumberSet toName;

  private Leads(Trumps trumps, Joker joker, int before, int led, Leads[][] all) {
    this.trumps = trumps;
    this.before = before;
    this.led = led;
    this.all = all;
    this.suits = Arrays.stream(SUITS).filter(this::wasLed).collect(toImmutableEnumSet());
    boolean isFree = trumps.isFreeJoker(X1);
    long inTrick = isFree && !isOpen() ? JOKER : 0;
    this.following = trumps.cardsOf(Math.min(led, NO_SUIT));
    this.asked = isOpen() ? isFree ? ~JOKER : -1L : following.low(); // FIV-33, FIV-44, FIV-47
    this.due = joker == Joker.DUE ? inTrick : 0; // FIV-46
    this.free = joker == Joker.FREE ? inTrick : 0;
    NumberSet numbers = NumberSet.none();
    for (Suit suit : SUITS) {
      boolean may = isFree && isOpen() && (joker == Joker.FREE || !wasLed(suit));
      numbers = may ? numbers.with(Moves.lead(suit)) : numbers;
    }
    this.toName = numbers;
  }

  /** Returns no leads: all there can be in a hand come after them. */
  static Leads none(Trumps trumps, Joker joker) {
    Leads[][] all = new Leads[1 << SUITS.length][NOTHING + 1];
    for (int before = 0; before < all.length; before++) {
      for (int led = 0; led <= NOTHING; led++) {
        all[before][led] = new Leads(trumps, joker, before, led, all);
      }
    }
    return all[0][NOTHING];
  }

  /** Returns the suit to be followed, if there is one. */
  public Optional<Suit> led() {
    return led < NO_SUIT ? Optional.of(SUITS[led]) : Optional.empty();
  }

  /** Returns the suits that have been led, also to this trick. */
  public ImmutableSet<Suit> suits() {
    return suits;
  }

  private boolean wasLed(Suit suit) { // FIV-48
    return led == suit.ordinal() || (before >> suit.ordinal() & 1) != 0;
  }

  /** Tells whether a card is to be led. */
  boolean isOpen() {
    return led == NOTHING;
  }

  /** Returns all cards of the suit to be followed, if there is one. */
  CardSet<PlayingCard> following() {
    return following;
  }

  /** Returns the cards of a hand that may be played without the name of a suit. */
  CardSet<PlayingCard> playable(CardSet<PlayingCard> hand) {
    long held = hand.low();
    long any = orElse(held & due, held); // FIV-34, FIV-35, FIV-45, FIV-46, FIV-50, FIV-51
    return CardSet.ofBits(FAMILY, orElse(held & asked, any) | held & free, 0);
  }

  /** The first cards, or the others if there are none: without a branch, which is chance. */
  private static long orElse(long cards, long others) {
    long ifAny = (cards | -cards) >> Long.SIZE - 1;
    return cards | others & ~ifAny;
  }

  /** Returns the numbers of the leads of a joker out of a hand that name a suit. */
  NumberSet toName(CardSet<PlayingCard> hand) { // FIV-47
    boolean may = hand.contains(X1) && hand.size() > 1; // FIV-50
    return may ? toName : NumberSet.none();
  }

  /** Returns these leads when a joker is led with the name of a suit. */
  Leads naming(Suit suit) {
    return all[before][suit.ordinal()];
  }

  /** Returns the leads after a card, which is led if it is the first of the trick. */
  Leads played(PlayingCard card) {
    return isOpen() ? all[before][trumps.numberOfSuit(card)] : this; // FIV-36
  }

  /** Returns the leads when the trick has been taken. */
  Leads trickTaken() {
    return all[led < NO_SUIT ? before | 1 << led : before][NOTHING];
  }

  /** Returns the suits that have been led, and the one to follow. */
  @Override
  public String toString() {
    return "led %s, follow %s".formatted(suits, led().map(Suit::code).orElse("none"));
  }
}
