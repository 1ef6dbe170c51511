/**
 * The contract of a game as tests.
 *
 * <p>How a game joins:
 *
 * <ol>
 *   <li>Write one class that extends {@link io.github.spadille.testkit.GameContract}: about ten
 *       lines, with the game and what it hides. It holds the game to every law of {@link
 *       io.github.spadille.testkit.law.Laws} in random games with random house rules and seats,
 *       each played once.
 *   <li>Declare there what is hidden, cards, facts and choices, and when it becomes known: {@link
 *       io.github.spadille.testkit.subject.Secrets}.
 *   <li>Put scenarios, records with checks, into the test resources: {@code
 *       scenarios/my-game/following-suit.spadille}. The contract replays them. A comment that names
 *       rules, {@code # MYG-14}, directly before checks that show them counts as a test of them.
 *   <li>Name the rules that other tests show with {@link io.github.spadille.testkit.Covers}. The
 *       contract fails for a rule that no test shows or no code cites.
 * </ol>
 *
 * <p>A failure prints the law that was broken, the seed, the seats, the house rules, and the fewest
 * moves that show it as a record: put it into a scenario, and it stays a test.
 *
 * <p>A game that keeps all laws prints one line: how many games, states and twins were looked at.
 *
 * <p>Where the usual contract does not fit, override: {@link
 * io.github.spadille.testkit.subject.Traits} says what can be said about a game. Outside of a test
 * framework use {@link io.github.spadille.testkit.ContractRunner}.
 */
@NullMarked
package io.github.spadille.testkit;

import org.jspecify.annotations.NullMarked;
