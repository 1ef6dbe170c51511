package io.github.spadille.rummy.contract;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.rummy.vazhushal.Vazhushal;
import io.github.spadille.rummy.vazhushal.VazhushalMove;
import io.github.spadille.rummy.vazhushal.VazhushalOptions;
import io.github.spadille.rummy.vazhushal.VazhushalState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What {@link Vazhushal} and its variants hide, who plays them for the laws. */
public abstract class VazhushalContract
    extends GameContract<VazhushalState, VazhushalMove, VazhushalOptions> {
  private static final int HAND_SIZE = 13;

  /** Creates the contract of the game or of a variant of it. */
  protected VazhushalContract(Game<VazhushalState, VazhushalMove, VazhushalOptions> game) {
    super(
        game,
        Vazhushal.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .unless("phase", "shuffle", "over")
            .and("stock")
            .fromAll()
            .until(VazhushalContract::namesDoubles));
  }

  /** A void deal names the doubles of a hand (VAZ-4), which go back into the stock unseen. */
  private static boolean namesDoubles(Event event, ImmutableSet<Card> cards) {
    return event.move().startsWith("shuffle ")
        && event.after().fact("phase").value().equals("shuffle")
        && cards.stream().anyMatch(card -> isDouble(card, event));
  }

  /** Tells whether a card was dealt to somebody twice, one card to each in turn. */
  private static boolean isDouble(Card card, Event event) {
    List<String> cards = Splitter.on(' ').splitToList(event.move());
    long seats = event.after().piles().stream().filter(p -> p.name().startsWith("hand.")).count();
    for (int seat = 0; seat < seats; seat++) {
      int held = 0;
      for (int i = 0; i < HAND_SIZE; i++) {
        held += cards.get((int) (1 + seat + i * seats)).equals(card.code()) ? 1 : 0;
      }
      if (held > 1) {
        return true;
      }
    }
    return false;
  }

  /** Twenty deals are long, as melds are laid and undone again. */
  @Override
  public int moveLimit() {
    return 100_000;
  }

  /** The more cards are wild, the longer it takes to find melds. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    return asked.is("wilds") && asked.isMore() ? asked.answer() : asked.usual();
  }
}
