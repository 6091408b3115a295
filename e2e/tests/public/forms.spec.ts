import type { Locator, Page } from '@playwright/test';
import { uniqueEmail } from '../../support/names.js';
import { holdScripts } from '../../support/hold-back.js';
import { openPage } from '../../support/pages.js';
import { sentences, texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';
import { expectClear, expectToast, expectWhole } from '../../support/toasts.js';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function writeContactMessage(page: Page): Promise<void> {
  await field(page, 'Name').fill('Gayathri');
  await field(page, 'Email').fill(uniqueEmail('gayathri'));
  await field(page, 'Subject').fill('A concert');
  await field(page, 'Message').fill('Would you come?');
}

test('a contact message that is submitted before the scripts load is sent afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await writeContactMessage(page);
  await button(page, 'Send Message').click();
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'Subject')).toHaveValue('A concert');

  const sent = page.waitForRequest('**/api/contact');
  await release();

  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Gayathri',
    subject: 'A concert',
    message: 'Would you come?',
  });
  await expect(page.getByRole('heading', { name: texts.contact.sent })).toBeVisible();
});

test('a log-in by Enter before the scripts load happens afterwards', async ({ page, account }) => {
  const release = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await field(page, 'Password').press('Enter');
  await expect(page).toHaveURL('/auth');

  await release();

  await expectToast(page, ...sentences.login.succeeded);
  await expect(page.getByRole('banner').getByText(account.email)).toBeVisible();
});

test('a toast covers neither what was pressed nor what has the focus, nor the title of the page', async ({
  page,
  ownerApi,
}) => {
  const toast = page.locator('.toast');
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page, '/ml/auth');
  const submit = page.locator('main form [type="submit"]');
  // It ends where the toast appears.
  await submit.evaluate((pressed) => scrollBy(0, pressed.getBoundingClientRect().bottom - innerHeight + 8));
  await submit.click();
  await expect(page.locator('main input:focus')).toBeVisible();
  await expectClear(toast, page.locator('main form [type="submit"], main input:focus, h1'));

  // At the end of the page, its end moves nothing; the page is as long as before once the visitor scrolls up.
  const height = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--toast-height'));
  const end = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return scrollY;
  });
  await toast.getByRole('button').click();
  await expect(toast).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(end);
  expect(await height()).not.toBe('');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(height).toBe('');

  await ownerApi.uploadSong({ title: 'Covered' });
  await openPage(page, '/ml/songs');
  const play = page.locator('main article button').first();
  await play.evaluate((pressed) => scrollBy(0, pressed.getBoundingClientRect().bottom - innerHeight + 8));
  await play.click();
  // The player appears below the toast.
  await expect(page.locator('.player-bar button').first()).toBeVisible();
  await expectClear(toast, page.locator('main article button').first());
  await expectClear(toast, page.locator('h1'));
});

for (const path of ['/songs', '/ml/songs']) {
  test(`a toast on ${path} shows all of its words on a small phone`, async ({ page, ownerApi }) => {
    const title = 'മഴത്തുള്ളികൾ പൊഴിഞ്ഞുവീണപ്പോൾ '.repeat(6).trim();
    await ownerApi.uploadSong({ title });
    await page.setViewportSize({ width: 320, height: 568 });
    await openPage(page, path);
    await page.locator('main article button').first().click();
    const toast = page.locator('.toast').filter({ hasText: title });
    // It stays while the visitor points at it.
    await toast.hover();
    await expectWhole(toast.locator('.toast-text'));
  });
}

test('a field has a border and its label has none, and the place of its error is there before the error', async ({
  page,
}) => {
  await openPage(page, '/contact');
  const region = page.locator('p[aria-live="polite"]').first();
  // A live region that is hidden until it has text would not be announced.
  await expect(region).toHaveText('');
  await expect(region).not.toHaveCSS('display', 'none');
  const borderOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await borderOf(page.locator('label', { hasText: 'Subject' }))).toBe('0px');
  expect(await borderOf(page.getByLabel('Subject'))).toBe('1px');
});
