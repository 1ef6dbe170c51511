/**
 * What rows look like: pictures, tables, and one page with all of them. Start at {@link
 * io.github.spadille.lab.report.LabReport}.
 */
@NullMarked
package io.github.spadille.lab.report;

import org.jspecify.annotations.NullMarked;
