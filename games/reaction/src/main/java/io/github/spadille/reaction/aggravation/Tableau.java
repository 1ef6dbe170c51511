package io.github.spadille.reaction.aggravation;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.table.Table;
import io.github.spadille.reaction.aggravation.LaidCard.How;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Two rows of piles, one for each seat, and how each card came to lie there.
 *
 * <p>Immutable, with value equality. A tableau is the one before and a card laid on it; the ranks
 * that are seen are kept as words, so that what play asks needs no search.
 */
public final class Tableau {
  /** Every fourth bit: the lowest of each group of four, of which a word has one per column. */
  private static final long LOWEST = 0x1111_1111_1111_1111L;

  /** In place of a rank where there is no pile; higher than any rank. */
  private static final int NO_RANK = 15;

  private static final Rank[] RANKS = Rank.values();

  /** {@link #NO_RANK} in each column. */
  private static final long NO_PILES = -1;

  private static final long NONE_SEEN = 0;
  private static final int NO_COVERS = 0;
  private static final long NONE_TURNED = 0;
  private static final Tableau EMPTY =
      new Tableau(Chain.empty(), NO_PILES, NO_PILES, NONE_SEEN, NO_COVERS, NO_COVERS, NONE_TURNED);

  private final Chain<LaidCard> laid;
  private final long upper; // the rank seen in each column of row 0, four bits each
  private final long lower; // and of row 1
  private final long seen; // at how many places each rank is seen, four bits each
  private final int covered0; // the places of the covers of seat 0 that seat 1 may join, as bits
  private final int covered1; // and those of seat 1
  private final long turned; // when cards were turned, before all of these covers

  private Tableau(
      Chain<LaidCard> laid,
      long upper,
      long lower,
      long seen,
      int covered0,
      int covered1,
      long turned) {
    this.laid = laid;
    this.upper = upper;
    this.lower = lower;
    this.seen = seen;
    this.covered0 = covered0;
    this.covered1 = covered1;
    this.turned = turned;
  }

  /** Returns the tableau without a pile (AGG-3). */
  static Tableau empty() {
    return EMPTY;
  }

  /** Returns how many cards have been placed, as the last one tells. */
  int event() {
    return laid.isEmpty() ? 0 : laid.last().event();
  }

  /** Tells whether there is a pile at a place. */
  boolean has(int place) {
    return place >= 0 && place < Places.ALL && rankOrNone(place) != NO_RANK;
  }

  /** Returns the rank that is seen at a place with a pile (AGG-7). */
  Rank rank(int place) {
    return RANKS[rankOrNone(place)];
  }

  private int rankOrNone(int place) {
    return (int) ((place < Places.COLUMNS ? upper : lower) >>> 4 * place) & 15; // shifts 0 to 63
  }

  /** Returns the first free place of a row (AGG-16). */
  int free(int row) {
    int unused = Long.numberOfLeadingZeros(~(row == 0 ? upper : lower)) / 4;
    return (row + 1) * Places.COLUMNS - unused;
  }

  /** Returns this tableau with a card on top of a pile, or as a new pile. */
  Tableau with(LaidCard added) {
    int place = added.place();
    int rank = added.card().rank().ordinal();
    int below = rankOrNone(place);
    long change = (long) (below ^ rank) << 4 * place;
    boolean isTurned = added.how() == How.TURNED;
    int kept = isTurned ? 0 : ~(1 << place);
    return new Tableau(
        laid.with(added),
        place < Places.COLUMNS ? upper ^ change : upper,
        place < Places.COLUMNS ? lower : lower ^ change,
        seen + (1L << 4 * rank) - (below == NO_RANK ? 0 : 1L << 4 * below),
        covered0 & kept | (added.isCoverOf(0) ? 1 << place : 0),
        covered1 & kept | (added.isCoverOf(1) ? 1 << place : 0),
        isTurned ? added.time() : turned);
  }

  /** Returns the places that show a rank. */
  Places showing(Rank rank) {
    return Places.ofBits(showingBits(rank.ordinal()));
  }

  private int showingBits(int rank) {
    return columnsOf(upper, rank) | columnsOf(lower, rank) << Places.COLUMNS;
  }

  private static int columnsOf(long row, int rank) {
    long other = row ^ LOWEST * rank;
    other |= other >>> 1;
    other |= other >>> 2; // The lowest bit of a group is set now if any was.
    long equal = ~other & LOWEST;
    equal = (equal | equal >>> 3) & 0x0303_0303_0303_0303L; // the bits move together
    equal = (equal | equal >>> 6) & 0x000F_000F_000F_000FL;
    equal = (equal | equal >>> 12) & 0x0000_00FF_0000_00FFL;
    return (int) (equal | equal >>> 24) & 0xFFFF;
  }

