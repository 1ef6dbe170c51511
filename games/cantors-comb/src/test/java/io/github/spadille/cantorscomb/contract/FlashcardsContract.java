package io.github.spadille.cantorscomb.contract;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.flashcards.ElementField;
import io.github.spadille.cantorscomb.flashcards.Flashcards;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Guess;
import io.github.spadille.cantorscomb.flashcards.FlashcardsOptions;
import io.github.spadille.cantorscomb.flashcards.FlashcardsState;
import io.github.spadille.cantorscomb.flashcards.FlashcardsState.Showing;
import io.github.spadille.cantorscomb.flashcards.Kana;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import java.util.Arrays;
import java.util.Optional;

/** What {@link Flashcards} and its variants hide, and which moves are in no list. */
public abstract class FlashcardsContract
    extends GameContract<FlashcardsState, FlashcardsMove, FlashcardsOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected FlashcardsContract(Game<FlashcardsState, FlashcardsMove, FlashcardsOptions> game) {
    super(game, Flashcards.GAME, secrets());
  }

  /** Returns what the game hides. */
  public static Secrets secrets() {
    return Secrets.hidden("pack")
        .fromAll()
        .and("aside")
        .fromAll()
        .and("shown")
        .perCard()
        .openFact("prompt", FlashcardsContract::reads);
  }

  /** Tells whether something on a card reads so: the prompt tells which it is. */
  private static boolean reads(String text, Card card) {
    if (card instanceof Kana kana) {
      return reads(text, kana.hiragana(), kana.katakana(), kana.answers().get(0));
    }
    CombCard comb = (CombCard) card;
    return reads(text, comb.hiragana(), comb.katakana(), comb.sound())
        || Arrays.stream(ElementField.values())
            .anyMatch(field -> field.of(comb.element()).equals(text));
  }

  private static boolean reads(String text, String hiragana, String katakana, String sound) {
    return ImmutableList.of(
            hiragana, katakana, sound, sound + " hiragana", sound + " katakana") // FLC-33
        .contains(text);
  }

  /** Any text may be guessed (FLC-10b), unless there are choices (FLC-30). */
  @Override
  public boolean mayBeUnlisted(FlashcardsState state, FlashcardsMove move) {
    return move instanceof Guess
        && Optional.ofNullable(state.shown()).flatMap(Showing::choices).isEmpty();
  }

  /** Options that are refused alone. */
  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return switch (option) {
      case "show" ->
          ImmutableMap.of("drill", "element", "ask", value.equals("number") ? "name" : "number");
      case "ask" ->
          ImmutableMap.of("drill", "element", "show", value.equals("number") ? "symbol" : "number");
      case "count" -> value.equals("73") ? ImmutableMap.of("pack", "full") : ImmutableMap.of();
      default -> ImmutableMap.of();
    };
  }
}
