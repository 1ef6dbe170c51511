package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.numbers;
import static io.github.spadille.engine.option.OptionType.range;
import static io.github.spadille.engine.option.OptionType.someOf;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import io.github.spadille.engine.state.BuyIn;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What can be chosen about Speculation.
 *
 * @param chips with how many chips each seat begins, if none are bought
 * @param bought the chips that each seat has bought
 * @param ante what each seat pays for a hand
 * @param dealersOwn what the dealer pays instead; the ante if empty
 * @param hands how many hands are played
 * @param attempts how often each high trump may be put up for sale
 * @param forms how it may be sold
 * @param unseen who may approach others for face-down cards
 * @param approaches how often a seat may do so in an interval
 * @param tax whether turned jacks and fives cost a chip
 * @param resale whether a buyer may sell the card on
 * @param spareHand whether three spare cards may keep the pot
 */
@Value.Builder
public record SpeculationOptions(
    int chips,
    Optional<ImmutableList<Integer>> bought,
    int ante,
    Optional<Integer> dealersOwn,
    int hands,
    int attempts,
    ImmutableSet<SaleForm> forms,
    Unseen unseen,
    int approaches,
    boolean tax,
    boolean resale,
    boolean spareHand)
    implements WithSpeculationOptions {
  /** How the highest trump may be sold. */
  public enum SaleForm {
    /** At a firm price. */
    OFFER,
    /** By haggling between two seats. */
    HAGGLE,
    /** In an auction. */
    AUCTION
  }

  /** Who may approach others for face-down cards. */
  public enum Unseen {
    /** Every seat. */
    ALL,
    /** The holder of the highest trump. */
    HOLDER,
    /** Nobody: there are no intervals. */
    OFF
  }

  private static final OptionType<Optional<ImmutableList<Integer>>> BUY_IN =
      numbers(1, 10_000, "40,60", "40,60,50", "40,50,60,50", "30,40,40,60,20").or("none");
  private static final OptionType<Optional<Integer>> DEALER_ANTE =
      range(1, 200, 1, 6, 12).or("ante");
  private static final ImmutableSet<SaleForm> ALL_FORMS = ImmutableSet.copyOf(SaleForm.values());
  private static final String TOO_FEW_CHIPS = "is at most what each seat has at the start";

  /** Returns the options of the base rules. */
  public static SpeculationOptions defaults() {
    return new SpeculationOptionsBuilder()
        .chips(50)
        .ante(4)
        .hands(10)
        .attempts(3)
        .forms(ALL_FORMS)
        .unseen(Unseen.ALL)
        .approaches(1)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<SpeculationOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("start-chips", range(5, 10_000, 5, 20, 50))
          .of(SpeculationOptions::chips, SpeculationOptions::withChips)
          .option("buy-in", BUY_IN)
          .of(SpeculationOptions::bought, SpeculationOptions::withBought)
          .option("ante", range(1, 100, 1, 4, 10))
          .of(SpeculationOptions::ante, SpeculationOptions::withAnte)
          .option("dealer-ante", DEALER_ANTE)
          .of(SpeculationOptions::dealersOwn, SpeculationOptions::withDealersOwn)
          .option("hands", range(1, 200, 1, 3, 10))
          .of(SpeculationOptions::hands, SpeculationOptions::withHands)
          .option("sale-attempts", range(0, 9, 0, 1, 3))
          .of(SpeculationOptions::attempts, SpeculationOptions::withAttempts)
          .option("sale-forms", someOf(SaleForm.class))
          .of(SpeculationOptions::forms, SpeculationOptions::withForms)
          .option("unseen-sales", choice(Unseen.class))
          .of(SpeculationOptions::unseen, SpeculationOptions::withUnseen)
          .option("approach-limit", range(1, 3, 1, 2, 3))
          .of(SpeculationOptions::approaches, SpeculationOptions::withApproaches)
          .flag("tax", "on", "off")
          .of(SpeculationOptions::tax, SpeculationOptions::withTax)
          .flag("resale", "yes", "no")
          .of(SpeculationOptions::resale, SpeculationOptions::withResale)
          .flag("spare-hand", "on", "off")
          .of(SpeculationOptions::spareHand, SpeculationOptions::withSpareHand)
          .require("buy-in", (options, seats) -> options.buyIn().fits(seats), BuyIn.PROBLEM)
          .require("ante", (o, seats) -> o.ante <= o.buyIn().fewest(), TOO_FEW_CHIPS)
          .require("dealer-ante", (o, seats) -> o.dealerAnte() <= o.buyIn().fewest(), TOO_FEW_CHIPS)
          .build();

  /** Returns the chips with which the seats begin. */
  public BuyIn buyIn() {
    return new BuyIn(chips, bought);
  }

  /** Tells whether the highest trump may be sold in a form. */
  public boolean has(SaleForm form) {
    return forms.contains(form);
  }

  /** Returns what the dealer pays for a hand. */
  public int dealerAnte() {
    return dealersOwn.orElse(ante);
  }
}
