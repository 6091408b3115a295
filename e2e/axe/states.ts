import { expect, type Locator, type Page } from '@playwright/test';
import type { VisitorApi } from '../support/api.js';
import { verificationPhoto } from '../support/files.js';
import { moreActions } from '../support/moderation.js';
import { consolePages, publicPages } from '../support/screens.js';
import type { ScriptErrors } from '../support/script-errors.js';

/** A screen in one of its states. */
export interface State {
  name: string;
  /** Where it begins, in the default language. */
  path: string;
  /** On a site without songs and entries. */
  empty?: true;
  /** Only screens below this width have it, in px. */
  below?: number;
  /** The browser reports these as errors. */
  errors?: RegExp;
  /** Before the page opens. */
  prepare?(page: Page, visitorApi: VisitorApi): Promise<unknown>;
  /**
   * What the visitor does on the page; in terms that do not depend on the language. Returns what disappears by itself and
   * must still be visible after the look.
   */
  arrange?(page: Page): Promise<void | Locator>;
}

/** As in the specification. */
const PHONE_BELOW_PX = 768;

const submit = (page: Page) => page.locator('main form button[type="submit"]').click();
async function toastIsShown(page: Page): Promise<Locator> {
  const toast = page.locator('.toast').first();
  await expect(toast).toBeVisible();
  return toast;
}

async function playFirstSong(page: Page): Promise<void> {
  await page.locator('main article button.rounded-full').first().click();
  await expect(page.locator('.player-bar')).toBeVisible();
}

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
      votingOpensAt: '2098-08-01T00:00:00.000Z',
    },
    history: ['submit', 'reject'].map((action) => ({
      at,
      action,
      reason: 'No paper.',
      reasonMalayalam: null,
      sentence: null,
      changed: null,
    })),
    version: '3f9a0c1b2d4e5f60',
    revision: null,
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
  await page.route('**/samples/photo.webp*', (route) => route.fulfill({ path: verificationPhoto }));
}

const visited: State[] = publicPages.map(({ path }) => ({
  name: path,
  path,
  ...(path === '/404' && { errors: /status of 404/ }),
}));

