import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

test('the rules print without controls, black on white', async ({ page }) => {
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

test('the page of a song prints the song with its lyrics, black on white', async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('One Sheet'), lyrics: 'Two lines\nof a song' });
  await openPage(page, '/songs');
  await openPage(page, (await page.getByRole('link', { name: title }).getAttribute('href')) ?? '');
  await page.emulateMedia({ media: 'print' });

  const lyrics = page.getByRole('article', { name: title }).locator('.lyrics');
  await expect(lyrics.getByText('Two lines')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'More songs' })).toBeHidden();
  await expect(page.getByRole('button', { name: `Play ${title}` })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the gallery prints its entries with the addresses of their videos, without controls', async ({
  page,
}) => {
  await openPage(page, '/entries');
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('combobox')).toBeHidden();
  const link = page.getByRole('article').first().getByRole('link', { name: 'Watch on YouTube' });
  const address = await link.getAttribute('href');
  const printed = await link.evaluate((node) => getComputedStyle(node, '::after').content);
  expect(printed).toBe(`" ${address}"`);
});

test('the list prints the songs with open lyrics', async ({ page, ownerApi }) => {
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
