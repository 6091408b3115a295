import type { Page } from '@playwright/test';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';
import { expectClear, expectToast } from '../../support/toasts.js';

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const control = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const audioOf = (page: Page) =>
  page
    .locator('audio')
    .evaluate(({ paused, muted, volume }: HTMLAudioElement) => ({ paused, muted, volume }));

async function playFirst(page: Page) {
  await openPage(page, '/songs');
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(control(page, 'Pause')).toBeVisible();
}

test('all controls of the player fit at every width from 640 px', async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({
    title: unique('A Song with a Title of Many Words'),
    lyrics: 'One line',
  });
  await playFirst(page);

  for (const width of [640, 767, 768, 800, 900, 1000, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    const everything = [
      ...[
        `Add ${title} to favorites`,
        'Previous song',
        'Pause',
        'Next song',
        'Lyrics',
        'Up next',
        'Mute',
        'Close player',
      ].map((name) => control(page, name)),
      player(page).getByRole('slider', { name: 'Volume' }),
      player(page).getByRole('slider', { name: 'Seek' }),
    ];
    for (const one of everything) await expect(one).toBeInViewport({ ratio: 1 });
    const seekBar = await player(page).getByRole('slider', { name: 'Seek' }).boundingBox();
    expect(seekBar?.width, `seek bar at ${width}`).toBeGreaterThan(200);
  }
});

test('on a phone the bar has 70 px, and a sheet has all controls', async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({
    title: unique('A Song with a Title of Many Words'),
    lyrics: 'One line',
  });
  await playFirst(page);
  const sheet = page.getByRole('dialog', { name: 'Player' });
  const open = player(page).getByRole('button', { name: /^Open the player:/ });

  for (const width of [320, 360, 480, 639]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(async () => (await player(page).boundingBox())?.height).toBe(70);
    for (const name of ['Pause', 'Next song']) await expect(control(page, name)).toBeInViewport({ ratio: 1 });
    await expect(control(page, 'Close player')).toBeHidden();

    await open.click();
    const everything = [
      ...[
        'Minimize player',
        'Lyrics',
        'Up next',
        'Close player',
        'Previous song',
        'Pause',
        'Next song',
        'Mute',
        `Add ${title} to favorites`,
        `Share ${title}`,
      ].map((name) => sheet.getByRole('button', { name, exact: true })),
      sheet.getByRole('slider', { name: 'Seek' }),
      sheet.getByRole('link', { name: title }),
    ];
    for (const one of everything) await expect(one).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(open).toBeFocused();
  }
});

