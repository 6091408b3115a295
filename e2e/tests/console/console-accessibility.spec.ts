import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { press } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { consolePages } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

for (const path of consolePages) {
  test(`${path} is accessible in light and dark, and fits a phone`, async ({ ownerPage }) => {
    await ownerPage.goto(path);
    await expect(ownerPage.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    await expect(ownerPage.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
    await ownerPage.waitForLoadState('networkidle');

    await expectAccessible(ownerPage);
    await expectFitsPhone(ownerPage);
  });
}

test('the upload panel, single records and a confirmation are accessible', async ({
  ownerPage,
  ownerApi,
}) => {
  const name = unique('Asha');
  await ownerApi.submitEntry({ name, videoId: videoIdWithViews(0) });

  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('button', { name: 'Upload Song' }).click();
  await expect(ownerPage.getByRole('form', { name: 'Upload a song' })).toBeVisible();
  await expectAccessible(ownerPage);

  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('main').getByRole('link', { name: /^Edit/ }).first().click();
  await expect(ownerPage.getByRole('form', { name: 'What is written about it' })).toBeVisible();
  await expectAccessible(ownerPage);

  await ownerPage.goto('/admin/contests');
  await ownerPage.getByRole('rowheader').first().getByRole('link').click();
  await expect(ownerPage.getByRole('region', { name: 'What visitors see' })).toBeVisible();
  await expectAccessible(ownerPage);

  await ownerPage.goto('/admin/emails');
  await ownerPage.getByRole('rowheader').first().getByRole('link').click();
  await expect(ownerPage.getByRole('heading', { name: 'As it is read (text)' })).toBeVisible();
  await expectAccessible(ownerPage);

  await ownerPage.goto('/admin/entries');
  await press(ownerPage, ownerPage.getByRole('article', { name }), 'Delete');
  await expect(ownerPage.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(ownerPage);
});
