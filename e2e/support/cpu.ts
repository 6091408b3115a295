import type { Page } from '@playwright/test';

/** Slows down the page's scripts, as on a phone; 4 is a usual factor. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}
