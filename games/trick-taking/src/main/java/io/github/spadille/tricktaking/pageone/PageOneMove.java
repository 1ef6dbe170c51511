package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.SUIT;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.tricktaking.TrickMove;
import org.jspecify.annotations.Nullable;

/** The moves of Page One beside a shuffle and a plain play; seats from 0. */
public interface PageOneMove extends TrickMove {
  /** What stands behind a card that is played with a call. */
  Arg<Boolean> CALL = Args.choice(ImmutableMap.of("call", true));

  /** How moves are written. */
  MoveSyntax<TrickMove> SYNTAX =
      TrickMove.forms()
          .form(
              "play",
              PlayNamingCalling.class,
              CARD,
              PlayNamingCalling::card,
              SUIT,
              PlayNamingCalling::suit,
              CALL,
              PlayNamingCalling::calls,
              (seat, card, suit, call) -> new PlayNamingCalling(seat, card, suit))
          .form(
              "play",
              PlayNaming.class,
              CARD,
              PlayNaming::card,
              SUIT,
              PlayNaming::suit,
              PlayNaming::new)
          .form(
              "play",
              PlayCalling.class,
              CARD,
              PlayCalling::card,
              CALL,
              PlayCalling::calls,
              (seat, card, call) -> new PlayCalling(seat, card))
          .form("call", Call.class, Call::new)
          .form("draw", Draw.class, Draw::new)
          .form("catch", Catch.class, Catch::new)
          .form("pass", Pass.class, Pass::new)
          .build();

  /** A seat plays a card and says something with it. */
  interface Announcement extends PageOneMove {
    /** Returns the card. */
    PlayingCard card();

    /** Returns the suit that is named for a joker led, if one is. */
    default @Nullable Suit suit() {
      return null;
    }

    /** Tells whether the seat says "Page One", as with its last card but one. */
    default boolean calls() {
      return !(this instanceof PlayNaming);
    }
  }

  /** A seat plays a card and says "Page One". */
  record PlayCalling(int seat, PlayingCard card) implements Announcement {}

  /** A seat leads the joker and names the suit to follow. */
  record PlayNaming(int seat, PlayingCard card, Suit suit) implements Announcement {}

  /** A seat leads the joker, names the suit to follow and says "Page One". */
  record PlayNamingCalling(int seat, PlayingCard card, Suit suit) implements Announcement {}

  /** A seat says "Page One" late. */
  record Call(int seat) implements PageOneMove {}

  /** A seat draws the top card of the stock. */
  record Draw(int seat) implements PageOneMove {}

  /** A seat notices that another did not call. */
  record Catch(int seat) implements PageOneMove {}
}
