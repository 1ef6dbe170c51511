package io.github.spadille.rummy.contract;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Game;
import io.github.spadille.rummy.kowah.Kowah;
import io.github.spadille.rummy.kowah.KowahMove;
import io.github.spadille.rummy.kowah.KowahOptions;
import io.github.spadille.rummy.kowah.KowahState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import org.jspecify.annotations.Nullable;

/** What {@link Kowah} and its variants hide, who plays them for the laws, and where they end. */
public abstract class KowahContract extends GameContract<KowahState, KowahMove, KowahOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected KowahContract(Game<KowahState, KowahMove, KowahOptions> game) {
    super(
        game,
        Kowah.GAME,
        Secrets.hidden("hand").fromOthers().and("stock").fromAll().openFacts("last-shown"));
  }

  /** Players who draw and discard at random seldom win, and a hand may be dealt again. */
  @Override
  public boolean everyGameEnds() {
    return false;
  }

  /** A game that was not won by then shows nothing more. */
  @Override
  public int moveLimit() {
    return 1_000;
  }

  /**
   * A pair is one of two cards that are held twice. Whoever has declared holds the pair and sets
   * beside it until the end, so no variant discards more or waits for more.
   */
  @Override
  protected @Nullable Object bent(Asked asked) {
    if (asked.isLess() || asked.is("isLast")) {
      return asked.usual();
    }
    if (!asked.is("pairs")) {
      return asked.answer();
    }
    CardSet<PlayingCard> pairs = noCards();
    @SuppressWarnings("unchecked") // what the method is asked
    CardBag<PlayingCard> cards = (CardBag<PlayingCard>) asked.arguments().get(0);
    for (PlayingCard card : cards) {
      pairs = cards.count(card) > 1 ? pairs.with(card) : pairs;
    }
    return pairs;
  }
}
