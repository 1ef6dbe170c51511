package io.github.spadille.fishing.cassino;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import io.github.spadille.fishing.cassino.CassinoMove.IntoBuild;
import io.github.spadille.fishing.cassino.CassinoMove.Trail;
import java.util.Optional;

/**
 * What a sensible player of Cassino would rather do: capture as much as possible, above all aces,
 * spades, the ten of diamonds and the two of spades, and trail none of these.
 */
final class CassinoThumbs implements RulesOfThumb<CassinoState, CassinoMove> {
  static final CassinoThumbs INSTANCE = new CassinoThumbs();

  private static final PlayingCard BIG = PlayingCard.of(Rank.TEN, Suit.DIAMONDS);
  private static final PlayingCard LITTLE = PlayingCard.of(Rank.TWO, Suit.SPADES);

  // Tenths of a point, by and large.
  private static final int CARD = 1;
  private static final int SPADE = 1;
  private static final int ACE = 10;
  private static final int TWO_POINTS = 20;

  private static final int BUILD = 60;
  private static final int TRAIL = 30;

  private CassinoThumbs() {}

  @Override
  public int weight(CassinoState state, CassinoMove move) {
    if (move instanceof Capture capture) {
      int value = 3 * value(captured(state, capture));
      return 60 + value * value;
    }
    if (move instanceof IntoBuild build) {
      return BUILD + value(build.laid().cards());
    }
    if (move instanceof Trail trail) {
      return 1 + TRAIL / (1 + value(PlayingCards.noCards().with(trail.card())));
    }
    return 1;
  }

  private static CardSet<PlayingCard> captured(CassinoState state, Capture capture) {
    CardSet<PlayingCard> loose = capture.items().loose().with(capture.card());
    return capture.items().builds().isEmpty()
        ? loose
        : loose.union(state.builds().cards(capture.items().builds()));
  }

  private static int value(CardSet<PlayingCard> cards) {
    return CARD * cards.size()
        + SPADE * PlayingCards.countSuit(cards, Suit.SPADES)
        + ACE * PlayingCards.countRank(cards, Rank.ACE)
        + (cards.contains(BIG) ? TWO_POINTS : 0)
        + (cards.contains(LITTLE) ? ACE : 0);
  }

  @Override
  public Optional<Phrase> reason(CassinoState state, CassinoMove move) {
    if (!(move instanceof Capture capture)) {
      return Optional.empty();
    }
    CardSet<PlayingCard> captured = captured(state, capture);
    boolean scores =
        captured.contains(BIG)
            || captured.contains(LITTLE)
            || PlayingCards.hasRank(captured, Rank.ACE);
    return scores ? Optional.of(Phrase.of("thumb.points")) : Optional.empty();
  }
}
