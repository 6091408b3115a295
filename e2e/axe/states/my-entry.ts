import { expect, type Page } from '@playwright/test';
import { verificationPhoto } from '../../support/files.js';
import { type State, submit } from './state.js';

const ENTRY_ID = '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10';

const proposedChange = {
  name: 'അഞ്ജലി നായർ',
  youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  photoUrl: '/samples/photo.webp?v=2',
  createdAt: '2026-06-20T10:00:00.000Z',
};

/** Answers for the API as it does in a browser in which a link of the entry was opened. */
async function openEntry(page: Page, values: object = {}): Promise<void> {
  const at = '2026-06-20T10:00:00.000Z';
  const name = 'Anjali Nair';
  const entry = {
    id: ENTRY_ID,
    name,
    email: 'anjali@visitor.example',
    videoId: 'dQw4w9WgXcQ',
    youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    status: 'approved',
    slug: 'anjali-nair',
    submittedAt: at,
    viewCount: 1850,
    viewsRefreshedAt: at,
    video: { state: 'broken', problem: 'missing', mendUntil: at, hints: [] },
    photoUrl: '/samples/photo.webp?v=1',
    contest: {
      ...(await (await page.request.get('/api/contest')).json()),
      entryGate: 'always',
      hasResults: true,
      votingOpensAt: '2098-08-01T00:00:00.000Z',
    },
    history: ['submit', 'reject', 'submit', 'edit', 'video-broken', 'video-mended'].map((action) => ({
      at,
      action,
      reason: 'No paper.',
      reasonMalayalam: null,
      sentence: null,
      changed: null,
    })),
    version: '3f9a0c1b2d4e5f60',
    revision: null,
    hasOffer: false,
    hasResult: true,
    undoUntil: null,
    consents: [
      {
        purpose: 'rules',
        text: 'I accept version 1 of the rules.',
        textSha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        language: 'en',
        method: 'ticked',
        givenAt: at,
        rules: { contestSlug: 'cover-song-contest-2025', version: 1, sha256: '' },
      },
    ],
    emails: ['sent', 'opted-out'].map((delivery) => ({ at, template: 'entry-received', delivery })),
    ...values,
  };
  const links = [ENTRY_ID, 'another'].map((id) => ({
    ...entry,
    id,
    contestTitle: 'Songs',
    contestTitleMalayalam: null,
  }));
  await page.route(/\/api\/my-entry$/, (route) => route.fulfill({ json: links }));
  await page.route(`**/api/my-entry/${ENTRY_ID}`, (route) => route.fulfill({ json: entry }));
  const thread = ['entrant', 'team'].map((from) => ({ id: from, from, text: 'May I?\nPlease.', sentAt: at }));
  await page.route(`**/api/my-entry/${ENTRY_ID}/messages`, (route) => route.fulfill({ json: thread }));
  await page.route(`**/api/my-entry/${ENTRY_ID}/messages/*/seen`, (route) => route.fulfill({ status: 204 }));
  const erasure = { state: 'asked', linkExpiresAt: at, dueAt: null, isHeld: false, timeZone: 'Asia/Kolkata' };
  await page.route(`**/api/my-entry/${ENTRY_ID}/erasure`, (route) => route.fulfill({ json: erasure }));
  const proof = { state: 'asked', code: 'paattu-ab2c-9xyz', askedAt: at, decidedAt: null, canCheck: true };
  await page.route(`**/api/my-entry/${ENTRY_ID}/proof`, (route) => route.fulfill({ json: proof }));
  const offer = { state: 'open', prizeAmount: 500_000, place: 1, offeredAt: at, dueAt: null, serverNow: at };
  await page.route(`**/api/my-entry/${ENTRY_ID}/offer`, (route) => route.fulfill({ json: offer }));
  const result = {
    number: 17,
    version: 1,
    slug: 'cover-song-contest-2025',
    place: 4,
    finalists: 12,
    points: { rendition: 18_333, engagement: 10_000, votes: 31_250, total: 59_583 },
    places: { rendition: 5, engagement: 2.5, votes: 4 },
    votes: 1204,
    parts: ['rendition', 'engagement', 'votes'],
    weights: { rendition: 30, engagement: 20, votes: 50 },
  };
  await page.route(`**/api/my-entry/${ENTRY_ID}/result`, (route) => route.fulfill({ json: result }));
  await page.route('**/samples/photo.webp*', (route) => route.fulfill({ path: verificationPhoto }));
}

