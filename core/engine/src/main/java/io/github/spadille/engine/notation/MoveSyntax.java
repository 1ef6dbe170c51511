package io.github.spadille.engine.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.words.Phrase;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/**
 * How the moves of a game are written and read: declared form by form, never parsed by hand.
 *
 * <pre>{@code
 * MoveSyntax.<MyGameMove>builder()
 *     .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
 *     .form("bid", Bid.class, Bid::new, NUMBER.of(Bid::tricks))
 *     .form("play", Play.class, Play::of, CARD.of(Play::card))
 *     .build();
 * }</pre>
 *
 * <p>A form is a verb and its arguments: what makes a move of a seat and the arguments, then for
 * each argument how it is written and where it stands in a move. The maker is the constructor of a
 * record, or a static method {@code of} where moves are shared. Words that always follow the verb
 * are written with it, {@code "draw stock"}, and {@linkplain MoveArg#after others} with the
 * argument that comes after them. Several forms may share a verb; the first whose arguments can be
 * read is taken, so declare the longer one first where both could be. Where arguments have to fit
 * each other, the maker refuses them with an {@link UnfitException}, or any other {@link
 * IllegalArgumentException}: then no text is such a move. {@linkplain Args#optional Arguments that
 * may be missing} spare forms: a word that one of them cannot read is left to the next argument,
 * and each way to leave some out has words of its own, such as {@code move.play} and {@code
 * move.play-suit}. A syntax that could not read back what it writes is {@linkplain Builder#build
 * refused}.
 *
 * <p>Players may have a way of their own to write a move on paper. {@linkplain Builder#alsoRead
 * Such a spelling} is read wherever a text is, and never written.
 *
 * <p>The text of a move does not hold its seat, which a record writes in front. {@link #format} is
 * the inverse of {@link #parse} for moves of seats and of {@link #parseChance} for those of chance.
 * Immutable and thread-safe.
 *
 * @param <M> the moves of the game
 */
public final class MoveSyntax<M extends Move> {
  /** What stands for each word after the verb that a viewer may not see. */
  public static final String CONCEALED = "??";

  private final ImmutableListMultimap<String, Form<? extends M>> byVerb;
  private final ImmutableMap<Class<?>, Form<? extends M>> byType;
  private final ImmutableList<Form<? extends M>> spellings;
  private final ImmutableSet<Class<?>> concealed;
  private final ImmutableMap<Class<?>, String> names;
  private final QuickReader<M> quick;
  private final CarefulReader<M> careful;
  private final ConcealedReader<M> hidden;

  private MoveSyntax(Builder<M> builder) {
    this.byVerb = builder.byVerb.build();
    this.byType = FormChecks.byType(byVerb.values());
    this.spellings = builder.spellings.build();
    this.concealed = builder.concealed.build();
    this.names = ImmutableMap.copyOf(builder.names);
    this.quick = new QuickReader<>(byVerb.values());
    this.careful = new CarefulReader<>(byVerb, spellings);
    this.hidden = new ConcealedReader<>(byVerb, concealed);
    FormChecks.checkForms(byVerb.values());
    checkNames();
    concealed.forEach(this::checkHides);
    spellings.forEach(this::checkSpelling);
  }

  /** Checks that what moves are called tells the forms apart. */
  private void checkNames() {
    Map<String, Class<?>> called = new HashMap<>();
    for (Form<? extends M> form : byVerb.values()) {
      for (String key : form.keys(keyOf(form))) {
        Class<?> other = called.put(key, form.type());
        checkArgument(
            other == null, "%s is what %s and %s are called; name one", key, other, form.type());
      }
    }
    for (Class<?> type : names.keySet()) {
      checkArgument(byType.containsKey(type), "%s is named and has no form", type);
    }
  }

  private void checkSpelling(Form<? extends M> spelling) {
    checkArgument(byType.containsKey(spelling.type()), "%s has no form", spelling.type());
    FormChecks.checkRest(spelling);
    Arg<?> first = spelling.slots().get(0).arg();
    for (String verb : byVerb.keySet()) {
      boolean isVerb = first.find(ImmutableList.of(verb)).isPresent();
      checkArgument(!isVerb, "another spelling of %s begins with %s", spelling.type(), verb);
    }
  }

  /** Checks that no move is written as one that is concealed. */
  private void checkHides(Class<?> type) {
    Form<? extends M> form = byType.get(type);
    if (form == null) {
      throw new IllegalArgumentException("concealed " + type + " has no form");
    }
    int needed = (int) form.slots().stream().filter(slot -> !slot.isOptional()).count();
    for (int places = Math.max(1, needed); places <= form.slots().size(); places++) {
      String text = form.join(Collections.nCopies(places, CONCEALED));
      checkArgument(!isMove(0, text), "concealed, but a move: %s", text);
    }
  }

