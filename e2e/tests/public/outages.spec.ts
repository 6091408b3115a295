import type { Page } from '@playwright/test';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

const AWAY = 'We are back soon. This page then goes on by itself.';
const OFFLINE = 'You are offline. This page goes on by itself when the connection is back.';

/** The browser reports code that it could not load, and each page that asked for it. */
const CODE_MISSING = /^TypeError: Failed to fetch dynamically imported module: /;

test('songs that do not load because the site is away come by themselves, and the document stays', async ({
  page,
  gateway,
}) => {
  await openPage(page, `${gateway.origin}/contact`);
  await markDocument(page);
  gateway.lose(/^\/(api\/songs|health)/);
  await openSongs(page);
  await expect(page.getByText(texts.songs.failed)).toBeVisible();
  await expect(page.getByText(AWAY)).toBeVisible();
  await expectPictureWithin(page);

  gateway.regainApi();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a device without a connection is told so, and the page comes when it is back', async ({
  page,
  context,
  gateway,
  scriptErrors,
}) => {
  scriptErrors.allow(CODE_MISSING);
  await openPage(page, `${gateway.origin}/contact`);
  await context.setOffline(true);
  await openSongs(page);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an answer that fails while the site is there is no outage', async ({ page, gateway }) => {
  await openPage(page, `${gateway.origin}/contact`);
  gateway.lose(/^\/api\/songs/);
  const asked = page.waitForResponse(/\/health\/ready$/);
  await openSongs(page);
  expect((await asked).status()).toBe(200);
  await expect(page.getByText(texts.songs.failed)).toBeVisible();
  await expect(page.getByText(AWAY)).toHaveCount(0);
});

test('a page whose code does not load because the site is away loads by itself', async ({
  page,
  gateway,
  scriptErrors,
}) => {
  scriptErrors.allow(CODE_MISSING);
  await openPage(page, `${gateway.origin}/contact`);
  await gateway.stop();
  await page.evaluate(() => {
    history.pushState(null, '', '/terms');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Something Went Wrong' })).toBeVisible();
  await expect(page.getByText(AWAY)).toBeVisible();
  await expectPictureWithin(page);
  await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0);

  await gateway.start();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
});

async function openSongs(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: texts.songs.heading })
    .click();
}

/** The picture is a part of the document: no file of the server. */
async function expectPictureWithin(page: Page): Promise<void> {
  const picture = page.locator('svg:has(use[href="#drawing-failed"])');
  await expect(picture).toBeVisible();
  await expect(page.locator('#drawing-failed path').first()).toBeAttached();
}

const markDocument = (page: Page) => page.evaluate(() => void (document.documentElement.title = 'marked'));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.title === 'marked');
