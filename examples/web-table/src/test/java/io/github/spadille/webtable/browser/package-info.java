/**
 * Tests of the page in a real browser: Chromium, driven by Playwright. They run under the profile
 * {@code browser} alone.
 */
package io.github.spadille.webtable.browser;
