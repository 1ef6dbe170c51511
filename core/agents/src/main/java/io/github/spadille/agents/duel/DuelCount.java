package io.github.spadille.agents.duel;

/** Adds up deals in their order. */
final class DuelCount {
  private final SignTest test;
  private int deals;
  private int winsA;
  private int winsB;
  private int cutOff;
  private long decisions;
  private double mean;
  private double squares;

  DuelCount(double error) {
    test = new SignTest(error);
  }

  int deals() {
    return deals;
  }

  void add(DealScore score) {
    deals++;
    winsA += score.won() > 0 ? 1 : 0;
    winsB += score.won() < 0 ? 1 : 0;
    cutOff += score.cutOff();
    decisions += score.decisions();
    double off = score.points() - mean;
    mean += off / deals;
    squares += off * (score.points() - mean);
    test.add(score.won());
  }

  boolean isDecided() {
    return test.isDecided();
  }

  DuelResult result() {
    double deviation = deals < 2 ? 0 : Math.sqrt(squares / (deals - 1));
    return new DuelResult(
        deals, winsA, winsB, mean, deviation, cutOff, decisions, test.isDecided());
  }
}
