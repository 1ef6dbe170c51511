package io.github.spadille.stops.contract;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.stops.ristiseiska.Ristiseiska;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove;
import io.github.spadille.stops.ristiseiska.RistiseiskaOptions;
import io.github.spadille.stops.ristiseiska.RistiseiskaState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;

/**
 * What {@link Ristiseiska} and its variants hide, who plays them for the laws, and where they end.
 */
public abstract class RistiseiskaContract
    extends GameContract<RistiseiskaState, RistiseiskaMove, RistiseiskaOptions> {
  private static final PlayingCard OPENER = PlayingCard.parse("7c");

  /** Creates the contract of the game or of a variant of it. */
  protected RistiseiskaContract(Game<RistiseiskaState, RistiseiskaMove, RistiseiskaOptions> game) {
    super(game, Ristiseiska.GAME, secrets());
  }

  private static Secrets secrets() {
    Secrets secrets =
        Secrets.hidden("hand")
            .fromOthers()
            .until(RistiseiskaContract::tells)
            .given("false-beg", "illegal")
            .and("hand")
            .fromOthers()
            .until(RistiseiskaContract::tellsOfBegs)
            .given("false-beg", "priced")
            .and("stock")
            .fromAll()
            .until(RistiseiskaContract::tells)
            .andChoice("give")
            .until(RistiseiskaContract::tells)
            .given("false-beg", "illegal")
            .andChoice("give")
            .until(RistiseiskaContract::tellsOfBegs)
            .given("false-beg", "priced")
            .openMoves("play"); // The last card of a pile lies face down before a view shows it.
    for (String part : ImmutableList.of("high-", "low-")) {
      for (String suit : ImmutableList.of("s", "h", "d", "c")) {
        secrets = secrets.and(part + suit).perCard();
      }
    }
    return secrets;
  }

  /** Whoever begins holds 7c (RIS-3); points show what is left in the hands (RIS-21). */
  private static boolean tells(Event event, ImmutableSet<Card> cards) {
    boolean opens = event.move().startsWith("shuffle") && cards.contains(OPENER);
    return opens || !event.before().fact("scores").equals(event.after().fact("scores"));
  }

  /** A gift also shows whether the beg was false: whether the beggar could play (RIS-19). */
  private static boolean tellsOfBegs(Event event, ImmutableSet<Card> cards) {
    String beggar = event.before().fact("turn").value();
    boolean given =
        event.before().fact("phase").value().equals("give")
            && event.before().pile("hand." + beggar).cards().stream().anyMatch(cards::contains);
    return given || tells(event, cards);
  }

  /** Players who like to play; where all would rather beg falsely, no hand comes to its end. */
  @Override
  public ImmutableList<Agent> agents() {
    return ImmutableList.of(
        new RandomAgent(), new LivelyAgent(2), new LivelyAgent(3), new LivelyAgent(4));
  }

  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return option.equals("target") ? ImmutableMap.of("scoring", "cards") : ImmutableMap.of();
  }
}
