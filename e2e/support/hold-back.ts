import type { Page } from '@playwright/test';

/** Keeps what is sent to the address waiting on its way. The answer lets it go, and stops none after it. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const letThrough = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await letThrough;
    await route.continue();
  });
  return letGo;
}
