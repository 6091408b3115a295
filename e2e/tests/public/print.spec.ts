import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

test('the rules are printed without what one presses, black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/terms');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(page.getByRole('heading', { name: 'Governing Law' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Paattu' })).toBeVisible();
  for (const hidden of [
    page.getByRole('navigation').first(),
    page.getByRole('contentinfo'),
    page.getByRole('button').first(),
  ])
    await expect(hidden).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('of the songs, those are printed whose lyrics are open', async ({ page, ownerApi }) => {
  const lyrics = 'മഴ പെയ്യുന്നു\n\nA line';
  const { title } = await ownerApi.uploadSong({ title: unique('On Paper'), lyrics });
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Show lyrics' }).click();
  await expect(card.locator('.lyrics', { hasText: 'A line' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  await expect(card.locator('.lyrics', { hasText: 'A line' })).toBeVisible();
  await expect(card.getByRole('button').first()).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
});
