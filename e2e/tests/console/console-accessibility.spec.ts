import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAs } from '../../support/accessibility.js';
import { press } from '../../support/moderation.js';
import { pairedLooks } from '../../support/looks.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { settle } from '../../support/requests.js';
import { consolePages } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

async function expectFewFields(page: Page): Promise<void> {
  const fields = page
    .getByRole('main')
    .locator(':is(input:not([type=checkbox], [type=hidden]), textarea, select, [role=combobox]):visible');
  expect(await fields.count(), 'fields').toBeLessThanOrEqual(12);
}

for (const [position, path] of consolePages.entries()) {
  test(`${path} is accessible, fits the screen in pairs of width and theme, and shows at most twelve fields`, async ({
    ownerPage,
  }) => {
    await ownerPage.goto(path);
    await expect(ownerPage.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    await expect(ownerPage.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
    await settle(ownerPage);

    await expectFewFields(ownerPage);
    for (const look of pairedLooks(position)) await expectAccessibleAs(ownerPage, look);
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
  await expectFewFields(ownerPage);
  await expectAccessible(ownerPage);

  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('main').getByRole('link', { name: /^Edit/ }).first().click();
  await expect(ownerPage.getByRole('form', { name: 'What is written about it' })).toBeVisible();
  await expectFewFields(ownerPage);
  await expectAccessible(ownerPage);

  await ownerPage.goto('/admin/contest/setup/all');
  await ownerPage.getByRole('rowheader').first().getByRole('link').click();
  await expect(ownerPage.getByRole('region', { name: 'What visitors see' })).toBeVisible();
  await expectAccessible(ownerPage);

  await ownerPage.goto('/admin/settings/email');
  await ownerPage.getByRole('rowheader').first().getByRole('link').click();
  await expect(ownerPage.getByRole('heading', { name: 'As it is read (text)' })).toBeVisible();
  await expectAccessible(ownerPage);

  await ownerPage.goto('/admin/contest/entries');
  await press(ownerPage, ownerPage.getByRole('article', { name }), 'Delete');
  await expect(ownerPage.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(ownerPage);
});
