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
 * //    Who names the game makes them by hand: MyGameOptions.defaults().withDealerBid(HOOK).
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
 * <h2>Packages</h2>
 *
 * <p>In the order to read them:
 *
 * <ol>
 *   <li>{@link io.github.spadille.engine.card}: cards and collections of cards.
 *   <li>{@link io.github.spadille.engine.seat}: seats, and one value for each.
 *   <li>{@link io.github.spadille.engine.game}: the contract of a game.
 *   <li>{@link io.github.spadille.engine.move}: moves, lists and tables of moves.
 *   <li>{@link io.github.spadille.engine.state}: what states are made of.
 *   <li>{@link io.github.spadille.engine.table}: what lies on the table, and who sees it.
 *   <li>{@link io.github.spadille.engine.notation}: moves as text.
 *   <li>{@link io.github.spadille.engine.option}: house rules.
 *   <li>{@link io.github.spadille.engine.rulebook}: the rules in words.
 *   <li>{@link io.github.spadille.engine.words}: all other texts for people.
 *   <li>{@link io.github.spadille.engine.match}: games in progress, views, agents.
 *   <li>{@link io.github.spadille.engine.knowledge}: what a player knows; samples of the rest.
 *   <li>{@link io.github.spadille.engine.random}: random numbers.
 *   <li>{@link io.github.spadille.engine.text}: helpers for texts of any kind.
 * </ol>
 *
 * <p>One more, {@code bits}, is for the engine alone and not exported.
 *
 * <p>No two packages need each other. From the bottom up: random numbers, cards, seats, moves,
 * words, options and rulebooks, states, tables, the contract, knowledge, matches. This package,
 * with the {@link io.github.spadille.engine.Catalog} of all games, needs the contract and is needed
 * by none.
 *
 * <h2>Guarantees</h2>
 *
 * <p>Unless said otherwise every type is immutable and thread-safe, refuses {@code null} with
 * {@link NullPointerException}, and iterates in a fixed order.
 *
 * <h2>Mistakes</h2>
 *
 * <p>Each kind of mistake has one exception, wherever it is made. A method says which it throws,
 * and when.
 *
 * <table>
 * <caption>Which exception for what</caption>
 * <tr><th>exception</th><th>mistake</th></tr>
 * <tr><td>{@link IndexOutOfBoundsException}</td>
 *     <td>a seat that the table does not have; a position that a pile or a list does not have;
 *         more cards than there are</td></tr>
 * <tr><td>{@link java.util.NoSuchElementException}</td>
 *     <td>the first, last or top one of none</td></tr>
 * <tr><td>{@link IllegalArgumentException}</td>
 *     <td>a name or code that does not exist: of a game, rule, pile, fact or card; a number that
 *         cannot be, as of 17 seats; cards of another family</td></tr>
 * <tr><td>{@link io.github.spadille.engine.option.OptionException}, which is one</td>
 *     <td>an option, a value or a preset that does not exist, or options that exclude each
 *         other</td></tr>
 * <tr><td>{@link io.github.spadille.engine.notation.NotationException}, which is one</td>
 *     <td>a text that is no move of the seat</td></tr>
 * <tr><td>{@link io.github.spadille.engine.game.IllegalMoveException}</td>
 *     <td>a move that the rules forbid</td></tr>
 * <tr><td>{@link IllegalStateException}</td>
 *     <td>a question that has no answer now: the seat in turn when the game is over, a sample of a
 *         past that never was</td></tr>
 * <tr><td>{@link java.io.UncheckedIOException}</td>
 *     <td>a resource that cannot be read</td></tr>
 * <tr><td>{@link UnsupportedOperationException}</td>
 *     <td>a change of an immutable collection</td></tr>
 * </table>
 */
@NullMarked
package io.github.spadille.engine;

import org.jspecify.annotations.NullMarked;
