package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;

/**
 * What can be chosen about Five Hundred.
 *
 * @param target what score wins
 * @param outBackwards what score loses, if one does
 * @param outByTricks whether tricks against the other team's contract can win the game
 * @param trickCap above which score such tricks lift no team; with nothing, they always count
 * @param singly whether cards are dealt one at a time, the kitty last
 * @param misere whether and when misère may be bid
 * @param openMisereOnTop whether open misère is the highest bid; of no effect without misère
 * @param openAtOnce whether the hand of an open misère is laid open before the first lead
 * @param nominate whether the contractor may nominate a suit for the joker
 * @param freeJoker whether a joker without suit may be played to any trick in no trumps, and led
 *     naming any suit
 * @param slam whether all ten tricks score 250 in a contract that is worth less
 * @param oneRound whether the auction ends when each player has spoken once
 * @param handLimit after how many hands the higher score wins
 */
public record FiveHundredOptions(
    int target,
    Optional<Integer> outBackwards,
    boolean outByTricks,
    Optional<Integer> trickCap,
    boolean singly,
    Misere misere,
    boolean openMisereOnTop,
    boolean openAtOnce,
    boolean nominate,
    boolean freeJoker,
    boolean slam,
    boolean oneRound,
    int handLimit) {
  /** Whether and when misère may be bid. */
  public enum Misere {
    /** Between 7nt and 8s, and only over a bid of seven. */
    AFTER_SEVEN,
    /** Between 7nt and 8s, over anything lower. */
    ANY_TIME,
    /** Between 8s and 8c, over anything lower. */
    VALUE,
    /** Neither misère nor open misère is played. */
    OFF
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<FiveHundredOptions> SCHEMA =
      OptionRecord.of(
              FiveHundredOptions.class,
              option("target", atLeast(1, 500, 250, 1000), 500, FiveHundredOptions::target),
              option(
                  "out-backwards",
                  range(Integer.MIN_VALUE, -1, -500, -250, -1000).or("off"),
                  Optional.of(-500),
                  FiveHundredOptions::outBackwards),
              off("out-by-tricks", "yes", "no", FiveHundredOptions::outByTricks),
              option(
                  "trick-cap",
                  range(Integer.MIN_VALUE, Integer.MAX_VALUE, 490, 50).or("off"),
                  Optional.empty(),
                  FiveHundredOptions::trickCap),
              off("deal", "singly", "3-4-3", FiveHundredOptions::singly),
              option(
                  "misere", choice(Misere.class), Misere.AFTER_SEVEN, FiveHundredOptions::misere),
              off("open-misere-rank", "top", "10d-10h", FiveHundredOptions::openMisereOnTop),
              off("open-when", "at-once", "after-first", FiveHundredOptions::openAtOnce),
              on("nominate", "yes", "no", FiveHundredOptions::nominate),
              off("nt-joker", "free", "strict", FiveHundredOptions::freeJoker),
              on("slam", "250", "off", FiveHundredOptions::slam),
              off("auction", "one-round", "rounds", FiveHundredOptions::oneRound),
              option("hand-limit", range(1, 1000, 200, 1, 3), 200, FiveHundredOptions::handLimit))
          .build();
}
