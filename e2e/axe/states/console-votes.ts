import { expect, type Page } from '@playwright/test';
import { type State } from './state.js';

/** The answers of a contest with two clusters, which no page of the console can produce. */
async function suspect(page: Page): Promise<void> {
  const cluster = {
    id: 'stem-0cc175b9c0f1b6a831c399e269772661',
    kind: 'stem',
    value: 'singer#',
    votes: 46,
    points: 55,
    firstAt: '2026-08-09T02:10:00.000Z',
    lastAt: '2026-08-09T02:51:00.000Z',
    favored: { id: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10', name: 'Anjali Nair', votes: 46 },
    entries: 1,
    quarantined: 0,
    undecided: 0,
    decided: 0,
    signals: [{ kind: 'stem', points: 35, sentence: '46 addresses differ only in their numbers: singer#.' }],
  };
  const answers = {
    summary: { asked: 84, counted: 46, unconfirmed: 3, quarantined: 33, undecided: 0, withdrawn: 2, void: 0 },
    hours: [
      { hour: '2026-08-09T02:00:00.000Z', counted: 46, quarantined: 33 },
      { hour: '2026-08-09T05:00:00.000Z', counted: 3, quarantined: 0 },
    ],
    clusters: [
      cluster,
      {
        ...cluster,
        id: cluster.id.replace('stem', 'device'),
        kind: 'device',
        value: null,
        votes: 33,
        quarantined: 33,
        decided: 33,
        points: 100,
      },
    ],
    'fraud-actions': [
      {
        id: cluster.favored.id,
        kind: 'quarantine',
        reason: 'One device, at night',
        votes: 33,
        createdAt: cluster.lastAt,
        undoneAt: null,
      },
    ],
  };
  for (const [path, json] of Object.entries(answers))
    await page.route(`**/api/admin/votes/${path}?*`, (route) => route.fulfill({ json }));
}

export const consoleVoteStates: State[] = [
  {
    name: '/admin/contest/votes with a chosen cluster, its sentences and the error of its reason',
    path: '/admin/contest/votes',
    prepare: suspect,
    async arrange(page) {
      const rows = page.locator('main table tbody');
      await page.locator('main button[aria-expanded]').first().click();
      await rows.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Set aside', exact: true }).click();
      await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(2);
    },
  },
  {
    name: '/admin/contest/votes with the question for the tallies',
    path: '/admin/contest/votes',
    errors: /status of 409/,
    // The result of the demo may be certified.
    prepare: (page) =>
      page.route('**/api/admin/votes/tallies?*', (route) =>
        route.fulfill({
          status: 409,
          json: { statusCode: 409, code: 'TALLIES_SEALED', message: 'The votes of each entry stay hidden.' },
        }),
      ),
    async arrange(page) {
      await page.getByRole('button', { name: 'Open the tallies…' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: '/admin/contest/votes with throwaway domains and the error of their field',
    path: '/admin/contest/votes',
    prepare: (page) =>
      page.route('**/api/admin/votes/disposable-domains', (route) =>
        route.fulfill({
          json: [
            {
              domain: 'thrown.example',
              reason: 'Mailboxes for ten minutes',
              createdAt: '2026-08-09T02:51:00.000Z',
              contests: ['Demo Cover Song Contest 2026'],
            },
            {
              domain: `${'long-'.repeat(12)}name.example`,
              reason: null,
              createdAt: '2026-08-09T02:10:00.000Z',
              contests: [],
            },
          ],
        }),
      ),
    async arrange(page) {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(1);
    },
  },
  {
    name: '/admin/contest/votes where nothing loaded',
    path: '/admin/contest/votes',
    errors: /ERR_FAILED/,
    prepare: (page) => page.route(/\/api\/admin\/votes/, (route) => route.abort()),
    arrange: (page) => expect(page.locator('main [role="alert"]').first()).toBeVisible(),
  },
];
