import { expect, type Page } from '@playwright/test';
import type { VisitorApi } from '../../support/api.js';
import { datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import type { Product } from '../../support/product.js';
import { type State, submit } from './state.js';

const openVoting = (_page: Page, _api: VisitorApi, product: Product) =>
  setContest(product, FIRST_CONTEST, { ...datesOf(4), certifiedAt: null });

const firstVote = (page: Page) => page.locator('.ballot-card button.btn').first();

const ENTRY = {
  id: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10',
  slug: 'demo-entrant-one',
  name: 'Demo Entrant One',
  videoId: 'dQw4w9WgXcQ',
  youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  photoUrl: '/api/contest/entries/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/photo?size=card',
};

/** The entry is made up, and so is its photo. */
const showPhoto = (page: Page) =>
  page.route(`**${ENTRY.photoUrl.split('?')[0]}*`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  );

/** A vote that is being checked, for an entry that left the contest: the longest sentences. */
async function voted(page: Page, ...rest: [VisitorApi, Product]): Promise<void> {
  await openVoting(page, ...rest);
  await showPhoto(page);
  await page.route('**/api/contest/my-vote', (route) =>
    route.fulfill({
      json: {
        vote: {
          entry: ENTRY,
          isEntryInContest: false,
          state: 'checking',
          receipt: 'K7M2XR4QPD',
          votedAt: '2026-08-09T02:10:00.000Z',
        },
        votesAtOnce: true,
        isOfAccount: false,
      },
    }),
  );
}

const linkOf = (answer: { status: number; json: object }) => async (page: Page) => {
  await showPhoto(page);
  await page.route('**/api/contest/votes/link', (route) => route.fulfill(answer));
};

export const votingStates: State[] = [
  {
    name: '/vote with the errors of its question',
    path: '/vote',
    prepare: openVoting,
    async arrange(page) {
      await firstVote(page).click();
      await page.locator('dialog form button[type="submit"]').click();
      await expect(page.locator('dialog [aria-invalid="true"]')).toHaveCount(2);
    },
  },
  {
    name: '/vote with a vote, and the question before it moves',
    path: '/vote',
    prepare: voted,
    async arrange(page) {
      await firstVote(page).click();
      await expect(page.locator('dialog')).toBeVisible();
    },
  },
  {
    name: '/vote with a vote, and the question before it is taken back',
    path: '/vote',
    prepare: voted,
    async arrange(page) {
      await page.locator('#my-vote button.btn').click();
      await expect(page.locator('dialog')).toBeVisible();
    },
  },
  {
    name: '/vote with a vote and a receipt that is not known',
    path: '/vote',
    prepare: voted,
    async arrange(page) {
      await page.locator('details summary').click();
      await page.locator('details input').fill('0000000000');
      await submit(page);
      await expect(page.locator('details [role="status"]')).not.toBeEmpty();
    },
  },
  {
    name: '/vote where no entry is found',
    path: '/vote',
    prepare: openVoting,
    async arrange(page) {
      await page.locator('main search input').fill('nobody-of-this-name');
      await expect(page.locator('.ballot-card')).toHaveCount(0);
      await expect(page.locator('main .vote-list button.btn')).toBeVisible();
    },
  },
  {
    name: '/vote after voting',
    path: '/vote',
    prepare: (_page, _api, product) =>
      setContest(product, FIRST_CONTEST, { ...datesOf(5), certifiedAt: null }),
  },
  {
    name: '/vote/confirm before its button is pressed',
    path: '/vote/confirm#token',
    prepare: linkOf({
      status: 200,
      json: {
        entry: ENTRY,
        contestTitle: 'Cover Song Contest 2025',
        contestTitleMalayalam: null,
        isUsed: false,
        current: { ...ENTRY, id: '8f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10', name: 'Demo Entrant Two' },
      },
    }),
    async arrange(page) {
      await page.locator('main button[aria-expanded]').click();
      await expect(page.locator('main input[type="radio"]').first()).toBeVisible();
    },
  },
  {
    name: '/vote/confirm with a link that has expired',
    path: '/vote/confirm#token',
    errors: /status of 410/,
    prepare: linkOf({ status: 410, json: { code: 'VOTE_LINK_EXPIRED', message: 'Expired' } }),
    async arrange(page) {
      await expect(page.locator('main a.btn')).toBeVisible();
    },
  },
];
