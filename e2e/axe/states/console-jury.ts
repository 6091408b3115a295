import { expect, type Page } from '@playwright/test';
import type { State } from './state.js';

const JURY = '**/api/admin/contests/*/jury';
const NOW = '2026-08-16T06:00:00.000Z';
const STATES = ['submitted', 'submitted', 'draft', 'assigned', 'abstained', 'recused'] as const;

const idOf = (kind: number, number: number) =>
  `7f1c2f7e-3f0e-4b3c-9a4${kind}-${String(number).padStart(12, '0')}`;

const judges = ['Demo Judge One', 'Demo Judge with a Long Name', 'Demo Judge Three', 'Demo Judge Four'].map(
  (name, index) => ({
    id: idOf(0, index),
    name,
    email: `a-judge-with-a-long-address-${index}@jury.example`,
    locale: 'en',
    state: ['accepted', 'accepted', 'revoked', 'invited'][index],
    hasEntered: index === 1,
    invitedAt: '2026-08-01T06:00:00.000Z',
    acceptedAt: index < 3 ? '2026-08-02T06:00:00.000Z' : null,
    revokedAt: index === 2 ? NOW : null,
    revokeReason: index === 2 ? 'A conflict of interest with an entrant' : null,
    linkExpiresAt: '2026-08-15T06:00:00.000Z',
    sessions:
      index === 0
        ? [
            { createdAt: '2026-08-02T06:00:00.000Z', lastUsedAt: NOW, userAgentClass: 'browser' },
            { createdAt: '2026-08-03T06:00:00.000Z', lastUsedAt: NOW, userAgentClass: 'automated' },
          ]
        : [],
    progress: { assigned: 12, submitted: 9 - index, abstained: 1, recused: index },
    meanMark: index < 3 ? 6.75 : null,
    spread: index < 3 ? 4.5 : null,
  }),
);

const entries = Array.from({ length: 12 }, (_, index) => ({
  entryId: idOf(1, index),
  slug: `demo-entrant-${index}`,
  name: index === 0 ? 'Demo Entrant with a Long Name That Must Wrap in Its Cell' : `Demo Entrant ${index}`,
  spread: index < 8 ? index : null,
  needsSecondLook: index > 4 && index < 8,
  place: null as number | null,
}));

/** Marks of all tints, and each state. */
const assignments = entries.flatMap(({ entryId }, row) =>
  judges.slice(0, 3).map(({ id }, column) => {
    const state = column === 0 ? 'submitted' : STATES[(row + column) % STATES.length];
    const mark = state === 'submitted' ? Math.min(20, row * 2 - column + 1) : null;
    return {
      id: idOf(2, row * 3 + column),
      judgeId: id,
      entryId,
      state,
      rendition: mark === null ? null : Math.max(0, mark),
      engagement: mark === null ? null : Math.max(0, mark),
      weightedMark: mark === null ? null : Math.max(0, mark) / 2,
      reason: state === 'abstained' ? 'sound' : null,
      note: state === 'recused' ? 'My sister sings in this video.' : null,
    };
  }),
);

const round = {
  id: idOf(3, 1),
  number: 1,
  openedAt: '2026-08-10T06:00:00.000Z',
  closesAt: '2026-08-19T06:30:00.000Z',
  isClosed: false,
  unfinishedEntries: 0,
  entries,
  assignments,
};

/** The answer for a jury that is over, unless `changes` say otherwise. */
const answerJury = (page: Page, changes: object = {}) =>
  page.route(JURY, (route) =>
    route.fulfill({
      json: {
        judges,
        rounds: [round],
        approvedEntries: 12,
        unexplained: [],
        hasHiddenMarks: false,
        serverNow: NOW,
        ...changes,
      },
    }),
  );

/** The answer for a contest whose next round can open. */
async function answerJudging(page: Page, rounds: object[]): Promise<void> {
  await page.route('**/api/admin/contests?*', async (route) => {
    const response = await route.fetch();
    const [first, ...others] = (await response.json()) as object[];
    const judging = { ...first, state: 'judging', winnerAt: '2098-08-18T00:00:00.000Z' };
    await route.fulfill({ response, json: [judging, ...others] });
  });
  const accepted = judges.map((judge) => ({
    ...judge,
    state: 'accepted',
    hasEntered: false,
    revokeReason: null,
  }));
  await answerJury(page, { judges: accepted, rounds, hasHiddenMarks: true });
}

export const consoleJuryStates: State[] = [
  {
    name: '/admin/contest/jury with a round',
    path: '/admin/contest/jury',
    prepare: (page) => answerJury(page),
    async arrange(page) {
      await expect(page.locator('main .tint-5').first()).toBeVisible();
    },
  },
  {
    name: '/admin/contest/jury with hidden marks',
    path: '/admin/contest/jury',
    prepare: (page) => {
      const hidden = assignments.map((one) => ({
        ...one,
        rendition: null,
        engagement: null,
        weightedMark: null,
      }));
      const working = { ...round, number: 2, assignments: hidden };
      return answerJury(page, { rounds: [working], hasHiddenMarks: true });
    },
    arrange: (page) => expect(page.getByText('Marks are hidden from everybody')).toBeVisible(),
  },
  {
    name: '/admin/contest/jury with the question before a final',
    path: '/admin/contest/jury',
    prepare: (page) => answerJudging(page, []),
    async arrange(page) {
      await page.getByLabel('Judges can mark until').fill('2098-08-17T18:00');
      await page.getByRole('button', { name: 'Open the Final' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: '/admin/contest/jury with the form of a final and the errors of its fields',
    path: '/admin/contest/jury',
    prepare: (page) => answerJudging(page, []),
    async arrange(page) {
      await page.getByRole('button', { name: 'Open the Final' }).click();
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: '/admin/contest/jury with the form of a final after the first round',
    path: '/admin/contest/jury',
    prepare: (page) => answerJudging(page, [{ ...round, isClosed: true }]),
    arrange: (page) => expect(page.getByLabel('How many finalists')).toBeVisible(),
  },
  {
    name: '/admin/contest/jury with the question for the reason of a revocation',
    path: '/admin/contest/jury',
    prepare: (page) => answerJury(page),
    async arrange(page) {
      await page.getByRole('button', { name: 'More actions for Demo Judge One' }).click();
      await page.getByRole('menuitem', { name: 'Revoke…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
      await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
    },
  },
  {
    name: '/admin/contest/jury where nothing loaded',
    path: '/admin/contest/jury',
    errors: /ERR_FAILED/,
    prepare: (page) => page.route(JURY, (route) => route.abort()),
    arrange: (page) => expect(page.locator('main [role="alert"]').first()).toBeVisible(),
  },
];
