import { expect } from '@playwright/test';
import { verificationPhoto } from '../../support/files.js';
import { type State, submit, toastIsShown } from './state.js';

export const contestStates: State[] = [
  { name: 'the rules of a contest', path: '/contests/cover-song-contest-2025/rules' },
  { name: '/entries where nothing is found', path: '/entries?q=nobody-of-this-name' },
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
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(4);
    },
  },
];