  /** Returns a builder of a syntax. */
  public static <M extends Move> Builder<M> builder() {
    return new Builder<>();
  }

  /**
   * Returns a builder that begins with the forms of this syntax, for a variant with more moves. A
   * form with words after its verb is called by the verb as long as it is the only one of it; a
   * variant that adds another {@linkplain Builder#named names} the first as it was.
   */
  public Builder<M> toBuilder() {
    Builder<M> builder = new Builder<>();
    builder.byVerb.putAll(byVerb);
    builder.spellings.addAll(spellings);
    builder.concealed.addAll(concealed);
    builder.names.putAll(names);
    return builder;
  }

  /** Returns the verbs, in the order of their declaration. */
  public ImmutableSet<String> verbs() {
    return byVerb.keySet();
  }

  /**
   * Returns what all kinds of moves are called in a file of words, in order; those with arguments
   * that may be missing once for each choice of these.
   */
  public ImmutableSet<String> keys() {
    ImmutableSet.Builder<String> keys = ImmutableSet.builder();
    byVerb.values().forEach(form -> keys.addAll(form.keys(keyOf(form))));
    return keys.build();
  }

  /**
   * Returns the keys of the moves whose arguments are seen by the mover alone, in order. Where
   * several kinds of these share a verb, nobody else knows which was made: the verb is their key.
   */
  public ImmutableSet<String> concealedKeys() {
    ImmutableSet.Builder<String> keys = ImmutableSet.builder();
    for (Form<? extends M> form : byVerb.values()) {
      if (concealed.contains(form.type())) {
        keys.add(hiddenKey(form.verb()));
      }
    }
    return keys.build();
  }

  private String hiddenKey(String verb) {
    ImmutableList<Form<? extends M>> forms = hidden.forms(verb);
    return forms.size() == 1 ? keyOf(forms.get(0)) : verb;
  }

  /** A verb that several kinds of moves share does not say which is told. */
  private String keyOf(Form<? extends M> form) {
    String name = names.get(form.type());
    if (name != null) {
      return name;
    }
    return byVerb.get(form.verb()).size() == 1 ? form.verb() : form.words().replace(' ', '-');
  }

  /**
   * Returns a move in its parts.
   *
   * @throws IllegalArgumentException if moves of this class have no form
   */
  public MoveParts parts(M move) {
    return parts(formOf(move), move);
  }

  private <F extends M> MoveParts parts(Form<F> form, M move) {
    return form.parts(move.seat(), keyOf(form), form.type().cast(move));
  }

  /**
   * Returns a move as somebody saw it, as something that can be told: {@code move.put}, or {@code
   * move.put.hidden} where {@linkplain #isHidden something was concealed}, with one of the {@link
   * #concealedKeys}.
   *
   * @throws NotationException if it is no move of this game, nor one of which something is
   *     concealed
   */
  public Phrase told(SeenMove seen) {
    if (isHidden(seen)) {
      String key = hiddenKey(ConcealedReader.verb(seen.text()));
      return new Phrase("move." + key + ".hidden", seen.seat(), ImmutableList.of());
    }
    M move = seen.seat() < 0 ? parseChance(seen.text()) : parse(seen.seat(), seen.text());
    return parts(move).told();
  }

  /** Returns the patterns of all forms, for messages: {@code bid <a whole number such as 3>}. */
  public ImmutableList<String> patterns() {
    ImmutableList.Builder<String> patterns = ImmutableList.builder();
    for (Form<? extends M> form : byVerb.values()) {
      patterns.add(form.pattern());
    }
    return patterns.build();
  }

  /**
   * Returns the text of a move, without its seat.
   *
   * @throws IllegalArgumentException if moves of this class have no form
   */
  public String format(M move) {
    return formOf(move).join(argumentsOf(move));
  }

