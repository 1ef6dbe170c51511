package io.github.spadille.tricktaking.fivehundred;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickThumbs;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Discard;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Phase;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a sensible player of Five Hundred would rather do: bid what trumps and aces promise, bury
 * low cards of short suits, lead from the top, and leave the partner's tricks alone.
 */
final class FiveHundredThumbs implements RulesOfThumb<FiveHundredState, TrickMove> {
  static final FiveHundredThumbs INSTANCE = new FiveHundredThumbs();

  /** The parts of a trick that {@link #promised} counts in. */
  private static final int TRICK = 20;

  private static final int PARTNER_AND_KITTY = 2 * TRICK;
  private static final int PASS = 600;
  private static final int MAKEABLE = 4000;
  private static final int SAFE = 15; // an ace is higher, a king is not

  private FiveHundredThumbs() {}

  @Override
  public int weight(FiveHundredState state, TrickMove move) {
    return switch (state.phase()) {
      case AUCTION -> bid(state, move);
      case KITTY -> move instanceof Discard discard ? discard(state, discard) : 1;
      case PLAY -> move instanceof Play play ? play(state, play) : 1;
      default -> 1;
    };
  }

  private static int bid(FiveHundredState state, TrickMove move) {
    if (move instanceof Pass) {
      return PASS;
    }
    if (!(move instanceof Bid bid) || bid.contract().isMisere()) {
      return 1;
    }
    CardSet<PlayingCard> hand = state.cards().hand(bid.seat());
    Suit trump = bid.contract().trump().orElse(null);
    int spare = promised(hand, trump) + PARTNER_AND_KITTY - bid.contract().tricks() * TRICK;
    if (spare < -TRICK) {
      return 1;
    }
    return spare < 0 ? PASS / 10 : MAKEABLE;
  }

  /** Returns how many tricks a hand promises, in twentieths. */
  private static int promised(CardSet<PlayingCard> hand, @Nullable Suit trump) {
    int joker = hand.contains(PlayingCard.X1) ? TRICK : 0;
    int aces = PlayingCards.countRank(hand, Rank.ACE);
    int kings = PlayingCards.countRank(hand, Rank.KING);
    if (trump == null) {
      return joker + 19 * aces + 12 * kings + 4 * PlayingCards.countRank(hand, Rank.QUEEN);
    }
    CardSet<PlayingCard> trumps = PlayingCards.ofSuit(hand, trump);
    int left = countLeftBower(hand, trump);
    int right = PlayingCards.countRank(trumps, Rank.JACK);
    int length = trumps.size() + left;
    return joker + 15 * aces + 6 * kings + 10 * length + 9 * left + 10 * right;
  }

  private static int countLeftBower(CardSet<PlayingCard> hand, Suit trump) {
    return hand.contains(PlayingCard.of(Rank.JACK, trump.sameColor())) ? 1 : 0;
  }

  private static int discard(FiveHundredState state, Discard discard) {
    PlayingCard card = discard.card();
    Suit trump = state.contract().flatMap(Contract::trump).orElse(null);
    Trumps order = trump == null ? Trumps.none(Optional.empty()) : Trumps.of(trump);
    int height = TrickThumbs.height(card, order);
    if (state.isMisere()) {
      return 1 + height * height * height;
    }
    int saved = TRICK - height;
    int others =
        card.isJoker() ? 0 : PlayingCards.countSuit(state.cards().handInTurn(), card.suit());
    return card.isJoker() ? 1 : 1 + saved * saved * saved / (1 + others);
  }

  private static int play(FiveHundredState state, Play play) {
    TrickPlay cards = state.cards();
    Trumps order = state.trumps();
    PlayingCard card = play.card();
    if (state.isMisere()) {
      return TrickThumbs.toLose(cards, card, order);
    }
    if (cards.trick().isEmpty()) {
      boolean defends =
          FiveHundredState.team(state.contractor()) != FiveHundredState.team(play.seat());
      int weight = TrickThumbs.toWin(cards, card, order);
      return defends && TrickThumbs.height(card, order) == TRICK ? weight / 10 : weight;
    }
    return leavesToPartner(state, play.seat())
        ? 1 + (TRICK - TrickThumbs.height(card, order)) * TRICK
        : TrickThumbs.toWin(cards, card, order);
  }

  /** Tells whether the trick is the partner's, and likely to stay so. */
  private static boolean leavesToPartner(FiveHundredState state, int seat) {
    TrickPlay cards = state.cards();
    int winner = cards.winner(state.trumps());
    if (winner == seat || FiveHundredState.team(winner) != FiveHundredState.team(seat)) {
      return false;
    }
    PlayingCard best = cards.trick().get(cards.positionOf(winner));
    return cards.isLastToPlay() || TrickThumbs.height(best, state.trumps()) > SAFE;
  }

  @Override
  public Optional<Phrase> reason(FiveHundredState state, TrickMove move) {
    if (state.phase() == Phase.AUCTION && move instanceof Bid && weight(state, move) == MAKEABLE) {
      return Optional.of(Phrase.of("thumb.enough"));
    }
    if (state.phase() != Phase.PLAY
        || !(move instanceof Play play)
        || state.isMisere()
        || state.cards().trick().isEmpty()) {
      return Optional.empty();
    }
    boolean wins = TrickThumbs.beats(state.cards(), play.card(), state.trumps());
    return !wins && leavesToPartner(state, play.seat())
        ? Optional.of(Phrase.of("thumb.partner"))
        : Optional.empty();
  }
}
