package io.github.spadille.tricktaking.polignac;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.AbstractScorePad;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.seat.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The pad of Polignac: who announced capot and whether they made it, then who took each jack.
 *
 * <p>The jacks are laid where they were taken, and the rules of the game score what lies there.
 */
final class PolignacPad extends AbstractScorePad {
  private static final int YES = 1;

  private static final ImmutableList<PlayingCard> JACKS =
      ImmutableList.copyOf(PlayingCard.cards("Js Jh Jd Jc"));

  /** Stands for every card but the jacks. */
  private static final PlayingCard NO_JACK = PlayingCard.parse("Ks");

  private final Polignac rules;
  private final PolignacOptions options;
  private final PolignacState state;
  private final Capot capot;
  private final ImmutableList<Integer> takers; // of the first jacks

  /** What became of capot in a hand. */
  private enum Capot {
    NOT_ASKED,
    ANNOUNCED,
    MADE,
    FAILED,
    NONE
  }

  private PolignacPad(
      Polignac rules,
      PolignacOptions options,
      PolignacState state,
      Capot capot,
      ImmutableList<Integer> takers) {
    this.rules = rules;
    this.options = options;
    this.state = state;
    this.capot = capot;
    this.takers = takers;
  }

  /** Returns the pad of a game before its first hand. */
  static PolignacPad first(Polignac rules, PolignacOptions options) {
    return begun(rules, options, rules.start());
  }

  /** Returns the pad before a hand, or after the last. */
  private static PolignacPad begun(Polignac rules, PolignacOptions options, PolignacState state) {
    Capot capot = options.capot() ? Capot.NOT_ASKED : Capot.NONE;
    return new PolignacPad(rules, options, state, capot, ImmutableList.of());
  }

  @Override
  public Optional<PadQuestion> question() {
    if (state.turn().isOver()) {
      return Optional.empty();
    }
    int seats = rules.seats();
    return Optional.of(
        switch (capot) {
          case NOT_ASKED -> PadQuestion.playerOrNobody("capot", seats); // POL-16
          case ANNOUNCED -> PadQuestion.yesOrNo("all-tricks", state.announcer());
          default -> PadQuestion.player("jack", seats, JACKS.get(takers.size())); // POL-11
        });
  }

  @Override
  protected PolignacPad after(int answer) {
    return switch (capot) {
      case NOT_ASKED ->
          with(
              state.announcedBy(answer),
              answer == Seats.NOBODY ? Capot.NONE : Capot.ANNOUNCED,
              takers);
      case ANNOUNCED -> answer == YES ? made() : with(state, Capot.FAILED, takers);
      default -> taken(answer);
    };
  }

  private PolignacPad with(PolignacState state, Capot capot, ImmutableList<Integer> takers) {
    return new PolignacPad(rules, options, state, capot, takers);
  }

  private PolignacPad made() {
    List<CardSet<PlayingCard>> won = nothingWon();
    JACKS.forEach(jack -> give(won, state.announcer(), jack));
    return played(won);
  }

  private PolignacPad taken(int seat) {
    ImmutableList<Integer> more = ImmutableList.<Integer>builder().addAll(takers).add(seat).build();
    if (more.size() < JACKS.size()) {
      return with(state, capot, more);
    }
    List<CardSet<PlayingCard>> won = nothingWon();
    for (int jack = 0; jack < JACKS.size(); jack++) {
      give(won, more.get(jack), JACKS.get(jack));
    }
    if (capot == Capot.FAILED) {
      give(won, Seats.all(rules.seats()).after(state.announcer()), NO_JACK);
    }
    return played(won);
  }

  private List<CardSet<PlayingCard>> nothingWon() {
    List<CardSet<PlayingCard>> won = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      won.add(PlayingCards.noCards());
    }
    return won;
  }

  private static void give(List<CardSet<PlayingCard>> won, int seat, PlayingCard card) {
    won.set(seat, won.get(seat).with(card));
  }

  private PolignacPad played(List<CardSet<PlayingCard>> won) {
    PolignacState played = state.withCards(state.cards().withWon(won));
    return begun(rules, options, rules.handPlayed(played));
  }

  @Override
  public PolignacState state() {
    return state;
  }

  @Override
  public int dealer() {
    return state.hand().dealer();
  }

  @Override
  public int handSize() {
    return rules.handSize();
  }
}
