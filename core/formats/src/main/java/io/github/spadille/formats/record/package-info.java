/**
 * Games and scenarios as text: one format for save file, replay, golden test and bug report.
 *
 * <pre>{@code
 * spadille 1
 * Game: my-game
 * Base: 1
 * Library: 0.1.0
 * Seats: 4
 * Options: dealer-bid=hook
 * Name 0: Ada
 *
 * # a comment
 * * shuffle 7d 3c Ks ...
 * 0 bid 3
 * ? turn 1
 * ? illegal 1: bid 99  MYG-10
 * }</pre>
 *
 * <p>{@link io.github.spadille.formats.record.GameRecord} is such a text, read; {@link
 * io.github.spadille.formats.record.Replay} plays it and stops at the first line that does not
 * hold; {@link io.github.spadille.formats.record.RecordWriter} writes one from play. Each kind of
 * line is a {@link io.github.spadille.formats.record.RecordLine}, each kind of check a {@link
 * io.github.spadille.formats.record.CheckKind}.
 *
 * <p>{@code Base} is the version of the game's base rules, from which {@code Options} differ. After
 * a change of the base rules a record is replayed under those that it names, or refused; one that
 * names none is of base 1. {@code Library} is the version of the library that wrote the record.
 *
 * <p>{@code Begins: games/other.spadille after 57} stands for base, seats, options, names and the
 * first 57 moves of another record, which lies in the folder of this one or below it; without a
 * number for all of its moves. A {@linkplain io.github.spadille.formats.record.GameRecord#read
 * file} can begin so, and a text cannot.
 *
 * <p>A head can hold lines of your own, {@code Place: Ada's kitchen}, which are kept. One whose
 * name is a letter away from a known one, {@code Seat: 4}, is refused rather than passed over.
 *
 * <p>A line that begins with {@code ~} is for programs: whoever does not know what follows passes
 * over it and keeps it. Two kinds are known. What chance drew and was taken back, with the moves
 * that led there, so that nobody gets another deal by taking back, saving and loading:
 *
 * <pre>{@code
 * ~ after 7
 * ~ 0 play Jd
 * ~ * shuffle 9h ...
 * ~ after 7
 * ~ 0 play 4s
 * ~ * shuffle Kc ...
 * }</pre>
 *
 * <p>The first such way leaves the moves of the record, after the first seven of them here; each
 * other one leaves the way before it, which is counted from the start of the game. So no move
 * stands there more often than it was made.
 *
 * <p>And the number of changes up to that place, those that were taken back included, {@code ~
 * revision 12}, from which the match goes on. Such lines stand anywhere after the head. A record
 * made for one viewer never has them.
 *
 * <p>A record has at most {@link io.github.spadille.formats.record.GameRecord#MAX_SIZE} characters
 * and no {@linkplain io.github.spadille.engine.text.HiddenCharacters hidden} ones.
 *
 * <p>Text that is no record gives a {@link io.github.spadille.formats.record.RecordException}; a
 * record that the rules do not follow a {@link io.github.spadille.formats.record.ReplayException}.
 * Nothing else is ever thrown for what stands in a file.
 */
@NullMarked
package io.github.spadille.formats.record;

import org.jspecify.annotations.NullMarked;
