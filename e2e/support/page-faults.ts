import type { BrowserContext } from '@playwright/test';

/** What browsers complain of while a test runs: errors in the console, refused by a policy, thrown by a script. */
export class PageFaults {
  private readonly found: string[] = [];
  private readonly announced: RegExp[] = [
    // Another test may take its entry or song back while this one's page still shows it.
    /status of 404 .*\/api\/(contest\/entries|songs)\/[\da-f-]+\/(photo|cover|waveform)/,
    // A mail's own HTML stands in a frame that allows no scripts, not even those by which a test looks into it.
    /Blocked script execution in 'about:srcdoc'/,
    // Of no script: with `--trace on`, the recording asks once more for a picture that could not be shown.
    /^Connecting to 'blob:.* violates .*"connect-src 'self'".* \(\)$/s,
  ];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      const text = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error' || /hydrat/i.test(text)) this.found.push(text);
    });
    context.on('weberror', (error) => this.found.push(String(error.error())));
  }

  /** Browsers report each refused request as an error, also where being refused is what the test is about. */
  expectRefusal(status: number, path: string): void {
    this.announced.push(new RegExp(`status of ${status} .*${path.replaceAll('/', '\\/')}`));
  }

  expect(pattern: RegExp): void {
    this.announced.push(pattern);
  }

  get unexpected(): string[] {
    return this.found.filter((fault) => !this.announced.some((pattern) => pattern.test(fault)));
  }
}

/** The queue dashboard's page asks Google for a font, which its policy refuses. */
export const foreignFont = /fonts\.googleapis\.com\S* violates the following Content Security Policy/;
