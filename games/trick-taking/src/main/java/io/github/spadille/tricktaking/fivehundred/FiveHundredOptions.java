package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

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
@Value.Builder
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
    int handLimit)
    implements WithFiveHundredOptions {
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

  /** Returns the options of the base rules. */
  public static FiveHundredOptions defaults() {
    return new FiveHundredOptionsBuilder()
        .target(500)
        .outBackwards(Optional.of(-500))
        .misere(Misere.AFTER_SEVEN)
        .nominate(true)
        .slam(true)
        .handLimit(200)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<FiveHundredOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("target", atLeast(1, 500, 250, 1000))
          .of(FiveHundredOptions::target, FiveHundredOptions::withTarget)
          .option("out-backwards", range(Integer.MIN_VALUE, -1, -500, -250, -1000).or("off"))
          .of(FiveHundredOptions::outBackwards, FiveHundredOptions::withOutBackwards)
          .flag("out-by-tricks", "yes", "no")
          .of(FiveHundredOptions::outByTricks, FiveHundredOptions::withOutByTricks)
          .option("trick-cap", range(Integer.MIN_VALUE, Integer.MAX_VALUE, 490, 50).or("off"))
          .of(FiveHundredOptions::trickCap, FiveHundredOptions::withTrickCap)
          .flag("deal", "singly", "3-4-3")
          .of(FiveHundredOptions::singly, FiveHundredOptions::withSingly)
          .option("misere", choice(Misere.class))
          .of(FiveHundredOptions::misere, FiveHundredOptions::withMisere)
          .flag("open-misere-rank", "top", "10d-10h")
          .of(FiveHundredOptions::openMisereOnTop, FiveHundredOptions::withOpenMisereOnTop)
          .flag("open-when", "at-once", "after-first")
          .of(FiveHundredOptions::openAtOnce, FiveHundredOptions::withOpenAtOnce)
          .flag("nominate", "yes", "no")
          .of(FiveHundredOptions::nominate, FiveHundredOptions::withNominate)
          .flag("nt-joker", "free", "strict")
          .of(FiveHundredOptions::freeJoker, FiveHundredOptions::withFreeJoker)
          .flag("slam", "250", "off")
          .of(FiveHundredOptions::slam, FiveHundredOptions::withSlam)
          .flag("auction", "one-round", "rounds")
          .of(FiveHundredOptions::oneRound, FiveHundredOptions::withOneRound)
          .option("hand-limit", range(1, 1000, 200, 1, 3))
          .of(FiveHundredOptions::handLimit, FiveHundredOptions::withHandLimit)
          .build();
}
