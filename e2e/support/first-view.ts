import type { Page } from '@playwright/test';
import { expect } from './asserted.js';

/** The smallest phone and the lowest window of a laptop that the site is made for. */
const VIEWS = [
  { width: 360, height: 640 },
  { width: 1366, height: 640 },
];

/** A visitor can play the song of the page, or the video of the winner, without scrolling. */
export async function expectPlayInFirstView(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.evaluate(() => scrollTo(0, 0));
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    await expect(page.locator('.hero-cover').getByRole('button')).toBeInViewport({ ratio: 1 });
    // Of a home page about the entries, the one button, too.
    const button = page.locator('.hero-voices:not(:has(.entry-picture)) .btn').first();
    if (await button.count()) await expect(button).toBeInViewport({ ratio: 1 });
  }
  if (before) await page.setViewportSize(before);
}
