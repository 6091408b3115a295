import type { Page, Request } from '@playwright/test';

/** Delays requests to the URL, as a slow network does. The returned function waits for the first of them and lets all go. */
export async function holdBack(
  page: Page,
  address: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => Promise<void>> {
  let arrive = () => {};
  let release = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (isHeld(route.request())) {
      arrive();
      await released;
    }
    await route.continue();
  });
  return async () => {
    await arrived;
    release();
  };
}

/** Delays writing requests to the URL. */
export function holdWrites(page: Page, address: string): Promise<() => Promise<void>> {
  return holdBack(page, address, (request) => request.method() !== 'GET');
}

export function holdScripts(page: Page): Promise<() => Promise<void>> {
  return holdBack(page, '**/assets/*.js');
}

/**
 * Delays the fonts of each load of a page from `hold` to `release`, which waits for the first of them. Unlike a route of
 * Playwright, this leaves the browser its cache for all other files.
 */
export async function holdFonts(page: Page): Promise<{ hold(): void; release(): Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  let arrive = () => {};
  let arrived = Promise.resolve();
  let letGo = () => {};
  let released = Promise.resolve();
  devtools.on(
    'Fetch.requestPaused',
    ({ requestId, responseStatusCode: responseCode, responseHeaders = [] }) => {
      arrive();
      const headers = responseHeaders.filter(({ name }) => name.toLowerCase() !== 'cache-control');
      // From its cache, the browser would have the fonts of the next load before the first paint.
      headers.push({ name: 'cache-control', value: 'no-store' });
      void released
        .then(() =>
          responseCode === undefined
            ? devtools.send('Fetch.continueRequest', { requestId })
            : devtools.send('Fetch.continueResponse', { requestId, responseCode, responseHeaders: headers }),
        )
        .catch((error: Error) => {
          // The page was left while it waited.
          if (!error.message.includes('Invalid InterceptionId')) throw error;
        });
    },
  );
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2', requestStage: 'Response' }] });
  return {
    hold() {
      arrived = new Promise((resolve) => (arrive = resolve));
      released = new Promise((resolve) => (letGo = resolve));
    },
    async release() {
      await arrived;
      letGo();
    },
  };
}
