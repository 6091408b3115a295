import { expect, type Page } from '@playwright/test';
import type { State } from './state.js';

const RESULT = '**/api/admin/contests/*/result';
const NOW = '2026-08-18T06:00:00.000Z';
const BLOCKERS = [
  'votes-open',
  'round-open',
  'no-final',
  'quarantined-votes',
  'open-marks',
  'few-marks',
  'broken-videos',
  'unproved-ownership',
  'method-not-in-rules',
  'rules-not-in-log',
  'unheard-entries',
];
const NEVER_WAIVED = ['votes-open', 'round-open', 'unheard-entries', 'rules-not-in-log'];
const MALAYALAM = 'വോട്ടുകൾ വീണ്ടും എണ്ണി.';

const idOf = (number: number) => `7f1c2f7e-3f0e-4b3c-9a44-${String(number).padStart(12, '0')}`;

const nameOf = (number: number) =>
  number === 1 ? 'Demo Entrant with a Long Name That Must Wrap in Its Cell' : `Demo Entrant ${number}`;

const blockers = BLOCKERS.map((blocker, index) => ({
  blocker,
  count: index === 7 ? 23 : index + 1,
  isWaivable: !NEVER_WAIVED.includes(blocker),
  waiver: index === 3 ? { reason: 'They are checked', reasonMalayalam: MALAYALAM } : null,
  entries:
    index > 4 && index < 8 ? [1, 2, 3].map((number) => ({ id: idOf(number), name: nameOf(number) })) : [],
}));

const lines = Array.from({ length: 8 }, (_, index) => ({
  number: index + 1,
  entryId: index === 3 ? null : idOf(index + 1),
  name: index === 3 ? null : nameOf(index + 1),
  place: index < 6 ? index + 1 : null,
  points: { rendition: 30_000, engagement: 18_333, votes: 43_750, total: 92_083 - index * 1_000 },
  places: { rendition: 1, engagement: 2.5, votes: index + 1 },
  votes: 1_204 - index,
}));

const preview = {
  lines,
  weights: { rendition: 30, engagement: 20, votes: 50 },
  totals: { asked: 10_212, counted: 9_600, withdrawn: 12, void: { suspicious: 31, entryLeft: 4 } },
  judges: 5,
  parts: ['rendition', 'engagement', 'votes'],
};

const versionOf = (version: number) => ({
  version,
  state: 'announced',
  reason: version > 1 ? 'Votes were counted again.' : null,
  reasonMalayalam: version > 1 ? MALAYALAM : null,
  certifiedAt: NOW,
  announcedAt: NOW,
  finalAt: null,
  manifest: '9f2c41d7'.repeat(8),
  fault: null,
});

const draft = {
  state: 'draft',
  contestTitle: 'Cover Song Contest 2025',
  winnerAt: '2098-08-18T00:00:00.000Z',
  serverNow: NOW,
  nextVersion: 1,
  blockers,
  unexplained: [],
  preview: null,
  proposal: null,
  versions: [],
  withoutJudge: [],
};

const proposed = {
  ...draft,
  state: 'proposed',
  blockers: blockers.slice(3, 5),
  preview,
  proposal: {
    version: 1,
    hash: '9f2c41d7'.repeat(8),
    proposedAt: NOW,
    reason: null,
    reasonMalayalam: null,
  },
};

const announced = {
  ...draft,
  state: 'announced',
  nextVersion: 3,
  blockers: blockers.slice(3, 4),
  preview: { ...preview, parts: ['rendition', 'engagement'] },
  versions: [versionOf(2), versionOf(1)],
  withoutJudge: [
    { judgeName: 'Demo Judge A', winnerName: nameOf(1), isSame: true },
    { judgeName: 'Demo Judge B', winnerName: nameOf(2), isSame: false },
  ],
};

const prize = { prizeAmount: 500_000, offers: [], next: null, notifyBy: NOW, isLate: false };

/** The answer for a contest that is not decided by one button. */
async function answerResult(page: Page, result: object): Promise<void> {
  await page.route(RESULT, (route) => route.fulfill({ json: result }));
  await page.route('**/api/admin/contests/*/prize', (route) => route.fulfill({ json: prize }));
  await page.route('**/api/contests', async (route) => {
    const response = await route.fetch();
    const [first, ...others] = (await response.json()) as object[];
    await route.fulfill({ response, json: [{ ...first, state: 'judging' }, ...others] });
  });
}

/** What the server answers to an act whose fields have errors. */
const answerErrors = (page: Page, act: string, fields: string[]) =>
  page.route(`${RESULT}/${act}`, (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: 'MISSING_INFORMATION',
        message: 'Please fill in all required fields',
        details: fields.map((field) => ({ field, message: 'Please fill in all required fields' })),
      },
    }),
  );

export const consoleResultStates: State[] = [
  {
    name: '/admin/contest/result with all that can be open',
    path: '/admin/contest/result',
    prepare: (page) => answerResult(page, draft),
    arrange: (page) => expect(page.locator('main ul > li')).not.toHaveCount(0),
  },
  {
    name: '/admin/contest/result with the question for the reason of a waiver',
    path: '/admin/contest/result',
    errors: /status of 400/,
    async prepare(page) {
      await answerResult(page, draft);
      await answerErrors(page, 'waivers', ['reason']);
    },
    async arrange(page) {
      await page
        .getByRole('button', { name: /^Skip, and say why: / })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Skip' }).click();
      await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
    },
  },
  {
    name: '/admin/contest/result with a proposal and the errors of its certification',
    path: '/admin/contest/result',
    errors: /status of 400/,
    async prepare(page) {
      await answerResult(page, proposed);
      await answerErrors(page, 'certification', ['title', 'password']);
    },
    async arrange(page) {
      await page.getByRole('button', { name: 'Certify…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Certify' }).click();
      await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(2);
    },
  },
  {
    name: '/admin/contest/result with a proposal',
    path: '/admin/contest/result',
    prepare: (page) => answerResult(page, proposed),
    arrange: (page) => expect(page.locator('main table')).toBeVisible(),
  },
  {
    name: '/admin/contest/result that are announced, with a correction',
    path: '/admin/contest/result',
    prepare: (page) => answerResult(page, announced),
    arrange: (page) => expect(page.getByRole('region', { name: 'Without one judge' })).toBeVisible(),
  },
  {
    name: '/admin/contest/result where nothing loaded',
    path: '/admin/contest/result',
    errors: /ERR_FAILED/,
    prepare: (page) => page.route(RESULT, (route) => route.abort()),
    arrange: (page) => expect(page.locator('main [role="alert"]').first()).toBeVisible(),
  },
];