export const myEntryStates: State[] = [
  {
    name: '/my-entry with an invalid link and the error of its form',
    path: '/my-entry#made-up',
    errors: /status of 400/,
    async arrange(page) {
      await submit(page);
      await expect(page.locator('main [aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: '/my-entry with an entry',
    path: '/my-entry',
    // The answers of the API to the entrant.
    prepare: (page) => openEntry(page),
    arrange: (page) => expect(page.locator('main ol').last()).toBeVisible(),
  },
  {
    name: '/my-entry with all that is folded',
    path: '/my-entry',
    prepare: (page) => openEntry(page),
    async arrange(page) {
      await expect(page.locator('main summary')).toHaveCount(3);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await expect(page.locator('main details[open]')).toHaveCount(3);
    },
  },
  {
    name: '/my-entry with the error of a message',
    path: '/my-entry',
    prepare: (page) => openEntry(page),
    async arrange(page) {
      await page.locator('section[aria-labelledby="thread"] button[type="submit"]').click();
      await expect(page.locator('main [aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: '/my-entry with a change that waits, and the errors of its form',
    path: '/my-entry',
    prepare: (page) => openEntry(page, { revision: proposedChange }),
    async arrange(page) {
      await page.locator('main [aria-expanded="false"]').click();
      const form = page.locator('main form[aria-labelledby="change"]');
      for (const field of await form.locator('.input').all()) await field.fill('');
      // The page has another form, of the messages.
      await form.locator('button[type="submit"]').click();
      await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(2);
    },
  },
  {
    name: '/my-entry with the question whether to withdraw it',
    path: '/my-entry',
    prepare: (page) => openEntry(page),
    async arrange(page) {
      await page.locator('main section[aria-labelledby="withdrawal"] button').click();
      await page.locator('dialog button[type="submit"]').click();
      await expect(page.locator('dialog [aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: '/my-entry with an entry that is withdrawn',
    path: '/my-entry',
    prepare: (page) => openEntry(page, { status: 'withdrawn', undoUntil: '2098-08-01T00:00:00.000Z' }),
    arrange: (page) => expect(page.locator('#undo')).toBeVisible(),
  },
  {
    name: '/my-entry with the question whether to accept the prize',
    path: '/my-entry',
    prepare: (page) => openEntry(page, { hasOffer: true }),
    async arrange(page) {
      await page.locator('section[aria-labelledby="offer"] button').first().click();
      await expect(page.locator('dialog[open] h2')).toBeVisible();
    },
  },
  {
    name: '/my-entry with the question about the erasure',
    path: '/my-entry',
    prepare: (page) => openEntry(page),
    async arrange(page) {
      await page.locator('section[aria-labelledby="data"] .border-zari button').first().click();
      await expect(page.locator('dialog[open] h2')).toBeVisible();
    },
  },
  {
    name: '/erase-entry with a link',
    path: '/erase-entry#made-up',
    prepare: (page) =>
      page.route('**/api/my-entry/erasure-link', (route) =>
        route.fulfill({
          json: {
            name: 'Anjali Nair',
            contestTitle: 'Cover Song Contest 2025',
            contestTitleMalayalam: 'കവർ സോങ് മത്സരം 2025',
          },
        }),
      ),
    arrange: (page) => expect(page.locator('main .card button.btn')).toBeVisible(),
  },
];
