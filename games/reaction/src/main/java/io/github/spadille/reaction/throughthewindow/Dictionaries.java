package io.github.spadille.reaction.throughthewindow;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.option.OptionType;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;

/** The dictionaries that can be chosen: those that are always there and those on the class path. */
final class Dictionaries {
  private static final ImmutableList<Nouns> ALWAYS = ImmutableList.of(Nouns.BUILT_IN, Nouns.ANY);

  /** The values of the option {@code nouns}. */
  static final OptionType<Nouns> BY_NAME =
      OptionType.named(
              "the name of a dictionary on the class path (wordnet comes with spadille-wordnet)",
              Dictionaries::find,
              Nouns::name,
              Nouns.BUILT_IN.name(),
              Nouns.ANY.name())
          .preferring(Dictionaries::first);

  /** Those that were found, so that each is made once. */
  private static final Map<String, Nouns> FOUND = new ConcurrentHashMap<>();

  private Dictionaries() {}

  private static Optional<Nouns> find(String name) {
    for (Nouns nouns : ALWAYS) {
      if (nouns.name().equals(name)) {
        return Optional.of(nouns);
      }
    }
    Nouns found = FOUND.get(name);
    return found == null ? load(name) : Optional.of(found);
  }

  private static Optional<Nouns> load(String name) {
    for (Nouns nouns : ServiceLoader.load(Nouns.class)) {
      if (nouns.name().equals(name)) {
        Nouns earlier = FOUND.putIfAbsent(name, nouns);
        return Optional.of(earlier == null ? nouns : earlier);
      }
    }
    return Optional.empty();
  }

  /** Returns the first dictionary on the class path: whoever put it there wants to play with it. */
  private static Optional<Nouns> first() {
    Iterator<Nouns> found = ServiceLoader.load(Nouns.class).iterator();
    return found.hasNext() ? find(found.next().name()) : Optional.empty();
  }
}
