import { expect, type Page } from '@playwright/test';
import { settle } from '../../support/requests.js';
import type { VisitorApi } from '../../support/api.js';
import { consolePages } from '../../support/screens.js';
import { PHONE_BELOW_PX, type State } from './state.js';

/** Opens the first record of a list. Its list is never empty. */
export async function openFirst(page: Page, path: string): Promise<void> {
  const first = page.locator(`main a[href*="/admin/${path}/"]:not(nav a, [href$="/create"])`).first();
  await expect(first).toBeVisible();
  await page.goto((await first.getAttribute('href')) ?? '');
  await expect(page.locator('main h2').first()).toBeVisible();
  await settle(page);
}

/** A message, which also puts its receipt into the emails. */
export const writeMessage = (_page: Page, visitorApi: VisitorApi) =>
  visitorApi.writeMessage({
    name: 'Meera Das',
    email: 'meera@visitor.example',
    subject: 'A concert in Kochi',
    message: 'When will you sing in Kochi?',
  });

export const consolePageStates: State[] = [
  ...consolePages.map((path): State => ({ name: path, path, prepare: writeMessage })),
  ...['contest/entries', 'songs', 'contest/setup/all', 'inbox', 'settings/email'].map((path): State => ({
    name: `the first record of /admin/${path}`,
    path: `/admin/${path}`,
    prepare: writeMessage,
    arrange: (page) => openFirst(page, path),
  })),
  {
    name: '/admin/settings/email with the sheet of a phone',
    path: '/admin/settings/email',
    below: PHONE_BELOW_PX,
    prepare: writeMessage,
    async arrange(page) {
      await page.getByRole('button', { name: /^More/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
