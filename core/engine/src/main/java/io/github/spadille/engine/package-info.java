/**
 * Spadille's engine: an immutable core for card games.
 *
 * <p>From a pack to a picture of the table, in one screen:
 *
 * <pre>{@code
 * // 1. A pack is a value; so is every set, bag and list of its cards.
 * Deck<PlayingCard> deck = Deck.standard52();
 *
 * // 2. A game is found in a catalog, or named: MyGame.GAME. Its rules are fixed by the number of
 * //    seats and the house rules.
 * Game<?, ?, ?> game = Catalog.load().game("my-game");
 * Rules<S, M> rules = game.rules(4, Map.of("dealer-bid", "hook"));
 *
 * // 3. apply is a pure function from a state and a move to the next state. Chance is a move too.
 * S state = rules.start();
 * state = rules.apply(state, rules.chance(state, random));
 * M move = rules.legalMoves(state).get(0);
 * Optional<Refusal> refusal = rules.refusal(state, move);  // empty: legal; else names the rule
 * state = rules.apply(state, move);
 *
 * // 4. People see views, never states. A match keeps the past and shows each only what is theirs.
 * Dealer dealer = Dealer.secure();
 * Match<S, M> match = Match.start(game.setup(4)).resolveChance(dealer).play(0, "bid 3");
 * View view = match.viewFor(Viewer.seat(0));
 * String why = game.words().text(refusal.get().phrase());
 * }</pre>
 *
 * <p>The packages, in the order to read them: {@link io.github.spadille.engine.card} (cards and
 * collections of cards), {@link io.github.spadille.engine.game} (the contract), {@link
 * io.github.spadille.engine.table} (piles, facts, views), {@link
 * io.github.spadille.engine.notation} (moves as text), {@link io.github.spadille.engine.option}
 * (house rules), {@link io.github.spadille.engine.rulebook} (rules in words), {@link
 * io.github.spadille.engine.words} (all other texts for people), {@link
 * io.github.spadille.engine.match} (games in progress, agents).
 *
 * <p>Unless said otherwise every type is immutable and thread-safe, refuses {@code null} with
 * {@link NullPointerException}, and iterates in a fixed order.
 */
@NullMarked
package io.github.spadille.engine;

import org.jspecify.annotations.NullMarked;
