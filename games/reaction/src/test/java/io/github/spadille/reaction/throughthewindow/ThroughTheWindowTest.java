package io.github.spadille.reaction.throughthewindow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Pass;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Say;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Shuffle;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.TurnUp;
import io.github.spadille.reaction.throughthewindow.Vocabulary.Sample;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThroughTheWindowTest {
  /** A game and where it stands. */
  private record Play(
      Rules<ThroughTheWindowState, ThroughTheWindowMove> rules, ThroughTheWindowState state) {
    static Play of(int seats, String... options) {
      ImmutableMap.Builder<String, String> map = ImmutableMap.builder();
      for (int i = 0; i < options.length; i += 2) {
        map.put(options[i], options[i + 1]);
      }
      Rules<ThroughTheWindowState, ThroughTheWindowMove> rules =
          ThroughTheWindow.GAME.rules(seats, map.buildOrThrow());
      return new Play(rules, rules.start());
    }

    /** Shuffles so that some cards are dealt first, the others in the order of the pack. */
    Play deal(String top) {
      List<PlayingCard> cards = new ArrayList<>(PlayingCards.list(top));
      state.cards().aside().stream().filter(card -> !cards.contains(card)).forEach(cards::add);
      return play(new Shuffle(CardList.copyOf(PlayingCard.FAMILY, cards)));
    }

    Play play(ThroughTheWindowMove move) {
      return new Play(rules, rules.apply(state, move));
    }

    /** Plays moves as records have them: {@code 0 say egg @8}. */
    Play play(String... moves) {
      Play after = this;
      for (String move : moves) {
        int blank = move.indexOf(' ');
        int seat = Integer.parseInt(move.substring(0, blank));
        after = after.play(rules.syntax().parse(seat, move.substring(blank + 1)));
      }
      return after;
    }

    String refusal(ThroughTheWindowMove move) {
      return rules
          .refusal(state, move)
          .map(refusal -> refusal.phrase().toString().replace("refusal.", ""))
          .orElse("legal");
    }

    String fact(String name) {
      return rules.table(state).fact(name).value();
    }

    String pile(String name) {
      return rules.table(state).pile(name).cards().toString();
    }

    String seen(int seat, String fact) {
      return rules.table(state).seenBy(Viewer.seat(seat)).fact(fact).orElse("hidden");
    }

    ImmutableList<String> legal(int seat) {
      return ImmutableList.copyOf(
          Lists.transform(
              ImmutableList.copyOf(rules.legalMoves(state, seat)), rules.syntax()::format));
    }

    ImmutableList<String> told(ThroughTheWindowMove move) {
      return ImmutableList.copyOf(
          Lists.transform(
              rules.stages(state, move),
              stage -> stage.name() + ' ' + stage.phrase().seat() + ' ' + stage.arguments()));
    }

    Say say(int seat, String word, long time) {
      return new Say(seat, new Spoken(word, time));
    }
  }

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
  private static Play three(String... options) {
    ImmutableList<String> all =
        ImmutableList.<String>builder().add("cards-each", "1").add(options).build();
    return Play.of(3, all.toArray(String[]::new)).deal("Td 8h 3c");
  }

  @Test
  @Covers({"TTW-1", "TTW-2", "TTW-3", "TTW-5"})
  void theDeal() {
    Play start = Play.of(4);
    assertThat(start.state().cards().aside()).hasSize(52);
    assertThat(start.refusal(new TurnUp(3))).isEqualTo("TTW-2.undealt");
    assertThat(start.refusal(new Shuffle(PlayingCards.list("7d")))).isEqualTo("TTW-1.pack[52]");
    assertThat(start.legal(0)).isEmpty();
    assertThat(start.fact("dealer")).isEqualTo("3");
    Play dealt = start.deal("2c 3c 4c 5c 6c");
    assertThat(dealt.pile("down.0")).startsWith("[2c, 6c, ");
    assertThat(dealt.pile("down.3")).startsWith("[5c, ");
    assertThat(dealt.state().cards().aside()).hasSize(36);
    assertThat(dealt.fact("turn")).isEqualTo("3");
    assertThat(dealt.legal(3)).containsExactly("turn");
    assertThat(dealt.refusal(new TurnUp(0))).isEqualTo("TTW-5.turner[3]");
    assertThat(dealt.refusal(new Pass(3))).isEqualTo("TTW-7.closed");
    assertThat(dealt.refusal(new Shuffle(start.state().cards().aside()))).isEqualTo("TTW-2.dealt");
    assertThat(start.told(new Shuffle(start.state().cards().aside())))
        .containsExactly("dealt 3 [4]");
    assertThat(dealt.rules().table(dealt.state()).seenBy(Viewer.seat(0)).pile("down.0").cards())
        .allMatch(card -> card.card().isEmpty());
    assertThat(Play.of(13).deal("").state().cards().aside()).isEmpty();
    assertThat(dealt.rules().governing(dealt.state(), 3)).containsExactly("TTW-5");
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
    assertThatThrownBy(() -> Play.of(3, "nouns", "klingon"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("klingon")
        .hasMessageContaining("built-in, any, or the name of a dictionary on the class path")
        .hasMessageContaining("wordnet comes with spadille-wordnet");
    Play any = three("nouns", "any-word").play("2 turn", "0 say tzktzk @5", "1 pass", "2 pass");
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
    Play open = three("nouns", "any").play("2 turn");
    assertThat(open.legal(0))
        .containsExactly("pass", "say toe @1", "say tiger @1", "say teddy bear @1");
    Play called = open.play("0 say tzktzk @5", "1 say ape @3", "1 say the @6", "2 pass");
    assertThat(called.fact("calls")).isEqualTo("0 tzktzk @5, 1 the @6");
    assertThat(called.fact("rejected")).isEqualTo("1 ape @3 letter");
    assertThat(called.play("0 turn", "1 say tzktzk @1").fact("rejected"))
        .isEqualTo("1 tzktzk @1 used");
    Play longer =
        three("nouns", "any", "min-length", "5").play("2 turn", "0 say the @1", "0 say thexx @2");
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
    Play open = three().play("2 turn");
    assertThat(open.pile("open")).isEqualTo("[3c]");
    assertThat(open.fact("eligible")).isEqualTo("0 1 2");
    assertThat(open.legal(2)).isNotEmpty();
    assertThat(open.refusal(new TurnUp(0))).isEqualTo("TTW-13.open");
    assertThat(open.refusal(new Pass(3))).isEqualTo("TTW-16.not-tied[0 1 2]");
    assertThat(open.refusal(new Pass(-1))).isEqualTo("TTW-16.not-tied[0 1 2]");
    assertThat(three().told(new TurnUp(2))).containsExactly("turned 2 [3c]");
    assertThat(open.rules().governing(open.state(), 0)).contains("TTW-9", "TTW-12");
    Play waiting = open.play("0 pass", "1 say toe @1");
    assertThat(waiting.fact("phase")).isEqualTo("window");
    assertThat(waiting.play("2 pass").fact("phase")).isEqualTo("turn");
  }

  @Test
  @Covers({"TTW-8", "TTW-8a"})
  void textsOfCalls() {
    Play open = three().play("2 turn");
    assertThat(open.rules().syntax().format(open.say(0, "  Teddy   BEAR ", 250)))
        .isEqualTo("say teddy bear @250");
    assertThat(open.rules().syntax().parse(0, "say  Teddy   BEAR @0250 "))
        .isEqualTo(open.say(0, "teddy bear", 250));
    assertThat(open.rules().syntax().parse(0, "say teddy bear   @5"))
        .isEqualTo(open.say(0, "teddy bear", 5));
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
      assertThatThrownBy(() -> open.rules().syntax().parse(0, "say " + text))
          .isInstanceOf(NotationException.class)
          .hasMessageContaining("expected a word and a time such as egg @830");
    }
    for (String word : List.of("", "tiger-", "t@x", "t\nx", "'t", "T\u0130", "a b,c")) {
      assertThat(open.refusal(open.say(0, word, 5))).isEqualTo("TTW-8.word");
    }
    assertThat(open.refusal(open.say(0, "T-'- R", 5))).isEqualTo("legal");
  }

  @Test
  @Covers({"TTW-9", "TTW-10", "TTW-15"})
  void whatIsAccepted() {
    Play open = three().play("2 turn", "0 say ape @5", "0 say the @6", "0 say toe @7");
    assertThat(open.fact("rejected")).isEqualTo("0 ape @5 letter, 0 the @6 noun");
    assertThat(open.fact("calls")).isEqualTo("0 toe @7");
    Play next = open.play("1 say tiger @9", "2 pass");
    assertThat(next.fact("used")).isEqualTo("toe");
    Play ten = next.play("0 turn", "0 say toe @1", "1 say tiger @1");
    assertThat(ten.fact("rejected")).isEqualTo("0 toe @1 used");
    assertThat(ten.fact("called")).isEqualTo("1");
    assertThat(ten.legal(0)).startsWith("pass", "say tiger @2");
    assertThat(ten.refusal(ten.say(0, "tiger", 1))).isEqualTo("TTW-10.later[1]");
    Play once = three("retry", "off").play("2 turn", "0 say ape @5");
    assertThat(once.fact("passed")).isEqualTo("0");
    assertThat(once.refusal(once.say(0, "toe", 9))).isEqualTo("TTW-11.finished");
    Play longer = three("min-length", "5").play("2 turn", "0 say toe @1", "0 say teddy bear @2");
    assertThat(longer.fact("rejected")).isEqualTo("0 toe @1 noun");
    assertThat(longer.fact("called")).isEqualTo("0");
  }

  @Test
  @Covers("TTW-11")
  void wordsAreHiddenUntilTheWindowCloses() {
    Play open = three().play("2 turn", "0 say ape @5", "0 say toe @7");
    assertThat(open.seen(1, "calls")).isEqualTo("hidden");
    assertThat(open.seen(0, "calls")).isEqualTo("hidden");
    assertThat(open.seen(1, "rejected")).isEqualTo("hidden");
    assertThat(open.seen(1, "said.0")).isEqualTo("hidden");
    assertThat(open.seen(0, "said.0")).isEqualTo("ape @5 letter, toe @7");
    assertThat(open.refusal(new Pass(0))).isEqualTo("TTW-11.finished");
    assertThat(open.legal(0)).isEmpty();
    assertThat(open.rules().seenBy(Viewer.seat(1), open.state(), open.say(1, "teddy bear", 5)))
        .hasToString("1 say teddy bear @5");
    assertThat(open.rules().seenBy(Viewer.seat(0), open.state(), open.say(1, "teddy bear", 5)))
        .hasToString("1 say ??");
    Play closed = open.play("1 pass", "2 pass");
    assertThat(closed.seen(1, "calls")).isEqualTo("0 toe @7");
    assertThat(closed.seen(1, "rejected")).isEqualTo("0 ape @5 letter");
    assertThat(closed.fact("eligible")).isEqualTo("0 1 2");
    assertThat(closed.fact("letter")).isEqualTo("-");
  }

  @Test
  @Covers("TTW-11a")
  void whatIsListed() {
    Play open = three().play("2 turn");
    assertThat(open.legal(0))
        .containsExactly("pass", "say toe @1", "say tiger @1", "say teddy bear @1");
    assertThat(open.legal(1)).isEqualTo(open.legal(0));
    Play tried = open.play("0 say ape @830");
    assertThat(tried.legal(0)).contains("say toe @831");
    assertThat(tried.legal(1)).contains("say toe @1");
    Play last = open.play("0 say ape @999999999");
    assertThat(last.legal(0)).containsExactly("pass");
    Play next = open.play("0 say tiger @1", "1 pass", "2 pass", "0 turn");
    assertThat(next.legal(0))
        .containsExactly("pass", "say toe @1", "say teddy bear @1", "say tree @1");
    Play f = Play.of(3, "min-length", "5").deal("2c 3c 4c").play("2 turn");
    assertThat(f.legal(0))
        .containsExactly("pass", "say feather @1", "say flower @1", "say finger @1");
  }

  @Test
  @Covers({"TTW-12", "TTW-14", "TTW-19"})
  void theEarliestWordWins() {
    Play open = three().play("2 turn");
    assertThat(open.refusal(open.say(0, "toe", 0))).isEqualTo("TTW-12.time");
    assertThat(open.refusal(open.say(0, "toe", -1))).isEqualTo("TTW-12.time");
    assertThat(open.refusal(open.say(0, "toe", 1_000_000_000))).isEqualTo("TTW-12.time");
    assertThat(open.refusal(open.say(0, "toe", 999_999_999))).isEqualTo("legal");
    Play two = open.play("0 say toe @1500", "1 say the @1", "1 say tree @1200");
    assertThat(two.told(two.say(2, "ape", 3))).hasSize(1);
    assertThat(two.told(new Pass(2)))
        .containsExactly(
            "called 0 [toe, 1500]", "no-noun 1 [the, 1]", "called 1 [tree, 1200]", "won 1 [3c]");
    Play won = two.play("2 pass");
    assertThat(won.pile("won.1")).isEqualTo("[3c]");
    assertThat(won.fact("scores")).isEqualTo("0 1 0");
    assertThat(won.fact("used")).isEqualTo("tree");
    assertThat(won.state().sheet().lines().get(0).ruleId()).isEqualTo("TTW-19");
  }

  @Test
  @Covers({"TTW-16", "TTW-16a"})
  void ties() {
    Play open = three().play("2 turn", "0 say toe @830", "1 pass");
    assertThat(open.told(open.say(2, "toe", 830)))
        .containsExactly("called 0 [toe, 830]", "called 2 [toe, 830]", "tied -1 [0 2]");
    Play tied = open.play("2 say toe @830");
    assertThat(tied.fact("eligible")).isEqualTo("0 2");
    assertThat(tied.fact("ties")).isEqualTo("1");
    assertThat(tied.fact("calls")).isEqualTo("-");
    assertThat(tied.seen(1, "calls")).isEqualTo("hidden");
    assertThat(tied.refusal(tied.say(1, "toe", 1))).isEqualTo("TTW-16.not-tied[0 2]");
    assertThat(tied.legal(0)).contains("say toe @1");
    Play won = tied.play("2 say toe @640", "0 say tree @655");
    assertThat(won.fact("used")).isEqualTo("toe");
    assertThat(won.fact("ties")).isEqualTo("0");
    Play many = tied;
    for (int i = 0; i < 8; i++) {
      many = many.play("2 say toe @1", "0 say tree @1");
    }
    assertThat(many.fact("ties")).isEqualTo("9");
    Play lost = many.play("2 say toe @1", "0 say tree @1");
    assertThat(lost.pile("unclaimed")).isEqualTo("[3c]");
    Play turner =
        three("tie", "turner").play("2 turn", "0 say toe @8", "1 say toe @8", "2 say tree @9");
    assertThat(turner.pile("won.2")).isEqualTo("[3c]");
    assertThat(turner.fact("used")).isEqualTo("-");
  }

  @Test
  @Covers({"TTW-17", "TTW-18", "TTW-20"})
  void withoutAWord() {
    Play open = three().play("2 turn", "0 pass", "1 pass");
    assertThat(open.told(new Pass(2))).containsExactly("unclaimed -1 [3c]");
    Play none = open.play("2 pass");
    assertThat(none.pile("unclaimed")).isEqualTo("[3c]");
    assertThat(none.fact("scores")).isEqualTo("0 0 0");
    assertThat(none.fact("turn")).isEqualTo("0");
    Play turner = three("no-word", "turner").play("2 turn", "0 pass", "1 pass", "2 pass");
    assertThat(turner.pile("won.2")).isEqualTo("[3c]");
  }

  @Test
  @Covers({"TTW-21", "TTW-22"})
  void theEnd() {
    Play last =
        three()
            .play("2 turn", "0 say toe @1", "1 pass", "2 pass")
            .play("0 turn", "0 pass", "1 say tree @1", "2 pass")
            .play("1 turn", "0 pass", "1 pass");
    Play shared = last.play("2 pass");
    assertThat(shared.fact("phase")).isEqualTo("over");
    assertThat(shared.fact("turn")).isEqualTo("-");
    assertThat(shared.fact("winner")).isEqualTo("0 1");
    assertThat(shared.refusal(new Pass(0))).isEqualTo("TTW-21.over");
    assertThat(shared.legal(0)).isEmpty();
    Play won = last.play("2 say egg @1");
    assertThat(won.fact("winner")).isEqualTo("0 1 2");
    assertThat(won.state().outcome().map(Outcome::winners).orElseThrow()).hasSize(3);
    assertThat(last.fact("winner")).isEqualTo("-");
  }

  @Test
  @Covers("TTW-8b")
  void listsOfWords() {
    Play open = three().play("2 turn", "0 say teddy bear @5", "1 say toe @9", "2 pass");
    assertThat(open.fact("calls")).isEqualTo("0 teddy bear @5, 1 toe @9");
    assertThat(open.fact("passed")).isEqualTo("2");
    Play next = open.play("0 turn", "0 say tree @5", "1 pass", "2 pass");
    assertThat(next.fact("used")).isEqualTo("teddy bear, tree");
  }

  @Test
  void hiddenCardsCanBeOthers() {
    Play one = three().play("2 turn");
    Play other = Play.of(3, "cards-each", "1").deal("8h Td 3c 4c").play("2 turn");
    ThroughTheWindowState changed =
        one.rules().withCards(one.state(), other.rules().table(other.state()));
    assertThat(changed).isEqualTo(other.state());
  }

  @Test
  void wordsTellNothingOfCards() {
    Play open = three().play("2 turn");
    assertThat(HeardDeductions.of(open.rules(), open.state(), open.say(0, "toe", 1))).isEmpty();
  }

  @Test
  void notesAreKept() {
    ThroughTheWindowState state = three().state();
    assertThat(state.withSheet(state.sheet().add(1, "TTW-19", 0, 3)).scores().get(0)).isEqualTo(3);
  }
}
