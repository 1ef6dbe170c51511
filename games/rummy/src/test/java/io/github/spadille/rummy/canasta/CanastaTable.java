package io.github.spadille.rummy.canasta;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.rummy.canasta.CanastaMove.Shuffle;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.rummy.canasta.CanastaState.Phase;
import io.github.spadille.rummy.canasta.CanastaState.TurnSoFar;
import io.github.spadille.rummy.canasta.DiscardPile.Condition;
import io.github.spadille.testkit.TestTable;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A position of Canasta, written as text, and what can be done there.
 *
 * <p>Seat 0 is in turn, before its draw. What is not said is some ordinary stock, a four on the
 * discard pile and two cards in each hand.
 */
record CanastaTable(Canasta rules, TestTable table) {
  static CanastaTable of(int seats, String options) {
    Map<String, String> choices =
        options.isEmpty()
            ? ImmutableMap.of()
            : Splitter.on(' ').withKeyValueSeparator('=').split(options);
    Canasta rules = (Canasta) Canasta.GAME.rules(seats, choices);
    CanastaTable position =
        new CanastaTable(rules, TestTable.of(Canasta.GAME, rules))
            .after(start -> start.with(Phase.DRAW))
            .stock("Tc Js Qh Kd Ac 5s 6h 7d 8c 9s")
            .discardPile("4h");
    for (int seat = 0; seat < seats; seat++) {
      position = position.hand(seat, "5c 6d");
    }
    return position;
  }

  /** Four seats, default rules. */
  static CanastaTable four() {
    return of(4, "");
  }

  /** Two seats, default rules. */
  static CanastaTable two() {
    return of(2, "");
  }

  CanastaState state() {
    return table.state(CanastaState.class);
  }

  private CanastaTable with(TestTable changed) {
    return new CanastaTable(rules, changed);
  }

  CanastaTable after(UnaryOperator<CanastaState> transition) {
    return with(table.after(CanastaState.class, transition));
  }

  CanastaTable hand(int seat, String cards) {
    return with(table.withCards("hand." + seat + ": " + cards));
  }

  /** Melds the cards in an earlier turn; the first of them gives the rank. */
  CanastaTable meld(int side, String cards) {
    ImmutableList<PlayingCard> meld = PlayingCard.cards(cards);
    Rank rank = meld.get(0).rank();
    Side before = state().sides().get(side);
    SideMelds melds = before.melds().with(rank, meld);
    CanastaTable changed =
        with(side, new Side(melds, before.redThrees(), before.minimum(), 0, before.charges()));
    return side == Side.of(state().player())
        ? changed.with(TurnSoFar.nothing(state().player(), melds))
        : changed;
  }

  private CanastaTable with(int side, Side changed) {
    return after(state -> state.with(side, changed));
  }

  private CanastaTable with(TurnSoFar soFar) {
    return after(state -> state.with(soFar));
  }

  private CanastaTable with(DiscardPile pile) {
    return after(state -> state.with(pile, state().held()));
  }

  CanastaTable redThrees(int side, String cards) {
    Side before = state().sides().get(side);
    CardBag<PlayingCard> threes = PlayingCards.bag(cards);
    return with(
        side,
        new Side(before.melds(), threes, before.minimum(), before.missing(), before.charges()));
  }

  CanastaTable stock(String cards) {
    return with(table.withCards("stock: " + cards));
  }

  CanastaTable discardPile(String cards) {
    return with(new DiscardPile(PlayingCards.list(cards), state().pile().condition()));
  }

  CanastaTable frozen() {
    return with(new DiscardPile(state().pile().cards(), Condition.FROZEN));
  }

  /** Gives a side a score with which the hand began. */
  CanastaTable score(int side, int points) {
    ScoreSheet sheet =
        state().sheet().add(0, "CAN-69", Side.seats(side, state().hands().size()), points);
    Side before = state().sides().get(side);
    int minimum = rules.minimum(points);
    int missing = before.opened() ? 0 : minimum;
    return after(state -> state.withSheet(sheet))
        .with(
            side, new Side(before.melds(), before.redThrees(), minimum, missing, before.charges()));
  }

  /** After the draw. */
  CanastaTable drawn() {
    return after(state -> state.with(Phase.MELD));
  }

  CanastaTable asked(Asked asked) {
    return with(state().soFar().asked(asked, state().player()));
  }

  CanastaTable noDiscard() {
    return with(state().soFar().withoutDiscard());
  }

  /** A shuffle of the pack. */
  static Shuffle shuffle() {
    return new Shuffle(Canasta.PACK.shuffled(RandomSource.seeded(5)));
  }

  /** Plays some moves, each of the seat that is in turn. */
  CanastaTable play(String... moves) {
    return with(table.play(moves));
  }

  /** Returns the stages of a move of the seat in turn, each as a position. */
  ImmutableList<CanastaTable> stages(String move) {
    return table.stages(move).stream().map(this::with).collect(toImmutableList());
  }

  /** Returns what happens at a move of the seat in turn, with what is told of it. */
  ImmutableList<String> told(String move) {
    return rules.stages(state(), parse(move)).stream()
        .map(CanastaTable::told)
        .collect(toImmutableList());
  }

  private static String told(Stage<CanastaState> stage) {
    String told = stage.name() + (stage.seat() < 0 ? "" : " " + stage.seat());
    return stage.arguments().isEmpty()
        ? told
        : told
            + ": "
            + Canasta.GAME
                .words()
                .list(Lists.transform(stage.arguments(), Canasta.GAME.words()::value));
  }

  CanastaMove parse(String move) {
    return rules.syntax().parse(state().turn().first(), move);
  }

  /** Returns how a move of the seat in turn is written, whatever order its cards are given in. */
  String format(String move) {
    return rules.syntax().format(parse(move));
  }

  /** Returns the rule that refuses a move of the seat in turn, or {@code legal}. */
  String refusal(String move) {
    return table.refusedBy(move);
  }

  /** Returns the reason for which a move of the seat in turn is refused. */
  String reason(String move) {
    return rules.refusal(state(), parse(move)).orElseThrow().reason();
  }

  /** Returns all moves of the seat in turn. */
  ImmutableList<String> moves() {
    return table.moves();
  }

  /** Returns the moves of the seat in turn that begin in some way. */
  ImmutableList<String> moves(String beginning) {
    return table.moves(beginning);
  }

  String fact(String name) {
    return table.fact(name);
  }

  /** Returns the cards of a pile, codes joined by blanks. */
  String pile(String name) {
    return table.pile(name);
  }

  CardBag<PlayingCard> hand(int seat) {
    return state().hands().get(seat);
  }

  /** Returns the lines of the score sheet of the hand of a side, a reason and points each. */
  ImmutableList<String> lines(int side) {
    return state().sheet().lines().stream()
        .filter(line -> line.hand() > 0 && line.seats().contains(side))
        .map(line -> Canasta.GAME.words().text(line.phrase()) + " " + line.points())
        .collect(toImmutableList());
  }

  /** Returns the score of a side. */
  long score(int side) {
    return state().scores().get(side);
  }
}
