package io.github.spadille.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.Move;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.jspecify.annotations.Nullable;

/** The quick and the careful reader read the same moves from the same texts. */
class ReadersProperties {
  /** A move that knows its form, so that no two forms make equal moves. */
  record Act(int seat, int form, List<?> values) implements Move {
    Act {
      if (values.contains(7)) {
        throw new UnfitException("values", 7, "another number");
      }
    }
  }

  /** A verb with words and the arguments after them. */
  record Shape(String words, List<Arg<?>> args) {
    Form<Act> form(int number) {
      MoveArg<?, ?>[] own = args.stream().map(Shape::inMove).toArray(MoveArg<?, ?>[]::new);
      return form(words, number, own);
    }

    private static MoveArg<Act, ?> inMove(Arg<?> arg) {
      return arg.of(
          act -> {
            throw new IllegalStateException("no reader writes " + act);
          });
    }

    @SuppressWarnings("unchecked") // They are all arguments of this move.
    private static Form<Act> form(String words, int number, MoveArg<?, ?>[] own) {
      return Form.of(
          words,
          Act.class,
          (seat, values) -> new Act(seat, number, List.copyOf(values)),
          (MoveArg<Act, ?>[]) own);
    }
  }

  private static final List<Arg<?>> SINGLES =
      List.of(
          Args.NUMBER,
          Args.SEAT,
          Args.CARD,
          Args.SUIT,
          Args.RANK,
          Args.TIME,
          Args.of("any word", Optional::of, word -> word),
          Args.orElse(Args.SUIT, "none"),
          Args.mapped(Args.CARD, PlayingCard::code, PlayingCard::parse),
          Args.optional("suit", Args.SUIT),
          Args.optional("card", Args.CARD),
          Args.optional("number", Args.NUMBER),
          Args.flag("aloud"));

  private static final List<Arg<?>> LAST =
      List.of(
          Args.CARDS,
          Args.CARD_SET,
          Args.list(Args.SUIT),
          Args.mapped(Args.CARDS, cards -> cards, cards -> cards),
          Args.words(
              PlayingCard.FAMILY, "words", words -> Optional.of(words), ImmutableList::copyOf),
          Args.text("a text", Optional::of, text -> text),
          Args.text(
              "a text without X",
              text -> Optional.of(text.trim()).filter(it -> !it.isEmpty() && !it.contains("X")),
              text -> text));

  @Provide
  Arbitrary<List<Shape>> shapes() {
    Arbitrary<List<Arg<?>>> args =
        Combinators.combine(
                Arbitraries.<Arg<?>>of(SINGLES).list().ofMaxSize(3),
                Arbitraries.<Arg<?>>of(LAST).list().ofMaxSize(1))
            .as(
                (first, last) ->
                    ImmutableList.<Arg<?>>builder().addAll(first).addAll(last).build());
    return Combinators.combine(Arbitraries.of("take", "take", "take up", "put"), args)
        .as(Shape::new)
        .list()
        .ofMinSize(1)
        .ofMaxSize(4);
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> word =
        Arbitraries.frequencyOf(
            Tuple.of(8, Arbitraries.of("7d", "Ks", "X1", "s", "h", "T", "3", "7", "@830", "up")),
            Tuple.of(
                2, Arbitraries.of("aloud", "none", "??", "0", "@", "Xx", "K", "03", "put", "7d,")));
    Arbitrary<String> blank =
        Arbitraries.frequency(
            Tuple.of(8, " "),
            Tuple.of(1, "  "),
            Tuple.of(1, "\t"),
            Tuple.of(1, "\u00a0"),
            Tuple.of(1, "\u3000 "),
            Tuple.of(1, "\n"));
    Arbitrary<String> following =
        Combinators.combine(blank, word)
            .as((before, it) -> before + it)
            .list()
            .ofMaxSize(5)
            .map(words -> String.join("", words));
    return Combinators.combine(
            Arbitraries.of("", "", "", " ", "\t", "\u00a0"),
            Arbitraries.of("take", "take", "put", "give", ""),
            following,
            Arbitraries.of("", "", "", " ", "\t", " \u00a0"))
        .as((before, verb, words, after) -> before + verb + words + after);
  }

  @Property(tries = 5000)
  void bothReadersReadTheSame(@ForAll("shapes") List<Shape> shapes, @ForAll("texts") String text) {
    ImmutableListMultimap.Builder<String, Form<? extends Act>> byVerb =
        ImmutableListMultimap.builder();
    for (int i = 0; i < shapes.size(); i++) {
      Form<Act> form = shapes.get(i).form(i);
      byVerb.put(form.verb(), form);
    }
    ImmutableListMultimap<String, Form<? extends Act>> forms = byVerb.build();

    assertThat(quick(new QuickReader<>(forms.values()), text))
        .isEqualTo(careful(new CarefulReader<>(forms, ImmutableList.of()), text));
  }

  private static @Nullable Act quick(QuickReader<Act> reader, String text) {
    try {
      return reader.read(2, text);
    } catch (NotationException e) {
      return null;
    }
  }

  private static @Nullable Act careful(CarefulReader<Act> reader, String text) {
    try {
      return reader.read(2, text);
    } catch (NotationException e) {
      return null;
    }
  }
}
