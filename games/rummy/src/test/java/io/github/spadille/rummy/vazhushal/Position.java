package io.github.spadille.rummy.vazhushal;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.table.Audience.ALL;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shuffle;
import io.github.spadille.testkit.HeardDeductions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A position of Vazhushal, reached by play and written as text.
 *
 * <p>Hands and the stock may be exchanged for others of any size; groups and the line are laid by
 * moves.
 */
record Position(Rules<VazhushalState, VazhushalMove> rules, VazhushalState state) {
  /** Cards of which no two fit each other, the first of them on top. */
  private static final String REST = "2c 9d";

  /** Returns the position before the first shuffle. */
  static Position start(int seats, String options) {
    Map<String, String> choices =
        options.isEmpty()
            ? ImmutableMap.of()
            : Splitter.on(' ').withKeyValueSeparator('=').split(options);
    Rules<VazhushalState, VazhushalMove> rules = Vazhushal.GAME.rules(seats, choices);
    return new Position(rules, rules.start());
  }

  /** Returns the position after a deal, before the first draw, with the same hand for all. */
  static Position of(int seats, String options, String negative, String line) {
    Position dealt = start(seats, options).deal(negative, line).stock(REST);
    for (int seat = 0; seat < seats; seat++) {
      dealt = dealt.hand(seat, "4c 7s Jd");
    }
    return dealt;
  }

  /** Two seats, default rules; the negative joker makes nothing else wild. */
  static Position two(String line) {
    return of(2, "", "X1", line);
  }

  /** Shuffles so that one card is turned up for the line, and one as the negative joker. */
  Position deal(String negative, String line) {
    List<PlayingCard> rest = new ArrayList<>(start(seats(), packs()).cards("stock"));
    rest.remove(PlayingCard.parse(negative));
    rest.remove(PlayingCard.parse(line));
    Random random = new Random(1);
    while (true) {
      Collections.shuffle(rest, random);
      List<PlayingCard> pack = new ArrayList<>(rest);
      pack.add(13 * seats(), PlayingCard.parse(line));
      pack.add(PlayingCard.parse(negative));
      Position dealt = with(rules.apply(state, new Shuffle(CardList.copyOf(FAMILY, pack))));
      if (dealt.fact("phase").equals("draw")) {
        return dealt;
      }
    }
  }

  private String packs() {
    return "packs=" + rules.start().stock().cards().size() / 54;
  }

  private int seats() {
    return rules.seats();
  }

  private CardList<PlayingCard> cards(String pile) {
    return rules.table(state).list(pile, FAMILY);
  }

  private Position with(VazhushalState changed) {
    return new Position(rules, changed);
  }

  /** Returns this position with another hand of a seat. */
  Position hand(int seat, String cards) {
    return with(seat, bag(cards), cards("stock"));
  }

  /** Returns this position with another stock, the top card first. */
  Position stock(String cards) {
    return with(-1, list(""), list(cards));
  }

  private Position with(int changed, Collection<PlayingCard> hand, Collection<PlayingCard> stock) {
    Table.Builder table = Table.builder().pile("stock", stock, ALL);
    for (int seat = 0; seat < seats(); seat++) {
      table.pile("hand", seat, seat == changed ? hand : cards("hand." + seat), ALL);
    }
    return with(rules.withCards(state, table.build()));
  }

  /** Lets the seats draw and discard some cards, one each, the next ones in turn. */
  Position discarded(String cards) {
    Position position = this;
    for (String card : Splitter.on(' ').split(cards)) {
      position = position.stock(card + ' ' + REST).play("draw stock", "discard " + card);
    }
    return position.stock(REST);
  }

  /** Lets the seat in turn lay groups, of four cards and more without wild ones, and discard. */
  Position melded(String discard, String... groups) {
    int seat = seat();
    String hand = pile("hand." + seat);
    Position position =
        hand(seat, Joiner.on(' ').join(groups) + ' ' + hand)
            .stock(discard + ' ' + REST)
            .play("draw stock");
    for (String group : groups) {
      position = position.play("meld " + group);
    }
    return position.play("discard " + discard).stock(REST);
  }

  /** Plays some moves, each of the seat that is in turn. */
  Position play(String... moves) {
    Position position = this;
    for (String move : moves) {
      position = position.with(rules.apply(position.state, position.parse(move)));
    }
    return position;
  }

  VazhushalMove parse(String move) {
    return move.startsWith("shuffle") ? rules.syntax().parseChance(move) : parse(seat(), move);
  }

  private VazhushalMove parse(int seat, String move) {
    return rules.syntax().parse(seat, move);
  }

  int seat() {
    return state.turn().seats().isEmpty() ? 0 : state.turn().first();
  }

  /** Returns why a move of the seat in turn is refused, rule, key and arguments, or "legal". */
  String refusal(String move) {
    return refusal(parse(move));
  }

  String refusal(int seat, String move) {
    return refusal(parse(seat, move));
  }

  private String refusal(VazhushalMove move) {
    return rules
        .refusal(state, move)
        .map(refusal -> refusal.phrase().toString().replace("refusal.", ""))
        .orElse("legal");
  }

  /** Returns all moves of the seat in turn. */
  ImmutableList<String> moves() {
    return rules.legalMoves(state).stream().map(rules.syntax()::format).collect(toImmutableList());
  }

  /** Returns the moves of the seat in turn that begin in some way. */
  ImmutableList<String> moves(String beginning) {
    return moves().stream().filter(move -> move.startsWith(beginning)).collect(toImmutableList());
  }

  /** Returns what is told of a move of the seat in turn: names, seats and arguments. */
  List<String> told(String move) {
    return Lists.transform(
        rules.stages(state, parse(move)),
        stage -> stage.name() + ' ' + stage.phrase().seat() + ' ' + stage.arguments());
  }

  /** Returns the position at a stage of a move of the seat in turn. */
  Position stage(String move, String name) {
    for (Stage<VazhushalState> stage : rules.stages(state, parse(move))) {
      if (stage.name().equals(name)) {
        return with(stage.state());
      }
    }
    throw new AssertionError(name);
  }

  /** Returns what a move of the seat in turn tells of hidden cards. */
  List<String> heard(String move) {
    return HeardDeductions.of(rules, state, parse(move));
  }

  /** Returns which hands of the seat in turn fit what its move tells. */
  List<String> fitting(String move, String... hands) {
    return HeardDeductions.fitting(rules, state, parse(move), "hand." + seat(), FAMILY, hands);
  }

  ImmutableList<String> governing() {
    return rules.governing(state, seat());
  }

  String fact(String name) {
    return rules.table(state).fact(name).value();
  }

  /** Returns the codes of the cards of a pile; nothing if there is no such pile. */
  String pile(String name) {
    Table table = rules.table(state);
    return table.hasPile(name)
        ? Joiner.on(' ').join(Lists.transform(table.pile(name).cards(), Card::code))
        : "";
  }

  /** Returns the lines of the score sheet: deal, rule, seats and points. */
  List<String> lines() {
    return Lists.transform(
        state.sheet().lines(),
        line -> line.hand() + " " + line.ruleId() + ' ' + line.seats() + ' ' + line.points());
  }

  /** Returns who has won; nothing if the game goes on. */
  String winners() {
    return state.outcome().map(Outcome::winners).map(Object::toString).orElse("");
  }
}
