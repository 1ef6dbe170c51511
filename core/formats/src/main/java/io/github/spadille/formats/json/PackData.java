package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.screen.CardFace;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.engine.words.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * How each card of a game is shown, the same for every viewer and from the first move to the last.
 *
 * @param faces the face of each card, by code
 */
@JsonPropertyOrder({"faces"})
public record PackData(ImmutableMap<String, Face> faces) implements Message {
  /**
   * How a card is shown.
   *
   * @param text short, with a symbol: {@code 7♦}
   * @param spoken as it is read aloud: {@code 7 of diamonds}
   * @param colour {@code black} or {@code red}; {@code none} for a card without a suit
   * @param ofFourColours its colour in a pack in which no two suits have the same: {@code black},
   *     {@code red}, {@code blue}, {@code green} or {@code none}
   */
  @JsonPropertyOrder({"text", "spoken", "colour", "ofFourColours"})
  public record Face(String text, String spoken, String colour, String ofFourColours) {
    /**
     * Checks that nothing is missing.
     *
     * @throws NullPointerException if something is
     */
    public Face {
      Objects.requireNonNull(text, "text");
      Objects.requireNonNull(spoken, "spoken");
      Objects.requireNonNull(colour, "colour");
      Objects.requireNonNull(ofFourColours, "ofFourColours");
    }

    static Face of(Card card, Words words) {
      CardFace face = CardFace.of(card, words);
      return new Face(
          face.text(), face.spoken(), Ids.of(face.colour()), Ids.of(face.ofFourColours()));
    }
  }

  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if the faces are
   */
  public PackData {
    Objects.requireNonNull(faces, "faces");
  }

  /** Returns the faces of all cards on a table; every table of a game has the same cards. */
  static PackData of(Table table, Words words) {
    Map<String, Face> faces = new LinkedHashMap<>();
    for (Pile pile : table.piles()) {
      for (Card card : pile.cards()) {
        faces.computeIfAbsent(card.code(), code -> Face.of(card, words));
      }
    }
    return new PackData(ImmutableMap.copyOf(faces));
  }
}
