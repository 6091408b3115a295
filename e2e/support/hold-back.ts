import type { Page, Request } from '@playwright/test';

/** Delays requests to the URL, as a slow network does, until the returned function is called. */
export async function holdBack(
  page: Page,
  address: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
}

/** Delays writing requests to the URL. */
export function holdWrites(page: Page, address: string): Promise<() => void> {
  return holdBack(page, address, (request) => request.method() !== 'GET');
}

export function holdScripts(page: Page): Promise<() => void> {
  return holdBack(page, '**/assets/*.js');
}
