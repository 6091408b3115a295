import type { Page } from '@playwright/test';
import { openEntries } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

test('leaving the page sends the waiting decision without a question', async ({
  ownerPage,
  otherPage,
  visitorApi,
}) => {
  const questions: string[] = [];
  ownerPage.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  const name = unique('Left');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await openEntries(ownerPage, name);

  await ownerPage.getByRole('article', { name }).getByRole('button', { name: 'Approve' }).click();
  await expect(ownerPage.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await ownerPage.goto('/about');

  await expectInGallery(otherPage, name);
  expect(questions).toEqual([]);
});

async function expectInGallery(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.goto('/entries');
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible({ timeout: 500 });
  }).toPass();
}
