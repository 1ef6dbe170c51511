package io.github.spadille.tricktaking.contract;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.fivehundred.FiveHundred;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState;
import org.jspecify.annotations.Nullable;

/**
 * What {@link FiveHundred} and its variants hide, who plays them for the laws, and where they end.
 */
public abstract class FiveHundredContract
    extends TrickContract<FiveHundredState, FiveHundredOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected FiveHundredContract(Game<FiveHundredState, TrickMove, FiveHundredOptions> game) {
    super(
        game,
        FiveHundred.GAME,
        Secrets.hidden("pack")
            .fromAll()
            .and("hand")
            .fromOthers()
            .unless("exposed", "yes")
            .and("kitty")
            .fromAll()
            .and("buried")
            .perCard()
            .and("aside")
            .fromOthers()
            .and("won")
            .fromAll()
            .andChoice("discard"));
  }

  /** Two hundred hands of six seats, if nobody goes out backwards. */
  @Override
  public int moveLimit() {
    return 30_000;
  }

  /** Uniform bids soar at once; players of different tempers also pass and play low contracts. */
  @Override
  public ImmutableList<Agent> agents() {
    return ImmutableList.of(
        new RandomAgent(), new LivelyAgent(0), new LivelyAgent(1), new LivelyAgent(2));
  }

  /** The team with the contract wins, or nobody does; a pack of that size has other cards. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    return switch (asked.point()) {
      case "winner" -> asked.isMore() ? asked.argument(1, Integer.class) : Integer.valueOf(-1);
      case "pack" -> asked.isMore() ? otherJoker(asked) : blackFours(asked);
      default -> super.bent(asked);
    };
  }

  private static Deck<PlayingCard> otherJoker(Asked asked) {
    return pack(asked).without(PlayingCards.list("X1")).with(PlayingCards.list("X2"));
  }

  private static Deck<PlayingCard> blackFours(Asked asked) {
    Deck<PlayingCard> pack = pack(asked);
    return pack.equals(Deck.fiveHundred63())
        ? pack
        : pack.without(PlayingCards.list("4h 4d")).with(PlayingCards.list("4s 4c"));
  }

  private static Deck<PlayingCard> pack(Asked asked) {
    return asked.argument(0, Integer.class) == 6 ? Deck.fiveHundred63() : Deck.fiveHundred43();
  }
}
