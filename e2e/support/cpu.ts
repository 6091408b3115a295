import type { Page } from '@playwright/test';

/** Slows the page's scripts down, as on a phone: 4 is a usual one. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}
