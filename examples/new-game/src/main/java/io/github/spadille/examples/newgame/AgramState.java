package io.github.spadille.examples.newgame;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import java.util.Optional;

/**
 * Where a game of Agram stands.
 *
 * <p>A state is an immutable value. It holds neither options nor history nor a source of chance; a
 * record of immutable parts is all it takes.
 *
 * @param turn who may act
 * @param hand the number of the hand, from 1
 * @param dealer the seat that deals
 * @param stock the cards not dealt; the whole pack while a shuffle is due
 * @param hands the cards that each seat holds
 * @param leader the seat that led to the trick, or leads
 * @param trick the cards of the trick, in order of play
 * @param played the cards of earlier tricks of this hand
 * @param sheet every point given
 * @param outcome how the game ended
 */
public record AgramState(
    Turn turn,
    int hand,
    int dealer,
    CardList<PlayingCard> stock,
    PerSeat<CardSet<PlayingCard>> hands,
    int leader,
    CardList<PlayingCard> trick,
    CardSet<PlayingCard> played,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
    implements GameState {}
