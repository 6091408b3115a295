import type { Page } from '@playwright/test';
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
