package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.RANK;
import static io.github.spadille.engine.notation.Args.choice;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Cassino. */
public sealed interface CassinoMove extends Move {
  /** How moves are written. */
  MoveSyntax<CassinoMove> SYNTAX =
      MoveSyntax.<CassinoMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form(
              "capture",
              Capture.class,
              Capture::new,
              CARD.of(Capture::card),
              Items.ITEMS.of(Capture::items))
          .form(
              "build",
              NewBuild.class,
              NewBuild::new,
              choice(Build.Kind.class).of(NewBuild::kind),
              RANK.of(NewBuild::rank),
              Laid.LAID.of(NewBuild::laid))
          .form(
              "extend",
              Extend.class,
              Extend::new,
              Build.NUMBER.of(Extend::build),
              Laid.LAID.of(Extend::laid))
          .form(
              "raise",
              Raise.class,
              Raise::new,
              Build.NUMBER.of(Raise::build),
              RANK.of(Raise::rank),
              CARD.of(Raise::card))
          .form("trail", Trail.class, Trail::of, CARD.of(Trail::card))
          .build();

  /** Chance shuffles the pack, the first card dealt first. */
  record Shuffle(CardList<PlayingCard> cards) implements CassinoMove, ShuffleMove<PlayingCard> {}

  /** A turn: a seat uses one card of its hand. */
  sealed interface Play extends CassinoMove {
    /** Returns the card of the hand. */
    PlayingCard card();
  }

  /** A seat captures loose cards and builds with a card of its hand. */
  record Capture(int seat, PlayingCard card, Items items) implements Play {}

  /** A turn in which cards go into a build. */
  sealed interface IntoBuild extends Play {
    /** Returns the cards that go into it. */
    Laid laid();

    @Override
    default PlayingCard card() {
      return laid().card();
    }
  }

  /** A seat makes a build of a declared rank. */
  record NewBuild(int seat, Build.Kind kind, Rank rank, Laid laid) implements IntoBuild {}

  /** A turn in which cards go into a build on the table. */
  sealed interface Augment extends IntoBuild {
    /** Returns the number of the build. */
    int build();
  }

  /** A seat adds groups to the build with a number. */
  record Extend(int seat, int build, Laid laid) implements Augment {}

  /** A seat adds a card to the only group of a build and declares a new, higher rank. */
  record Raise(int seat, int build, Rank rank, PlayingCard card) implements Augment {
    @Override
    public Laid laid() {
      return new Laid(card, noCards());
    }
  }

  /** A seat puts a card of its hand on the board. */
  record Trail(int seat, PlayingCard card) implements Play {
    private static final CardMoves<PlayingCard, Trail> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Trail[]::new, Trail::new);

    /** Returns a trail; those of possible seats are shared. */
    public static Trail of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends CassinoMove {}
}
