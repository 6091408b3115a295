import { expect, type Page } from '@playwright/test';
import { settle } from '../../support/requests.js';
import { menuOfList, moreActions } from '../../support/moderation.js';
import { type State } from './state.js';

const firstEntry = (page: Page) => page.locator('main article').first();

export const consoleEntryStates: State[] = [
  {
    name: '/admin/contest/entries with a selection',
    path: '/admin/contest/entries',
    async arrange(page) {
      const bar = page.getByRole('group', { name: 'Chosen entries' });
      await bar.getByRole('checkbox').check();
      await expect(bar.getByRole('button', { name: 'Clear' })).toBeVisible();
    },
  },
  {
    name: '/admin/contest/entries with the menu of an entry',
    path: '/admin/contest/entries',
    async arrange(page) {
      await moreActions(firstEntry(page)).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: '/admin/contest/entries with a confirmation',
    path: '/admin/contest/entries',
    async arrange(page) {
      await moreActions(firstEntry(page)).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: '/admin/contest/entries with a toast',
    path: '/admin/contest/entries',
    async arrange(page) {
      await moreActions(firstEntry(page)).click();
      // The first action of each entry is a decision.
      await page.getByRole('menuitem').first().click();
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      return undo;
    },
  },
  {
    name: '/admin/contest/entries with the question whether to ask all for proof',
    path: '/admin/contest/entries',
    prepare: (page) =>
      page.route('**/api/admin/entries/proofs?*', (route) => {
        const contestId = new URL(route.request().url()).searchParams.get('contestId');
        return route.fulfill({ json: { contestId, isDue: true, unasked: 23, asked: 4, proved: 2 } });
      }),
    async arrange(page) {
      await (await menuOfList(page, 'Ask all for proof')).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'the review of the pending entries',
    path: '/admin/contest/entries',
    async arrange(page) {
      await page.getByRole('link', { name: /^Review \d+ pending$/ }).click();
      await expect(page.getByRole('button', { name: 'Next entry' })).toBeVisible();
      await settle(page);
    },
  },
];
