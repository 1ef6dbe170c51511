package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.SeenFact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells a fact in words: {@code dealer: Dan}, {@code bids: Ada 1, Ben not yet}. */
final class FactLine {
  private static final ImmutableSet<String> ANSWERS = ImmutableSet.of("yes", "no", "-", "?");

  private final Voice voice;
  private final SeenFact fact;

  private FactLine(Voice voice, SeenFact fact) {
    this.voice = voice;
    this.fact = fact;
  }

  /** Returns the fact in words; nothing if it is for programs. */
  static Optional<String> of(Voice voice, SeenFact fact) {
    FactLine line = new FactLine(voice, fact);
    return voice.words().fact(fact.name()).map(name -> voice.text("fact", name, line.value()));
  }

  private String value() {
    ImmutableList<String> words = fact.words();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String text = text(words.get(i));
      texts.add(isPerSeat(words) ? voice.text("fact.of-seat", voice.names().of(i), text) : text);
    }
    if (fact.type() == Fact.Type.CARDS) {
      return voice.words().row(texts);
    }
    return isPerSeat(words)
        ? voice.sentences().joined("fact.more", texts)
        : voice.words().list(texts);
  }

  /** Numbers and answers stand in the order of the seats; other lists may be as long by chance. */
  private boolean isPerSeat(ImmutableList<String> words) {
    boolean answers = fact.type() == Fact.Type.WORDS && ANSWERS.containsAll(words);
    return (answers || fact.type() == Fact.Type.NUMBERS) && words.size() == voice.names().seats();
  }

  private String text(String word) {
    return switch (fact.type()) {
      case SEAT, SEATS -> player(word);
      case CARD, CARDS -> card(word);
      case TEXT -> word;
      default -> word(word);
    };
  }

  private String player(String word) {
    Integer seat = Ints.tryParse(word);
    return seat != null && seat >= 0 && seat < voice.names().seats()
        ? voice.names().of(seat)
        : word(word);
  }

  private String card(String code) {
    // Cards of other families have a name for each.
    return voice
        .words()
        .pattern("card." + code)
        .or(() -> PlayingCard.FAMILY.find(code).map(voice.words()::card))
        .orElseGet(() -> word(code));
  }

  private String word(String word) {
    return voice.words().factWord(fact.name(), word);
  }
}
