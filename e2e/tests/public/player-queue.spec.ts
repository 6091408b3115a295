import type { Page } from '@playwright/test';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const start = (page: Page, title: string) => page.getByRole('button', { name: `Play ${title}` }).click();
const audioOf = (page: Page) =>
  page
    .locator('audio')
    .evaluate(({ currentTime, paused, src }: HTMLAudioElement) => ({ currentTime, paused, src }));
const isPaused = async (page: Page) => (await audioOf(page)).paused;
const position = async (page: Page) => (await audioOf(page)).currentTime;

/** In the order of the page: another test may have uploaded a song between two songs of this test. */
async function titleAfter(page: Page, title: string): Promise<string> {
  const titles = await page.getByRole('article').getByRole('heading').getByRole('link').allTextContents();
  return titles[titles.indexOf(title) + 1] ?? '';
}

test('at the end of a song the next one plays', async ({ page, ownerApi }) => {
  await ownerApi.uploadSong({ title: unique('Second') });
  const first = await ownerApi.uploadSong({ title: unique('First') }, 3);
  await openPage(page, '/songs');
  const second = await titleAfter(page, first.title);

  await start(page, first.title);

  await expect(player(page)).toContainText(second);
  await expect.poll(() => position(page)).toBeGreaterThan(0.2);
  expect(await isPaused(page)).toBe(false);
});

test('a song that fails to load is skipped', async ({ page, ownerApi, gateway }) => {
  await ownerApi.uploadSong({ title: unique('Whole') });
  const first = await ownerApi.uploadSong({ title: unique('Broken') });
  await openPage(page, `${gateway.origin}/songs`);
  const second = await titleAfter(page, first.title);
  gateway.lose(new RegExp(`${first.id}/audio`));

  await start(page, first.title);

  await expect(player(page)).toContainText(second);
  await expect.poll(() => position(page)).toBeGreaterThan(0.2);
});

test('during an outage the player stops and reports it', async ({ page, gateway }) => {
  await openPage(page, `${gateway.origin}/songs`);
  gateway.lose(/\/audio/);

  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();

  await expect(
    player(page).getByText('This song could not be loaded.').filter({ visible: true }),
  ).toBeVisible();
  gateway.regainApi();
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => position(page)).toBeGreaterThan(0.2);
});

test('after a reload the player has its song, paused at the same position', async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Evening') }, 120);
  await openPage(page, '/songs');
  await start(page, title);
  await player(page).getByRole('slider', { name: 'Seek' }).fill('60');
  await expect.poll(() => position(page)).toBeGreaterThan(60);

  await page.goto('/about');

  await expect(player(page)).toContainText(title);
  expect(await isPaused(page)).toBe(true);
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => position(page)).toBeGreaterThan(60);
  expect(await position(page)).toBeLessThan(90);
});

test('after a reload a renamed song has its new name, on the device too', async ({ page, ownerApi }) => {
  const { id, title } = await ownerApi.uploadSong({ title: unique('Before') }, 120);
  await openPage(page, '/songs');
  await start(page, title);
  await expect.poll(() => position(page)).toBeGreaterThan(0.2);
  const renamed = unique('After');
  await ownerApi.renameSong(id, renamed);

  await openPage(page, '/songs');

  await expect(player(page).getByRole('link')).toHaveText(renamed);
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(renamed);
  await start(page, renamed);
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(player(page).getByRole('link')).toHaveText(renamed);
});

test('after a reload a deleted song is gone from the player', async ({ page, ownerApi }) => {
  const { id, title } = await ownerApi.uploadSong({ title: unique('Gone') }, 120);
  await openPage(page, '/songs');
  await start(page, title);
  await expect.poll(() => position(page)).toBeGreaterThan(0.2);
  await ownerApi.deleteSong(id);

  await openPage(page, '/songs');

  await expect(player(page)).toHaveCount(0);
  await openPage(page, '/about');
  await expect(player(page)).toHaveCount(0);
});

test('playing in another tab pauses this tab', async ({ page, context, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Two Tabs') }, 120);
  await openPage(page, '/songs');
  await start(page, title);
  await expect.poll(() => position(page)).toBeGreaterThan(0.2);

  const other = await context.newPage();
  await openPage(other, '/songs');
  await start(other, title);

  await expect.poll(() => isPaused(page)).toBe(true);
  await expect.poll(() => position(other)).toBeGreaterThan(0.2);
});

test('the device gets the current song and position', async ({ page, ownerApi }) => {
  await page.addInitScript(() => {
    const { mediaSession } = navigator;
    const original = mediaSession.setPositionState.bind(mediaSession);
    mediaSession.setPositionState = (state) => {
      Object.assign(globalThis, { reportedPosition: state });
      original(state);
    };
  });
  const { title } = await ownerApi.uploadSong({ title: unique('Lock Screen'), artist: 'Asha' }, 60);
  await openPage(page, '/songs');
  await start(page, title);
  await expect.poll(() => position(page)).toBeGreaterThan(0.2);
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');

  const reported = await page.evaluate(() => ({
    title: navigator.mediaSession.metadata?.title,
    artist: navigator.mediaSession.metadata?.artist,
    state: navigator.mediaSession.playbackState,
    position: Reflect.get(globalThis, 'reportedPosition'),
  }));
  expect(reported).toEqual({
    title,
    artist: 'Asha',
    state: 'playing',
    position: { duration: 60, position: expect.any(Number) },
  });
});
