package io.github.spadille.engine.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CaseFormat;
import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.reflect.RecordComponents;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.words.Phrase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How the moves of a game are written and read: declared form by form, never parsed by hand.
 *
 * <pre>{@code
 * MoveSyntax.<MyGameMove>builder()
 *     .shuffle(Shuffle.class, CARDS)
 *     .form("bid", Bid.class, NUMBER)
 *     .form("play", Play.class, CARD)
 *     .build();
 * }</pre>
 *
 * <p>A form is a verb and its arguments. A move is a record: of the {@code seat}, unless it is a
 * move of chance, and of a component for each argument, in order; {@linkplain Args#word a word that
 * is always there} has no component. A record with a static method {@code of} that takes its
 * components is made by it, so that shared moves stay shared. Several forms may share a verb; the
 * first whose arguments can be read is taken, so declare the longer one first where both could be.
 * Where arguments have to fit each other, the record refuses them with an {@link UnfitException},
 * or any other {@link IllegalArgumentException}: then no text is such a move. {@linkplain
 * Args#optional Arguments that may be missing} spare forms: a word that one of them cannot read is
 * left to the next argument, and each way to leave some out has words of its own, such as {@code
 * move.play} and {@code move.play-suit}.
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
  /** What stands for each argument that a viewer may not see. */
  public static final String CONCEALED = "??";

  private static final Splitter BLANK = Splitter.on(' ');

  /**
   * One argument of a form and which component of a move it is.
   *
   * @param component -1 for a word that is always there
   */
  record Slot<F>(Arg<Object> arg, RecordComponents<F> parts, int component) {
    Object valueIn(F move) {
      return component < 0 ? arg.expected() : parts.get(move, component);
    }

    ImmutableList<String> format(F move) {
      return arg.format(valueIn(move));
    }

    Object mapCards(F move, UnaryOperator<Card> map) {
      return arg.mapCards(valueIn(move), map);
    }

    Object told(F move) {
      return arg.told(valueIn(move));
    }

    boolean isOptional() {
      return arg.nameIfOptional().isPresent();
    }

    /** Returns what a move is called that has this argument, too. */
    String keyWith(String key) {
      return arg.nameIfOptional().map(name -> key + '-' + name).orElse(key);
    }
  }

  /**
   * How one class of moves is written.
   *
   * @param verb its first word; empty in another spelling, which has arguments alone
   */
  record Form<F>(
      String verb, Class<F> type, ImmutableList<Slot<F>> slots, RecordComponents<F> recordParts) {
    /** Returns how many words stand before the arguments. */
    int wordsBefore() {
      return verb.isEmpty() ? 0 : 1;
    }

    ImmutableList<String> arguments(F move) {
      ImmutableList.Builder<String> words = ImmutableList.builder();
      for (Slot<F> slot : slots) {
        words.addAll(slot.format(move));
      }
      return words.build();
    }

    /** Returns how many words stand for a move that is concealed: a text is one. */
    int places(F move) {
      int places = 0;
      for (Slot<F> slot : slots) {
        places += slot.arg().text() ? 1 : slot.format(move).size();
      }
      return places;
    }

    /**
     * Makes the move of a text.
     *
     * @throws NotationException if the move refuses its arguments, or a game that looks its shared
     *     moves up by seat knows no such seat
     */
    F make(int seat, List<Object> arguments, String text) {
      try {
        return make(seat, arguments);
      } catch (UnfitException e) {
        throw unfit(e, arguments, text);
      } catch (IllegalArgumentException e) {
        String reason = e.getMessage() == null ? "" : " (" + Excerpt.of(e.getMessage()) + ')';
        throw unmade(
            split(text), slots.isEmpty() ? 0 : wordsBefore(), "what makes a move" + reason, e);
      } catch (IndexOutOfBoundsException e) {
        throw unmade(split(text), 0, "a move of " + (seat < 0 ? "chance" : "seat " + seat), e);
      }
    }

    /** Says which argument does not fit the others. */
    private NotationException unfit(UnfitException e, List<Object> arguments, String text) {
      List<Word> words = split(text);
      int from = wordsBefore();
      for (int i = 0; i < slots.size(); i++) {
        Slot<F> slot = slots.get(i);
        if (slot.component() == recordParts.names().indexOf(e.component())) {
          boolean last = slot.arg().rest() || slot.arg().text();
          return unmade(last ? words : words.subList(0, from + 1), from, e.expected(), e);
        }
        from += slot.arg().format(arguments.get(i)).size();
      }
      throw new IllegalStateException(verb + " has no argument " + e.component(), e);
    }

    private static NotationException unmade(
        List<Word> words, int from, String expected, RuntimeException cause) {
      List<Word> wrong = words.subList(from, words.size());
      NotationException exception =
          new NotationException(wrong.get(0).column(), join(wrong), expected);
      exception.initCause(cause);
      return exception;
    }

    /** Returns a move in its parts, without those that are missing. */
    MoveParts parts(int seat, String name, F move) {
      String key = name;
      ImmutableList.Builder<Object> arguments = ImmutableList.builder();
      ImmutableList.Builder<ImmutableList<String>> words = ImmutableList.builder();
      for (Slot<F> slot : slots) {
        ImmutableList<String> argument = slot.format(move);
        if (!argument.isEmpty() || !slot.isOptional()) {
          key = slot.keyWith(key);
          arguments.add(slot.told(move));
          words.add(argument);
        }
      }
      return new MoveParts(seat, key, verb, arguments.build(), words.build());
    }

    /** Returns what moves are called, with each choice of the arguments that may be missing. */
    ImmutableList<String> keys(String name) {
      ImmutableList<String> keys = ImmutableList.of(name);
      for (Slot<F> slot : slots) {
        if (slot.isOptional()) {
          keys =
              ImmutableList.<String>builder()
                  .addAll(keys)
                  .addAll(Lists.transform(keys, slot::keyWith))
                  .build();
        }
      }
      return keys;
    }

    F mapCards(int seat, F move, UnaryOperator<Card> map) {
      List<Object> mapped = new ArrayList<>();
      for (Slot<F> slot : slots) {
        mapped.add(slot.mapCards(move, map));
      }
      return make(seat, mapped);
    }

    /** Makes the move of a value for each slot; a move of chance has no seat. */
    private F make(int seat, List<Object> arguments) {
      Object[] values = new Object[recordParts.names().size()];
      if (hasSeat(recordParts)) {
        values[0] = seat;
      }
      for (int i = 0; i < arguments.size(); i++) {
        int component = slots.get(i).component();
        if (component >= 0) {
          values[component] = arguments.get(i);
        }
      }
      return recordParts.make(values);
    }

    static boolean hasSeat(RecordComponents<?> parts) {
      return !parts.names().isEmpty() && parts.names().get(0).equals("seat");
    }
  }

  /** A word of a text and the column where it begins. */
  private record Word(String text, int column) {
    /** Returns the place after it in the text. */
    int end() {
      return column - 1 + text.length();
    }
  }

  private final ImmutableListMultimap<String, Form<? extends M>> byVerb;
  private final ImmutableMap<Class<?>, Form<? extends M>> byType;
  private final ImmutableList<Form<? extends M>> spellings;
  private final ImmutableSet<Class<?>> concealed;
  private final QuickReader<M> quick;

  private MoveSyntax(Builder<M> builder) {
    this.byVerb = builder.byVerb.build();
    this.byType = builder.byType.buildOrThrow();
    this.spellings = builder.spellings.build();
    this.concealed = builder.concealed.build();
    this.quick = new QuickReader<>(byVerb.values());
    for (Class<?> type : concealed) {
      if (!byType.containsKey(type)) {
        throw new IllegalArgumentException("concealed " + type + " has no form");
      }
      checkHides(byType.get(type));
    }
    spellings.forEach(this::checkSpelling);
  }

  private void checkSpelling(Form<? extends M> spelling) {
    checkArgument(byType.containsKey(spelling.type()), "%s has no form", spelling.type());
    Arg<?> first = spelling.slots().get(0).arg();
    for (String verb : byVerb.keySet()) {
      boolean isVerb = first.find(ImmutableList.of(verb)).isPresent();
      checkArgument(!isVerb, "another spelling of %s begins with %s", spelling.type(), verb);
    }
  }

  /** Checks that no move is written as one that is concealed, which free text could be. */
  private void checkHides(@Nullable Form<? extends M> form) {
    if (form != null && form.slots().stream().anyMatch(slot -> slot.arg().text())) {
      String hidden = join(form, Collections.nCopies(form.slots().size(), CONCEALED));
      checkArgument(quick.read(0, hidden) == null, "concealed, but a move: %s", hidden);
    }
  }

  /** Returns a builder of a syntax. */
  public static <M extends Move> Builder<M> builder() {
    return new Builder<>();
  }

  /** Returns a builder that begins with the forms of this syntax, for a variant with more moves. */
  public Builder<M> toBuilder() {
    Builder<M> builder = new Builder<>();
    builder.byVerb.putAll(byVerb);
    builder.byType.putAll(byType);
    builder.spellings.addAll(spellings);
    builder.concealed.addAll(concealed);
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

  /** Returns the keys of the moves whose arguments are seen by the mover alone. */
  public ImmutableSet<String> concealedKeys() {
    ImmutableSet.Builder<String> keys = ImmutableSet.builder();
    for (Form<? extends M> form : byVerb.values()) {
      if (concealed.contains(form.type())) {
        keys.add(keyOf(form));
      }
    }
    return keys.build();
  }

  /** A verb that several kinds of moves share does not say which is told. */
  private String keyOf(Form<? extends M> form) {
    return byVerb.get(form.verb()).size() == 1
        ? form.verb()
        : CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, form.type().getSimpleName());
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
   * move.put.hidden} where its arguments were concealed.
   *
   * @throws NotationException if it is no move of this game
   */
  public Phrase told(SeenMove seen) {
    if (isHidden(seen)) {
      List<Word> words = split(seen.text());
      ImmutableList<Form<? extends M>> forms = byVerb.get(words.get(0).text());
      if (forms.isEmpty()) {
        throw new NotationException(1, words.get(0).text(), Joiner.on(", ").join(verbs()));
      }
      Form<? extends M> form =
          forms.stream()
              .filter(each -> concealed.contains(each.type()))
              .findFirst()
              .orElse(forms.get(0));
      return new Phrase("move." + keyOf(form) + ".hidden", seen.seat(), ImmutableList.of());
    }
    M move = seen.seat() < 0 ? parseChance(seen.text()) : parse(seen.seat(), seen.text());
    return parts(move).told();
  }

  /** Returns the patterns of all forms, for messages: {@code bid <a whole number such as 3>}. */
  public ImmutableList<String> patterns() {
    ImmutableList.Builder<String> patterns = ImmutableList.builder();
    for (Form<? extends M> form : byVerb.values()) {
      StringBuilder pattern = new StringBuilder(form.verb());
      for (Slot<?> slot : form.slots()) {
        String argument = '<' + slot.arg().expected() + '>';
        pattern.append(' ').append(slot.isOptional() ? '[' + argument + ']' : argument);
      }
      patterns.add(pattern.toString());
    }
    return patterns.build();
  }

  /**
   * Returns the text of a move, without its seat.
   *
   * @throws IllegalArgumentException if moves of this class have no form
   */
  public String format(M move) {
    return join(formOf(move), argumentsOf(move));
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
   * Returns the text of a move with every argument concealed: {@code put ??}.
   *
   * @throws IllegalArgumentException if moves of this class have no form
   */
  public String formatConcealed(M move) {
    Form<? extends M> form = formOf(move);
    return join(form, Collections.nCopies(places(form, move), CONCEALED));
  }

  /**
   * Tells whether something of a move was concealed from whoever saw it. A text that looks like it
   * but can be read, such as a guess of {@code ??}, is the move.
   */
  public boolean isHidden(SeenMove seen) {
    return BLANK.splitToStream(seen.text()).anyMatch(CONCEALED::equals)
        && quick.read(Math.max(0, seen.seat()), seen.text()) == null;
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
    return move == null ? parseCarefully(seat, text) : move;
  }

  private static NotationException notOf(String mover, String text) {
    List<Word> words = split(text);
    return new NotationException(words.get(0).column(), join(words), "a move of " + mover);
  }

  /** Reads a move word by word, so as to say where it cannot be read. */
  private M parseCarefully(int seat, String text) {
    List<Word> words = split(text);
    String verb = words.isEmpty() ? "" : words.get(0).text();
    if (byVerb.containsKey(verb)) {
      return parse(byVerb.get(verb), seat, words, text);
    }
    int begin = words.isEmpty() ? 1 : words.get(0).column();
    String expected = Joiner.on(", ").join(verbs());
    if (spellings.isEmpty() || words.isEmpty()) {
      throw new NotationException(begin, verb, expected);
    }
    try {
      return parse(spellings, seat, words, text);
    } catch (NotationException e) {
      throw e.column() > begin || e.getCause() != null
          ? e
          : new NotationException(begin, verb, expected + " or " + e.expected());
    }
  }

  /** Reads a move as the first form that fits. */
  private M parse(List<Form<? extends M>> forms, int seat, List<Word> words, String text) {
    NotationException furthest = null;
    for (Form<? extends M> form : forms) {
      List<Object> arguments = new ArrayList<>();
      NotationException wrong = read(form, words, text, arguments);
      if (wrong == null) {
        return form.make(seat, arguments, text);
      }
      // The form that could be read furthest is most likely the one that was meant.
      if (furthest == null || wrong.column() > furthest.column()) {
        furthest = wrong;
      }
    }
    throw furthest == null ? new IllegalStateException(text) : furthest;
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

  /** Reads the arguments of a form into a list; returns what is wrong, or null if nothing is. */
  private static @Nullable NotationException read(
      Form<?> form, List<Word> words, String text, List<Object> arguments) {
    int next = form.wordsBefore();
    String orElse = ""; // what could also stand at the next word
    for (Slot<?> slot : form.slots()) {
      Arg<?> arg = slot.arg();
      if (arg.text()) {
        Word before = words.get(next - 1);
        Word left = new Word(text.substring(before.end()), before.end() + 1);
        Optional<?> argument = arg.find(ImmutableList.of(left.text()));
        argument.ifPresent(arguments::add);
        return argument.isPresent()
            ? null
            : new NotationException(
                Math.min(left.column() + 1, text.length() + 1),
                left.text().trim(),
                orElse + arg.expected());
      }
      int until = arg.rest() ? words.size() : Math.min(next + 1, words.size());
      List<Word> own = words.subList(next, until);
      Optional<?> argument =
          own.isEmpty() ? Optional.empty() : arg.find(Lists.transform(own, Word::text));
      if (argument.isPresent()) {
        arguments.add(argument.get());
        next = until;
        orElse = "";
      } else if (slot.isOptional()) {
        arguments.add(arg.find(ImmutableList.of()).orElseThrow());
        orElse += arg.expected() + " or ";
      } else {
        Word wrong = own.isEmpty() ? new Word("", text.length() + 1) : wrongWord(arg, own);
        return new NotationException(wrong.column(), wrong.text(), orElse + arg.expected());
      }
    }
    return next == words.size()
        ? null
        : new NotationException(
            words.get(next).column(), words.get(next).text(), orElse + "the end");
  }

  /** Finds the word that cannot be read among those of a rest, by itself or after the others. */
  private static Word wrongWord(Arg<?> arg, List<Word> words) {
    for (Word word : words) {
      if (arg.find(ImmutableList.of(word.text())).isEmpty()) {
        return word;
      }
    }
    int readable = 1;
    int unreadable = words.size();
    while (unreadable - readable > 1) {
      int many = (readable + unreadable) >>> 1;
      if (arg.find(Lists.transform(words.subList(0, many), Word::text)).isPresent()) {
        readable = many;
      } else {
        unreadable = many;
      }
    }
    return words.get(unreadable - 1);
  }

  private static List<Word> split(String text) {
    List<Word> words = new ArrayList<>();
    int i = 0;
    while (i < text.length()) {
      if (CharMatcher.whitespace().matches(text.charAt(i))) {
        i++;
        continue;
      }
      int from = i;
      while (i < text.length() && !CharMatcher.whitespace().matches(text.charAt(i))) {
        i++;
      }
      words.add(new Word(text.substring(from, i), from + 1));
    }
    return words;
  }

  private static String join(List<Word> words) {
    return Joiner.on(' ').join(Lists.transform(words, Word::text));
  }

  private static String join(Form<?> form, List<String> arguments) {
    return arguments.isEmpty() ? form.verb() : form.verb() + ' ' + Joiner.on(' ').join(arguments);
  }

  /** Collects the forms of a syntax. */
  public static final class Builder<M extends Move> {
    private final ImmutableListMultimap.Builder<String, Form<? extends M>> byVerb =
        ImmutableListMultimap.builder();
    private final ImmutableMap.Builder<Class<?>, Form<? extends M>> byType = ImmutableMap.builder();
    private final ImmutableList.Builder<Form<? extends M>> spellings = ImmutableList.builder();
    private final ImmutableSet.Builder<Class<?>> concealed = ImmutableSet.builder();

    private Builder() {}

    /**
     * Adds a form: {@code pass}, {@code play 8c h}.
     *
     * @param type a record of the seat, unless it is a move of chance, and of the arguments
     * @throws IllegalArgumentException if it is no record, one that the engine may not read, or one
     *     with more or fewer components
     */
    public <F extends M> Builder<M> form(String verb, Class<F> type, Arg<?>... arguments) {
      Form<F> form = formOf(verb, type, arguments);
      byVerb.put(verb, form);
      byType.put(type, form);
      return this;
    }

    /**
     * Adds another spelling of the moves of a class, which is read and never written: a bet as
     * players write it on paper, {@code 2 EXA D/C}. It has no verb.
     *
     * @param type a class of moves that has a form
     * @param arguments all words of the text, an argument for each component; none may be missing,
     *     and none is free text
     * @throws IllegalArgumentException as for {@link #form}, or if there is no argument or one that
     *     is optional or free text
     */
    public <F extends M> Builder<M> alsoRead(Class<F> type, Arg<?>... arguments) {
      Form<F> spelling = formOf("", type, arguments);
      checkArgument(!spelling.slots().isEmpty(), "a spelling of %s without arguments", type);
      for (Slot<F> slot : spelling.slots()) {
        boolean isPlain = !slot.isOptional() && !slot.arg().text();
        checkArgument(isPlain, "a spelling of %s with %s", type, slot.arg().expected());
      }
      spellings.add(spelling);
      return this;
    }

    private static <F> Form<F> formOf(String verb, Class<F> type, Arg<?>... arguments) {
      RecordComponents<F> parts = RecordComponents.of(type);
      int next = Form.hasSeat(parts) ? 1 : 0;
      ImmutableList.Builder<Slot<F>> slots = ImmutableList.builder();
      for (Arg<?> argument : arguments) {
        @SuppressWarnings("unchecked") // A record refuses values of another type.
        Arg<Object> arg = (Arg<Object>) argument;
        slots.add(new Slot<>(arg, parts, argument instanceof WordArg ? -1 : next++));
      }
      checkArgument(
          next == parts.names().size(),
          "%s with %s for the components %s",
          verb,
          Lists.transform(Arrays.asList(arguments), Arg::expected),
          parts.names());
      return new Form<>(verb, type, slots.build(), parts);
    }

    /** Adds the shuffle of chance, whose cards nobody sees: {@code shuffle 7d Ks Ah}. */
    public <F extends M> Builder<M> shuffle(Class<F> type, Arg<?> cards) {
      return form("shuffle", type, cards).concealed(type);
    }

    /** Declares that only the mover sees the arguments of moves of a class; of chance, nobody. */
    public Builder<M> concealed(Class<? extends M> type) {
      concealed.add(type);
      return this;
    }

    /**
     * Returns the syntax.
     *
     * @throws IllegalArgumentException if a class of moves has two forms, or is concealed or has
     *     another spelling and has none, or a text that can be read as if it were concealed, or if
     *     another spelling can begin with a verb
     */
    public MoveSyntax<M> build() {
      return new MoveSyntax<>(this);
    }
  }
}
