package io.github.spadille.terminal;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.screen.HandOrder;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.SeenPile;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A pile as somebody sees it.
 *
 * @param name as in the rulebook
 * @param owner the seat that the pile belongs to, if any
 * @param order what the order of the cards means
 * @param cards the cards, face up or face down
 */
record Heap(String name, OptionalInt owner, Pile.Order order, ImmutableList<SeenCard> cards) {

  /** Returns a pile as one sees it who looks over the shoulders of all players. */
  static Heap of(Pile pile) {
    ImmutableList<Card> all = pile.cards();
    ImmutableList<Audience> audiences = pile.audiences();
    ImmutableList.Builder<SeenCard> cards = ImmutableList.builder();
    for (int i = 0; i < all.size(); i++) {
      boolean seen = !audiences.get(i).equals(Audience.NOBODY);
      cards.add(seen ? SeenCard.faceUp(all.get(i)) : SeenCard.FACE_DOWN);
    }
    return new Heap(pile.name(), pile.owner(), pile.order(), cards.build());
  }

  /** Returns a pile as a viewer sees it. */
  static Heap of(SeenPile pile) {
    return new Heap(pile.name(), pile.owner(), pile.order(), pile.cards());
  }

  /** Returns the pile with some of its cards, face up. */
  Heap with(List<Card> some) {
    ImmutableList.Builder<SeenCard> seen = ImmutableList.builder();
    some.forEach(card -> seen.add(SeenCard.faceUp(card)));
    return new Heap(name, owner, order, seen.build());
  }

  /** Returns the pile with its cards as people hold them. */
  Heap held(HandOrder hand) {
    ImmutableList.Builder<SeenCard> held = ImmutableList.builder();
    hand.groups(seen()).forEach(held::addAll);
    return withSeen(held.build());
  }

  /** Returns the pile with other cards. */
  Heap withSeen(ImmutableList<SeenCard> others) {
    return new Heap(name, owner, order, others);
  }

  /** Returns the pile as a viewer has it. */
  SeenPile seen() {
    return new SeenPile(name, owner, order, cards);
  }

  boolean isEmpty() {
    return cards.isEmpty();
  }

  /** Tells whether the pile belongs to a seat. */
  boolean isOf(int seat) {
    return owner.isPresent() && owner.getAsInt() == seat;
  }

  /** Returns the cards that are seen here and were not seen here before. */
  List<Card> shownSince(Heap before) {
    Multiset<Card> old = HashMultiset.create();
    before.cards.forEach(seen -> seen.card().ifPresent(old::add));
    List<Card> shown = new ArrayList<>();
    for (SeenCard seen : cards) {
      seen.card().filter(card -> !old.remove(card)).ifPresent(shown::add);
    }
    return shown;
  }

  /** Returns the cards in words: {@code 7♦ 8♣}, {@code 3 face down}. */
  String text(Voice voice) {
    List<String> texts = new ArrayList<>();
    int hidden = 0;
    for (SeenCard seen : cards) {
      if (seen.card().isEmpty()) {
        hidden++;
      } else {
        addHidden(texts, hidden, voice);
        hidden = 0;
        texts.add(voice.words().card(seen.card().get()));
      }
    }
    if (texts.isEmpty()) {
      return hidden == 0 ? voice.text("no-card") : voice.text("face-down", hidden);
    }
    addHidden(texts, hidden, voice);
    return voice.words().row(texts);
  }

  private static void addHidden(List<String> texts, int hidden, Voice voice) {
    if (hidden > 0) {
      texts.add(voice.text("face-down-among", hidden));
    }
  }
}
