import type { Page } from '@playwright/test';

/** Records the layout shifts of each page that is opened from now on. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const note = (entries: PerformanceEntry[]) => {
      for (const entry of entries) shifts.push(Reflect.get(entry, 'value') as number);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const layoutShift = async () => {
      // The latest changes are reported after layout and paint.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await new Promise((resolve) => setTimeout(resolve));
      note(observer.takeRecords());
      return shifts.reduce((sum, value) => sum + value, 0);
    };
    Object.assign(globalThis, { layoutShift });
  });
}

/** The layout shift score since the page was opened; people notice 0.1. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (Reflect.get(globalThis, 'layoutShift') as () => Promise<number>)());
}
