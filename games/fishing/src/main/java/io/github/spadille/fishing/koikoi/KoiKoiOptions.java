package io.github.spadille.fishing.koikoi;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/** What can be chosen about Koi-Koi; every choice has the rulebook's default. */
@Value.Immutable
public abstract class KoiKoiOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableKoiKoiOptions.Builder {}

  /** Who deals the first round. */
  public enum FirstDealer {
    /** The player who draws the earlier month. */
    DRAW,
    /** Seat 1. */
    SEAT_1
  }

  /** Who deals the next round. */
  public enum NextDealer {
    /** The player who scored. */
    WINNER,
    /** The other player. */
    ALTERNATE
  }

  /** Whether a hand that matches must capture. */
  public enum MustMatch {
    /** It must. */
    IF_ABLE,
    /** Only the card that is played must. */
    FREE
  }

  /** What a round is worth in which nobody stopped. */
  public enum Exhaustion {
    /** Nothing. */
    ZERO,
    /** Six points for the dealer. */
    DEALER_6
  }

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<KoiKoiOptions> SCHEMA =
      OptionSchema.builder(KoiKoiOptions::builder, Builder::build)
          .option("rounds", oneOf(6, 12), KoiKoiOptions::rounds, Builder::rounds)
          .option(
              "first-dealer",
              choice(FirstDealer.class),
              KoiKoiOptions::firstDealer,
              Builder::firstDealer)
          .option(
              "next-dealer",
              choice(NextDealer.class),
              KoiKoiOptions::nextDealer,
              Builder::nextDealer)
          .option(
              "must-match", choice(MustMatch.class), KoiKoiOptions::mustMatch, Builder::mustMatch)
          .option("double-from", oneOf(8, 7), KoiKoiOptions::doubleFrom, Builder::doubleFrom)
          .option(
              "koi-multiplier",
              flag("on", "off"),
              KoiKoiOptions::koiMultiplier,
              Builder::koiMultiplier)
          .option("viewing", flag("on", "off"), KoiKoiOptions::viewing, Builder::viewing)
          .option("sake-plain", flag("on", "off"), KoiKoiOptions::sakePlain, Builder::sakePlain)
          .option("month-yaku", flag("on", "off"), KoiKoiOptions::monthYaku, Builder::monthYaku)
          .option(
              "exhaustion",
              choice(Exhaustion.class),
              KoiKoiOptions::exhaustion,
              Builder::exhaustion)
          .option("dealt-yaku", oneOf(6, 0), KoiKoiOptions::dealtYaku, Builder::dealtYaku)
          .preset("common", ImmutableMap.of("must-match", "free", "double-from", "7"))
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** How many rounds are played. */
  @Value.Default
  public int rounds() {
    return 12;
  }

  /** Who deals the first round. */
  @Value.Default
  public FirstDealer firstDealer() {
    return FirstDealer.DRAW;
  }

  /** Who deals the next round. */
  @Value.Default
  public NextDealer nextDealer() {
    return NextDealer.WINNER;
  }

  /** Whether a hand that matches must capture. */
  @Value.Default
  public MustMatch mustMatch() {
    return MustMatch.IF_ABLE;
  }

  /** From how many points on a score is doubled. */
  @Value.Default
  public int doubleFrom() {
    return 8;
  }

  /** Whether the opponent's koi doubles a score. */
  @Value.Default
  public boolean koiMultiplier() {
    return true;
  }

  /** Whether moon-viewing and blossom-viewing are yaku. */
  @Value.Default
  public boolean viewing() {
    return true;
  }

  /** Whether the sake cup also counts as a plain. */
  @Value.Default
  public boolean sakePlain() {
    return false;
  }

  /** Whether the four cards of the month of the round are a yaku. */
  @Value.Default
  public boolean monthYaku() {
    return false;
  }

  /** What a round is worth in which nobody stopped. */
  @Value.Default
  public Exhaustion exhaustion() {
    return Exhaustion.ZERO;
  }

  /** What a hand of a whole month or of four pairs scores; with 0 it is played. */
  @Value.Default
  public int dealtYaku() {
    return 6;
  }
}
