package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableTable;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.move.NumberSet;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;

/** Which suits have been led in a hand (FIV-48), and what is asked of the player in turn. */
final class Leads extends SuitsLed<Leads> {
  /** When a joker without suit goes to a trick that others have led to. */
  enum Joker {
    /** Where its holder cannot follow suit, and likes to play it (FIV-44, FIV-45). */
    BOUND,
    /** Where its holder cannot follow suit, which must play it then (FIV-46). */
    DUE,
    /** To any trick, and led it names any suit. */
    FREE
  }

  /** For each of the trumps, that before a card is led; all others in a hand come after it. */
  private static final ImmutableTable<Trumps, Joker, Leads> NONE = noLeads();

  private final Trumps trumps;
  private final boolean isUnbound;
  private final CardSet<PlayingCard> asked;
  private final CardSet<PlayingCard> due; // the joker if it must be played by who cannot follow
  private final CardSet<PlayingCard> free; // the joker if it may always be played
  private final NumberSet toName;

  private Leads(Trumps trumps, Joker joker, Place<Leads> place) {
    super(place);
    this.trumps = trumps;
    this.isUnbound = joker == Joker.FREE;
    CardSet<PlayingCard> freeJoker = noCards().with(X1).when(trumps.isFreeJoker(X1));
    this.asked =
        isOpen()
            ? CardSet.allOf(FAMILY).minus(freeJoker) // FIV-47
            : led().map(trumps::cardsOf).orElse(noCards()); // FIV-33, FIV-44
    this.due = freeJoker.when(joker == Joker.DUE && !isOpen()); // FIV-46
    this.free = freeJoker.when(isUnbound && !isOpen());
    this.toName =
        Moves.PLAYS
            .numbers(move -> move instanceof LeadJoker lead && mayName(lead.suit()))
            .when(isOpen() && !freeJoker.isEmpty());
  }

  private static ImmutableTable<Trumps, Joker, Leads> noLeads() {
    ImmutableTable.Builder<Trumps, Joker, Leads> none = ImmutableTable.builder();
    for (Trumps trumps : Trumps.all()) {
      for (Joker joker : Joker.values()) {
        none.put(trumps, joker, none(place -> new Leads(trumps, joker, place)));
      }
    }
    return none.build();
  }

  /** Returns the leads before a card is led. */
  static Leads none(Trumps trumps, Joker joker) {
    return requireNonNull(NONE.get(trumps, joker));
  }

  /** Returns the cards of which one must be played if the player holds one. */
  CardSet<PlayingCard> asked() {
    return asked;
  }

  /** Returns the cards of a hand that may be played without the name of a suit. */
  CardSet<PlayingCard> playable(CardSet<PlayingCard> hand) {
    return hand.preferring(asked) // FIV-34, FIV-35, FIV-45, FIV-50, FIV-51
        .preferring(due) // FIV-46
        .union(hand.intersect(free));
  }

  /** Returns the numbers of the leads of a joker out of a hand that name a suit. */
  NumberSet toName(CardSet<PlayingCard> hand) { // FIV-47
    boolean may = hand.contains(X1) && hand.size() > 1; // FIV-50
    return may ? toName : NumberSet.none();
  }

  /** Tells whether a joker without suit may be led with the name of a suit. */
  boolean mayName(Suit suit) { // FIV-47
    return isUnbound || !suits().contains(suit);
  }

  /** Tells whether there is no suit that a joker without suit may name when it is led. */
  boolean mayNameNone() { // FIV-49
    return !isUnbound && suits().size() == Suit.values().length;
  }

  /** Returns the cards that a player shows not to hold who plays a card. */
  CardSet<PlayingCard> shownMissing(PlayingCard card) { // FIV-33, FIV-44, FIV-46
    boolean bound = led().isPresent() && !asked.contains(card) && !free.contains(card);
    return bound ? asked.union(due).without(card) : noCards();
  }

  /** Returns the leads after a card, which is led if it is the first of the trick. */
  Leads played(PlayingCard card) {
    return isOpen() ? leading(trumps.suitOf(card)) : this; // FIV-36
  }
}
