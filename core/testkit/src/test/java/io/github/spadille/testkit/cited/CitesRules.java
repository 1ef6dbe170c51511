package io.github.spadille.testkit.cited;

import io.github.spadille.testkit.Covers;

/** Cites rules as tests do: on the class and on a method. */
@Covers("ABC-1")
class CitesRules {
  @Covers({"ABC-2", "ABC-4a"})
  void shows() {}
}
