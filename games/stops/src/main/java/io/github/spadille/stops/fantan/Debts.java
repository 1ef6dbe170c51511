package io.github.spadille.stops.fantan;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.state.Stakes;

/**
 * What the seats owe for the false passes of a hand.
 *
 * <p>Immutable, with value equality.
 *
 * @param inOrder each debt, in the order in which the seats passed
 */
public record Debts(ImmutableList<Debt> inOrder) {
  private static final Debts NONE = new Debts(ImmutableList.of());

  /** Returns no debt. */
  public static Debts none() {
    return NONE;
  }

  /** Tells whether nobody owes anything. */
  public boolean isEmpty() {
    return inOrder.isEmpty();
  }

  /** Returns these debts and one more. */
  public Debts plus(Debt debt) {
    ImmutableList.Builder<Debt> more = ImmutableList.builder();
    return new Debts(more.addAll(inOrder).add(debt).build());
  }

  /** Returns the stakes after all was paid: first what goes to the pot (FAN-25). */
  Stakes paid(Stakes stakes, int hand) {
    Stakes paid = stakes;
    for (Debt debt : inOrder) {
      paid = debt.isToPot() ? debt.paid(paid, hand) : paid;
    }
    for (Debt debt : inOrder) {
      paid = debt.isToPot() ? paid : debt.paid(paid, hand);
    }
    return paid;
  }
}
