import type { Page } from '@playwright/test';

/** Notes how much moves on each page that is opened from now on. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved since the page was opened, as the browser scores it; 0.1 is what a person notices. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
  );
}