  /** Tells whether a rank is seen at another place than this. */
  boolean isSeenBeside(int place, Rank rank) {
    return (seen >>> 4 * rank.ordinal() & 15) > (rankOrNone(place) == rank.ordinal() ? 1 : 0);
  }

  /** Tells whether some rank is matched (AGG-8). */
  boolean hasMatch() {
    return severalSeen() != 0;
  }

  /** Tells whether some rank is matched of which something holds. */
  boolean hasMatch(Predicate<Rank> predicate) {
    for (long rest = severalSeen(); rest != 0; rest &= rest - 1) {
      if (predicate.test(RANKS[Long.numberOfTrailingZeros(rest) / 4])) {
        return true;
      }
    }
    return false;
  }

  /** Returns the places whose rank is seen more than once (AGG-7). */
  Places matched() {
    int places = 0;
    for (long rest = severalSeen(); rest != 0; rest &= rest - 1) {
      places |= showingBits(Long.numberOfTrailingZeros(rest) / 4);
    }
    return Places.ofBits(places);
  }

  /** The lowest bit of the count of each rank that is seen more than once. */
  private long severalSeen() {
    return (seen >>> 1 | seen >>> 2) & LOWEST; // A count is 4 at most.
  }

  /** Returns how the latest match of a rank was made, if one was at some event or later. */
  Optional<LaidCard> formed(Rank rank, int since) { // AGG-13
    return latest(since, card -> card.match() == rank);
  }

  /** Returns how the latest card of a seat was laid, if it has laid one. */
  Optional<LaidCard> lastOf(int seat) {
    return latest(0, card -> card.seat() == seat);
  }

  private Optional<LaidCard> latest(int since, Predicate<LaidCard> predicate) {
    for (Chain<LaidCard> at = laid; !at.isEmpty() && at.last().event() >= since; at = at.before()) {
      if (predicate.test(at.last())) {
        return Optional.of(at.last());
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the places that a seat covered at some time or later, since cards were turned, and that
   * nobody covered after it (AGG-24a).
   */
  Places covered(int seat, long since) {
    int places = seat == 0 ? covered0 : covered1;
    return Places.ofBits(places == 0 || since <= turned ? places : places & placed(since));
  }

  /** The places of cards that were laid at some time or later, as bits. */
  private int placed(long since) {
    int placed = 0;
    for (Chain<LaidCard> at = laid; !at.isEmpty() && at.last().time() >= since; at = at.before()) {
      placed |= 1 << at.last().place();
    }
    return placed;
  }

  /** Returns the covers of both seats that are {@link #covered}, the oldest first. */
  ImmutableList<LaidCard> covers() {
    return covered(0, 0).or(covered(1, 0)).stream()
        .map(place -> latest(0, card -> card.place() == place).orElseThrow())
        .sorted(Comparator.comparingInt(LaidCard::event))
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns event and time of the latest match of each rank as texts: {@code 5: 4 @2000}. */
  ImmutableList<String> matches() {
    return Arrays.stream(RANKS)
        .flatMap(rank -> formed(rank, 0).map(card -> rank.code() + ": " + card.moment()).stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns how the cards were laid that came after an earlier tableau, the oldest first. */
  List<LaidCard> laidSince(Tableau earlier) {
    return laid.subList(earlier.laid.size(), laid.size());
  }

  /** Adds the piles, of which all see the top. */
  Table.Builder addTo(Table.Builder table) {
    ListMultimap<Integer, PlayingCard> piles = MultimapBuilder.treeKeys().arrayListValues().build();
    laid.forEach(card -> piles.put(card.place(), card.card()));
    for (int place : piles.keySet()) {
      List<PlayingCard> pile = piles.get(place);
      int top = pile.size() - 1;
      table.pileTopLast(Places.name(place), pile, card -> card == top ? ALL : NOBODY);
    }
    return table;
  }

  /** Returns this tableau with the cards of a table; what was seen of them stays as it is. */
  Tableau withCards(Table table) {
    Map<Integer, Iterator<PlayingCard>> piles = new HashMap<>();
    Tableau tableau = EMPTY;
    for (LaidCard card : laid) {
      Iterator<PlayingCard> pile =
          piles.computeIfAbsent(
              card.place(), place -> table.list(Places.name(place), PlayingCard.FAMILY).iterator());
      tableau = tableau.with(card.withCard(pile.next()));
    }
    return tableau;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Tableau other && laid.equals(other.laid);
  }

  @Override
  public int hashCode() {
    return laid.hashCode();
  }

  /** Returns how each card was laid. */
  @Override
  public String toString() {
    return laid.toString();
  }
}
