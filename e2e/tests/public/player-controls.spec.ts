import type { Page } from '@playwright/test';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const audioOf = (page: Page) =>
  page.locator('audio').evaluate(({ currentTime, paused, volume, muted }: HTMLAudioElement) => ({
    second: Math.floor(currentTime),
    paused,
    volume: muted ? 0 : Math.round(volume * 10) / 10,
  }));

/** Pauses a song at 30 s, so that only the test changes the position. */
async function pauseAtHalf(page: Page, title: string) {
  await openPage(page, '/songs');
  await page.getByRole('slider', { name: `Seek in ${title}` }).fill('30');
  await player(page).getByRole('button', { name: 'Pause' }).click();
  await player(page).getByRole('slider', { name: 'Seek' }).fill('30');
  await expect.poll(() => audioOf(page)).toEqual({ second: 30, paused: true, volume: 1 });
}

test('the usual keys of other players work in the bar', async ({ page, ownerApi }) => {
  await ownerApi.uploadSong({ title: unique('Keys Second') }, 60);
  const first = await ownerApi.uploadSong({ title: unique('Keys First') }, 60);
  await pauseAtHalf(page, first.title);
  await player(page).getByRole('button', { name: 'Play', exact: true }).focus();

  for (const { keys, leads } of [
    { keys: ['l'], leads: { second: 40, volume: 1 } },
    { keys: ['j', 'j'], leads: { second: 20, volume: 1 } },
    { keys: ['ArrowRight'], leads: { second: 25, volume: 1 } },
    { keys: ['ArrowLeft', 'ArrowLeft'], leads: { second: 15, volume: 1 } },
    { keys: ['ArrowDown', 'ArrowDown', 'ArrowDown'], leads: { second: 15, volume: 0.7 } },
    { keys: ['ArrowUp'], leads: { second: 15, volume: 0.8 } },
    { keys: ['m'], leads: { second: 15, volume: 0 } },
    { keys: ['m'], leads: { second: 15, volume: 0.8 } },
  ]) {
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(() => audioOf(page), keys.join()).toEqual({ ...leads, paused: true });
  }

  await page.keyboard.press('Shift+N');
  await expect(player(page)).not.toContainText(first.title);
  await page.keyboard.press('Shift+P');
  await expect(player(page)).toContainText(first.title);
});

test("the player's keys do nothing in the fields of a page", async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Typing') }, 60);
  await pauseAtHalf(page, title);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();

  await page.getByLabel('Name').pressSequentially('jkl m');

  await expect(page.getByLabel('Name')).toHaveValue('jkl m');
  expect(await audioOf(page)).toEqual({ second: 30, paused: true, volume: 1 });
});

test('lock screens and headphones control the player', async ({ page, ownerApi }) => {
  await page.addInitScript(() => {
    const handlers: Record<string, MediaSessionActionHandler | null> = {};
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler;
    };
    Object.assign(globalThis, { mediaHandlers: handlers });
  });
  const press = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
    page.evaluate(
      ([name, more]) => {
        const handlers = Reflect.get(globalThis, 'mediaHandlers') as Record<
          string,
          MediaSessionActionHandler
        >;
        handlers[name]?.({ action: name, ...more });
      },
      [action, details] as const,
    );
  await ownerApi.uploadSong({ title: unique('Steered Second') }, 60);
  const { title } = await ownerApi.uploadSong({ title: unique('Steered First') }, 60);
  await pauseAtHalf(page, title);
  const second = async () => (await audioOf(page)).second;

  await press('seekforward', { seekOffset: 5 });
  await expect.poll(second).toBe(35);
  await press('seekbackward');
  await expect.poll(second).toBe(25);
  await press('seekto', { seekTime: 50 });
  await expect.poll(second).toBe(50);

  await press('play');
  await expect.poll(async () => (await audioOf(page)).paused).toBe(false);
  await press('pause');
  await expect.poll(async () => (await audioOf(page)).paused).toBe(true);

  await press('nexttrack');
  await expect(player(page)).not.toContainText(title);
  await press('pause');
  await press('previoustrack');
  await expect(player(page)).toContainText(title);
});
