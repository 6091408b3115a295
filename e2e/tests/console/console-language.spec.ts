import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.js';
import { contestField } from '../../support/contest-form.js';
import { settle } from '../../support/requests.js';
import { consolePages } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('the console changes to Malayalam and back by a button of its menu, and a page keeps what is typed', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/contest/setup/create');
  const title = contestField(page, 'Title');
  await title.fill('A line of mine');
  page.once('dialog', (question) => void question.dismiss());
  await page.getByRole('button', { name: 'മലയാളം' }).click();
  await expect(title).toHaveValue('A line of mine');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'മലയാളം' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ഡാഷ്‌ബോർഡ്');
  const menu = page.getByRole('navigation', { name: 'ഡാഷ്‌ബോർഡ്' });
  await menu.getByRole('link', { name: /^മത്സരം/ }).click();
  await expect(page).toHaveURL('/admin/contest');
  await expect(page).toHaveTitle('അവലോകനം · മത്സരം · ഡാഷ്‌ബോർഡ് · പാട്ട്');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ഡാഷ്‌ബോർഡ്');

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('the console opens in the language of the page that led to it, and leads back to it', async ({
  ownerPage: page,
}) => {
  await page.goto('/ml/songs');
  await page.locator('a[href="/admin"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ഡാഷ്‌ബോർഡ്');
  await page.goto('/admin/songs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
  await expect(
    page.getByRole('navigation', { name: 'വെബ്സൈറ്റ്' }).first().getByRole('link').first(),
  ).toHaveAttribute('href', '/ml');
});

test('each page of the console fits a phone and a small window in Malayalam', async ({ ownerPage: page }) => {
  await page.goto('/admin');
  await page.evaluate(() => localStorage.setItem('paattu-language', 'ml'));
  for (const path of consolePages) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    await settle(page);
    await expectNoSidewaysScroll(page, 320);
    await expectNoSidewaysScroll(page, 768);
  }
});
