package io.github.spadille.formats.json;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What people call the cards of a game, by code.
 *
 * @param texts the text of each card of the pack
 */
record CardTexts(ImmutableMap<String, String> texts) {
  /** Returns the texts of all cards on a table; every table of a game has the same cards. */
  static CardTexts of(Table table, Words words) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (Pile pile : table.piles()) {
      for (Card card : pile.cards()) {
        texts.computeIfAbsent(card.code(), code -> words.card(card));
      }
    }
    return new CardTexts(ImmutableMap.copyOf(texts));
  }

  /** Returns the text of a card, or nothing if a word is no card of the game. */
  Optional<String> find(String code) {
    return Optional.ofNullable(texts.get(code));
  }

  /** Collects cards, each once, in the order in which they occur. */
  final class Occurring {
    private final Map<String, String> found = new LinkedHashMap<>();

    /** Adds a word, if it is a card of the game. */
    void add(@Nullable Object word) {
      if (word instanceof String code) {
        find(code).ifPresent(text -> found.put(code, text));
      }
    }

    ImmutableMap<String, String> texts() {
      return ImmutableMap.copyOf(found);
    }
  }
}
