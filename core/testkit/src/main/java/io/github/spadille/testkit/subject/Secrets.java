package io.github.spadille.testkit.subject;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.subject.Secret.From;
import io.github.spadille.testkit.subject.Secret.Kind;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a game hides, declared by hand from its rulebook: cards, facts and choices, each with the
 * moment at which it becomes known.
 *
 * <pre>{@code
 * Secrets.hidden("hand").fromOthers()
 *     .and("stub").fromAll().unless("phase", "over")
 *     .and("won").perCard()
 *     .andFact("bids").fromOthers().during("phase", "bid").given("bidding", "at-once")
 *     .andChoice("bid").during("phase", "bid").given("bidding", "at-once")
 *     .andChoice("put")
 * }</pre>
 *
 * <p>It says a second time, independently, what {@link io.github.spadille.engine.game.Rules#table}
 * says with audiences and the syntax with concealed moves; the laws hold one against the other.
 *
 * <ul>
 *   <li><b>Cards</b> in a pile are known to a viewer as soon as they lie where it sees them. A pile
 *       goes by its name up to a full stop: {@code hand} stands for {@code hand.0} and {@code
 *       hand.1}. Piles that are not named are open.
 *   <li><b>Facts</b> go by their names likewise. A fact that is hidden from others has one word for
 *       each seat, or belongs to the seat whose number ends its name. Facts that are not named are
 *       open.
 *   <li><b>Choices</b> go by the verb of the move. Others know that a move is made, and how many
 *       words it has. The cards that it names are known as soon as they lie where they are seen.
 * </ul>
 *
 * <p>What becomes known at another moment says so with {@link #unless}, {@link #during} or {@link
 * #until}. Hidden things may have consequences from that moment on, and not before.
 *
 * <p>Immutable.
 */
public final class Secrets {
  /** How a fact shows a card that it names. */
  private static final BiPredicate<String, Card> NAMED = (text, card) -> text.equals(card.code());

  private static final Secrets NONE =
      new Secrets(ImmutableList.of(), ImmutableSet.of(), ImmutableMap.of(), card -> "");

  private final ImmutableList<Secret> all;
  private final ImmutableSet<String> openMoves;
  private final ImmutableMap<String, BiPredicate<String, Card>> openFacts;
  private final Function<Card, ?> back;

  private Secrets(
      ImmutableList<Secret> all,
      ImmutableSet<String> openMoves,
      ImmutableMap<String, BiPredicate<String, Card>> openFacts,
      Function<Card, ?> back) {
    this.all = all;
    this.openMoves = openMoves;
    this.openFacts = openFacts;
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
    return new Hidden(this, Kind.PILE, pile);
  }

  /** Goes on with a fact that hides its words. */
  public Hidden andFact(String fact) {
    return new Hidden(this, Kind.FACT, fact);
  }

  /** Goes on with moves, by their verb, of which nobody but the mover knows what is chosen. */
  public Secrets andChoice(String verb) {
    return andChoice(verb, 0);
  }

  /**
   * Goes on with moves, by their verb, of which others know only the first words.
   *
   * @param openWords how many words after the verb they know
   */
  public Secrets andChoice(String verb, int openWords) {
    return plus(Secret.choice(verb, openWords));
  }

  /** A pile or a fact of which it must still be said from whom it is hidden. */
  public static final class Hidden {
    private final Secrets before;
    private final Kind kind;
    private final String name;

    private Hidden(Secrets before, Kind kind, String name) {
      this.before = before;
      this.kind = kind;
      this.name = name;
    }

    /** Hides it from all but its owner. */
    public Secrets fromOthers() {
      return before.plus(Secret.of(kind, name, From.OTHERS));
    }

    /** Hides it from everybody, its owner included. */
    public Secrets fromAll() {
      return before.plus(Secret.of(kind, name, From.ALL));
    }

    /** Leaves it to the game's table to say, card by card or word by word, who sees it. */
    public Secrets perCard() {
      return before.plus(Secret.of(kind, name, From.AS_TABLED));
    }
  }

  private Secrets plus(Secret secret) {
    return new Secrets(
        ImmutableList.<Secret>builder().addAll(all).add(secret).build(),
        openMoves,
        openFacts,
        back);
  }

  private Secrets withLast(UnaryOperator<Secret> change) {
    if (all.isEmpty()) {
      throw new IllegalStateException("nothing is declared yet");
    }
    int last = all.size() - 1;
    return new Secrets(all.subList(0, last), openMoves, openFacts, back)
        .plus(change.apply(all.get(last)));
  }

  /**
   * Lifts the last declaration while a fact has one of some values: then the table says, card by
   * card or word by word, who sees it, and what follows from it may tell.
   *
   * @throws IllegalStateException if nothing is declared yet
   */
  public Secrets unless(String fact, String... values) {
    return withLast(secret -> secret.knownWhen(fact, values));
  }

  /**
   * Restricts the last declaration to the time during which a fact has one of some values; at all
   * others it is lifted, as by {@link #unless}.
   *
   * @throws IllegalStateException if nothing is declared yet
   */
  public Secrets during(String fact, String... values) {
    return withLast(secret -> secret.hiddenWhen(fact, values));
  }

  /**
   * Lifts the last declaration with some moves: those that show cards on their way from one hidden
   * place to another, as when a hand is settled and the next one is dealt, or whose consequences
   * tell of hidden cards by the rules, as a question that must be answered.
   *
   * @param moves tells of a move and of some hidden cards whether it shows one of them
   * @throws IllegalStateException if nothing is declared yet
   */
  public Secrets until(BiPredicate<Event, ImmutableSet<Card>> moves) {
    return withLast(secret -> secret.shownWith(moves));
  }

  /**
   * Restricts the last declaration to games in which an option has one of some values.
   *
   * @throws IllegalStateException if nothing is declared yet
   */
  public Secrets given(String option, String... values) {
    return withLast(secret -> secret.under(option, values));
  }

  /**
   * Declares moves, by their verbs, that show their cards to all, also where the cards are hidden
   * before and after.
   */
  public Secrets openMoves(String... verbs) {
    return new Secrets(all, plus(openMoves, verbs), openFacts, back);
  }

  /** Declares facts, by their names, whose words show cards to all, wherever the cards lie. */
  public Secrets openFacts(String... facts) {
    Secrets declared = this;
    for (String fact : facts) {
      declared = declared.openFact(fact, NAMED);
    }
    return declared;
  }

  /**
   * Declares a fact that shows cards to all, wherever they lie, by something else than their names.
   *
   * @param means tells whether a word of the fact, or its whole value, may mean a card
   */
  public Secrets openFact(String fact, BiPredicate<String, Card> means) {
    return new Secrets(
        all,
        openMoves,
        ImmutableMap.<String, BiPredicate<String, Card>>builder()
            .putAll(openFacts)
            .put(fact, means)
            .buildKeepingLast(),
        back);
  }

  private static ImmutableSet<String> plus(ImmutableSet<String> before, String... more) {
    return ImmutableSet.<String>builder().addAll(before).addAll(Arrays.asList(more)).build();
  }

  /** Declares what is seen of a card that lies face down: its back, where there are several. */
  public Secrets backs(Function<Card, ?> back) {
    return new Secrets(all, openMoves, openFacts, back);
  }

  /**
   * Returns what is secret under some house rules.
   *
   * @param options the value of every option, by key
   */
  public Secrets under(ImmutableMap<String, String> options) {
    ImmutableList.Builder<Secret> kept = ImmutableList.builder();
    for (Secret secret : all) {
      if (secret.isKeptUnder(options)) {
        kept.add(secret);
      }
    }
    return new Secrets(kept.build(), openMoves, openFacts, back);
  }

  /** Returns the names of the piles that are declared, without the numbers of seats. */
  public ImmutableSet<String> piles() {
    return names(Kind.PILE);
  }

  /** Returns the names of the facts that are declared, without the numbers of seats. */
  public ImmutableSet<String> facts() {
    return names(Kind.FACT);
  }

  /** Returns the verbs of the moves that are declared as secret choices. */
  public ImmutableSet<String> choices() {
    return names(Kind.CHOICE);
  }

  /** Returns the verbs of the moves that are declared to show their cards. */
  public ImmutableSet<String> openMoves() {
    return openMoves;
  }

  /** Tells whether a fact is declared to show cards by something else than their names. */
  public boolean isReadOff(Fact fact) {
    return isOpen(fact) && openFacts.get(fact.name()) != NAMED;
  }

  /** Tells whether a fact is declared to show cards. */
  public boolean isOpen(Fact fact) {
    return openFacts.containsKey(fact.name());
  }

  /** Returns what open facts tell of a card; equal for cards that they do not tell apart. */
  public ImmutableList<String> told(Table table, Card card) {
    ImmutableList.Builder<String> told = ImmutableList.builder();
    for (Fact fact : table.facts()) {
      BiPredicate<String, Card> means = openFacts.get(fact.name());
      if (means != null) {
        if (means.test(fact.value(), card)) {
          told.add(fact.toString());
        }
        ImmutableList<String> words = fact.words();
        for (int i = 0; i < words.size(); i++) {
          if (means.test(words.get(i), card)) {
            told.add("word " + (i + 1) + " of " + fact.name() + ": " + words.get(i));
          }
        }
      }
    }
    return told.build();
  }

  /** Returns how many words after the verb others know of a choice that is declared; else 0. */
  public int openWords(String verb) {
    Secret secret = find(Kind.CHOICE, verb);
    return secret == null ? 0 : secret.openWords();
  }

  private ImmutableSet<String> names(Kind kind) {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    for (Secret secret : all) {
      if (secret.kind() == kind) {
        names.add(secret.name());
      }
    }
    return names.build();
  }

  /** Returns what is seen of a card that lies face down; equal for cards that look the same. */
  public Object backOf(Card card) {
    return back.apply(card);
  }

  /** Returns the declared name that a pile goes by, or nothing if it is open. */
  public Optional<String> declaredName(Pile pile) {
    return Optional.ofNullable(find(Kind.PILE, pile.name())).map(Secret::name);
  }

  /** Returns the declared name that a fact goes by, or nothing if it is open. */
  public Optional<String> declaredName(Fact fact) {
    return Optional.ofNullable(find(Kind.FACT, fact.name())).map(Secret::name);
  }

  /**
   * Tells whether a card is hidden from a viewer.
   *
   * @param position the place of the card in its pile
   * @throws IllegalArgumentException if the pile is hidden from others and has no owner, or a fact
   *     that is named is not on the table
   */
  public boolean hides(Table table, Pile pile, int position, Viewer viewer) {
    Secret secret = find(Kind.PILE, pile.name());
    if (secret == null) {
      return false;
    }
    if (secret.from() == From.AS_TABLED || secret.isKnown(table)) {
      return !pile.audiences().get(position).includes(viewer);
    }
    if (secret.from() == From.ALL) {
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

  /**
   * Tells whether a word of a fact is hidden from a viewer.
   *
   * @param position the place of the word in the fact
   * @throws IllegalArgumentException if a fact that is named in the declaration is not on the table
   */
  public boolean hides(Table table, Fact fact, int position, Viewer viewer) {
    Secret secret = find(Kind.FACT, fact.name());
    if (secret == null) {
      return false;
    }
    if (secret.from() == From.AS_TABLED || secret.isKnown(table)) {
      return !fact.audiences().get(position).includes(viewer);
    }
    return secret.from() == From.ALL || !viewer.isSeat(owner(fact, position));
  }

  /** Returns the seat of a word: the number at the end of the fact's name, or the word's place. */
  private static int owner(Fact fact, int position) {
    String name = fact.name();
    int stop = name.lastIndexOf('.');
    return stop < 0 ? position : Integer.parseInt(name.substring(stop + 1));
  }

  /**
   * Tells whether the declaration of a pile is lifted by a move, so that what follows from some of
   * its cards may tell, whoever sees them.
   */
  public boolean isLifted(Pile pile, Event event, ImmutableSet<Card> cards) {
    Secret secret = find(Kind.PILE, pile.name());
    return secret != null && secret.isLifted(event, cards);
  }

  /**
   * Tells whether the declaration of a choice is lifted by a move.
   *
   * @param verb the verb of the choice; what is not declared is open
   * @param cards the cards of the choice
   */
  public boolean isLifted(String verb, Event event, ImmutableSet<Card> cards) {
    for (Secret secret : all) {
      if (secret.kind() == Kind.CHOICE && secret.name().equals(verb)) {
        return secret.isLifted(event, cards);
      }
    }
    return true;
  }

  private @Nullable Secret find(Kind kind, String name) {
    Secret found = null;
    for (Secret secret : all) {
      boolean longer = found == null || secret.name().length() > found.name().length();
      if (secret.kind() == kind && longer && secret.isFor(name)) {
        found = secret;
      }
    }
    return found;
  }

  /** Returns the names of the piles, facts and choices. */
  @Override
  public String toString() {
    return "piles " + piles() + ", facts " + facts() + ", choices " + choices();
  }
}
