package io.github.spadille.engine.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import io.github.spadille.engine.words.Verbatim;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The usual kinds of {@link Arg arguments}: cards, suits, numbers, times, words. */
public final class Args {
  private Args() {}

  private static final Splitter BLANK = Splitter.on(' ');

  /** A whole number, zero or more: {@code 3}. */
  public static final Arg<Integer> NUMBER =
      new NumberArg<>("", Integer.MAX_VALUE, "a whole number such as 3", number -> (int) number);

  /** The number of a seat, told as the player who sits there: {@code 3}. */
  public static final Arg<Integer> SEAT =
      new Arg<>() {
        @Override
        public Optional<Integer> find(List<String> words) {
          return NUMBER.find(words);
        }

        @Override
        public ImmutableList<String> format(Integer seat) {
          return NUMBER.format(seat);
        }

        @Override
        public String expected() {
          return "the number of a seat such as 3";
        }

        @Override
        public Object told(Integer seat) {
          return seat < Viewer.MAX_SEATS ? Seats.of(seat) : seat;
        }
      };

  /** A French-suited card: {@code 7d}. */
  public static final Arg<PlayingCard> CARD = card(PlayingCard.FAMILY);

  /** All remaining words as French-suited cards: {@code 7d Ks Ah}. */
  public static final Arg<CardList<PlayingCard>> CARDS = cards(PlayingCard.FAMILY);

  /** All remaining words as different French-suited cards, in any order: {@code 7d Ks}. */
  public static final Arg<CardSet<PlayingCard>> CARD_SET =
      set(PlayingCard.FAMILY, cards -> cards, "cards such as 7d Ks, none twice");

  /** A suit: {@code s h d c}. */
  public static final Arg<Suit> SUIT = of("a suit: s, h, d or c", Suit::find, Suit::code);

  /** A rank: {@code A 2 3 4 5 6 7 8 9 T J Q K}. */
  public static final Arg<Rank> RANK = of("a rank such as T", Rank::find, Rank::code);

  /** A time in milliseconds: {@code @830}; rules refuse one after {@link TimedMove#LATEST}. */
  public static final Arg<Long> TIME =
      new NumberArg<>("@", Long.MAX_VALUE, "a time such as @830", Long::valueOf);

  /** Returns the argument that is one card of a family. */
  public static <C extends Card> Arg<C> card(CardFamily<C> family) {
    return new PlacedArg<>() {
      @Override
      public @Nullable C find(String text, int from, int until) {
        return family.find(text, from, until).orElse(null);
      }

      @Override
      public ImmutableList<String> format(C card) {
        return ImmutableList.of(card.code());
      }

      @Override
      public String expected() {
        return "a card such as " + family.card(0).code();
      }

      @Override
      public C mapCards(C card, UnaryOperator<Card> map) {
        return family.card(map.apply(card));
      }
    };
  }

  /** Returns the argument that takes all remaining words as cards of a family, at least one. */
  public static <C extends Card> Arg<CardList<C>> cards(CardFamily<C> family) {
    return new PlacedArg<>() {
      @Override
      public @Nullable CardList<C> find(String text, int from, int until) {
        return family.findList(text, from, until).orElse(null);
      }

      @Override
      public ImmutableList<String> format(CardList<C> cards) {
        ImmutableList.Builder<String> words = ImmutableList.builderWithExpectedSize(cards.size());
        for (C card : cards) {
          words.add(card.code());
        }
        return words.build();
      }

      @Override
      public String expected() {
        return "cards such as " + family.card(0).code() + " " + family.card(1).code();
      }

      @Override
      public boolean rest() {
        return true;
      }

      @Override
      public CardList<C> mapCards(CardList<C> cards, UnaryOperator<Card> map) {
        CardList.Builder<C> mapped = CardList.builder(family, cards.size());
        for (C card : cards) {
          mapped.add(family.card(map.apply(card)));
        }
        return mapped.build();
      }
    };
  }

