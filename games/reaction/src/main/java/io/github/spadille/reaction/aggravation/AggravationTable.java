package io.github.spadille.reaction.aggravation;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.reaction.Moments;
import io.github.spadille.reaction.aggravation.AggravationState.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What lies on the table in Aggravation: decks, the tableau and the facts of the rulebook. */
final class AggravationTable {
  private static final int SEATS = 2;
  private static final Rank[] RANKS = Rank.values();
  private static final String[] DECKS = {"deck.0", "deck.1"};

  private AggravationTable() {}

  /** Returns every pile and every fact of a state. */
  static Table of(AggravationState state) {
    Table.Builder table = Table.builder();
    for (int seat = 0; seat < SEATS; seat++) {
      table.pile(
          new Pile(
              DECKS[seat], OptionalInt.of(seat), Pile.Order.TOP_LAST, state.deck(seat), NOBODY));
    }
    PerSeat<PerSeat<CardList<PlayingCard>>> rows = state.tableau().rows();
    for (int row = 0; row < SEATS; row++) {
      for (int column = 0; column < rows.get(row).size(); column++) {
        CardList<PlayingCard> pile = rows.get(row).get(column);
        String name = Tableau.name(row * Tableau.COLUMNS + column);
        int top = pile.size() - 1;
        table.pileTopLast(name, pile, place -> place == top ? ALL : NOBODY);
      }
    }
    return table
        .word("phase", state.phase())
        .fact("clock", state.clock())
        .fact("event", state.event())
        .fact("pending", AggravationState.seats(state.pending()))
        .fact("flagged", positionsOf(state.flagged()))
        .fact("formed", formed(state))
        .fact("covered", covered(state))
        .fact("emptied", state.emptied())
        .fact(Fact.Type.NUMBERS, "left", state.left(0) + " " + state.left(1))
        .fact(
            Fact.Type.WORDS,
            "call",
            state.call().map(call -> call.seat() + " @" + call.time()).orElse("-"))
        .fact("scores", state.scores())
        .fact("winner", state.outcome().map(Outcome::winners).orElse(Seats.none()))
        .build();
  }

  private static ImmutableList<String> positionsOf(int mask) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      names.add(Tableau.name(Integer.numberOfTrailingZeros(rest)));
    }
    return names.build();
  }

  private static ImmutableList<String> formed(AggravationState state) {
    ImmutableList.Builder<String> entries = ImmutableList.builder();
    List<String> texts = state.formed().texts();
    for (int rank = 0; rank < texts.size(); rank++) {
      if (!texts.get(rank).equals(Moments.NEVER)) {
        entries.add(RANKS[rank].code() + ": " + texts.get(rank));
      }
    }
    return entries.build();
  }

  private static ImmutableList<String> covered(AggravationState state) {
    ImmutableList.Builder<String> entries = ImmutableList.builder();
    for (Note note : state.covered().list()) {
      entries.add(Tableau.name(note.position()) + ": " + note.seat() + " @" + note.time());
    }
    return entries.build();
  }

  /** Returns a state with the cards of a table. */
  static AggravationState withCards(AggravationState state, Table table) {
    List<List<CardList<PlayingCard>>> rows = new ArrayList<>();
    for (int row = 0; row < SEATS; row++) {
      List<CardList<PlayingCard>> piles = new ArrayList<>();
      for (int position = row * Tableau.COLUMNS; position < state.tableau().free(row); position++) {
        piles.add(table.list(Tableau.name(position), PlayingCard.FAMILY));
      }
      rows.add(piles);
    }
    return new AggravationStateBuilder()
        .from(state)
        .deck0(table.list("deck.0", PlayingCard.FAMILY))
        .deck1(table.list("deck.1", PlayingCard.FAMILY))
        .tableau(Tableau.of(rows))
        .build();
  }
}
