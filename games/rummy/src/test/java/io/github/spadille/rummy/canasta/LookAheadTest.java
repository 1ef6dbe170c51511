package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.rummy.canasta.DiscardPile.Condition;
import io.github.spadille.testkit.Covers;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The look-ahead finds a way exactly where a search of all ways, move by move, finds one. */
@Covers({"CAN-27", "CAN-32", "CAN-33", "CAN-34", "CAN-39"})
class LookAheadTest {
  private static final int POSITIONS = 4_000;

  /** Few ranks, so that much can be melded. */
  private static final Deck<PlayingCard> PACK =
      Deck.standard52()
          .without(Rank.FIVE, Rank.SIX, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN)
          .plusJokers(2)
          .times(2);

  private final RandomSource random = RandomSource.seeded(7);
  private int possible;
  private int impossible;

  /** Everything that can be done from a position, one meld or addition after the other. */
  private record Ways(
      CanastaOptions options, boolean refused, boolean discards, int waiting, Set<String> tried) {

    boolean canEnd(int[] hand, int[] naturals, int[] wilds, int missing) {
      String position =
          Joiner.on(' ').join(text(hand), text(naturals), text(wilds), Math.max(0, missing));
      if (!tried.add(position)) {
        return false;
      }
      if (missing <= 0 && mayStop(hand, naturals, wilds)) {
        return true;
      }
      for (int kind = 0; kind < Kinds.JOKER; kind++) {
        boolean found =
            naturals[kind] == 0
                ? goesOn(hand, naturals, wilds, missing, kind, 3, Kinds.NONE)
                    || goesOn(hand, naturals, wilds, missing, kind, 2, Kinds.TWO)
                    || goesOn(hand, naturals, wilds, missing, kind, 2, Kinds.JOKER)
                : goesOn(hand, naturals, wilds, missing, kind, 1, Kinds.NONE)
                    || goesOn(hand, naturals, wilds, missing, kind, 0, Kinds.TWO)
                    || goesOn(hand, naturals, wilds, missing, kind, 0, Kinds.JOKER);
        if (found) {
          return true;
        }
      }
      return false;
    }

    /** Tries one meld or addition, and what can follow. */
    boolean goesOn(
        int[] hand, int[] naturals, int[] wilds, int missing, int kind, int laid, int wild) {
      boolean black = kind == Kinds.BLACK_THREE;
      if (kind == Kinds.TWO
          || hand[kind] < laid
          || wild != Kinds.NONE && (hand[wild] == 0 || wilds[kind] == options.maxWilds())
          || wild != Kinds.NONE && black && !options.blackThreesWild()) {
        return false;
      }
      int[] left = plus(hand, kind, -laid);
      int[] moreNaturals = plus(naturals, kind, laid);
      int[] moreWilds = wilds;
      int stillMissing = missing - laid * Kinds.value(kind);
      if (wild != Kinds.NONE) {
        left = plus(left, wild, -1);
        moreWilds = plus(wilds, kind, 1);
        stillMissing -= Kinds.value(wild);
      }
      boolean last = stillMissing <= 0 && mayGoOut(naturals, wilds) && size(left) + waiting <= 1;
      if (black && naturals[kind] == 0 && !last) {
        return false; // CAN-27
      }
      return canEnd(left, moreNaturals, moreWilds, stillMissing);
    }

    private boolean mayStop(int[] hand, int[] naturals, int[] wilds) {
      int cards = size(hand) + waiting;
      if (naturals[Kinds.BLACK_THREE] > 0) {
        return cards == 0 || cards == 1 && discards;
      }
      return cards >= (discards ? 2 : 1) || mayGoOut(naturals, wilds);
    }

    private boolean mayGoOut(int[] naturals, int[] wilds) {
      int canastas = 0;
      for (int kind = 0; kind < Kinds.JOKER; kind++) {
        canastas += kind != Kinds.BLACK_THREE && naturals[kind] + wilds[kind] >= 7 ? 1 : 0;
      }
      return canastas >= options.canastasNeededFor(4) && !refused;
    }
  }

  private static String text(int[] counts) {
    StringBuilder text = new StringBuilder();
    for (int count : counts) {
      text.append(count);
    }
    return text.toString();
  }

  private static int size(int[] counts) {
    int size = 0;
    for (int kind = 0; kind < Kinds.RED_THREE; kind++) {
      size += counts[kind];
    }
    return size;
  }

  private static int[] plus(int[] counts, int kind, int more) {
    int[] sum = counts.clone();
    sum[kind] += more;
    return sum;
  }

  private static int[] counts(long packed) {
    int[] counts = new int[Kinds.RED_THREE + 1];
    for (int kind = 0; kind < counts.length; kind++) {
      counts[kind] = Kinds.get(packed, kind);
    }
    return counts;
  }

  @Test
  void agreesWithASearchOfAllWays() {
    for (int i = 0; i < POSITIONS; i++) {
      CanastaOptions options =
          CanastaOptions.SCHEMA.parse(
              ImmutableMap.of(
                  "max-wilds", "" + random.nextInt(2, 5),
                  "canastas-needed", "" + random.nextInt(1, 3),
                  "black-threes-wild", random.nextBoolean() ? "yes" : "no",
                  "pile-counts", random.nextBoolean() ? "yes" : "no",
                  "refused-going-out", random.nextBoolean() ? "illegal" : "priced"),
              4);
      compare(options, position(options));
    }
    assertThat(possible).isGreaterThan(POSITIONS / 2);
    assertThat(impossible).isGreaterThan(POSITIONS / 2);
  }

