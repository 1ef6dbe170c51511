package io.github.spadille.engine.notation;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.CARD_SET;
import static io.github.spadille.engine.notation.Args.NUMBER;
import static io.github.spadille.engine.notation.Args.SUIT;
import static io.github.spadille.engine.notation.Args.TIME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MoveSyntaxTest {
  sealed interface Act extends Move {}

  record Pass(int seat) implements Act {}

  record Bid(int seat, int tricks) implements Act {}

  record Play(int seat, PlayingCard card) implements Act {}

  record Wild(int seat, PlayingCard card, Suit suit) implements Act {}

  record Take(int seat, PlayingCard card, CardList<PlayingCard> others) implements Act {}

  record Turn(int seat, long time) implements Act {}

  record Shift(int seat, int from, int count, int to) implements Act {}

  record Unknown(int seat) implements Act {}

  record Deal(CardList<PlayingCard> cards) implements Act, ShuffleMove<PlayingCard> {}

  record SharedPass(int seat) implements Act {
    static final SharedPass[] SHARED = {new SharedPass(0), new SharedPass(1)};

    static SharedPass of(int seat) {
      return SHARED[seat];
    }

    static SharedPass of(String seat) {
      return SHARED[seat.length()];
    }
  }

  record NoBid(int seat, int tricks) implements Act {
    NoBid {
      throw new IllegalArgumentException("no bid of " + tricks);
    }
  }

  record NeverWild(int seat, PlayingCard card, Suit suit) implements Act {
    NeverWild {
      throw new IllegalArgumentException(card + " is not wild");
    }
  }

  record NoFold(int seat) implements Act {
    NoFold {
      throw new IllegalArgumentException();
    }
  }

  record Bet(int seat, int chips, ImmutableList<Suit> suits) implements Act {
    Bet {
      if (suits.size() != chips) {
        throw new UnfitException("suits", suits, chips + " suits");
      }
    }
  }

  record Raise(int seat, Optional<Suit> suit, int chips, PlayingCard card) implements Act {
    Raise {
      throw new UnfitException("chips", chips, "less");
    }
  }

  record Cast(int seat, CardSet<PlayingCard> cards) implements Act {}

  record Answer(int seat, boolean yes) implements Act {}

  record Sort(int seat, ImmutableList<String> words) implements Act {}

  private static final MoveSyntax<Act> SYNTAX =
      MoveSyntax.<Act>builder()
          .form("pass", Pass.class, Pass::new)
          .form("bid", Bid.class, Bid::new, NUMBER.of(Bid::tricks))
          .form("play", Wild.class, Wild::new, CARD.of(Wild::card), SUIT.of(Wild::suit))
          .form("play", Play.class, Play::new, CARD.of(Play::card))
          .form("take", Take.class, Take::new, CARD.of(Take::card), CARDS.of(Take::others))
          .form("turn", Turn.class, Turn::new, TIME.of(Turn::time))
          .form(
              "shift",
              Shift.class,
              Shift::new,
              NUMBER.of(Shift::from),
              NUMBER.of(Shift::count),
              NUMBER.of(Shift::to))
          .named(Wild.class, "wild")
          .concealed(Play.class)
          .build();

  private static final Arg<ImmutableList<String>> WORDS =
      Args.words(
          PlayingCard.FAMILY,
          "words",
          words -> Optional.of(ImmutableList.copyOf(words)),
          words -> words);

  private static void roundTrip(Act act, String text) {
    assertThat(SYNTAX.format(act)).isEqualTo(text);
    assertThat(SYNTAX.parse(1, text)).isEqualTo(act);
  }

  @Test
  void textAndMoveAreInverse() {
    roundTrip(new Pass(1), "pass");
    roundTrip(new Bid(1, 12), "bid 12");
    roundTrip(new Play(1, PlayingCard.parse("7d")), "play 7d");
    roundTrip(new Wild(1, PlayingCard.parse("8c"), Suit.HEARTS), "play 8c h");
    roundTrip(
        new Take(
            1,
            PlayingCard.parse("7c"),
            CardList.of(PlayingCard.FAMILY, PlayingCard.parse("Ad"), PlayingCard.X1)),
        "take 7c Ad X1");
    roundTrip(new Turn(1, 830), "turn @830");
    roundTrip(new Shift(1, 3, 4, 7), "shift 3 4 7");
  }

  @Test
  void aMoveComesInParts() {
    MoveParts bid = SYNTAX.parts(new Bid(2, 3));
    assertThat(bid.verb()).isEqualTo("bid");
    assertThat(bid.key()).isEqualTo("bid");
    assertThat(bid.arguments()).containsExactly(3);
    assertThat((Object) bid.words()).isEqualTo(List.of(List.of("3")));
    assertThat(bid.told()).isEqualTo(new Phrase("move.bid", 2, ImmutableList.of(3)));
    assertThat(bid.offered().key()).isEqualTo("offer.bid");

    MoveParts take = SYNTAX.parts(SYNTAX.parse(1, "take 7c Ad X1"));
    assertThat((Object) take.words()).isEqualTo(List.of(List.of("7c"), List.of("Ad", "X1")));
    assertThat(take.arguments().get(0)).isEqualTo(PlayingCard.parse("7c"));
  }

  @Test
  void movesThatShareAVerbAreToldByTheirNames() {
    assertThat(SYNTAX.keys())
        .containsExactly("pass", "bid", "wild", "play", "take", "turn", "shift");
    assertThat(SYNTAX.concealedKeys()).containsExactly("play");
    assertThat(SYNTAX.parts(SYNTAX.parse(0, "play 8c h")).key()).isEqualTo("wild");
    assertThat(SYNTAX.parts(SYNTAX.parse(0, "play 8c")).key()).isEqualTo("play");
  }

  @Test
  void whatIsSeenOfAMoveIsTold() {
    assertThat(SYNTAX.told(new SeenMove(1, "bid 3")))
        .isEqualTo(new Phrase("move.bid", 1, ImmutableList.of(3)));
    assertThat(SYNTAX.told(new SeenMove(1, "play ??")))
        .isEqualTo(new Phrase("move.play.hidden", 1, ImmutableList.of()));
    assertThatThrownBy(() -> SYNTAX.told(new SeenMove(1, "jump ??")))
        .isInstanceOf(NotationException.class);
  }

  @Test
  void argumentsAreToldAsWhatTheyAre() {
    assertThat(Args.SEAT.told(3)).isEqualTo(Seats.of(3));
    assertThat(Args.SEAT.told(99)).isEqualTo(99);
    assertThat(Args.SEAT.find(List.of("3"))).contains(3);
    assertThat(Args.SEAT.format(3)).containsExactly("3");
    Arg<StringBuilder> odd =
        Args.of("a word", word -> Optional.of(new StringBuilder(word)), StringBuilder::toString);
    assertThat(odd.told(new StringBuilder("odd"))).isEqualTo("odd");
    Arg<Integer> column = Args.of("a column", w -> Optional.of(0), n -> "c" + n, n -> n + 1);
    assertThat(column.told(2)).isEqualTo(3);
  }

  @Test
  void blanksBetweenWordsDoNotMatter() {
    assertThat(SYNTAX.parse(0, "  bid \t 3 ")).isEqualTo(new Bid(0, 3));
  }

  @Test
  void anyWhiteSpaceSeparatesWords() {
    Act take = SYNTAX.parse(1, "take 7c Ad X1");
    assertThat(SYNTAX.parse(1, "take\t7c\u2003Ad\tX1\u00a0")).isEqualTo(take);
    assertThat(SYNTAX.parse(1, "  take  7c  Ad   X1 ")).isEqualTo(take);
  }

  @Test
  void whiteSpaceDoesNotChooseTheForm() {
    MoveSyntax<Act> syntax =
        MoveSyntax.<Act>builder()
            .form("take", Deal.class, (seat, cards) -> new Deal(cards), CARDS.of(Deal::cards))
            .form("take", Sort.class, Sort::new, WORDS.of(Sort::words))
            .named(Sort.class, "sort")
            .build();
    assertThat(syntax.parseChance("take 7d Ks")).isInstanceOf(Deal.class);
    assertThat(syntax.parseChance("take 7d\tKs")).isInstanceOf(Deal.class);
    assertThat(syntax.parse(0, "take 7d\tKx")).isInstanceOf(Sort.class);
  }

  @Test
  void numbersHaveBounds() {
    roundTrip(new Bid(1, 0), "bid 0");
    roundTrip(new Bid(1, Integer.MAX_VALUE), "bid 2147483647");
    roundTrip(new Turn(1, Long.MAX_VALUE), "turn @9223372036854775807");
    refused("bid 2147483648", 5, "2147483648", "a whole number");
    refused("bid 99999999999999999999", 5, "99999999999999999999", "a whole number");
    refused("turn @9223372036854775808", 6, "@9223372036854775808", "a time");
    refused("turn @9999999999999999999", 6, "@9999999999999999999", "a time");
    refused("turn @10000000000000000000", 6, "@10000000000000000000", "a time");
    refused("turn @", 6, "@", "a time");
    refused("turn @08", 6, "@08", "a time");
    refused("turn @8x", 6, "@8x", "a time");
  }

  @Test
  void argumentsSayNoWithoutAnException() {
    for (String wrong : List.of("", "-", "1z", "10", "@x", "\u00e4", "7d7d", "none")) {
      List<String> words = List.of(wrong);
      assertThat(CARD.find(words)).isEmpty();
      assertThat(CARDS.find(List.of("7d", wrong + "?"))).isEmpty();
      assertThat(SUIT.find(words)).isEmpty();
      assertThat(Args.RANK.find(words)).isEmpty();
      assertThat(TIME.find(words)).isEmpty();
      assertThat(Args.choice(PlayingCardSide.class).find(words)).isEmpty();
      assertThat(Args.list(SUIT).find(List.of("s", wrong))).isEmpty();
    }
    assertThat(NUMBER.find(List.of("03"))).isEmpty();
    assertThat(Args.choice(PlayingCardSide.class).find(List.of("face-up")))
        .hasValue(PlayingCardSide.FACE_UP);
    assertThat(Args.list(SUIT).find(List.of("s", "h")).orElseThrow())
        .containsExactly(Suit.SPADES, Suit.HEARTS);
  }

  enum PlayingCardSide {
    FACE_UP,
    FACE_DOWN
  }

  @Test
  void ofSeveralFormsTheFirstThatFitsIsTaken() {
    MoveSyntax<Act> syntax =
        MoveSyntax.<Act>builder()
            .form(
                "play",
                NeverWild.class,
                NeverWild::new,
                CARD.of(NeverWild::card),
                SUIT.of(NeverWild::suit))
            .form("play", Play.class, Play::new, CARD.of(Play::card))
            .named(NeverWild.class, "wild")
            .build();

    assertThat(syntax.parse(0, "play 7d")).isEqualTo(new Play(0, PlayingCard.parse("7d")));
    refused(syntax, "play 7d h", 6, "7d h", "what makes a move (7d is not wild)");
    refused(syntax, "play\u20037d h", 6, "7d h", "what makes a move (7d is not wild)");
  }

  @Test
  void whatAMoveRefusesIsToldWithItsPlace() {
    MoveSyntax<Act> syntax =
        MoveSyntax.<Act>builder()
            .form("bid", NoBid.class, NoBid::new, NUMBER.of(NoBid::tricks))
            .form("fold", NoFold.class, NoFold::new)
            .form("bet", Bet.class, Bet::new, NUMBER.of(Bet::chips), Args.list(SUIT).of(Bet::suits))
            .form(
                "raise",
                Raise.class,
                Raise::new,
                Args.optional("suit", SUIT).of(Raise::suit),
                NUMBER.of(Raise::chips),
                CARD.of(Raise::card))
            .build();

    refused(syntax, "bid 3", 5, "3", "what makes a move (no bid of 3)");
    refused(syntax, " fold", 2, "fold", "what makes a move");
    refused(syntax, "bet 2 d", 7, "d", "2 suits");
    refused(syntax, " bet  1 d h\u2003h ", 9, "d h h", "1 suits");
    assertThat(syntax.parse(0, "bet 2 d h")).isInstanceOf(Bet.class);
    refused(syntax, "raise 7 2s", 7, "7", "less");
    refused(syntax, "raise h 7 2s", 9, "7", "less");
    assertThatThrownBy(() -> syntax.parse(0, "bet 2 d"))
        .hasRootCauseInstanceOf(UnfitException.class)
        .hasRootCauseMessage("suits [DIAMONDS]; expected 2 suits");
  }

  @Test
  void aCardThatIsNamedTwiceIsNamed() {
    MoveSyntax<Act> syntax =
        MoveSyntax.<Act>builder()
            .form("cast", Cast.class, Cast::new, Args.CARD_SET.of(Cast::cards))
            .build();

    refused(syntax, "cast 7d 7d", 9, "7d", "none twice");
    refused(syntax, "cast 7d Ks Ah 2c Ks 7d 7d", 18, "Ks", "none twice");
    refused(syntax, "cast 7d Ks 7d zz", 15, "zz", "none twice");
  }

  private static void refused(String text, int column, String found, String expected) {
    refused(SYNTAX, text, column, found, expected);
  }

  private static void refused(
      MoveSyntax<Act> syntax, String text, int column, String found, String expected) {
    assertThatThrownBy(() -> syntax.parse(0, text))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.found()).isEqualTo(found);
              assertThat(e.expected()).contains(expected);
            })
        .hasMessageContaining("column " + column);
  }

  @Test
  void whatCannotBeReadIsNamedWithItsPlaceAndWhatCouldStandThere() {
    refused("", 1, "", "pass, bid, play");
    refused("fold", 1, "fold", "pass, bid, play");
    refused("bid", 4, "", "a whole number");
    refused("bid three", 5, "three", "a whole number");
    refused("bid 03", 5, "03", "a whole number");
    refused("bid -1", 5, "-1", "a whole number");
    refused("bid 3 4", 7, "4", "the end");
    refused("pass 3", 6, "3", "the end");
    refused("take 7c Ad 1z", 12, "1z", "cards");
    refused("turn 830", 6, "830", "a time");
    refused("turn @-1", 6, "@-1", "a time");
  }

  @Test
  void ofSeveralFormsTheOneReadFurthestIsMeant() {
    refused("play 8c x", 9, "x", "a suit");
    refused("play 1c", 6, "1c", "a card");
  }

  @Test
  void aSeatThatAGameDoesNotKnowIsNoMoveOfIts() {
    MoveSyntax<Act> syntax =
        MoveSyntax.<Act>builder().form("pass", SharedPass.class, SharedPass::of).build();

    assertThat(syntax.parse(1, "pass")).isSameAs(SharedPass.SHARED[1]);
    assertThatThrownBy(() -> syntax.parse(2, "pass"))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 1: found \"pass\", expected a move of seat 2");
  }

  @Test
  void chanceAndSeatsMakeNoMovesOfEachOther() {
    MoveSyntax<Act> syntax =
        MoveSyntax.<Act>builder()
            .shuffle(Deal.class, Deal::new, CARDS.of(Deal::cards))
            .form("bid", Bid.class, Bid::new, NUMBER.of(Bid::tricks))
            .build();

    assertThat(syntax.parseChance("shuffle 7d 2s").seat()).isEqualTo(Move.CHANCE);
    assertThat(syntax.parse(3, "bid 2")).isEqualTo(new Bid(3, 2));
    assertThatThrownBy(() -> syntax.parse(3, " shuffle 7d 2s"))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 2: found \"shuffle 7d 2s\", expected a move of seat 3");
    assertThatThrownBy(() -> syntax.parseChance("bid 2"))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 1: found \"bid 2\", expected a move of chance");
    assertThatThrownBy(() -> syntax.parse(-1, "shuffle 7d 2s"))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("seat -1; expected 0 or more");
  }

  @Test
  void argumentsCanBeConcealed() {
    Act play = new Play(1, PlayingCard.parse("7d"));
    assertThat(SYNTAX.isConcealed(play)).isTrue();
    assertThat(SYNTAX.isConcealed(new Pass(1))).isFalse();
    assertThat(SYNTAX.formatConcealed(play)).isEqualTo("play ??");
    assertThat(SYNTAX.formatConcealed(new Pass(1))).isEqualTo("pass");
  }

  @Test
  void theCardsOfAMoveCanBeReadAndReplaced() {
    Act take = SYNTAX.parse(1, "take 7c Ad X1");
    assertThat(SYNTAX.cards(take)).extracting(Object::toString).containsExactly("7c", "Ad", "X1");
    assertThat(SYNTAX.withCards(1, take, PlayingCard.cards("2s 3s 4s")))
        .isEqualTo(SYNTAX.parse(1, "take 2s 3s 4s"));
    assertThat(SYNTAX.cards(new Bid(0, 3))).isEmpty();
    assertThatThrownBy(() -> SYNTAX.withCards(1, take, PlayingCard.cards("2s")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("expected 3");
  }

  @Test
  void aWordThatIsAlwaysThereIsNoComponent() {
    Arg<Boolean> yes = Args.choice(ImmutableMap.of("yes", true, "no", false));
    MoveSyntax<Act> syntax =
        MoveSyntax.<Act>builder()
            .form("answer with", Answer.class, Answer::new, yes.of(Answer::yes).after("talk"))
            .build();

    assertThat(syntax.parse(1, "answer with talk no")).isEqualTo(new Answer(1, false));
    assertThat(syntax.format(new Answer(0, true))).isEqualTo("answer with talk yes");
    assertThat(syntax.patterns()).containsExactly("answer <with> <talk> <yes or no>");
    assertThat(syntax.parts(new Answer(0, true)).told().arguments())
        .containsExactly("with", "talk", "yes");
    assertThatThrownBy(() -> syntax.parse(1, "answer with word no"))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 13: found \"word\", expected talk");
  }

  @Test
  void wordsOfAFormAreWords() {
    MoveSyntax.Builder<Act> forms = MoveSyntax.builder();
    for (String words : new String[] {"say  yes", " say", "say ", "say\tyes"}) {
      assertThatThrownBy(() -> forms.form(words, Pass.class, Pass::new))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("expected words with one blank between them");
    }
    for (String word : new String[] {"", "to be", "\u3000"}) {
      assertThatThrownBy(() -> NUMBER.of(Bid::tricks).after(word))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageEndingWith("expected one word");
    }
  }

  @Test
  void formsThatShareAVerbAreToldApart() {
    MoveSyntax.Builder<Act> builder =
        MoveSyntax.<Act>builder()
            .form("say yes", Pass.class, Pass::new)
            .form("say no", Unknown.class, Unknown::new);
    assertThat(builder.build().keys()).containsExactly("say-yes", "say-no");

    builder.form("say", Bid.class, Bid::new, NUMBER.of(Bid::tricks));
    assertThat(builder.build().keys()).containsExactly("say-yes", "say-no", "say");

    Arg<Boolean> yes = Args.choice(ImmutableMap.of("maybe", true, "never", false));
    builder.form("say", Answer.class, Answer::new, yes.of(Answer::yes));
    assertThatThrownBy(builder::build)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("say is what ")
        .hasMessageEndingWith("are called; name one");
    assertThat(builder.named(Answer.class, "say-maybe").build().keys())
        .containsExactly("say-yes", "say-no", "say", "say-maybe");
    assertThat(builder.build().toBuilder().build().keys()).contains("say-maybe");
    assertThat(builder.build().parts(new Answer(1, true)).key()).isEqualTo("say-maybe");
  }

  @Test
  void anArgumentCanStandForValuesOfAnotherKind() {
    Arg<Boolean> oneOrTwo = Args.mapped(NUMBER, number -> number == 2, isTwo -> isTwo ? 2 : 1);
    MoveSyntax<Act> syntax =
        MoveSyntax.<Act>builder()
            .form("answer", Answer.class, Answer::new, oneOrTwo.of(Answer::yes))
            .build();

    assertThat(syntax.parse(1, "answer 2")).isEqualTo(new Answer(1, true));
    assertThat(syntax.format(new Answer(0, false))).isEqualTo("answer 1");
    assertThat(syntax.parts(new Answer(0, true)).told().arguments()).containsExactly(2);
    assertThat(syntax.patterns()).containsExactly("answer <a whole number such as 3>");
    Arg<CardSet<PlayingCard>> set = Args.mapped(CARDS, CardList::toSet, CardSet::toList);
    assertThat(set.rest()).isTrue();
    assertThat(
            set.mapCards(
                PlayingCards.noCards().with(PlayingCard.parse("7d")),
                card -> PlayingCard.parse("2s")))
        .isEqualTo(PlayingCards.noCards().with(PlayingCard.parse("2s")));
    assertThat(Args.mapped(Args.optional("suit", Args.SUIT), it -> it, it -> it).nameIfOptional())
        .contains("suit");
  }

  @Test
  void aSetOfCardsNamesNoneTwice() {
    MoveSyntax<Act> syntax =
        MoveSyntax.<Act>builder()
            .form("cast", Cast.class, Cast::new, CARD_SET.of(Cast::cards))
            .build();

    Act cast = syntax.parse(1, "cast Ks 7d");
    assertThat(syntax.parse(1, "cast 7d Ks")).isEqualTo(cast);
    assertThat(syntax.cards(cast)).hasSize(2);
    assertThat(syntax.parse(1, syntax.format(cast))).isEqualTo(cast);
    assertThat(syntax.format(syntax.withCards(1, cast, PlayingCard.cards("2s 3s"))))
        .isEqualTo("cast 2s 3s");
    assertThatThrownBy(() -> syntax.parse(1, "cast Ks 7d Ks"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("expected cards such as 7d Ks, none twice");
  }

  @Test
  void aMoveWithoutAFormIsAnError() {
    assertThatThrownBy(() -> SYNTAX.format(new Unknown(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Unknown");
    assertThatThrownBy(() -> MoveSyntax.<Act>builder().concealed(Pass.class).build())
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> MoveSyntax.<Act>builder().named(Pass.class, "go-by").build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("is named and has no form");
  }

  @Test
  void patternsSayWhatCanBeWritten() {
    assertThat(SYNTAX.patterns()).contains("pass", "bid <a whole number such as 3>").hasSize(7);
  }

  @Test
  void wordsAreOneValueInWhichCardsAreReplaced() {
    Arg<ImmutableList<String>> sorted =
        Args.words(
            PlayingCard.FAMILY,
            "different words",
            words ->
                Optional.of(ImmutableList.sortedCopyOf(words))
                    .filter(list -> ImmutableSet.copyOf(list).size() == list.size()),
            words -> words);
    MoveSyntax<Act> syntax =
        MoveSyntax.<Act>builder()
            .form("sort", Sort.class, Sort::new, sorted.of(Sort::words))
            .build();
    assertThat(syntax.format(syntax.parse(0, "sort b1 Ks 7d"))).isEqualTo("sort 7d Ks b1");
    assertThatThrownBy(() -> syntax.parse(0, "sort 7d 7d")).hasMessageContaining("different words");
    PlayingCard ace = PlayingCard.parse("Ah");
    assertThat(
            sorted.mapCards(
                ImmutableList.of("7d", "Ks", "b1"), card -> card.code().equals("Ks") ? ace : card))
        .containsExactly("7d", "Ah", "b1");
  }
}
