package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.choice;
import static io.github.spadille.engine.notation.Args.flag;
import static io.github.spadille.engine.notation.Args.optional;
import static io.github.spadille.rummy.canasta.WrittenOrder.earlier;
import static io.github.spadille.rummy.canasta.WrittenOrder.later;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import java.util.Optional;

/**
 * The moves of Canasta.
 *
 * <p>Cards of the hand that are laid together are put in one order: natural cards by suit, then
 * twos by suit, then X1 and X2.
 */
public sealed interface CanastaMove extends Move {
  /** How moves are written. */
  MoveSyntax<CanastaMove> SYNTAX =
      MoveSyntax.<CanastaMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("draw stock", Draw.class, Draw::new)
          .form("take", TakeOnto.class, TakeOnto::new, CARD.of(TakeOnto::upcard))
          .form(
              "take",
              TakeWith.class,
              TakeWith::new,
              CARD.of(TakeWith::upcard),
              CARD.of(TakeWith::first),
              CARD.of(TakeWith::second))
          .form("take none", TakeNone.class, TakeNone::new)
          .form(
              "meld",
              Meld.class,
              Meld::new,
              CARD.of(Meld::first),
              CARD.of(Meld::second),
              CARD.of(Meld::third))
          .form(
              "add",
              Add.class,
              Add::new,
              CARD.of(Add::card),
              optional("wild", MeldName.ARG).of(Add::meld))
          .form("lay", LayRedThree.class, LayRedThree::new, CARD.of(LayRedThree::card))
          .form("ask", Ask.class, Ask::new)
          .form(
              "answer",
              Answer.class,
              Answer::new,
              choice(ImmutableMap.of("yes", true, "no", false)).of(Answer::yes),
              flag("talk").of(Answer::talk))
          .form("discard", Discard.class, Discard::new, CARD.of(Discard::card))
          .form("done", Done.class, Done::new)
          .form("pass", Pass.class, Pass::new)
          .named(TakeOnto.class, "take-onto")
          .named(TakeWith.class, "take-with")
          .build();

  /** The rank of a meld as people call it: nines, queens, black threes. */
  record MeldName(Rank rank) implements Phrased {
    static final Arg<Rank> ARG =
        Args.of(Args.RANK.expected(), Rank::find, Rank::code, MeldName::new);

    @Override
    public Phrase phrase() {
      return Phrase.of("word.meld." + rank.code());
    }
  }

  /** Chance shuffles the pack, the first card dealt first, and the hand is dealt. */
  record Shuffle(CardList<PlayingCard> cards) implements CanastaMove, ShuffleMove<PlayingCard> {}

  /** A player draws from the stock. */
  record Draw(int seat) implements CanastaMove {}

  /** A player lays one or more cards into one meld. */
  sealed interface Laying extends CanastaMove {
    /** Returns the cards; if one is wild, it is the last. */
    ImmutableList<PlayingCard> cards();

    /** Returns the rank of the meld to which a wild card is added, else nothing. */
    default Optional<Rank> meld() {
      return Optional.empty();
    }
  }

  /** A player takes the discard pile and lays its top card. */
  sealed interface Take extends Laying {
    /** Returns the top card of the pile, which is the first of the cards laid. */
    PlayingCard upcard();
  }

  /** A player takes the discard pile by adding the upcard to a meld of the side. */
  record TakeOnto(int seat, PlayingCard upcard) implements Take {
    @Override
    public ImmutableList<PlayingCard> cards() {
      return ImmutableList.of(upcard);
    }
  }

  /** A player takes the discard pile with a natural and another card of the hand. */
  record TakeWith(int seat, PlayingCard upcard, PlayingCard first, PlayingCard second)
      implements Take {
    /** Puts the two cards of the hand in order. */
    public TakeWith {
      PlayingCard given = first;
      first = earlier(given, second);
      second = later(given, second);
    }

    @Override
    public ImmutableList<PlayingCard> cards() {
      return ImmutableList.of(upcard, first, second);
    }

    /** Returns the two cards of the hand. */
    ImmutableList<PlayingCard> ofHand() {
      return ImmutableList.of(first, second);
    }
  }

  /** A player reaches for an upcard without being able to use it. */
  record TakeNone(int seat) implements CanastaMove {}

  /** A player leaves the discard pile when the stock is empty. */
  record Pass(int seat) implements CanastaMove {}

  /** A player lays down a new meld: two natural cards and a third card. */
  record Meld(int seat, PlayingCard first, PlayingCard second, PlayingCard third)
      implements Laying {
    /** Puts the cards in order. */
    public Meld {
      PlayingCard early = earlier(first, second);
      PlayingCard late = later(first, second);
      first = earlier(early, third);
      second = later(early, earlier(late, third));
      third = later(late, third);
    }

    @Override
    public ImmutableList<PlayingCard> cards() {
      return ImmutableList.of(first, second, third);
    }
  }

  /** A player adds a card to a meld: a natural card to that of its rank, a wild card to any. */
  record Add(int seat, PlayingCard card, Optional<Rank> meld) implements Laying {
    static final CardMoves<PlayingCard, Add> SHARED =
        CardMoves.of(
            PlayingCard.FAMILY, Add[]::new, (seat, card) -> new Add(seat, card, Optional.empty()));

    @Override
    public ImmutableList<PlayingCard> cards() {
      return ImmutableList.of(card);
    }
  }

  /** A player lays down a red three. */
  record LayRedThree(int seat, PlayingCard card) implements CanastaMove {}

  /** A player asks the partner whether to go out. */
  record Ask(int seat) implements CanastaMove {}

  /** A player answers whether the asker may go out; an answer with talk does not count. */
  record Answer(int seat, boolean yes, boolean talk) implements CanastaMove {
    private static final boolean YES = true;
    private static final boolean NO = false;
    private static final boolean TALK = true;
    private static final boolean NO_TALK = false;

    static Answer yes(int seat) {
      return new Answer(seat, YES, NO_TALK);
    }

    static Answer no(int seat) {
      return new Answer(seat, NO, NO_TALK);
    }

    static Answer talkOfYes(int seat) {
      return new Answer(seat, YES, TALK);
    }

    static Answer talkOfNo(int seat) {
      return new Answer(seat, NO, TALK);
    }
  }

  /** A player discards a card, which ends its turn. */
  record Discard(int seat, PlayingCard card) implements CanastaMove {
    static final CardMoves<PlayingCard, Discard> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Discard[]::new, Discard::new);
  }

  /** A player ends a turn without a discard. */
  record Done(int seat) implements CanastaMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends CanastaMove {}
}