export const publicStates: State[] = [
  ...visited,
  ...['/', '/songs', '/entries'].map((path): State => ({
    name: `${path} of an empty site`,
    path,
    empty: true,
  })),
  ...['signup', 'forgot', 'reset-password&token=any', 'reset-password'].map((mode): State => ({
    name: `/auth in mode ${mode}`,
    path: `/auth?mode=${mode}`,
  })),
  {
    name: '/auth with an invalid link',
    path: '/auth?mode=verify-email&token=made-up',
    errors: /status of 400/,
    arrange: (page) => expect(page.locator('main [role="alert"]')).toBeVisible(),
  },
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
      for (const field of await page.locator('main form[aria-labelledby="change"] .input').all())
        await field.fill('');
      await submit(page);
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
  ...['/auth', '/auth?mode=signup', '/contact', '/opt-out'].map((path): State => ({
    name: `${path} with errors`,
    path,
    async arrange(page) {
      await submit(page);
      return toastIsShown(page);
    },
  })),
  { name: 'the rules of a contest', path: '/contests/cover-song-contest-2025/rules' },
  { name: '/songs without favorites', path: '/songs?filter=favorites' },
  { name: '/entries where nothing is found', path: '/entries?q=nobody-of-this-name' },
  {
    name: '/songs where the songs did not load',
    path: '/about',
    errors: /ERR_FAILED/,
    prepare: (page) => page.route('**/api/songs?*', (route) => route.abort()),
    async arrange(page) {
      await page.locator('footer a[href$="/songs"]').first().click();
      await expect(page.locator('main [role="alert"]')).toBeVisible();
    },
  },
  {
    name: '/songs with a song that plays and its lyrics',
    path: '/songs',
    async arrange(page) {
      await playFirstSong(page);
      await page.locator('main article [aria-controls][aria-expanded="false"]').last().click();
    },
  },
  {
    name: '/songs with the queue, in the sheet of the player on a phone',
    path: '/songs',
    async arrange(page) {
      await playFirstSong(page);
      const sheetOpener = page.locator('.player-bar button.player-track');
      if (await sheetOpener.isVisible()) {
        await sheetOpener.click();
        await page.locator('.player-sheet button[aria-pressed="false"].chip').first().click();
        await expect(page.locator('.player-sheet ol')).toBeVisible();
      } else {
        await page.locator('.player-bar button[popovertarget]').first().click();
        await expect(page.locator('.queue-panel ol')).toBeVisible();
      }
    },
  },
  ...['/entries', '/entries/demo-entrant-one'].map((path): State => ({
    name: `${path} with a video that plays`,
    path,
    prepare: (page) =>
      page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>The video plays</p>' }),
      ),
    async arrange(page) {
      await page.locator('main article .play-video').first().click();
      await expect(page.locator('main article iframe')).toBeVisible();
    },
  })),
  {
    name: '/entries/demo-entrant-one with its link copied',
    path: '/entries/demo-entrant-one',
    async arrange(page) {
      await page.locator('main article button.chip').click();
      return toastIsShown(page);
    },
  },
  {
    name: 'the page of an entry that does not exist',
    path: '/entries/nobody-of-this-name',
    errors: /status of 404/,
  },
  {
    name: 'the page of an entry that did not load',
    path: '/entries',
    errors: /ERR_FAILED/,
    prepare: (page) => page.route('**/api/entries/*', (route) => route.abort()),
    async arrange(page) {
      await page.locator('main article a[href*="/entries/"]').first().click();
      await expect(page.locator('main [role="alert"]')).toBeVisible();
    },
  },
  {
    name: '/ with the errors of the entry form',
    path: '/#enter',
    async arrange(page) {
      const form = page.locator('main form');
      await form.scrollIntoViewIfNeeded();
      await expect(form.locator('.captcha-picture img')).toBeVisible();
      const address = form.locator('input[type="url"]');
      await form.locator('input[type="file"]').setInputFiles(verificationPhoto);
      // The form keeps the address of the look before, and cannot be sent with it.
      await address.fill('');
      await submit(page);
      await toastIsShown(page);
      await address.fill('https://vimeo.example/1');
      await form.locator('.field:has(.captcha-picture) input').fill('ZZZZZZ');
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(3);
    },
  },
  {
    name: '/songs with a menu',
    path: '/songs',
    arrange: (page) => page.locator('main article [aria-expanded="false"]').first().click(),
  },
  {
    name: '/ with the menu of a phone',
    path: '/',
    below: PHONE_BELOW_PX,
    arrange: (page) => page.locator('.menu-opener').click(),
  },
];

