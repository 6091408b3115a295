import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { changeOne } from '../../support/database.js';
import { unique } from '../../support/names.js';
import { holdScripts } from '../../support/hold-back.js';
import { expectReady, openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

const position = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);

test('a reloaded page with a song in the player hydrates without an error', async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Hydrated') }, 120);
  await openPage(page, '/songs');
  await page.getByRole('button', { name: `Play ${title}` }).click();
  await expect.poll(() => position(page)).toBeGreaterThan(0.2);

  await page.reload();
  await expectReady(page);

  await expect(page.getByRole('region', { name: 'Player' })).toContainText(title);
  await page.getByRole('button', { name: `Play ${title}` }).click();
  await expect(page.getByRole('button', { name: `Pause ${title}` })).toBeVisible();
});

test('a song that is chosen before the scripts load plays afterwards', async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Early Bird') }, 120);
  const release = await holdScripts(page);
  await page.goto('/songs', { waitUntil: 'commit' });
  await page.getByRole('button', { name: `Play ${title}` }).click();

  await release();

  await expect(page.getByRole('button', { name: `Pause ${title}` })).toBeVisible();
  await expect.poll(() => position(page)).toBeGreaterThan(0.2);
});

test('keys seek in a song that has not started, and the focus stays', async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('By Key') }, 300);
  await openPage(page, '/songs');
  const slider = page.getByRole('slider', { name: `Seek in ${title}` });
  await slider.focus();

  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position(page)).toBeGreaterThan(0.9);
  await expect(slider).toBeFocused();
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('PageUp');

  await expect.poll(() => position(page)).toBeGreaterThan(120);
  await expect(slider).toBeFocused();
});

test('the mouse drags through a song that has not started', async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('By Mouse') }, 300);
  await openPage(page, '/songs');
  const slider = page.getByRole('slider', { name: `Seek in ${title}` });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not shown');
  const moveTo = (part: number) =>
    page.mouse.move(box.x + part * box.width, box.y + box.height / 2, { steps: 5 });

  await moveTo(0.2);
  await page.mouse.down();
  await expect(page.getByRole('button', { name: `Pause ${title}` })).toBeVisible();
  await moveTo(0.7);
  await page.mouse.up();

  await expect.poll(() => position(page)).toBeGreaterThan(200);
  expect(await position(page)).toBeLessThan(230);
});

test('a song that browsers cannot play is reported once, and the console says what to do', async ({
  page,
  ownerApi,
  ownerPage,
  scriptErrors,
}) => {
  const { id, title } = await ownerApi.uploadSong({ title: unique('Unheard'), lyrics: 'മഴ' });
  // The words in place of the audio: the server sends it, and no browser plays it.
  await changeOne(
    `update uploaded_songs set audio_file_url = lyrics_file_url, audio_size = octet_length(description) where id = $1`,
    [id],
  );
  scriptErrors.allow(/no supported source/);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/playback-failures')) reports.push(request.postData() ?? '');
  });
  await openPage(page, '/songs');
  const play = page.getByRole('button', { name: `Play ${title}` });
  const reported = page.waitForResponse((response) => response.url().endsWith('/playback-failures'));
  await play.click();
  expect((await reported).status()).toBe(204);
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();

  await ownerPage.goto('/admin/songs');
  await expect(ownerPage.getByText('Failed for 1 listener').filter({ visible: true })).toBeVisible();
  await expectAccessible(ownerPage);
  await ownerPage.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(
    ownerPage.getByText(/1 listener could not play this song in the last 30 days\. .*as MP3/),
  ).toBeVisible();
  await expectAccessible(ownerPage);
  expect(reports).toEqual(['{"kind":"unsupported"}']);
});
