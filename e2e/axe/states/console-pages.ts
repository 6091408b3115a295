import { expect, type Page } from '@playwright/test';
import { settle } from '../../support/requests.js';
import type { VisitorApi } from '../../support/api.js';
import { consolePages } from '../../support/screens.js';
import { PHONE_BELOW_PX, type State } from './state.js';

/** Opens the first record of a list. Its list is never empty. */
export async function openFirst(page: Page, resource: string): Promise<void> {
  const first = page.locator(`main a[href*="/admin/${resource}/"]:not([href$="/create"])`).first();
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
  ...['entries', 'songs', 'contests', 'messages', 'emails'].map((resource): State => ({
    name: `the first record of /admin/${resource}`,
    path: `/admin/${resource}`,
    prepare: writeMessage,
    arrange: (page) => openFirst(page, resource),
  })),
  {
    name: '/admin/settings/email with the menu of a phone',
    path: '/admin/settings/email',
    below: PHONE_BELOW_PX,
    prepare: writeMessage,
    async arrange(page) {
      await page.getByRole('button', { name: /^More pages/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
