package io.github.spadille.testkit.law;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.Pile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Makes texts that somebody could type or send as a move: of every verb and other spelling, with
 * arguments left out, added, named twice, exchanged, huge, negative, of other moves, of other
 * alphabets.
 */
final class OddTexts {
  private static final ImmutableList<String> ODD =
      ImmutableList.of(
          "00",
          "-1",
          "+1",
          "2147483647",
          "2147483648",
          "4294967297",
          "9223372036854775807",
          "9223372036854775808",
          "1" + "0".repeat(40),
          "1e3",
          "0x1",
          "\u0661",
          "\u00bd",
          "@",
          "@0",
          "@-1",
          "@999999999",
          "@1000000000",
          "@9223372036854775807",
          "@9223372036854775808",
          "?",
          MoveSyntax.CONCEALED,
          "*",
          "#",
          ";",
          ":",
          "-",
          "none",
          "null",
          "%s",
          "{0}",
          "\"",
          "\\",
          "a\u0301",
          "\ud83c\udca1",
          "\ud800",
          "\u200b",
          "\u202e",
          "\u001b[2J",
          "\0",
          "x".repeat(1500));
  private static final ImmutableList<String> PLAIN =
      ImmutableList.of("0", "1", "2", "3", "4", "5", "9", "15", "16", "99", "s", "h", "d", "c");
  private static final ImmutableList<String> BLANKS =
      ImmutableList.of("  ", "\t", "\u00a0", "\u2003", "\u3000", "\n", "\r\n");

  private static final int TEXTS_OF_VERB = 4;
  private static final int OTHER_TEXTS = 6;
  private static final int MODELS = 100;
  private static final int MOST_REPEATED = 60;
  private static final int MOST_WORDS = 5;

  private final MoveSyntax<?> syntax;
  private final RandomSource random;
  private final ListMultimap<String, List<String>> models =
      MultimapBuilder.hashKeys().arrayListValues().build();
  private final List<List<String>> spellings = new ArrayList<>();
  private final List<String> words = new ArrayList<>();

  private <M extends Move> OddTexts(Position<?, M> position) {
    this.syntax = position.syntax();
    this.random = position.random();
    addModels(position.syntax(), position.legalMoves());
    addModels(position.syntax(), position.run().moves());
    for (Pile pile : position.table().piles()) {
      for (Card card : pile.cards()) {
        words.add(card.code());
      }
    }
    words.addAll(PLAIN);
  }

  private <M extends Move> void addModels(MoveSyntax<M> syntax, List<M> moves) {
    for (int i = 0; i < Math.min(MODELS, moves.size()); i++) {
      M move = moves.get(moves.size() <= MODELS ? i : random.nextInt(moves.size()));
      List<String> text = Texts.words(syntax.format(move));
      models.put(text.get(0), text);
      syntax.otherTexts(move).forEach(other -> spellings.add(Texts.words(other)));
      if (!move.isChance()) {
        words.addAll(text.subList(1, text.size()));
      }
    }
  }

  /** Returns texts to try at a position, some of every verb. */
  static <S extends GameState, M extends Move> ImmutableList<String> at(Position<S, M> position) {
    OddTexts odd = new OddTexts(position);
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (String verb : odd.syntax.verbs()) {
      for (int i = 0; i < TEXTS_OF_VERB; i++) {
        texts.add(odd.text(verb));
      }
    }
    for (int i = 0; i < TEXTS_OF_VERB && !odd.spellings.isEmpty(); i++) {
      texts.add(odd.text(odd.pick(odd.spellings), odd.pick(ImmutableList.of("", odd.word()))));
    }
    for (int i = 0; i < OTHER_TEXTS; i++) {
      texts.add(odd.text(odd.otherVerb()));
    }
    return texts.build();
  }

  private String otherVerb() {
    String verb = pick(syntax.verbs().asList());
    return switch (random.nextInt(5)) {
      case 0 -> "";
      case 1 -> Ascii.toUpperCase(verb);
      case 2 -> verb + pick(ODD);
      case 3 -> word();
      default -> pick(ODD);
    };
  }

  private String text(String verb) {
    List<String> text = new ArrayList<>();
    text.add(verb);
    text.addAll(arguments(verb));
    return changed(text);
  }

  /**
   * Returns a move in another spelling.
   *
   * @param first what its first word becomes; nothing if that stays
   */
  private String text(List<String> spelling, String first) {
    List<String> text = new ArrayList<>(spelling);
    if (!first.isEmpty()) {
      text.set(0, first);
    }
    text.replaceAll(word -> random.nextInt(4) == 0 ? Ascii.toLowerCase(word) : word);
    return changed(text);
  }

  private String changed(List<String> text) {
    for (int changes = random.nextInt(4); changes > 0; changes--) {
      change(text);
    }
    return joined(text);
  }

  /** Returns the arguments of a move of a verb, if one was seen; else any words. */
  private List<String> arguments(String verb) {
    List<List<String>> seen = models.get(verb);
    if (!seen.isEmpty() && random.nextInt(8) > 0) {
      List<String> model = pick(seen);
      return model.subList(1, model.size());
    }
    List<String> any = new ArrayList<>();
    for (int i = random.nextInt(MOST_WORDS); i > 0; i--) {
      any.add(word());
    }
    return any;
  }

  private void change(List<String> text) {
    int place = random.nextInt(1, text.size() + 1);
    boolean isThere = place < text.size();
    switch (random.nextInt(7)) {
      case 0 -> text.subList(place, text.size()).clear();
      case 1 -> text.add(place, word());
      case 2 -> text.add(place, isThere ? text.get(place) : word());
      case 3 -> text.addAll(Collections.nCopies(random.nextInt(1, MOST_REPEATED), word()));
      case 4 -> Collections.shuffle(text.subList(1, text.size()), new Random(random.nextLong()));
      case 5 -> text.subList(place, Math.min(place + 1, text.size())).clear();
      default -> {
        if (isThere) {
          text.set(place, word());
        }
      }
    }
  }

  private String joined(List<String> text) {
    StringBuilder joined = new StringBuilder(random.nextInt(10) == 0 ? pick(BLANKS) : "");
    for (String word : text) {
      String blank = random.nextInt(20) == 0 ? pick(BLANKS) : " ";
      joined.append(joined.isEmpty() ? "" : blank).append(word);
    }
    return joined.append(random.nextInt(10) == 0 ? pick(BLANKS) : "").toString();
  }

  private String word() {
    return random.nextInt(3) == 0 ? pick(ODD) : pick(words);
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