  /**
   * Returns the argument that takes all remaining words as a set of cards, at least one; they may
   * be named in any order, but none twice.
   *
   * @param order puts the cards in the order in which they are written
   * @param expected what is expected, as a noun phrase
   */
  public static <C extends Card> Arg<CardSet<C>> set(
      CardFamily<C> family, Function<CardSet<C>, ? extends Iterable<C>> order, String expected) {
    return new Arg<>() {
      @Override
      public Optional<CardSet<C>> find(List<String> words) {
        CardSet<C> cards = CardSet.empty(family);
        for (String word : words) {
          Optional<C> card = family.find(word);
          if (card.isEmpty() || cards.contains(card.get())) {
            return Optional.empty();
          }
          cards = cards.with(card.get());
        }
        return Optional.of(cards);
      }

      @Override
      public ImmutableList<String> format(CardSet<C> cards) {
        ImmutableList.Builder<String> words = ImmutableList.builderWithExpectedSize(cards.size());
        order.apply(cards).forEach(card -> words.add(card.code()));
        return words.build();
      }

      @Override
      public String expected() {
        return expected;
      }

      @Override
      public Object told(CardSet<C> cards) {
        return ImmutableList.copyOf(order.apply(cards));
      }

      @Override
      public boolean rest() {
        return true;
      }

      @Override
      public CardSet<C> mapCards(CardSet<C> cards, UnaryOperator<Card> map) {
        CardSet<C> mapped = CardSet.empty(family);
        for (C card : order.apply(cards)) {
          mapped = mapped.with(family.card(map.apply(card)));
        }
        return mapped;
      }
    };
  }

  /**
   * Returns the argument that takes all remaining words, at least one, as one value.
   *
   * @param family the cards that some of the words name
   * @param expected what is expected, as a noun phrase
   * @param find returns the value of some words, or nothing if they are no value of this kind
   * @param format the inverse of {@code find}
   */
  public static <T> Arg<T> words(
      CardFamily<?> family,
      String expected,
      Function<List<String>, Optional<T>> find,
      Function<T, ImmutableList<String>> format) {
    return new Arg<>() {
      @Override
      public Optional<T> find(List<String> words) {
        return find.apply(words);
      }

      @Override
      public ImmutableList<String> format(T value) {
        return format.apply(value);
      }

      @Override
      public String expected() {
        return expected;
      }

      @Override
      public boolean rest() {
        return true;
      }

      @Override
      public T mapCards(T value, UnaryOperator<Card> map) {
        ImmutableList.Builder<String> mapped = ImmutableList.builder();
        for (String word : format.apply(value)) {
          mapped.add(family.find(word).map(card -> map.apply(card).code()).orElse(word));
        }
        return find.apply(mapped.build()).orElseThrow();
      }
    };
  }

  /** Returns the argument that is a constant of an enum, written {@code like-this}. */
  public static <E extends Enum<E>> Arg<E> choice(Class<E> type) {
    ImmutableMap.Builder<String, E> constants = ImmutableMap.builder();
    for (E constant : type.getEnumConstants()) {
      constants.put(Ids.of(constant), constant);
    }
    return choice(constants.buildOrThrow());
  }

  /**
   * Returns the argument that is one of some words, each with its value.
   *
   * @throws IllegalArgumentException if a word is not a single one, or two have the same value
   */
  public static <T> Arg<T> choice(ImmutableMap<String, T> values) {
    values.keySet().forEach(Args::checkWord);
    ImmutableMap.Builder<T, String> words = ImmutableMap.builder();
    values.forEach((word, value) -> words.put(value, word));
    ImmutableMap<T, String> inverse = words.buildOrThrow();
    return of(
        String.join(" or ", values.keySet()),
        word -> Optional.ofNullable(values.get(word)),
        value -> {
          String word = inverse.get(value);
          if (word == null) {
            throw new IllegalArgumentException(value + "; expected one of " + inverse.keySet());
          }
          return word;
        });
  }