/** Opens the first record of a list. Its list is never empty. */
async function openFirst(page: Page, resource: string): Promise<void> {
  const first = page.locator(`main a[href*="/admin/${resource}/"]:not([href$="/create"])`).first();
  await expect(first).toBeVisible();
  await page.goto((await first.getAttribute('href')) ?? '');
  await expect(page.locator('main h2').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** A message, which also puts its receipt into the emails. */
const writeMessage = (_page: Page, visitorApi: VisitorApi) =>
  visitorApi.writeMessage({
    name: 'Meera Das',
    email: 'meera@visitor.example',
    subject: 'A concert in Kochi',
    message: 'When will you sing in Kochi?',
  });

/** Gives each approved entry a change, which no page of the console can propose. */
async function proposeChanges(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/entries\?.*hasRevision/, async (route) => {
    const url = route.request().url().replace('hasRevision%22%3A%22true', 'status%22%3A%22approved');
    const response = await route.fetch({ url: url.replace('revisedAt', 'submittedAt') });
    const revision = {
      id: ENTRY_ID,
      name: 'A name that she prefers',
      videoId: 'dQw4w9WgXcQ',
      videoFlags: ['age-restricted', 'unlisted'],
      video: {
        title: 'മഴക്കത്ത് (cover) | Monsoon Letter sung by the river',
        channel: 'Anjali Sings',
        durationS: 3725,
        publishedAt: '2026-06-18T10:00:00.000Z',
      },
      photoUrl: `/api/admin/revisions/${ENTRY_ID}/photo`,
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

const firstEntry = (page: Page) => page.locator('main article').first();

export const consoleStates: State[] = [
  ...consolePages.map((path): State => ({ name: path, path, prepare: writeMessage })),
  ...['entries', 'songs', 'contests', 'messages', 'emails'].map((resource): State => ({
    name: `the first record of /admin/${resource}`,
    path: `/admin/${resource}`,
    prepare: writeMessage,
    arrange: (page) => openFirst(page, resource),
  })),
  {
    name: 'the rules of the first contest',
    path: '/admin/contests',
    async arrange(page) {
      await openFirst(page, 'contests');
      await page.getByRole('link', { name: /^Rules of / }).click();
      await expect(page.getByRole('textbox', { name: 'Rules in English' })).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'the site at a date of the first contest',
    path: '/admin/contests',
    async arrange(page) {
      await openFirst(page, 'contests');
      await page.getByRole('region', { name: 'Timeline' }).getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'the question what to copy of a contest',
    path: '/admin/contests',
    async arrange(page) {
      await page
        .getByRole('button', { name: /^Copy / })
        .first()
        .click();
      await expect(page.getByRole('group', { name: 'What to copy' })).toBeVisible();
    },
  },
  {
    name: '/admin/contests/create with errors',
    path: '/admin/contests/create',
    async arrange(page) {
      await page.getByRole('textbox', { name: 'Tutorial video' }).fill('not a link');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: 'the texts of emails', path: '/admin/emails/texts' },
  {
    name: 'the text of an email',
    path: '/admin/emails/texts',
    arrange: (page) => openFirst(page, 'emails/texts'),
  },
  {
    name: '/admin/entries with a selection',
    path: '/admin/entries',
    async arrange(page) {
      const bar = page.getByRole('group', { name: 'Chosen entries' });
      await bar.getByRole('checkbox').check();
      await expect(bar.getByRole('button', { name: 'Clear' })).toBeVisible();
    },
  },
  {
    name: '/admin/entries with the menu of an entry',
    path: '/admin/entries',
    async arrange(page) {
      await moreActions(firstEntry(page)).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: '/admin/entries with a confirmation',
    path: '/admin/entries',
    async arrange(page) {
      await moreActions(firstEntry(page)).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: '/admin/entries with a toast',
    path: '/admin/entries',
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
    name: '/admin/emails with the menu of a phone',
    path: '/admin/emails',
    below: PHONE_BELOW_PX,
    prepare: writeMessage,
    async arrange(page) {
      await page.getByRole('button', { name: /^More pages/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the review of the pending entries',
    path: '/admin/entries',
    async arrange(page) {
      await page.getByRole('link', { name: /^Review \d+ pending$/ }).click();
      await expect(page.getByRole('button', { name: 'Next entry' })).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'the changes of entrants',
    path: '/admin/changes',
    prepare: proposeChanges,
    async arrange(page) {
      await expect(page.locator('main img')).toHaveCount(2);
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'the question why a change is rejected',
    path: '/admin/changes',
    prepare: proposeChanges,
    async arrange(page) {
      await page.getByRole('button', { name: /^More actions for the change/ }).click();
      await page.getByRole('menuitem').first().click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: '/admin/changes where the changes did not load',
    path: '/admin/changes',
    errors: /ERR_FAILED/,
    prepare: (page) => page.route(/\/api\/admin\/entries\?.*hasRevision/, (route) => route.abort()),
    arrange: (page) => expect(page.locator('main [role="alert"]')).toBeVisible(),
  },
  {
    name: '/admin/data with the errors of a hold',
    path: '/admin/data',
    async arrange(page) {
      await page.getByRole('button', { name: 'Set the hold' }).click();
      await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(2);
    },
  },
  {
    name: '/admin/data with the error of a term',
    path: '/admin/data',
    async arrange(page) {
      await page
        .getByRole('button', { name: /^Change the term/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Days' }).fill('0');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Days' })).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: '/admin/data where nothing loaded',
    path: '/admin/data',
    errors: /ERR_FAILED/,
    prepare: (page) =>
      page.route(/\/api\/admin\/(retention|legal-holds|erase-requests)/, (route) => route.abort()),
    arrange: (page) => expect(page.locator('main [role="alert"]').first()).toBeVisible(),
  },
  {
    name: 'a message with the errors of its answer',
    path: '/admin/messages',
    prepare: writeMessage,
    async arrange(page) {
      await openFirst(page, 'messages');
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveAttribute('aria-invalid', 'true');
    },
  },
];

export function expectErrors(state: State, scriptErrors: ScriptErrors): void {
  if (state.errors) scriptErrors.expect(state.errors);
}
