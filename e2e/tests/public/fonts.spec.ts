import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.js';

/** The names of the font files that the page requests, without their hashes. */
function noteFonts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
    if (name) names.add(name);
  });
  return names;
}

/** Opens the page with stopped timers, so that it stays in its first view. */
async function openFirstView(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/** The families that the page shows its text in. */
function shownFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
}

test('the first view of an English page loads no Malayalam font, the page and its Malayalam version do', async ({
  page,
}) => {
  const fonts = noteFonts(page);
  await openFirstView(page, '/songs');
  expect([...fonts].sort()).toEqual(['anek-latin', 'fraunces-latin']);

  await page.clock.resume();

  await expect
    .poll(() => [...fonts].sort())
    .toEqual(['anek-latin', 'fraunces-latin', 'manjari-malayalam-400-normal', 'manjari-own-words']);

  await page.getByRole('link', { name: 'മലയാളം', exact: true }).click();
  await expect(page).toHaveURL('/ml/songs');
  await expect.poll(() => [...fonts]).toContain('anek-malayalam');
  await expect.poll(() => shownFonts(page)).toContain('Anek Malayalam Late');
});

test('the first view of a Malayalam page loads the font of its text, and its English version the others', async ({
  page,
}) => {
  const fonts = noteFonts(page);
  await openFirstView(page, '/ml/contact');

  expect([...fonts].sort()).toEqual(['anek-latin', 'anek-malayalam']);

  await page.clock.resume();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect
    .poll(() => [...fonts].sort())
    .toEqual(['anek-latin', 'anek-malayalam', 'fraunces-latin', 'manjari-own-words']);
  await expect.poll(() => shownFonts(page)).toContain('Manjari Own Words');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an English page has its Malayalam fonts', async ({ page }) => {
    const requested = page.waitForRequest(/manjari-own-words-[\w-]+\.woff2$/);
    await page.goto('/about');
    await requested;
  });
});