  /**
   * Returns the argument that is one word.
   *
   * @param expected what is expected, as a noun phrase
   * @param find returns the value of a word, or nothing if it is no value of this kind
   * @param format the inverse of {@code find}
   */
  public static <T> Arg<T> of(
      String expected, Function<String, Optional<T>> find, Function<T, String> format) {
    return of(expected, find, format, value -> Phrase.takes(value) ? value : format.apply(value));
  }

  /**
   * Returns the argument that is one word and told in another way than written.
   *
   * @param expected what is expected, as a noun phrase
   * @param find returns the value of a word, or nothing if it is no value of this kind
   * @param format the inverse of {@code find}
   * @param told returns a value as the parameter of a phrase
   */
  public static <T> Arg<T> of(
      String expected,
      Function<String, Optional<T>> find,
      Function<T, String> format,
      Function<T, Object> told) {
    return new Arg<>() {
      @Override
      public Object told(T value) {
        return told.apply(value);
      }

      @Override
      public Optional<T> find(List<String> words) {
        return find.apply(words.get(0));
      }

      @Override
      public ImmutableList<String> format(T value) {
        return ImmutableList.of(format.apply(value));
      }

      @Override
      public String expected() {
        return expected;
      }
    };
  }

  /**
   * Returns the argument that is free text up to the end of the move; no language translates it,
   * unless its values are {@link Phrased}. If moves with it alone are concealed, {@code ??} must be
   * no value.
   *
   * @param expected what is expected, as a noun phrase
   * @param find returns the value of a text, which may have white space anywhere, or nothing if it
   *     is no value of this kind
   * @param format the inverse of {@code find}; its texts begin and end without a blank, and have
   *     one blank between words
   */
  public static <T> Arg<T> text(
      String expected, Function<String, Optional<T>> find, Function<T, String> format) {
    return new Arg<>() {
      @Override
      public Optional<T> find(List<String> words) {
        return find.apply(words.get(0));
      }

      @Override
      public ImmutableList<String> format(T value) {
        return ImmutableList.copyOf(BLANK.split(format.apply(value)));
      }

      @Override
      public String expected() {
        return expected;
      }

      @Override
      public Object told(T value) {
        return value instanceof Phrased ? value : new Verbatim(format.apply(value));
      }

      @Override
      public boolean text() {
        return true;
      }
    };
  }

  /**
   * Returns the argument that is written, told and read as another one, whose values stand for
   * those of this one.
   *
   * @param to returns the value for which one of the other argument stands
   * @param from the inverse of {@code to}
   */
  public static <A, T> Arg<T> mapped(Arg<A> arg, Function<A, T> to, Function<T, A> from) {
    return new Arg<>() {
      @Override
      public Optional<T> find(List<String> words) {
        return arg.find(words).map(to);
      }

      @Override
      public ImmutableList<String> format(T value) {
        return arg.format(from.apply(value));
      }

      @Override
      public String expected() {
        return arg.expected();
      }

      @Override
      public Object told(T value) {
        return arg.told(from.apply(value));
      }

      @Override
      public boolean rest() {
        return arg.rest();
      }

      @Override
      public boolean text() {
        return arg.text();
      }

      @Override
      public Optional<String> nameIfOptional() {
        return arg.nameIfOptional();
      }

      @Override
      public T mapCards(T value, UnaryOperator<Card> map) {
        return to.apply(arg.mapCards(from.apply(value), map));
      }
    };
  }

  /**
   * Returns the argument that is another one or missing.
   *
   * @param name as in keys of words: {@code suit} for {@code move.play-suit}
   * @throws IllegalArgumentException if the other one is a rest or a text, or may be missing itself
   */
  public static <T> Arg<Optional<T>> optional(String name, Arg<T> arg) {
    checkArgument(
        !arg.rest() && !arg.text(), "all remaining words cannot be missing: %s", arg.expected());
    checkOneWord(arg);
    return new Arg<>() {
      @Override
      public Optional<Optional<T>> find(List<String> words) {
        return words.isEmpty() ? Optional.of(Optional.empty()) : arg.find(words).map(Optional::of);
      }

      @Override
      public ImmutableList<String> format(Optional<T> value) {
        return value.map(arg::format).orElse(ImmutableList.of());
      }

      @Override
      public String expected() {
        return arg.expected();
      }

      @Override
      public Object told(Optional<T> value) {
        return value.map(arg::told).orElse("");
      }

      @Override
      public Optional<String> nameIfOptional() {
        return Optional.of(name);
      }

      @Override
      public Optional<T> mapCards(Optional<T> value, UnaryOperator<Card> map) {
        return value.map(there -> arg.mapCards(there, map));
      }
    };
  }

