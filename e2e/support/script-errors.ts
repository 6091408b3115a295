import type { BrowserContext } from '@playwright/test';

/** The script errors while a test runs: uncaught exceptions, console errors and policy violations. */
export class ScriptErrors {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly allowed: RegExp[] = [
    // Only the server knows whether a jury link was opened in the browser.
    /status of 401 .*\/api\/jury\)/,
    // An email's HTML is in a frame that allows no scripts, not even those of Playwright.
    /Blocked script execution in 'about:srcdoc'/,
    // Not a script: with `--trace on`, the recording requests a picture that could not be shown again.
    /^Connecting to 'blob:.* violates .*"connect-src 'self'".* \(\)$/s,
  ];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      const text = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error' || /hydrat/i.test(text)) this.found.push(text);
    });
    context.on('weberror', (error) => this.found.push(String(error.error())));
  }

  /** Expects an error response: browsers report each one as an error. */
  expectErrorResponse(status: number, path: string): void {
    this.expect(new RegExp(`status of ${status} .*${path.replaceAll('/', '\\/')}`));
  }

  /** The test fails if no such error occurs. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Such an error may occur: browsers do not report each one. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  get unexpected(): string[] {
    const known = [...this.allowed, ...this.expected];
    return this.found.filter((error) => !known.some((pattern) => pattern.test(error)));
  }

  get missing(): string[] {
    return this.expected.filter((pattern) => !this.found.some((error) => pattern.test(error))).map(String);
  }
}

/** The queue dashboard requests a font from Google, which its policy blocks. */
export const foreignFont = /fonts\.googleapis\.com\S* violates the following Content Security Policy/;
