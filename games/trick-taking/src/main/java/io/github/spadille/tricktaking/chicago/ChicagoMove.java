package io.github.spadille.tricktaking.chicago;

import static com.google.common.base.Preconditions.checkArgument;
import static io.github.spadille.engine.notation.Args.CARD_SET;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.tricktaking.TrickMove;
import java.util.Objects;

/** The moves of Chicago beside a shuffle and a play; seats from 0. */
public sealed interface ChicagoMove extends TrickMove {
  /** How moves are written where chicago is not called. */
  MoveSyntax<TrickMove> SYNTAX =
      TrickMove.forms()
          .form("change", Change.class, Change::new, CARD_SET.of(Change::cards))
          .form("stand", Stand.class, Stand::new)
          .form(
              "declare", Declare.class, Declare::new, Args.choice(HandType.class).of(Declare::type))
          .form("rank", StateRank.class, StateRank::new, StateRank.RANK.of(StateRank::rank))
          .form("pass", Pass.class, Pass::new)
          .concealed(Change.class)
          .build();

  /** How moves are written where chicago may be called. */
  MoveSyntax<TrickMove> SYNTAX_WITH_CALL =
      SYNTAX.toBuilder().form("call chicago", Call.class, Call::new).build();

  /** A seat throws cards away, at least one, and is dealt as many. */
  record Change(int seat, CardSet<PlayingCard> cards) implements ChicagoMove {
    /** Throws an {@link IllegalArgumentException} if there is no card. */
    public Change {
      checkArgument(!cards.isEmpty(), "change of no card; expected at least one");
    }

    /** Returns the changes of any cards of a hand, and to stand. */
    static MoveList<TrickMove> list(int seat, CardSet<PlayingCard> hand) {
      long cards = hand.low();
      return new MoveList<>() {
        @Override
        public int size() {
          return 1 << Long.bitCount(cards);
        }

        @Override
        public TrickMove get(int index) { // its place, counted from 1, has a bit for each card
          long chosen = 0;
          long rest = cards;
          for (int places = Objects.checkIndex(index, size()) + 1; places != 0; places >>>= 1) {
            chosen |= rest & -rest & -(places & 1);
            rest &= rest - 1;
          }
          return chosen == 0
              ? new Stand(seat)
              : new Change(seat, CardSet.ofBits(PlayingCard.FAMILY, chosen, 0));
        }
      };
    }
  }

  /** A seat keeps its cards. */
  record Stand(int seat) implements ChicagoMove {}

  /** A seat says the type of its hand. */
  record Declare(int seat, HandType type) implements ChicagoMove {}

  /** A seat states the next rank, from two to ace, by which its hand is compared. */
  record StateRank(int seat, Rank rank) implements ChicagoMove {
    private static final Arg<Rank> RANK =
        Args.of(
            "a rank: 2 to 9, T, J, Q, K or A",
            word -> Rank.find(word).filter(StateRank::isRank),
            Rank::code);

    /** Throws an {@link IllegalArgumentException} for a rank of larger packs. */
    public StateRank {
      checkArgument(isRank(rank), "rank %s; expected 2 to A", rank.code());
    }

    private static boolean isRank(Rank rank) {
      return rank.compareTo(Rank.KING) <= 0;
    }
  }

  /** A seat undertakes to win all tricks. */
  record Call(int seat) implements ChicagoMove {}
}
