import { expect, type Page } from '@playwright/test';
import { consolePages, publicPages } from '../support/screens.js';
import type { ScriptErrors } from '../support/script-errors.js';

/** A screen in one of its states. */
export interface State {
  name: string;
  /** Where it begins, in the default language. */
  path: string;
  /** On a site without songs and entries. */
  empty?: true;
  /** The browser reports these as errors. */
  errors?: RegExp;
  /** Before the page opens. */
  prepare?(page: Page): Promise<unknown>;
  /** What the visitor does on the page; in terms that do not depend on the language. */
  arrange?(page: Page): Promise<void>;
}

const submit = (page: Page) => page.locator('main form button[type="submit"]').click();
const toastIsShown = (page: Page) => expect(page.locator('.toast').first()).toBeVisible();

async function playFirstSong(page: Page): Promise<void> {
  await page.locator('main article button.rounded-full').first().click();
  await expect(page.locator('.player-bar')).toBeVisible();
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
  ...['/auth', '/auth?mode=signup', '/contact', '/opt-out'].map((path): State => ({
    name: `${path} with errors`,
    path,
    async arrange(page) {
      await submit(page);
      await toastIsShown(page);
    },
  })),
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
    name: '/songs with a menu',
    path: '/songs',
    arrange: (page) => page.locator('main article [aria-expanded="false"]').first().click(),
  },
  {
    name: '/ with the menu of a phone',
    path: '/',
    async arrange(page) {
      const opener = page.locator('.menu-opener');
      if (await opener.isVisible()) await opener.click();
    },
  },
];

export const consoleStates: State[] = [
  ...consolePages.map((path): State => ({ name: path, path })),
  ...['entries', 'songs', 'contests', 'messages', 'emails'].map((resource): State => ({
    name: `the first record of /admin/${resource}`,
    path: `/admin/${resource}`,
    async arrange(page) {
      const first = page.locator(`main a[href*="/admin/${resource}/"]:not([href$="/create"])`).first();
      // A list may be empty.
      if ((await first.count()) === 0) return;
      await page.goto((await first.getAttribute('href')) ?? '');
      await expect(page.locator('main h2').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  })),
];

export function expectErrors(state: State, scriptErrors: ScriptErrors): void {
  if (state.errors) scriptErrors.expect(state.errors);
}
