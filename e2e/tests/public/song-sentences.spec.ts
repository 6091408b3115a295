import type { Locator, Page } from '@playwright/test';
import { openPage } from '../../support/pages.js';
import { sentences } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

const said = sentences.songs;
/** A song of the demo, by its title; no test changes a part of it that another test checks. */
const TITLE = 'Oar Song';

const cardOf = (page: Page, title = TITLE) => page.getByRole('article', { name: title });
const play = (card: Locator) => card.getByRole('button', { name: /^Play/ }).click();
const openMenu = (card: Locator) => card.getByRole('button', { name: /^More actions/ }).click();
const download = (card: Locator) => card.getByRole('button', { name: 'Download' }).click();

test('a play and a download', async ({ page }) => {
  await openPage(page, '/songs');
  await play(cardOf(page));
  await expectToast(page, ...said.playing);
  await download(cardOf(page));
  await expectToast(page, ...said.downloading);
});

test('song that fails', async ({ page, gateway }) => {
  const response = await page.request.get('/api/songs');
  const songs = (await response.json()) as { id: string; title: string }[];
  const song = songs.find(({ title }) => title === TITLE);
  // The next song plays: if it failed as well, its error would cover this one.
  gateway.lose(new RegExp(`/${song?.id}/audio`));
  await openPage(page, `${gateway.origin}/songs`);

  await play(cardOf(page));

  await expectToast(page, ...said.notLoaded);
});

test('a file that fails to download opens in a new tab', async ({ page, gateway, scriptErrors }) => {
  // From the page that the browser generates around the file.
  scriptErrors.allow(/Blocked script execution in '.*\/audio/);
  await openPage(page, `${gateway.origin}/songs`);
  gateway.lose(/\/download$/);
  const tab = page.context().waitForEvent('page');
  await download(cardOf(page));
  await expectToast(page, ...said.notDownloaded);
  // The browser generates a page around the file.
  const seconds = () =>
    tab.then((opened) => opened.locator('video').evaluate((media: HTMLVideoElement) => media.duration));
  await expect.poll(seconds).toBeGreaterThan(1);
});

test('a file opens by a link if the browser blocks the new tab', async ({ page, gateway, scriptErrors }) => {
  // From the page that the browser generates around the file.
  scriptErrors.allow(/Blocked script execution in '.*\/audio/);
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
  await openPage(page, `${gateway.origin}/songs`);
  gateway.lose(/\/download$/);
  await download(cardOf(page));
  await expectToast(page, 'Download Failed', 'Your browser did not let a new tab open.');

  const tab = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open the file' }).click();
  expect((await tab).url()).toMatch(/\/api\/songs\/[\da-f-]+\/audio/);
});

test('a link to a song is copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/songs');
  await openMenu(cardOf(page));
  await cardOf(page)
    .getByRole('button', { name: `Share ${TITLE}` })
    .click();
  const address = `${baseURL}/songs/oar-song`;
  await expectToast(page, ...said.linkCopied, address);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