  /**
   * Returns the texts that are {@linkplain Builder#alsoRead also read} as a move and never written,
   * in the order of their declaration; most moves have none.
   */
  public ImmutableList<String> otherTexts(M move) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (Form<? extends M> spelling : spellings) {
      if (spelling.type().isInstance(move)) {
        texts.add(Joiner.on(' ').join(arguments(spelling, move)));
      }
    }
    return texts.build();
  }

  /**
   * Returns the text of a move with every word after the verb concealed, {@code put ??}; of a text,
   * the one {@code ??} does not tell how many words it has.
   *
   * @throws IllegalArgumentException if moves of this class have no form
   */
  public String formatConcealed(M move) {
    Form<? extends M> form = formOf(move);
    return form.join(Collections.nCopies(places(form, move), CONCEALED));
  }

  /**
   * Tells whether something of a move was concealed from whoever saw it. A word {@code ??} stands
   * for each word that was, the last one perhaps for all that is left, and all others can be read:
   * {@code bet 5 ??}. A text that looks like it but can be read, such as a guess of {@code ??}, is
   * the move; one that is neither is no move of this game.
   */
  public boolean isHidden(SeenMove seen) {
    return hidden.reads(seen.text()) && !isMove(Math.max(0, seen.seat()), seen.text());
  }

  private boolean isMove(int seat, String text) {
    try {
      return quick.read(seat, text) != null;
    } catch (NotationException e) {
      return false; // It can be read, but the move refuses it.
    }
  }

  /** Tells whether a move has free text, so that no list names all moves such as this. */
  public boolean isFree(M move) {
    return formOf(move).slots().stream().anyMatch(slot -> slot.arg().text());
  }

  /** Tells whether only the mover sees the arguments of moves such as this. */
  public boolean isConcealed(M move) {
    return concealed.contains(move.getClass());
  }

  /**
   * Reads a move of a seat; the text of a move of chance is not one.
   *
   * @param seat the seat that moves, from 0
   * @throws NotationException if the text is not the text of a move of this seat, or the move
   *     refuses its arguments; says where and what can stand there
   * @throws IndexOutOfBoundsException if {@code seat} is negative
   */
  public M parse(int seat, String text) {
    if (seat < 0) {
      throw new IndexOutOfBoundsException("seat " + seat + "; expected 0 or more");
    }
    M move = read(seat, text);
    if (move.isChance()) {
      throw notOf("seat " + seat, text);
    }
    return move;
  }

  /**
   * Reads a move of chance; the text of a move of a seat is not one.
   *
   * @throws NotationException if the text is not the text of a move of chance, or the move refuses
   *     its arguments; says where and what can stand there
   */
  public M parseChance(String text) {
    M move = read(0, text); // A move of chance is nobody's, whoever is said to make it.
    if (!move.isChance()) {
      throw notOf("chance", text);
    }
    return move;
  }

  private M read(int seat, String text) {
    M move = quick.read(seat, text);
    return move == null ? careful.read(seat, text) : move;
  }

  private static NotationException notOf(String mover, String text) {
    List<Word> words = Word.split(text);
    return new NotationException(words.get(0).column(), Word.join(words), "a move of " + mover);
  }

  /** Returns the cards that a move names, in the order of the notation. */
  public ImmutableList<Card> cards(M move) {
    ImmutableList.Builder<Card> cards = ImmutableList.builder();
    mapCards(
        -1,
        move,
        card -> {
          cards.add(card);
          return card;
        });
    return cards.build();
  }

  /**
   * Returns a move with other cards in place of those it names.
   *
   * @param seat the seat of the move, or -1 for chance
   * @throws IllegalArgumentException if there are more or fewer cards than {@link #cards} returns,
   *     or a card is not of the family
   */
  public M withCards(int seat, M move, List<? extends Card> cards) {
    if (cards.size() != cards(move).size()) {
      throw new IllegalArgumentException(
          cards.size() + " cards for " + format(move) + "; expected " + cards(move).size());
    }
    Iterator<? extends Card> next = cards.iterator();
    return mapCards(seat, move, card -> next.next());
  }

  private M mapCards(int seat, M move, UnaryOperator<Card> map) {
    return map(formOf(move), seat, move, map);
  }

  private static <F> F map(Form<F> form, int seat, Object move, UnaryOperator<Card> map) {
    return form.mapCards(seat, form.type().cast(move), map);
  }

  private ImmutableList<String> argumentsOf(M move) {
    return arguments(formOf(move), move);
  }

  private static <F> ImmutableList<String> arguments(Form<F> form, Object move) {
    return form.arguments(form.type().cast(move));
  }

  private static <F> int places(Form<F> form, Object move) {
    return form.places(form.type().cast(move));
  }

  private Form<? extends M> formOf(M move) {
    Form<? extends M> form = byType.get(move.getClass());
    if (form == null) {
      throw new IllegalArgumentException("no form for a move of " + move.getClass());
    }
    return form;
  }

  /** Collects the forms of a syntax. */
  public static final class Builder<M extends Move> {
    private final ImmutableListMultimap.Builder<String, Form<? extends M>> byVerb =
        ImmutableListMultimap.builder();
    private final ImmutableList.Builder<Form<? extends M>> spellings = ImmutableList.builder();
    private final ImmutableSet.Builder<Class<?>> concealed = ImmutableSet.builder();
    private final Map<Class<?>, String> names = new LinkedHashMap<>();

    private Builder() {}

    /**
     * Adds a form without arguments: {@code pass}, {@code draw stock}.
     *
     * @param words the verb, and words that always follow it, with one blank between them
     * @param type the class of the moves
     * @param maker the constructor of the move, or a method that returns a shared one
     * @throws IllegalArgumentException if {@code words} are no such words
     */
    public <F extends M> Builder<M> form(String words, Class<F> type, IntFunction<F> maker) {
      return add(Form.of(words, type, (seat, values) -> maker.apply(seat)));
    }

    /**
     * Adds a form with an argument: {@code bid 3}.
     *
     * @param words the verb, and words that always follow it, with one blank between them
     * @param type the class of the moves
     * @param maker the constructor of the move, or a method that returns a shared one; it may throw
     *     an {@link IllegalArgumentException}: then no text is such a move
     * @param arg its argument
     * @throws IllegalArgumentException if {@code words} are no such words
     */
    public <F extends M, A> Builder<M> form(
        String words, Class<F> type, MoveConstructor.Of1<F, A> maker, MoveArg<F, A> arg) {
      return add(formOf(words, type, maker, arg));
    }

    /**
     * Adds a form with two arguments: {@code capture 7d 3s 4h}.
     *
     * @param words the verb, and words that always follow it, with one blank between them
     * @param type the class of the moves
     * @param maker as for a form with one argument
     * @param arg its first argument, and so on
     * @throws IllegalArgumentException if {@code words} are no such words
     */
    public <F extends M, A, B> Builder<M> form(
        String words,
        Class<F> type,
        MoveConstructor.Of2<F, A, B> maker,
        MoveArg<F, A> arg,
        MoveArg<F, B> arg2) {
      return add(formOf(words, type, maker, arg, arg2));
    }

    /**
     * Adds a form with three arguments: {@code move 3 2 5}. Where a move has still more components,
     * some of them are one argument of a kind of its own.
     *
     * @param words the verb, and words that always follow it, with one blank between them
     * @param type the class of the moves
     * @param maker as for a form with one argument
     * @param arg its first argument, and so on
     * @throws IllegalArgumentException if {@code words} are no such words
     */
    public <F extends M, A, B, C> Builder<M> form(
        String words,
        Class<F> type,
        MoveConstructor.Of3<F, A, B, C> maker,
        MoveArg<F, A> arg,
        MoveArg<F, B> arg2,
        MoveArg<F, C> arg3) {
      return add(formOf(words, type, maker, arg, arg2, arg3));
    }

    /**
     * Adds a form of moves of chance, which have no seat: {@code roll 3 5}.
     *
     * @param words the verb, and words that always follow it, with one blank between them
     * @param type the class of the moves
     * @param maker the constructor of the move, or a method that returns a shared one
     * @param arg its argument
     * @throws IllegalArgumentException if {@code words} are no such words
     */
    public <F extends M, A> Builder<M> chance(
        String words, Class<F> type, Function<A, F> maker, MoveArg<F, A> arg) {
      return add(formOf(words, type, (seat, first) -> maker.apply(first), arg));
    }

    /**
     * Adds a form of moves of chance with two arguments.
     *
     * @param words the verb, and words that always follow it, with one blank between them
     * @param type the class of the moves
     * @param maker the constructor of the move, or a method that returns a shared one
     * @param arg its first argument, and so on
     * @throws IllegalArgumentException if {@code words} are no such words
     */
    public <F extends M, A, B> Builder<M> chance(
        String words,
        Class<F> type,
        BiFunction<A, B, F> maker,
        MoveArg<F, A> arg,
        MoveArg<F, B> arg2) {
      return add(
          formOf(words, type, (seat, first, second) -> maker.apply(first, second), arg, arg2));
    }

    /** Adds the shuffle of chance, whose cards nobody sees: {@code shuffle 7d Ks Ah}. */
    public <F extends M, A> Builder<M> shuffle(
        Class<F> type, Function<A, F> maker, MoveArg<F, A> cards) {
      return chance("shuffle", type, maker, cards).concealed(type);
    }

    /**
     * Adds another spelling of the moves of a class, which is read and never written: a number of
     * crosses. It has no verb.
     *
     * @param type a class of moves that has a form
     * @param maker as for a form
     * @param arg its argument, which may not be missing and is no free text
     * @throws IllegalArgumentException if the argument is optional or free text
     */
    public <F extends M, A> Builder<M> alsoRead(
        Class<F> type, MoveConstructor.Of1<F, A> maker, MoveArg<F, A> arg) {
      return addSpelling(formOf("", type, maker, arg));
    }

    /**
     * Adds another spelling of the moves of a class, of two arguments.
     *
     * @throws IllegalArgumentException if an argument is optional or free text
     * @see #alsoRead(Class, MoveConstructor.Of1, MoveArg)
     */
    public <F extends M, A, B> Builder<M> alsoRead(
        Class<F> type, MoveConstructor.Of2<F, A, B> maker, MoveArg<F, A> arg, MoveArg<F, B> arg2) {
      return addSpelling(formOf("", type, maker, arg, arg2));
    }

    /**
     * Adds another spelling of the moves of a class, of three arguments: a bet as players write it
     * on paper, {@code 2 EXA D/C}.
     *
     * @throws IllegalArgumentException if an argument is optional or free text
     * @see #alsoRead(Class, MoveConstructor.Of1, MoveArg)
     */
    public <F extends M, A, B, C> Builder<M> alsoRead(
        Class<F> type,
        MoveConstructor.Of3<F, A, B, C> maker,
        MoveArg<F, A> arg,
        MoveArg<F, B> arg2,
        MoveArg<F, C> arg3) {
      return addSpelling(formOf("", type, maker, arg, arg2, arg3));
    }

    @SuppressWarnings("unchecked") // A value is what the argument at its place has read.
    private static <F, A> Form<F> formOf(
        String words, Class<F> type, MoveConstructor.Of1<F, A> maker, MoveArg<F, A> arg) {
      return Form.of(words, type, (seat, values) -> maker.make(seat, (A) values.get(0)), arg);
    }

    @SuppressWarnings("unchecked") // A value is what the argument at its place has read.
    private static <F, A, B> Form<F> formOf(
        String words,
        Class<F> type,
        MoveConstructor.Of2<F, A, B> maker,
        MoveArg<F, A> arg,
        MoveArg<F, B> arg2) {
      return Form.of(
          words,
          type,
          (seat, values) -> maker.make(seat, (A) values.get(0), (B) values.get(1)),
          arg,
          arg2);
    }

    @SuppressWarnings("unchecked") // A value is what the argument at its place has read.
    private static <F, A, B, C> Form<F> formOf(
        String words,
        Class<F> type,
        MoveConstructor.Of3<F, A, B, C> maker,
        MoveArg<F, A> arg,
        MoveArg<F, B> arg2,
        MoveArg<F, C> arg3) {
      return Form.of(
          words,
          type,
          (seat, values) ->
              maker.make(seat, (A) values.get(0), (B) values.get(1), (C) values.get(2)),
          arg,
          arg2,
          arg3);
    }

    private Builder<M> add(Form<? extends M> form) {
      byVerb.put(form.verb(), form);
      return this;
    }

    private Builder<M> addSpelling(Form<? extends M> spelling) {
      for (Form.Slot<?> slot : spelling.slots()) {
        boolean isPlain = !slot.isOptional() && !slot.arg().text();
        checkArgument(isPlain, "a spelling of %s with %s", spelling.type(), slot.arg().expected());
      }
      spellings.add(spelling);
      return this;
    }

    /** Declares that only the mover sees the arguments of moves of a class; of chance, nobody. */
    public Builder<M> concealed(Class<? extends M> type) {
      concealed.add(type);
      return this;
    }

    /**
     * Gives moves of a class a name for files of words, where the verb does not tell them from
     * others: {@code take-onto} for {@code move.take-onto}.
     *
     * @throws IllegalArgumentException if they have a name already
     */
    public Builder<M> named(Class<? extends M> type, String name) {
      String other = names.putIfAbsent(type, name);
      checkArgument(other == null, "%s is named twice: %s, %s", type.getSimpleName(), other, name);
      return this;
    }

    /**
     * Returns the syntax.
     *
     * @throws IllegalArgumentException if a class of moves has two forms, or is concealed or named
     *     or has another spelling and has no form, or a text that can be read as if it were
     *     concealed; if a form has no verb, or anything after an argument that takes all that is
     *     left, or an argument that may be missing and could be what follows it; if two forms are
     *     written the same, or files of words would call them the same; or if another spelling can
     *     begin with a verb
     */
    public MoveSyntax<M> build() {
      return new MoveSyntax<>(this);
    }
  }
}
