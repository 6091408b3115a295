import { createReadStream } from 'node:fs';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/test.js';

/** The worker looks for work every few seconds, and the demo has songs. */
const BACKUP_MS = 240_000;

test('the owner backs up by a press, and downloads the ZIP', async ({ ownerPage: page }) => {
  await page.goto('/admin/settings/care');
  await expect(page.getByText('There is no backup yet. The first one is made tonight.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose a bucket' }).click();
  await expect(page.getByLabel('Address of the store')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Choose a bucket' })).toBeFocused();
  await page.getByRole('button', { name: 'Back Up Now' }).click();
  const download = page.getByRole('button', { name: /^Download the backup of / });
  await expect(download).toBeVisible({ timeout: BACKUP_MS });
  await expectAccessible(page);
  await download.click();
  const dialog = page.getByRole('alertdialog', { name: /^Download the backup of / });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  const [head] = (await createReadStream(await file.path(), { end: 3 }).toArray()) as [Buffer];
  expect(head.toString('latin1')).toBe('PK\u0003\u0004');
});
