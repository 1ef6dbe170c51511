package io.github.spadille.tricktaking.tute;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.tricktaking.tute.TuteState.teamOf;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.HandFacts;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareMarriage;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * What people enter of a hand of Tute: who ended it by tute, if somebody did; else the points of
 * the cards that the team of the first player has won, who won the last trick, who declared the
 * forty, and who declared each twenty.
 *
 * @param hand the hand
 * @param worth what cards are worth
 * @param tute who declared tute, or {@link Seats#NOBODY}; {@link #NOT_ENTERED} before
 * @param cards the points of the cards of the first team; {@link #NOT_ENTERED} before
 * @param last who won the last trick; {@link #NOT_ENTERED} before
 * @param forty who declared the forty, or {@link Seats#NOBODY}; {@link #NOT_ENTERED} before
 * @param twenties who declared each twenty; {@link Seats#NOBODY} last if there is no more
 */
record TuteFacts(
    TrickHand hand,
    Worth worth,
    int tute,
    int cards,
    int last,
    int forty,
    ImmutableList<Integer> twenties)
    implements HandFacts<TuteState, TuteFacts> {
  private static final int NOT_ENTERED = Seats.NOBODY - 1;
  private static final int MOST_TWENTIES = 3; // TUT-23: one for each suit but trumps

  /**
   * What the cards of a hand are worth.
   *
   * @param of gives the points of some cards (TUT-3)
   * @param pack all cards
   * @param handSize how many cards each player gets
   */
  record Worth(ToIntFunction<CardSet<PlayingCard>> of, CardSet<PlayingCard> pack, int handSize) {
    /** Returns the points of all cards together. */
    int total() {
      return of.applyAsInt(pack);
    }
  }

  /** Returns the facts of a hand before any is entered. */
  static TuteFacts none(TrickHand hand, Worth worth) {
    return new TuteFacts(
        hand, worth, NOT_ENTERED, NOT_ENTERED, NOT_ENTERED, NOT_ENTERED, ImmutableList.of());
  }

  /** What is asked next. */
  private enum Asked {
    TUTE,
    CARDS,
    LAST,
    FORTY,
    TWENTY,
    NOTHING
  }

  private Asked asked() {
    if (tute == NOT_ENTERED) {
      return Asked.TUTE;
    }
    if (tute != Seats.NOBODY) {
      return Asked.NOTHING; // TUT-33
    }
    if (cards == NOT_ENTERED) {
      return Asked.CARDS;
    }
    if (last == NOT_ENTERED) {
      return Asked.LAST;
    }
    if (forty == NOT_ENTERED) {
      return Asked.FORTY;
    }
    boolean isComplete = twenties.size() == MOST_TWENTIES || twenties.contains(Seats.NOBODY);
    return isComplete ? Asked.NOTHING : Asked.TWENTY;
  }

  @Override
  public Optional<PadQuestion> question() {
    int seats = hand.seats();
    return switch (asked()) {
      case TUTE -> Optional.of(PadQuestion.playerOrNobody("tute", seats));
      case CARDS -> Optional.of(pointsOfCards());
      case LAST -> Optional.of(PadQuestion.player("last-trick", seats));
      case FORTY -> Optional.of(PadQuestion.playerOrNobody("forty", seats));
      case TWENTY -> Optional.of(PadQuestion.playerOrNobody("twenty", seats, twenties.size() + 1));
      case NOTHING -> Optional.empty();
    };
  }

  private PadQuestion pointsOfCards() {
    return PadQuestion.number("cards", Seats.NOBODY, 0, worth.total(), TuteState.team(0));
  }

  @Override
  public TuteFacts with(int answer) {
    return switch (asked()) {
      case TUTE -> new TuteFacts(hand, worth, answer, cards, last, forty, twenties);
      case CARDS -> new TuteFacts(hand, worth, tute, answer, last, forty, twenties);
      case LAST -> new TuteFacts(hand, worth, tute, cards, answer, forty, twenties);
      case FORTY -> new TuteFacts(hand, worth, tute, cards, last, answer, twenties);
      case TWENTY, NOTHING ->
          new TuteFacts(hand, worth, tute, cards, last, forty, plusTwenty(answer));
    };
  }

  private ImmutableList<Integer> plusTwenty(int seat) {
    return ImmutableList.<Integer>builder().addAll(twenties).add(seat).build();
  }

  @Override
  public int answerOf(TuteState played) {
    return switch (asked()) {
      case TUTE -> played.cards().handsAreEmpty() ? Seats.NOBODY : declarer(played);
      case CARDS -> worth.of().applyAsInt(played.cards().won(0));
      case LAST -> played.cards().leader(); // whoever took a trick leads to the next
      case FORTY -> forties(played).stream().findFirst().orElse(Seats.NOBODY);
      case TWENTY, NOTHING ->
          twenties(played).stream().skip(twenties.size()).findFirst().orElse(Seats.NOBODY);
    };
  }

  /** Returns who has shown all kings, or else all queens. */
  private int declarer(TuteState played) {
    CardSet<PlayingCard> kings = ofRank(worth.pack(), Rank.KING);
    CardSet<PlayingCard> four =
        played.shown().containsAll(kings) ? kings : ofRank(worth.pack(), Rank.QUEEN);
    return Seats.where(hand.seats(), seat -> played.cards().hand(seat).containsAll(four)).first();
  }

  private static ImmutableList<Integer> forties(TuteState played) {
    return played.declared().inOrder().stream()
        .filter(marriage -> marriage.suit() == played.trumps())
        .map(DeclareMarriage::seat)
        .collect(toImmutableList());
  }

  private static ImmutableList<Integer> twenties(TuteState played) {
    return played.declared().inOrder().stream()
        .filter(marriage -> marriage.suit() != played.trumps())
        .map(DeclareMarriage::seat)
        .collect(toImmutableList());
  }

  /** Returns the points of the cards of each team, in a hand that no tute has ended. */
  int cards(int team) {
    return team == 0 ? cards : worth.total() - cards;
  }

  /** Returns the teams that declared a twenty. */
  ImmutableList<Integer> teamsOfTwenties() {
    return twenties.stream()
        .filter(seat -> seat != Seats.NOBODY)
        .map(TuteState::teamOf)
        .collect(toImmutableList());
  }

  /** Returns the team that declared the forty; nothing if none did. */
  Optional<Integer> teamOfForty() {
    return forty == Seats.NOBODY ? Optional.empty() : Optional.of(teamOf(forty));
  }

  @Override
  public int dealer() {
    return hand.dealer();
  }

  @Override
  public int handSize() {
    return worth.handSize();
  }
}
