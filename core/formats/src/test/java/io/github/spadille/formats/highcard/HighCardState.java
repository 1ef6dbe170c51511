package io.github.spadille.formats.highcard;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;

/**
 * Where a game of High Card stands.
 *
 * @param hidden the seats that laid their card face down
 */
public record HighCardState(
    Turn turn,
    int round,
    PerSeat<CardBag<PlayingCard>> hands,
    CardList<PlayingCard> up,
    CardList<PlayingCard> stock,
    PerSeat<CardList<PlayingCard>> laid,
    Seats hidden,
    CardList<PlayingCard> gone,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
    implements GameState {}