test('the sheet shows toasts, and closes when the sign-in page opens', async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Anonymous Heart') });
  await page.setViewportSize({ width: 360, height: 740 });
  await playFirst(page);
  await player(page)
    .getByRole('button', { name: /^Open the player:/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Player' });
  await expect(sheet.locator('.toast')).toContainText('Playing');
  await expectClear(sheet.locator('.toast'), sheet.locator('button:not(.toast *), a, input'));

  await sheet.getByRole('button', { name: `Add ${title} to favorites` }).click();

  await expect(page).toHaveURL(/\/auth\?returnTo=/);
  await expect(sheet).toHaveCount(0);
  await expectToast(page, 'Login Required', 'Please sign in to add favorites.');
});

test('the queue opens above the bar, and a song in it is chosen', async ({ page }) => {
  await playFirst(page);
  const queue = page.getByRole('list', { name: 'Up next' });
  await expect(queue).toBeHidden();

  await control(page, 'Up next').press('Enter');
  await expect(queue).toBeVisible();
  await queue.getByRole('button').first().press('ArrowDown');
  expect((await audioOf(page)).volume).toBe(1);
  await queue.getByRole('button', { name: 'Play Oar Song' }).click();
  await expect(player(page).getByRole('link', { name: 'Oar Song' })).toBeVisible();
  await expect(queue.getByRole('button', { name: 'Play Oar Song' })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(queue).toBeHidden();
  await expect(control(page, 'Up next')).toBeFocused();
});

test('the sheet lists the songs that play next, and one is chosen there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await playFirst(page);
  await player(page)
    .getByRole('button', { name: /^Open the player:/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Player' });
  await sheet.getByRole('button', { name: 'Up next' }).click();
  const queue = sheet.getByRole('list', { name: 'Up next' }).getByRole('button', { name: /^Play / });
  await expect(queue.first()).toHaveAccessibleName(/^Play Hill Road /);

  await queue.first().click();
  await expect(queue.first()).toHaveAccessibleName(/^Play First Light /);
  await expect(sheet.getByRole('heading', { name: 'Hill Road' })).toBeVisible();
  await expect.poll(async () => (await audioOf(page)).paused).toBe(false);
});

test('the sheet shows the lyrics, and keeps the place where the visitor reads them', async ({
  page,
  ownerApi,
}) => {
  const lines = Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`);
  const { title } = await ownerApi.uploadSong({ title: unique('Long Lyrics'), lyrics: lines.join('\n') });
  await page.setViewportSize({ width: 360, height: 640 });
  await playFirst(page);
  await player(page)
    .getByRole('button', { name: /^Open the player:/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Player' });
  const text = sheet.getByRole('region', { name: `Lyrics of ${title}` });
  await sheet.getByRole('button', { name: 'Lyrics', exact: true }).click();
  await expect(text.getByText('Line 1', { exact: true })).toBeInViewport();
  await expectClear(sheet.locator('.toast'), text);
  await text.getByText('Line 40').scrollIntoViewIfNeeded();
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500);

  await sheet.getByRole('button', { name: 'Up next' }).click();
  await expect(text).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Lyrics', exact: true }).click();
  await expect(text.getByText('Line 40')).toBeInViewport();

  await text.getByRole('link', { name: 'Page of the song' }).click();
  await expect(page).toHaveURL(/\/songs\/long-lyrics/);
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/songs$/);
});

test('Back closes the sheet and leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Songs' }).click();
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  const open = player(page).getByRole('button', { name: /^Open the player:/ });
  const sheet = page.getByRole('dialog', { name: 'Player' });
  const before = await page.evaluate(() => scrollY);
  await open.click();
  await expect(sheet).toBeVisible();

  await page.goBack();

  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/songs$/);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(open).toBeFocused();

  // An entry that the sheet has made does not stay.
  await open.click();
  await sheet.getByRole('button', { name: 'Minimize player' }).click();
  await expect(sheet).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => (history.state as { isDialog?: boolean }).isDialog ?? false))
    .toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('the lyrics above the bar stay while the visitor pauses, and cover no toast', async ({
  page,
  ownerApi,
}) => {
  await ownerApi.uploadSong({ title: unique('Read Along'), lyrics: 'One line' });
  await page.setViewportSize({ width: 1366, height: 640 });
  await playFirst(page);
  await control(page, 'Lyrics').click();
  const panel = page.getByRole('dialog', { name: 'Lyrics' });
  await expect(panel.getByText('One line')).toBeVisible();
  await expectClear(page.locator('.toast'), panel);

  await control(page, 'Pause').click();
  await expect(panel).toBeVisible();
  await control(page, 'Up next').click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Up next' })).toBeVisible();
});

test('a song is dragged to another place, which a reload keeps, and another tab has its own order', async ({
  page,
  context,
}) => {
  await playFirst(page);
  const titlesOf = async (tab: Page) => {
    await control(tab, 'Up next').click();
    const list = tab.getByRole('list', { name: 'Up next' });
    await expect(list).toBeVisible();
    return list.getByRole('button', { name: /^Play / }).allTextContents();
  };
  const before = await titlesOf(page);
  const grips = page
    .getByRole('list', { name: 'Up next' })
    .getByRole('button', { name: /^Move .*, \d+ of \d+$/ });
  const [first, third] = [await grips.nth(0).boundingBox(), await grips.nth(2).boundingBox()];
  if (!first || !third) throw new Error('the queue has no three songs');
  const centre = ({ x, y, width, height }: typeof first) => [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...centre(first));
  await page.mouse.down();
  await page.mouse.move(...centre(third), { steps: 8 });
  await page.mouse.up();

  const wanted = [before[1], before[2], before[0], ...before.slice(3)];
  const list = page.getByRole('list', { name: 'Up next' });
  await expect.poll(() => list.getByRole('button', { name: /^Play / }).allTextContents()).toEqual(wanted);
  const other = await context.newPage();
  await playFirst(other);
  expect(await titlesOf(other)).toEqual(before);

  await openPage(page, '/about');
  expect(await titlesOf(page)).toEqual(wanted);
});

test('what belongs to the song moves with it, and stands still with reduced motion', async ({ page }) => {
  const moves = () =>
    page
      .locator('.shuttle')
      .first()
      .evaluate((shuttle: HTMLElement) => shuttle.style.scale !== '');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/songs/oar-song');
  await page.getByRole('button', { name: 'Play Oar Song' }).click();
  await expect.poll(moves).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moves).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(moves).toBe(true);
  await control(page, 'Pause').click();
  await expect.poll(moves).toBe(false);
});

test('the page does without the heart of the player if its sentences do not load', async ({
  page,
  scriptErrors,
}) => {
  await playFirst(page);
  scriptErrors.expect(/songs-[\w-]+\.js/);
  // Not those of the page of songs.
  const sentencesOfSongs = /\/assets\/songs-(?!page-)[\w-]+\.js/;
  await page.route(sentencesOfSongs, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => sentencesOfSongs.test(request.url()));

  await openPage(page, '/contact');

  await lost;
  await expect(control(page, 'Play')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(player(page).getByRole('button', { name: /favorites$/ })).toHaveCount(0);
});

test('Space, k, the arrow keys and the mute button do what they say alone', async ({ page }) => {
  await playFirst(page);
  await player(page).getByRole('slider', { name: 'Seek' }).click();
  await expect(player(page).getByRole('slider', { name: 'Seek' })).toBeFocused();
  const isPaused = async () => (await audioOf(page)).paused;
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(true);
  await page.keyboard.press('k');
  await expect.poll(isPaused).toBe(false);

  await control(page, 'Mute').click();
  await expect.poll(() => audioOf(page)).toEqual({ paused: false, muted: true, volume: 1 });
  await control(page, 'Unmute').click();
  await expect.poll(() => audioOf(page)).toEqual({ paused: false, muted: false, volume: 1 });

  await control(page, 'Pause').click();
  const slider = player(page).getByRole('slider', { name: 'Volume' });
  await slider.focus();
  const seconds = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  const before = await seconds();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => audioOf(page)).toEqual({ paused: true, muted: false, volume: 0.95 });
  expect(await seconds()).toBe(before);
});

test('where only the device sets the volume there is no slider, and muting works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', { get: () => 1, set: () => {} });
  });
  await playFirst(page);
  await expect(player(page).getByRole('slider', { name: 'Volume' })).toHaveCount(0);

  await control(page, 'Mute').click();

  await expect.poll(() => audioOf(page)).toEqual({ paused: false, muted: true, volume: 1 });
});

test('the player never covers the element with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await playFirst(page);
  await page.getByRole('combobox', { name: 'Show' }).focus();

  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.player-bar');
      if (!focused || !bar || bar.contains(focused)) return null;
      const excess = focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
      return excess > 0 ? `${focused.outerHTML.slice(0, 80)} by ${excess}` : null;
    });
    expect(hidden).toBeNull();
  }
});
