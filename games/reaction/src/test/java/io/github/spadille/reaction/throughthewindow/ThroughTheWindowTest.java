package io.github.spadille.reaction.throughthewindow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import com.google.common.collect.ObjectArrays;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Pass;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Say;
import io.github.spadille.reaction.throughthewindow.Vocabulary.Sample;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThroughTheWindowTest {
  private static final MoveSyntax<ThroughTheWindowMove> SYNTAX =
      ThroughTheWindow.GAME.rules().syntax();

  /** A dictionary without a sample word. */
  private record Without(String word) implements Nouns {
    @Override
    public String name() {
      return "poor";
    }

    @Override
    public boolean isNoun(String word) {
      return true;
    }

    @Override
    public ImmutableList<String> samples() {
      List<String> samples = new ArrayList<>(BUILT_IN.samples());
      samples.remove(word);
      return ImmutableList.copyOf(samples);
    }
  }

  /** Three players with one card each; seat 2 turns a 3, then seat 0 a 10 and seat 1 an 8. */
  private static TestTable three(String... options) {
    String[] all = ObjectArrays.concat("cards-each=1", options);
    return TestTable.of(ThroughTheWindow.GAME, 3, all).play("* shuffle Td 8h 3c ...");
  }

  @Test
  @Covers({"TTW-1", "TTW-2", "TTW-3", "TTW-5"})
  void theDeal() {
    TestTable start = TestTable.of(ThroughTheWindow.GAME, 4);
    assertThat(start.table().pile("aside").size()).isEqualTo(52);
    assertThat(start.refusal("3 turn")).isEqualTo("TTW-2 undealt");
    assertThat(start.refusal("* shuffle 7d")).isEqualTo("TTW-1 pack [52]");
    assertThat(start.moves(0)).isEmpty();
    assertThat(start.fact("dealer")).isEqualTo("3");
    TestTable dealt = start.play("* shuffle 2c 3c 4c 5c 6c ...");
    assertThat(dealt.pile("down.0")).startsWith("2c 6c ");
    assertThat(dealt.pile("down.3")).startsWith("5c ");
    assertThat(dealt.table().pile("aside").size()).isEqualTo(36);
    assertThat(dealt.fact("turn")).isEqualTo("3");
    assertThat(dealt.moves(3)).containsExactly("turn");
    assertThat(dealt.refusal("0 turn")).isEqualTo("TTW-5 turner [3]");
    assertThat(dealt.refusal("3 pass")).isEqualTo("TTW-7 closed");
    assertThat(dealt.refusal("* shuffle ...")).isEqualTo("TTW-2 dealt");
    assertThat(start.told("* shuffle ...")).containsExactly("dealt 3 [4]");
    assertThat(dealt.seenBy(0).pile("down.0")).isEqualTo("?? ?? ?? ??");
    assertThat(TestTable.of(ThroughTheWindow.GAME, 13).play("* shuffle ...").pile("aside"))
        .isEmpty();
    assertThat(dealt.governing(3)).containsExactly("TTW-5");
  }

  @Test
  @Covers({"TTW-4", "TTW-4a", "TTW-4b"})
  void theDictionary() {
    Nouns nouns = Nouns.BUILT_IN;
    ImmutableSet<String> all = NounTable.OF_RULEBOOK.all();
    assertThat(all).hasSize(321).allMatch(nouns::isNoun);
    assertThat(nouns.samples()).hasSize(75).startsWith("ant", "apple").endsWith("trumpet");
    assertThat(nouns.samples()).allMatch(nouns::isNoun).doesNotHaveDuplicates();
    assertThat(all).allMatch(word -> new Spoken(word, 1).word().equals(word));
    assertThat(all).allMatch(word -> new Spoken(word, 1).isWord());
    assertThat(nouns.isNoun("jack-o'-lantern")).isTrue();
    assertThat(nouns.isNoun("teddy bear")).isTrue();
    assertThat(nouns.isNoun("teddy-bear")).isFalse();
    assertThatThrownBy(() -> TestTable.of(ThroughTheWindow.GAME, 3, "nouns=klingon"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("klingon")
        .hasMessageContaining("built-in, any, or the name of a dictionary on the class path")
        .hasMessageContaining("wordnet comes with spadille-wordnet");
    TestTable any = three("nouns=any-word").play("2 turn", "0 say tzktzk @5", "1 pass", "2 pass");
    assertThat(any.fact("used")).isEqualTo("tzktzk");
    ImmutableMap<String, String> named = ImmutableMap.of("nouns", "any-word");
    Nouns found = ThroughTheWindowOptions.SCHEMA.parse(named, 3).nouns();
    assertThat(found).isInstanceOf(AnyWord.class);
    assertThat(ThroughTheWindowOptions.SCHEMA.parse(named, 3).nouns()).isSameAs(found);
    assertThat(
            Lists.transform(
                Vocabulary.of(new Without("queen bee"), 1, 3).offered('q', Chain.empty()),
                Sample::word))
        .containsExactly("queen", "quilt", "quail");
    assertThatThrownBy(() -> Vocabulary.of(new Without("kettle"), 1, 3))
        .hasMessage("nouns poor: 3 samples of five letters or more begin with k, expected 4");
  }

  @Test
  @Covers("TTW-4c")
  void everyWordCounts() {
    TestTable open = three("nouns=any").play("2 turn");
    assertThat(open.moves(0))
        .containsExactly("pass", "say toe @1", "say tiger @1", "say teddy bear @1");
    TestTable called = open.play("0 say tzktzk @5", "1 say ape @3", "1 say the @6", "2 pass");
    assertThat(called.fact("calls")).isEqualTo("0 tzktzk @5, 1 the @6");
    assertThat(called.fact("rejected")).isEqualTo("1 ape @3 letter");
    assertThat(called.play("0 turn", "1 say tzktzk @1").fact("rejected"))
        .isEqualTo("1 tzktzk @1 used");
    TestTable longer =
        three("nouns=any", "min-length=5").play("2 turn", "0 say the @1", "0 say thexx @2");
    assertThat(longer.fact("rejected")).isEqualTo("0 the @1 noun");
    assertThat(longer.fact("called")).isEqualTo("0");
  }

  @Test
  @Covers("TTW-4")
  void theFirstDictionaryOnTheClassPathIsPreferred() {
    assertThat(ThroughTheWindowOptions.SCHEMA.option("nouns").type().preferred())
        .contains("any-word");
    assertThat(ThroughTheWindowOptions.SCHEMA.defaults().nouns()).isSameAs(Nouns.BUILT_IN);
  }

  /** A dictionary with samples that are no nouns, or not written as words are. */
  private record Sloppy(String name) implements Nouns {
    @Override
    public boolean isNoun(String word) {
      return !word.equals("queen");
    }

    @Override
    public ImmutableList<String> samples() {
      return ImmutableList.<String>builder()
          .add("", "Quiche", "quick-", "queen", " quest")
          .addAll(BUILT_IN.samples())
          .add("quota")
          .build();
    }
  }

  @Test
  @Covers("TTW-4a")
  void onlyNounsAreOffered() {
    assertThat(
            Lists.transform(
                Vocabulary.of(new Sloppy("sloppy"), 1, 3).offered('q', Chain.empty()),
                Sample::word))
        .containsExactly("queen bee", "quilt", "quail");
  }

  @Test
  @Covers({"TTW-4b", "TTW-21"})
  void sampleWordsAreEnoughForEveryGame() {
    for (String length : List.of("1", "2", "3", "4", "5")) {
      Match<ThroughTheWindowState, ThroughTheWindowMove> match =
          Match.start(ThroughTheWindow.GAME.setup(13, ImmutableMap.of("min-length", length)))
              .resolveChance(Dealer.seeded(length.hashCode()));
      while (!match.isOver()) {
        ThroughTheWindowState state = match.state();
        int seat = state.turn().first();
        List<ThroughTheWindowMove> legal = match.rules().legalMoves(state, seat);
        boolean calls = seat == 0 || legal.size() == 1;
        match = match.play(calls ? legal.get(legal.size() - 1) : new Pass(seat));
      }
      assertThat(match.state().cards().unclaimed()).isEmpty();
      assertThat(match.state().scores().get(0)).isEqualTo(52);
    }
  }

  @Test
  @Covers("TTW-6")
  void lettersOfCards() {
    StringBuilder letters = new StringBuilder();
    for (PlayingCard card : PlayingCards.list("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks")) {
      letters.append(Vocabulary.letter(card.rank()));
    }
    assertThat(letters).hasToString("attffssentjqk");
    assertThat(three().fact("letter")).isEqualTo("-");
    assertThat(three().play("2 turn").fact("letter")).isEqualTo("T");
  }

  @Test
  @Covers({"TTW-7", "TTW-13"})
  void theWindowIsOpenForAll() {
    TestTable open = three().play("2 turn");
    assertThat(open.pile("open")).isEqualTo("3c");
    assertThat(open.fact("eligible")).isEqualTo("0 1 2");
    assertThat(open.moves(2)).isNotEmpty();
    assertThat(open.refusal("0 turn")).isEqualTo("TTW-13 open");
    assertThat(open.refusal("3 pass")).isEqualTo("TTW-7 no-player");
    assertThat(open.refusal(new Pass(-1))).isEqualTo("TTW-7 no-player");
    assertThat(three().told("2 turn")).containsExactly("turned 2 [3c]");
    assertThat(open.governing(0)).contains("TTW-9", "TTW-11").doesNotContain("TTW-16");
    TestTable waiting = open.play("0 pass", "1 say toe @1");
    assertThat(waiting.fact("phase")).isEqualTo("window");
    assertThat(waiting.play("2 pass").fact("phase")).isEqualTo("turn");
  }

  @Test
  @Covers({"TTW-8", "TTW-8a"})
  void textsOfCalls() {
    assertThat(SYNTAX.format(new Say(0, new Spoken("  Teddy   BEAR ", 250))))
        .isEqualTo("say teddy bear @250");
    assertThat(SYNTAX.parse(0, "say  Teddy   BEAR @0250 "))
        .isEqualTo(new Say(0, new Spoken("teddy bear", 250)));
    assertThat(SYNTAX.parse(0, "say teddy bear   @5"))
        .isEqualTo(new Say(0, new Spoken("teddy bear", 5)));
    for (String text :
        List.of(
            "teddy bear",
            "teddy @bear @5",
            "bear- @5",
            "@5",
            " @5",
            "-a @5",
            "tiger@5",
            "tiger @",
            "tiger @-5",
            "tiger @5x",
            "tiger @ 5",
            "tïger @5",
            "t1ger @5",
            "teddy\tbear @5",
            "tiger\u00a0x @5",
            "tiger @99999999999999999999",
            "tiger @５",
            "ti,ger @5",
            "'t @5")) {
      assertThatThrownBy(() -> SYNTAX.parse(0, "say " + text))
          .isInstanceOf(NotationException.class)
          .hasMessageContaining("expected a word and a time such as egg @830");
    }
    TestTable open = three().play("2 turn");
    for (String word : List.of("", "tiger-", "t@x", "t\nx", "'t", "T\u0130", "a b,c")) {
      assertThat(open.refusal(new Say(0, new Spoken(word, 5)))).isEqualTo("TTW-8 word");
    }
    assertThat(open.refusal(new Say(0, new Spoken("T-'- R", 5)))).isEqualTo("legal");
  }

  @Test
  @Covers({"TTW-9", "TTW-10", "TTW-15"})
  void whatIsAccepted() {
    TestTable open = three().play("2 turn", "0 say ape @5", "0 say the @6", "0 say toe @7");
    assertThat(open.fact("rejected")).isEqualTo("0 ape @5 letter, 0 the @6 noun");
    assertThat(open.fact("calls")).isEqualTo("0 toe @7");
    TestTable next = open.play("1 say tiger @9", "2 pass");
    assertThat(next.fact("used")).isEqualTo("toe");
    TestTable ten = next.play("0 turn", "0 say toe @1", "1 say tiger @1");
    assertThat(ten.fact("rejected")).isEqualTo("0 toe @1 used");
    assertThat(ten.fact("called")).isEqualTo("1");
    assertThat(ten.moves(0)).startsWith("pass", "say tiger @2");
    assertThat(ten.refusal("0 say tiger @1")).isEqualTo("TTW-10 later [1]");
    TestTable once = three("retry=off").play("2 turn", "0 say ape @5");
    assertThat(once.fact("passed")).isEqualTo("0");
    assertThat(once.refusal("0 say toe @9")).isEqualTo("TTW-11 finished");
    TestTable longer = three("min-length=5").play("2 turn", "0 say toe @1", "0 say teddy bear @2");
    assertThat(longer.fact("rejected")).isEqualTo("0 toe @1 noun");
    assertThat(longer.fact("called")).isEqualTo("0");
  }

  @Test
  @Covers("TTW-11")
  void wordsAreHiddenUntilTheWindowCloses() {
    TestTable open = three().play("2 turn", "0 say ape @5", "0 say toe @7");
    assertThat(open.seenBy(1).fact("calls")).isEmpty();
    assertThat(open.seenBy(0).fact("calls")).isEmpty();
    assertThat(open.seenBy(1).fact("rejected")).isEmpty();
    assertThat(open.seenBy(1).fact("said.0")).isEmpty();
    assertThat(open.seenBy(0).fact("said.0")).isEqualTo("ape @5 letter, toe @7");
    assertThat(open.refusal("0 pass")).isEqualTo("TTW-11 finished");
    assertThat(open.moves(0)).isEmpty();
    assertThat(open.seenBy(1).move("1 say teddy bear @5")).isEqualTo("1 say teddy bear @5");
    assertThat(open.seenBy(0).move("1 say teddy bear @5")).isEqualTo("1 say ??");
    TestTable closed = open.play("1 pass", "2 pass");
    assertThat(closed.seenBy(1).fact("calls")).isEqualTo("0 toe @7");
    assertThat(closed.seenBy(1).fact("rejected")).isEqualTo("0 ape @5 letter");
    assertThat(closed.fact("eligible")).isEqualTo("0 1 2");
    assertThat(closed.fact("letter")).isEqualTo("-");
  }

  @Test
  @Covers("TTW-11a")
  void whatIsListed() {
    TestTable open = three().play("2 turn");
    assertThat(open.moves(0))
        .containsExactly("pass", "say toe @1", "say tiger @1", "say teddy bear @1");
    assertThat(open.moves(1)).isEqualTo(open.moves(0));
    TestTable tried = open.play("0 say ape @830");
    assertThat(tried.moves(0)).contains("say toe @831");
    assertThat(tried.moves(1)).contains("say toe @1");
    TestTable last = open.play("0 say ape @999999999");
    assertThat(last.moves(0)).containsExactly("pass");
    TestTable next = open.play("0 say tiger @1", "1 pass", "2 pass", "0 turn");
    assertThat(next.moves(0))
        .containsExactly("pass", "say toe @1", "say teddy bear @1", "say tree @1");
    TestTable f =
        TestTable.of(ThroughTheWindow.GAME, 3, "min-length=5")
            .play("* shuffle 2c 3c 4c ...")
            .play("2 turn");
    assertThat(f.moves(0))
        .containsExactly("pass", "say feather @1", "say flower @1", "say finger @1");
  }

  @Test
  @Covers({"TTW-12", "TTW-14", "TTW-19"})
  void theEarliestWordWins() {
    TestTable open = three().play("2 turn");
    assertThat(open.refusal("0 say toe @0")).isEqualTo("TTW-12 time");
    assertThat(open.refusal(new Say(0, new Spoken("toe", -1)))).isEqualTo("TTW-12 time");
    assertThat(open.refusal("0 say toe @1000000000")).isEqualTo("TTW-12 time");
    assertThat(open.refusal("0 say toe @999999999")).isEqualTo("legal");
    TestTable two = open.play("0 say toe @1500", "1 say the @1", "1 say tree @1200");
    assertThat(two.told("2 say ape @3")).hasSize(1);
    assertThat(two.told("2 pass"))
        .containsExactly(
            "called 0 [toe, 1500]", "no-noun 1 [the, 1]", "called 1 [tree, 1200]", "won 1 [3c]");
    TestTable won = two.play("2 pass");
    assertThat(won.pile("won.1")).isEqualTo("3c");
    assertThat(won.fact("scores")).isEqualTo("0 1 0");
    assertThat(won.fact("used")).isEqualTo("tree");
    assertThat(won.lines()).containsExactly("1 TTW-19 1 1");
  }

  @Test
  @Covers({"TTW-16", "TTW-16a"})
  void ties() {
    TestTable open = three().play("2 turn", "0 say toe @830", "1 pass");
    assertThat(open.told("2 say toe @830"))
        .containsExactly("called 0 [toe, 830]", "called 2 [toe, 830]", "tied [0 2]");
    TestTable tied = open.play("2 say toe @830");
    assertThat(tied.fact("eligible")).isEqualTo("0 2");
    assertThat(tied.fact("ties")).isEqualTo("1");
    assertThat(tied.fact("calls")).isEqualTo("-");
    assertThat(tied.seenBy(1).fact("calls")).isEmpty();
    assertThat(tied.refusal("1 say toe @1")).isEqualTo("TTW-16 not-tied [0 2]");
    assertThat(tied.refusal("3 pass")).isEqualTo("TTW-7 no-player");
    assertThat(tied.governing(0)).contains("TTW-11", "TTW-16").doesNotContain("TTW-7");
    assertThat(tied.moves(0)).contains("say toe @1");
    TestTable won = tied.play("2 say toe @640", "0 say tree @655");
    assertThat(won.fact("used")).isEqualTo("toe");
    assertThat(won.fact("ties")).isEqualTo("0");
    TestTable many = tied;
    for (int i = 0; i < 8; i++) {
      many = many.play("2 say toe @1", "0 say tree @1");
    }
    assertThat(many.fact("ties")).isEqualTo("9");
    TestTable lost = many.play("2 say toe @1", "0 say tree @1");
    assertThat(lost.pile("unclaimed")).isEqualTo("3c");
    TestTable turner =
        three("tie=turner").play("2 turn", "0 say toe @8", "1 say toe @8", "2 say tree @9");
    assertThat(turner.pile("won.2")).isEqualTo("3c");
    assertThat(turner.fact("used")).isEqualTo("-");
  }

  @Test
  @Covers("TTW-14a")
  void closeCallsAreTies() {
    TestTable open = three("tie-window=150").play("2 turn", "2 say tree @1250", "0 say toe @1100");
    assertThat(open.told("1 say tiger @950"))
        .containsExactly(
            "called 2 [tree, 1250]", "called 0 [toe, 1100]", "called 1 [tiger, 950]", "tied [0 1]");
    assertThat(open.told("1 say tiger @949")).endsWith("won 1 [3c]");
    assertThat(open.told("1 say tiger @1101")).endsWith("tied [0 1 2]");
    assertThat(open.told("1 say ape @950")).hasSize(1);
    TestTable apart = three().play("2 turn", "0 say toe @9", "1 say tiger @8", "2 pass");
    assertThat(apart.pile("won.1")).isEqualTo("3c");
    TestTable far = three("tie-window=500").play("2 turn", "0 say toe @1", "1 pass");
    assertThat(far.told("2 say tree @999999999")).endsWith("won 0 [3c]");
  }

  @Test
  @Covers({"TTW-11", "TTW-14a"})
  void nobodyHearsHowCloseACallIsWhileTheWindowIsOpen() {
    TestTable open = three("tie-window=150").play("2 turn", "0 say toe @1000");
    TestTable close = open.play("1 say tiger @1100");
    TestTable late = open.play("1 say tiger @9000");
    for (int seat : new int[] {0, 2}) {
      assertThat(close.seenBy(seat).seen()).isEqualTo(late.seenBy(seat).seen());
      assertThat(close.moves(seat)).isEqualTo(late.moves(seat));
    }
  }

  @Test
  @Covers({"TTW-17", "TTW-18", "TTW-20"})
  void withoutAWord() {
    TestTable open = three().play("2 turn", "0 pass", "1 pass");
    assertThat(open.told("2 pass")).containsExactly("unclaimed [3c]");
    TestTable none = open.play("2 pass");
    assertThat(none.pile("unclaimed")).isEqualTo("3c");
    assertThat(none.fact("scores")).isEqualTo("0 0 0");
    assertThat(none.fact("turn")).isEqualTo("0");
    TestTable turner = three("no-word=turner").play("2 turn", "0 pass", "1 pass", "2 pass");
    assertThat(turner.pile("won.2")).isEqualTo("3c");
  }

  @Test
  @Covers({"TTW-21", "TTW-22"})
  void theEnd() {
    TestTable last =
        three()
            .play("2 turn", "0 say toe @1", "1 pass", "2 pass")
            .play("0 turn", "0 pass", "1 say tree @1", "2 pass")
            .play("1 turn", "0 pass", "1 pass");
    TestTable shared = last.play("2 pass");
    assertThat(shared.fact("phase")).isEqualTo("over");
    assertThat(shared.fact("turn")).isEqualTo("-");
    assertThat(shared.fact("winner")).isEqualTo("0 1");
    assertThat(shared.refusal("0 pass")).isEqualTo("TTW-21 over");
    assertThat(shared.moves(0)).isEmpty();
    TestTable won = last.play("2 say egg @1");
    assertThat(won.fact("winner")).isEqualTo("0 1 2");
    assertThat(won.winners()).isEqualTo("0 1 2");
    assertThat(last.fact("winner")).isEqualTo("-");
  }

  @Test
  @Covers("TTW-8b")
  void listsOfWords() {
    TestTable open = three().play("2 turn", "0 say teddy bear @5", "1 say toe @9", "2 pass");
    assertThat(open.fact("calls")).isEqualTo("0 teddy bear @5, 1 toe @9");
    assertThat(open.fact("passed")).isEqualTo("2");
    TestTable next = open.play("0 turn", "0 say tree @5", "1 pass", "2 pass");
    assertThat(next.fact("used")).isEqualTo("teddy bear, tree");
  }

  @Test
  void hiddenCardsCanBeOthers() {
    TestTable one = three().play("2 turn");
    TestTable other =
        TestTable.of(ThroughTheWindow.GAME, 3, "cards-each=1")
            .play("* shuffle 8h Td 3c 4c ...")
            .play("2 turn");
    Rules<ThroughTheWindowState, ThroughTheWindowMove> rules = ThroughTheWindow.GAME.rules(3);
    assertThat(rules.withCards(one.state(ThroughTheWindowState.class), other.table()))
        .isEqualTo(other.state());
  }

  @Test
  void wordsTellNothingOfCards() {
    TestTable open = three().play("2 turn");
    assertThat(open.deduced("0 say toe @1")).isEmpty();
  }

  @Test
  void notesAreKept() {
    ThroughTheWindowState state = three().state(ThroughTheWindowState.class);
    assertThat(state.withSheet(state.sheet().add(1, "TTW-19", 0, 3)).scores().get(0)).isEqualTo(3);
  }
}
