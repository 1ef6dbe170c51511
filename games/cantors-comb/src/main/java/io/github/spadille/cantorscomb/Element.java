package io.github.spadille.cantorscomb;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * A chemical element, as a card tells of it.
 *
 * <p>Numbers keep their digits: 1.0080 is not 1.008.
 *
 * @param symbol such as {@code Fe}
 * @param name in English, such as {@code Iron}
 * @param atomicNumber the number of protons
 * @param atomicWeight the abridged standard atomic weight, without a unit (DCK-28)
 * @param density of the pure element in g/cm³: near 20 °C, of a gas at 0 °C and 101.325 kPa
 *     (DCK-29)
 * @param form of which form the density is, where that is to be said: {@code graphite}, {@code gas}
 * @param configuration the electrons of the neutral atom in its ground state, with the core as a
 *     noble gas in brackets: {@code [Ar] 3d6 4s2} (DCK-30)
 * @param spectrum its strongest lines that can be seen (DCK-31)
 */
public record Element(
    String symbol,
    String name,
    int atomicNumber,
    BigDecimal atomicWeight,
    BigDecimal density,
    Optional<String> form,
    String configuration,
    Spectrum spectrum) {}
