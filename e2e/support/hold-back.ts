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
