package io.github.spadille.engine.words;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Iterables;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.text.Ids;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * The words of one game in one language, and the names of those who play it.
 *
 * <pre>{@code
 * Words words = MyGame.GAME.words().in(Locale.ITALIAN).withPlayers("Ada", "Ben");
 * words.text(refusal.phrase());   // 7♦ does not follow 2♠, and you can follow suit
 * words.text(stage.phrase());     // Ben takes the trick
 * words.pile("hand.0");           // hand
 * }</pre>
 *
 * <p>A file of words has these keys. What has no words of the game has those of the engine, if it
 * has any: names of cards, suits and ranks, yes and no, lists.
 *
 * <table>
 * <caption>Keys</caption>
 * <tr><td>{@code pile.hand}</td><td>the pile {@code hand}, and {@code hand.0}, {@code hand.1};
 *     <code>{0}</code> is what stands behind the name, {@code {seat}} the owner, {@code {side}} the
 *     players of the side; {@code pile.b} is the name of {@code b1} and {@code b2}
 *     likewise</td></tr>
 * <tr><td>{@code fact.trump}</td><td>a fact, likewise; nothing behind the equals sign says that it
 *     is for programs only</td></tr>
 * <tr><td>{@code short.pile.won}, {@code short.fact.minimum}</td><td>what a pile or a fact is called
 *     beside the name of the player or side that it belongs to; it must be there where the words name
 *     them</td></tr>
 * <tr><td>{@code hold.hand}, {@code hold.hand.first}</td><td>how people hold these cards: see {@link
 *     io.github.spadille.engine.screen.HandOrder}</td></tr>
 * <tr><td>{@code shown.trump}</td><td>the phases in which people look at a fact: see {@link
 *     io.github.spadille.engine.screen.TableFacts}</td></tr>
 * <tr><td>{@code word.nt}</td><td>a word as the value of a fact or a parameter;
 *     {@code fact.trump.nt} goes before it</td></tr>
 * <tr><td>{@code phase.bid}</td><td>what is awaited</td></tr>
 * <tr><td>{@code move.bid}</td><td>how a move is told; {@code move.bid.hidden} where what it names is
 *     not seen</td></tr>
 * <tr><td>{@code offer.bid}</td><td>how a move is offered to the player who can make it</td></tr>
 * <tr><td>{@code stage.trick-taken}</td><td>what happens between two decisions</td></tr>
 * <tr><td>{@code score.MYG-19}</td><td>why points are given, {@code score.MYG-19.reason} where a rule
 *     has several reasons</td></tr>
 * <tr><td>{@code pad.bid}</td><td>what a {@link io.github.spadille.engine.game.ScorePad} asks</td></tr>
 * <tr><td>{@code refusal.MYG-14.follow}</td><td>why a move is refused</td></tr>
 * <tr><td>{@code card.X1}</td><td>a card, where its rank and suit do not say it</td></tr>
 * </table>
 *
 * <p>In the words, {@code {seat}} is the player it is about and <code>{0}</code>, <code>{1}</code>
 * are the parameters. A number can choose its words: <code>
 * {0,choice,0#nothing|1#one trick|1&lt;{0} tricks}</code>. Immutable and thread-safe.
 */
public final class Words {
  private static final Bundle ENGINE = Bundle.of(Words.class, "engine");
  private static final String HIDDEN = ".hidden";

  private final Bundle bundle;
  private final ImmutableList<Words> more;
  private final Locale locale;
  private final ImmutableList<String> players;
  private final ImmutableList<Seats> sides;
  private final ImmutableMap<String, String> own;
  private final ImmutableMap<String, String> common;
  private final ConcurrentMap<String, Template> templates;

  private Words(
      Bundle bundle,
      ImmutableList<Words> more,
      Locale locale,
      ImmutableList<String> players,
      ImmutableList<Seats> sides,
      ImmutableMap<String, String> own,
      ImmutableMap<String, String> common,
      ConcurrentMap<String, Template> templates) {
    this.bundle = bundle;
    this.more = more;
    this.locale = locale;
    this.players = players;
    this.sides = sides;
    this.own = own;
    this.common = common;
    this.templates = templates;
  }

  private static Words read(
      Bundle bundle,
      ImmutableList<Words> more,
      Locale locale,
      ImmutableList<String> players,
      ImmutableList<Seats> sides) {
    ImmutableMap.Builder<String, String> words = ImmutableMap.builder();
    words.putAll(bundle.in(locale));
    more.forEach(each -> words.putAll(each.in(locale).own));
    return new Words(
        bundle,
        more,
        locale,
        players,
        sides,
        words.buildKeepingLast(),
        ENGINE.in(locale),
        new ConcurrentHashMap<>());
  }

  /**
   * Returns the English words of files that lie beside a class.
   *
   * <p>A module opens the package to this one, {@code opens my.game to io.github.spadille.engine}.
   *
   * @param name what the files are called, without language and ending: {@code my-game}
   * @throws IllegalArgumentException if there is no such file
   * @throws java.io.UncheckedIOException if it cannot be read
   */
  public static Words resource(Class<?> beside, String name) {
    return read(
        Bundle.of(beside, name),
        ImmutableList.of(),
        Locale.ENGLISH,
        ImmutableList.of(),
        ImmutableList.of());
  }

  /** Returns English words by key, which stand in no file: those that a variant adds. */
  public static Words of(Map<String, String> words) {
    return read(
        Bundle.of(ImmutableMap.copyOf(words)),
        ImmutableList.of(),
        Locale.ENGLISH,
        ImmutableList.of(),
        ImmutableList.of());
  }

  /** Returns the same words in another language, or in English if there are none in it. */
  public Words in(Locale other) {
    Locale found = bundle.nearest(other).orElse(Locale.ENGLISH);
    return found.equals(locale) ? this : read(bundle, more, found, players, sides);
  }

  /** Returns these words with those of a variant, which go before them. */
  public Words plus(Words variant) {
    return read(
        bundle,
        ImmutableList.<Words>builder().addAll(more).add(variant).build(),
        locale,
        players,
        sides);
  }

  /** Returns these words with the names of the players, seat by seat. */
  public Words withPlayers(List<String> names) {
    return new Words(
        bundle, more, locale, ImmutableList.copyOf(names), sides, own, common, templates);
  }

  /**
   * Returns these words with the sides of the game, whose players {@code {side}} names.
   *
   * @param those as {@link io.github.spadille.engine.game.Rules#sides} tells them
   */
  public Words withSides(List<Seats> those) {
    return new Words(
        bundle, more, locale, players, ImmutableList.copyOf(those), own, common, templates);
  }

  /** Returns the language. */
  public Locale locale() {
    return locale;
  }

  /** Returns all keys of the game, in alphabetical order; those of the engine not included. */
  public ImmutableSet<String> keys() {
    return ImmutableSortedSet.copyOf(own.keySet());
  }

  /** Tells whether there are words for a key, be it an empty text. */
  public boolean has(String key) {
    return own.containsKey(key) || common.containsKey(key);
  }

  /** Tells whether a key of the game has words in this language, and not only in English. */
  public boolean isTranslated(String key) {
    return bundle.isTranslated(key, locale)
        || more.stream().anyMatch(each -> each.in(locale).isTranslated(key));
  }

  /** Returns what stands behind a key, braces and all; nothing if there are no words for it. */
  public Optional<String> pattern(String key) {
    String words = own.get(key);
    return Optional.ofNullable(words == null ? common.get(key) : words);
  }

  /** Returns the numbers of the parameters that the words of a key name. */
  public ImmutableSet<Integer> parameters(String key) {
    return pattern(key).map(words -> template(key, words).places()).orElse(ImmutableSortedSet.of());
  }

  /** Tells whether the words of a key name the player they are about. */
  public boolean namesPlayer(String key) {
    return pattern(key).map(words -> template(key, words).namesSeat()).orElse(false);
  }

  /** Tells whether the words of a key name the player or the side that something belongs to. */
  public boolean namesOwner(String key) {
    return pattern(key)
        .map(words -> template(key, words))
        .filter(words -> words.namesSeat() || words.namesSide())
        .isPresent();
  }

  private Template template(String key, String words) {
    return templates.computeIfAbsent(key, any -> new Template(words));
  }

  /**
   * Returns the text of a phrase.
   *
   * <p>A phrase without words is told by its key and parameters: a line that is missing is seen,
   * and nothing breaks.
   */
  public String text(Phrase phrase) {
    Optional<String> words = pattern(phrase.key());
    if (words.isEmpty()) {
      String key = phrase.key();
      // What is told in the same words whether it is seen or not needs no others.
      return key.endsWith(HIDDEN)
          ? text(
              new Phrase(
                  key.substring(0, key.length() - HIDDEN.length()),
                  phrase.seat(),
                  phrase.arguments()))
          : phrase.toString();
    }
    Object[] arguments = new Object[phrase.arguments().size()];
    for (int i = 0; i < arguments.length; i++) {
      Object argument = phrase.arguments().get(i);
      arguments[i] = argument instanceof Number ? argument : value(argument);
    }
    Template template = template(phrase.key(), words.get());
    String seat = phrase.seat() < 0 ? "" : player(phrase.seat());
    String side = template.namesSide() ? side(phrase.seat()) : "";
    return template.fill(seat, side, arguments, locale);
  }

  /** Returns the text of a key that is about nobody, with these parameters. */
  public String text(String key, Object... arguments) {
    return text(Phrase.of(key, arguments));
  }

  /** Returns the text of a parameter: a card, cards, players, a number, a word. */
  public String value(Object value) {
    if (value instanceof Phrased phrased) {
      return text(phrased.phrase());
    }
    if (value instanceof Phrase phrase) {
      return text(phrase);
    }
    if (value instanceof Verbatim verbatim) {
      return verbatim.text();
    }
    if (value instanceof Card card) {
      return card(card);
    }
    if (value instanceof Seats seats) {
      return players(seats);
    }
    if (value instanceof Suit suit) {
      return text("suit." + suit.code());
    }
    if (value instanceof Rank rank) {
      return text("rank." + rank.code());
    }
    if (value instanceof Enum<?> constant) {
      return word(Ids.of(constant));
    }
    if (value instanceof Iterable<?> values) {
      return values(values);
    }
    return word(value.toString());
  }

  private String values(Iterable<?> values) {
    List<String> texts = new ArrayList<>();
    values.forEach(value -> texts.add(value(value)));
    boolean cards = Iterables.getFirst(values, null) instanceof Card;
    if (texts.isEmpty()) {
      return text("word.-");
    }
    return cards ? row(texts) : list(texts);
  }

  /** Returns texts of cards in a row: {@code 7♦ 8♣}. */
  public String row(List<String> cards) {
    String row = "";
    for (int i = 0; i < cards.size(); i++) {
      row = i == 0 ? cards.get(0) : template("row", "list.cards", row, cards.get(i));
    }
    return row;
  }

  /** Returns a word in words; a number or a word without words as it is. */
  public String word(String word) {
    return pattern("word." + word).orElse(word);
  }

  /** Returns texts as a list: {@code Ada, Ben and Cleo}. */
  public String list(List<String> texts) {
    String list = texts.isEmpty() ? "" : texts.get(0);
    for (int i = 1; i < texts.size(); i++) {
      boolean last = i == texts.size() - 1;
      list = template("list", last ? "list.last" : "list.more", list, texts.get(i));
    }
    return list;
  }

  private String template(String otherwise, String key, String one, String other) {
    String words = pattern(key).orElse(otherwise);
    return template(key, words).fill("", new Object[] {one, other}, locale);
  }

  /** Returns the name of a player. */
  public String player(int seat) {
    return seat < players.size() ? players.get(seat) : text("player", seat);
  }

  /** Returns the names of the players of a side; its number if nobody told who they are. */
  private String side(int side) {
    return side >= 0 && side < sides.size() ? players(sides.get(side)) : text("side", side);
  }

  /** Returns the sides of the game, as they were {@linkplain #withSides told}; none otherwise. */
  public ImmutableList<Seats> sides() {
    return sides;
  }

  /** Returns the names of some players; a word for nobody if there is none. */
  public String players(Seats seats) {
    List<String> names = new ArrayList<>();
    seats.forEach(seat -> names.add(player(seat)));
    return names.isEmpty() ? text("nobody") : list(names);
  }

  /** Returns the name of a card: {@code 7♦}, {@code joker}. */
  public String card(Card card) {
    Optional<String> whole = pattern("card." + card.code());
    if (whole.isPresent()) {
      return whole.get();
    }
    if (!(card instanceof PlayingCard playing) || playing.isJoker()) {
      return card.code();
    }
    Phrase sign = Phrase.of("sign." + playing.suit().code());
    return text("card", playing.rank(), sign, playing.suit());
  }

  /** Returns a card as it is read aloud: {@code 7 of diamonds}, {@code joker}. */
  public String spoken(Card card) {
    if (has("card." + card.code()) || !(card instanceof PlayingCard playing) || playing.isJoker()) {
      return card(card);
    }
    String rank = playing.rank().code();
    return text(
        "spoken", pattern("spoken." + rank).orElseGet(() -> value(playing.rank())), playing.suit());
  }

  /** Returns the names of some cards; a word for none if there is none. */
  public String cards(Iterable<? extends Card> cards) {
    return values(cards);
  }

  /**
   * Returns what a pile is called.
   *
   * @param name as in the rulebook: {@code hand.0}
   */
  public String pile(String name) {
    return named("pile", name).orElse(name);
  }

  /** Returns what a pile is called beside the name of its owner: shorter, where words say so. */
  public String shortPile(String name) {
    return named("short.pile", name).orElseGet(() -> pile(name));
  }

  /** Tells whether a pile has a name for people. */
  public boolean hasPile(String name) {
    return named("pile", name).isPresent();
  }

  /**
   * Returns what a fact is called; nothing if it is for programs only.
   *
   * @param name as in the rulebook: {@code minimum.0}
   */
  public Optional<String> fact(String name) {
    return named("fact", name).filter(words -> !words.isEmpty());
  }

  /** Returns what a fact is called beside the name of its owner: shorter, where words say so. */
  public Optional<String> shortFact(String name) {
    return fact(name).map(whole -> named("short.fact", name).orElse(whole));
  }

  /** Tells whether a fact is called something or said to be for programs only. */
  public boolean hasFact(String name) {
    return named("fact", name).isPresent();
  }

  /**
   * Returns the players to whom a pile belongs by its words: the one whom they name as {@code
   * {seat}}, those whom they name as {@code {side}}, or nobody.
   *
   * @param name as in the rulebook: {@code won.0}
   */
  public Seats ownersOfPile(String name) {
    return phrase("pile", name).map(this::owners).orElse(Seats.none());
  }

  /**
   * Returns the players to whom a fact belongs by its words, likewise.
   *
   * @param name as in the rulebook: {@code minimum.0}
   */
  public Seats ownersOfFact(String name) {
    return phrase("fact", name).map(this::owners).orElse(Seats.none());
  }

  private Seats owners(Phrase phrase) {
    int number = phrase.seat();
    Template words = template(phrase.key(), pattern(phrase.key()).orElseThrow());
    if (words.namesSide()) {
      return number >= 0 && number < sides.size() ? sides.get(number) : Seats.none();
    }
    return words.namesSeat() && number != Seats.NOBODY ? Seats.of(number) : Seats.none();
  }

  private Optional<String> named(String kind, String name) {
    return phrase(kind, name).map(this::text);
  }

  /** Looks for the words of a name, then of its beginning: what is behind is a parameter. */
  private Optional<Phrase> phrase(String kind, String name) {
    List<Object> behind = new ArrayList<>();
    String begin = name;
    while (true) {
      String key = kind + "." + begin;
      if (has(key)) {
        return Optional.of(new Phrase(key, seat(behind), ImmutableList.copyOf(behind)));
      }
      int dot = begin.lastIndexOf('.');
      int end = dot < 0 ? beforeDigits(begin) : dot;
      if (end == begin.length()) {
        return Optional.empty();
      }
      behind.add(0, begin.substring(dot < 0 ? end : end + 1));
      begin = begin.substring(0, end);
    }
  }

  /** What belongs to a seat has its number first behind the name. */
  private static int seat(List<Object> behind) {
    Integer seat = behind.isEmpty() ? null : Ints.tryParse(behind.get(0).toString());
    return seat == null ? Seats.NOBODY : seat;
  }

  /** Returns where the digits at the end of a name begin; its length if there are none. */
  private static int beforeDigits(String name) {
    int end = name.length();
    while (end > 0 && Character.isDigit(name.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  /** Returns a word of the value of a fact in words; a word without words as it is. */
  public String factWord(String fact, String word) {
    return pattern(keyOfFact(fact, word)).orElseGet(() -> word(word));
  }

  /** Tells whether a word of the value of a fact has words. */
  public boolean hasFactWord(String fact, String word) {
    return has(keyOfFact(fact, word)) || has("word." + word);
  }

  private static String keyOfFact(String fact, String word) {
    String begin = fact.contains(".") ? fact.substring(0, fact.indexOf('.')) : fact;
    return "fact." + begin + "." + word;
  }

  /** Returns the language. */
  @Override
  public String toString() {
    return bundle.name() + " " + locale;
  }
}
