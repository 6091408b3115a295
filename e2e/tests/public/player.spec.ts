import type { Page } from '@playwright/test';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

/** The site's audio element, which is outside of all pages. */
function sound(page: Page) {
  const audio = page.locator('audio');
  const read = () => audio.evaluate(({ currentTime, paused }: HTMLAudioElement) => ({ currentTime, paused }));
  return {
    isPaused: async () => (await read()).paused,
    position: async () => (await read()).currentTime,
    /** Waits until the playback position has advanced. */
    async advances() {
      const { currentTime } = await read();
      await expect.poll(async () => (await read()).currentTime).toBeGreaterThan(currentTime + 0.2);
    },
  };
}

test('a song plays, seeks, and continues across pages until a key pauses it', async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('River Song') }, 120);
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });
  const player = page.getByRole('region', { name: 'Player' });
  const audio = sound(page);

  await card.getByRole('button', { name: `Play ${title}` }).click();
  await expectToast(page, 'Playing');
  await expect(player).toContainText(title);
  await audio.advances();
  await expect(card.getByText('1 play', { exact: false })).toBeVisible();

  await player.getByRole('slider', { name: 'Seek' }).fill('60');
  await expect.poll(audio.position).toBeGreaterThan(60);
  expect(await audio.position()).toBeLessThan(75);
  await audio.advances();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contest Entries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contest Entries' })).toBeVisible();
  expect(await audio.position()).toBeGreaterThan(60);
  await audio.advances();

  await page.keyboard.press('Space');
  await expect.poll(audio.isPaused).toBe(true);
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await page.keyboard.press('Space');
  await audio.advances();
  await player.getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('k');
  await expect.poll(audio.isPaused).toBe(true);
});

test("the waveform on a song's card also seeks", async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Lamp at Dusk') }, 60);
  await openPage(page, '/songs');

  await page.getByRole('slider', { name: `Seek in ${title}` }).fill('30');

  await expect.poll(sound(page).position).toBeGreaterThan(30);
  await sound(page).advances();
});

test('lyrics open with their line breaks and close again', async ({ page, ownerApi }) => {
  const lyrics = 'മഴ പെയ്യുന്നു\nമനസ്സിൽ\n\nA blank line above';
  const { title } = await ownerApi.uploadSong({ title: unique('Monsoon'), lyrics });
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });

  await card.getByRole('button', { name: 'Show lyrics' }).click();
  await expect(card.locator('.lyrics')).toHaveJSProperty('innerText', lyrics);

  await card.getByRole('button', { name: 'Hide lyrics' }).click();
  await expect(card.getByRole('button', { name: 'Show lyrics' })).toHaveAttribute('aria-expanded', 'false');
});

test('lyrics that fail to load are reported in their place', async ({ page, ownerApi, scriptErrors }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Monsoon'), lyrics: 'One line' });
  await openPage(page, '/songs');
  scriptErrors.expect(/net::ERR_FAILED .*\/lyrics/);
  await page.route('**/api/songs/*/lyrics*', (route) => route.abort());
  const card = page.getByRole('article', { name: title });

  await card.getByRole('button', { name: 'Show lyrics' }).click();

  await expect(card.getByText(texts.songs.lyricsFailed)).toBeVisible();
});

test('a download has the name of the song and is counted', async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('മഴക്കത്ത് Letter') });
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('0 downloads')).toBeVisible();

  const started = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download' }).click();

  expect((await started).suggestedFilename()).toBe(`${title}.wav`);
  await expectToast(page, 'Download Started');
  await expect(card.getByText('1 download', { exact: false })).toBeVisible();
});