  /** Returns a position with few cards in the hand and some melds, perhaps below the minimum. */
  private CanastaState position(CanastaOptions options) {
    CardList<PlayingCard> pack = PACK.shuffled(random);
    int cards = random.nextInt(1, 9);
    CanastaTable position = CanastaTable.of(4, "").hand(0, pack.first(cards).toString()).drawn();
    SideMelds melds = SideMelds.none();
    for (String meld : new String[] {"As Ah Ad", "7s 7s 7h 7h 7d 7c", "Ks Kh 2s 2h", "3s 3c 3c"}) {
      if (random.nextInt(meld.startsWith("3") ? 6 : 3) == 0) {
        ImmutableList<PlayingCard> laid = PlayingCard.cards(meld);
        melds = melds.with(laid.get(0).rank(), laid);
      }
    }
    boolean opened = random.nextInt(3) == 0 || melds.has(Rank.THREE);
    boolean waits = !options.pileCounts() && !opened && !melds.isEmpty() && random.nextInt(3) == 0;
    int minimum = random.nextInt(3, 25) * 5;
    int missing = opened ? 0 : melds.isEmpty() ? minimum : minimum - 10;
    CanastaTable changed = random.nextInt(3) == 0 ? position.noDiscard() : position;
    CanastaState state =
        changed.asked(random.nextInt(4) == 0 ? Asked.NO : Asked.NO_QUESTION).state();
    Side side = new Side(melds, state.side().redThrees(), minimum, missing, ImmutableMultiset.of());
    CardList<PlayingCard> pile = pack.draw(20).first(random.nextInt(1, 4));
    return state
        .with(0, side)
        .with(new DiscardPile(pile, waits ? Condition.WAITING : Condition.FREE), state.held());
  }

  private void compare(CanastaOptions options, CanastaState state) {
    LookAhead ahead = LookAhead.from(options, state);
    boolean goesOut = state.melds().has(Rank.THREE);
    if (goesOut && (!ahead.mayGoOut() || state.held().size() > 1)) {
      return; // After black threes no play leads here.
    }
    int[] wildKinds = {Kinds.NONE, Kinds.TWO, Kinds.JOKER};
    for (int kind = 0; kind < Kinds.JOKER; kind++) {
      boolean melded = Kinds.get(state.melds().naturals(), kind) > 0;
      for (int wild : wildKinds) {
        int laid = (melded ? 1 : 3) - (wild == Kinds.NONE ? 0 : 1);
        if (canBeLaid(options, state, kind, laid, wild)) {
          compareLay(options, state, ahead, kind, laid, wild);
        }
        if (!goesOut
            && !state.pile().waiting()
            && kind != Kinds.BLACK_THREE
            && canBeLaid(options, state, kind, laid - 1, wild)) {
          compareTake(options, state, kind, laid - 1, wild);
        }
      }
    }
  }

  private void compareLay(
      CanastaOptions options, CanastaState state, LookAhead ahead, int kind, int laid, int wild) {
    long pile = state.pile().waiting() ? Kinds.count(state.pile().cards().toBag()) : 0;
    boolean expected = goesOn(options, state, hand(state), pile, kind, laid, wild);
    check(
        ahead.canLay(kind, laid, wild),
        expected,
        options + " lay " + kind + " " + laid + " " + wild + "\n" + state);
  }

  private void compareTake(
      CanastaOptions options, CanastaState state, int kind, int laid, int wild) {
    long pile = Kinds.count(state.pile().cards().toBag());
    int[] hand = plus(hand(state), kind, 1); // The upcard is laid as if it were held.
    boolean expected = goesOn(options, state, hand, pile, kind, laid + 1, wild);
    DiscardPile withUpcard = state.pile().with(Kinds.CARDS[kind][0]);
    LookAhead ahead = LookAhead.fromTake(options, state.with(withUpcard, state.held()));
    check(
        ahead.canLay(kind, laid + 1, wild),
        expected,
        options + " take " + kind + " " + laid + " " + wild + "\n" + state);
  }

  private static boolean goesOn(
      CanastaOptions options,
      CanastaState state,
      int[] hand,
      long pile,
      int kind,
      int laid,
      int wild) {
    int missing = state.side().missing();
    int points = laid * Kinds.value(kind) + (wild == Kinds.NONE ? 0 : Kinds.value(wild));
    boolean joins = missing <= points || options.pileCounts();
    int[] held = hand;
    for (int other = 0; other <= Kinds.RED_THREE && joins; other++) {
      held = plus(held, other, Kinds.get(pile, other));
    }
    Ways ways =
        new Ways(
            options,
            state.soFar().asked() == Asked.NO && !options.outAfterNo(),
            !state.soFar().noDiscard(),
            joins ? 0 : Kinds.size(pile),
            new HashSet<>());
    return ways.goesOn(held, naturals(state), wilds(state), missing, kind, laid, wild);
  }

  private void check(boolean found, boolean expected, String where) {
    assertThat(found).as(where).isEqualTo(expected);
    possible += expected ? 1 : 0;
    impossible += expected ? 0 : 1;
  }

  private static boolean canBeLaid(
      CanastaOptions options, CanastaState state, int kind, int laid, int wild) {
    int[] hand = hand(state);
    boolean black = kind == Kinds.BLACK_THREE;
    return kind != Kinds.TWO
        && laid >= 0
        && hand[kind] >= laid
        && (wild == Kinds.NONE
            || hand[wild] > 0
                && Kinds.get(state.melds().wilds(), kind) < options.maxWilds()
                && (!black || options.blackThreesWild()));
  }

  private static int[] hand(CanastaState state) {
    return counts(Kinds.count(state.held()));
  }

  private static int[] naturals(CanastaState state) {
    return counts(state.melds().naturals());
  }

  private static int[] wilds(CanastaState state) {
    return counts(state.melds().wilds());
  }
}
