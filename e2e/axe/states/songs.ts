import { expect, type Page } from '@playwright/test';
import { type State } from './state.js';

async function playFirstSong(page: Page): Promise<void> {
  await page.locator('main article button.rounded-full').first().click();
  await expect(page.locator('.player-bar')).toBeVisible();
}

export const songStates: State[] = [
  { name: '/songs without favorites', path: '/songs?filter=favorites' },
  {
    name: '/songs where the songs did not load',
    path: '/about',
    errors: /ERR_FAILED/,
    prepare: (page) => page.route('**/api/songs?*', (route) => route.abort()),
    async arrange(page) {
      await page.locator('footer a[href$="/songs"]').first().click();
      await expect(page.locator('main [role="alert"]')).toBeVisible();
    },
  },
  {
    name: '/songs with a song that plays and its lyrics',
    path: '/songs',
    async arrange(page) {
      await playFirstSong(page);
      await page.locator('main article [aria-controls][aria-expanded="false"]').last().click();
    },
  },
  {
    name: '/songs with the queue, in the sheet of the player on a phone',
    path: '/songs',
    async arrange(page) {
      await playFirstSong(page);
      const sheetOpener = page.locator('.player-bar button.player-track');
      if (await sheetOpener.isVisible()) {
        await sheetOpener.click();
        await page.locator('.player-sheet').getByRole('button', { name: 'Up next' }).click();
        await expect(page.locator('.player-sheet ol')).toBeVisible();
      } else {
        await page.locator('.player-bar button[popovertarget]').first().click();
        await expect(page.locator('.queue-panel ol')).toBeVisible();
      }
    },
  },
  {
    name: '/songs with a menu',
    path: '/songs',
    arrange: (page) => page.locator('main article [aria-expanded="false"]').first().click(),
  },
];
