package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.spadille.engine.game.Tag;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class TagTest {
  @Test
  void aTagHasADefinitionAndPerhapsAName() {
    assertThat(Tag.STOPS.id()).isEqualTo("stops");
    assertThat(Tag.STOPS.name()).isEqualTo("stops");
    assertThat(Tag.STOPS.definition())
        .isEqualTo("Play halts now and then because a card that is needed is not there.");
    assertThat(Tag.STOPS.aliases()).isEmpty();
    assertThat(Tag.CHILDRENS.name()).isEqualTo("children's");
    assertThat(Tag.CHILDRENS).hasToString("childrens");
    assertThat(Tag.BETTING.aliases()).containsExactly("gambling");
    assertThat(Tag.SOLITAIRE.aliases()).containsExactly("patience");
  }

  @Test
  void aTagIsTranslatedByAFileBesideItsOwn() {
    assertThat(Tag.RUMMY.isTranslated(Locale.ITALIAN)).isTrue();
    assertThat(Tag.RUMMY.name(Locale.ITALY)).isEqualTo("ramino");
    assertThat(Tag.RUMMY.definition(Locale.ITALIAN)).startsWith("Peschi e scarti");
    assertThat(Tag.RUMMY.isTranslated(Locale.GERMAN)).isFalse();
    assertThat(Tag.RUMMY.isTranslated(Locale.ENGLISH)).isTrue();
    assertThat(Tag.RUMMY.definition(Locale.GERMAN)).isEqualTo(Tag.RUMMY.definition());
  }

  @Test
  void aModuleDefinesTagsOfItsOwn() {
    Tag tag = Tag.of("vying", "You bet that your hand is the best.");

    assertThat(tag.definition(Locale.ITALIAN)).isEqualTo("You bet that your hand is the best.");
    assertThat(tag.isTranslated(Locale.ITALIAN)).isFalse();
    assertThat(tag)
        .isEqualTo(Tag.of("vying", "You bet that your hand is the best."))
        .hasSameHashCodeAs(Tag.of("vying", "You bet that your hand is the best."))
        .isNotEqualTo(Tag.of("vying", "You bet."))
        .isNotEqualTo(Tag.of("betting", "You bet that your hand is the best."))
        .isNotEqualTo("vying");
  }

  @Test
  void aTagWithoutADefinitionIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tag.resource(Tag.class, "cooking"))
        .withMessage("tag cooking has no definition");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tag.of("cooking", " "))
        .withMessage("tag cooking has no definition");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tag.of("Cooking!", "You cook."))
        .withMessage("tag id Cooking!; expected like-this");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tag.resource(CatalogTest.class, "own"))
        .withMessage("tag own: alias Own; expected another-id");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tag.resource(CatalogTest.class, "same"))
        .withMessage("tag same: alias same; expected another-id");
  }
}
