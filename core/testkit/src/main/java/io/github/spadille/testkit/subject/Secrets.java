package io.github.spadille.testkit.subject;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.Viewer;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a game hides, declared by hand from its rulebook.
 *
 * <pre>{@code
 * Secrets.hidden("hand").fromOthers()
 *     .and("stub").fromAll().unless("phase", "over")
 *     .and("won").perCard()
 *     .moves("put")
 * }</pre>
 *
 * <p>It says a second time, independently, what {@link io.github.spadille.engine.game.Rules#table}
 * says with audiences; the laws hold one against the other. A pile goes by its name up to a full
 * stop: {@code hand} stands for {@code hand.0} and {@code hand.1}. Piles that are not named are
 * open. Immutable.
 */
public final class Secrets {
  private static final Secrets NONE =
      new Secrets(ImmutableList.of(), ImmutableSet.of(), card -> "");

  /** From whom a pile is hidden. */
  private enum From {
    /** All but the owner of the pile. */
    OTHERS,
    /** Everybody. */
    ALL,
    /** Whom the table says, card by card. */
    AS_TABLED
  }

  private record Place(
      String pile, From from, @Nullable String fact, ImmutableSet<String> openValues) {
    boolean isOpen(Table table) {
      return fact != null && openValues.contains(table.fact(fact).value());
    }
  }

  private final ImmutableList<Place> places;
  private final ImmutableSet<String> moves;
  private final Function<Card, ?> back;

  private Secrets(ImmutableList<Place> places, ImmutableSet<String> moves, Function<Card, ?> back) {
    this.places = places;
    this.moves = moves;
    this.back = back;
  }

  /** Returns the declaration of a game in which everything is open. */
  public static Secrets none() {
    return NONE;
  }

  /** Begins a declaration with a pile that hides its cards. */
  public static Hidden hidden(String pile) {
    return NONE.and(pile);
  }

  /** Goes on with another pile that hides its cards. */
  public Hidden and(String pile) {
    return new Hidden(this, pile);
  }

  /** A pile of which it must still be said from whom it is hidden. */
  public static final class Hidden {
    private final Secrets before;
    private final String pile;

    private Hidden(Secrets before, String pile) {
      this.before = before;
      this.pile = pile;
    }

    /** Hides the pile from all but its owner. */
    public Secrets fromOthers() {
      return before.plus(new Place(pile, From.OTHERS, null, ImmutableSet.of()));
    }

    /** Hides the pile from everybody, its owner included. */
    public Secrets fromAll() {
      return before.plus(new Place(pile, From.ALL, null, ImmutableSet.of()));
    }

    /** Leaves it to the game's table to say, card by card, who sees it. */
    public Secrets perCard() {
      return before.plus(new Place(pile, From.AS_TABLED, null, ImmutableSet.of()));
    }
  }

  private Secrets plus(Place place) {
    return new Secrets(
        ImmutableList.<Place>builder().addAll(places).add(place).build(), moves, back);
  }

  /**
   * Lifts the last declaration while a fact has one of some values: then the table says, card by
   * card, who sees the pile.
   *
   * @throws IllegalStateException if no pile is declared yet
   */
  public Secrets unless(String fact, String... values) {
    if (places.isEmpty()) {
      throw new IllegalStateException("no pile is declared yet");
    }
    Place last = places.get(places.size() - 1);
    return new Secrets(places.subList(0, places.size() - 1), moves, back)
        .plus(new Place(last.pile(), last.from(), fact, ImmutableSet.copyOf(values)));
  }

  /**
   * Declares moves, by their verbs, whose cards nobody but the mover sees as long as they stay in
   * hidden places; moves of chance are always such.
   */
  public Secrets moves(String... verbs) {
    return new Secrets(
        places,
        ImmutableSet.<String>builder().addAll(moves).addAll(Arrays.asList(verbs)).build(),
        back);
  }

  /** Declares what is seen of a card that lies face down: its back, where there are several. */
  public Secrets backs(Function<Card, ?> back) {
    return new Secrets(places, moves, back);
  }

  /** Returns the names of the piles that are declared, without the numbers of seats. */
  public ImmutableSet<String> piles() {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    for (Place place : places) {
      names.add(place.pile());
    }
    return names.build();
  }

  /** Returns the verbs of the moves that are declared. */
  public ImmutableSet<String> moves() {
    return moves;
  }

  /** Returns what is seen of a card that lies face down; equal for cards that look the same. */
  public Object backOf(Card card) {
    return back.apply(card);
  }

  /** Returns the declared name that a pile goes by, or nothing if it is open. */
  public Optional<String> declaredName(Pile pile) {
    return Optional.ofNullable(place(pile)).map(Place::pile);
  }

  /**
   * Tells whether a card is hidden from a viewer.
   *
   * @param position the place of the card in its pile
   * @throws IllegalArgumentException if the pile is hidden from others and has no owner, or a fact
   *     that is named is not on the table
   */
  public boolean hides(Table table, Pile pile, int position, Viewer viewer) {
    Place place = place(pile);
    if (place == null) {
      return false;
    }
    if (place.from() == From.AS_TABLED || place.isOpen(table)) {
      return !pile.audiences().get(position).includes(viewer);
    }
    if (place.from() == From.ALL) {
      return true;
    }
    int owner =
        pile.owner()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "pile " + pile.name() + " is hidden from others, but has no owner"));
    return !viewer.isSeat(owner);
  }

  private @Nullable Place place(Pile pile) {
    Place found = null;
    for (Place place : places) {
      boolean named =
          pile.name().equals(place.pile()) || pile.name().startsWith(place.pile() + '.');
      if (named && (found == null || place.pile().length() > found.pile().length())) {
        found = place;
      }
    }
    return found;
  }

  /** Returns the names of the piles. */
  @Override
  public String toString() {
    return piles().toString();
  }
}
