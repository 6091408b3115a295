import { expect, type Page } from '@playwright/test';
import type { State } from './state.js';

const CLOSES_AT = '2098-08-12T18:30:00.000Z';
const NOW = '2098-08-01T18:30:00.000Z';

const assignment = (position: number, part: object = {}) => ({
  id: `7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f${10 + position}`,
  position,
  videoId: 'dQw4w9WgXcQ',
  durationSeconds: 246,
  state: 'assigned',
  rendition: null,
  engagement: null,
  isRenditionLocked: false,
  reason: null,
  note: null,
  resultNumber: null,
  version: '1',
  ...part,
});

const locked = { rendition: 15, isRenditionLocked: true, state: 'draft' };
const submitted = { ...locked, engagement: 12, state: 'submitted' };

/** Long, as an owner may write it. */
const GUIDANCE = 'Listen to the whole song twice before you give a mark.\n'.repeat(12);

const room = (part: object = {}) => ({
  judgeName: 'Demo Judge Lakshmikutty Parameswaran',
  letter: null,
  contest: {
    title: 'Cover Song Contest 2025',
    titleMalayalam: 'കവർ സോങ് മത്സരം 2025',
    songTitle: 'Monsoon Letter',
    songTitleMalayalam: 'മഴക്കത്ത്',
    slug: 'cover-song-contest-2025',
    timeZone: 'Asia/Kolkata',
  },
  criteria: [
    { key: 'rendition', weight: 30, guidance: null, guidanceMalayalam: null },
    { key: 'engagement', weight: 20, guidance: GUIDANCE, guidanceMalayalam: null },
  ],
  round: { number: 1, closesAt: CLOSES_AT, isClosed: false },
  hasFigures: true,
  serverNow: NOW,
  assignments: [assignment(1), assignment(2, submitted), assignment(3, { state: 'recused' })],
  ...part,
});

/** The server has this room. */
const inRoom = (answer: object) => async (page: Page) => {
  await page.route('**/api/jury', (route) => route.fulfill({ json: answer }));
  await page.route('**/api/jury/assignments/*/figures', (route) =>
    route.fulfill({ json: { views: 48_300, likes: 2114, comments: null, readAt: NOW } }),
  );
};

const linkOf = (answer: { status: number; json: object }) => (page: Page) =>
  page.route('**/api/jury/invitation', (route) => route.fulfill(answer));

const dialogBy = (key: string) => async (page: Page) => {
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await page.keyboard.press(key);
  await expect(page.locator('dialog')).toBeVisible();
};

export const juryStates: State[] = [
  {
    name: '/jury before the declaration',
    path: '/jury#t=token',
    prepare: linkOf({
      status: 200,
      json: {
        contestTitle: 'Cover Song Contest 2025',
        contestTitleMalayalam: null,
        judgeName: 'Demo Judge Lakshmikutty Parameswaran',
        hasAccepted: false,
        expiresAt: CLOSES_AT,
      },
    }),
    async arrange(page) {
      await expect(page.locator('main button.btn')).toBeVisible();
    },
  },
  {
    name: '/jury with a link that does not work',
    path: '/jury#t=token',
    errors: /status of 404/,
    prepare: linkOf({ status: 404, json: { code: 'JURY_LINK_INVALID', message: 'Invalid' } }),
    async arrange(page) {
      await expect(page.locator('main a.btn')).toBeVisible();
    },
  },
  {
    name: '/jury before the first round',
    path: '/jury',
    prepare: inRoom(room({ round: null, assignments: [] })),
    async arrange(page) {
      await expect(page.locator('main h2')).toBeVisible();
    },
  },
  {
    name: '/jury with an entry, and the question before rendition is locked',
    path: '/jury',
    prepare: inRoom(room({ assignments: [assignment(1, { rendition: 15, state: 'draft' })] })),
    async arrange(page) {
      await expect(page.getByRole('spinbutton')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.locator('#lock-question')).toBeVisible();
    },
  },
  {
    name: '/jury with figures, long guidance and the list of entries',
    path: '/jury',
    prepare: inRoom(room({ assignments: [assignment(1, locked), ...room().assignments.slice(1)] })),
    async arrange(page) {
      await page.locator('main summary').click();
      await expect(page.locator('.jury-list button')).toHaveCount(3);
    },
  },
  {
    name: '/jury with the help',
    path: '/jury',
    prepare: inRoom(room()),
    arrange: dialogBy('?'),
  },
  {
    name: '/jury with the errors of abstaining',
    path: '/jury',
    prepare: inRoom(room()),
    async arrange(page) {
      await dialogBy('a')(page);
      await page.locator('dialog button[type="submit"]').click();
      await expect(page.locator('dialog .field-error').first()).not.toBeEmpty();
    },
  },
  {
    name: '/jury with the question before a judge recuses herself',
    path: '/jury',
    prepare: inRoom(room()),
    arrange: dialogBy('c'),
  },
  {
    name: '/jury after its last entry',
    path: '/jury',
    prepare: inRoom(room({ assignments: [assignment(1, submitted)] })),
    async arrange(page) {
      await expect(page.locator('.jury-list button')).toBeVisible();
    },
  },
  {
    name: '/jury after the round',
    path: '/jury?entry=1',
    prepare: inRoom(
      room({
        round: { number: 2, closesAt: NOW, isClosed: true },
        assignments: [assignment(1, submitted)],
      }),
    ),
    async arrange(page) {
      await expect(page.locator('.jury-bar button.btn')).toBeVisible();
    },
  },
  {
    name: '/jury that does not load',
    path: '/jury',
    errors: /status of 503/,
    async prepare(page) {
      await inRoom({})(page);
      await page.route('**/api/jury', (route) =>
        route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Unavailable' } }),
      );
    },
    async arrange(page) {
      await expect(page.locator('main button.btn')).toBeVisible();
    },
  },
];