  /**
   * Returns the argument that is another one of one word, or a word that stands for nothing.
   *
   * @param none no value of the other one is written so
   * @throws IllegalArgumentException if the other one is not always one word, {@code none} is no
   *     single word, or is one that the other one reads
   */
  public static <T> Arg<Optional<T>> orElse(Arg<T> arg, String none) {
    checkOneWord(arg);
    checkWord(none);
    checkArgument(
        arg.find(ImmutableList.of(none)).isEmpty(),
        "%s is %s; expected another word",
        none,
        arg.expected());
    return of(
        arg.expected() + ", or " + none,
        word ->
            word.equals(none)
                ? Optional.of(Optional.empty())
                : arg.find(ImmutableList.of(word)).map(Optional::of),
        value -> value.map(there -> String.join(" ", arg.format(there))).orElse(none));
  }

  /**
   * Returns the argument that is true if a word is there and false if it is missing. The word is
   * also its name in keys of words: {@code call} for {@code move.play-call}.
   *
   * @throws IllegalArgumentException if it is no single word
   */
  public static Arg<Boolean> flag(String word) {
    checkWord(word);
    return new Arg<>() {
      @Override
      public Optional<Boolean> find(List<String> words) {
        return words.isEmpty() || words.get(0).equals(word)
            ? Optional.of(!words.isEmpty())
            : Optional.empty();
      }

      @Override
      public ImmutableList<String> format(Boolean there) {
        return there ? ImmutableList.of(word) : ImmutableList.of();
      }

      @Override
      public String expected() {
        return word;
      }

      @Override
      public Optional<String> nameIfOptional() {
        return Optional.of(word);
      }
    };
  }

  /**
   * Returns the argument that takes all remaining words, at least one, each of the same kind.
   *
   * @throws IllegalArgumentException if an argument of that kind is not always one word
   */
  public static <T> Arg<ImmutableList<T>> list(Arg<T> element) {
    checkOneWord(element);
    return new Arg<>() {
      @Override
      public Optional<ImmutableList<T>> find(List<String> words) {
        ImmutableList.Builder<T> values = ImmutableList.builder();
        for (String word : words) {
          Optional<T> value = element.find(ImmutableList.of(word));
          if (value.isEmpty()) {
            return Optional.empty();
          }
          values.add(value.get());
        }
        return Optional.of(values.build());
      }

      @Override
      public ImmutableList<String> format(ImmutableList<T> values) {
        ImmutableList.Builder<String> words = ImmutableList.builder();
        for (T value : values) {
          words.addAll(element.format(value));
        }
        return words.build();
      }

      @Override
      public String expected() {
        return element.expected() + ", once or more";
      }

      @Override
      public boolean rest() {
        return true;
      }

      @Override
      public ImmutableList<T> mapCards(ImmutableList<T> values, UnaryOperator<Card> map) {
        ImmutableList.Builder<T> mapped = ImmutableList.builder();
        for (T value : values) {
          mapped.add(element.mapCards(value, map));
        }
        return mapped.build();
      }
    };
  }

  private static void checkOneWord(Arg<?> arg) {
    checkArgument(
        !arg.rest() && !arg.text() && arg.nameIfOptional().isEmpty(),
        "%s: not one word; expected an argument that is",
        arg.expected());
  }

  private static void checkWord(String word) {
    checkArgument(Word.isOne(word), "\"%s\"; expected one word", word);
  }
}
