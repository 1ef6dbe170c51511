package io.github.spadille.rummy.canasta;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import java.util.List;
import java.util.Optional;

/**
 * The rank of a meld as people call it: nines, queens, black threes.
 *
 * @param rank the rank; threes are black
 */
record MeldName(Rank rank) implements Phrased {
  /** A rank, told as the name of its meld. */
  static final Arg<Rank> ARG =
      new Arg<>() {
        @Override
        public Optional<Rank> find(List<String> words) {
          return Args.RANK.find(words);
        }

        @Override
        public ImmutableList<String> format(Rank rank) {
          return Args.RANK.format(rank);
        }

        @Override
        public String expected() {
          return Args.RANK.expected();
        }

        @Override
        public Object told(Rank rank) {
          return new MeldName(rank);
        }
      };

  @Override
  public Phrase phrase() {
    return Phrase.of("word.meld." + rank.code());
  }
}
