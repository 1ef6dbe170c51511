/**
 * Cards and collections of cards.
 *
 * <p>Start with {@link io.github.spadille.engine.card.PlayingCard PlayingCard}, {@link
 * io.github.spadille.engine.card.Deck Deck} and the three collections:
 *
 * <table>
 * <caption>Which collection for what</caption>
 * <tr><th>type</th><th>holds</th><th>for</th></tr>
 * <tr><td>{@link io.github.spadille.engine.card.CardSet CardSet}</td>
 *     <td>distinct cards</td><td>hands and questions of games with one pack</td></tr>
 * <tr><td>{@link io.github.spadille.engine.card.CardBag CardBag}</td>
 *     <td>cards that may occur more than once</td><td>hands of games with several packs</td></tr>
 * <tr><td>{@link io.github.spadille.engine.card.CardList CardList}</td>
 *     <td>cards in order, top first</td><td>stock, discard pile, trick</td></tr>
 * </table>
 *
 * <pre>{@code
 * CardList<PlayingCard> pack = Deck.standard52().shuffled(random);
 * CardSet<PlayingCard> hand = pack.first(13).toSet();
 * CardList<PlayingCard> stock = pack.draw(13);
 * CardSet<PlayingCard> spades = PlayingCards.ofSuit(hand, Suit.SPADES);
 * }</pre>
 *
 * <h2>Guarantees of every type in this package</h2>
 *
 * <ul>
 *   <li>Immutable and safe for use by several threads. Methods that "change" a value return a new
 *       one; the mutators of {@link java.util.Collection} throw {@link
 *       java.lang.UnsupportedOperationException}, always.
 *   <li>Null-hostile: a null argument is a {@link java.lang.NullPointerException}, {@code
 *       equals(null)} is false.
 *   <li>Values: {@code equals}, {@code hashCode} and {@code toString} depend on the cards alone and
 *       are the same in every run.
 *   <li>Ordered: iteration follows {@link io.github.spadille.engine.card.Card#index() the index of
 *       the cards}, in a {@code CardList} the order of the pile.
 *   <li>Text: {@code toString} of a collection is the codes of its cards, separated by one space;
 *       {@link io.github.spadille.engine.card.CardFamily#parseAll parseAll} reads it back.
 * </ul>
 *
 * <p>A collection holds cards of one {@link io.github.spadille.engine.card.CardFamily family}. The
 * compiler keeps families apart by the class of their cards. The factories and the operations on
 * two collections also refuse a foreign family with an {@link java.lang.IllegalArgumentException};
 * operations that take a single card trust its type.
 */
@NullMarked
package io.github.spadille.engine.card;

import org.jspecify.annotations.NullMarked;
