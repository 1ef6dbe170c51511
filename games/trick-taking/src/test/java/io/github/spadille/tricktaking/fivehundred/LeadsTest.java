package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.engine.card.Suit.CLUBS;
import static io.github.spadille.engine.card.Suit.HEARTS;
import static io.github.spadille.engine.card.Suit.SPADES;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.move.NumberSet;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;
import io.github.spadille.tricktaking.fivehundred.Leads.Joker;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LeadsTest {
  private static final Trumps NO_TRUMPS = Trumps.none(Optional.empty());

  /** Made anew for each test: those of the trumps are made once. */
  private static Leads noLeads(Joker joker) {
    return Leads.none(NO_TRUMPS, joker);
  }

  private static NumberSet names(Suit... suits) {
    return Moves.PLAYS.numbers(
        move -> move instanceof LeadJoker lead && Arrays.asList(suits).contains(lead.suit()));
  }

  @ParameterizedTest(name = "{0}: after {1}, out of {2}")
  @CsvSource({
    "BOUND, Ad, X1 5d Kd 6s, 5d Kd", // FIV-33, FIV-44
    "BOUND, Ad, X1 5c 6s, X1 5c 6s", // FIV-45
    "BOUND, Ad, 5c 6s, 5c 6s", // FIV-34
    "DUE, Ad, X1 5d 6s, 5d", // FIV-44
    "DUE, Ad, X1 5c 6s, X1", // FIV-46
    "DUE, Ad, 5c 6s, 5c 6s", // FIV-34
    "FREE, Ad, X1 5d 6s, X1 5d",
    "FREE, Ad, X1 5c 6s, X1 5c 6s",
    "BOUND, X1, 5c 6s, 5c 6s", // FIV-50
  })
  @Covers({"FIV-33", "FIV-34", "FIV-44", "FIV-45", "FIV-46", "FIV-50"})
  void aTrickAsksForItsSuitAndPerhapsForTheJoker(
      Joker joker, String led, String hand, String playable) {
    Leads leads = noLeads(joker).played(PlayingCard.parse(led));
    assertThat(leads.playable(set(hand))).isEqualTo(set(playable));
    assertThat(leads.played(PlayingCard.parse("6h"))).as("nobody else leads").isSameAs(leads);
    assertThat(leads.toName(set(hand))).as("whoever follows names none").isEqualTo(names());
  }

  @ParameterizedTest
  @EnumSource
  @Covers({"FIV-47", "FIV-50"})
  void aJokerWithoutSuitIsLedByNameButInTheLastTrick(Joker joker) {
    Leads leads = noLeads(joker);
    assertThat(leads.playable(set("X1 5d 6s"))).isEqualTo(set("5d 6s"));
    assertThat(leads.toName(set("X1 5d 6s"))).isEqualTo(names(Suit.values()));
    assertThat(leads.toName(set("5d 6s"))).isEqualTo(names());
    assertThat(leads.playable(set("X1"))).isEqualTo(set("X1"));
    assertThat(leads.toName(set("X1"))).isEqualTo(names());
  }

  @Test
  @Covers({"FIV-36", "FIV-42"})
  void aJokerOfASuitIsLedAndFollowedWithAsAnyCard() {
    for (Trumps trumps : new Trumps[] {Trumps.of(HEARTS), Trumps.none(Optional.of(HEARTS))}) {
      Leads leads = Leads.none(trumps, Joker.DUE);
      assertThat(leads.playable(set("X1 5d 6s"))).isEqualTo(set("X1 5d 6s"));
      assertThat(leads.toName(set("X1 5d 6s"))).isEqualTo(names());
      assertThat(leads.played(X1).led()).contains(HEARTS);
      assertThat(leads.played(PlayingCard.parse("4h")).playable(set("X1 5d"))).isEqualTo(set("X1"));
      assertThat(leads.played(PlayingCard.parse("5s")).playable(set("X1 5d")))
          .isEqualTo(set("X1 5d"));
    }
  }

  @Test
  @Covers("FIV-48")
  void aSuitHasBeenLedOnceItIsLedOrNamed() {
    Leads leads = noLeads(Joker.BOUND).played(PlayingCard.parse("5s"));
    assertThat(leads.suits()).containsExactly(SPADES);
    assertThat(leads.isOpen()).isFalse();
    leads = leads.trickTaken();
    assertThat(leads.isOpen()).isTrue();
    assertThat(leads.led()).isEmpty();
    assertThat(leads.suits()).containsExactly(SPADES);
    leads = leads.leading(Optional.of(CLUBS)).played(X1);
    assertThat(leads.led()).contains(CLUBS);
    assertThat(leads.asked()).isEqualTo(NO_TRUMPS.cardsOf(CLUBS));
    assertThat(leads.suits()).containsExactly(SPADES, CLUBS);
    assertThat(leads).hasToString("led [SPADES, CLUBS], follow c");
    assertThat(leads.trickTaken().toName(set("X1 5d"))).isEqualTo(names(HEARTS, Suit.DIAMONDS));
  }

  @Test
  @Covers("FIV-48")
  void aJokerWithoutSuitAndNameLeadsNoSuit() {
    Leads none = noLeads(Joker.BOUND);
    Leads leads = none.played(X1);
    assertThat(leads.isOpen()).isFalse();
    assertThat(leads.led()).isEmpty();
    assertThat(leads.trickTaken()).isSameAs(none);
    assertThat(leads).hasToString("led [], follow none");
  }

  @Test
  void aFreeJokerNamesAnySuit() {
    Leads leads = noLeads(Joker.FREE).played(PlayingCard.parse("5s")).trickTaken();
    assertThat(leads.toName(set("X1 5d"))).isEqualTo(names(Suit.values()));
  }
}
