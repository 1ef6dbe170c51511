package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.screen.Owners;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.SeenFact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells a fact in words: {@code dealer: Dan}, {@code bids: Ada 1, Ben not yet}. */
final class FactLine {
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
    ImmutableList<Seats> owners = Owners.of(fact, voice.names().seats(), voice.words());
    boolean isOfEach = owners.size() > 1;
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String text = text(words.get(i));
      texts.add(isOfEach ? voice.text("fact.of-seat", names(owners.get(i)), text) : text);
    }
    if (fact.type() == Fact.Type.CARDS) {
      return voice.words().row(texts);
    }
    return isOfEach ? voice.sentences().joined("fact.more", texts) : voice.words().list(texts);
  }

  private String names(Seats owners) {
    return owners.size() == 1 ? voice.names().of(owners.first()) : voice.words().players(owners);
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
