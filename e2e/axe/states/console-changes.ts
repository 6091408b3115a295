import { expect, type Page } from '@playwright/test';
import { settle } from '../../support/requests.js';
import { verificationPhoto } from '../../support/files.js';
import { type State } from './state.js';

const REVISION_ID = '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10';

/** Gives each approved entry a change, which no page of the console can propose. */
async function proposeChanges(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/entries\?.*hasRevision/, async (route) => {
    const url = route.request().url().replace('hasRevision%22%3A%22true', 'status%22%3A%22approved');
    const response = await route.fetch({ url: url.replace('revisedAt', 'submittedAt') });
    const revision = {
      id: REVISION_ID,
      name: 'A name that she prefers',
      videoId: 'dQw4w9WgXcQ',
      videoFlags: ['age-restricted', 'unlisted'],
      video: {
        title: 'മഴക്കത്ത് (cover) | Monsoon Letter sung by the river',
        channel: 'Anjali Sings',
        durationS: 3725,
        publishedAt: '2026-06-18T10:00:00.000Z',
      },
      photoUrl: `/api/admin/revisions/${REVISION_ID}/photo`,
      createdAt: '2026-06-20T10:00:00.000Z',
    };
    const video = {
      title: 'Monsoon Letter',
      channel: 'Anjali Sings',
      durationS: null,
      publishedAt: null,
      flags: ['too-long'],
      health: 'broken',
      healthSince: '2026-06-20T10:00:00.000Z',
      problem: 'missing',
    };
    const entries = (await response.json()) as object[];
    await route.fulfill({ response, json: entries.map((entry) => ({ ...entry, video, revision })) });
  });
  await page.route('**/api/admin/revisions/*/photo*', (route) => route.fulfill({ path: verificationPhoto }));
}

export const consoleChangeStates: State[] = [
  {
    name: 'the changes of entrants',
    path: '/admin/contest/changes',
    prepare: proposeChanges,
    async arrange(page) {
      await expect(page.locator('main img')).toHaveCount(2);
      await settle(page);
    },
  },
  {
    name: 'the question why a change is rejected',
    path: '/admin/contest/changes',
    prepare: proposeChanges,
    async arrange(page) {
      await page.getByRole('button', { name: /^More actions for the change/ }).click();
      await page.getByRole('menuitem').first().click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: '/admin/contest/changes where the changes did not load',
    path: '/admin/contest/changes',
    errors: /ERR_FAILED/,
    prepare: (page) => page.route(/\/api\/admin\/entries\?.*hasRevision/, (route) => route.abort()),
    arrange: (page) => expect(page.locator('main [role="alert"]')).toBeVisible(),
  },
];
